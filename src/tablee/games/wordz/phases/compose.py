"""Composing in secret, all at once (rules WZ-04, WZ-08 to WZ-10; WZ-G7, WZ-G9, WZ-G10, WZ-G18, WZ-G21)."""

from tablee.core.clock import ClockStarted, is_last_call, span
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.wordz.actions import LayWord, LookUp, PassComposing
from tablee.games.wordz.events import (
    ComposingPassed,
    WordLaid,
    WordLookedUp,
)
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.rounds import end_round
from tablee.games.wordz.phases.turns import begin_turn
from tablee.games.wordz.pieces import COMPOSE_TIME, DRAFTS, is_spelt_with, without
from tablee.games.wordz.state import State
from tablee.games.wordz.view import Draft


def look_up(course: Course, seat: Seat, action: LookUp) -> None:
    """As often as one likes (WZ-10)."""
    state = course.state
    _require_composing(state, seat, "WZ-10")
    _require_own_letters(state, seat, action.word)
    is_listed = course.kit.lexicon.has(state.options.language, action.word)
    course.happens(WordLookedUp(seat, action.word, is_listed))


def on_word_looked_up(state: State, event: WordLookedUp) -> State:
    """The latest drafts, each once."""
    drafts = [it for it in state.places[event.seat].drafts if it.word != event.word]
    drafts = [*drafts, Draft(event.word, event.is_listed)][-DRAFTS:]
    return replace(state, places=change_place(state, event.seat, drafts=tuple(drafts)))


def lay_word(course: Course, seat: Seat, action: LayWord) -> None:
    """At one's own risk; or, where only listed words are played, once the dictionary has said so (WZ-G10)."""
    state = course.state
    _require_composing(state, seat, "WZ-04")
    _require_own_letters(state, seat, action.word)
    is_known = Draft(action.word, is_listed=True) in state.places[seat].drafts
    if state.options.words == "listed_only" and not is_known:
        raise BrokenRule("look_it_up_first", "WZ-09")
    course.happens(WordLaid(seat, action.word))
    after_composing(course)


def pass_composing(course: Course, seat: Seat, _: PassComposing) -> None:
    """No cards at stake, and one goes on guessing (WZ-G18)."""
    _require_composing(course.state, seat, "WZ-04")
    course.happens(ComposingPassed(seat))
    after_composing(course)


def _require_composing(state: State, seat: Seat, rule: str) -> None:
    if state.phase != "compose" or state.places[seat].has_composed:
        raise NotNow("not_composing", rule)


def _require_own_letters(state: State, seat: Seat, word: str) -> None:
    """Plain capitals of one's own cards (WZ-04, WZ-G7), enough of them (WZ-G9)."""
    if not is_spelt_with(word, state.places[seat].hand):
        raise BrokenRule("not_your_letters", "WZ-04")
    if len(word) < state.options.shortest:
        raise BrokenRule("too_short", "WZ-08")


def after_composing(course: Course) -> None:
    """The last one starts the play, if there is a word at all; the last but few may start the clock."""
    state = course.state
    missing = len(state.composing)
    pace = state.options.pace
    if not missing and state.words:
        begin_turn(course, state.first)
    elif not missing:
        end_round(course)
    elif is_last_call(pace, state.seating.size - missing, state.seating.size):
        course.happens(ClockStarted(course.kit.now + span(pace, COMPOSE_TIME)))


def on_word_laid(state: State, event: WordLaid) -> State:
    """The word lies face down, and what was left over is out of the round (WZ-04, WZ-G23)."""
    return replace(
        state,
        places=change_place(
            state,
            event.seat,
            hand=without(state.places[event.seat].hand, event.word),
            word=event.word,
            drafts=(),
            has_composed=True,
        ),
    )


def on_composing_passed(state: State, event: ComposingPassed) -> State:
    return replace(state, places=change_place(state, event.seat, drafts=(), has_composed=True))
