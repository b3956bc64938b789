"""What the laws need of LINE: another truth a seat cannot tell apart, and what its news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.line.pieces import LastRound
from tablee.games.light_line.modes.line.state import Shown, State
from tablee.games.light_line.placing import fits_beside


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Swap cards that this seat has not seen and that have the same back, as long as what all know still holds."""
    unseen = _unseen(state, seat)
    alike = {number: [card for card in unseen if BACK[card] == number] for number in NUMBERS}
    known = (*state.shown, *_known_to_fit(state))
    lie = {card: card for card in DECK}
    for one in unseen:
        other = chance.pick(alike[BACK[one]])
        if all(_may_be(state, known, *it) for it in ((one, lie[other]), (other, lie[one]))):
            lie[one], lie[other] = lie[other], lie[one]
    return _with_cards(state, lie)


def _unseen(state: State, seat: Seat | None) -> list[Card]:
    """Not in its hand, and never there: it can tell where each card is that it put back."""
    hidden = [card for pile in state.piles for card in pile]
    for place in state.places:
        hidden += place.taken if place.card is None else (place.card, *place.taken)
    if seat is None:
        return hidden
    own = state.places[seat]
    return [card for card in hidden if card != own.card and card not in own.put_back]


def _known_to_fit(state: State) -> tuple[Shown, ...]:
    """The card of a turn that would be over if it did not fit (LL-G12)."""
    if state.active is None or state.phase != "place" or state.untried_piles:
        return ()
    card = state.places[state.active].card
    return () if card is None else (Shown(card, len(state.display), did_fit=True),)


def _may_be(state: State, known: tuple[Shown, ...], card: Card, instead: Card) -> bool:
    """Whether another face would have fitted or not, whenever that showed (LL-G2)."""
    return all(
        bool(fits_beside(state.display[: it.laid], instead)) == it.did_fit
        for it in known
        if it.card == card
    )


def _with_cards(state: State, lie: dict[Card, Card]) -> State:
    """The same table with other faces."""

    def those(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([lie[card] for card in cards])

    places = [
        replace(
            place,
            card=None if place.card is None else lie[place.card],
            taken=those(place.taken),
            put_back=those(place.put_back),
        )
        for place in state.places
    ]
    return replace(
        state,
        places=tuple(places),
        piles=tuple(map(those, state.piles)),
        shown=tuple([replace(it, card=lie[it.card]) for it in state.shown]),
    )


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    """The fields of the view that the news settle; the options are not news, nor is what is offered."""
    memory = _Memory(seat)
    for news in told:
        getattr(memory, tag_of(news))(news)
    return memory.view()


class _Memory:
    """What one seat makes of its news, one after the other; each method is named after a kind of them."""

    def __init__(self, seat: Seat | None) -> None:
        self.known: dict[str, Any] = {
            "seat": seat,
            "phase": "ready",
            "first": 0,
            "active": None,
            "deadline": None,
            "tried": [0, 0, 0, 0],
            "due": 0,
            "last_round": None,
            "outcome": None,
        }
        self.seat = seat
        self.display: list[Laid] = []
        self.piles = [0, 0, 0, 0]
        self.hands: list[int | None] = []
        self.taken: list[list[int]] = []
        self.stuck: list[Seat] = []
        self.card: Card | None = None
        self.put_back: list[Card] = []

    def view(self) -> dict[str, Any]:
        known = self.known | {"display": self.display, "piles": self.piles}
        if self.display:
            known["places"] = [self.place(Seat(number)) for number in range(len(self.hands))]
            known["own"] = None if self.seat is None else self.own()
        return known

    def place(self, seat: Seat) -> dict[str, Any]:
        taken = self.taken[seat]
        known = {"hand": self.hands[seat], "taken": taken, "points": sum(taken)}
        return known | {"is_stuck": seat in self.stuck}

    def own(self) -> dict[str, Any]:
        found = () if self.card is None else fits_beside(tuple(self.display), self.card)
        return {"card": self.card, "fits": found, "put_back": self.put_back}

    def table_set(self, it: Any) -> None:
        self.known["first"] = it.first
        self.display = [Laid(it.start, 0, 0)]
        self.piles = list(it.piles)
        self.hands = list(it.hands)
        self.taken = [[] for _ in it.hands]
        self.card = it.card

    def turn_began(self, it: Any) -> None:
        self.known |= {"phase": "place", "active": it.seat, "deadline": it.deadline}
        self.known["tried"] = [0, 0, 0, 0]

    def card_placed(self, it: Any) -> None:
        self.known |= {"phase": "pay", "due": it.points}
        self.display.append(it.laid)
        self.hands[it.seat] = None
        if it.seat == self.seat:
            self.card = None

    def card_exchanged(self, it: Any) -> None:
        self._swap(it.seat, BACK[it.card], it.pile)
        self.put_back.append(it.card)
        self.card = it.drawn

    def card_swapped(self, it: Any) -> None:
        self._swap(it.seat, it.number, it.pile)

    def _swap(self, seat: Seat, number: int, pile: int) -> None:
        self.piles[number - 2] += 1
        self.piles[pile - 2] -= 1
        self.hands[seat] = pile
        self.known["tried"] = [
            many + (its == number) for its, many in zip(NUMBERS, self.known["tried"], strict=True)
        ]

    def points_taken(self, it: Any) -> None:
        self.known |= {"phase": "draw", "due": 0}
        self.taken[it.seat] += it.numbers
        for number in it.numbers:
            self.piles[number - 2] -= 1

    def card_drawn(self, it: Any) -> None:
        self.pile_drawn(it)
        self.card = it.card

    def pile_drawn(self, it: Any) -> None:
        self.piles[it.pile - 2] -= 1
        self.hands[it.seat] = it.pile

    def end_triggered(self, it: Any) -> None:
        self.known["last_round"] = LastRound(it.seat, it.why)

    def time_stretched(self, it: Any) -> None:
        self.known["deadline"] = it.deadline

    def game_ended(self, it: Any) -> None:
        self.known |= {"phase": "over", "active": None, "deadline": None, "outcome": it.outcome}

    def nothing_fits(self, it: Any) -> None:
        self.stuck.append(it.seat)

    def time_ran_out(self, it: Any) -> None:
        """What comes of it is told next."""
