"""How likely a seat is to win once its turn is done: what the others may make of it, and how much is to come."""

from math import fsum, prod, sqrt
from typing import NamedTuple

from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.outlook import Outlook
from tablee.bots.line.purse import payment, without
from tablee.games.light_line.cards import NUMBERS, Number
from tablee.games.light_line.modes.line.pieces import Counts
from tablee.games.light_line.modes.line.view import OpenPlace

TYPICAL = 5.0
"""What a turn brings when nothing is known about it."""

SWING = 2.6
"""How far one round carries two players apart, in points."""

CARDS_A_TURN = 2.75
"""The point cards taken, and the next card for the hand."""

AGAIN = 0.5
"""How much of what is known is still true when one more player has moved."""

Rank = tuple[int, int]
"""Most points, then fewest cards (LL-24)."""


class After(NamedTuple):
    """The table when this seat's turn is done."""

    piles: Counts
    points: int
    cards: int
    """Point cards that lie before this seat."""
    is_last: bool
    """Whether the round in progress is the last."""


class Forecast:
    """For one display: the others' hands are known by their backs, and each unseen face is as likely."""

    def __init__(self, knowledge: Knowledge, outlook: Outlook) -> None:
        self._known = knowledge
        self._outlook = outlook
        self._held: dict[Number, list[int]] = {}
        self._promises: dict[Number, float] = {}

    def wins(self, after: After, hope: float) -> float:
        """The chance to win, if this seat may hope for so many points with its next card."""
        if after.is_last:
            return prod([self._beats(after, n) for n in range(len(self._known.others))])
        makes = self._makes(self._known.others[0])
        return fsum([self._wins_after(after, hope, best) for best in makes]) / len(makes)

    def hope(self, piles: Counts) -> float:
        """What the best pile promises."""
        return max([self.promise(pile) for pile in NUMBERS if piles[pile - 2]], default=0.0)

    def promise(self, pile: Number) -> float:
        """What the top card of a pile would make on average, were it laid at once."""
        if pile not in self._promises:
            self._promises[pile] = _mean(self._outlook.bests(self._known.on_top(pile)))
        return self._promises[pile]

    def _makes(self, rival: OpenPlace) -> list[int]:
        """What the card of a rival may make."""
        if rival.hand is None:
            return [0]
        if rival.hand not in self._held:
            self._held[rival.hand] = self._outlook.bests(self._known.unseen[rival.hand]) or [0]
        return self._held[rival.hand]

    def _wins_after(self, after: After, hope: float, best: int) -> float:
        """The same if the next one can make so many points, and takes them."""
        amount, ways = payment(best, after.piles)
        gains = self._gains(amount)
        if amount < best:
            return self._wins_if_ended(after, hope, gains)
        turns = sum(without(after.piles, min(ways, key=len))) / CARDS_A_TURN
        mine = after.points + self._later(hope)
        # In the end all have had as many turns (LL-23): who is still to move in this round has one more.
        leads = [
            mine - rival.points - gain - (TYPICAL if n < self._known.to_come else 0.0)
            for n, (rival, gain) in enumerate(zip(self._known.others, gains, strict=True))
        ]
        return _chance_to_lead(leads, turns / (1 + len(leads)) + 0.5)

    def _wins_if_ended(self, after: After, hope: float, gains: list[float]) -> float:
        """The next one brings the end about: if that is in a new round, everybody has a turn more."""
        to_come = self._known.to_come
        mine = after.points + (0.0 if to_come else self._later(hope))
        turns = to_come or len(gains)
        leads = [
            mine - rival.points - (gain if n < turns else 0.0)
            for n, (rival, gain) in enumerate(zip(self._known.others, gains, strict=True))
        ]
        return _chance_to_lead(leads, (to_come - 1) / 2 if to_come else 1.0)

    def _gains(self, amount: int) -> list[float]:
        """What the others get in their next turns, if the first of them gets so much."""
        means = [_mean(self._makes(rival)) for rival in self._known.others]
        return [float(amount), *[_fading(mean, n) for n, mean in enumerate(means) if n]]

    def _later(self, hope: float) -> float:
        return _fading(hope, len(self._known.others))

    def _beats(self, after: After, n: int) -> float:
        """In the last round: who still has a turn uses the card in hand, the others have what they have."""
        rival = self._known.others[n]
        mine = (after.points, -after.cards)
        makes = self._makes(rival) if n < self._known.to_come else [0]
        ranks = [_rank_with(rival, best, after.piles) for best in makes]
        return fsum([(mine > rank) + 0.5 * (mine == rank) for rank in ranks]) / len(ranks)


def _rank_with(rival: OpenPlace, best: int, piles: Counts) -> Rank:
    amount, ways = payment(best, piles)
    return rival.points + amount, -len(rival.taken) - len(min(ways, key=len))


def _fading(points: float, moves: int) -> float:
    """What is expected now, after so many moves of others."""
    return TYPICAL + (points - TYPICAL) * AGAIN**moves


def _chance_to_lead(leads: list[float], rounds: float) -> float:
    """Over all others, if so many rounds may still change these leads: a curve that every machine draws alike."""
    reach = SWING * SWING * rounds + 0.01
    return prod([0.5 + 0.5 * lead / sqrt(lead * lead + reach) for lead in leads])


def _mean(points: list[int]) -> float:
    return sum(points) / len(points) if points else 0.0
