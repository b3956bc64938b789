"""TRAPWORDS, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.game import About, Begin, Types
from tablee.core.record import replace
from tablee.core.refusal import NotSeated
from tablee.core.rules import Rules, awaiting, outcome
from tablee.core.seats import Seating, Team
from tablee.games.trapwords import actions, events
from tablee.games.trapwords import view as views
from tablee.games.trapwords.looks import LOOKS
from tablee.games.trapwords.moments import MOMENTS
from tablee.games.trapwords.phases import (
    claims,
    clue,
    draw,
    dungeon,
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
from tablee.games.trapwords.proof import resample
from tablee.games.trapwords.sight import seen, view
from tablee.games.trapwords.state import State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "deal_anew", "resample", "seen", "start", "view"]

ABOUT = About(
    key="trapwords",
    title="Trapwords",
    prefix="TW",
    version=3,
    authors=("Jan Březina", "Martin Hrabálek", "Michal Požárek"),
    seats=(4, 5, 6, 7, 8, 9, 10, 11, 12),
    minutes=(30, 60),
)
TYPES = Types.of(
    Options,
    actions,
    events,
    views,
    unasked=(
        *(actions.CallStop, actions.Doubt, actions.Stop, actions.Unsure, actions.Withdraw),
        actions.AgreeWish,
    ),
)

deal_anew: None = None
"""Words and clues are what people thought up: no shuffle makes others."""

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


def deadline(state: State) -> int | None:
    return state.alarm


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.AgreeEffects: rounds.agree_effects,
        actions.ProposeTrap | actions.SuggestTrap: traps.propose_trap,
        actions.EditTrap: traps.edit_trap,
        actions.DropTrap: traps.drop_trap,
        actions.ChooseTrap: traps.choose_trap,
        actions.UnchooseTrap: traps.unchoose_trap,
        actions.StarTrap: traps.star_trap,
        actions.DeclareReady: traps.declare_ready,
        actions.Reopen: traps.reopen,
        actions.TellTeam: talk.tell_team,
        actions.TakeTorch: turn.take_torch,
        actions.HandTorch: turn.hand_torch,
        actions.OpenBook: turn.open_book,
        actions.BeginClues: turn.begin_clues,
        actions.Say: clue.say,
        actions.MakeGuess: guess.guess,
        actions.GuessWrong | actions.GuessRight: guess.count_guess,
        actions.CallStop: claims.call_stop,
        actions.Doubt: claims.doubt,
        actions.Stop: claims.stop,
        actions.Unsure: claims.unsure,
        actions.Appeal: settle.appeal,
        actions.AcceptTurn: settle.accept_turn,
        actions.ConcedeStop: settle.concede,
        actions.ContestStop: settle.contest,
        actions.Withdraw: claims.withdraw,
        actions.Vote: settle.vote,
        actions.AgreeReplay: settle.agree_replay,
        actions.MakeWish: wishes.make_wish,
        actions.AgreeWish: wishes.agree_wish,
        actions.DeclineWish: wishes.decline_wish,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: rounds.begin, clock.TimeUp: time.time_up},
    changes={
        events.DungeonLaid: dungeon.on_dungeon_laid,
        events.CurseRevealed: dungeon.on_curse_revealed,
        events.CurseDiscarded: dungeon.on_curse_discarded,
        events.CursePushed: dungeon.on_curse_pushed,
        events.MonsterMoved: dungeon.on_monster_moved,
        events.TeamMoved: dungeon.on_team_moved,
        events.RoundBegan: rounds.on_round_began,
        events.EffectsAgreed: rounds.on_effects_agreed,
        events.RoundEnded: rounds.on_round_ended,
        events.GameEnded: rounds.on_game_ended,
        events.WordsDrawn: draw.on_words_drawn,
        events.TrapProposed: traps.on_trap_proposed,
        events.TrapEdited: traps.on_trap_edited,
        events.TrapDropped: traps.on_trap_dropped,
        events.TrapChosen: traps.on_trap_chosen,
        events.TrapStarred: traps.on_trap_starred,
        events.TeamTold: talk.on_team_told,
        events.SheetReady: traps.on_sheet_ready,
        events.SheetReopened: traps.on_sheet_reopened,
        events.TorchTaken: turn.on_torch_taken,
        events.TorchHanded: turn.on_torch_handed,
        events.TurnBegan: turn.on_turn_began,
        events.BookOpened: turn.on_book_opened,
        events.GlassTurned: turn.on_glass_turned,
        events.BreathDrawn: turn.on_breath_drawn,
        events.BreathEnded: turn.on_breath_ended,
        events.WordSaid: clue.on_word_said,
        events.WordsLapsed: clue.on_words_lapsed,
        events.GuessMade: guess.on_guess_made,
        events.AsideHeard: guess.on_aside_heard,
        events.StopCalled: claims.on_stop_called,
        events.StopVoided: claims.on_stop_voided,
        events.ReasonGiven: claims.on_reason_given,
        events.ClueStopped | events.ClaimNoted: claims.on_claimed,
        events.TurnClosed: settle.on_turn_closed,
        events.TurnAccepted: settle.on_turn_accepted,
        events.ClaimConceded: settle.on_claim_conceded,
        events.ClaimContested: settle.on_claim_contested,
        events.BallotCast: settle.on_ballot_cast,
        events.ClaimSettled: settle.on_claim_settled,
        events.ReplayAnswered: settle.on_replay_answered,
        events.TurnEnded: settle.on_turn_ended,
        clock.TimeStretched: time.on_time_stretched,
        events.WishMade: wishes.on_wish_made,
        events.WishAgreed | events.WishDeclined: wishes.on_wish_answered,
        events.TableChanged: wishes.on_table_changed,
    },
)
decide, evolve = RULES.decide, RULES.evolve
