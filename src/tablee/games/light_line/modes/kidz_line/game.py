"""KIDZ-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.modes.kidz_line import events as happened
from tablee.games.light_line.modes.kidz_line.actions import (
    Action,
    GiveUp,
    PlaceCard,
    TableAction,
    TurnUp,
)
from tablee.games.light_line.modes.kidz_line.events import Event
from tablee.games.light_line.modes.kidz_line.phases import deal, play, time, turns
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.proof import recall, resample
from tablee.games.light_line.modes.kidz_line.sight import seen, view
from tablee.games.light_line.modes.kidz_line.state import Place, State
from tablee.games.light_line.modes.kidz_line.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="kidz-line",
    title="KIDZ-LINE",
    prefix="KI",
    version=1,
    authors=("Jörg Domberger",),
    seats=(2, 3, 4, 5, 6, 7),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options, action=Action, table_action=TableAction, event=Event, view=View, seen=Seen
)

PRESETS = {
    "classic": Options(),
    "strict": Options(giving_up="only_when_nothing_fits"),
    "helper": Options(helper=True),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (KI-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "KI-01")
    if options.first != "random" and not seating.has(options.first):
        raise NotSeated("no_such_seat", "KI-03")
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
            return play.turn_up(state, seat)
        case PlaceCard():
            return play.place(state, seat, action, kit)
        case GiveUp():
            return play.give_up(state, seat, kit)
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
        case happened.TurnBegan():
            return turns.on_turn_began(state, event)
        case happened.CardTurnedUp():
            return play.on_card_turned_up(state, event)
        case happened.CardPlaced():
            return play.on_card_placed(state, event)
        case happened.CardPutBack():
            return play.on_card_put_back(state, event)
        case happened.TimeStretched():
            return time.on_time_stretched(state, event)
        case happened.TimeRanOut():
            return state
        case happened.CardsDealt():
            return deal.on_cards_dealt(state, event)
        case happened.GameEnded():
            return turns.on_game_ended(state, event)


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: State) -> int | None:
    return state.deadline


def outcome(state: State) -> Outcome | None:
    return state.outcome
