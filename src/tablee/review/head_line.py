"""Looking back at HEAD-LINE: from which card on a line lay open, who saw it when, and the longest that lay there."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tablee.bots.head_line import LEVELS
from tablee.bots.head_line.looking import line_seen
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Colour
from tablee.games.light_line.modes.head_line import events
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.search import Path
from tablee.review.light_line.longest import longest, some_line
from tablee.review.light_line.picture import Picture, of_line
from tablee.review.light_line.reasons import head_line as reasons
from tablee.review.played import Played, Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed, turning

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "there": ("number", "cards"),
    "found.at_once": ("number",),
    "found.later": ("number", "after"),
    "wrong.there": ("number",),
    "wrong.none": ("number",),
    "together": ("number",),
    "unseen": ("number",),
    "longest": ("longest", "cards"),
    "why.overlooked": (),
    **reasons.SENTENCES,
}
GRAPHS = ("points", "waiting")
RESTS_ON = ("at_least",)
"""The search was not brought to its end: there may be longer ones."""


class There(NamedTuple):
    """The first line that lay open in a round."""

    step: Step
    path: Path
    colour: Colour

    @property
    def picture(self) -> Picture:
        return of_line(self.path, self.colour)


def review(played: Played) -> Iterator[Curve | Remark]:
    graph, there = Graph(played), None
    found: list[Weighed] = []
    for step in played.steps():
        match step.event:
            case events.RoundBegan():
                there = None
            case events.CardDealt():
                there = there or _first_line(step)
                found += _there(step, there)
            case events.PileShuffled():
                found += _unseen(step, there)
            case events.RoundEnded():
                found += _ended(step, there)
                found += _why(played, step, there)
                found += _longest(step)
            case _:
                pass
        found += map(Weighed, reasons.why(played, step))
        graph.see(step, there)
    yield from graph.curves()
    yield from turning(found)


def _first_line(step: Step) -> There | None:
    line = some_line(step.after.open, step.after.number)
    return There(step, *line) if line else None


def _there(step: Step, there: There | None) -> Iterator[Weighed]:
    if there and there.step is step:
        facts: dict[str, Fact] = {"number": step.after.number, "cards": len(step.after.open)}
        yield Weighed(Remark(step.number, "there", (), facts, shows=there.picture))


def _unseen(step: Step, there: There | None) -> Iterator[Weighed]:
    """All cards lay open, and everybody agreed that nothing was there."""
    if there:
        facts: dict[str, Fact] = {"number": step.before.number}
        remark = Remark(step.number, "unseen", step.before.agreed, facts, shows=there.picture)
        yield Weighed(remark, 7.0)


def _ended(step: Step, there: There | None) -> Iterator[Weighed]:
    result = step.event.result
    facts: dict[str, Fact] = {"number": result.number}
    after = _cards_since(step.before, there)
    shows, key, weight = None, "together", 4.0
    if result.how == "joined":
        key, weight = ("found.later" if after else "found.at_once"), 0.7 * after
        facts |= {"after": after} if after else {}
    elif result.how != "called_together":
        key, weight = ("wrong.there", 6.0) if there else ("wrong.none", 5.0)
        shows = there.picture if there else None
    yield Weighed(Remark(step.number, key, result.callers, facts, shows=shows), weight)


def _cards_since(state: State, there: There | None) -> int:
    """How many were dealt after the one with which a line lay there; none once they are gathered in."""
    return len(state.open) - len(there.step.after.open) if there and state.open else 0


def _longest(step: Step) -> Iterator[Weighed]:
    cards = step.event.result.cards
    most = longest(cards)
    if len(most.path) > step.event.result.number:
        facts: dict[str, Fact] = {"longest": len(most.path), "cards": len(cards)}
        rests_on = "" if most.is_proven else "at_least"
        shows = of_line(most.path, most.colour)
        yield Weighed(Remark(step.number, "longest", (), facts, rests_on, shows=shows))


def _why(played: Played, step: Step, there: There | None) -> Iterator[Weighed]:
    """Why a bot called later than it could have."""
    result = step.event.result
    for seat in result.callers[:1]:
        level = LEVELS.get(played.bot(step, seat))
        if level and there and not line_seen(played.view(there.step.after, seat), level.overlooks):
            yield Weighed(Remark(step.number, "why.overlooked", (seat,)))


class Graph:
    """Everybody's points; and how many cards have been dealt since a line lay open."""

    def __init__(self, played: Played) -> None:
        self._points = [[(1, 0)] for _ in played.seating.seats]
        self._waiting = [(1, 0)]

    def see(self, step: Step, there: There | None) -> None:
        if isinstance(step.event, events.RoundEnded):
            for points, won in zip(self._points, step.after.won, strict=True):
                _note(points, step.number, sum(won))
        _note(self._waiting, step.number, _cards_since(step.after, there))

    def curves(self) -> Iterator[Curve]:
        for seat, points in enumerate(self._points):
            yield Curve("points", tuple(points), Seat(seat))
        yield Curve("waiting", tuple(self._waiting))


def _note(points: list[tuple[int, int]], number: int, value: int) -> None:
    if points[-1][1] != value:
        points.append((number, value))
