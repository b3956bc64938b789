"""What a seat can make of what it knows: how likely each pair is, who has which card, what an answer would tell.

Chances are added with `fsum`: `sum` rounds otherwise since Python 3.12, and a bot must decide the same on both.
"""

from functools import lru_cache
from math import fsum
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


class Heap(Record, frozen=True):
    """The pairs that one answer leaves."""

    mass: float
    """How likely the answer is."""
    top: float
    """How likely it is, and the best guess then is right."""


class Forecast(Record, frozen=True):
    """What to expect of a question."""

    heaps: tuple[Heap, ...]
    focus: float
    """How far the odds will be gathered on few pairs: 1 if only one is left."""

    @property
    def hit(self) -> float:
        """How likely the best guess will be right, after the answer."""
        return fsum([heap.top for heap in self.heaps])


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
        """What asking this rival for this value may tell."""
        spare = 1 - self.hides(whom, value)
        holds = min(1.0, self.holdings[whom][value] / spare) if spare > 0 else 0.0
        return _forecast(self.odds[whom], value, holds)

    def whispers(self, whom: Seat) -> list[tuple[Card, tuple[Heap, ...]]]:
        """What a joker about each card of this rival may tell."""
        cards = sorted({card for pair in self.odds[whom] for card in pair})
        return [(card, _whispered(self.odds[whom], card)) for card in cards]

    def heap(self, whom: Seat) -> Heap:
        """All pairs of this rival, before any answer."""
        return Heap(1.0, max(self.odds[whom].values()))

    def hides(self, whom: Seat, value: Card) -> float:
        """How likely this card is one of this rival's two."""
        return fsum([chance for pair, chance in self.odds[whom].items() if value in pair])

    def prospects(self, whom: Seat) -> float:
        """How likely somebody who asks this rival next can name its interval."""
        rival = self.facts.rival(whom)
        values = rival.may_hold if rival.hand_size else ()
        hits = [self.forecast(whom, value).hit for value in values]
        return max(hits, default=self.heap(whom).top)


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
    total = fsum(share.values())
    for card in share:
        share[card] *= rival.hand_size / total if total else 0.0


def _fit_card(shares: dict[Seat, Holdings], card: Card, rest: float) -> None:
    holders = [share for share in shares.values() if card in share]
    total = fsum([share[card] for share in holders])
    for share in holders:
        share[card] *= rest / total if total else 0.0


def _forecast(odds: Odds, value: Card, holds: float) -> Forecast:
    """The answers are no (hidden, or not its own), between and above; each leaves some of the pairs."""
    hidden = [chance for pair, chance in odds.items() if value in pair]
    inside = [chance for pair, chance in odds.items() if pair[0] < value < pair[1]]
    outside = [chance for pair, chance in odds.items() if value < pair[0] or pair[1] < value]
    no = hidden + [chance * (1 - holds) for chance in inside + outside if holds < 1]
    heaps = [no, [chance * holds for chance in inside], [chance * holds for chance in outside]]
    return Forecast(_heaps(heaps), focus=fsum(map(_focus, heaps)))


def _whispered(odds: Odds, value: Card) -> tuple[Heap, ...]:
    hidden = [chance for pair, chance in odds.items() if value in pair]
    return _heaps([hidden, [chance for pair, chance in odds.items() if value not in pair]])


def _heaps(parts: list[list[float]]) -> tuple[Heap, ...]:
    return tuple([Heap(fsum(part), max(part)) for part in parts if part])


def _focus(part: list[float]) -> float:
    mass = fsum(part)
    return fsum(map(mul, part, part)) / mass if mass else 0.0
