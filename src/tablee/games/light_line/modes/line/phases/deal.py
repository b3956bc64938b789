"""Setting the table (rules LL-02 to LL-05; LL-G1, LL-G14)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.games.light_line.cards import BACK, DECK, NUMBERS
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.line.events import CardsDealt
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.turns import begin_turn
from tablee.games.light_line.modes.line.state import Place, State


def begin(course: Course, _: Begin) -> None:
    """Four piles, each shuffled on its own (LL-02); the oldest begins where the table knows who that is (LL-05)."""
    state, chance = require_ready(course), course.kit.chance
    first = agreed_or_drawn(state.options.first, state.seating.seats, chance)
    twos, threes, fours, fives = (
        chance.shuffled([card for card in DECK if BACK[card] == number]) for number in NUMBERS
    )
    hands = threes[1 : 1 + state.seating.size]
    piles = (twos, threes[1 + len(hands) :], fours, fives)
    course.happens(CardsDealt(first, threes[0], hands, piles))
    begin_turn(course, first)


def on_cards_dealt(state: State, event: CardsDealt) -> State:
    """The top card of the threes starts (LL-03), the next ones are the hands (LL-04)."""
    return replace(
        state,
        places=tuple([Place(card) for card in event.hands]),
        first=event.first,
        display=(Laid(event.start, 0, 0),),
        piles=event.piles,
    )
