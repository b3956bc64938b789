"""Looking back at Entre les lignes: what every drawing was taken for, and who saw through whom."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import RoundRevealed, VoteCast
from tablee.games.entre_les_lignes.pieces import RoundResult
from tablee.review.entre_les_lignes.bots import why
from tablee.review.entre_les_lignes.keys import Graph
from tablee.review.entre_les_lignes.rounds import told_of
from tablee.review.entre_les_lignes.votes import Counted, Final, said_of
from tablee.review.played import Played
from tablee.review.review import Curve, Remark
from tablee.review.turning import Weighed, turning

POINTS: Graph = "points"
RIGHT: Graph = "right"

Revealed = tuple[int, RoundResult]
"""A round, and the step at which it was revealed."""


def review(played: Played) -> Iterator[Curve | Remark]:
    counted: list[Counted] = []
    revealed: list[Revealed] = []
    cast: dict[Seat, int] = {}
    final = Final((), ())
    for step in played.steps():
        yield from why(played, step)
        if isinstance(step.event, VoteCast):
            cast[step.event.seat] = step.number
        elif isinstance(step.event, RoundRevealed):
            revealed.append((step.number, step.event.result))
            counted += _counted(step.event.result, cast)
            cast = {}
        final = Final(tuple([it.points for it in step.after.places]), step.after.present)
    yield from turning([*_rounds(revealed), *_votes(counted, final)])
    yield from _curves(played, revealed)


def _counted(result: RoundResult, cast: Mapping[Seat, int]) -> Iterator[Counted]:
    """The last that each seat cast, unless it was no vote."""
    for seat, step in cast.items():
        if result.votes[seat] != "abstain":
            yield Counted(step, seat, result)


def _rounds(revealed: Sequence[Revealed]) -> Iterator[Weighed]:
    return (told_of(result, step) for step, result in revealed)


def _votes(counted: Sequence[Counted], final: Final) -> Iterator[Weighed]:
    return (said_of(vote, final) for vote in counted)


def _curves(played: Played, revealed: Sequence[Revealed]) -> Iterator[Curve]:
    """Points, and how often each seat has found the right drawing, so far."""
    for seat in played.seating.seats if revealed else ():
        points = [(step, result.points[seat]) for step, result in revealed]
        found = accumulate(result.votes[seat] == result.right for _, result in revealed)
        right = [(step, count) for (step, _), count in zip(revealed, found, strict=True)]
        yield Curve(POINTS, ((1, 0), *points), seat)
        yield Curve(RIGHT, ((1, 0), *right), seat)
