"""What a seat of WORDZ may ask for, in small words."""

from tablee.core.seats import Seat
from tablee.games.wordz import actions
from tablee.games.wordz.pieces import Ballot

END_TURN = actions.EndTurn()
PASS = actions.PassComposing()


def lay(word: str) -> actions.LayWord:
    return actions.LayWord(word)


def look_up(word: str) -> actions.LookUp:
    return actions.LookUp(word)


def turn(whom: int, place: int) -> actions.TurnCard:
    return actions.TurnCard(Seat(whom), place)


def propose(whom: int, word: str) -> actions.Propose:
    return actions.Propose(Seat(whom), word)


def judge(ballot: Ballot) -> actions.Judge:
    return actions.Judge(ballot)
