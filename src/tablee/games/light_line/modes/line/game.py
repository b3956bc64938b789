"""LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.modes.line import events as happened
from tablee.games.light_line.modes.line.actions import (
    Action,
    Draw,
    Exchange,
    Pay,
    PlaceCard,
    TableAction,
)
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.phases import deal, draw, pay, place, time, turns
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.proof import recall, resample
from tablee.games.light_line.modes.line.sight import seen, view
from tablee.games.light_line.modes.line.state import Place, State
from tablee.games.light_line.modes.line.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="line",
    title="LINE",
    prefix="LL",
    version=1,
    authors=("Jörg Domberger",),
    seats=(2, 3, 4, 5, 6),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options, action=Action, table_action=TableAction, event=Event, view=View, seen=Seen
)

PRESETS = {"classic": Options()}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to six seats (LL-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "LL-01")
    if options.first != "random" and not seating.has(options.first):
        raise NotSeated("no_such_seat", "LL-05")
    return State(seating, options, places=(Place(),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case PlaceCard():
            return place.place(state, seat, action, kit)
        case Exchange():
            return place.exchange(state, seat, action, kit)
        case Pay():
            return pay.pay(state, seat, action, kit)
        case Draw():
            return draw.draw(state, seat, action, kit)
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
        case happened.CardPlaced():
            return place.on_card_placed(state, event)
        case happened.PointsTaken():
            return pay.on_points_taken(state, event)
        case happened.CardDrawn():
            return draw.on_card_drawn(state, event)
        case happened.CardExchanged():
            return place.on_card_exchanged(state, event)
        case happened.NothingFits():
            return turns.on_nothing_fits(state, event)
        case happened.EndTriggered():
            return turns.on_end_triggered(state, event)
        case happened.TimeStretched():
            return time.on_time_stretched(state, event)
        case happened.TimeRanOut():
            return time.on_time_ran_out(state, event)
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
