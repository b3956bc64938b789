"""A player who has a line in mind, lays it card by card, and calls it."""

from tablee.bots.long_line.plan import Lines, line_to_build, lines_seen
from tablee.bots.pauses import Span, within
from tablee.bots.workbench import step_towards
from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.games.light_line.bench import Lay, lines_on
from tablee.games.light_line.cards import COLOURS
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.long_line.actions import Action, CallLine, Stop, TurnUp
from tablee.games.light_line.modes.long_line.pieces import SHORTEST
from tablee.games.light_line.modes.long_line.view import OwnPlace, View

READY: Span = (1_500, 3_000)
"""Until it turns up its cards: nobody is waited for before that (LO-05)."""

WORTH_A_CALL = 5
"""Nobody is thought to call less while they could go on."""


class Level(Record, frozen=True):
    """How quick somebody is, and how much escapes them."""

    look: Span
    """Until the first card is laid."""
    card: Span
    """From one card to the next, and to the call."""
    overlooks: int = 0
    """Up to so many of the eight cards."""
    colours: int = len(COLOURS)
    """How many are looked at."""
    watches: bool = False
    """Whether it calls sooner when somebody else is about to."""


class Builder:
    """Thinks anew before each step, and from the same cards comes to the same plan."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: View, chance: Chance) -> Action | None:
        own = _own_of(view)
        if view.phase == "ready_check":
            return TurnUp()
        if self._level.watches and (number := _last_chance(view, own)):
            return CallLine(number)
        taken = [call.number for call in view.calls]
        line = line_to_build(self._lines(own), own.bench, taken)
        ready = [it.length for it in lines_on(own.bench) if it.length not in taken]
        if ready and ready[0] >= max(len(line), SHORTEST):
            return CallLine(ready[0])
        return step_towards(line, own.bench) if line else _rest(view, own)

    def pause(self, view: View, chance: Chance) -> int:
        if view.phase == "ready_check":
            return within(READY, chance)
        return within(self._level.card if _own_of(view).bench else self._level.look, chance)

    def _lines(self, own: OwnPlace) -> Lines:
        return lines_seen(own.hand, self._level.overlooks, self._level.colours)


def _rest(view: View, own: OwnPlace) -> Action | None:
    """Every number within reach is taken: one card still counts 1 (LO-G5), and more is not to be had."""
    if not own.bench:
        return Lay(own.hand[0], (0, 0, 0))
    return Stop() if view.calls else None


def _last_chance(view: View, own: OwnPlace) -> int:
    """The greatest number that can be called now, if the next call of another would end the round (LO-11).

    Whoever is left over scores less than everybody else (LO-13): so when the only rival has a line to call that is
    nearly as long, a shorter line now is better than a longer one too late.
    """
    rivals = [_length(view.places[seat].longest) for seat in _racing(view) if seat != view.seat]
    taken = [call.number for call in view.calls]
    mine = _length(own.longest)
    if len(rivals) != 1 or mine in taken or mine < SHORTEST:
        return 0
    return mine if rivals[0] >= max(WORTH_A_CALL, mine - 1) else 0


def _racing(view: View) -> list[int]:
    done = [call.seat for call in view.calls]
    places = enumerate(view.places)
    return [seat for seat, it in places if seat not in done and not it.has_stopped]


def _length(line: Line | None) -> int:
    return line.length if line else 0


def _own_of(view: View) -> OwnPlace:
    if view.own is None or not view.offers:
        raise ValueError("nothing to do")
    return view.own
