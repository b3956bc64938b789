"""Cards laid edge to edge: what continues what, how far lines run, and what they are worth."""

import pytest

from tablee.games.light_line.cards import DECK, FACES, Card, port_named
from tablee.games.light_line.display import (
    Cell,
    Fit,
    Grid,
    Line,
    fits,
    grid_of,
    line_at,
    lines_in,
    lines_through,
    matches,
    openings,
    spots,
)
from tests.games.light_line.boards import T17, face, laid, lengths


def grid(**cards: str) -> Grid:
    """Faces by the name of their cell: `a1` is in the middle, `b1` to its right, `a2` below it."""
    return {(ord(cell[0]) - ord("a"), int(cell[1]) - 1): face(it) for cell, it in cards.items()}


def points(lines: tuple[Line, ...]) -> int:
    return Fit((0, 0, 0), lines).points


# What the rulebook shows


def test_ll_13_karine_continues_two_lines_and_both_count() -> None:
    # LL-T1
    table = grid(a1="G:l1-r1", b1="G:l1-r1 K:t3-r3", c2="R:t1-r1")
    karine = face("G:l1-r2 R:b1-t2 B:l3-t1 Y:r3-b3")

    lines = lines_through({**table, (2, 0): karine}, (2, 0))

    assert lengths(lines) == {"G": 3, "R": 2}
    assert points(lines) == 5


def test_ll_12_a_line_over_two_cards_has_two_segments() -> None:
    # LL-T2
    assert line_at(grid(a1="R:t1-b1", a2="R:t1-r2"), (0, 0), "R").length == 2


def test_ll_12_a_segment_that_another_line_crosses_counts_one() -> None:
    # LL-T3
    crossed = grid(a1="R:l2-r2 G:t1-b1 B:t2-b2 Y:t3-b3", b1="R:l2-r2")

    assert line_at(crossed, (0, 0), "R") == Line("R", ((0, 0), (1, 0)))


def test_ll_13_lines_of_four_and_two_are_six_points() -> None:
    # LL-T4
    table = grid(a1="R:l1-r1", b1="R:l1-r1", c1="R:l1-r1", d1="R:l1-b1 G:b2-t1", d2="G:t2-l1")

    lines = lines_through(table, (3, 0))

    assert lengths(lines) == {"R": 4, "G": 2}
    assert points(lines) == 6


def test_ll_13_a_card_that_joins_two_lines_makes_one_of_them() -> None:
    # LL-T11
    row = grid(a1="R:l1-r1", b1="R:l1-r1", c1="R:l1-r1", d1="R:l1-r3", e1="R:l3-r1", f1="R:l1-b1")

    assert lines_through(row, (3, 0)) == (Line("R", tuple((x, 0) for x in range(6))),)


def test_ll_09_a_turned_card_shows_other_stubs() -> None:
    # LL-T12
    left, right = face("B:r2-l2"), face("B:l2-t1")

    upright = {(0, 0): left, (1, 0): right}
    turned = {(0, 0): left, (1, 0): right.turned()}

    assert lengths(lines_through(upright, (1, 0))) == {"B": 2}
    assert right.turned().ends == {"B": (port_named("r2"), port_named("b3"))}
    assert lines_through(turned, (1, 0)) == ()


def test_ll_07_touching_is_not_continuing() -> None:
    # LL-T13
    table = grid_of(laid("39@0,0"))

    assert spots(table, 24) == ((-1, 0, 0),)
    for card in (7, 32, 49):
        assert spots(table, card) == ()
        assert fits(table, card) == ()


def test_ll_12_in_a_ring_each_segment_counts_once() -> None:
    # LL-T14
    ring = grid(a1="R:r1-b1", b1="R:l1-b1", b2="R:t1-l1", a2="R:t1-r1")

    for cell in ring:
        assert points(lines_through(ring, cell)) == 4
    assert line_at(ring, (0, 0), "R").cells[-1] == (0, 0)


def test_ll_12_a_ring_is_closed_in_the_deck_too() -> None:
    # LL-T14
    display = laid("55@0,0 37@-1,0 15@0,1,1 3@-1,1 9@-1,-1,1 30@0,-1,1")

    lines = lines_through(grid_of(display), (0, -1))

    assert lengths(lines) == {"Y": 6, "G": 3, "K": 4}


def test_ll_10_a_line_ends_at_a_change_of_colour_at_an_edge_and_at_a_missing_stub() -> None:
    # LL-T16
    table = grid(a1="G:l1-r1 Y:l2-r2", b1="B:l1-r1 Y:t1-r3")

    assert line_at(table, (0, 0), "G") == Line("G", ((0, 0),))
    assert line_at(table, (0, 0), "Y") == Line("Y", ((0, 0),))
    assert line_at(table, (1, 0), "Y") == Line("Y", ((1, 0),))
    assert lines_through(table, (1, 0)) == ()


