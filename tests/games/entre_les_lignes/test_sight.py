"""Secrets leave by one door: words, drawings, letters, votes and ballots (rules EL-13, EL-14, EL-19, EL-22)."""

from typing import get_args

import pytest

from tablee.core.drawing import DrawingKept
from tablee.core.record import Secret, encode, replace, tag_of
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import Event, GameBegan, RoundDealt
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import GameOpened, WordDealt
from tests.games.entre_les_lignes.builders import drawing, voting
from tests.games.entre_les_lignes.moves import HAND_IN, draw
from tests.games.entre_les_lignes.play import act, after, dealt, offered, ready
from tests.games.rig import BEGIN

EVERYBODY = (Seat(0), Seat(1), Seat(2), Seat(3), None)


def test_el_13_nobody_is_told_who_the_accomplice_is() -> None:
    """With the same words, whoever has the card: not even the two of them see a difference."""
    one = drawing(4)
    for accomplice in (2, 3):
        words = ["AVION", "AVION", "MOT-2", "MOT-3"]
        words[1], words[accomplice] = words[accomplice], words[1]
        other = drawing(4, accomplice=Seat(accomplice), places=places_with(one, words))
        assert encode(game.view(one, Seat(0))) == encode(game.view(other, Seat(0)))
        assert encode(game.view(one, None)) == encode(game.view(other, None))


def places_with(state: State, words: list[str]) -> object:
    both = zip(state.places, words, strict=True)
    return tuple(replace(place, word=word) for place, word in both)


def test_el_14_of_the_deal_each_is_told_its_own_word() -> None:
    before = ready(4)
    after_deal, (began, round_dealt) = act(before, None, BEGIN)
    assert isinstance(began, GameBegan)
    assert isinstance(round_dealt, RoundDealt)

    for seat in EVERYBODY:
        assert game.seen(before, began, seat) == GameOpened(1, 8)
        word = "" if seat is None else after_deal.places[seat].word
        told = WordDealt(1, round_dealt.active, word, EVERYBODY[:4], (0, 0, 0, 0), None)
        assert game.seen(before, round_dealt, seat) == told


def test_el_14_a_spectator_has_no_word() -> None:
    assert game.view(dealt(4), None).own is None


def test_el_19_that_somebody_draws_is_their_own_business() -> None:
    before = dealt(4)
    state, (event,) = act(before, 2, draw())

    for seat in EVERYBODY:
        assert game.seen(before, event, seat) == (event if seat == 2 else None)
        assert (game.view(state, seat) == game.view(before, seat)) == (seat != 2)


def test_el_19_ones_own_drawing_comes_back_after_a_reload() -> None:
    state, (event,) = act(dealt(4), 2, draw())
    own = game.view(state, Seat(2)).own

    assert isinstance(event, DrawingKept)
    assert own is not None
    assert own.drawing == event.name


def test_el_19_the_order_of_handing_in_is_in_no_view() -> None:
    states = [
        after(drawing(4), *((seat, HAND_IN) for seat in order)) for order in ((0, 1, 2), (2, 1, 0))
    ]

    assert states[0] == states[1]


def test_a_spectator_is_offered_nothing() -> None:
    for state in (ready(4), dealt(4), drawing(4), voting(4)):
        assert game.view(state, None).offers == ()


def test_nobody_is_offered_anything_before_and_after_the_game() -> None:
    over = drawing(4, phase="over")

    assert offered(ready(4), 0) == offered(over, 0) == []


@pytest.mark.parametrize("options", [Options(), Options(authors="open")])
def test_neither_pile_nor_accomplice_is_a_field_of_a_view(options: Options) -> None:
    view = game.view(voting(4, options), Seat(0))

    assert not {"pile", "accomplice", "order", "shown"} & {*view.__struct_fields__}


def test_a_text_form_tells_nothing() -> None:
    state = voting(4, votes="AB")

    assert repr(state) == "<State>"
    assert repr(game.view(state, Seat(0))) == "<View>"
    secret = {"game_began", "round_dealt", "drawing_kept", "described", "drawings_shown"}
    secret |= {"vote_cast", "ballot_cast"}
    assert {tag_of(it) for it in get_args(Event) if issubclass(it, Secret)} == secret
