"""The evening's sheet: every game with its result, and a standing that is fair between long games and short ones."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.moment import Moment
from tablee.core.record import replace
from tablee.tables.evening import Played, Sitter, left_behind, played, sheet, standing
from tablee.tables.hall import Hall
from tablee.tables.moments import MOST_MOMENTS, moments_of
from tablee.tables.room import actions as asked
from tests.tables.tabling import NEVER, Clock, open_evening, person, seat
from tests.tables.test_chronicle import play as play_on


@pytest.fixture(autouse=True)
def the_same_deals_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which all are equal counts for nobody, and one in thirty ends so."""
    monkeypatch.setattr("tablee.tables.desk.token_hex", lambda size: "7a" * size)


def game(number: int, *results: tuple[int | None, int, bool]) -> Played:
    """A person, or a bot; points; whether they won."""
    sitters = [
        Sitter(None if who is None else person(who), f"P{who}", points, won)
        for who, points, won in results
    ]
    return Played(number, "between", 60_000, tuple(sitters))


def shares(it: Played) -> list[Fraction | None]:
    return [left_behind(sitter, it.sitters) for sitter in it.sitters]


def test_a_variation_counts_for_nobody() -> None:
    won, lost = (1, 5, True), (2, 3, False)
    games = [game(1, won, lost), replace(game(2, lost, won), is_variation=True)]
    assert [(it.person, it.games, it.won) for it in standing(games)] == [(1, 1, 1), (2, 1, 0)]


HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ([(1, 300, True), (2, 5, False), (3, 2, False)], [1, HALF, 0]),
        ([(1, 3, True), (2, 2, False), (3, 2, False)], [1, Fraction(1, 4), Fraction(1, 4)]),
        (
            [(1, 3, True), (2, 3, True), (3, 9, False), (None, 9, False)],
            [1, 1, *[Fraction(1, 6)] * 2],
        ),
        ([(1, 3, False), (2, 4, False)], [0, 1]),
        ([(1, 3, True), (2, 4, True)], [None, None]),
        ([(1, 3, False), (2, 3, False)], [None, None]),
        ([(1, 3, True)], [None]),
    ],
)
def test_the_share_of_the_others_left_behind(
    results: list[tuple[int | None, int, bool]], expected: list[Fraction | None]
) -> None:
    assert shares(game(1, *results)) == expected


def test_the_standing_is_the_average_over_the_games_one_played_and_two_that_went_half_well() -> (
    None
):
    """A game of hundreds of points counts as much as one of three."""
    games = (
        game(1, (1, 300, True), (2, 5, False), (None, 2, False)),
        game(2, (2, 1, True), (3, 0, False)),
        game(3, (1, 0, False), (3, 1, True)),
        game(4, (1, 9, True)),
    )
    told = [(it.person, it.games, it.won, it.share) for it in standing(games)]
    assert told == [(2, 2, 1, 62), (1, 2, 1, 50), (3, 2, 1, 50)]


def test_who_won_the_only_game_they_played_stands_behind_three_out_of_four() -> None:
    won = [game(n, (1, 1, True), (2, 0, False)) for n in (1, 2, 3)]
    lucky = game(4, (3, 1, True), (1, 0, False))
    told = [(it.person, it.games, it.won, it.share) for it in standing([*won, lucky])]
    assert told == [(1, 4, 3, 67), (3, 1, 1, 67), (2, 3, 0, 20)]


def test_who_is_equal_in_the_standing_shares_a_place() -> None:
    """Partners who won together are both first, and nobody is second."""
    games = [game(1, (2, 5, True), (3, 4, False), (1, 5, True), (4, 1, False))]
    told = [(it.name, it.place) for it in standing(games)]
    assert told == [("P1", 1), ("P2", 1), ("P3", 3), ("P4", 4)]
    # As far by their shares, and one has won more often.
    games = [game(n, (1, 1, True), (2, 0, False)) for n in (1, 2, 3)]
    games.append(game(4, (3, 1, True), (1, 0, False)))
    assert [(it.name, it.place) for it in standing(games)] == [("P1", 1), ("P3", 2), ("P2", 3)]


