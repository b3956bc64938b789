"""Whether the rounds are counted again when some have left or come back (EL-G10): only if the table agrees."""

from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Recount
from tablee.games.entre_les_lignes.events import RecountWished, RoundsRecounted
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.state import State


def is_agreed(state: State) -> bool:
    """More than half of those who are here."""
    wishes = [state.places[it].wish for it in state.present]
    return 2 * wishes.count("recount") > len(wishes)


def recount(course: Course, seat: Seat, action: Recount) -> None:
    if course.state.recounted is None:
        raise NotNow("nothing_to_recount", "EL-08")
    course.happens(RecountWished(seat, action.wish))


def on_recount_wished(state: State, event: RecountWished) -> State:
    return replace(state, places=change_place(state, event.seat, wish=event.wish))


def on_rounds_recounted(state: State, event: RoundsRecounted) -> State:
    return replace(state, rounds=event.rounds)
