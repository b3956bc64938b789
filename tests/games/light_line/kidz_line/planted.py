"""Leaks planted in KIDZ-LINE, that the laws must catch."""

from typing import Any

from tablee.core.offers import Offer
from tablee.core.record import replace
from tablee.games.light_line.modes.kidz_line import events as happened
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.placing import fits_beside
from tests.laws.planting import Bed

KIDZ = Bed(game)

KIDZ.shows("the unseen pile of a player shows", lambda state, seat: state.places[0].unseen)


@KIDZ.breaks(5, by=KIDZ.showing)
def a_player_sees_their_own_pile(state: Any, seat: int | None) -> Any:
    return None if seat is None else state.places[seat].unseen


KIDZ.shows(
    "the next card to be turned up shows",
    lambda state, seat: [place.unseen[:1] for place in state.places],
)
KIDZ.shows("the cards that are out show", lambda state, seat: state.out)


@KIDZ.breaks(5, by=KIDZ.showing)
def it_shows_whether_the_next_card_will_fit(state: Any, seat: int | None) -> Any:
    return [bool(fits_beside(state.display, card)) for it in state.places for card in it.unseen]


KIDZ.tells_all("everybody is dealt all piles", happened.CardsDealt)
KIDZ.shows_spectators("a spectator sees a pile", lambda state: state.places[0].unseen)


@KIDZ.breaks(6, by=KIDZ.changing("places"))
def a_card_given_up_is_counted_as_placed(places: Any, state: Any, seat: Any) -> Any:
    return tuple(replace(it, placed=it.placed + len(it.put_back)) for it in places)


@KIDZ.breaks(4, by=KIDZ.changing("offers"), options=Options(giving_up="only_when_nothing_fits"))
def the_strict_table_offers_giving_up(offers: Any, state: Any, seat: Any) -> Any:
    has_card = state.turned_up is not None and seat == state.active
    return (*offers, Offer("give_up")) if has_card else offers
