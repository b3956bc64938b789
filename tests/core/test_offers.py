"""What a seat may do now, as data."""

from itertools import islice
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.drawing import GRID, Draw, Drawing, Stroke, Strokes, check
from tablee.core.offers import (
    Choice,
    Letters,
    Offer,
    OneOf,
    SomeOf,
    Spelling,
    TwoOf,
    is_offered,
)
from tablee.core.record import Record, decoder, encode
from tests.core.chi_square import looks_uniform

KEY = b"offers"
ASK = Offer("ask", {"whom": OneOf((1, 2)), "value": OneOf((7, 8, 9), idle=(8,))})
NAME = Offer("name", {"pair": TwoOf(1, 4, 2)})
PASS = Offer("pass")


class Ask(Record, frozen=True, tag="ask"):
    whom: int
    value: int


class Name(Record, frozen=True, tag="name"):
    pair: tuple[int, int]


class Pass(Record, frozen=True, tag="pass"):
    pass


# One of


def test_one_of_has_its_values_and_no_others() -> None:
    choice = OneOf((3, "crossed", (7, 10)))

    assert [value for value in (3, 4, "crossed", "", (7, 10), (7, 11)) if choice.has(value)] == [
        3,
        "crossed",
        (7, 10),
    ]


def test_idle_values_are_still_to_be_chosen() -> None:
    choice = OneOf((7, 8), idle=(8,))

    assert choice.has(8)
    assert list(choice.all()) == [7, 8]


def test_one_of_is_picked_fairly() -> None:
    chance = Chance(KEY)
    choice = OneOf((7, 8, 9))

    sample = [choice.pick(chance) for _ in range(3_000)]

    assert set(sample) == {7, 8, 9}
    assert looks_uniform(sample, choice.values)


# Some of


def test_some_of_has_so_many_different_numbers_in_rising_order() -> None:
    choice = SomeOf((2, 5, 7, 9), 2)

    assert [
        value
        for value in ((2, 7), (7, 2), (2, 2), (2,), (2, 5, 7), (2, 8), 2, "25")
        if choice.has(value)
    ] == [(2, 7)]


def test_some_of_counts_every_way_to_choose() -> None:
    choice = SomeOf((2, 5, 7, 9), 3)

    assert list(choice.all()) == [(2, 5, 7), (2, 5, 9), (2, 7, 9), (5, 7, 9)]
    assert all(choice.has(value) for value in choice.all())


def test_some_of_is_picked_fairly() -> None:
    chance = Chance(KEY)
    choice = SomeOf((2, 5, 7, 9), 2)

    sample = [choice.pick(chance) for _ in range(3_000)]

    assert looks_uniform(sample, list(choice.all()))


# Two of

GAPS = [TwoOf(1, 24, 2), TwoOf(1, 24, 1), TwoOf(3, 9, 3), TwoOf(1, 3, 2), TwoOf(0, 4, 4)]


@pytest.mark.parametrize("choice", GAPS)
def test_two_of_has_what_it_lists_and_nothing_else(choice: TwoOf) -> None:
    numbers = range(-1, 27)

    held = [(low, high) for low in numbers for high in numbers if choice.has((low, high))]

    assert held == list(choice.all())


def test_two_of_lists_pairs_with_the_lower_first() -> None:
    assert list(TwoOf(1, 4, 2).all()) == [(1, 3), (1, 4), (2, 4)]


@pytest.mark.parametrize("value", [7, "13", (1,), (1, 3, 5), (1, "3"), None, (1.0, 3.0)])
def test_two_of_has_nothing_but_two_numbers(value: object) -> None:
    assert not TwoOf(1, 24, 2).has(value)


@pytest.mark.parametrize("choice", GAPS[:3])
def test_two_of_picks_every_pair_as_often(choice: TwoOf) -> None:
    chance = Chance(KEY)
    pairs = list(choice.all())

    sample = [choice.pick(chance) for _ in range(60 * len(pairs))]

    assert set(sample) == set(pairs)
    assert looks_uniform(sample, pairs)


@pytest.mark.parametrize("choice", [TwoOf(1, 3, 2), TwoOf(0, 4, 4)])
def test_two_of_picks_the_only_pair_there_is(choice: TwoOf) -> None:
    assert choice.pick(Chance(KEY)) == (choice.low, choice.high)


# Letters

ALL = Letters("AALL", 2, 4)
TWELVE = Letters("AEEIOCDMNRST", 2, 12)


def test_letters_has_words_of_its_cards_each_used_once() -> None:
    words = ("LA", "ALLA", "AA", "LALA", "L", "LLL", "AB", "la", "ALLAA", "", 3, None, ("L", "A"))

    assert [word for word in words if ALL.has(word)] == ["LA", "ALLA", "AA", "LALA"]


def test_letters_are_neither_too_few_nor_too_many() -> None:
    choice = Letters("AEEIOC", 3, 4)

    assert [word for word in ("AE", "AEI", "AEIO", "AEIOC") if choice.has(word)] == ["AEI", "AEIO"]


def test_letters_lists_every_word_once_and_the_shortest_first() -> None:
    words = list(ALL.all())

    assert words[:4] == ["AA", "AL", "LA", "LL"]
    assert len(words) == len(set(words)) == 4 + 6 + 6
    assert all(map(ALL.has, words))


