"""Lines found among cards are real, and none is missed: held against slow and obvious ways to look for them."""

from collections.abc import Iterator
from itertools import pairwise, permutations, product

import pytest

from tablee.core.chance import Chance
from tablee.games.light_line.cards import COLOURS, DECK, FACES, FACING, Card, Colour
from tablee.games.light_line.display import STEPS, Cell, Laid, grid_of, line_at, lines_in
from tablee.games.light_line.search import Path, Search, line_of, longest_line, longest_lines
from tablee.games.light_line.solver import Attempt, may_balance, palettes, solve
from tests.games.light_line.boards import laid
from tests.games.light_line.laying import lines_among

T8 = (5, 6, 12, 16, 39, 44, 55, 57)
SO_T6 = (5, 13, 24, 37, 40, 41, 46, 54, 56, 57)
SO_T7 = (4, 11, 31, 33, 34, 38, 55, 56, 59, 60)


def hand(number: int, size: int) -> tuple[Card, ...]:
    return Chance(b"search %d" % number).shuffled(DECK)[:size]


def arrangements(cards: tuple[Card, ...]) -> Iterator[Path]:
    """Every way to lay all of these, each beside the one before; the first upright in the middle."""
    for order in permutations(cards):
        for steps in product(STEPS, repeat=len(cards) - 1):
            cells = [(0, 0)]
            for right, down in steps:
                cells.append((cells[-1][0] + right, cells[-1][1] + down))
            if len(set(cells)) == len(cells):
                for turns in product((0, 1), repeat=len(cards) - 1):
                    yield tuple(map(_lie, order, cells, (0, *turns)))


def _lie(card: Card, cell: Cell, turned: int) -> Laid:
    return Laid(card, *cell, 1 if turned else 0)


