"""LONG-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import (
    BenchCleared,
    CardLaid,
    CardTakenBack,
    ClearBench,
    Lay,
    TakeBack,
)
from tablee.games.light_line.modes.long_line import events as happened
from tablee.games.light_line.modes.long_line.actions import (
    Action,
    CallLine,
    Stop,
    TableAction,
    TurnUp,
)
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.phases import deal, race, rounds, time
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.proof import recall, resample
from tablee.games.light_line.modes.long_line.sight import seen, view
from tablee.games.light_line.modes.long_line.state import Place, State
from tablee.games.light_line.modes.long_line.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="long-line",
    title="LONG-LINE",
    prefix="LO",
    version=2,
    authors=("Jörg Domberger",),
    seats=(2, 3, 4, 5, 6, 7),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options, action=Action, table_action=TableAction, event=Event, view=View, seen=Seen
)

PRESETS = {
    "classic": Options(),
    "short": Options(rounds=3),
    "clock": Options(pace="normal"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (LO-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "LO-01")
    return State(seating, options, places=(Place(),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case TurnUp():
            return deal.turn_up(state, seat, kit)
        case Lay() | TakeBack() | ClearBench():
            return race.build(state, seat, action, kit)
        case CallLine():
            return race.call(state, seat, action, kit)
        case Stop():
            return race.stop(state, seat, kit)
        case NeedTime():
            return time.need_time(state, seat, kit)
        case Begin() | TimeUp():
            raise Malformed("only_the_table_may")


def _decide_for_table(state: State, action: Action | TableAction, kit: Kit) -> tuple[Event, ...]:
    match action:
        case Begin():
            return deal.begin(state, kit)
        case TimeUp():
            return time.time_up(state, kit)
        case _:
            raise Malformed("take_a_seat")


def evolve(state: State, event: Event) -> State:
    match event:
        case CardLaid() | CardTakenBack() | BenchCleared():
            return race.on_built(state, event)
        case happened.RoundDealt():
            return deal.on_round_dealt(state, event)
        case happened.SeatReady():
            return deal.on_seat_ready(state, event)
        case happened.SignalGiven():
            return deal.on_signal_given(state, event)
        case happened.LineCalled():
            return race.on_line_called(state, event)
        case happened.SeatStopped():
            return race.on_seat_stopped(state, event)
        case happened.RoundEnded():
            return rounds.on_round_ended(state, event)
        case happened.GameEnded():
            return rounds.on_game_ended(state, event)
        case happened.TimeStretched():
            return time.on_time_stretched(state, event)
        case happened.TimeRanOut():
            return state


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: State) -> int | None:
    return state.deadline


def outcome(state: State) -> Outcome | None:
    return state.outcome
