"""LONG-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_seats
from tablee.core.game import Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating
from tablee.games.light_line import bench
from tablee.games.light_line.about import mode
from tablee.games.light_line.modes.long_line import actions, events
from tablee.games.light_line.modes.long_line import view as views
from tablee.games.light_line.modes.long_line.looks import LOOKS
from tablee.games.light_line.modes.long_line.moments import MOMENTS
from tablee.games.light_line.modes.long_line.phases import deal, race, rounds, time
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.proof import resample
from tablee.games.light_line.modes.long_line.sight import seen, view
from tablee.games.light_line.modes.long_line.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "resample", "seen", "start", "view"]

ABOUT = mode("long-line", "LONG-LINE", "LO", version=2, seats=(2, 3, 4, 5, 6, 7))
TYPES = Types.of(Options, actions, events, views)

PRESETS = {
    "classic": Options(),
    "short": Options(rounds=3),
    "clock": Options(pace="normal"),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (LO-01), each for itself."""
    require_seats(ABOUT, seating, "LO-01")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.TurnUp: deal.turn_up,
        bench.BenchAction: race.build,
        actions.CallLine: race.call,
        actions.Stop: race.stop,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: deal.begin, clock.TimeUp: time.time_up},
    changes={
        bench.BenchEvent: race.on_built,
        events.RoundDealt: deal.on_round_dealt,
        events.SeatReady: deal.on_seat_ready,
        events.SignalGiven: deal.on_signal_given,
        events.LineCalled: race.on_line_called,
        events.SeatStopped: race.on_seat_stopped,
        events.RoundEnded: rounds.on_round_ended,
        GameEnded: rounds.on_game_ended,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: unchanged,
    },
)
decide, evolve = RULES.decide, RULES.evolve
