"""What a seat of WORDZ may ask for, in small words."""

from tablee.core.seats import Seat
from tablee.games.wordz.actions import (
    EndTurn,
    Judge,
    LayWord,
    LookUp,
    PassComposing,
    Propose,
    TurnCard,
)
from tablee.games.wordz.pieces import Ballot

END_TURN = EndTurn()
PASS = PassComposing()


def lay(word: str) -> LayWord:
    return LayWord(word)


def look_up(word: str) -> LookUp:
    return LookUp(word)


def turn(whom: int, place: int) -> TurnCard:
    return TurnCard(Seat(whom), place)


def propose(whom: int, word: str) -> Propose:
    return Propose(Seat(whom), word)


def judge(ballot: Ballot) -> Judge:
    return Judge(ballot)
