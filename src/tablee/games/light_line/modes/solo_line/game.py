"""SOLO-LINE, wired together: each action to its phase, each event to what it changes."""

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
from tablee.games.light_line.modes.solo_line import events as happened
from tablee.games.light_line.modes.solo_line.actions import (
    Action,
    AskForHint,
    GiveUp,
    TableAction,
)
from tablee.games.light_line.modes.solo_line.events import Event
from tablee.games.light_line.modes.solo_line.phases import build, deal, hints
from tablee.games.light_line.modes.solo_line.phases.day import is_day
from tablee.games.light_line.modes.solo_line.pieces import SIZES, Options
from tablee.games.light_line.modes.solo_line.proof import recall, resample
from tablee.games.light_line.modes.solo_line.sight import seen, view
from tablee.games.light_line.modes.solo_line.state import State
from tablee.games.light_line.modes.solo_line.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="solo-line",
    title="SOLO-LINE",
    prefix="SO",
    version=1,
    authors=("Jörg Domberger",),
    seats=(1,),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options, action=Action, table_action=TableAction, event=Event, view=View, seen=Seen
)

PRESETS = {
    "first_steps": Options(cards=6),
    "classic": Options(),
    "expert": Options(joker=False),
}
"""What most players agree on with themselves, by name; a newcomer's first."""


def start(seating: Seating, options: Options) -> State:
    """One player (SO-01), five to twenty cards (SO-06), and a day that a calendar has, or none."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "SO-01")
    if options.cards not in SIZES:
        raise NotSeated("cards_out_of_range", "SO-06")
    if options.day and not is_day(options.day):
        raise NotSeated("no_such_day")
    return State(seating, options)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        if isinstance(action, Begin):
            return deal.begin(state, kit)
        raise Malformed("take_a_seat")
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case Lay() | TakeBack() | ClearBench():
            return build.build(state, seat, action)
        case AskForHint():
            return hints.hint(state)
        case GiveUp():
            return hints.give_up(state, action)
        case Begin():
            raise Malformed("only_the_table_may")


def evolve(state: State, event: Event) -> State:
    match event:
        case CardLaid() | CardTakenBack() | BenchCleared():
            return build.on_built(state, event)
        case happened.HintGiven():
            return hints.on_hint_given(state, event)
        case happened.PuzzleDealt():
            return deal.on_puzzle_dealt(state, event)
        case happened.LineJoined():
            return build.on_line_joined(state, event)
        case happened.GivenUp():
            return hints.on_given_up(state, event)
        case happened.GameEnded():
            return build.on_game_ended(state, event)


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(_state: State) -> int | None:
    """A puzzle takes as long as it takes (SO-G3)."""
    return None


def outcome(state: State) -> Outcome | None:
    return state.outcome
