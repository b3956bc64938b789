"""What the tokens one has will bring at a word: a guess now, or after more cards, when fewer are left to win."""

from math import fsum

from tablee.bots.wordz.belief import Belief

Values = tuple[float, ...]
"""Cards to be won, with no token, one token, two and so on."""

FAINT = 0.004
"""What is so unlikely is not looked into."""


class Prospect:
    """Turns the card that tells most again and again, and bids where that is worth more than to wait."""

    def __init__(self, belief: Belief, tokens: int, price: float) -> None:
        self._price = price
        """What it is worth to the owner to be given a token."""
        self._tokens = tokens
        self.belief = belief
        self.waiting = self._after_turning(belief, 1.0)
        """When one more card is turned first."""

    @property
    def bid(self) -> float:
        """How much better it is to bid now than to wait."""
        _, odds = self.belief.best
        later = self.waiting
        cards = odds * len(self.belief.hidden) + (1 - odds) * later[self._tokens - 1]
        return cards - self._price - later[self._tokens]

    def _after_turning(self, belief: Belief, share: float) -> Values:
        if len(belief.hidden) == 1:
            return (0.0,) * (self._tokens + 1)
        parts = list(belief.turned(belief.telling))
        shares = [part.total / belief.total for part in parts]
        values = [self._value(part, share * it) for part, it in zip(parts, shares, strict=True)]
        return tuple([_mean(shares, column) for column in zip(*values, strict=True)])

    def _value(self, belief: Belief, share: float) -> Values:
        cards = len(belief.hidden)
        _, odds = belief.best
        if len(belief) == 1 or share < FAINT:
            return (0.0, *[odds * cards] * self._tokens)
        later = self._after_turning(belief, share)
        bids = [
            odds * cards - self._price + (1 - odds) * later[tokens - 1]
            for tokens in range(1, self._tokens + 1)
        ]
        return (0.0, *map(max, bids, later[1:]))


def _mean(shares: list[float], values: Values) -> float:
    return fsum([share * value for share, value in zip(shares, values, strict=True)])
