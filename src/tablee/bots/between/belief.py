"""How likely each interval is: an exact count of the deals and choices that agree with all a seat knows.

Every hand has as many legal intervals as any other (BT-T4), so if intervals are chosen blindly each pair of a deal and
a choice weighs the same.  For one rival at a time the cards are dealt out in rising order: once from below up to its
lower card, once from above down to its higher card, and from each lower card onward through its interval.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import add, mul, or_
from typing import Any, NamedTuple

from tablee.bots.between.facts import Facts, Rival
from tablee.bots.between.layout import (
    SLOT,
    Layout,
    Moves,
    backward,
    layout_for,
    onward,
    reached,
    reached_back,
)
from tablee.core.seats import Seat
from tablee.games.between.pieces import DECK, Card, Interval

Weights = dict[Interval, int]
"""In how many ways a rival can have come to hide each pair; pairs that are impossible are left out."""

Beliefs = dict[Seat, Weights]


@lru_cache(maxsize=512)
def beliefs(facts: Facts) -> Beliefs:
    """The weights for everybody whose interval is still hidden."""
    return {rival.seat: weigh(facts, rival) for rival in facts.hidden}


def weigh(facts: Facts, rival: Rival) -> Weights:
    """In how many ways this rival can have come to hide each pair."""
    return _Sweep(facts, rival, _COUNTING).weights()


@lru_cache(maxsize=512)
def possible(facts: Facts, rival: Rival) -> tuple[Interval, ...]:
    """The pairs this rival can have come to hide, and not in how many ways: several times as quick."""
    return tuple(_Sweep(facts, rival, _REACHING).weights())


class _Reckoning(NamedTuple):
    """How the slots are reckoned with."""

    slot: int
    onward: Callable[[int, Moves], int]
    backward: Callable[[int, Moves], int]
    plus: Callable[[int, int], int]
    read: Callable[[Layout, int], Any]
    """The slots from behind, as they are joined."""
    join: Callable[[Layout, int, Any], int]
    """In how many ways slots from before meet those from behind."""


def _joined(layout: Layout, before: int, after: tuple[int, ...]) -> int:
    return sum(map(mul, layout.counts(before), after)) if before else 0


_COUNTING = _Reckoning(SLOT, onward, backward, add, Layout.counts, _joined)
_REACHING = _Reckoning(
    1, reached, reached_back, or_, lambda _, packed: packed, lambda _, before, after: before & after
)


class _Sweep:
    """One rival's interval, weighed against what the others may hold."""

    def __init__(self, facts: Facts, rival: Rival, reckoning: _Reckoning) -> None:
        self._rival = rival
        self._by = reckoning
        self._others = [other for other in facts.rivals if other.seat != rival.seat]
        shape = tuple((_room(other), _is_staged(other)) for other in self._others)
        self._layout = layout_for(shape, reckoning.slot)
        self._steps: list[tuple[Card, Moves]] = []
        for card in DECK:
            moves = self._moves(card, facts)
            if moves is not None:
                self._steps.append((card, moves))
        self._holds = [card in rival.may_hold for card, _ in self._steps]

    def _moves(self, card: Card, facts: Facts) -> Moves | None:
        """What may happen to the others at this card; nothing if it does not concern them."""
        if card in facts.unseen:
            return self._dealt(card)
        for n, other in enumerate(self._others):
            if card in other.between and _is_staged(other):
                return self._layout.laid_between[n]
            if card in other.above and _is_staged(other):
                return self._layout.laid_above[n]
        return None

    def _dealt(self, card: Card) -> Moves:
        moves: Moves = ()
        for n, other in enumerate(self._others):
            if card in other.may_hold:
                moves += self._layout.to_hand[n]
            if card in other.may_hide:
                moves += self._layout.to_interval[n]
        return moves

    def weights(self) -> Weights:
        highs: dict[Card, set[Card]] = {}
        for low, high in self._rival.pairs():
            highs.setdefault(low, set()).add(high)
        after = self._after()
        before = self._layout.begun
        onward, plus = self._by.onward, self._by.plus
        found: Weights = {}
        for at, (low, moves) in enumerate(self._steps):
            if low in highs and before:
                found |= self._inside(at, before, highs[low], after)
            before = plus(onward(before, moves), before if self._holds[at] else 0)
        return found

    def _inside(self, at: int, before: int, highs: set[Card], after: list[Any]) -> Weights:
        """The weights of all pairs with this lower card, going up from it."""
        found: Weights = {}
        layout, onward, plus, join = self._layout, self._by.onward, self._by.plus, self._by.join
        low, last = self._steps[at][0], max(highs)
        bare, filled = (0, before) if self._rival.between else (before, 0)
        for here in range(at + 1, len(self._steps)):
            high, moves = self._steps[here]
            if high in highs and (ways := join(layout, filled, after[here + 1])):
                found[low, high] = ways
            if high == last:
                break
            taken = plus(bare, filled) if self._holds[here] else 0
            bare, filled = onward(bare, moves), plus(onward(filled, moves), taken)
        return found

    def _after(self) -> list[Any]:
        """For each place in the deck, in how many ways the rest of it can be dealt from each slot."""
        backward, plus = self._by.backward, self._by.plus
        packed = self._layout.done
        rest = [packed]
        for (_, moves), holds in zip(reversed(self._steps), reversed(self._holds), strict=True):
            packed = plus(backward(packed, moves), packed if holds else 0)
            rest.append(packed)
        return [self._by.read(self._layout, packed) for packed in reversed(rest)]


def _is_staged(rival: Rival) -> bool:
    """While nothing tells hand from interval, every hand allows as many intervals: only its size counts."""
    return not rival.is_found and rival.has_spoken


def _room(rival: Rival) -> int:
    return rival.hand_size if _is_staged(rival) else rival.to_come
