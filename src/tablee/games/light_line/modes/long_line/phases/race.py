"""The race: building, calling, stopping (rules LO-05 to LO-11; LO-G1 to LO-G4, LO-G6, LO-G7).

A refused call changes nothing and costs nothing.  The pause of two seconds after one (LO-G1) is therefore no rule of
the table: the client keeps it, and the limits of the socket stop whoever hammers all the same.
What arrives when time is up comes too late, whether or not the table has said so yet (LO-G7).
"""

from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchAction, BenchEvent, CardLaid, on_worked, work
from tablee.games.light_line.modes.long_line.actions import CallLine, Stop
from tablee.games.light_line.modes.long_line.events import LineCalled, SeatStopped
from tablee.games.light_line.modes.long_line.phases import Course
from tablee.games.light_line.modes.long_line.phases.rounds import after_one_is_done
from tablee.games.light_line.modes.long_line.phases.time import run_out_of_time
from tablee.games.light_line.modes.long_line.pieces import Call
from tablee.games.light_line.modes.long_line.state import State


def require_racing(state: State, seat: Seat, rule: str) -> None:
    if state.phase != "race":
        raise NotNow("no_race_runs", rule)
    if seat in state.stops:
        raise NotNow("you_have_stopped", rule)
    if seat not in state.racing:
        raise NotNow("your_round_is_over", rule)


def build(course: Course, seat: Seat, action: BenchAction) -> None:
    """Everybody in their own display, with their own cards, as long as their round lasts (LO-07, LO-10)."""
    state = course.state
    require_racing(state, seat, "LO-05")
    place = state.places[seat]
    built = work(place.bench, place.hand, seat, action)
    if state.is_late(course.kit.now):
        run_out_of_time(course)
    else:
        course.happens(built)


def on_built(state: State, event: BenchEvent) -> State:
    place = state.places[event.seat]
    shown = place.given_away
    if isinstance(event, CardLaid) and state.options.displays == "open":
        shown = tuple(dict.fromkeys((*shown, event.laid.card)))
    bench = on_worked(place.bench, event)
    return replace(state, places=change_place(state, event.seat, bench=bench, given_away=shown))


def call(course: Course, seat: Seat, action: CallLine) -> None:
    """Whose call arrives first has the number (LO-G6); the caller's round is over (LO-08)."""
    state, now = course.state, course.kit.now
    if state.phase != "race" and _was_just_called(state):
        raise NotNow("called_before_you", "LO-G6")
    require_racing(state, seat, "LO-08")
    if action.number in [it.number for it in state.calls]:
        raise BrokenRule("number_taken", "LO-09")
    if action.number not in state.numbers_for(seat):
        raise BrokenRule("no_such_line", "LO-08")
    if state.is_late(now):
        run_out_of_time(course)
    else:
        course.happens(LineCalled(seat, action.number, now))
        after_one_is_done(course)


def _was_just_called(state: State) -> bool:
    """Another's call has ended the round."""
    return state.last_round is not None and state.last_round.why == "all_but_one_called"


def on_line_called(state: State, event: LineCalled) -> State:
    return replace(state, calls=(*state.calls, Call(event.seat, event.number, event.at)))


def stop(course: Course, seat: Seat, _: Stop) -> None:
    """Where the free numbers are out of reach a round would never end (LO-G7), so one may leave it at one's line."""
    require_racing(course.state, seat, "LO-11")
    if not course.state.calls:
        raise BrokenRule("nobody_has_called", "LO-11")
    if course.state.is_late(course.kit.now):
        run_out_of_time(course)
    else:
        course.happens(SeatStopped(seat))
        after_one_is_done(course)


def on_seat_stopped(state: State, event: SeatStopped) -> State:
    return replace(state, stops=(*state.stops, event.seat))
