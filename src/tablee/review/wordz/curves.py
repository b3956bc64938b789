"""Two graphs: how many words of the dictionary, and how many common ones, fitted a hidden word by one seat's eyes."""

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations
from typing import get_args

from tablee.core.seats import Seat
from tablee.review.played import Played
from tablee.review.review import Curve
from tablee.review.wordz.keys import Graph
from tablee.review.wordz.stories import Story

Points = list[tuple[int, float]]


def curves(played: Played, told: Sequence[Story]) -> Iterator[Curve]:
    """For each seat a line about each other's words, one after the other; at nothing while none is hidden."""
    for seat, whom in permutations(played.seating.seats, 2):
        own = [story for story in told if story.whom == whom]
        for graph in get_args(Graph):
            if points := [point for story in own for point in _points(story, seat, graph)]:
                yield Curve(graph, _changes(points), seat, whom)


def _points(story: Story, seat: Seat, graph: Graph) -> Points:
    points = [(it.step, getattr(it.by_seat[seat], graph)) for it in story.sights]
    return [*points, (story.end.number, 0)] if story.end else points


def _changes(points: Points) -> tuple[tuple[int, float], ...]:
    """A value holds until the next."""
    return tuple([next(same) for _, same in groupby(points, key=lambda it: it[1])])
