"""The table's clocks, where they run, and more time on request (EL-G4)."""

from tablee.core.clock import Pace, stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import ClockStarted, TimeRanOut, TimeStretched
from tablee.games.entre_les_lignes.pieces import DRAW_TIME, JUDGE_TIME, REVEAL_TIME, VOTE_TIME
from tablee.games.entre_les_lignes.state import State


def clock_of(state: State) -> tuple[Pace, int]:
    """The pace of what is going on, and how long it normally takes."""
    options = state.options
    if state.phase == "draw":
        return options.drawing_pace, DRAW_TIME
    if state.phase == "reveal":
        return options.voting_pace, REVEAL_TIME
    return options.voting_pace, JUDGE_TIME if state.claim else VOTE_TIME


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as the phase lasts, a limited number of times."""
    pace, normal = clock_of(state)
    return (TimeStretched(seat, stretched(state, seat, pace, normal, kit.now)),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def on_clock_started(state: State, event: ClockStarted) -> State:
    return replace(state, deadline=event.deadline, stretches=0)


def time_up(state: State, kit: Kit) -> tuple[TimeRanOut, ...]:
    """For all who are awaited: who is missing may be a secret."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    return (TimeRanOut(state.awaited),)


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    return state
