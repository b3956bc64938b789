"""HEAD-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import TimeUp
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
from tablee.games.light_line.modes.head_line import events as happened
from tablee.games.light_line.modes.head_line.actions import (
    Action,
    Agree,
    CallLine,
    Discard,
    GiveUp,
    Mark,
    Pause,
    Resume,
    SetPace,
    StartRound,
    TableAction,
)
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.phases import call, dealing, rounds, show, time
from tablee.games.light_line.modes.head_line.pieces import PACES, Options
from tablee.games.light_line.modes.head_line.proof import recall, resample
from tablee.games.light_line.modes.head_line.sight import seen, view
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.modes.head_line.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="head-line",
    title="HEAD-LINE",
    prefix="HE",
    version=1,
    authors=("Jörg Domberger",),
    seats=(2, 3, 4),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options, action=Action, table_action=TableAction, event=Event, view=View, seen=Seen
)

PRESETS = {
    "classic": Options(),
    "relaxed": Options(pace_ms=5_000),
    "calm": Options(pace_ms=8_000, times="calm"),
    "quick": Options(times="normal"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to four seats (HE-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "HE-01")
    if options.dealer != "random" and not seating.has(options.dealer):
        raise NotSeated("no_such_seat", "HE-03")
    if options.pace_ms not in PACES:
        raise NotSeated("pace_out_of_range", "HE-04")
    return State(seating, options, won=((),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case CallLine():
            return call.call(state, seat, kit)
        case Mark():
            return show.mark(state, seat, action, kit)
        case Lay() | TakeBack() | ClearBench():
            return show.join(state, seat, action, kit)
        case GiveUp():
            return show.give_up(state, seat, kit)
        case Discard():
            return rounds.discard(state, seat, action, kit)
        case StartRound():
            return rounds.start_round(state, seat, kit)
        case Pause():
            return dealing.pause(state, seat)
        case Resume():
            return dealing.resume(state, seat, kit)
        case SetPace():
            return dealing.set_pace(state, seat, action)
        case Agree():
            return dealing.agree(state, seat, kit)
        case Begin() | TimeUp():
            raise Malformed("only_the_table_may")


def _decide_for_table(state: State, action: Action | TableAction, kit: Kit) -> tuple[Event, ...]:
    match action:
        case Begin():
            return dealing.begin(state, kit)
        case TimeUp():
            return time.time_up(state, kit)
        case _:
            raise Malformed("take_a_seat")


def evolve(state: State, event: Event) -> State:
    match event:
        case happened.CardDealt():
            return dealing.on_card_dealt(state, event)
        case CardLaid() | CardTakenBack() | BenchCleared():
            return show.on_joined(state, event)
        case happened.PilesMade():
            return dealing.on_piles_made(state, event)
        case happened.RoundBegan():
            return dealing.on_round_began(state, event)
        case happened.DealingPaused():
            return dealing.on_dealing_paused(state, event)
        case happened.DealingResumed():
            return dealing.on_dealing_resumed(state, event)
        case happened.PaceSet():
            return dealing.on_pace_set(state, event)
        case happened.SeatAgreed():
            return dealing.on_seat_agreed(state, event)
        case happened.PileShuffled():
            return dealing.on_pile_shuffled(state, event)
        case happened.LineCalled():
            return call.on_line_called(state, event)
        case happened.ClaimStood():
            return call.on_claim_stood(state, event)
        case happened.CardsMarked():
            return show.on_cards_marked(state, event)
        case happened.LineFailed():
            return show.on_line_failed(state, event)
        case happened.NumberDiscarded():
            return rounds.on_number_discarded(state, event)
        case happened.RoundEnded():
            return rounds.on_round_ended(state, event)
        case happened.GameEnded():
            return rounds.on_game_ended(state, event)
        case happened.SecondCall() | happened.TimeRanOut() | happened.LineJoined():
            return state


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: State) -> int | None:
    return state.deadline


def outcome(state: State) -> Outcome | None:
    return state.outcome
