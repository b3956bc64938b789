"""SOLO-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core.beginning import require_seats
from tablee.core.calendar import is_day
from tablee.core.game import Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.refusal import NotSeated
from tablee.core.rules import Rules, awaiting, deadline, outcome
from tablee.core.seats import Seating
from tablee.games.light_line import bench
from tablee.games.light_line.about import mode
from tablee.games.light_line.modes.solo_line import actions, events
from tablee.games.light_line.modes.solo_line import view as views
from tablee.games.light_line.modes.solo_line.moments import MOMENTS
from tablee.games.light_line.modes.solo_line.phases import build, deal, hints
from tablee.games.light_line.modes.solo_line.pieces import SIZES, Options
from tablee.games.light_line.modes.solo_line.proof import resample
from tablee.games.light_line.modes.solo_line.sight import seen, view
from tablee.games.light_line.modes.solo_line.state import State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["MOMENTS", "resample", "seen", "start", "view"]

ABOUT = mode("solo-line", "SOLO-LINE", "SO", version=1, seats=(1,))
TYPES = Types.of(Options, actions, events, views)

PRESETS = {
    "first_steps": Options(cards=6),
    "classic": Options(),
    "expert": Options(joker=False),
}
"""What most players agree on with themselves, by name; a newcomer's first."""


def start(seating: Seating, options: Options) -> State:
    """One player (SO-01), five to twenty cards (SO-06), and a day that a calendar has, or none."""
    require_seats(ABOUT, seating, "SO-01")
    if options.cards not in SIZES:
        raise NotSeated("cards_out_of_range", "SO-06")
    if options.day and not is_day(options.day):
        raise NotSeated("no_such_day")
    return State(seating, options)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        bench.BenchAction: build.build,
        actions.AskForHint: hints.hint,
        actions.GiveUp: hints.give_up,
    },
    by_table={Begin: deal.begin},
    changes={
        bench.BenchEvent: build.on_built,
        events.HintGiven: hints.on_hint_given,
        events.PuzzleDealt: deal.on_puzzle_dealt,
        events.LineJoined: build.on_line_joined,
        events.GivenUp: hints.on_given_up,
        GameEnded: build.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