TAKEN_FROM_T17 = [
    (24, 1, "B2"),
    (55, 4, "R2"),
    (12, 4, "B3"),
    (17, 3, "Y3"),
    (21, 5, "B2 K2"),
    (56, 5, "K3"),
    (59, 7, "G2 B4"),
    (34, 8, "G3"),
    (20, 7, "G4 B5"),
    (10, 8, "R2 K4"),
]


@pytest.mark.parametrize(("card", "legal", "scored"), TAKEN_FROM_T17)
def test_ll_12_the_lines_of_a_whole_game(card: Card, legal: int, scored: str) -> None:
    # LL-T17
    display = laid(T17)
    turn = [it.card for it in display].index(card)
    it = display[turn]

    found = {fit.spot: fit for fit in fits(grid_of(display[:turn]), card)}

    fit = found[it.x, it.y, it.turned]
    assert len(found) == legal
    assert lengths(fit.lines) == {word[0]: int(word[1:]) for word in scored.split()}
    assert fit.points == sum(int(word[1:]) for word in scored.split())


# Where a card may lie


def test_ll_08_all_other_contacts_may_mismatch() -> None:
    table = grid(a1="R:l1-r1 G:l2-r2 K:t1-b1")
    beside = face("R:l1-b1 B:l2-t1 Y:l3-r1")

    assert lengths(lines_through({**table, (1, 0): beside}, (1, 0))) == {"R": 2}


def test_ll_18_lines_it_makes_alone_and_lines_it_leaves_alone_count_nothing() -> None:
    table = grid(a1="R:l1-r1 G:t2-b2", a2="G:t2-b2")
    beside = face("R:l1-b1 Y:l3-r1")

    assert lengths(lines_through({**table, (1, 0): beside}, (1, 0))) == {"R": 2}


def test_a_single_segment_is_enough_to_continue_so_two_points_are_the_least() -> None:
    # LL-G15
    for start in DECK[:12]:
        table = grid_of(laid(f"{start}@0,0"))
        for card in DECK:
            assert all(fit.points >= 2 and fit.lines for fit in fits(table, card))


def test_an_enclosed_hole_may_be_filled() -> None:
    # LL-G13
    around = {
        (0, -1): face("R:b1-t1"),
        (1, 0): face("R:l1-r1"),
        (0, 1): face("R:t1-b1"),
        (-1, 0): face("R:r1-l1"),
    }

    assert (0, 0) in openings(around)


def test_nothing_is_laid_on_a_card_nor_at_a_corner() -> None:
    table = grid_of(laid(T17))
    beside = {
        (x + right, y + down)
        for x, y in table
        for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }.difference(table)

    assert set(openings(table)) <= beside
    for card in DECK:
        assert {(x, y) for x, y, _ in spots(table, card)} <= beside


def is_legal(table: Grid, card: Card, cell: Cell, turned: int) -> bool:
    """As a person would look at it: lay it there and see whether a line of it is longer than itself."""
    return bool(lines_through({**table, cell: FACES[card][turned]}, cell))


@pytest.mark.parametrize("size", [1, 4, 11])
def test_ll_07_the_spots_are_all_those_that_continue_a_line_in_reading_order(size: int) -> None:
    table = grid_of(laid(T17)[:size])
    around = [(x, y) for y in range(-4, 6) for x in range(-5, 5) if (x, y) not in table]

    for card in DECK:
        looked = [
            (*cell, turned)
            for cell in around
            for turned in (0, 1)
            if is_legal(table, card, cell, turned)
        ]
        assert list(spots(table, card)) == looked
        assert [fit.spot for fit in fits(table, card)] == looked


def test_trying_a_card_leaves_the_display_as_it_was() -> None:
    table = grid_of(laid(T17))
    before = dict(table)

    fits(table, 30)

    assert table == before


def test_every_line_of_a_display_is_told_once_longest_first() -> None:
    table = grid_of(laid(T17))

    lines = lines_in(table)

    assert sum(line.length for line in lines) == 4 * 11
    assert [line.length for line in lines] == sorted((it.length for it in lines), reverse=True)
    assert lines[0] == Line("B", ((0, -1), (0, 0), (-1, 0), (-1, -1), (-2, -1)))
    assert len({(line.colour, cell) for line in lines for cell in line.cells}) == 4 * 11


def test_with_the_joker_black_continues_all_and_all_continue_black() -> None:
    assert matches("K") == ("R", "Y", "G", "B", "K")
    assert matches("R") == ("R", "K")
    assert set(spots(grid_of(laid("39@0,0")), 7)) < set(
        spots(grid_of(laid("39@0,0")), 7, joker=True)
    )
