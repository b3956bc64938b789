"""HEAD-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.game import Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.refusal import NotSeated
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating
from tablee.games.light_line import bench
from tablee.games.light_line.about import mode
from tablee.games.light_line.modes.head_line import actions, events
from tablee.games.light_line.modes.head_line import view as views
from tablee.games.light_line.modes.head_line.looks import LOOKS
from tablee.games.light_line.modes.head_line.moments import MOMENTS
from tablee.games.light_line.modes.head_line.phases import call, dealing, rounds, show, time
from tablee.games.light_line.modes.head_line.pieces import PACES, Options
from tablee.games.light_line.modes.head_line.proof import resample
from tablee.games.light_line.modes.head_line.sight import seen, view
from tablee.games.light_line.modes.head_line.state import State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "resample", "seen", "start", "view"]

ABOUT = mode("head-line", "HEAD-LINE", "HE", version=1, seats=(2, 3, 4))
TYPES = Types.of(Options, actions, events, views)

PRESETS = {
    "classic": Options(),
    "relaxed": Options(pace_ms=5_000),
    "calm": Options(pace_ms=8_000, times="calm"),
    "quick": Options(times="normal"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to four seats (HE-01), each for itself."""
    require_seats(ABOUT, seating, "HE-01")
    require_agreed(seating, options.dealer, "HE-03")
    if options.pace_ms not in PACES:
        raise NotSeated("pace_out_of_range", "HE-04")
    return State(seating, options, won=((),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.CallLine: call.call,
        actions.Mark: show.mark,
        bench.BenchAction: show.join,
        actions.GiveUp: show.give_up,
        actions.Discard: rounds.discard,
        actions.StartRound: rounds.start_round,
        actions.Pause: dealing.pause,
        actions.Resume: dealing.resume,
        actions.SetPace: dealing.set_pace,
        actions.Agree: dealing.agree,
    },
    by_table={Begin: dealing.begin, clock.TimeUp: time.time_up},
    changes={
        events.CardDealt: dealing.on_card_dealt,
        bench.BenchEvent: show.on_joined,
        events.PilesMade: dealing.on_piles_made,
        events.RoundBegan: dealing.on_round_began,
        events.DealingPaused: dealing.on_dealing_paused,
        events.DealingResumed: dealing.on_dealing_resumed,
        events.PaceSet: dealing.on_pace_set,
        events.SeatAgreed: dealing.on_seat_agreed,
        events.PileShuffled: dealing.on_pile_shuffled,
        events.LineCalled: call.on_line_called,
        events.ClaimStood: call.on_claim_stood,
        events.CardsMarked: show.on_cards_marked,
        events.LineFailed: show.on_line_failed,
        events.NumberDiscarded: rounds.on_number_discarded,
        events.RoundEnded: rounds.on_round_ended,
        GameEnded: rounds.on_game_ended,
        events.SecondCall | events.TimeRanOut | events.LineJoined: unchanged,
    },
)
decide, evolve = RULES.decide, RULES.evolve
