"""WORDZ, wired together: each action to its phase, each event to what it changes."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.games.wordz import events as happened
from tablee.games.wordz.actions import (
    Action,
    EndTurn,
    Judge,
    LayWord,
    LookUp,
    PassComposing,
    Propose,
    TableAction,
    TurnCard,
)
from tablee.games.wordz.events import Event
from tablee.games.wordz.phases import compose, deal, known, play, rounds, time, turns, vote
from tablee.games.wordz.pieces import Options
from tablee.games.wordz.proof import recall, resample
from tablee.games.wordz.sight import seen, view
from tablee.games.wordz.state import Place, State
from tablee.games.wordz.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="wordz",
    title="WORDZ",
    prefix="WZ",
    version=1,
    authors=("Frédéric Henry", "Guillaume Blossier"),
    seats=(2, 3, 4, 5, 6, 7),
    minutes=(20, 45),
)
TYPES = Types(
    options=Options,
    action=Action,
    table_action=TableAction,
    event=Event,
    view=View,
    seen=Seen,
)

PRESETS = {
    "classic": Options(),
    "listed": Options(words="listed_only"),
    "short": Options(rounds=1),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (WZ-01), each for itself."""
    if seating.size not in ABOUT.seats or seating.teams:
        raise NotSeated("seats_out_of_range", "WZ-01")
    if options.first != "random" and not seating.has(options.first):
        raise NotSeated("no_such_seat", "WZ-11")
    return State(seating, options, places=(Place(),) * seating.size)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case TurnCard():
            return play.turn_card(state, seat, action, kit)
        case Propose():
            return play.propose(state, seat, action, kit)
        case EndTurn():
            return play.end_turn(state, seat, kit)
        case LookUp():
            return compose.look_up(state, seat, action, kit)
        case LayWord():
            return compose.lay_word(state, seat, action, kit)
        case PassComposing():
            return compose.pass_composing(state, seat, kit)
        case Judge():
            return vote.judge(state, seat, action, kit)
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
        case happened.CardTurned():
            return play.on_card_turned(state, event)
        case happened.TurnBegan():
            return turns.on_turn_began(state, event)
        case happened.TurnResumed():
            return turns.on_turn_resumed(state, event)
        case happened.ProposalMissed():
            return play.on_proposal_missed(state, event)
        case happened.WordFound():
            return known.on_word_found(state, event)
        case happened.WordTurnedUp():
            return known.on_word_turned_up(state, event)
        case happened.WordJudged():
            return known.on_word_judged(state, event)
        case happened.VoteBegan():
            return known.on_vote_began(state, event)
        case happened.BallotCast():
            return vote.on_ballot_cast(state, event)
        case happened.RoundDealt():
            return deal.on_round_dealt(state, event)
        case happened.WordLookedUp():
            return compose.on_word_looked_up(state, event)
        case happened.WordLaid():
            return compose.on_word_laid(state, event)
        case happened.ComposingPassed():
            return compose.on_composing_passed(state, event)
        case happened.RoundEnded():
            return rounds.on_round_ended(state, event)
        case happened.GameEnded():
            return rounds.on_game_ended(state, event)
        case happened.ClockStarted():
            return compose.on_clock_started(state, event)
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
