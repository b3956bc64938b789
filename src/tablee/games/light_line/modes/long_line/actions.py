"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record
from tablee.games.light_line.bench import ClearBench, Lay, TakeBack


class TurnUp(Record, frozen=True, tag="turn_up"):
    """I am ready: on the signal I turn up my cards."""


class CallLine(Record, frozen=True, tag="call"):
    """LINE! My display has a line of so many cards."""

    number: int


class Stop(Record, frozen=True, tag="stop"):
    """I shall call no number any more in this round."""


Action = TurnUp | Lay | TakeBack | ClearBench | CallLine | Stop | NeedTime
TableAction = Begin | TimeUp
