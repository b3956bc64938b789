"""What a seat of TRAPWORDS may ask for, in small words."""

from typing import Any, cast

from tablee.games.trapwords.actions import (
    AcceptTurn,
    AgreeEffects,
    Appeal,
    BeginClues,
    ConcedeStop,
    ContestStop,
    DeclareReady,
    GuessRight,
    GuessWrong,
    MakeGuess,
    OpenBook,
    Say,
    Stop,
    Unsure,
    Vote,
    Withdraw,
)
from tablee.games.trapwords.pieces import Contest, Ground

AGREE = AgreeEffects()
READY = DeclareReady()
OPEN = OpenBook()
BEGIN_CLUES = BeginClues()
ACCEPT = AcceptTurn()
CONCEDE = ConcedeStop()
WITHDRAW = Withdraw()
RIGHT = GuessRight()
WRONG = GuessWrong()
UPHOLD = Vote("uphold")
DISMISS = Vote("dismiss")


def say(word: str, clue: str = "next") -> Say:
    return Say(word, cast(Any, clue))


def guess(text: str) -> MakeGuess:
    return MakeGuess(text)


def stop(word: int, rule: Ground = "TW-51", trap: int = 0) -> Stop:
    return Stop(word, rule, trap)


def unsure(word: int, rule: Ground = "TW-51", trap: int = 0) -> Unsure:
    return Unsure(word, rule, trap)


def contest(why: Contest = "not_related") -> ContestStop:
    return ContestStop(why)


def appeal(number: int) -> Appeal:
    return Appeal(number)
