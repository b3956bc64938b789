"""Setting the table (rules LL-02 to LL-05; LL-G1, LL-G14)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.games.light_line.cards import BACK, DECK, NUMBERS
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.line.events import CardsDealt, Event
from tablee.games.light_line.modes.line.phases.turns import begin_turn
from tablee.games.light_line.modes.line.state import Place, State


def begin(state: State, kit: Kit) -> tuple[Event, ...]:
    """Four piles, each shuffled on its own (LL-02); the oldest begins where the table knows who that is (LL-05)."""
    if state.phase != "ready":
        raise NotNow("already_begun")
    agreed = state.options.first
    first = kit.chance.pick(state.seating.seats) if agreed == "random" else agreed
    twos, threes, fours, fives = (
        kit.chance.shuffled([card for card in DECK if BACK[card] == number]) for number in NUMBERS
    )
    hands = threes[1 : 1 + state.seating.size]
    dealt = CardsDealt(first, threes[0], hands, (twos, threes[1 + len(hands) :], fours, fives))
    return (dealt, *begin_turn(on_cards_dealt(state, dealt), first, kit))


def on_cards_dealt(state: State, event: CardsDealt) -> State:
    """The top card of the threes starts (LL-03), the next ones are the hands (LL-04)."""
    return replace(
        state,
        places=tuple([Place(card) for card in event.hands]),
        first=event.first,
        display=(Laid(event.start, 0, 0),),
        piles=event.piles,
    )
