"""What one line is when black is the joker (rules SO-04, SO-05)."""

import pytest

from tablee.games.light_line.display import Grid, Line, grid_of
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tests.games.light_line.boards import face
from tests.games.light_line.solo_line.builders import T6


def row(colours: str) -> Grid:
    """One card beside the other, each with a single line from left to right."""
    return {(x, 0): face(f"{colour}:l2-r2") for x, colour in enumerate(colours.replace(" ", ""))}


def grid(**cards: str) -> Grid:
    """Cards that are in no deck, by the letters of a map: a b c over d e f over g h i."""
    return {
        ("abcdefghi".index(name) % 3, "abcdefghi".index(name) // 3): face(text)
        for name, text in cards.items()
    }


def test_so_04_black_stands_for_the_colour_that_continues_the_line() -> None:
    line = line_through_all(row("K R R K R K R"), joker=True)

    assert line == Line("R", tuple((x, 0) for x in range(7)))  # SO-T1


def test_so_04_a_line_has_only_one_colour_beside_black() -> None:
    assert line_through_all(row("R K Y"), joker=True) is None  # SO-T2


@pytest.mark.parametrize("number", [1, 2, 3, 10])
def test_so_04_a_line_may_be_all_black(number: int) -> None:
    line = line_through_all(row("K" * number), joker=True)

    assert line is not None
    assert (line.colour, line.length) == ("K", number)  # SO-T3


@pytest.mark.parametrize("colour", ["R", "Y", "G", "B"])
def test_so_05_any_colour_will_do_and_nobody_has_to_name_it(colour: str) -> None:
    line = line_through_all(row(f"{colour}K{colour}"), joker=True)

    assert line is not None
    assert line.colour == colour  # SO-G2


def test_for_experts_black_is_a_colour_like_the_others() -> None:
    assert line_through_all(row("R K R"), joker=False) is None  # SO-G5
    assert line_through_all(row("K K K"), joker=False) == Line("K", ((0, 0), (1, 0), (2, 0)))


def test_so_05_the_solution_of_a_known_hand_is_one_red_line() -> None:
    line = line_through_all(grid_of(T6), joker=True)

    assert line == Line("R", tuple(it.cell for it in reversed(T6)))  # SO-T6


@pytest.mark.parametrize("missing", range(1, 9))
def test_so_05_two_pieces_are_not_one_line(missing: int) -> None:
    bench = (*T6[:missing], *T6[missing + 1 :])

    assert line_through_all(grid_of(bench), joker=True) is None


CROSSED = {
    "b": "R:b1-l1",
    "e": "R:t1-r2 K:b2-l2",
    "f": "R:l2-b2",
    "i": "R:t2-l2",
    "h": "R:r2-t2",
    "d": "R:r2-l1",
}
"""From the top over the middle, round the corner below, and back over the middle to the left."""


def test_so_05_a_line_may_run_over_one_card_twice() -> None:
    line = line_through_all(grid(**CROSSED), joker=True)

    assert line is not None
    assert line.length == 7  # SO-G1
    assert line.cells.count((1, 1)) == 2


def test_so_05_a_line_that_only_touches_is_not_joined() -> None:
    broken = CROSSED | {"e": "R:t1-r2 Y:b2-l2"}

    assert line_through_all(grid(**broken), joker=True) is None


@pytest.mark.parametrize("last", ["R", "K"])
def test_so_05_a_ring_is_one_line(last: str) -> None:
    ring = grid(a="R:r2-b2", b="R:l2-b2", e="R:t2-l2", d=f"{last}:t2-r2")

    line = line_through_all(ring, joker=True)

    assert line is not None
    assert sorted(line.cells) == [(0, 0), (0, 1), (1, 0), (1, 1)]  # SO-G1


def test_so_05_a_ring_beside_another_card_is_not_all() -> None:
    ring = grid(a="R:r2-b2", b="R:l2-b2 Y:r2-t2", e="R:t2-l2", d="R:t2-r2", c="Y:l2-r2")

    assert line_through_all(ring, joker=True) is None
