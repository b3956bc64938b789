"""Secrets leave by one door: hands, piles and point cards are never seen (LL-G10)."""

import pytest

from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.light_line import placing
from tablee.games.light_line.cards import BACK
from tablee.games.light_line.display import Grid, Openings, openings
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Action
from tablee.games.light_line.modes.line.events import CardDrawn, CardsDealt
from tablee.games.light_line.modes.line.state import State
from tablee.games.light_line.modes.line.view import OpenPlace, OwnPlace, PileDrawn, TableSet
from tests.games.light_line.line.builders import START, TOP, playing
from tests.games.light_line.line.moves import draw, place
from tests.games.light_line.line.play import act, after, ready
from tests.games.rig import BEGIN, the

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
TABLE = playing(START, "1 14 15", taken="48 | 49 | 50")


def shown(state: State, actor: int, action: Action, seat: Seat | None) -> bytes:
    later, events = act(state, actor, action)
    told = [game.seen(state, event, seat) for event in events]
    return encode(told) + encode(game.view(later, seat))


def test_everybody_sees_only_this_of_a_place() -> None:
    assert OpenPlace.__struct_fields__ == ("hand", "taken", "points", "is_stuck")
    assert OwnPlace.__struct_fields__ == ("card", "fits", "put_back")
    assert game.view(TABLE, None).places[0] == OpenPlace(
        hand=2, taken=(5,), points=5, is_stuck=False
    )


def test_a_seat_sees_its_own_card_and_a_spectator_none() -> None:
    own = game.view(TABLE, TWO).own

    assert own is not None
    assert own.card == 14
    assert game.view(TABLE, None).own is None
    assert game.view(TABLE, None).offers == ()


@pytest.mark.parametrize("seat", [ONE, None])
def test_the_cards_of_others_change_nothing_one_sees(seat: Seat | None) -> None:
    other = playing(START, "1 16 17", taken="51 | 52 | 53")

    assert encode(game.view(other, seat)) == encode(game.view(TABLE, seat))
    assert encode(game.view(other, TWO)) != encode(game.view(TABLE, TWO))


@pytest.mark.parametrize("seat", [ONE, TWO, THREE, None])
def test_the_order_of_the_piles_changes_nothing_anybody_sees(seat: Seat | None) -> None:
    other = replace(TABLE, piles=tuple(pile[::-1] for pile in TABLE.piles))

    assert encode(game.view(other, seat)) == encode(game.view(TABLE, seat))


@pytest.mark.parametrize("seat", [TWO, THREE, None])
def test_which_card_is_drawn_is_not_seen_by_others(seat: Seat | None) -> None:
    state = after(TABLE, (0, place(TOP)))
    other = replace(state, piles=tuple(pile[::-1] for pile in state.piles))

    assert shown(state, 0, draw(4), seat) == shown(other, 0, draw(4), seat)
    assert shown(state, 0, draw(4), ONE) != shown(other, 0, draw(4), ONE)


def test_others_see_which_pile_was_drawn_from() -> None:
    state = after(TABLE, (0, place(TOP)))

    later, events = act(state, 0, draw(4))

    assert game.seen(state, the(events, CardDrawn), TWO) == PileDrawn(ONE, 4, by_lot=False)
    assert game.view(later, TWO).places[0].hand == 4


def test_of_the_deal_a_seat_is_told_its_own_card_and_the_numbers() -> None:
    before = ready(3)
    state, events = act(before, None, BEGIN)
    event = the(events, CardsDealt)

    told = [game.seen(before, event, seat) for seat in (ONE, TWO, THREE, None)]

    mine = [place.card for place in state.places]
    assert told == [
        TableSet(event.first, event.start, card, (3, 3, 3), (13, 17, 13, 13))
        for card in (*mine, None)
    ]
    assert {BACK[card] for card in mine if card} == {3}


def test_no_text_form_tells_a_secret() -> None:
    event = the(act(ready(2), None, BEGIN)[1], CardsDealt)

    assert repr(event) == "<CardsDealt>"
    assert repr(TABLE) == "<State>"
    assert repr(game.view(TABLE, ONE)) == "<View>"


def test_what_is_open_beside_the_display_is_looked_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Grid] = []

    def note(grid: Grid) -> Openings:
        asked.append(grid)
        return openings(grid)

    monkeypatch.setattr(placing, "openings", note)
    placing.fits_beside.cache_clear()
    table = playing(START, "1 14 15", taken="48 | 49 | 50")

    assert all(game.view(table, seat).own for seat in (ONE, TWO, THREE))
    assert len(asked) == 1
