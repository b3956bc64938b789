"""What a seat of KIDZ-LINE may ask for, in small words."""

from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.kidz_line.actions import GiveUp, PlaceCard, TurnUp

TURN_UP = TurnUp()
GIVE_UP = GiveUp()


def place(spot: Spot) -> PlaceCard:
    return PlaceCard(spot)
