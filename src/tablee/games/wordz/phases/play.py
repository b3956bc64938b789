"""Turning a card, proposing a word, or no more (rules WZ-12 to WZ-20; WZ-G3, WZ-G5, WZ-G6, WZ-G13, WZ-G20)."""

from tablee.core.offers import Spelling
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.wordz.actions import EndTurn, Propose, TurnCard
from tablee.games.wordz.events import CardTurned, ProposalMissed
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.known import find, go_on, tokens, turn_up, with_tokens
from tablee.games.wordz.phases.turns import next_turn, require_turn
from tablee.games.wordz.pieces import Miss
from tablee.games.wordz.scoring import pay
from tablee.games.wordz.state import State


def turn_card(course: Course, seat: Seat, action: TurnCard) -> None:
    """Any face-down card of any opponent (WZ-12, WZ-G3, WZ-G5), once a turn (WZ-14)."""
    state = course.state
    require_turn(state, seat, "WZ-12")
    if state.has_turned:
        raise BrokenRule("already_turned", "WZ-14")
    _require_word(state, seat, action.whom, "WZ-12")
    if action.place not in state.places[action.whom].face_down:
        raise BrokenRule("not_face_down", "WZ-12")
    turn(course, seat, action)


def turn(course: Course, by: Seat, action: TurnCard) -> None:
    """What comes of it: the last card turns the word up (WZ-21, WZ-G6)."""
    letter = course.state.places[action.whom].word[action.place]
    course.happens(CardTurned(by, action.whom, action.place, letter))
    if course.state.places[action.whom].face_down:
        go_on(course)
    else:
        turn_up(course, action.whom)


def on_card_turned(state: State, event: CardTurned) -> State:
    places = tuple(sorted((*state.places[event.whom].turned, event.place)))
    return replace(state, has_turned=True, places=change_place(state, event.whom, turned=places))


def propose(course: Course, seat: Seat, action: Propose) -> None:
    """For any opponent's word (WZ-13, WZ-15), once a turn (WZ-14), for a token (WZ-16, WZ-17)."""
    state = course.state
    require_turn(state, seat, "WZ-13")
    if state.has_proposed:
        raise BrokenRule("already_proposed", "WZ-14")
    if not state.places[seat].tokens:
        raise BrokenRule("no_token", "WZ-17")
    _require_word(state, seat, action.whom, "WZ-13")
    # It need not be in a dictionary (WZ-G13), but must not deny what everybody sees.
    if not Spelling(state.pattern(action.whom)).has(action.word):
        raise BrokenRule("does_not_fit", "WZ-18")
    if action.word == state.places[action.whom].word:  # letter by letter (WZ-18, WZ-G20)
        find(course, seat, action.whom)
    else:
        course.happens(ProposalMissed(seat, action.whom, action.word))
        go_on(course)


def _require_word(state: State, seat: Seat, whom: Seat, rule: str) -> None:
    if whom not in state.hidden_from(seat):
        raise BrokenRule("no_word_there", rule)


def on_proposal_missed(state: State, event: ProposalMissed) -> State:
    """The token is gone, and the word stays (WZ-16, WZ-20)."""
    return replace(
        with_tokens(state, pay(tokens(state), event.by, event.whom)),
        has_proposed=True,
        misses=(*state.misses, Miss(event.by, event.whom, event.word)),
    )


def end_turn(course: Course, seat: Seat, _: EndTurn) -> None:
    """Without a proposal, once a card is turned; the rest passes by itself."""
    require_turn(course.state, seat, "WZ-12")
    if not course.state.has_turned:
        raise BrokenRule("turn_a_card_first", "WZ-12")
    next_turn(course)
