"""A table tells each seat what it may know, and nobody else anything."""

import pytest

import tablee
from tablee.core.refusal import Malformed
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.pieces import Options
from tablee.tables.legacy import COUNTED
from tablee.tables.table import Table


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_looks_through_a_seat_that_is_not_there(seat: int) -> None:
    table = tablee.open_table(game, seats=2, seed=b"look")

    with pytest.raises(Malformed):
        table.view(seat)
    with pytest.raises(Malformed):
        list(table.told(seat))


def test_a_table_shows_no_secret_as_text() -> None:
    def texts(seed: bytes) -> str:
        table = tablee.open_table(game, 2, Options(first=Seat(0)), seed=seed)
        told = list(table.told(0))
        return f"{table!r} {table.state!r} {table.entries!r} {table.view(0)!r} {told!r}"

    assert texts(b"one deal") == texts(b"another")


def test_a_game_says_itself_what_a_seat_may_do_to_help_it_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = tablee.open_table(game, 2, seed=b"seed")
    assert [table.may_help(seat) for seat in (0, 1)] == [False, False]
    monkeypatch.setattr(game.TYPES, "unasked", frozenset(["choose_interval"]))
    assert [table.may_help(seat) for seat in (0, 1)] == [True, True]


def test_a_bots_chance_stands_where_its_own_turns_do_also_at_a_copy() -> None:
    table = Table(game, 3, Options(length="express"), seed=b"5", format=COUNTED)
    table.begin()
    copied = table.copy()
    tablee.play_out(table, ["novice"] * 3)

    for at in (table, table.copy(), copied):
        acted = [(it.seat, it.action is not None) for it in at.entries]
        turns = [acted.count((Seat(seat), True)) for seat in range(3)]
        assert [at.turn_of(Seat(seat)) for seat in range(3)] == turns
    assert table.turn_of(Seat(0)) > copied.turn_of(Seat(0)) == 0
