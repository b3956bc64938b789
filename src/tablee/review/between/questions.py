"""What a question could tell: how many of the intervals of the seat asked it leaves on average.

A question is asked in vain where the card is neither in the hand nor hidden.  How likely that is comes from counting
the deals twice: all that agree with what is known, and those in which the answer would be no.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.bots.between.belief import Weights, weigh
from tablee.bots.between.facts import Facts, Rival
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between.actions import Ask
from tablee.games.between.pieces import DECK, Card, lies_between
from tablee.review.between.knowing import intervals, left, weights

TRIED = 6
"""So many of the most promising questions are counted out exactly."""


class Prospect(NamedTuple):
    """What may be expected of a question."""

    ask: Ask
    before: int
    """How many intervals are possible."""
    left: float
    """How many are on average after the answer, if each is as likely as it can have come about."""

    @property
    def share(self) -> float:
        """What it leaves of them: the smaller, the more a question tells."""
        return self.left / self.before


def prospect(facts: Facts, ask: Ask) -> Prospect:
    return Prospect(ask, left(facts, ask.whom), _left_after(facts, ask))


def most_telling(facts: Facts, questions: Sequence[Ask]) -> Prospect | None:
    """The one that leaves the smallest share, where there is something to be found out."""
    open_ones = [ask for ask in questions if left(facts, ask.whom) > 1 and _may_tell(facts, ask)]
    promising = sorted(open_ones, key=lambda ask: _roughly(facts, ask))[:TRIED]
    found = [prospect(facts, ask) for ask in promising]
    return min(found, key=lambda it: it.share, default=None)


def _may_tell(facts: Facts, ask: Ask) -> bool:
    """Whether the answer is not known before."""
    rival = facts.rival(ask.whom)
    return rival.hand_size > 0 and ask.value in rival.may_hold


@lru_cache(maxsize=1024)
def _left_after(facts: Facts, ask: Ask) -> float:
    known = weights(facts, ask.whom)
    if not _may_tell(facts, ask):
        return float(len(known))
    rival = facts.rival(ask.whom)
    others = tuple(card for card in rival.may_hold if card != ask.value)
    in_vain = weigh(facts, replace(rival, may_hold=others))
    told = {pair: known[pair] - in_vain.get(pair, 0) for pair in known}
    between, above = _by_answer({pair: it for pair, it in told.items() if it}, ask.value)
    heaps = [in_vain, between, above]
    return sum(len(heap) * sum(heap.values()) for heap in heaps) / sum(known.values())


def _by_answer(told: Weights, value: Card) -> tuple[Weights, Weights]:
    between = {pair: it for pair, it in told.items() if lies_between(value, pair)}
    return between, {pair: it for pair, it in told.items() if pair not in between}


def _roughly(facts: Facts, ask: Ask) -> float:
    """The share if all intervals were as likely, and the cards dealt by the size of the hands alone."""
    many = _splits(facts, ask.whom)[ask.value]
    holds = _share(facts, facts.rival(ask.whom), ask.value)
    yes = [many.inside * holds, many.outside * holds]
    no = many.hidden if holds == 1 else sum(many)
    left_over = (sum(many) - sum(yes)) * no + yes[0] * many.inside + yes[1] * many.outside
    return left_over / sum(many) ** 2


class _Split(NamedTuple):
    """How many intervals hide a card, lie around it or elsewhere."""

    hidden: int
    inside: int
    outside: int


@lru_cache(maxsize=16)
def _splits(facts: Facts, whom: Seat) -> Mapping[Card, _Split]:
    """For every card at once."""
    pairs = intervals(facts, whom)
    hidden = Counter(card for pair in pairs for card in pair)
    begins = Counter(low + 1 for low, _ in pairs)
    begins.subtract(high for _, high in pairs)
    inside, found = 0, {}
    for card in DECK:
        inside += begins[card]
        found[card] = _Split(hidden[card], inside, len(pairs) - inside - hidden[card])
    return found


def _share(facts: Facts, rival: Rival, value: Card) -> float:
    holders = [it.hand_size for it in facts.rivals if value in it.may_hold]
    return rival.hand_size / sum(holders)
