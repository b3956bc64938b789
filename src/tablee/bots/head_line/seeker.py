"""A player who looks for a line in their head, calls it, and shows it."""

from tablee.bots.bot import require_offers
from tablee.bots.head_line.looking import line_among, line_seen, misreads
from tablee.bots.pauses import Span, within
from tablee.bots.workbench import step_towards
from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.games.light_line.modes.head_line import actions
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.view import View
from tablee.games.light_line.search import Path

MARK: Span = (800, 1_600)
"""At once (HE-09), yet so that one can see it."""

MOMENT: Span = (4_000, 6_000)
"""Until the dealer goes on, or the cards are given up: time for people to look."""

USUAL_PACE = Options().pace_ms


class Level(Record, frozen=True):
    """How quick somebody is, and how much escapes them."""

    look: Span
    """To find a line of 3 at the usual pace: half as long again for 4, twice as long for 5."""
    card: Span
    """From one card to the next when joining; five of them stay well below the twenty seconds (HE-G3)."""
    overlooks: int = 0
    """One card in so many; 0 stands for none."""
    misreads: int = 0
    """One card in so many, and calls wrongly; 0 stands for none."""


class Seeker:
    """Waits for the next card while it sees nothing; what it sees, it sees again when it thinks again."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, chance: Chance) -> actions.Action | None:
        seat = require_offers(view)
        match view.phase:
            case "dealing" | "claim":
                return self._search(view)
            case "mark":
                cards = [it.card for it in self._line(view)]
                return actions.Mark(tuple(sorted(cards))) if cards else actions.GiveUp()
            case "join":
                line = line_among(view.marked, len(view.marked))
                return (step_towards(line, view.bench) if line else None) or actions.GiveUp()
            case "discard":
                return actions.Discard(min(view.won[seat]))
            case _:
                return actions.StartRound()

    def pause(self, view: View, chance: Chance) -> int:
        match view.phase:
            case "dealing" | "claim":
                return self._time_to_search(view, chance)
            case "mark":
                return within(MARK, chance)
            case "join":
                return within(self._level.card, chance)
            case _:
                return within(MOMENT, chance)

    def _search(self, view: View) -> actions.Action | None:
        offered = {offer.action for offer in view.offers}
        if "call" in offered and self._sees_something(view):
            return actions.CallLine()
        if "resume" in offered:
            return actions.Resume()
        return actions.Agree() if "agree" in offered else None

    def _time_to_search(self, view: View, chance: Chance) -> int:
        """Longer for longer lines, and where a table wants its cards more slowly; none to see nothing.

        Who is mistaken is rash, too.
        """
        match self._search(view):
            case None:
                return 0
            case actions.CallLine():
                look = within(self._level.look, chance) if self._line(view) else self._level.look[0]
                return look * ((view.number or 0) - 1) * view.pace_ms // (2 * USUAL_PACE)
            case _:
                return within(MOMENT, chance)

    def _sees_something(self, view: View) -> bool:
        return bool(self._line(view)) or misreads(view, self._level.misreads)

    def _line(self, view: View) -> Path:
        return line_seen(view, self._level.overlooks)
