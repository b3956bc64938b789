"""The table's clock, where one runs: more time on request, and what happens when it is up (WZ-G17)."""

from tablee.core.clock import stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.wordz.actions import TurnCard
from tablee.games.wordz.events import (
    BallotCast,
    ComposingPassed,
    Event,
    TimeRanOut,
    TimeStretched,
)
from tablee.games.wordz.phases.compose import after_composing, on_composing_passed
from tablee.games.wordz.phases.play import turned
from tablee.games.wordz.phases.turns import next_turn
from tablee.games.wordz.phases.vote import count, on_ballot_cast
from tablee.games.wordz.pieces import COMPOSE_TIME, TURN_TIME, VOTE_TIME, Phase
from tablee.games.wordz.state import State

_NORMAL: dict[Phase, int] = {
    "ready": 0,
    "compose": COMPOSE_TIME,
    "turn": TURN_TIME,
    "vote": VOTE_TIME,
    "over": 0,
}


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as the phase lasts, a limited number of times."""
    later = stretched(state, seat, state.options.pace, _NORMAL[state.phase], kit.now)
    return (TimeStretched(seat, later),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """Who has no word lays none (WZ-G17); a card is turned by lot; a missing ballot is an abstention."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    late = TimeRanOut(state.awaited)
    after = on_time_ran_out(state, late)
    if state.phase == "compose":
        return (late, *_lay_none(after, late.seats, kit))
    if state.phase == "vote":
        return (late, *_abstain(after, late.seats, kit))
    return (late, *_by_lot(after, late.seats[0], kit))


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    """A turn that took too long has no proposal any more."""
    return replace(state, has_proposed=True) if state.phase == "turn" else state


def _lay_none(state: State, seats: tuple[Seat, ...], kit: Kit) -> tuple[Event, ...]:
    passed = tuple([ComposingPassed(seat) for seat in seats])
    for event in passed:
        state = on_composing_passed(state, event)
    return (*passed, *after_composing(state, kit))


def _by_lot(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """Any card of an opponent, where the turn still owes one."""
    if not state.must_turn(seat):
        return (next_turn(state, kit),)
    cards = [
        TurnCard(whom, place)
        for whom in state.hidden_from(seat)
        for place in state.places[whom].face_down
    ]
    return turned(state, seat, kit.chance.pick(cards), kit)


def _abstain(state: State, seats: tuple[Seat, ...], kit: Kit) -> tuple[Event, ...]:
    cast = tuple([BallotCast(seat, "abstain") for seat in seats])
    for event in cast:
        state = on_ballot_cast(state, event)
    return (*cast, *count(state, kit))
