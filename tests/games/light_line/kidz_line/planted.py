"""Leaks planted in KIDZ-LINE, that the laws must catch."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.offers import Offer
from tablee.core.record import replace
from tablee.games.light_line.modes.kidz_line import events as happened
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.placing import fits_beside
from tests.laws.planting import Bed

KIDZ = Bed(game)


@KIDZ.breaks(5)
def the_unseen_pile_of_a_player_shows() -> AnyGame:
    return KIDZ.showing(lambda state, seat: state.places[0].unseen)


@KIDZ.breaks(5)
def a_player_sees_their_own_pile() -> AnyGame:
    def mine(state: Any, seat: int | None) -> Any:
        return None if seat is None else state.places[seat].unseen

    return KIDZ.showing(mine)


@KIDZ.breaks(5)
def the_next_card_to_be_turned_up_shows() -> AnyGame:
    return KIDZ.showing(lambda state, seat: [place.unseen[:1] for place in state.places])


@KIDZ.breaks(5)
def the_cards_that_are_out_show() -> AnyGame:
    return KIDZ.showing(lambda state, seat: state.out)


@KIDZ.breaks(5)
def it_shows_whether_the_next_card_will_fit() -> AnyGame:
    def fits(state: Any, seat: int | None) -> Any:
        return [bool(fits_beside(state.display, card)) for it in state.places for card in it.unseen]

    return KIDZ.showing(fits)


@KIDZ.breaks(5)
def everybody_is_dealt_all_piles() -> AnyGame:
    return KIDZ.telling_all(happened.CardsDealt)


@KIDZ.breaks(7)
def a_spectator_sees_a_pile() -> AnyGame:
    return KIDZ.showing(lambda state, seat: state.places[0].unseen if seat is None else None)


@KIDZ.breaks(6)
def a_card_given_up_is_counted_as_placed() -> AnyGame:
    def generous(places: Any, state: Any, seat: Any) -> Any:
        return tuple(replace(it, placed=it.placed + len(it.put_back)) for it in places)

    return KIDZ.changing("places", generous)


@KIDZ.breaks(4, options=Options(giving_up="only_when_nothing_fits"))
def the_strict_table_offers_giving_up() -> AnyGame:
    def always(offers: Any, state: Any, seat: Any) -> Any:
        has_card = state.turned_up is not None and seat == state.active
        return (*offers, Offer("give_up")) if has_card else offers

    return KIDZ.changing("offers", always)
