"""Entre les lignes, wired together: each action to its phase, each event to what it changes."""

from functools import reduce

from tablee.core.absence import Occupied, Occupy, Vacate, Vacated
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.drawing import Draw, DrawingKept, KeepDrawing
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotNow, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import events as happened
from tablee.games.entre_les_lignes.actions import (
    Abstain,
    Action,
    CastVote,
    Describe,
    GoOn,
    HandIn,
    Judge,
    ObjectTo,
    Recount,
    TableAction,
    TakeBack,
    Withdraw,
)
from tablee.games.entre_les_lignes.events import Event
from tablee.games.entre_les_lignes.phases import (
    absence,
    deal,
    draw,
    objections,
    onward,
    recount,
    reveal,
    show,
    time,
    vote,
)
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.proof import recall, resample
from tablee.games.entre_les_lignes.sight import seen, view
from tablee.games.entre_les_lignes.state import Place, State
from tablee.games.entre_les_lignes.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="entre-les-lignes",
    title="Entre les lignes",
    prefix="EL",
    version=2,
    authors=("Wolfgang Warsch",),
    seats=(4, 5, 6, 7, 8),
    minutes=(20, 40),
)
TYPES = Types(
    options=Options,
    action=Action,
    table_action=TableAction,
    event=Event,
    view=View,
    seen=Seen,
    unasked=(Recount,),
)

PRESETS = {
    "classic": Options(),
    "short": Options(rounds="short"),
    "lively": Options(drawing_pace="when_most_are_done", voting_pace="when_most_are_done"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Four to eight seats (EL-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "EL-01")
    if options.first != "random" and not seating.has(options.first):
        raise NotSeated("no_such_seat", "EL-07")
    return State(seating, options, places=(Place(),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    """What was asked for, and all that follows from it by itself."""
    news = (
        _decide_for_table(state, action, kit)
        if seat is None
        else _decide_for_seat(state, seat, action, kit)
    )
    events: tuple[Event, ...] = ()
    while news:
        events += news
        state = reduce(evolve, news, state)
        news = onward.follows(state, kit)
    return events


def _decide_for_seat(
    state: State, seat: Seat, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    if state.places[seat].is_empty:
        raise NotNow("seat_is_empty")
    if state.phase in ("draw", "vote") and seat not in state.players:
        raise NotNow("not_this_round", "EL-14")
    match action:
        case Draw() | KeepDrawing():
            return draw.draw(state, seat, action, kit)
        case HandIn():
            return draw.hand_in(state, seat, kit)
        case TakeBack():
            return draw.take_back(state, seat)
        case Describe():
            return draw.describe(state, seat, action)
        case CastVote() | Abstain():
            return vote.cast_vote(state, seat, action)
        case ObjectTo():
            return objections.object_to(state, seat, action, kit)
        case Judge():
            return objections.judge(state, seat, action)
        case Withdraw():
            return objections.withdraw(state, seat, kit)
        case GoOn():
            return reveal.go_on(state, seat)
        case Recount():
            return recount.recount(state, seat, action)
        case NeedTime():
            return time.need_time(state, seat, kit)
        case Begin() | TimeUp() | Vacate() | Occupy():
            raise Malformed("only_the_table_may")


def _decide_for_table(state: State, action: Action | TableAction, kit: Kit) -> tuple[Event, ...]:
    match action:
        case Begin():
            return deal.begin(state, kit)
        case TimeUp():
            return (*time.time_up(state, kit), *onward.close(state, kit))
        case Vacate():
            return absence.vacate(state, action)
        case Occupy():
            return absence.occupy(state, action)
        case _:
            raise Malformed("take_a_seat")


def evolve(state: State, event: Event) -> State:
    match event:
        case DrawingKept():
            return draw.on_drawing_kept(state, event)
        case happened.HandedIn():
            return draw.on_handed_in(state, event)
        case happened.TakenBack():
            return draw.on_taken_back(state, event)
        case happened.Described():
            return draw.on_described(state, event)
        case happened.VoteCast():
            return vote.on_vote_cast(state, event)
        case happened.ObjectionRaised():
            return objections.on_objection_raised(state, event)
        case happened.BallotCast():
            return objections.on_ballot_cast(state, event)
        case happened.ObjectionSettled():
            return objections.on_objection_settled(state, event)
        case happened.DrawingCorrected():
            return objections.on_drawing_corrected(state, event)
        case happened.DrawingsShown():
            return show.on_drawings_shown(state, event)
        case happened.RoundRevealed():
            return reveal.on_round_revealed(state, event)
        case happened.WentOn():
            return reveal.on_went_on(state, event)
        case happened.RecountWished():
            return recount.on_recount_wished(state, event)
        case happened.RoundsRecounted():
            return recount.on_rounds_recounted(state, event)
        case Vacated():
            return absence.on_vacated(state, event)
        case Occupied():
            return absence.on_occupied(state, event)
        case happened.GameBegan():
            return deal.on_game_began(state, event)
        case happened.RoundDealt():
            return deal.on_round_dealt(state, event)
        case happened.GameEnded():
            return reveal.on_game_ended(state, event)
        case happened.ClockStarted():
            return time.on_clock_started(state, event)
        case happened.TimeStretched():
            return time.on_time_stretched(state, event)
        case happened.TimeRanOut():
            return time.on_time_ran_out(state, event)


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: State) -> int | None:
    return state.deadline


def outcome(state: State) -> Outcome | None:
    return state.outcome
