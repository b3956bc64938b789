"""Chance can be checked: the same seed gives the same cards for ever, and all cards are as likely."""

from collections.abc import Callable, Sequence
from itertools import permutations

import pytest

from tablee.core.chance import Chance, Run, commitment, key_from, version_of
from tablee.core.kit import Kit
from tests.core.chi_square import looks_uniform

SEED = bytes(range(32))
KEY = key_from(SEED, (b"ada", b"bob"))
DECK = range(1, 25)
SPAN = 1 << 32


# The stream never changes: these values were worked out apart, from HMAC-SHA-256 alone.


def test_the_commitment_is_the_one_published() -> None:
    assert commitment(SEED, "between", 1) == (
        "01d16c976b086b134b4758f40755a4c9e3414ef38a55dd5ca647e478fad7265a"
    )


@pytest.mark.parametrize(
    ("salts", "key"),
    [
        ((), "71adc8d4e20de7d32db5129161a881f690fd69c49d52807beb1b60b4dc40eff9"),
        ((b"ada", b"bob"), "8511fb8f7634b5d216003d5d0d66a79cb733dec3c17152d8b759ccbed25ce04e"),
    ],
)
def test_the_key_is_the_one_published(salts: tuple[bytes, ...], key: str) -> None:
    assert key_from(SEED, salts).hex() == key


def test_the_numbers_of_the_stream_are_the_ones_published() -> None:
    chance = Chance(KEY)

    drawn = [chance.below(SPAN) for _ in range(10)]

    assert drawn == [
        *(1887056240, 541755168, 1477695184, 1023857632, 3203558851, 4063011786, 4156538181),
        *(3627491568, 4225563012, 1398963082),
    ]


def test_small_numbers_are_the_ones_published() -> None:
    chance = Chance(KEY)

    drawn = [chance.below(24) for _ in range(20)]

    assert drawn == [8, 0, 16, 16, 19, 18, 21, 0, 12, 10, 8, 1, 22, 16, 3, 18, 19, 10, 4, 3]


@pytest.mark.parametrize(
    ("position", "order"),
    [
        (0, "15 7 2 24 3 18 10 23 14 6 19 11 4 1 22 5 17 16 20 12 8 21 13 9"),
        (7, "3 16 7 4 9 20 1 21 15 11 6 22 19 17 23 8 24 10 18 5 13 14 12 2"),
    ],
)
def test_a_shuffled_deck_is_the_one_published(position: int, order: str) -> None:
    assert Chance(KEY, position).shuffled(DECK) == tuple(map(int, order.split()))


def test_one_of_the_choices_is_the_one_published() -> None:
    assert Chance(KEY).pick("abcdefghijklmnopqrstuvwx") == "i"


# Positions


def test_deciding_again_at_the_same_position_draws_the_same() -> None:
    first = Chance(KEY, 3).shuffled(DECK)

    assert Chance(KEY, 3).shuffled(DECK) == first


def test_what_one_position_draws_does_not_move_another() -> None:
    chance = Chance(KEY)

    chance.shuffled(DECK)

    assert chance.at(5).shuffled(DECK) == Chance(KEY, 5).shuffled(DECK)


def test_positions_share_no_numbers() -> None:
    streams = [Chance(KEY, position) for position in range(50)]

    drawn = [stream.below(SPAN) for stream in streams for _ in range(50)]

    assert len(set(drawn)) == len(drawn)


def test_a_position_and_a_block_are_not_mixed_up() -> None:
    later = Chance(KEY, 1)
    for _ in range(8):
        later.below(SPAN)

    drawn = later.below(SPAN)

    assert drawn not in (Chance(KEY, 11).below(SPAN), Chance(KEY, 10).below(SPAN))


# What the commitment and the key depend on


@pytest.mark.parametrize(
    "other",
    [
        commitment(SEED[:-1] + b"!", "between", 1),
        commitment(SEED, "between", 2),
        commitment(SEED, "beyond", 1),
        commitment(SEED, "between1", 1),
        commitment(b"", "between", 1),
    ],
)
def test_the_commitment_tells_seed_game_and_version_apart(other: str) -> None:
    assert other != commitment(SEED, "between", 1)


