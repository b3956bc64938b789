"""Between, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.game import About, Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating
from tablee.games.between import actions, events
from tablee.games.between import view as views
from tablee.games.between.anew import deal_anew
from tablee.games.between.looks import LOOKS
from tablee.games.between.moments import MOMENTS
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
from tablee.games.between.proof import resample
from tablee.games.between.sight import seen, view
from tablee.games.between.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "deal_anew", "resample", "seen", "start", "view"]

ABOUT = About(
    "between", "Between", "BT", version=2, authors=("Jarvin",), seats=(2, 3, 4), minutes=(10, 15)
)
TYPES = Types.of(Options, actions, events, views, unasked=(actions.Concede,))

PRESETS = {
    "classic": Options(),
    "express": Options(length="express"),
    "notes": Options(follow_up="notes"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to four seats (BT-01), each for itself."""
    require_seats(ABOUT, seating, "BT-01")
    require_agreed(seating, options.first, "BT-08")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.ChooseInterval: choose.choose_interval,
        actions.Ask: ask.ask,
        actions.PlayJoker: joker.play_joker,
        actions.Announce: announce.announce,
        actions.EndTurn: turns.end_turn,
        actions.Concede: announce.concede,
        actions.TakeNote: notes.take_note,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: deal.begin, clock.TimeUp: time.time_up},
    changes={
        events.RoundDealt: deal.on_round_dealt,
        events.IntervalChosen: choose.on_interval_chosen,
        clock.ClockStarted: clock.on_clock_started,
        events.TurnBegan: turns.on_turn_began,
        events.QuestionAnswered: ask.on_question_answered,
        events.JokerAnswered: joker.on_joker_answered,
        events.IntervalFound: announce.on_interval_found,
        events.ProposalMissed: announce.on_proposal_missed,
        events.IntervalConceded: announce.on_interval_conceded,
        events.NoteTaken: notes.on_note_taken,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: unchanged,
        events.IntervalsTurned: rounds.on_intervals_turned,
        events.RoundEnded: rounds.on_round_ended,
        GameEnded: rounds.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
