"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record
from tablee.games.light_line.cards import Number
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.line.pieces import Numbers


class PlaceCard(Record, frozen=True, tag="place"):
    """Lay my card there."""

    spot: Spot


class Exchange(Record, frozen=True, tag="exchange"):
    """My card fits nowhere: put it under its pile, and give me the top of this one."""

    pile: Number


class Pay(Record, frozen=True, tag="pay"):
    """Take my points in these numbers, the lower one first."""

    numbers: Numbers


class Draw(Record, frozen=True, tag="draw"):
    """My next card from this pile."""

    pile: Number


Action = PlaceCard | Exchange | Pay | Draw | NeedTime
TableAction = Begin | TimeUp
