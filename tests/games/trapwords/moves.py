"""What a seat of TRAPWORDS may ask for, in small words."""

from typing import Any, cast

from tablee.games.trapwords import actions
from tablee.games.trapwords.pieces import Contest, Ground

AGREE = actions.AgreeEffects()
READY = actions.DeclareReady()
OPEN = actions.OpenBook()
BEGIN_CLUES = actions.BeginClues()
ACCEPT = actions.AcceptTurn()
CONCEDE = actions.ConcedeStop()
WITHDRAW = actions.Withdraw()
RIGHT = actions.GuessRight()
WRONG = actions.GuessWrong()
UPHOLD = actions.Vote("uphold")
DISMISS = actions.Vote("dismiss")


def say(word: str, clue: str = "next") -> actions.Say:
    return actions.Say(word, cast(Any, clue))


def guess(text: str) -> actions.MakeGuess:
    return actions.MakeGuess(text)


def stop(word: int, rule: Ground = "TW-51", trap: int = 0) -> actions.Stop:
    return actions.Stop(word, rule, trap)


def unsure(word: int, rule: Ground = "TW-51", trap: int = 0) -> actions.Unsure:
    return actions.Unsure(word, rule, trap)


def contest(why: Contest = "not_related") -> actions.ContestStop:
    return actions.ContestStop(why)


def appeal(number: int) -> actions.Appeal:
    return actions.Appeal(number)
