"""Showing the line one has called: marking its cards, then joining them (rules HE-06 to HE-12; HE-G3, HE-G8)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchAction, BenchEvent, lines_on, on_worked, work
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.head_line.actions import Mark
from tablee.games.light_line.modes.head_line.events import (
    CardsMarked,
    Event,
    LineFailed,
    LineJoined,
    TimeRanOut,
)
from tablee.games.light_line.modes.head_line.phases.rounds import end_round, fail, result
from tablee.games.light_line.modes.head_line.pieces import JOIN_TIME, Failure
from tablee.games.light_line.modes.head_line.state import State


def mark(state: State, seat: Seat, action: Mark, kit: Kit) -> tuple[Event, ...]:
    """As many as the number says, neither more nor fewer (HE-06, HE-G8); any of them may be the first (HE-07)."""
    if state.phase != "mark":
        raise NotNow("nothing_to_mark", "HE-09")
    _require_caller(state, seat)
    if not {*action.cards} <= {*state.open}:
        raise BrokenRule("card_not_open", "HE-05")
    if len(action.cards) != state.number:
        raise BrokenRule("wrong_count", "HE-06")
    if list(action.cards) != sorted({*action.cards}):
        raise BrokenRule("cards_out_of_order", "HE-06")
    if _is_late(state, kit):
        return run_out(state, kit)
    until = kit.now + state.options.stretched(JOIN_TIME)
    return (CardsMarked(seat, action.cards, until),)


def on_cards_marked(state: State, event: CardsMarked) -> State:
    return replace(state, phase="join", marked=event.cards, deadline=event.deadline)


def join(state: State, seat: Seat, action: BenchAction, kit: Kit) -> tuple[Event, ...]:
    """Right as soon as one line of one colour runs over all the marked cards (HE-11); no card moves before (HE-08)."""
    if state.phase != "join":
        raise NotNow("hands_off", "HE-08")
    _require_caller(state, seat)
    worked = work(state.bench, state.marked, seat, action)
    if _is_late(state, kit):
        return run_out(state, kit)
    after = on_joined(state, worked)
    if line := _solution(after):
        joined = result(after, "joined", (seat,), line=line)
        return (worked, LineJoined(seat, line), *end_round(after, joined, kit))
    return (worked,)


def on_joined(state: State, event: BenchEvent) -> State:
    return replace(state, bench=on_worked(state.bench, event))


def _solution(state: State) -> Line | None:
    """Black stands for itself here (HE-T6), and nothing but the marked cards lies on the bench."""
    longest = next(iter(lines_on(state.bench)), None)
    return longest if longest and longest.length == state.number else None


def give_up(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    if state.phase not in ("mark", "join"):
        raise NotNow("nothing_to_give_up", "HE-09")
    _require_caller(state, seat)
    return _fail(state, "gave_up", kit)


def run_out(state: State, kit: Kit) -> tuple[Event, ...]:
    """Whatever comes at the deadline or after it comes too late, whether or not the table was first to say so."""
    assert state.caller is not None
    how: Failure = "not_marked_in_time" if state.phase == "mark" else "not_joined_in_time"
    return (TimeRanOut(state.caller), *_fail(state, how, kit))


def _fail(state: State, how: Failure, kit: Kit) -> tuple[Event, ...]:
    assert state.caller is not None
    failed = LineFailed(state.caller, how)
    return (failed, *fail(on_line_failed(state, failed), kit))


def on_line_failed(state: State, event: LineFailed) -> State:
    """No clock runs while one chooses what to discard."""
    failed = result(state, event.how, (event.seat,))
    return replace(state, phase="discard", deadline=None, failed=failed)


def _require_caller(state: State, seat: Seat) -> None:
    if seat != state.caller:
        raise NotYourTurn("another_called", "HE-09")


def _is_late(state: State, kit: Kit) -> bool:
    return state.deadline is not None and kit.now >= state.deadline
