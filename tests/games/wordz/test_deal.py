"""Setting the table: rules WZ-01 to WZ-03, WZ-06, WZ-11, WZ-29."""

from collections import Counter

import pytest

from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.pieces import CONSONANT_CARDS, VOWEL_CARDS, VOWELS, Language, Options
from tests.games.wordz.play import RIG, dealt

LANGUAGES: tuple[Language, ...] = ("fr", "en")


def colours(hand: tuple[str, ...]) -> tuple[int, int]:
    yellow = sum(letter in VOWELS for letter in hand)
    return yellow, len(hand) - yellow


def test_wz_01_two_to_seven_may_play_and_nobody_else() -> None:
    # WZ-G1
    RIG.is_for(2, 3, 4, 5, 6, 7, rule="WZ-01")


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("language", LANGUAGES)
def test_wz_03_everybody_gets_five_vowels_and_seven_consonants(
    language: Language, seats: int
) -> None:
    state = dealt(seats, Options(language=language))
    cards = Counter(letter for place in state.places for letter in place.hand)

    assert {colours(place.hand) for place in state.places} == {(5, 7)}
    assert cards <= Counter(VOWEL_CARDS[language] + CONSONANT_CARDS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_wz_03_the_cards_are_37_vowels_and_73_consonants(language: Language) -> None:
    # WZ-G8: Y is a vowel
    vowels, consonants = VOWEL_CARDS[language], CONSONANT_CARDS[language]

    assert (len(vowels), len(consonants)) == (37, 73)
    assert set(vowels) == set("AEIOUY")
    assert set(consonants).isdisjoint(vowels)
    assert not Counter("MACHINES") - Counter(vowels + consonants)


def test_wz_03_french_has_no_w_and_english_has() -> None:
    assert "W" not in CONSONANT_CARDS["fr"]
    assert "W" in CONSONANT_CARDS["en"]


def test_wz_03_seven_players_leave_two_vowels_and_24_consonants() -> None:
    # WZ-T8
    hands = [colours(place.hand) for place in dealt(7).places]

    assert tuple(map(sum, zip(*hands, strict=True))) == (35, 49)


def test_wz_03_a_hand_is_held_in_order() -> None:
    for place in dealt(7).places:
        assert place.hand == (*sorted(place.hand[:5]), *sorted(place.hand[5:]))


def test_wz_06_everybody_gets_three_tokens() -> None:
    assert {place.tokens for place in dealt(4).places} == {3}


def test_wz_11_the_first_player_is_drawn() -> None:
    assert {dealt(3, key=b"%d" % number).first for number in range(30)} == {0, 1, 2}


def test_wz_11_a_table_may_say_who_begins() -> None:
    assert dealt(3, Options(first=Seat(2))).first == 2


def test_wz_11_a_seat_that_is_not_there_cannot_begin() -> None:
    assert RIG.unseated(3, Options(first=Seat(3))) == "no_such_seat (WZ-11)"


def test_wz_29_each_colour_is_shuffled() -> None:
    hands = {dealt(2, key=b"%d" % number).places[0].hand for number in range(40)}

    assert len(hands) == 40
    assert len({hand[:5] for hand in hands}) > 20


def test_the_authors_are_named() -> None:
    assert game.ABOUT.authors == ("Frédéric Henry", "Guillaume Blossier")
