"""Asking one seat for one value (rules BT-09 to BT-13; BT-G1, BT-G2, BT-G19)."""

from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.between.actions import Ask
from tablee.games.between.events import QuestionAnswered
from tablee.games.between.phases import Course
from tablee.games.between.phases.turns import require_turn
from tablee.games.between.pieces import DECK, Answer, Card, Question, lies_between
from tablee.games.between.state import Place, State


def ask(course: Course, seat: Seat, action: Ask) -> None:
    state = course.state
    require_turn(state, seat, "BT-09")
    if state.has_asked:
        raise BrokenRule("already_asked", "BT-09")
    if action.whom == seat or not state.seating.has(action.whom):
        raise BrokenRule("ask_another_seat", "BT-09")
    if action.value not in DECK:
        raise BrokenRule("no_such_card", "BT-02")
    if state.places[seat].holds(action.value):
        raise BrokenRule("you_hold_it", "BT-10")
    whom = state.places[action.whom]
    if not whom.hand:
        raise BrokenRule("no_hand_left", "BT-11")
    course.happens(QuestionAnswered(seat, action.whom, action.value, answer(whom, action.value)))


def answer(place: Place, value: Card) -> Answer:
    """Computed, so nobody can lie (BT-G19); an interval card is not in hand (BT-12)."""
    if value not in place.hand:
        return "no"
    assert place.interval is not None
    return "between" if lies_between(value, place.interval) else "above"


def on_question_answered(state: State, event: QuestionAnswered) -> State:
    """Mark the number (BT-12) or lay the card open between or above the interval (BT-13)."""
    whom = state.places[event.whom]
    value = event.value
    if event.answer == "no":
        noes = whom.noes if value in whom.noes else (*whom.noes, value)
        asked = replace(whom, noes=noes)
    else:
        asked = replace(
            whom,
            hand=tuple([card for card in whom.hand if card != value]),
            **{event.answer: (*getattr(whom, event.answer), value)},
        )
    places = with_place(state.places, event.whom, asked)
    question = Question(event.asker, event.whom, value, event.answer)
    return replace(state, places=places, has_asked=True, questions=(*state.questions, question))
