"""Entre les lignes, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.absence import Occupied, Occupy, Vacate, Vacated
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.drawing import Draw, DrawingKept, KeepDrawing
from tablee.core.game import About, Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating
from tablee.games.entre_les_lignes import actions, events
from tablee.games.entre_les_lignes import view as views
from tablee.games.entre_les_lignes.looks import LOOKS
from tablee.games.entre_les_lignes.moments import MOMENTS
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
from tablee.games.entre_les_lignes.proof import resample
from tablee.games.entre_les_lignes.sight import seen, view
from tablee.games.entre_les_lignes.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "deal_anew", "resample", "seen", "start", "view"]

ABOUT = About(
    key="entre-les-lignes",
    title="Entre les lignes",
    prefix="EL",
    version=2,
    authors=("Wolfgang Warsch",),
    seats=(4, 5, 6, 7, 8),
    minutes=(20, 40),
)
TYPES = Types.of(Options, actions, events, views, unasked=(actions.Recount,))

deal_anew: None = None
"""Drawings are what people thought up: no shuffle makes others."""

PRESETS = {
    "classic": Options(),
    "short": Options(rounds="short"),
    "lively": Options(drawing_pace="when_most_are_done", voting_pace="when_most_are_done"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Four to eight seats (EL-01), each for itself."""
    require_seats(ABOUT, seating, "EL-01")
    require_agreed(seating, options.first, "EL-07")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        Draw | KeepDrawing: draw.draw,
        actions.HandIn: draw.hand_in,
        actions.TakeBack: draw.take_back,
        actions.Describe: draw.describe,
        actions.CastVote | actions.Abstain: vote.cast_vote,
        actions.ObjectTo: objections.object_to,
        actions.Judge: objections.judge,
        actions.Withdraw: objections.withdraw,
        actions.GoOn: reveal.go_on,
        actions.Recount: recount.recount,
        clock.NeedTime: time.need_time,
    },
    by_table={
        Begin: deal.begin,
        clock.TimeUp: onward.time_up,
        Vacate: absence.vacate,
        Occupy: absence.occupy,
    },
    changes={
        DrawingKept: draw.on_drawing_kept,
        events.HandedIn: draw.on_handed_in,
        events.TakenBack: draw.on_taken_back,
        events.Described: draw.on_described,
        events.VoteCast: vote.on_vote_cast,
        events.ObjectionRaised: objections.on_objection_raised,
        events.BallotCast: objections.on_ballot_cast,
        events.ObjectionSettled: objections.on_objection_settled,
        events.DrawingCorrected: objections.on_drawing_corrected,
        events.DrawingsShown: show.on_drawings_shown,
        events.RoundRevealed: reveal.on_round_revealed,
        events.WentOn: reveal.on_went_on,
        events.RecountWished: recount.on_recount_wished,
        events.RoundsRecounted: recount.on_rounds_recounted,
        Vacated: absence.on_vacated,
        Occupied: absence.on_occupied,
        events.GameBegan: deal.on_game_began,
        events.RoundDealt: deal.on_round_dealt,
        GameEnded: reveal.on_game_ended,
        clock.ClockStarted: clock.on_clock_started,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: unchanged,
    },
    before=absence.require_here,
    after=onward.follow,
)
decide, evolve = RULES.decide, RULES.evolve
