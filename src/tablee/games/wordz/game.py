"""WORDZ, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.game import About, Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome
from tablee.core.seats import Seating
from tablee.games.wordz import actions, events
from tablee.games.wordz import view as views
from tablee.games.wordz.anew import deal_anew
from tablee.games.wordz.looks import LOOKS
from tablee.games.wordz.moments import MOMENTS
from tablee.games.wordz.phases import compose, deal, known, play, rounds, time, turns, vote
from tablee.games.wordz.pieces import Options
from tablee.games.wordz.proof import resample
from tablee.games.wordz.sight import seen, view
from tablee.games.wordz.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "deal_anew", "resample", "seen", "start", "view"]

ABOUT = About(
    key="wordz",
    title="WORDZ",
    prefix="WZ",
    version=1,
    authors=("Frédéric Henry", "Guillaume Blossier"),
    seats=(2, 3, 4, 5, 6, 7),
    minutes=(20, 45),
)
TYPES = Types.of(Options, actions, events, views)

PRESETS = {
    "classic": Options(),
    "listed": Options(words="listed_only"),
    "short": Options(rounds=1),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (WZ-01), each for itself."""
    require_seats(ABOUT, seating, "WZ-01")
    require_agreed(seating, options.first, "WZ-11")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.TurnCard: play.turn_card,
        actions.Propose: play.propose,
        actions.EndTurn: play.end_turn,
        actions.LookUp: compose.look_up,
        actions.LayWord: compose.lay_word,
        actions.PassComposing: compose.pass_composing,
        actions.Judge: vote.judge,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: deal.begin, clock.TimeUp: time.time_up},
    changes={
        events.CardTurned: play.on_card_turned,
        events.TurnBegan: turns.on_turn_began,
        events.TurnResumed: turns.on_turn_resumed,
        events.ProposalMissed: play.on_proposal_missed,
        events.WordFound: known.on_word_found,
        events.WordTurnedUp: known.on_word_turned_up,
        events.WordJudged: known.on_word_judged,
        events.VoteBegan: known.on_vote_began,
        events.BallotCast: vote.on_ballot_cast,
        events.RoundDealt: deal.on_round_dealt,
        events.WordLookedUp: compose.on_word_looked_up,
        events.WordLaid: compose.on_word_laid,
        events.ComposingPassed: compose.on_composing_passed,
        events.RoundEnded: rounds.on_round_ended,
        GameEnded: rounds.on_game_ended,
        clock.ClockStarted: clock.on_clock_started,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: time.on_time_ran_out,
    },
)
decide, evolve = RULES.decide, RULES.evolve
