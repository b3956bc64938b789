"""Between, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.between import events as happened
from tablee.games.between.actions import (
    Action,
    Announce,
    Ask,
    ChooseInterval,
    Concede,
    EndTurn,
    PlayJoker,
    TableAction,
    TakeNote,
)
from tablee.games.between.events import Event
from tablee.games.between.phases import (
    announce,
    ask,
    choose,
    deal,
    joker,
    notes,
    rounds,
    time,
    turns,
)
from tablee.games.between.pieces import Options
from tablee.games.between.proof import recall, resample
from tablee.games.between.sight import seen, view
from tablee.games.between.state import Place, State
from tablee.games.between.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="between",
    title="Between",
    prefix="BT",
    version=1,
    authors=("Jarvin",),
    seats=(2, 3, 4),
    minutes=(10, 15),
)
TYPES = Types(
    options=Options,
    action=Action,
    table_action=TableAction,
    event=Event,
    view=View,
    seen=Seen,
    unasked=(Concede,),
)

PRESETS = {
    "classic": Options(),
    "express": Options(length="express"),
    "notes": Options(follow_up="notes"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to four seats (BT-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "BT-01")
    if options.first != "random" and not seating.has(options.first):
        raise NotSeated("no_such_seat", "BT-08")
    return State(seating, options, places=(Place(),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case Ask():
            return ask.ask(state, seat, action)
        case EndTurn():
            return turns.end_turn(state, seat, kit)
        case Announce():
            return announce.announce(state, seat, action, kit)
        case PlayJoker():
            return joker.play_joker(state, seat, action)
        case ChooseInterval():
            return choose.choose_interval(state, seat, action, kit)
        case Concede():
            return announce.concede(state, seat, kit)
        case TakeNote():
            return notes.take_note(state, seat, action)
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
        case happened.QuestionAnswered():
            return ask.on_question_answered(state, event)
        case happened.TurnBegan():
            return turns.on_turn_began(state, event)
        case happened.IntervalChosen():
            return choose.on_interval_chosen(state, event)
        case happened.ProposalMissed():
            return announce.on_proposal_missed(state, event)
        case happened.IntervalFound():
            return announce.on_interval_found(state, event)
        case happened.IntervalConceded():
            return announce.on_interval_conceded(state, event)
        case happened.JokerAnswered():
            return joker.on_joker_answered(state, event)
        case happened.RoundDealt():
            return deal.on_round_dealt(state, event)
        case happened.RoundEnded():
            return rounds.on_round_ended(state, event)
        case happened.GameEnded():
            return rounds.on_game_ended(state, event)
        case happened.NoteTaken():
            return notes.on_note_taken(state, event)
        case happened.ClockStarted():
            return choose.on_clock_started(state, event)
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
