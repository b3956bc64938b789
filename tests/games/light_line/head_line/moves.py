"""What a seat of HEAD-LINE may ask for, in small words."""

from tablee.games.light_line.bench import ClearBench, Lay, TakeBack
from tablee.games.light_line.modes.head_line.actions import (
    Agree,
    CallLine,
    Discard,
    GiveUp,
    Mark,
    Pause,
    Resume,
    SetPace,
    StartRound,
)

CALL = CallLine()
GIVE_UP = GiveUp()
PAUSE = Pause()
RESUME = Resume()
AGREE = Agree()
START_ROUND = StartRound()
CLEAR = ClearBench()


def mark(*cards: int) -> Mark:
    return Mark(tuple(sorted(cards)))


def lay(card: int, x: int, y: int, turned: int = 0) -> Lay:
    return Lay(card, (x, y, turned))


def take_back(card: int) -> TakeBack:
    return TakeBack(card)


def pace(milliseconds: int) -> SetPace:
    return SetPace(milliseconds)


def discard(number: int) -> Discard:
    return Discard(number)
