"""Setting the table (rules KI-02, KI-03; KI-G3)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.kidz_line.events import CardsDealt, Event
from tablee.games.light_line.modes.kidz_line.phases.turns import begin_turn
from tablee.games.light_line.modes.kidz_line.pieces import CARDS_EACH
from tablee.games.light_line.modes.kidz_line.state import Place, State


def begin(state: State, kit: Kit) -> tuple[Event, ...]:
    """One card in the centre, six to each, the rest is out (KI-02); the youngest begins (KI-03)."""
    if state.phase != "ready":
        raise NotNow("already_begun")
    agreed = state.options.first
    first = kit.chance.pick(state.seating.seats) if agreed == "random" else agreed
    start, *rest = kit.chance.shuffled(DECK)
    piles = [
        tuple(rest[seat * CARDS_EACH : (seat + 1) * CARDS_EACH]) for seat in state.seating.seats
    ]
    dealt = CardsDealt(first, start, tuple(piles))
    return (dealt, begin_turn(state, 1, first, kit))


def on_cards_dealt(state: State, event: CardsDealt) -> State:
    dealt = {event.start}.union(*event.piles)
    return replace(
        state,
        places=tuple([Place(pile) for pile in event.piles]),
        first=event.first,
        display=(Laid(event.start, 0, 0),),
        out=tuple([card for card in DECK if card not in dealt]),
    )
