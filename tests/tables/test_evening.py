"""The evening's sheet: every game with its result, and a standing that is fair between long games and short ones."""

from fractions import Fraction

import pytest

from tablee.core.chance import Chance
from tablee.tables.evening import Played, Sitter, left_behind, played, sheet, standing
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tests.tables.tabling import NEVER, Clock, open_evening, person
from tests.tables.test_chronicle import play as play_on


def game(number: int, *results: tuple[int | None, int, bool]) -> Played:
    """A person, or a bot; points; whether they won."""
    sitters = [
        Sitter(None if who is None else person(who), f"P{who}", points, won)
        for who, points, won in results
    ]
    return Played(number, "between", 60_000, tuple(sitters))


def shares(it: Played) -> list[Fraction | None]:
    return [left_behind(sitter, it.sitters) for sitter in it.sitters]


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


def test_the_standing_is_the_average_over_the_games_one_played() -> None:
    """A game of hundreds of points counts as much as one of three; who sat out loses nothing."""
    games = (
        game(1, (1, 300, True), (2, 5, False), (None, 2, False)),
        game(2, (2, 1, True), (3, 0, False)),
        game(3, (1, 0, False), (3, 1, True)),
        game(4, (1, 9, True)),
    )
    told = [(it.person, it.games, it.won, it.share) for it in standing(games)]
    assert told == [(2, 2, 1, 75), (1, 2, 1, 50), (3, 2, 1, 50)]


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
