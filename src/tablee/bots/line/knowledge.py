"""What a seat knows beyond the table: the faces it has not seen, by their backs, and who moves when."""

from tablee.bots.line.turn import own_of
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card, Number
from tablee.games.light_line.modes.line.view import OpenPlace, View


class Knowledge:
    """Of the seat whose turn it is."""

    def __init__(self, view: View) -> None:
        own, seats = own_of(view), len(view.places)
        self.seat = _seat_of(view)
        self.others: list[OpenPlace] = [
            view.places[(self.seat + n) % seats] for n in range(1, seats)
        ]
        """In the order of their turns."""
        self.to_come = (view.first - self.seat - 1) % seats
        """How many of them still have a turn in this round."""
        self._piles = view.piles
        open_cards = {own.card, *[laid.card for laid in view.display]}
        self._put_back = [card for card in own.put_back if card not in open_cards]
        self.unseen = {number: self._unseen(number, open_cards) for number in NUMBERS}
        """Each of these is as likely to be in a rival's hand as the others."""

    def _unseen(self, number: Number, open_cards: set[Card | None]) -> tuple[Card, ...]:
        """Not on the table, nor in hand, nor put back by this seat, unless that leaves none."""
        hidden = [card for card in DECK if BACK[card] == number and card not in open_cards]
        return tuple([card for card in hidden if card not in self._put_back] or hidden)

    def on_top(self, pile: Number) -> tuple[Card, ...]:
        """What the top card may be: where only cards are left that this seat put under, it is one of them."""
        own = [card for card in self._put_back if BACK[card] == pile]
        size = self._piles[pile - 2]
        return tuple(own[-size:]) if 0 < size <= len(own) else self.unseen[pile]


def _seat_of(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
