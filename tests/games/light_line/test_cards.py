"""What any deck of LIGHT-LINE! must be (LL-G1), so that the rules hold by themselves."""

from collections import Counter

import pytest

from tablee.games.light_line.cards import (
    BACK,
    COLOURS,
    DECK,
    FACES,
    FACING,
    HALF_TURN,
    PORTS,
    SIDES,
    Card,
    Face,
    Port,
    port_named,
)
from tests.games.light_line.boards import face

UPRIGHT = {card: FACES[card][0] for card in DECK}


def is_straight(one: Port, other: Port) -> bool:
    """The same place on opposite sides."""
    return FACING[one] == other


def is_bend(one: Port, other: Port) -> bool:
    """From the top or bottom to the left or right."""
    return one // 3 % 2 != other // 3 % 2


def segments(one: Port, other: Port) -> set[tuple[str, int, int]]:
    """The pieces of columns and rows that a line covers; a line of its own kind may cover none of them again."""
    if is_straight(one, other):
        kind = "row" if one // 3 % 2 else "column"
        return {(kind, one % 3, step) for step in range(4)}
    side, end = sorted((one, other), key=lambda port: port // 3 % 2)
    column, row = side % 3, end % 3
    down = range(row + 1) if side // 3 == 0 else range(row + 1, 4)
    across = range(column + 1) if end // 3 == 3 else range(column + 1, 4)
    return {("column", column, step) for step in down} | {("row", row, step) for step in across}


def looks(it: Face) -> frozenset[tuple[str, frozenset[Port]]]:
    return frozenset((colour, frozenset(ends)) for colour, ends in it.ends.items())


def test_there_are_sixty_cards() -> None:
    assert list(DECK) == list(range(1, 61))


def test_ll_02_the_backs_are_thirteen_21_thirteen_and_thirteen() -> None:
    assert Counter(BACK.values()) == {2: 13, 3: 21, 4: 13, 5: 13}


@pytest.mark.parametrize("card", DECK)
def test_every_card_has_four_lines_in_four_colours_on_eight_stubs_two_a_side(card: Card) -> None:
    ends = [port for both in UPRIGHT[card].ends.values() for port in both]

    assert len(UPRIGHT[card].ends) == 4
    assert set(UPRIGHT[card].ends) <= set(COLOURS)
    assert len(set(ends)) == len(ends) == 8
    assert Counter(port // 3 for port in ends) == {0: 2, 1: 2, 2: 2, 3: 2}


@pytest.mark.parametrize("card", DECK)
def test_every_line_is_straight_or_has_one_bend(card: Card) -> None:
    assert all(is_straight(*both) or is_bend(*both) for both in UPRIGHT[card].ends.values())


@pytest.mark.parametrize("card", DECK)
def test_no_two_lines_run_over_each_other(card: Card) -> None:
    covered = [piece for both in UPRIGHT[card].ends.values() for piece in segments(*both)]

    assert len(covered) == len(set(covered))


def test_each_colour_is_missing_from_twelve_cards() -> None:
    missing = Counter(set(COLOURS).difference(it.ends).pop() for it in UPRIGHT.values())

    assert missing == dict.fromkeys(COLOURS, 12)


def test_the_missing_colours_are_spread_over_the_backs() -> None:
    missing = Counter(
        (BACK[card], set(COLOURS).difference(it.ends).pop()) for card, it in UPRIGHT.items()
    )

    assert all(2 <= missing[number, colour] <= 5 for number in (2, 3, 4, 5) for colour in COLOURS)


def test_28_cards_are_all_bends_28_have_two_straight_lines_and_four_have_four() -> None:
    straight = Counter(
        sum(is_straight(*both) for both in it.ends.values()) for it in UPRIGHT.values()
    )

    assert straight == {0: 28, 2: 28, 4: 4}


def test_no_two_cards_look_the_same_however_they_are_turned() -> None:
    ways = [frozenset((looks(one), looks(turned))) for one, turned in FACES.values()]

    assert len(set(ways)) == 60


def test_ll_09_two_half_turns_are_none() -> None:
    assert [HALF_TURN[HALF_TURN[port]] for port in PORTS] == list(PORTS)
    assert [FACING[FACING[port]] for port in PORTS] == list(PORTS)
    assert all(looks(upright) == looks(turned.turned()) for upright, turned in FACES.values())


def test_ll_09_a_half_turn_brings_the_top_left_to_the_bottom_right() -> None:
    turns = {"t1": "b3", "t2": "b2", "t3": "b1", "l1": "r3", "l2": "r2", "l3": "r1"}

    assert all(HALF_TURN[port_named(one)] == port_named(other) for one, other in turns.items())


def test_a_face_knows_what_each_stub_shows_and_where_it_leads() -> None:
    it = face("Y:t3-b3 G:t1-l1 B:r2-l2 K:r1-b2")

    assert it.stubs == ("G", None, "Y", "K", "B", None, None, "K", "Y", "G", "B", None)
    assert it.across[port_named("r1")] == port_named("b2")
    assert it.across[port_named("b2")] == port_named("r1")
    assert (port_named("l2"), "B") in it.contacts
    assert looks(it) == looks(UPRIGHT[1])
    assert [port_named(side + place) for side in SIDES for place in "123"] == list(PORTS)
