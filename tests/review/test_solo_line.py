"""Looking back at SOLO-LINE: whether a puzzle could still be solved, against trying every card in every place."""

from itertools import islice

import pytest

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, BenchCleared, CardLaid, CardTakenBack, spots_for
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.solo_line import events
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.games.light_line.search import Path
from tablee.review.light_line.onward import complete
from tablee.review.light_line.prospects import Prospects
from tests.review.playing import a_game, curves, is_whole, review_of
from tests.review.scripted import found_in, the
from tests.review.tubes import are_joined, may_be_joined, plain

WITH_JOKER = ["RK", "YK", "GK", "BK"]
WITHOUT = ["R", "Y", "G", "B", "K"]


def a_bench(hand: tuple[int, ...], size: int, chance: Chance, *, joker: bool = True) -> Bench:
    """So many of these cards, laid by the rules and by chance."""
    bench: Bench = ()
    while len(bench) < size:
        lying = [it.card for it in bench]
        card = chance.pick([it for it in hand if it not in lying])
        if spots := spots_for(bench, card, joker=joker):
            bench = (*bench, Laid(card, *chance.pick(spots)))  # type: ignore[arg-type]  # 0 or 1
    return bench


@pytest.mark.parametrize("joker", [True, False])
def test_what_can_still_be_joined_is_what_trying_everything_finds(joker: bool) -> None:
    palettes = WITH_JOKER if joker else WITHOUT
    open_ones = 0
    for number in range(40):
        chance = Chance(b"bench", number)
        hand = chance.shuffled(DECK)[:5]
        bench = a_bench(hand, 3, chance, joker=joker)
        found = complete(bench, hand, joker=joker, budget=10_000)
        left = [card for card in hand if card not in [it.card for it in bench]]
        assert bool(found.laid) == may_be_joined(plain(bench), left, palettes)
        assert found.is_certain
        if found.laid:
            assert set(bench) <= set(found.laid)
            assert are_joined(plain(found.laid), palettes)
            open_ones += 1
    assert 1 < open_ones < 38


def test_an_empty_bench_is_open_where_trying_everything_finds_a_line() -> None:
    hopeless = (4, 11, 31, 33, 34, 38, 55, 56, 59, 60)  # SO-T7

    for first in range(0, 7, 3):
        hand = hopeless[first : first + 4]
        expected = may_be_joined([(hand[0], 0, 0, 0)], hand[1:], WITH_JOKER)
        assert Prospects(hand, (), joker=True).of(()).is_open is expected


def test_a_known_way_counts_wherever_on_the_bench_it_lies_and_whichever_way_up() -> None:
    table = a_game("solo-line", 1, b"moved", "expert", cards=8)
    solution: Path = table.entries[0].event.solution
    hand = table.entries[0].event.cards
    upside_down = [Laid(it.card, 5 - it.x, 3 - it.y, 0 if it.turned else 1) for it in solution[2:5]]

    way = Prospects(hand, [solution], joker=True).of(tuple(upside_down))

    assert way.is_open
    assert set(upside_down) <= set(way.way)
    assert are_joined(plain(way.way), WITH_JOKER)


def moves(*benched: CardLaid | CardTakenBack | BenchCleared, solution: Path) -> list[object]:
    hand = tuple(sorted(it.card for it in solution))
    return [events.PuzzleDealt(hand, (), solution), *benched]


def a_solved_puzzle() -> Path:
    solution: Path = a_game("solo-line", 1, b"lost", "expert", cards=6).entries[0].event.solution
    return solution


def test_the_first_move_after_which_nothing_could_be_joined_is_told_with_a_way_that_was_open() -> (
    None
):
    solution = a_solved_puzzle()
    *good, last = [CardLaid(Seat(0), it) for it in solution]
    lying = tuple(it.laid for it in good)
    spots = spots_for(lying, last.laid.card, joker=True)
    wrong = next(
        laid
        for laid in (Laid(last.laid.card, *it) for it in spots)  # type: ignore[arg-type]  # 0 or 1
        if not are_joined(plain((*lying, laid)), WITH_JOKER)
    )
    story = moves(
        *good, CardLaid(Seat(0), wrong), CardTakenBack(Seat(0), wrong.card), solution=solution
    )

    found = found_in("solo-line", 1, *story, options=Options(cards=6))

    (is_open,) = curves(found, "open")
    assert [value for _, value in is_open.points] == [1] * 6 + [0, 1]
    told = the(found, "lost")
    assert (told.step, told.is_turning) == (7, True)
    assert told.facts == {"laid": 6, "cards": 6}
    assert set(lying) <= set(told.shows.laid)
    assert are_joined(plain(told.shows.laid), WITH_JOKER)
    assert {cell for line in told.shows.lines for cell in line.cells} == {
        it.cell for it in told.shows.laid
    }
    assert the(found, "regained").step == 8


def test_what_the_search_leaves_undecided_rests_on_how_much_was_tried() -> None:
    chance = Chance(b"long")
    hand = tuple(sorted(chance.shuffled(DECK)[:20]))
    bench = a_bench(hand, 6, chance)
    story = [events.PuzzleDealt(hand, (), ()), *[CardLaid(Seat(0), it) for it in bench]]

    found = found_in("solo-line", 1, *story, options=Options(cards=20, proven=False))

    unsure = the(found, "unsure")
    assert unsure.rests_on == "budget"
    (is_open,) = curves(found, "open")
    assert is_open.points[unsure.step - 1] == (unsure.step, 0.5)


def test_giving_up_says_whether_it_could_still_be_solved() -> None:
    solution = a_solved_puzzle()
    good = [CardLaid(Seat(0), it) for it in solution[:3]]
    story = moves(*good, solution=solution)

    found = found_in("solo-line", 1, *story, events.GivenUp(solution), options=Options(cards=6))

    told = the(found, "given_up.open")
    assert told.facts == {"laid": 3}
    assert are_joined(plain(told.shows.laid), WITH_JOKER)


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_puzzle_that_was_joined_was_open_all_the_time_by_what_bots_laid(level: str) -> None:
    for seed in islice((b"a", b"b", b"c"), 3):
        table = a_game("solo-line", 1, seed, level, cards=12)
        found = review_of(table, [level])

        assert is_whole(found, table)
        assert len([it for it in found.remarks if it.is_turning]) <= 15
        if table.outcome and table.outcome.winners:
            assert the(found, "joined").facts["cards"] == 12
            assert {value for _, value in curves(found, "open")[0].points} == {1}
