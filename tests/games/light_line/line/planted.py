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


@LINE.breaks(5)
def the_card_in_anothers_hand_shows() -> AnyGame:
    return LINE.showing(lambda state, seat: [place.card for place in state.places])


@LINE.breaks(5)
def the_colours_of_anothers_card_show() -> AnyGame:
    def colours(state: Any, seat: int | None) -> Any:
        return [list(FACES[it.card][0].ends) if it.card else None for it in state.places]

    return LINE.showing(colours)


@LINE.breaks(5)
def it_shows_whether_anothers_card_fits() -> AnyGame:
    def fits(state: Any, seat: int | None) -> Any:
        return [it.card and bool(fits_beside(state.display, it.card)) for it in state.places]

    return LINE.showing(fits)


@LINE.breaks(5)
def the_order_of_a_pile_shows() -> AnyGame:
    return LINE.showing(lambda state, seat: state.piles[2])


@LINE.breaks(5)
def the_top_of_a_pile_shows() -> AnyGame:
    return LINE.showing(lambda state, seat: [pile[:1] for pile in state.piles])


@LINE.breaks(5)
def the_cards_left_in_a_pile_show_in_no_order() -> AnyGame:
    return LINE.showing(lambda state, seat: [sorted(pile) for pile in state.piles])


@LINE.breaks(5)
def the_faces_of_taken_point_cards_show() -> AnyGame:
    return LINE.showing(lambda state, seat: [place.taken for place in state.places])


@LINE.breaks(5)
def a_seat_sees_the_faces_of_its_own_point_cards() -> AnyGame:
    def mine(state: Any, seat: int | None) -> Any:
        return None if seat is None else state.places[seat].taken

    return LINE.showing(mine)


@LINE.breaks(5)
def point_cards_lie_in_the_order_of_their_faces() -> AnyGame:
    def by_face(places: Any, state: Any, seat: Any) -> Any:
        both = zip(places, state.places, strict=True)
        return tuple(
            replace(it, taken=tuple(BACK[card] for card in sorted(truth.taken, key=str)))
            for it, truth in both
        )

    return LINE.changing("places", by_face)


@LINE.breaks(5)
def what_others_put_back_shows() -> AnyGame:
    return LINE.showing(lambda state, seat: [card for it in state.places for card in it.put_back])


@LINE.breaks(5)
def what_everybody_knows_shows_with_its_cards() -> AnyGame:
    return LINE.showing(lambda state, seat: state.shown)


@LINE.breaks(5)
def the_whole_truth_of_line_shows_as_a_fingerprint() -> AnyGame:
    return LINE.showing(lambda state, seat: sum(encode(state)))


@LINE.breaks(5)
def piles_to_draw_from_are_named_by_their_top_cards() -> AnyGame:
    def best_first(offers: Any, state: Any, seat: Any) -> Any:
        def better(offer: Offer) -> Offer:
            if offer.action != "draw":
                return offer
            piles = sorted(state.open_piles, key=lambda it: state.piles[it - 2][0] % 7)
            return replace(offer, fields={"pile": OneOf(tuple(piles))})

        return tuple(map(better, offers))

    return LINE.changing("offers", best_first)


@LINE.breaks(5)
def everybody_is_told_a_drawn_card() -> AnyGame:
    return LINE.telling_all(happened.CardDrawn)


@LINE.breaks(5)
def everybody_is_dealt_the_whole_table() -> AnyGame:
    return LINE.telling_all(happened.CardsDealt)


@LINE.breaks(5)
def the_news_of_points_name_the_cards() -> AnyGame:
    def seen(state: Any, event: Any, seat: Any) -> Any:
        if isinstance(event, happened.PointsTaken):
            cards = [state.piles[number - 2][0] for number in event.numbers]
            return replace(event, numbers=tuple(cards))
        return game.seen(state, event, seat)

    return LINE.having(seen=seen)


@LINE.breaks(7)
def a_spectator_sees_a_hand_of_line() -> AnyGame:
    return LINE.showing(lambda state, seat: state.places[0].card if seat is None else None)


@LINE.breaks(7)
def a_spectator_is_told_a_drawn_card() -> AnyGame:
    return LINE.telling_spectators(happened.CardDrawn)


@LINE.breaks(6)
def a_pile_is_shown_one_card_too_high() -> AnyGame:
    return LINE.changing("piles", lambda piles, state, seat: (piles[0] + 1, *piles[1:]))


@LINE.breaks(6)
def a_laid_card_is_shown_late() -> AnyGame:
    return LINE.changing("display", lambda display, state, seat: display[:-1] or display)


@LINE.breaks(4)
def an_exchange_is_taken_back_into_the_offers() -> AnyGame:
    def always(offers: Any, state: Any, seat: Any) -> Any:
        extra = Offer("exchange", {"pile": OneOf((2, 3, 4, 5))})
        return (*offers, extra) if state.phase == "place" and seat == state.active else offers

    return LINE.changing("offers", always)
