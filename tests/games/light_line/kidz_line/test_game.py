"""KIDZ-LINE as a whole: who may say what, what is offered, and what is seen."""

from collections.abc import Iterator
from itertools import product

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.actions import Action, PlaceCard
from tablee.games.light_line.modes.kidz_line.events import CardsDealt
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import State
from tablee.games.light_line.modes.kidz_line.view import OpenPlace, TableSet
from tablee.laws.walk import Walk
from tests.games.light_line.kidz_line.builders import START, STRICT, THREE_LAID, playing
from tests.games.light_line.kidz_line.moves import GIVE_UP, TURN_UP
from tests.games.light_line.kidz_line.play import RIG, act, after, ready
from tests.games.light_line.other_deals import truths_that_differ
from tests.games.rig import BEGIN, MORE_TIME, the

TABLE = playing(START, "24 2 3 | 1 5 6 | 8 9 10")
CLOCK = Options(pace="normal")
FAST = Options(pace="fast")

TABLES = {
    "ready": ready(3),
    "a turn begins": TABLE,
    "on the clock": playing(START, "24 2 | 1 5", CLOCK, active=1, deadline=50),
    "stretched to the end": playing(START, "24 2 | 1 5", CLOCK, deadline=50, stretches=10),
    "turned up": after(playing(THREE_LAID, "30 2 | 1 5"), (0, TURN_UP)),
    "turned up, strict": after(playing(THREE_LAID, "30 2 | 1 5", STRICT), (0, TURN_UP)),
    "nothing fits": after(playing(START, "32 2 | 1 5"), (0, TURN_UP)),
    "nothing fits, strict": after(playing(START, "32 2 | 1 5", STRICT), (0, TURN_UP)),
    "over": replace(TABLE, phase="over", active=None),
}


def test_what_the_shelf_shows() -> None:
    about = game.ABOUT

    assert (about.key, about.title, about.prefix) == ("kidz-line", "KIDZ-LINE", "KI")
    assert about.authors == ("Jörg Domberger",)
    assert {"classic": Options(), "strict": STRICT, "helper": Options(helper=True)} == game.PRESETS


# What is offered


def everything() -> Iterator[Action]:
    yield from (MORE_TIME, TURN_UP, GIVE_UP)
    for x, y, turned in product(range(-4, 4), range(-4, 4), (-1, 0, 1, 2)):
        yield PlaceCard((x, y, turned))


EVERYTHING = tuple(everything())


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_what_is_offered_is_accepted_and_what_is_not_is_refused(state: State) -> None:
    assert RIG.misoffered(state, state.seating.seats, EVERYTHING) == []
    assert RIG.able(state, state.seating.seats) == game.awaiting(state)


# What is seen


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), None])
def test_nobody_sees_a_card_that_is_not_turned_up_not_even_their_own(seat: Seat | None) -> None:
    other = playing(START, "50 51 52 | 53 54 55 | 56 57 58")

    assert encode(game.view(other, seat)) == encode(game.view(TABLE, seat))


def test_everybody_sees_only_this_of_a_place() -> None:
    state = after(TABLE, (0, TURN_UP), (0, GIVE_UP))

    assert OpenPlace.__struct_fields__ == ("unseen", "put_back", "placed")
    assert game.view(state, None).places[0] == OpenPlace(unseen=2, put_back=(24,), placed=0)


def test_of_the_deal_everybody_is_told_the_same() -> None:
    before = ready(2)
    event = the(act(before, None, BEGIN)[1], CardsDealt)

    told = [game.seen(before, event, seat) for seat in (Seat(0), Seat(1), None)]

    assert told == [TableSet(event.first, event.start, (6, 6))] * 3
    assert repr(event) == "<CardsDealt>"


# The proof itself


def redeal(walk: Walk, truth: State, dealt: CardsDealt) -> CardsDealt:
    piles = [
        (*pile[: len(pile) - len(place.unseen)], *place.unseen)
        for pile, place in zip(dealt.piles, truth.places, strict=True)
    ]
    return replace(dealt, piles=tuple(piles))


@pytest.mark.parametrize("options", [Options(), replace(STRICT, pace="fast")], ids=["off", "fast"])
@pytest.mark.parametrize("seats", [2, 7])
def test_every_other_truth_could_have_happened_and_been_told_the_same(
    seats: int, options: Options
) -> None:
    differed = truths_that_differ(game, redeal, options, seats=seats, games=12, pace=5)
    assert differed >= 4 * seats


def test_before_the_deal_there_is_only_one_truth() -> None:
    state = ready(3)

    assert game.resample(state, Seat(0), Chance(b"dice")) == state
