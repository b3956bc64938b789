"""Setting the table (rules KI-02, KI-03; KI-G3)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.kidz_line.events import CardsDealt
from tablee.games.light_line.modes.kidz_line.phases import Course
from tablee.games.light_line.modes.kidz_line.phases.turns import begin_turn
from tablee.games.light_line.modes.kidz_line.pieces import CARDS_EACH
from tablee.games.light_line.modes.kidz_line.state import Place, State


def begin(course: Course, _: Begin) -> None:
    """One card in the centre, six to each, the rest is out (KI-02); the youngest begins (KI-03)."""
    state, chance = require_ready(course), course.kit.chance
    first = agreed_or_drawn(state.options.first, state.seating.seats, chance)
    start, *rest = chance.shuffled(DECK)
    piles = [
        tuple(rest[seat * CARDS_EACH : (seat + 1) * CARDS_EACH]) for seat in state.seating.seats
    ]
    course.happens(CardsDealt(first, start, tuple(piles)))
    begin_turn(course, 1, first)


def on_cards_dealt(state: State, event: CardsDealt) -> State:
    dealt = {event.start}.union(*event.piles)
    return replace(
        state,
        places=tuple([Place(pile) for pile in event.piles]),
        first=event.first,
        display=(Laid(event.start, 0, 0),),
        out=tuple([card for card in DECK if card not in dealt]),
    )
