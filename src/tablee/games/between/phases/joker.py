"""The joker: a secret question about a hidden card (rules BT-20, BT-21; BT-G11, BT-G12)."""

from tablee.core.places import change_place
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.between.actions import PlayJoker
from tablee.games.between.events import JokerAnswered
from tablee.games.between.phases import Course
from tablee.games.between.phases.turns import require_turn
from tablee.games.between.pieces import DECK, Whisper
from tablee.games.between.state import State, noticed


def play_joker(course: Course, seat: Seat, action: PlayJoker) -> None:
    """A proposal ends the turn, so a joker after it comes out of turn (BT-21)."""
    state = course.state
    require_turn(state, seat, "BT-21")
    if not state.places[seat].has_joker:
        raise BrokenRule("joker_spent", "BT-20")
    if action.whom not in state.hidden_from(seat):
        raise BrokenRule("nothing_hidden_there", "BT-20")
    if action.value not in DECK:
        raise BrokenRule("no_such_card", "BT-02")
    interval = state.places[action.whom].interval
    assert interval is not None
    course.happens(JokerAnswered(seat, action.whom, action.value, action.value in interval))


def on_joker_answered(state: State, event: JokerAnswered) -> State:
    places = change_place(state, event.asker, has_joker=False)
    whisper = Whisper("joker", event.asker, event.whom)
    return noticed(state, whisper, places=places, jokers=(*state.jokers, event))