def test_letters_of_a_whole_hand_are_listed_one_by_one() -> None:
    assert list(islice(TWELVE.all(), 3)) == ["AE", "AI", "AO"]


def test_letters_picks_what_it_has_in_every_length() -> None:
    chance = Chance(KEY)

    sample = [str(TWELVE.pick(chance)) for _ in range(3_000)]

    assert all(map(TWELVE.has, sample))
    assert looks_uniform([len(word) for word in sample], list(range(2, 13)))


def test_letters_of_one_length_are_picked_fairly() -> None:
    chance = Chance(KEY)
    choice = Letters("ABCD", 2, 2)

    sample = [choice.pick(chance) for _ in range(3_000)]

    assert looks_uniform(sample, list(choice.all()))


# Spelling

CAT = Spelling(("C", "AEO", "BT"))


def test_spelling_has_a_letter_for_each_place() -> None:
    words = ("CAT", "COB", "BAT", "CIT", "CA", "CATS", "cat", "", 3, None, ("C", "A", "T"))

    assert [word for word in words if CAT.has(word)] == ["CAT", "COB"]


def test_spelling_lists_what_it_has() -> None:
    assert list(CAT.all()) == ["CAB", "CAT", "CEB", "CET", "COB", "COT"]
    assert all(map(CAT.has, CAT.all()))


def test_spelling_of_a_long_word_is_listed_one_by_one() -> None:
    assert list(islice(Spelling(("AEIOUY",) * 12).all(), 2)) == ["A" * 12, "A" * 11 + "E"]


def test_spelling_is_picked_fairly() -> None:
    chance = Chance(KEY)

    sample = [CAT.pick(chance) for _ in range(3_000)]

    assert looks_uniform(sample, list(CAT.all()))


# Strokes

DOT = Drawing((Stroke(1, 1, (2_000, 2_000, 128)),))


def test_strokes_are_what_a_pen_can_draw() -> None:
    off = Drawing((Stroke(1, 1, (GRID, 0, 0)),))

    found = [it for it in (DOT, Drawing(()), off, "a house", None, 7, ()) if Strokes().has(it)]

    assert found == [DOT, Drawing(())]


def test_strokes_are_picked_as_scribbles() -> None:
    chance = Chance(KEY)
    scribbles = [Strokes().pick(chance) for _ in range(60)]

    assert all(map(Strokes().has, scribbles))
    assert len(set(map(encode, scribbles))) == 60
    assert {len(it.strokes) for it in scribbles} == {1, 2, 3}


def test_of_all_strokes_there_is_no_end_but_a_beginning() -> None:
    some = list(islice(Strokes().all(), 5_000))

    for drawing in some:
        check(drawing)
    assert len(set(map(encode, some))) == 5_000


def test_a_drawing_is_offered_like_anything_else() -> None:
    offer = Offer("draw", {"drawing": Strokes()})

    assert is_offered((offer,), Draw(DOT))
    assert not is_offered((offer,), Draw(Drawing((Stroke(9, 1, (0, 0, 0)),))))
    assert offer.pick(Chance(KEY))["type"] == "draw"
    assert decoder(Offer).decode(encode(offer)) == offer


# Offers


def test_an_offer_without_end_is_listed_one_by_one() -> None:
    offer = Offer("lay", {"place": OneOf((1, 2)), "word": TWELVE})

    assert next(offer.all()) == {"type": "lay", "place": 1, "word": "AE"}


def test_an_offer_lists_every_combination() -> None:
    assert list(ASK.all()) == [
        {"type": "ask", "whom": whom, "value": value} for whom in (1, 2) for value in (7, 8, 9)
    ]


def test_an_offer_without_fields_is_one_action() -> None:
    assert list(PASS.all()) == [{"type": "pass"}]
    assert PASS.pick(Chance(KEY)) == {"type": "pass"}


@pytest.mark.parametrize("offer", [ASK, NAME])
def test_an_offer_picks_what_it_lists_and_all_of_it(offer: Offer) -> None:
    chance = Chance(KEY)

    picked = [offer.pick(chance) for _ in range(200)]

    assert all(action in picked for action in offer.all())
    assert all(action in list(offer.all()) for action in picked)


@pytest.mark.parametrize(
    ("action", "is_covered"),
    [
        (Ask(1, 7), True),
        (Ask(2, 8), True),
        (Ask(0, 7), False),
        (Ask(1, 6), False),
        (Name((1, 3)), False),
        (Pass(), False),
    ],
)
def test_an_offer_covers_its_own_actions(action: Any, is_covered: bool) -> None:
    assert ASK.covers(action) is is_covered


@pytest.mark.parametrize(
    ("action", "is_covered"), [(Name((1, 4)), True), (Pass(), True), (Ask(1, 7), False)]
)
def test_an_action_is_offered_when_some_offer_covers_it(action: Any, is_covered: bool) -> None:
    assert is_offered((NAME, PASS), action) is is_covered


def test_nothing_is_offered_where_there_are_no_offers() -> None:
    assert not is_offered((), Pass())


@pytest.mark.parametrize(
    "choice", [OneOf((1, "a", (2, 3)), idle=(1,)), TwoOf(1, 24, 2), SomeOf((2, 5), 1), ALL, CAT]
)
def test_choices_are_read_back_as_they_were(choice: Choice) -> None:
    offer = Offer("some", {"field": choice})

    assert decoder(Offer).decode(encode(offer)) == offer