@pytest.mark.parametrize(
    "other",
    [
        key_from(SEED[:-1] + b"!", (b"ada", b"bob")),
        key_from(SEED),
        key_from(SEED, (b"ada",)),
        key_from(SEED, (b"bob", b"ada")),
        key_from(SEED, (b"ada", b"bo", b"b")),
        key_from(SEED, (b"adab", b"ob")),
        key_from(SEED, (b"ada", b"bob", b"")),
    ],
)
def test_the_key_depends_on_the_seed_and_on_what_each_seat_added(other: bytes) -> None:
    assert other != KEY


def test_another_key_gives_other_cards() -> None:
    assert Chance(key_from(SEED)).shuffled(DECK) != Chance(KEY).shuffled(DECK)


# Bounds, and numbers that would favour the low ones


@pytest.mark.parametrize("bound", [0, -1, SPAN + 1])
def test_no_number_below_an_impossible_bound(bound: int) -> None:
    with pytest.raises(ValueError, match=f"no number below {bound} can be drawn"):
        Chance(KEY).below(bound)


@pytest.mark.parametrize("bound", [1, SPAN])
def test_the_least_and_the_greatest_bound_are_possible(bound: int) -> None:
    assert 0 <= Chance(KEY).below(bound) < bound


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        Chance(KEY).pick(())


def drawing(*words: int) -> Chance:
    """A stretch that begins with these numbers."""
    chance = Chance(KEY)
    chance._words = list(reversed(words))
    return chance


@pytest.mark.parametrize(
    ("bound", "last_fair"),
    [(3, SPAN - 2), (24, SPAN - 17), (SPAN - 1, SPAN - 2), (3 << 30, (3 << 30) - 1)],
)
def test_a_number_is_drawn_again_exactly_when_it_would_favour_the_low_ones(
    bound: int, last_fair: int
) -> None:
    assert drawing(last_fair, 0).below(bound) == bound - 1
    assert drawing(last_fair + 1, 1).below(bound) == 1
    assert drawing(SPAN - 1, 1).below(bound) == 1


@pytest.mark.parametrize("bound", [1, 2, 16, 1 << 31, SPAN])
def test_no_number_is_drawn_again_below_a_power_of_two(bound: int) -> None:
    assert drawing(SPAN - 1, 0).below(bound) == bound - 1


def test_numbers_drawn_again_may_use_up_a_block() -> None:
    assert drawing(*(SPAN - 1,) * 3).below(3) == Chance(KEY).below(3)


# Fairness, and what the same test says of sources known to be slanted

Source = Callable[[Chance, int], int]


def fair_number(chance: Chance, bound: int) -> int:
    return chance.below(bound)


def fair_pick(chance: Chance, bound: int) -> int:
    return chance.pick(range(bound))


def one_byte_modulo(chance: Chance, bound: int) -> int:
    return chance.below(256) % bound


def never_the_last(chance: Chance, bound: int) -> int:
    return chance.below(bound - 1)


@pytest.mark.parametrize("source", [fair_number, fair_pick])
@pytest.mark.parametrize("bound", [2, 3, 24, 96])
def test_numbers_are_drawn_fairly(source: Source, bound: int) -> None:
    chance = Chance(KEY)

    sample = [source(chance, bound) for _ in range(20_000)]

    assert looks_uniform(sample, range(bound))


@pytest.mark.parametrize("source", [one_byte_modulo, never_the_last])
def test_the_same_test_rejects_slanted_numbers(source: Source) -> None:
    chance = Chance(KEY)

    sample = [source(chance, 96) for _ in range(20_000)]

    assert not looks_uniform(sample, range(96))


def test_numbers_are_fair_where_every_fourth_is_drawn_again() -> None:
    chance = Chance(KEY)

    sample = [chance.below(3 << 30) >> 30 for _ in range(5_000)]

    assert looks_uniform(sample, range(3))


def test_the_same_test_rejects_them_if_they_are_not_drawn_again() -> None:
    chance = Chance(KEY)

    sample = [chance.below(SPAN) % (3 << 30) >> 30 for _ in range(5_000)]

    assert not looks_uniform(sample, range(3))


Shuffle = Callable[[Chance, Sequence[int]], tuple[int, ...]]


def our_shuffle(chance: Chance, things: Sequence[int]) -> tuple[int, ...]:
    return chance.shuffled(things)


