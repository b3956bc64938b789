"""What the laws need of HEAD-LINE: another truth nobody can tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card, Number
from tablee.games.light_line.modes.head_line.state import State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Everybody knows the same: what lay open, how it went under the pile, and the two numbers on top."""
    unseen, known = state.pile[: state.unseen], state.pile[state.unseen :]
    elsewhere = [card for card in DECK if card not in (*state.open, *state.pile)]
    if state.is_counted:
        for_pile, for_round = _Deck([*unseen], chance), _Deck(elsewhere, chance)
    else:
        for_pile = for_round = _Deck([*unseen, *elsewhere], chance)
    pile = (*map(for_pile.take, _backs(unseen, chance)), *known)
    round_pile = tuple(map(for_round.take, _backs(state.round_pile, chance)))
    return replace(state, round_pile=round_pile, pile=pile)


def _backs(cards: tuple[Card, ...], chance: Chance) -> tuple[Number, ...]:
    """Their numbers in another order but for the one on top; how many there are of each can be counted."""
    numbers = [BACK[card] for card in cards]
    return (*numbers[:1], *chance.shuffled(numbers[1:]))


class _Deck:
    """Cards in an order nobody has seen, by number."""

    def __init__(self, cards: list[Card], chance: Chance) -> None:
        shuffled = chance.shuffled(cards)
        self._cards = {it: [card for card in shuffled if BACK[card] == it] for it in NUMBERS}

    def take(self, number: Number) -> Card:
        return self._cards[number].pop()
