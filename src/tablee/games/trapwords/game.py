"""TRAPWORDS, wired together: each action to its phase."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.record import replace
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating, Team
from tablee.games.trapwords import actions as asked
from tablee.games.trapwords.actions import Action, TableAction
from tablee.games.trapwords.changes import evolve
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.phases import (
    claims,
    clue,
    guess,
    rounds,
    settle,
    talk,
    time,
    traps,
    turn,
    wishes,
)
from tablee.games.trapwords.pieces import (
    LARGEST_TEAM,
    SMALLEST_TEAM,
    TEAMS,
    Options,
    numbers_in,
)
from tablee.games.trapwords.proof import recall, resample
from tablee.games.trapwords.sight import seen, view
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import Seen, View

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["recall", "resample", "seen", "start", "view"]

ABOUT = About(
    key="trapwords",
    title="Trapwords",
    prefix="TW",
    version=2,
    authors=("Jan Březina", "Martin Hrabálek", "Michal Požárek"),
    seats=(4, 5, 6, 7, 8, 9, 10, 11, 12),
    minutes=(30, 60),
)
TYPES = Types(
    options=Options,
    action=Action,
    table_action=TableAction,
    event=Event,
    view=View,
    seen=Seen,
    unasked=(
        *(asked.CallStop, asked.Doubt, asked.Stop, asked.Unsure, asked.Withdraw),
        asked.AgreeWish,
    ),
)

PRESETS = {
    "classic": Options(),
    "first": Options(curses="off", advice="basics"),
    "deep": Options(rooms="2-4-6-8-10", curses="four", monsters="harder"),
    "aloud": Options(clues="aloud"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two teams of at least two, of the same size but for one (TW-01)."""
    if seating.size not in ABOUT.seats:
        raise NotSeated("seats_out_of_range", "TW-01")
    teams = seating.teams or tuple([Team(it % 2) for it in seating.seats])
    seated = replace(seating, teams=teams)
    sizes = [teams.count(team) for team in TEAMS]
    is_fair = sum(sizes) == seating.size and max(sizes) - min(sizes) <= 1
    if not is_fair or min(sizes) < SMALLEST_TEAM or max(sizes) > LARGEST_TEAM:
        raise NotSeated("no_such_teams", "TW-01")
    rooms = numbers_in(options.own_rooms or options.rooms)
    if rooms is None:
        raise NotSeated("no_such_rooms", "TW-02")
    is_timely = 20 <= options.glass <= 120 and 3 <= options.notice <= 30
    if not is_timely or not 15 <= options.reason <= 120:
        raise NotSeated("no_such_time", "TW-28")
    return State(seated, options, rooms)


def decide(
    state: State, seat: Seat | None, action: Action | TableAction, kit: Kit
) -> tuple[Event, ...]:
    if seat is None:
        return _decide_for_table(state, action, kit)
    if not state.seating.has(seat):
        raise Malformed("no_such_seat")
    match action:
        case asked.AgreeEffects():
            return rounds.agree_effects(state, seat, kit)
        case asked.ProposeTrap() | asked.SuggestTrap():
            return traps.propose_trap(state, seat, action, kit)
        case asked.EditTrap():
            return traps.edit_trap(state, seat, action, kit)
        case asked.DropTrap():
            return traps.drop_trap(state, seat, action)
        case asked.ChooseTrap():
            return traps.choose_trap(state, seat, action)
        case asked.UnchooseTrap():
            return traps.unchoose_trap(state, seat, action)
        case asked.StarTrap():
            return traps.star_trap(state, seat, action)
        case asked.DeclareReady():
            return traps.declare_ready(state, seat, kit)
        case asked.Reopen():
            return traps.reopen(state, seat)
        case asked.TellTeam():
            return talk.tell_team(state, seat, action)
        case asked.TakeTorch():
            return turn.take_torch(state, seat)
        case asked.HandTorch():
            return turn.hand_torch(state, seat, action)
        case asked.OpenBook():
            return turn.open_book(state, seat, kit)
        case asked.BeginClues():
            return turn.begin_clues(state, seat, kit)
        case asked.Say():
            return clue.say(state, seat, action, kit)
        case asked.MakeGuess():
            return guess.guess(state, seat, action, kit)
        case asked.GuessWrong():
            return guess.count_guess(state, seat, kit, is_right=False)
        case asked.GuessRight():
            return guess.count_guess(state, seat, kit, is_right=True)
        case asked.CallStop():
            return claims.call_stop(state, seat, action, kit)
        case asked.Doubt():
            return claims.doubt(state, seat, action)
        case asked.Stop():
            return claims.stop(state, seat, action, kit)
        case asked.Unsure():
            return claims.unsure(state, seat, action, kit)
        case asked.Appeal():
            return settle.appeal(state, seat, action)
        case asked.AcceptTurn():
            return settle.accept_turn(state, seat, kit)
        case asked.ConcedeStop():
            return settle.concede(state, seat, kit)
        case asked.ContestStop():
            return settle.contest(state, seat, action)
        case asked.Withdraw():
            return claims.withdraw(state, seat, kit)
        case asked.Vote():
            return settle.vote(state, seat, action, kit)
        case asked.AgreeReplay():
            return settle.agree_replay(state, seat, action, kit)
        case asked.MakeWish():
            return wishes.make_wish(state, seat, action)
        case asked.AgreeWish():
            return wishes.agree_wish(state, seat, kit)
        case asked.DeclineWish():
            return wishes.decline_wish(state, seat)
        case NeedTime():
            return time.need_time(state, seat, kit)
        case Begin() | TimeUp():
            raise Malformed("only_the_table_may")


def _decide_for_table(state: State, action: Action | TableAction, kit: Kit) -> tuple[Event, ...]:
    match action:
        case Begin():
            return rounds.begin(state, kit)
        case TimeUp():
            return time.time_up(state, kit)
        case _:
            raise Malformed("take_a_seat")


def awaiting(state: State) -> tuple[Seat, ...]:
    return state.awaited


def deadline(state: State) -> int | None:
    return state.alarm


def outcome(state: State) -> Outcome | None:
    return state.outcome
