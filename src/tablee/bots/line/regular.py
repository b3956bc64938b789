"""A practised player: sees every spot and takes the one with the most points."""

from tablee.bots.line.outlook import MOST
from tablee.bots.line.turn import TurnBot
from tablee.core.chance import Chance
from tablee.games.light_line.cards import Number
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.view import View


class Regular(TurnBot):
    """Looks at this turn only, and takes cards from where there are many."""

    def place(self, view: View, fits: tuple[Fit, ...], chance: Chance) -> Fit:
        points = [min(fit.points, MOST) for fit in fits]
        most = max(points)
        return chance.pick([fit for fit, it in zip(fits, points, strict=True) if it == most])

    def exchange(self, view: View, piles: Numbers, chance: Chance) -> Number:
        return self.draw(view, piles, chance)

    def pay(self, view: View, ways: tuple[Numbers, ...], chance: Chance) -> Numbers:
        """Few cards, for that decides among equals (LL-24)."""
        fewest = min([len(way) for way in ways])
        return chance.pick([way for way in ways if len(way) == fewest])

    def draw(self, view: View, piles: Numbers, chance: Chance) -> Number:
        """From the highest pile: the others are running out."""
        most = max([view.piles[pile - 2] for pile in piles])
        return chance.pick([pile for pile in piles if view.piles[pile - 2] == most])