async def test_it_is_kept_with_the_table_and_shows_nobody_what_was_over_before_they_came() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    evening.clock.now += 90
    await play_on(evening.desk, 5_000, Chance(b"first"))
    await evening.hall.join(evening.desk.code, "Cleo", "")
    await evening.wish(1, 2, asked.PickGame("line"))
    await evening.wish(1, 3, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"second"))
    await evening.wish(2, 1, asked.Rename("Bert"))

    restored = await Hall(evening.store, thinking=NEVER, clock=Clock()).find(evening.desk.code)
    assert restored.sitting.evening == evening.desk.sitting.evening
    room, games = restored.sitting.room, restored.sitting.evening
    for_bob, for_cleo = (sheet(room, games, person(it)) for it in (2, 3))
    assert [(it.number, it.game, it.took) for it in for_bob.games] == [
        (1, "between", 90_000),
        (2, "line", 0),
    ]
    assert [[it.name for it in game.sitters] for game in for_bob.games] == [
        ["Ada", "Bert"],
        ["Ada", "Bert", "Cleo"],
    ]
    assert {it.games for it in for_bob.standing} == {1, 2}
    assert "longest_line" in [it.key for it in for_bob.games[1].moments]
    assert (for_bob.before, for_cleo.before) == (0, 1)
    assert (for_cleo.games, for_cleo.standing) == (for_bob.games[1:], standing(for_bob.games[1:]))
    assert evening.table is not None
    for one, other in zip(games, (1, 2), strict=True):
        table = evening.desk.sitting.last if other == 1 else evening.table
        assert table is not None
        assert table.outcome is not None
        assert tuple([it.points for it in one.sitters]) == table.outcome.points
    await evening.hall.close()


async def test_a_game_that_came_to_no_end_is_not_on_it() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    assert evening.table is not None
    assert played(evening.desk.sitting.room, evening.table) == ()
    await evening.hall.close()


def remembering(found: Any) -> tuple[Moment, ...]:
    """At a table of two, of a game that comes as a package."""
    seating = SimpleNamespace(has=lambda it: it in (0, 1))
    game = SimpleNamespace(MOMENTS=found)
    table: Any = SimpleNamespace(entries=(), seating=seating, game=game)
    return moments_of(table)


def test_a_game_is_remembered_by_a_few_moments_of_its_own_seats() -> None:
    good = Moment((seat(1),), 4, "chat")
    found = {name: lambda _: good for name in "abcdef"}
    found["b"] = lambda _: None  # type: ignore[assignment,return-value]
    told = [(it.key, it.seats, it.number, it.word) for it in remembering(found)]
    assert told == [(it, (1,), 4, "chat") for it in "acd"]
    assert len(told) == MOST_MOMENTS
    assert remembering({"a": lambda _: Moment((seat(2),))}) == ()
    assert remembering({"a": lambda _: Moment((), word="x" * 101)}) == ()


@pytest.mark.parametrize(
    "found",
    [None, ["a"], {"a": None}, {"a": lambda _: 1 / 0}, {"a": lambda _: Moment("no", "such")}],  # type: ignore[arg-type]
)
def test_a_package_that_breaks_over_its_moments_costs_nobody_the_table(found: Any) -> None:
    assert remembering(found) == ()


async def test_who_left_stays_on_it_by_name() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.SetProgramme(("line",)))
    await evening.wish(1, 2, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"first"))
    await evening.wish(2, 1, asked.Leave())
    await evening.wish(1, 3, asked.PickGame("line"))
    await evening.wish(1, 4, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"second"))
    told = sheet(evening.desk.sitting.room, evening.desk.sitting.evening, person(1))
    assert [it.game for it in told.games] == ["between", "line"]
    assert [it.name for it in told.games[0].sitters] == ["Ada", "Bob"]
    assert [it.person for it in told.games[1].sitters] == [1, None]
    assert {it.name: it.games for it in told.standing} == {"Ada": 2, "Bob": 1}
    await evening.hall.close()
