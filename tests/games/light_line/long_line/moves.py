"""What a seat of LONG-LINE may ask for, in small words."""

from tablee.games.light_line.bench import ClearBench, Lay, TakeBack
from tablee.games.light_line.modes.long_line.actions import CallLine, Stop, TurnUp

TURN_UP = TurnUp()
STOP = Stop()
CLEAR = ClearBench()


def call(number: int) -> CallLine:
    return CallLine(number)


def lay(card: int, x: int, y: int, turned: int = 0) -> Lay:
    return Lay(card, (x, y, turned))


def take_back(card: int) -> TakeBack:
    return TakeBack(card)
