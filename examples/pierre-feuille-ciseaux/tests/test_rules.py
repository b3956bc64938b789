"""Each rule has a test that is named after it."""

from typing import Any

import pytest
import tablee
from tablee.core.refusal import BrokenRule, NotNow, NotSeated
from tablee.core.seats import Seat

from pierre_feuille_ciseaux import game
from pierre_feuille_ciseaux.actions import Choose
from pierre_feuille_ciseaux.events import RoundShown
from pierre_feuille_ciseaux.pieces import Options, Sign
from pierre_feuille_ciseaux.view import SignHidden

Table = Any


def table_of(seats: int = 2, **options: Any) -> Table:
    return tablee.open_table(game, seats=seats, options=Options(**options), seed=b"a table")


def play(table: Table, *rounds: tuple[Sign, Sign]) -> Table:
    for signs in rounds:
        for seat, sign in enumerate(signs):
            table.act(seat, Choose(sign))
    return table


def points_of(table: Table) -> tuple[int, ...]:
    return tuple(place.points for place in table.view(0).places)


def test_pf_01_it_is_for_two() -> None:
    with pytest.raises(NotSeated, match="PF-01"):
        table_of(seats=3)


def test_pf_02_both_choose_and_neither_knows_what() -> None:
    table = table_of()
    table.act(0, Choose("rock"))

    assert [view.own.sign for view in map(table.view, (0, 1))] == ["rock", None]
    assert table.view(None).own is None
    assert table.view(1).places[0].has_chosen
    assert [*table.told(1)][-1] == SignHidden(Seat(0))


def test_pf_03_both_signs_are_shown_at_once() -> None:
    table = play(table_of(), ("rock", "paper"))

    assert table.view(None).rounds == (RoundShown(Seat(1), ("rock", "paper")),)


@pytest.mark.parametrize(
    ("one", "other"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")]
)
def test_pf_04_one_beats_another(one: Sign, other: Sign) -> None:
    assert points_of(play(table_of(), (one, other))) == (1, 0)
    assert points_of(play(table_of(), (other, one))) == (0, 1)


def test_pf_05_the_same_sign_twice_wins_nothing() -> None:
    assert points_of(play(table_of(), ("rock", "rock"))) == (0, 0)


def test_pf_06_a_choice_stands() -> None:
    table = table_of()
    table.act(0, Choose("rock"))

    assert table.view(0).offers == ()
    with pytest.raises(BrokenRule, match="PF-06"):
        table.act(0, Choose("paper"))


@pytest.mark.parametrize("best_of", [1, 3, 5, 7])
def test_pf_07_more_than_half_of_the_rounds_win_the_game(best_of: Any) -> None:
    enough = best_of // 2 + 1
    table = table_of(best_of=best_of)
    for _ in range(enough):
        assert table.awaiting == (0, 1)
        play(table, ("rock", "paper"))

    assert table.outcome.winners == (1,)
    assert table.outcome.points == (0, enough)
    with pytest.raises(NotNow):
        table.act(0, Choose("rock"))
