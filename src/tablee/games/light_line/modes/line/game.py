"""LINE, wired together: each action to its phase, each event to what it changes."""

from tablee.core import clock
from tablee.core.beginning import require_agreed, require_seats
from tablee.core.game import Begin, Types
from tablee.core.outcome import GameEnded
from tablee.core.rules import Rules, awaiting, deadline, outcome
from tablee.core.seats import Seating
from tablee.games.light_line.about import mode
from tablee.games.light_line.modes.line import actions, events
from tablee.games.light_line.modes.line import view as views
from tablee.games.light_line.modes.line.looks import LOOKS
from tablee.games.light_line.modes.line.moments import MOMENTS
from tablee.games.light_line.modes.line.phases import deal, draw, pay, place, time, turns
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.proof import resample
from tablee.games.light_line.modes.line.sight import seen, view
from tablee.games.light_line.modes.line.state import Place, State

__all__ = ["ABOUT", "PRESETS", "TYPES", "awaiting", "deadline", "decide", "evolve", "outcome"]
__all__ += ["LOOKS", "MOMENTS", "resample", "seen", "start", "view"]

ABOUT = mode("line", "LINE", "LL", version=1, seats=(2, 3, 4, 5, 6))
TYPES = Types.of(Options, actions, events, views)

PRESETS = {"classic": Options()}
"""What most tables agree on, by name."""


def start(seating: Seating, options: Options) -> State:
    """Two to six seats (LL-01), each for itself."""
    require_seats(ABOUT, seating, "LL-01")
    require_agreed(seating, options.first, "LL-05")
    return State(seating, options, places=(Place(),) * seating.size)


RULES: Rules[State, events.Event] = Rules(
    TYPES,
    asked={
        actions.PlaceCard: place.place,
        actions.Exchange: place.exchange,
        actions.Pay: pay.pay,
        actions.Draw: draw.draw,
        clock.NeedTime: time.need_time,
    },
    by_table={Begin: deal.begin, clock.TimeUp: time.time_up},
    changes={
        events.TurnBegan: turns.on_turn_began,
        events.CardPlaced: place.on_card_placed,
        events.PointsTaken: pay.on_points_taken,
        events.CardDrawn: draw.on_card_drawn,
        events.CardExchanged: place.on_card_exchanged,
        events.NothingFits: turns.on_nothing_fits,
        events.EndTriggered: turns.on_end_triggered,
        clock.TimeStretched: clock.on_time_stretched,
        clock.TimeRanOut: time.on_time_ran_out,
        events.CardsDealt: deal.on_cards_dealt,
        GameEnded: turns.on_game_ended,
    },
)
decide, evolve = RULES.decide, RULES.evolve
