"""Somebody leaves, or comes back (EL-G5, EL-G10): the round is finished without him, and so are those that follow."""

from tablee.core.absence import Occupied, Occupy, Vacate, Vacated
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotNow
from tablee.games.entre_les_lignes.state import State, change_place


def vacate(state: State, action: Vacate) -> tuple[Vacated, ...]:
    """What he has drawn is taken as it is, and a vote that he did not lay is an abstention; one has to stay."""
    _require(state, action)
    if state.places[action.seat].is_empty:
        raise NotNow("seat_is_empty")
    if state.present == (action.seat,):
        raise NotNow("somebody_must_stay")
    return (Vacated(action.seat),)


def occupy(state: State, action: Occupy) -> tuple[Occupied, ...]:
    """Whoever comes in the middle of a round he has no word for plays from the next one on."""
    _require(state, action)
    if not state.places[action.seat].is_empty:
        raise NotNow("seat_taken")
    return (Occupied(action.seat),)


def _require(state: State, action: Vacate | Occupy) -> None:
    if not state.seating.has(action.seat):
        raise Malformed("no_such_seat")
    if state.phase in ("ready", "over"):
        raise NotNow("not_playing")


def on_vacated(state: State, event: Vacated) -> State:
    return replace(state, places=change_place(state, event.seat, is_empty=True, wish=None))


def on_occupied(state: State, event: Occupied) -> State:
    sitter = state.places[event.seat].sitter + 1
    back = {"is_empty": False, "was_empty": state.phase == "vote", "sitter": sitter}
    return replace(state, places=change_place(state, event.seat, **back))
