"""Private sheets (rules BT-07, BT-14)."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.between.actions import TakeNote
from tablee.games.between.events import NoteTaken
from tablee.games.between.phases import Course
from tablee.games.between.pieces import DECK
from tablee.games.between.state import State


def take_note(course: Course, seat: Seat, action: TakeNote) -> None:
    state = course.state
    if state.options.follow_up != "notes":
        raise BrokenRule("no_sheets_here", "BT-07")
    if state.phase not in ("choose", "turn"):
        raise NotNow("not_playing", "BT-14")
    if action.whom == seat or not state.seating.has(action.whom):
        raise BrokenRule("no_sheet_for_that_seat", "BT-14")
    if action.value not in DECK:
        raise BrokenRule("no_such_card", "BT-02")
    course.happens(NoteTaken(seat, action.whom, action.value, action.mark))


def on_note_taken(state: State, event: NoteTaken) -> State:
    """One mark beside each number; a blank takes it away."""
    spot = (event.seat, event.whom, event.value)
    others = tuple(note for note in state.notes if (note.seat, note.whom, note.value) != spot)
    return replace(state, notes=others if event.mark == "blank" else (*others, event))
