"""Guessing (rules TW-43 to TW-50, TW-53 to TW-56; TW-G16, TW-G19)."""

from tablee.core.kit import Kit
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.core.text import fold, tidy
from tablee.games.trapwords.actions import GuessRight, GuessWrong, MakeGuess
from tablee.games.trapwords.events import AsideHeard, GuessMade
from tablee.games.trapwords.offering import GUESS
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.settle import close
from tablee.games.trapwords.phases.turn import require_running
from tablee.games.trapwords.pieces import ASIDES, Aside, Guess
from tablee.games.trapwords.reading import candidates, is_list
from tablee.games.trapwords.state import State, change_turn


def guess(course: Course, seat: Seat, action: MakeGuess) -> None:
    """Any time, without turns (TW-43); right if it holds the secret (TW-47, TW-48); traps are not for it (TW-49)."""
    state = course.state
    if state.phase != "clue":
        raise NotNow("no_turn_now", "TW-43")
    if seat not in state.guessers:
        raise NotYourTurn("not_a_guesser", "TW-43")
    if not state.is_typed:
        raise NotNow("clues_are_spoken", "TW-43")
    if not state.playing.is_open:
        raise NotNow("book_is_closed", "TW-43")
    require_running(state)
    text = tidy(action.text)
    if not GUESS.has(text):
        raise BrokenRule("no_guess", "TW-46")
    if is_list(state.options.language, text):
        raise BrokenRule("one_guess_at_a_time", "TW-46")
    is_right = course.kit.lexicon.holds(state.options.language, text, state.turn_secret)
    meant = None if is_right else _aside(state, text, course.kit)
    if meant is not None:
        course.happens(AsideHeard(seat, text, meant, course.kit.now))
    else:
        _guessed(course, seat, text, is_right=is_right)


def _aside(state: State, text: str, kit: Kit) -> tuple[str, ...] | None:
    """What is asked about a slip, nothing about mere talk, none about a guess: the secret has no part in it.

    Who says the same again means it; and what names a second thing is a guess at that.
    """
    if any(it.meant and fold(it.text) == fold(text) for it in state.playing.asides):
        return None
    language = state.options.language
    named = candidates(language, text)
    if not named:
        return ()
    return (kit.lexicon.meant(language, named[0]) or None) if len(named) == 1 else None


def count_guess(course: Course, seat: Seat, action: GuessWrong | GuessRight) -> None:
    """Where clues are spoken, those count who know the word: the opponents, and the clue-giver (TW-56)."""
    state = course.state
    if state.phase != "clue" or state.is_typed or state.playing.glass_from is None:
        raise NotNow("nothing_to_count", "TW-56")
    if state.team_of(seat) != state.setters and seat != state.playing.giver:
        raise NotYourTurn("not_an_opponent", "TW-56")
    require_running(state)
    _guessed(course, seat, "", is_right=isinstance(action, GuessRight))


def _guessed(course: Course, seat: Seat, text: str, *, is_right: bool) -> None:
    """The last wrong one fails (TW-44, TW-53)."""
    state = course.state
    course.happens(GuessMade(seat, text, is_right, course.kit.now))
    if is_right:
        close(course, "found")
    elif len(course.state.playing.guesses) == state.effects_now.guesses:
        close(course, "guesses")


def on_guess_made(state: State, event: GuessMade) -> State:
    guess = Guess(event.by, event.text, event.is_right, event.at)
    return change_turn(state, guesses=(*state.playing.guesses, guess))


def on_aside_heard(state: State, event: AsideHeard) -> State:
    aside = Aside(event.by, event.text, event.meant, event.at)
    return change_turn(state, asides=(*state.playing.asides, aside)[-ASIDES:])
