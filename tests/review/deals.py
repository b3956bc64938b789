"""Between by brute force: every deal of the unseen cards and every choice of intervals, one by one."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from tablee.bots.between.facts import Facts, Rival
from tablee.core.seats import Seat
from tablee.games.between.pieces import Answer, Card, Interval


class Holding(NamedTuple):
    """What one rival may have: cards in hand, and two hidden."""

    hand: tuple[Card, ...]
    interval: Interval | None


World = dict[Seat, Holding]


def worlds(facts: Facts) -> list[World]:
    return list(_worlds(facts.unseen, facts.rivals))


def _worlds(left: Sequence[Card], rivals: Sequence[Rival]) -> Iterator[World]:
    if not rivals:
        yield {}
        return
    rival, *others = rivals
    for cards in combinations(left, rival.to_come):
        rest = [card for card in left if card not in cards]
        for holding in _holdings(rival, cards):
            for world in _worlds(rest, others):
                yield {rival.seat: holding, **world}


def _holdings(rival: Rival, cards: tuple[Card, ...]) -> Iterator[Holding]:
    pairs = [None] if rival.is_found else list(combinations(sorted(cards), 2))
    for pair in pairs:
        hand = tuple(card for card in cards if card not in (pair or ()))
        if set(hand) <= set(rival.may_hold) and (pair is None or _may_hide(rival, pair, hand)):
            yield Holding(hand, pair)


def _may_hide(rival: Rival, pair: Interval, hand: tuple[Card, ...]) -> bool:
    low, high = pair
    inside = [card for card in (*hand, *rival.between, *rival.above) if low < card < high]
    return (
        set(pair) <= set(rival.may_hide)
        and bool(inside)
        and set(rival.between) <= set(inside)
        and not set(rival.above) & set(inside)
        and set(rival.must_hide) <= set(pair)
        and pair not in rival.wrong
    )


def intervals(those: Sequence[World], seat: Seat) -> set[Interval]:
    return {it for world in those if (it := world[seat].interval)}


def left_on_average(those: Sequence[World], whom: Seat, value: Card) -> float:
    """How many intervals remain after the answer, world by world."""
    heaps: dict[Answer, list[World]] = {"no": [], "between": [], "above": []}
    for world in those:
        heaps[_answer(world[whom], value)].append(world)
    return sum(len(heap) * len(intervals(heap, whom)) for heap in heaps.values()) / len(those)


def _answer(holding: Holding, value: Card) -> Answer:
    if value not in holding.hand or not holding.interval:
        return "no"
    low, high = holding.interval
    return "between" if low < value < high else "above"