def is_line(path: Path, colours: tuple[Colour, ...]) -> bool:
    """Whether one line of matching colours runs from the first of these cards to the last, over each once."""
    ends = path[0].face.ends
    leaves = {port for colour in colours if colour in ends for port in ends[colour]}
    for before, after in pairwise(path):
        step = (after.x - before.x, after.y - before.y)
        enters = {FACING[port] for port in leaves if STEPS[port // 3] == step}
        face = after.face
        leaves = {face.across[port] for port in enters if face.stubs[port] in colours}
    return bool(leaves)


# The longest line


def test_lo_t8_the_longest_lines_of_a_known_hand() -> None:
    lines = longest_lines(T8)

    assert {colour: len(line) for colour, line in lines.items()} == {
        **{"R": 6, "Y": 5},
        **{"G": 7, "B": 4, "K": 5},
    }
    assert {it.card for it in lines["G"]} == {5, 6, 12, 16, 39, 44, 57}  # LO-T8


def test_lo_t8_the_line_of_the_vector_is_one() -> None:
    path = laid("6@0,0 5@-1,0 57@-2,0 16@-3,0 44@-3,-1 39@-3,-2 12@-2,-2")

    assert is_line(path, ("G",))
    assert line_at(grid_of(path), (0, 0), "G").length == 7


@pytest.mark.parametrize("number", range(25))
def test_a_longest_line_is_a_line_of_the_display(number: int) -> None:
    cards = hand(number, 8)
    for colour, path in longest_lines(cards).items():
        (longest,) = {it.length for it in lines_in(grid_of(path)) if it.colour == colour}

        assert longest == len(path) == len({it.cell for it in path}) == len({*path})
        assert {it.card for it in path} <= {*cards}
        assert path[0] == Laid(path[0].card, 0, 0)


@pytest.mark.parametrize("number", range(12))
def test_no_longer_line_can_be_laid_with_three_cards(number: int) -> None:
    cards = hand(number, 3)
    best = {colour: int(any(colour in FACES[it][0].ends for it in cards)) for colour in COLOURS}
    for path in arrangements(cards):
        for line in lines_in(grid_of(path)):
            best[line.colour] = max(best[line.colour], line.length)

    assert {colour: len(path) for colour, path in longest_lines(cards).items()} == best


@pytest.mark.parametrize("number", range(12))
def test_no_longer_line_grows_card_by_card(number: int) -> None:
    cards = hand(number, 6)
    for colour in COLOURS:
        lengths = [n for n in range(1, 7) if next(lines_among(cards, n, colour), None)]

        assert len(longest_line(cards, colour)) == max(lengths, default=0)


def test_a_line_shortened_at_its_end_is_a_line_of_fewer() -> None:
    path = longest_line(T8, "G")
    for count in range(2, 8):
        grid = grid_of(path[:count])

        assert line_at(grid, (0, 0), "G").length == count


def test_a_line_of_exactly_so_many_is_found_among_many_cards() -> None:
    for count in range(1, 6):
        for colour in COLOURS:
            path = line_of(DECK[:51], colour, count)

            assert path is not None
            assert len(path) == count
            assert is_line(path, (colour,))


def test_there_is_no_longer_line_than_the_longest() -> None:
    assert line_of(T8, "G", 7) == longest_line(T8, "G")
    assert line_of(T8, "G", 8) is None
    assert line_of(T8, "G", 9) is None
    assert line_of(T8, "G", 0) is None


def test_cards_without_a_colour_make_no_line_of_it() -> None:
    assert longest_line((1, 2, 3), "R") == ()
    assert longest_lines(()) == dict.fromkeys(COLOURS, ())


def test_the_same_cards_give_the_same_line_in_any_order() -> None:
    assert longest_lines(T8) == longest_lines(reversed(T8))


# The solver


def test_so_t6_a_hand_that_can_be_joined_is_solved() -> None:
    answer = solve(SO_T6)

    assert {it.card for it in answer.solution} == {*SO_T6}
    assert any(is_line(answer.solution, colours) for colours in palettes(joker=True))
    assert answer == solve(SO_T6)  # the same each time


def test_so_t7_a_hand_without_a_line_is_proven_to_have_none() -> None:
    assert solve(SO_T7) == Attempt((), is_certain=True)
    assert not any(Search(SO_T7, colours, 10).find() for colours in palettes(joker=True))


def test_a_search_that_was_stopped_proves_nothing() -> None:
    assert solve(SO_T6, budget=5) == Attempt((), is_certain=False)


def test_so_04_black_is_no_joker_for_experts() -> None:
    assert solve(SO_T6, joker=False) == Attempt((), is_certain=True)  # SO-G5
    assert is_line(solve((5, 6, 12, 16, 39, 44, 57), joker=False).solution, ("G",))


@pytest.mark.parametrize("number", range(30))
def test_a_solution_is_one_line_over_every_card(number: int) -> None:
    cards = hand(number, 10)
    path = solve(cards).solution

    assert sorted([it.card for it in path]) == sorted(cards)
    assert len({it.cell for it in path}) == 10
    assert any(is_line(path, colours) for colours in palettes(joker=True))


@pytest.mark.parametrize("joker", [True, False])
@pytest.mark.parametrize("number", range(12))
def test_a_hand_is_solved_exactly_when_some_arrangement_is_a_line(number: int, joker: bool) -> None:
    cards = hand(number, 3)
    lines = [
        path
        for path in arrangements(cards)
        if any(is_line(path, colours) for colours in palettes(joker=joker))
    ]

    path = solve(cards, joker=joker).solution

    assert path in lines if lines else path == ()


@pytest.mark.parametrize("number", range(3))
def test_without_the_joker_four_cards_are_solved_exactly_when_they_can_be(number: int) -> None:
    cards = hand(number, 4)
    found = any(
        is_line(path, colours) for path in arrangements(cards) for colours in palettes(joker=False)
    )

    assert bool(solve(cards, joker=False).solution) == found


def test_a_solution_can_be_asked_to_go_on_from_a_beginning() -> None:
    path = solve(SO_T6).solution

    for count in range(11):
        again = solve(reversed(SO_T6), begin=path[:count]).solution

        assert again[:count] == path[:count]
        assert any(is_line(again, colours) for colours in palettes(joker=True))


def test_a_beginning_that_leads_nowhere_has_no_solution() -> None:
    assert solve(SO_T6, begin=(Laid(1, 0, 0),)) == Attempt((), is_certain=True)


def test_what_does_not_balance_has_no_line() -> None:
    said = set()
    for number in range(40):
        cards = hand(number, 6)
        for colours in (*palettes(joker=True), *palettes(joker=False)):
            is_found = Search(cards, colours, 6).find() is not None
            said.add((may_balance(cards, colours), is_found))

    assert said >= {(True, True), (False, False)}
    assert (False, True) not in said