def swap_with_any(chance: Chance, things: Sequence[int]) -> tuple[int, ...]:
    """The famous mistake: n to the power of n ways, which n factorial does not divide."""
    order = list(things)
    for place in range(len(order)):
        other = chance.below(len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def swap_with_another(chance: Chance, things: Sequence[int]) -> tuple[int, ...]:
    """Off by one: nothing ever stays where it was."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


FOUR = range(4)
ORDERS = tuple(permutations(FOUR))


def test_every_order_of_four_is_as_likely() -> None:
    chance = Chance(KEY)

    sample = [our_shuffle(chance, FOUR) for _ in range(12_000)]

    assert looks_uniform(sample, ORDERS)


@pytest.mark.parametrize("shuffle", [swap_with_any, swap_with_another])
def test_the_same_test_rejects_slanted_orders(shuffle: Shuffle) -> None:
    chance = Chance(KEY)

    sample = [shuffle(chance, FOUR) for _ in range(12_000)]

    assert not looks_uniform(sample, ORDERS)


def shuffles(shuffle: Shuffle) -> list[tuple[int, ...]]:
    chance = Chance(KEY)
    return [shuffle(chance, DECK) for _ in range(6_000)]


def test_every_card_is_as_likely_at_every_place_of_the_deck() -> None:
    sample = shuffles(our_shuffle)

    slanted = [
        card for card in DECK if not looks_uniform([deck.index(card) for deck in sample], DECK)
    ]

    assert slanted == []


@pytest.mark.parametrize("shuffle", [swap_with_any, swap_with_another])
def test_the_same_test_rejects_slanted_places(shuffle: Shuffle) -> None:
    sample = shuffles(shuffle)

    slanted = [
        card for card in DECK if not looks_uniform([deck.index(card) for deck in sample], DECK)
    ]

    assert len(slanted) > 12


# Odds and ends


@pytest.mark.parametrize("things", [(), (7,)])
def test_nothing_and_one_thing_are_shuffled_without_drawing(things: tuple[int, ...]) -> None:
    chance = Chance(KEY)

    shuffled = chance.shuffled(things)

    assert shuffled == things
    assert chance.below(SPAN) == Chance(KEY).below(SPAN)


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    things = [1, 2, 3, 4, 5]

    Chance(KEY).shuffled(things)

    assert things == [1, 2, 3, 4, 5]


def test_draws_are_noted_in_order_and_a_shuffle_is_one_run_of_falling_bounds() -> None:
    notes: list[Run] = []
    chance = Chance(KEY).at(3, notes)
    seat = chance.pick(range(4))
    order = chance.shuffled(range(5))
    assert chance.shuffled("a") == ("a",)
    last = chance.below(SPAN)

    one, (five, *shuffle), other = notes
    assert one == (4, seat)
    assert (five, len(shuffle)) == (5, 4)
    assert shuffle[0] == order[-1]  # nothing was in its place before
    assert other == (SPAN, last)


@pytest.mark.parametrize("lie", [(), (24,), (0, 0), (2, 0, 0, 0), (SPAN + 1, 0), (SPAN, 0)])
def test_what_was_noted_is_drawn_again_and_nothing_else_is(lie: Run) -> None:
    notes: list[Run] = []
    Chance(KEY, 3, notes).shuffled(DECK)
    drawn = tuple(notes)

    assert Chance(KEY, 3).draws(drawn)
    assert not Chance(KEY, 4).draws(drawn)
    assert not Chance(KEY, 3).draws((*drawn, lie))
    assert not Chance(KEY, 3).draws((lie, *drawn))


def test_the_text_form_of_chance_tells_nothing() -> None:
    chance = Chance(KEY, 12)

    assert f"{chance} {chance!r}" == "<Chance> <Chance>"


def test_the_text_form_of_a_kit_tells_only_the_time() -> None:
    assert repr(Kit(Chance(KEY), 250)) == "Kit(now=250)"


def test_a_kit_gives_its_chance_and_its_time() -> None:
    chance = Chance(KEY)

    kit = Kit(chance)

    assert kit.chance is chance
    assert kit.now == 0


def test_a_kit_without_dictionaries_knows_no_word() -> None:
    words = Kit(Chance(KEY)).lexicon

    assert not words.has("fr", "PIANO")
    assert words.tie("fr", "piano", "pianiste") is None
    assert not words.holds("fr", "pianos", "piano")
    assert words.size("music") == 0
    assert words.card("music", 0) == ()


def test_a_commitment_tells_the_version_of_the_rules_it_was_made_for() -> None:
    for version in (1, 2, 3):
        shown = commitment(b"seed", "between", version)
        assert version_of(shown, b"seed", "between", 3) == version
    assert version_of(commitment(b"seed", "between", 4), b"seed", "between", 3) is None
