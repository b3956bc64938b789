"""Showing the line one has called: marking its cards, then joining them (rules HE-06 to HE-12; HE-G3, HE-G8)."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchAction, BenchEvent, lines_on, on_worked, work
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.head_line import events
from tablee.games.light_line.modes.head_line.actions import GiveUp, Mark
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.phases.rounds import end_round, fail, result
from tablee.games.light_line.modes.head_line.pieces import JOIN_TIME, Failure
from tablee.games.light_line.modes.head_line.state import State


def mark(course: Course, seat: Seat, action: Mark) -> None:
    """As many as the number says, neither more nor fewer (HE-06, HE-G8); any of them may be the first (HE-07)."""
    state = course.state
    if state.phase != "mark":
        raise NotNow("nothing_to_mark", "HE-09")
    _require_caller(state, seat)
    if not {*action.cards} <= {*state.open}:
        raise BrokenRule("card_not_open", "HE-05")
    if len(action.cards) != state.number:
        raise BrokenRule("wrong_count", "HE-06")
    if list(action.cards) != sorted({*action.cards}):
        raise BrokenRule("cards_out_of_order", "HE-06")
    if _is_late(course):
        run_out(course)
    else:
        until = course.kit.now + state.options.stretched(JOIN_TIME)
        course.happens(events.CardsMarked(seat, action.cards, until))


def on_cards_marked(state: State, event: events.CardsMarked) -> State:
    return replace(state, phase="join", marked=event.cards, deadline=event.deadline)


def join(course: Course, seat: Seat, action: BenchAction) -> None:
    """Right as soon as one line of one colour runs over all the marked cards (HE-11); no card moves before (HE-08)."""
    state = course.state
    if state.phase != "join":
        raise NotNow("hands_off", "HE-08")
    _require_caller(state, seat)
    worked = work(state.bench, state.marked, seat, action)
    if _is_late(course):
        run_out(course)
        return
    course.happens(worked)
    if line := _solution(course.state):
        course.happens(events.LineJoined(seat, line))
        end_round(course, result(course.state, "joined", (seat,), line=line))


def on_joined(state: State, event: BenchEvent) -> State:
    return replace(state, bench=on_worked(state.bench, event))


def _solution(state: State) -> Line | None:
    """Black stands for itself here (HE-T6), and nothing but the marked cards lies on the bench."""
    longest = next(iter(lines_on(state.bench)), None)
    return longest if longest and longest.length == state.number else None


def give_up(course: Course, seat: Seat, _: GiveUp) -> None:
    if course.state.phase not in ("mark", "join"):
        raise NotNow("nothing_to_give_up", "HE-09")
    _require_caller(course.state, seat)
    _fail(course, "gave_up")


def run_out(course: Course) -> None:
    """Whatever comes at the deadline or after it comes too late, whether or not the table was first to say so."""
    state = course.state
    assert state.caller is not None
    course.happens(events.TimeRanOut(state.caller))
    _fail(course, "not_marked_in_time" if state.phase == "mark" else "not_joined_in_time")


def _fail(course: Course, how: Failure) -> None:
    caller = course.state.caller
    assert caller is not None
    course.happens(events.LineFailed(caller, how))
    fail(course)


def on_line_failed(state: State, event: events.LineFailed) -> State:
    """No clock runs while one chooses what to discard."""
    failed = result(state, event.how, (event.seat,))
    return replace(state, phase="discard", deadline=None, failed=failed)


def _require_caller(state: State, seat: Seat) -> None:
    if seat != state.caller:
        raise NotYourTurn("another_called", "HE-09")


def _is_late(course: Course) -> bool:
    deadline = course.state.deadline
    return deadline is not None and course.kit.now >= deadline
