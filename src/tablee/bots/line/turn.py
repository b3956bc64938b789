"""One step of a turn after the other: which choice a view asks for."""

from abc import ABC, abstractmethod

from tablee.bots.line.purse import payment
from tablee.core.chance import Chance
from tablee.games.light_line.cards import NUMBERS, Number
from tablee.games.light_line.display import Fit
from tablee.games.light_line.modes.line.actions import Action, Draw, Exchange, Pay, PlaceCard
from tablee.games.light_line.modes.line.pieces import Numbers
from tablee.games.light_line.modes.line.view import OwnPlace, View


class TurnBot(ABC):
    """Knows what may be chosen; how is left to each level."""

    def choose(self, view: View, chance: Chance) -> Action:
        fits = own_of(view).fits
        match view.phase:
            case "place" if fits:
                return PlaceCard(self.place(view, fits, chance).spot)
            case "place":
                return Exchange(self.exchange(view, piles_of(view), chance))
            case "pay":
                return Pay(self.pay(view, payment(view.due, view.piles)[1], chance))
            case _:
                return Draw(self.draw(view, piles_of(view), chance))

    @abstractmethod
    def place(self, view: View, fits: tuple[Fit, ...], chance: Chance) -> Fit:
        """Where the card goes."""

    @abstractmethod
    def exchange(self, view: View, piles: Numbers, chance: Chance) -> Number:
        """Where another card comes from, when this one fits nowhere."""

    @abstractmethod
    def pay(self, view: View, ways: tuple[Numbers, ...], chance: Chance) -> Numbers:
        """Which point cards to take."""

    @abstractmethod
    def draw(self, view: View, piles: Numbers, chance: Chance) -> Number:
        """Where the next card comes from."""


def own_of(view: View) -> OwnPlace:
    """What the active seat knows; nobody else has anything to do."""
    if view.own is None or view.seat != view.active:
        raise ValueError("this seat has nothing to do now")
    return view.own


def piles_of(view: View) -> Numbers:
    """The piles that are offered."""
    choice = next(offer.fields["pile"] for offer in view.offers if "pile" in offer.fields)
    return tuple([number for number in NUMBERS if choice.has(number)])
