"""Looking back at LONG-LINE: the longest line in everybody's eight cards, beside what was called or left lying."""

from collections.abc import Iterator, Mapping

from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.modes.long_line import events
from tablee.review.light_line.longest import Longest, longest
from tablee.review.light_line.picture import of_line
from tablee.review.light_line.reasons import long_line as reasons
from tablee.review.played import Played, Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed, turning

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "called.longest": ("number",),
    "called.shorter": ("number", "longest"),
    "called.taken": ("number", "longest"),
    "lay.longest": ("number",),
    "lay.shorter": ("number", "longest"),
    **reasons.SENTENCES,
}
GRAPHS = ("built", "points")
RESTS_ON = ()

GREAT = 6
"""A longer line is worth a look in itself."""

Had = dict[Seat, Longest]
"""By seat, the longest line in its cards."""


def review(played: Played) -> Iterator[Curve | Remark]:
    had: Had = {}
    graph = Graph(played)
    found: list[Weighed] = []
    for step in played.steps():
        graph.see(step)
        match step.event:
            case events.RoundDealt(hands=hands):
                had = {Seat(seat): longest(hand) for seat, hand in enumerate(hands)}
            case events.LineCalled(seat=seat, number=number):
                found += _called(step, number, had[seat])
            case events.RoundEnded():
                found += _lay(step, had)
            case _:
                pass
        found += map(Weighed, reasons.why(played, step))
    yield from graph.curves()
    yield from turning(found)


def _called(step: Step, number: int, had: Longest) -> Iterator[Weighed]:
    most, facts = len(had.path), {"number": number}
    seat = step.event.seat
    if number == most:
        remark = Remark(step.number, "called.longest", (seat,), facts)
        yield Weighed(remark, 0.5 * (number - GREAT))
    elif _is_taken(step, most):
        yield _less(step, "called.taken", seat, facts, had, 1)
    else:
        yield _less(step, "called.shorter", seat, facts, had, most - number)


def _is_taken(step: Step, number: int) -> bool:
    """Whether somebody has called it already (LO-09)."""
    return number in [call.number for call in step.before.calls]


def _lay(step: Step, had: Had) -> Iterator[Weighed]:
    """What counted of those who did not call."""
    for n, score in enumerate(step.event.result.scores):
        seat = Seat(n)
        if score.called is None:
            length, most = score.line.length if score.line else 0, len(had[seat].path)
            facts = {"number": length}
            if length == most:
                yield Weighed(Remark(step.number, "lay.longest", (seat,), facts))
            else:
                yield _less(step, "lay.shorter", seat, facts, had[seat], most - length)


def _less(
    step: Step, key: str, seat: Seat, facts: Mapping[str, Fact], had: Longest, by: int
) -> Weighed:
    """By so many cards; one card less happens to everybody."""
    facts = {**facts, "longest": len(had.path)}
    return Weighed(
        Remark(step.number, key, (seat,), facts, shows=of_line(had.path, had.colour)), float(by - 1)
    )


class Graph:
    """How long a line lay before each seat, step by step, and the points of each round."""

    def __init__(self, played: Played) -> None:
        self._seats = played.seating.seats
        self._built = {seat: [(1, 0.0)] for seat in self._seats}
        self._points = {seat: [(1, 0.0)] for seat in self._seats}

    def see(self, step: Step) -> None:
        match step.event:
            case CardLaid() | CardTakenBack() | BenchCleared() | events.RoundDealt():
                for seat in self._seats:
                    line = step.after.places[seat].longest
                    self._note(self._built[seat], step.number, line.length if line else 0)
            case events.RoundEnded(result=result):
                for seat in self._seats:
                    self._note(self._points[seat], step.number, result.points[seat])
            case _:
                pass

    def _note(self, points: list[tuple[int, float]], number: int, value: int) -> None:
        if points[-1][1] != value:
            points.append((number, value))

    def curves(self) -> Iterator[Curve]:
        for seat in self._seats:
            yield Curve("built", tuple(self._built[seat]), seat)
            yield Curve("points", tuple(self._points[seat]), seat)
