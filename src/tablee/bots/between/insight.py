"""What a seat can make of what it knows: how likely each pair is, who has which card, what an answer would tell."""

from functools import lru_cache
from operator import mul

from tablee.bots.between.belief import weigh
from tablee.bots.between.facts import Facts, Rival
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.between.pieces import Card, Interval

Odds = dict[Interval, float]
"""How likely each pair of one rival is; together 1."""

Holdings = dict[Card, float]
"""How likely each unseen card is in one rival's hand."""

SURE = 1 - 1e-9
"""A guess this likely is the only one left."""

_ROUNDS = 4
"""So often the cards are shared out anew until each has one owner and each hand its size."""


class Guess(Record, frozen=True):
    """The likeliest pair of one rival."""

    whom: Seat
    interval: Interval
    chance: float


class Forecast(Record, frozen=True):
    """What to expect of a question."""

    hit: float
    """How likely the best guess about the asked rival will be right, after the answer."""
    focus: float
    """How much the likeliness of his pairs will be gathered on few of them: 1 if only one is left."""


class Insight:
    """One seat's conclusions."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.odds = {rival.seat: _odds(facts, rival) for rival in facts.hidden}
        self.holdings = _share_out(facts, self.odds)

    def guesses(self) -> list[Guess]:
        """The best guess about each hidden interval."""
        tops = [(seat, max(odds, key=odds.__getitem__)) for seat, odds in self.odds.items()]
        return [Guess(seat, pair, self.odds[seat][pair]) for seat, pair in tops]

    def forecast(self, whom: Seat, value: Card) -> Forecast:
        odds = self.odds[whom]
        spare = 1 - sum(chance for pair, chance in odds.items() if value in pair)
        holds = min(1.0, self.holdings[whom][value] / spare) if spare > 0 else 0.0
        return _forecast(odds, value, holds)

    def prospects(self, whom: Seat) -> float:
        """How likely somebody who asks this rival next can name his interval."""
        values = self.facts.rival(whom).may_hold
        if not self.facts.rival(whom).hand_size or not values:
            return max(self.odds[whom].values())
        return max(self.forecast(whom, value).hit for value in values)


@lru_cache(maxsize=128)
def insight(facts: Facts) -> Insight:
    return Insight(facts)


def _odds(facts: Facts, rival: Rival) -> Odds:
    weights = weigh(facts, rival)
    total = sum(weights.values())
    return {pair: weight / total for pair, weight in weights.items()}


def _share_out(facts: Facts, odds: dict[Seat, Odds]) -> dict[Seat, Holdings]:
    """Who holds what, roughly: what is not hidden is shared among the hands, by their size."""
    left = dict.fromkeys(facts.unseen, 1.0)
    for pairs in odds.values():
        for pair, chance in pairs.items():
            for card in pair:
                left[card] -= chance
    shares = {rival.seat: dict.fromkeys(rival.may_hold, 1.0) for rival in facts.rivals}
    for _ in range(_ROUNDS):
        for rival in facts.rivals:
            _fit_hand(shares[rival.seat], rival)
        for card, rest in left.items():
            _fit_card(shares, card, max(rest, 0.0))
    return shares


def _fit_hand(share: Holdings, rival: Rival) -> None:
    total = sum(share.values())
    for card in share:
        share[card] *= rival.hand_size / total if total else 0.0


def _fit_card(shares: dict[Seat, Holdings], card: Card, rest: float) -> None:
    holders = [share for share in shares.values() if card in share]
    total = sum(share[card] for share in holders)
    for share in holders:
        share[card] *= rest / total if total else 0.0


def _forecast(odds: Odds, value: Card, holds: float) -> Forecast:
    """The answers are no (hidden, or not his), between and above; each leaves some of the pairs."""
    hidden = [chance for pair, chance in odds.items() if value in pair]
    inside = [chance for pair, chance in odds.items() if pair[0] < value < pair[1]]
    outside = [chance for pair, chance in odds.items() if value < pair[0] or pair[1] < value]
    no = hidden + [chance * (1 - holds) for chance in inside + outside if holds < 1]
    heaps = [no, [chance * holds for chance in inside], [chance * holds for chance in outside]]
    return Forecast(
        hit=sum([max(heap) for heap in heaps if heap]),
        focus=sum(map(_focus, heaps)),
    )


def _focus(heap: list[float]) -> float:
    mass = sum(heap)
    return sum(map(mul, heap, heap)) / mass if mass else 0.0
