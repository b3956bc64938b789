"""The game wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_seats
from tablee.core.game import About, Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating

from . import actions, events
from . import view as views
from .phases import bid, lots
from .pieces import Options
from .proof import resample
from .sight import seen, view
from .state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["resample", "seen", "start", "view"]

MAKERS = ("The Tablée maintainers",)
ABOUT = About("cinq-sous", "Cinq sous", "CS", 1, MAKERS, seats=(2, 3, 4, 5, 6), minutes=(3, 6))
TYPES = Types.of(Options, actions, events, views)
PRESETS = {
    "classic": Options(),
    "tight": Options(purse=5),
    "brisk": Options(unsold="lost", pace="fast"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to six seats (CS-01), everybody with the same purse (CS-02)."""
    require_seats(ABOUT, seating, "CS-01")
    full = Place(purse=tuple(range(1, options.purse + 1)))
    return State(seating, options, places=(full,) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={actions.Bid: bid.bid, clock.NeedTime: bid.need_time},
    by_table={Begin: lots.begin, clock.TimeUp: bid.time_up},
    changes={
        events.LotTurned: lots.on_lot_turned,
        events.BidLaid: bid.on_bid_laid,
        clock.TimeRanOut: unchanged,
        clock.ClockStarted: clock.on_clock_started,
        clock.TimeStretched: clock.on_time_stretched,
        events.BidsShown: lots.on_bids_shown,
        GameEnded: lots.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
