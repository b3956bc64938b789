"""Guessing: the likeliest word of the whole language, once it is likely enough or the clues have stopped."""

from tablee.bots.pauses import within
from tablee.bots.trapwords.hearing import effects_on, heard, is_filling, time_left
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.mind import mind_of
from tablee.bots.trapwords.sense import Hunch, hunches
from tablee.core.chance import Chance
from tablee.games.trapwords.actions import Action, MakeGuess
from tablee.games.trapwords.view import TurnView, View

SHORT = 10_000
"""Milliseconds of sand in which any guess is better than none."""


def guess_now(view: View, level: Level) -> Action | None:
    """None while more has to be heard."""
    turn = view.turn
    if turn is None or not turn.words or not any(it.action == "guess" for it in view.offers):
        return None
    best = _best(view, turn, level)
    return MakeGuess(best.word) if best and _is_worth_it(view, turn, best, level) else None


def _best(view: View, turn: TurnView, level: Level) -> Hunch | None:
    wrong = [it.text for it in turn.guesses]
    found = hunches(mind_of(view, level), heard(view), wrong)
    return found[0] if found else None


def _is_worth_it(view: View, turn: TurnView, best: Hunch, level: Level) -> bool:
    """Surer with the last guess; else sooner or later anything is better than to sit there in silence."""
    is_silent = turn.lapsed >= turn.words[-1].number
    left = time_left(turn, view.options.notice * 1000)
    if (left is not None and left < SHORT) or (is_silent and _is_all(view, turn)):
        return True
    news = _news(view, turn)
    is_stone_soon = effects_on(view).has("petrification")  # with the first guess (TW-78)
    if not news or (is_stone_soon and not is_silent):
        return False
    needed = level.sure / 100
    if turn.guesses_left == 1:
        return best.share >= (1 + needed) / 2
    return is_silent or news >= level.waits or best.share >= needed


def _news(view: View, turn: TurnView) -> int:
    """How many words with a meaning were said since the last guess."""
    since = turn.guesses[-1].at if turn.guesses else -1
    language = view.options.language
    return sum(it.at > since and not is_filling(language, it.word) for it in turn.words)


def _is_all(view: View, turn: TurnView) -> bool:
    """Whether the clue-giver may say no more."""
    is_stone = effects_on(view).has("petrification") and bool(turn.guesses)
    return turn.is_out_of_breath or is_stone or turn.words_left == 0


def time_to_guess(level: Level, action: Action | None, chance: Chance) -> int:
    """None to wait for more: the next word is heard as soon as it is said."""
    return 0 if action is None else within(level.guess, chance)
