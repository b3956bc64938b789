"""Why a bot spoke or guessed as it did, where that is certain: it thinks again of what it saw then."""

from collections.abc import Iterator

from tablee.bots.trapwords import LEVELS
from tablee.bots.trapwords.giving import feared_of, plan_for
from tablee.bots.trapwords.hearing import effects_on, heard
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import is_tied
from tablee.bots.trapwords.mind import mind_of
from tablee.bots.trapwords.sense import hunches
from tablee.games.trapwords.actions import MakeGuess, Say
from tablee.games.trapwords.events import GuessMade
from tablee.games.trapwords.view import View
from tablee.review.played import Played, Step
from tablee.review.review import Remark
from tablee.review.trapwords.remarks import Facts, remark

NAMED = 4
"""So many of the words it fears are named."""


def why(played: Played, step: Step) -> Iterator[Remark]:
    """Nothing for a person's move, nor for one that this bot would not have made."""
    level = LEVELS.get(played.bot(step))
    if step.seat is None or level is None:
        return
    match step.action:
        case Say(word):
            yield from _says(played.view(step.before, step.seat), step, level, word)
        case MakeGuess(text) if isinstance(step.event, GuessMade):
            yield from _guesses(played.view(step.before, step.seat), step, level, text)
        case _:
            pass


def _says(view: View, step: Step, level: Level, word: str) -> Iterator[Remark]:
    """Once in a turn what it is afraid of; and when it says such a word after all."""
    turn, traps, mind = view.turn, effects_on(view).traps, mind_of(view, level)
    if turn is None or turn.secret is None:
        return
    if word in plan_for(mind, turn.secret, traps).risky:
        yield remark(step.number, "bot.risks", (turn.giver,), "", {"word": word})
    elif not turn.words:
        feared = feared_of(mind, turn.secret, traps)
        right = sum(is_tied(mind.language, it.word, feared) for it in step.before.turn_traps)
        facts: Facts = {
            "words": feared[:NAMED],
            "fears": len(feared),
            "right": right,
            "traps": len(step.before.turn_traps),
        }
        yield remark(step.number, "bot.fears", (turn.giver,), "", facts)


def _guesses(view: View, step: Step, level: Level, text: str) -> Iterator[Remark]:
    """The likeliest words, the best first."""
    turn = view.turn
    if turn is None:
        return
    wrong = [it.text for it in turn.guesses]
    found = hunches(mind_of(view, level), heard(view), wrong)
    if found and found[0].word == text:
        words = tuple([it.word for it in found])
        shares = tuple([round(100 * it.share) for it in found])
        facts: Facts = {"words": words, "shares": shares}
        yield remark(step.number, "bot.guesses", (step.event.by,), "", facts)
