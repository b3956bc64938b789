"""The table's time: more of it on request, and what is over by itself (rules TW-54, TW-62, TW-77; TW-G5)."""

from tablee.core.clock import NeedTime, TimeStretched, TimeUp, require_past, span
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.trapwords import events
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.claims import go_on_after_stop
from tablee.games.trapwords.phases.settle import close, go_on
from tablee.games.trapwords.phases.traps import begin_when_ready
from tablee.games.trapwords.pieces import TEAMS, TRAP_TIME, Wish
from tablee.games.trapwords.state import State, change_turn


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    """As long again for the traps or for a reason, and in a turn half a glass, if the others agree; some times each."""
    state = course.state
    if not state.may_stretch(seat):
        raise NotNow("no_clock_to_stretch", None if state.phase == "traps" else "TW-G2")
    if state.phase == "clue" and not state.call:
        course.happens(events.WishMade(Wish(state.team_of(seat), seat, "time")))
        return
    running = state.deadline
    assert running is not None
    pace, reason = state.options.trap_pace, state.options.reason * 1000
    more = span(pace, TRAP_TIME) if state.phase == "traps" else reason
    course.happens(TimeStretched(seat, max(running, course.kit.now) + more))


def time_up(course: Course, _: TimeUp) -> None:
    """Whatever is due: the trap clock, faults that nobody noticed, a breath, the glass."""
    state = course.state
    require_past(state.alarm, course.kit.now)
    if state.phase == "traps":
        _traps_are_set(course)
    elif state.call:
        go_on_after_stop(course, None)
    else:
        _turn_goes_by(course)


def _traps_are_set(course: Course) -> None:
    """With what is on the list (TW-G5)."""
    for team in TEAMS:
        if course.state.is_setting(team):
            course.happens(events.SheetReady(team, None))
    begin_when_ready(course)


def _turn_goes_by(course: Course) -> None:
    state, now = course.state, course.kit.now
    turn = state.playing
    notice = state.options.notice * 1000
    due = [it.number for it in turn.fresh if it.at + notice <= now] if state.is_typed else []
    if due:
        course.happens(events.WordsLapsed(due[-1]))
    if state.phase == "settle":
        go_on(course)
        return
    is_breathless = turn.breath_until is not None and turn.breath_until <= now
    if is_breathless and not turn.is_out_of_breath:
        course.happens(events.BreathEnded())
    if turn.deadline is not None and turn.deadline <= now:
        close(course, "time")


def on_time_stretched(state: State, event: TimeStretched) -> State:
    if call := state.call:
        longer = replace(call, until=event.deadline, stretches=call.stretches + 1)
        return change_turn(state, call=longer)
    moved = replace(state, stretches=state.stretches + 1)
    if state.phase == "traps":
        return replace(moved, trap_clock=event.deadline)
    return change_turn(moved, deadline=event.deadline)
