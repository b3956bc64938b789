"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record
from tablee.games.light_line.display import Spot


class TurnUp(Record, frozen=True, tag="turn_up"):
    """Turn up the top card of my pile."""


class PlaceCard(Record, frozen=True, tag="place"):
    """Lay it there."""

    spot: Spot


class GiveUp(Record, frozen=True, tag="give_up"):
    """I find no place for it: put it under my pile."""


Action = TurnUp | PlaceCard | GiveUp | NeedTime
TableAction = Begin | TimeUp
