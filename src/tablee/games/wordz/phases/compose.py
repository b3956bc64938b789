"""Composing in secret, all at once (rules WZ-04, WZ-08 to WZ-10; WZ-G7, WZ-G9, WZ-G10, WZ-G18, WZ-G21)."""

from tablee.core.clock import is_last_call, span
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.wordz.actions import LayWord, LookUp
from tablee.games.wordz.events import (
    ClockStarted,
    ComposingPassed,
    Event,
    WordLaid,
    WordLookedUp,
)
from tablee.games.wordz.phases.rounds import end_round
from tablee.games.wordz.phases.turns import begin_turn
from tablee.games.wordz.pieces import COMPOSE_TIME, DRAFTS, is_spelt_with, without
from tablee.games.wordz.state import State, change_place
from tablee.games.wordz.view import Draft


def look_up(state: State, seat: Seat, action: LookUp, kit: Kit) -> tuple[WordLookedUp, ...]:
    """As often as one likes (WZ-10)."""
    _require_composing(state, seat, "WZ-10")
    _require_own_letters(state, seat, action.word)
    is_listed = kit.lexicon.has(state.options.language, action.word)
    return (WordLookedUp(seat, action.word, is_listed),)


def on_word_looked_up(state: State, event: WordLookedUp) -> State:
    """The latest drafts, each once."""
    drafts = [it for it in state.places[event.seat].drafts if it.word != event.word]
    drafts = [*drafts, Draft(event.word, event.is_listed)][-DRAFTS:]
    return replace(state, places=change_place(state, event.seat, drafts=tuple(drafts)))


def lay_word(state: State, seat: Seat, action: LayWord, kit: Kit) -> tuple[Event, ...]:
    """At one's own risk; or, where only listed words are played, once the dictionary has said so (WZ-G10)."""
    _require_composing(state, seat, "WZ-04")
    _require_own_letters(state, seat, action.word)
    is_known = Draft(action.word, is_listed=True) in state.places[seat].drafts
    if state.options.words == "listed_only" and not is_known:
        raise BrokenRule("look_it_up_first", "WZ-09")
    laid = WordLaid(seat, action.word)
    return (laid, *after_composing(on_word_laid(state, laid), kit))


def pass_composing(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """No cards at stake, and one goes on guessing (WZ-G18)."""
    _require_composing(state, seat, "WZ-04")
    passed = ComposingPassed(seat)
    return (passed, *after_composing(on_composing_passed(state, passed), kit))


def _require_composing(state: State, seat: Seat, rule: str) -> None:
    if state.phase != "compose" or state.places[seat].has_composed:
        raise NotNow("not_composing", rule)


def _require_own_letters(state: State, seat: Seat, word: str) -> None:
    """Plain capitals of one's own cards (WZ-04, WZ-G7), enough of them (WZ-G9)."""
    if not is_spelt_with(word, state.places[seat].hand):
        raise BrokenRule("not_your_letters", "WZ-04")
    if len(word) < state.options.shortest:
        raise BrokenRule("too_short", "WZ-08")


def after_composing(state: State, kit: Kit) -> tuple[Event, ...]:
    """The last one starts the play, if there is a word at all; the last but few may start the clock."""
    missing = len(state.composing)
    if not missing:
        return (begin_turn(state, state.first, kit),) if state.words else end_round(state, kit)
    pace = state.options.pace
    if is_last_call(pace, state.seating.size - missing, state.seating.size):
        return (ClockStarted(kit.now + span(pace, COMPOSE_TIME)),)
    return ()


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


def on_clock_started(state: State, event: ClockStarted) -> State:
    return replace(state, deadline=event.deadline, stretches=0)
