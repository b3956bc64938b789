"""The table's clocks, where they run: more time on request, and what happens when it is up (EL-G4, EL-G5)."""

from tablee.core.clock import Pace, stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import (
    ClockStarted,
    DrawingCorrected,
    Event,
    TimeRanOut,
    TimeStretched,
)
from tablee.games.entre_les_lignes.phases.draw import on_drawing_corrected
from tablee.games.entre_les_lignes.phases.objections import settle
from tablee.games.entre_les_lignes.phases.reveal import next_round, reveal
from tablee.games.entre_les_lignes.phases.show import show
from tablee.games.entre_les_lignes.pieces import DRAW_TIME, JUDGE_TIME, REVEAL_TIME, VOTE_TIME
from tablee.games.entre_les_lignes.state import State


def _clock(state: State) -> tuple[Pace, int]:
    """The pace of what is going on, and how long it normally takes."""
    options = state.options
    if state.phase == "draw":
        return options.drawing_pace, DRAW_TIME
    if state.phase == "reveal":
        return options.voting_pace, REVEAL_TIME
    return options.voting_pace, JUDGE_TIME if state.claim else VOTE_TIME


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as the phase lasts, a limited number of times."""
    pace, normal = _clock(state)
    return (TimeStretched(seat, stretched(state, seat, pace, normal, kit.now)),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def on_clock_started(state: State, event: ClockStarted) -> State:
    return replace(state, deadline=event.deadline, stretches=0)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """Drawings are taken as they are (EL-G4), missing votes are abstentions (EL-G5), silence upholds nothing."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    late = TimeRanOut(state.missing)
    if state.phase == "draw":
        return (late, show(state, kit))
    if state.phase == "reveal":
        return (late, next_round(state, kit))
    if state.claim:
        return (late, settle(state, kit))
    corrected = _as_it_is(state)
    for event in corrected:
        state = on_drawing_corrected(state, event)
    return (late, *corrected, reveal(state, kit))


def _as_it_is(state: State) -> tuple[DrawingCorrected, ...]:
    """What is new on a paper that was sent back, though it was not handed in."""
    if state.sent_back is None:
        return ()
    artist = state.spots[state.sent_back]
    if not state.may_hand_in(artist):
        return ()
    return (DrawingCorrected(state.sent_back, state.places[artist].drawing),)


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    return state
