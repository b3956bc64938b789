"""Leaks planted in LINE, that the laws must catch."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.offers import Offer, OneOf
from tablee.core.record import encode, replace
from tablee.games.light_line.cards import BACK, FACES
from tablee.games.light_line.modes.line import events as happened
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.placing import fits_beside
from tests.laws.planting import Bed

LINE = Bed(game)

LINE.shows(
    "the card in another's hand shows", lambda state, seat: [place.card for place in state.places]
)


@LINE.breaks(5, by=LINE.showing)
def the_colours_of_anothers_card_show(state: Any, seat: int | None) -> Any:
    return [list(FACES[it.card][0].ends) if it.card else None for it in state.places]


@LINE.breaks(5, by=LINE.showing)
def it_shows_whether_anothers_card_fits(state: Any, seat: int | None) -> Any:
    return [it.card and bool(fits_beside(state.display, it.card)) for it in state.places]


LINE.shows("the order of a pile shows", lambda state, seat: state.piles[2])
LINE.shows("the top of a pile shows", lambda state, seat: [pile[:1] for pile in state.piles])
LINE.shows(
    "the cards left in a pile show in no order",
    lambda state, seat: [sorted(pile) for pile in state.piles],
)
LINE.shows(
    "the faces of taken point cards show",
    lambda state, seat: [place.point_cards for place in state.places],
)


@LINE.breaks(5, by=LINE.showing)
def a_seat_sees_the_faces_of_its_own_point_cards(state: Any, seat: int | None) -> Any:
    return None if seat is None else state.places[seat].point_cards


@LINE.breaks(5, by=LINE.changing("places"))
def point_cards_lie_in_the_order_of_their_faces(places: Any, state: Any, seat: Any) -> Any:
    both = zip(places, state.places, strict=True)
    return tuple(
        replace(it, taken=tuple(BACK[card] for card in sorted(truth.point_cards, key=str)))
        for it, truth in both
    )


LINE.shows(
    "what others put back shows",
    lambda state, seat: [card for it in state.places for card in it.put_back],
)
LINE.shows("what everybody knows shows with its cards", lambda state, seat: state.shown)
LINE.shows("the whole truth of line shows as a fingerprint", lambda state, seat: sum(encode(state)))


@LINE.breaks(5, by=LINE.changing("offers"))
def piles_to_draw_from_are_named_by_their_top_cards(offers: Any, state: Any, seat: Any) -> Any:
    def better(offer: Offer) -> Offer:
        if offer.action != "draw":
            return offer
        piles = sorted(state.open_piles, key=lambda it: state.piles[it - 2][0] % 7)
        return replace(offer, fields={"pile": OneOf(tuple(piles))})

    return tuple(map(better, offers))


LINE.tells_all("everybody is told a drawn card", happened.CardDrawn)
LINE.tells_all("everybody is dealt the whole table", happened.CardsDealt)


@LINE.breaks(5)
def the_news_of_points_name_the_cards() -> AnyGame:
    def seen(state: Any, event: Any, seat: Any) -> Any:
        if isinstance(event, happened.PointsTaken):
            cards = [state.piles[number - 2][0] for number in event.numbers]
            return replace(event, numbers=tuple(cards))
        return game.seen(state, event, seat)

    return LINE.having(seen=seen)


LINE.shows_spectators("a spectator sees a hand of line", lambda state: state.places[0].card)
LINE.tells_spectators("a spectator is told a drawn card", happened.CardDrawn)


@LINE.breaks(6, by=LINE.changing("piles"))
def a_pile_is_shown_one_card_too_high(piles: Any, state: Any, seat: Any) -> Any:
    return (piles[0] + 1, *piles[1:])


@LINE.breaks(6, by=LINE.changing("display"))
def a_laid_card_is_shown_late(display: Any, state: Any, seat: Any) -> Any:
    return display[:-1] or display


@LINE.breaks(4, by=LINE.changing("offers"))
def an_exchange_is_taken_back_into_the_offers(offers: Any, state: Any, seat: Any) -> Any:
    extra = Offer("exchange", {"pile": OneOf((2, 3, 4, 5))})
    return (*offers, extra) if state.phase == "place" and seat == state.active else offers


@LINE.breaks(6, by=LINE.changing("places"))
def the_back_of_a_card_that_was_laid_still_shows(places: Any, state: Any, seat: Any) -> Any:
    return tuple(replace(it, hand=it.hand or 2) for it in places)


@LINE.breaks(6, by=LINE.changing("places"))
def the_first_point_card_does_not_show(places: Any, state: Any, seat: Any) -> Any:
    return tuple(replace(it, taken=it.taken[1:] or it.taken) for it in places)


@LINE.breaks(6, by=LINE.changing("own"))
def a_card_seems_to_fit_in_one_place_only(own: Any, state: Any, seat: Any) -> Any:
    return own and replace(own, fits=own.fits[:1])


@LINE.breaks(6, by=LINE.telling)
def a_seat_is_dealt_the_card_of_its_neighbour(state: Any, event: Any, seat: Any) -> Any:
    if not isinstance(event, happened.CardsDealt) or seat is None:
        return ...
    return replace(game.seen(state, event, seat), card=event.hands[seat - 1])  # type: ignore[type-var]
