"""How likely each announced interval was; who could have named one and let the turn pass; what nobody found."""

from collections.abc import Iterator
from math import log2

from tablee.bots.between.facts import Facts
from tablee.core.outcome import GameEnded
from tablee.core.seats import Seat
from tablee.games.between import events
from tablee.games.between.actions import EndTurn
from tablee.games.between.pieces import ENOUGH, Interval
from tablee.review.between.knowing import Moment, intervals, left, weights
from tablee.review.review import Fact, Remark
from tablee.review.turning import Weighed

WON = 20.0
"""What ends the game is always worth looking at."""


def found(moment: Moment) -> Iterator[Weighed]:
    event = moment.step.event
    assert isinstance(event, events.IntervalFound)
    one_in = odds(moment.before[event.by], event.whom, event.interval)
    facts = _pair(event.interval)
    won = WON if moment.step.after.places[event.by].points == ENOUGH else 0.0
    if one_in == 1:
        yield Weighed(_remark(moment, "named.sure", facts), won or 1.0)
    else:
        lucky = _remark(moment, "named.luck", facts | {"one_in": one_in}, "random")
        yield Weighed(lucky, won or 5 + log2(one_in))


def missed(moment: Moment) -> Iterator[Weighed]:
    event = moment.step.event
    assert isinstance(event, events.ProposalMissed)
    known = moment.before[event.by]
    facts = _pair(event.proposal)
    if event.proposal not in intervals(known, event.whom):
        facts |= {"left": left(known, event.whom)}
        yield Weighed(_remark(moment, "missed.impossible", facts), 9.0)
        return
    one_in = odds(known, event.whom, event.proposal)
    facts |= {"one_in": one_in}
    best = likeliest(known, event.whom)
    if odds(known, event.whom, best) == one_in:
        yield Weighed(_remark(moment, "missed.likely", facts, "random"), 7.0)
        return
    facts |= {"better_low": best[0], "better_high": best[1]}
    facts |= {"better_one_in": odds(known, event.whom, best)}
    yield Weighed(_remark(moment, "missed.unlikely", facts, "random"), 8.0)


def odds(known: Facts, whom: Seat, pair: Interval) -> float:
    """One in so many."""
    ways = weights(known, whom)
    return sum(ways.values()) / ways[pair]


def likeliest(known: Facts, whom: Seat) -> Interval:
    ways = weights(known, whom)
    return max(ways, key=lambda pair: (ways[pair], pair))


def kept(moment: Moment) -> Iterator[Weighed]:
    """What nobody found, and how near the one came who knew most of it."""
    event = moment.step.event
    assert isinstance(event, events.IntervalsTurned)
    for owner, interval in [(it.seat, it.interval) for it in event.unfound]:
        closest = min(
            (seat for seat in moment.before if seat != owner),
            key=lambda seat: left(moment.before[seat], owner),
        )
        many = left(moment.before[closest], owner)
        facts = _pair(interval)
        if many > 1:
            facts |= {"left": many}
        key = "kept.unknown" if many > 1 else "kept.known"
        yield Weighed(Remark(moment.number, key, (owner, closest), facts))


def _pair(interval: Interval) -> dict[str, Fact]:
    return {"low": interval[0], "high": interval[1]}


def _remark(moment: Moment, key: str, facts: dict[str, Fact], rests_on: str = "") -> Remark:
    event = moment.step.event
    return Remark(moment.number, key, (event.by, event.whom), facts, rests_on)


class LetPass:
    """Turns that were ended although an interval was known for certain, and what became of it."""

    def __init__(self) -> None:
        self._passed: dict[tuple[Seat, Seat], tuple[int, Interval]] = {}
        """By who knew and whose it was: the first such step, and the interval."""
        self._turns: dict[tuple[Seat, Seat], int] = {}

    def see(self, moment: Moment) -> Iterator[Weighed]:
        match moment.step.event:
            case events.TurnBegan():
                self._turn_over(moment)
            case events.IntervalFound() as event:
                yield from self._settle(event.whom, event.by)
            case events.IntervalConceded() as event:
                yield from self._settle(event.seat, event.to)
            case events.RoundDealt() | GameEnded():
                yield from self._settle_all()
            case _:
                pass

    def _turn_over(self, moment: Moment) -> None:
        seat = moment.step.seat
        if seat is None or not isinstance(moment.step.action, EndTurn):
            return
        for rival in moment.before[seat].hidden:
            pairs = intervals(moment.before[seat], rival.seat)
            if len(pairs) == 1:
                whose = seat, rival.seat
                self._passed.setdefault(whose, (moment.number, pairs[0]))
                self._turns[whose] = self._turns.get(whose, 0) + 1

    def _settle(self, rival: Seat, by: Seat | None) -> Iterator[Weighed]:
        for seat, whose in list(self._passed):
            if whose == rival:
                yield self._told(seat, rival, by)

    def _settle_all(self) -> Iterator[Weighed]:
        for seat, rival in list(self._passed):
            yield self._told(seat, rival, None)

    def _told(self, seat: Seat, rival: Seat, by: Seat | None) -> Weighed:
        number, pair = self._passed.pop((seat, rival))
        turns, facts = self._turns.pop((seat, rival)), _pair(pair)
        if by is None:
            return Weighed(Remark(number, "passed.never", (seat, rival), facts), 8.0)
        if by != seat:
            return Weighed(Remark(number, "passed.beaten", (seat, rival, by), facts), 9.0)
        return Weighed(Remark(number, "passed.later", (seat, rival), facts | {"turns": turns}), 4.0)
