"""The game wired together: each action to its phase, each event to what it changes."""

from tablee.core.beginning import require_seats
from tablee.core.game import About, Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome
from tablee.core.seats import Seating

from . import actions, events, phases
from . import view as views
from .pieces import Options
from .sight import resample, seen, view
from .state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["resample", "seen", "start", "view"]

KEY, TITLE = "pierre-feuille-ciseaux", "Pierre-feuille-ciseaux"
ABOUT = About(KEY, TITLE, "PF", version=1, authors=("Anonyme",), seats=(2,), minutes=(1, 3))
TYPES = Types.of(Options, actions, events, views)
PRESETS = {"classic": Options(), "long": Options(best_of=7)}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two seats, each for itself (PF-01)."""
    require_seats(ABOUT, seating, "PF-01")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={actions.Choose: phases.choose},
    by_table={Begin: phases.begin},
    changes={
        events.GameBegan: phases.on_game_began,
        events.SignChosen: phases.on_sign_chosen,
        events.RoundShown: phases.on_round_shown,
        GameEnded: phases.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
