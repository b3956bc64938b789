"""What a seat of LINE may ask for, in small words."""

from tablee.games.light_line.cards import Number
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.line.actions import Draw, Exchange, Pay, PlaceCard


def place(spot: Spot) -> PlaceCard:
    return PlaceCard(spot)


def exchange(pile: Number) -> Exchange:
    return Exchange(pile)


def pay(*numbers: Number) -> Pay:
    return Pay(numbers)


def draw(pile: Number) -> Draw:
    return Draw(pile)
