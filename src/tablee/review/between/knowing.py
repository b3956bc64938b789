"""What each seat knew at each step of a round, and how many intervals it could still believe in."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from tablee.bots.between.belief import Weights, possible, weigh
from tablee.bots.between.facts import Facts, facts_of
from tablee.core.seats import Seat
from tablee.games.between import events
from tablee.games.between.pieces import Interval
from tablee.review.played import Played, Step
from tablee.review.review import Curve

Minds = Mapping[Seat, Facts]
"""By seat, all it can go by; nobody's while intervals are being chosen, and no more of who is out than until then."""

_TELLING = (
    events.QuestionAnswered,
    events.JokerAnswered,
    events.ProposalMissed,
    events.IntervalFound,
    events.IntervalConceded,
)


class Moment(NamedTuple):
    """A step, and what each seat knew before and after it."""

    step: Step
    before: Minds
    after: Minds

    @property
    def number(self) -> int:
        return self.step.number


def moments(played: Played) -> Iterator[Moment]:
    minds: Minds = {}
    for step in played.steps():
        after = _minds(played, step, minds)
        yield Moment(step, minds, after)
        minds = after


def _minds(played: Played, step: Step, before: Minds) -> Minds:
    if isinstance(step.event, events.RoundDealt):
        return {}
    has_begun = not before and isinstance(step.event, events.TurnBegan)
    if not has_begun and not isinstance(step.event, _TELLING):
        return before
    fresh = {it: facts_of(played.view(step.after, it)) for it in step.after.still_in}
    return {**before, **fresh}


@lru_cache(maxsize=64)
def weights(facts: Facts, rival: Seat) -> Weights:
    """In how many ways this rival can have come to hide each interval that it can have."""
    return weigh(facts, facts.rival(rival))


def intervals(facts: Facts, rival: Seat) -> tuple[Interval, ...]:
    """All that this rival can have; to know how likely they are takes longer."""
    return possible(facts, facts.rival(rival))


def left(facts: Facts, rival: Seat) -> int:
    """How many that are; 1 once it lies open."""
    return 1 if facts.rival(rival).is_found else len(intervals(facts, rival))


class Graph:
    """Of each seat about each other one: how many intervals it could still have; a new curve for each round."""

    def __init__(self) -> None:
        self._dealt = 0
        self._points: dict[tuple[Seat, Seat, int], list[tuple[int, float]]] = {}

    def see(self, moment: Moment) -> None:
        if isinstance(moment.step.event, events.RoundDealt):
            self._dealt = moment.number
        elif moment.after is not moment.before:
            # Which cards are hidden tells nothing: what is known when turns begin was known from the deal on.
            self._note(moment.number if moment.before else self._dealt, moment.after)

    def _note(self, number: int, minds: Minds) -> None:
        for seat, facts in minds.items():
            for rival in facts.rivals:
                points = self._points.setdefault((seat, rival.seat, self._dealt), [])
                many = left(facts, rival.seat)
                if not points or points[-1][1] != many:
                    points.append((number, many))

    def curves(self) -> Iterator[Curve]:
        for (seat, about, _), points in sorted(self._points.items()):
            yield Curve("intervals", tuple(points), seat, about)
