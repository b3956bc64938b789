"""What the laws need of LINE: another truth a seat cannot tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, NUMBERS, Card
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
        hidden += place.point_cards if place.card is None else (place.card, *place.point_cards)
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
            point_cards=those(place.point_cards),
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
