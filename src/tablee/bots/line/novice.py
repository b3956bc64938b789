"""A beginner: happy with any spot where the card fits."""

from tablee.bots.line.turn import TurnBot
from tablee.core.chance import Chance
from tablee.games.light_line.cards import Number
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.view import View


class Novice(TurnBot):
    """Counts nothing."""

    def place(self, view: View, fits: tuple[Fit, ...], chance: Chance) -> Fit:
        return chance.pick(fits)

    def exchange(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return chance.pick(piles)

    def pay(self, view: View, ways: tuple[Numbers, ...], chance: Chance) -> Numbers:
        return chance.pick(ways)

    def draw(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return chance.pick(piles)
