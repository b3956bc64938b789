"""KIDZ-LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.game import Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seating
from tablee.games.light_line.about import mode
from tablee.games.light_line.modes.kidz_line import actions, events
from tablee.games.light_line.modes.kidz_line import view as views
from tablee.games.light_line.modes.kidz_line.looks import LOOKS
from tablee.games.light_line.modes.kidz_line.moments import MOMENTS
from tablee.games.light_line.modes.kidz_line.phases import deal, play, time, turns
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.proof import resample
from tablee.games.light_line.modes.kidz_line.sight import seen, view
from tablee.games.light_line.modes.kidz_line.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "resample", "seen", "start", "view"]

ABOUT = mode("kidz-line", "KIDZ-LINE", "KI", version=1, seats=(2, 3, 4, 5, 6, 7))
TYPES = Types.of(Options, actions, events, views)

PRESETS = {
    "classic": Options(),
    "strict": Options(giving_up="only_when_nothing_fits"),
    "helper": Options(helper=True),
}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to seven seats (KI-01), each for itself."""
    require_seats(ABOUT, seating, "KI-01")
    require_agreed(seating, options.first, "KI-03")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.TurnUp: play.turn_up,
        actions.PlaceCard: play.place,
        actions.GiveUp: play.give_up,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: deal.begin, clock.TimeUp: time.time_up},
    changes={
        events.TurnBegan: turns.on_turn_began,
        events.CardTurnedUp: play.on_card_turned_up,
        events.CardPlaced: play.on_card_placed,
        events.CardPutBack: play.on_card_put_back,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: unchanged,
        events.CardsDealt: deal.on_cards_dealt,
        GameEnded: turns.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
