"""Players made of code: they see what a seat sees, and choose among what is offered there."""

from tablee.bots.bot import Bot
from tablee.core.chance import Chance

from .actions import Bid
from .pieces import ROUNDS, Sou, taken_by
from .view import View

IMAGINED = 24
"""How often the regular one imagines what the others will lay."""


class Novice:
    """A fine lot, a high sou: and never quite the same."""

    def choose(self, view: View, chance: Chance) -> Bid:
        assert view.seat is not None
        return Bid(_about(view.places[view.seat].purse, view, chance))


class Regular:
    """Imagines what the others lay, and weighs what a sou wins against its worth later."""

    def choose(self, view: View, chance: Chance) -> Bid:
        mine = view.seat
        assert mine is not None
        purse = view.places[mine].purse
        imagined = [
            tuple(_guess(place.purse, view, chance) for place in view.places)
            for _ in range(IMAGINED)
        ]

        def gain(sou: Sou) -> int:
            wins = sum(
                taken_by((*bids[:mine], sou, *bids[mine + 1 :])) == mine for bids in imagined
            )
            return wins * sum(view.stake) - _price(sou, view) * IMAGINED

        return Bid(max(purse, key=gain))


def _guess(purse: tuple[Sou, ...], view: View, chance: Chance) -> Sou:
    return chance.pick(purse) if chance.below(2) else _about(purse, view, chance)


def _about(purse: tuple[Sou, ...], view: View, chance: Chance) -> Sou:
    """Where the lot stands among all there could be, there in the purse, or one beside it."""
    lower = sum(lot < sum(view.stake) for lot in view.deck)
    place = lower * (len(purse) - 1) // max(1, len(view.deck)) + chance.below(3) - 1
    return purse[min(max(place, 0), len(purse) - 1)]


def _price(sou: Sou, view: View) -> int:
    """What it might win later; after the last lot only equals ask what is left."""
    return sou * (view.round < ROUNDS) * sum(view.deck) // (len(view.deck) * view.options.purse)


BOTS: dict[str, Bot[View, Bid]] = {"novice": Novice(), "regular": Regular()}
"""By level, the weakest first; a random one plays every game."""
