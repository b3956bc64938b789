"""Somebody leaves, or comes back (EL-G5, EL-G10): the round is finished without them, and so are those that follow."""

from tablee.core.absence import Occupied, Occupy, Vacate, Vacated
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.state import State


def vacate(course: Course, action: Vacate) -> None:
    """What was drawn is taken as it is, and a vote that was not laid is an abstention; one has to stay."""
    state = course.state
    _require(state, action)
    if state.places[action.seat].is_empty:
        raise NotNow("seat_is_empty")
    if state.present == (action.seat,):
        raise NotNow("somebody_must_stay")
    course.happens(Vacated(action.seat))


def occupy(course: Course, action: Occupy) -> None:
    """Whoever comes in the middle of a round they have no word for plays from the next one on."""
    _require(course.state, action)
    if not course.state.places[action.seat].is_empty:
        raise NotNow("seat_taken")
    course.happens(Occupied(action.seat))


def _require(state: State, action: Vacate | Occupy) -> None:
    if not state.seating.has(action.seat):
        raise Malformed("no_such_seat")
    if state.phase in ("ready", "over"):
        raise NotNow("not_playing")


def require_here(course: Course, seat: Seat) -> None:
    """Only who has a seat taken, and in a round a word, may ask for anything."""
    state = course.state
    if state.places[seat].is_empty:
        raise NotNow("seat_is_empty")
    if state.phase in ("draw", "vote") and not state.places[seat].is_playing:
        raise NotNow("not_this_round", "EL-14")


def on_vacated(state: State, event: Vacated) -> State:
    return replace(state, places=change_place(state, event.seat, is_empty=True, wish=None))


def on_occupied(state: State, event: Occupied) -> State:
    sitter = state.places[event.seat].sitter + 1
    back = {"is_empty": False, "was_empty": state.phase == "vote", "sitter": sitter}
    return replace(state, places=change_place(state, event.seat, **back))
