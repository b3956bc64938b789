"""A beginner: tries the card in a few spots, and leaves it in the best of them."""

from tablee.bots.line.outlook import MOST
from tablee.bots.line.turn import TurnBot
from tablee.core.chance import Chance
from tablee.games.light_line.cards import Number
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.view import View

TRIES = 7
"""So many spots."""


class Novice(TurnBot):
    """Counts what its card brings there, and nothing else."""

    def place(self, view: View, fits: tuple[Fit, ...], chance: Chance) -> Fit:
        tried = chance.shuffled(fits)[:TRIES]
        return max(tried, key=lambda fit: min(fit.points, MOST))

    def exchange(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return chance.pick(piles)

    def pay(self, view: View, ways: tuple[Numbers, ...], chance: Chance) -> Numbers:
        return chance.pick(ways)

    def draw(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return chance.pick(piles)
