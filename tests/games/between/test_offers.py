"""What a seat is offered: exactly what it may do."""

from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest

from tablee.core.offers import OneOf, TwoOf
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.pieces import Mark, Options
from tablee.games.between.state import State
from tests.games.between.builders import choosing, playing
from tests.games.between.moves import CONCEDE, END_TURN, announce, ask, choose, joker, note
from tests.games.between.play import RIG, after, offers
from tests.games.rig import MORE_TIME

SHEETS = Options(follow_up="notes", pace="normal")
HANDS = "9 12 | 2 7 | 5 10"
HIDDEN = "8-11 | 1-3 | 4-6"

TABLES = {
    "ready": replace(choosing(" | | ", options=SHEETS), phase="ready"),
    "dealt": choosing("1 4 7 10 13 16 | 2 5 8 11 14 17 | 3 6 9 12 15 18"),
    "dealt with clock and sheets": replace(choosing("1 2 7 8 | 3 4 5 6", "", SHEETS), deadline=50),
    "some have chosen": choosing("7 8 10 13 21 24 | 2 | 3", "? | 1-4 | ?", SHEETS),
    "a turn begins": playing(HANDS, HIDDEN),
    "a turn begins on the clock": playing(HANDS, HIDDEN, SHEETS, active=1, deadline=50),
    "the clock is stretched to the end": playing(HANDS, HIDDEN, SHEETS, deadline=50, stretches=10),
    "has asked": playing(HANDS, HIDDEN, active=2, has_asked=True),
    "without a joker": playing(HANDS, HIDDEN, spent=(0,)),
    "one cannot be asked": playing("9 12 | | 5 10", HIDDEN),
    "nobody can be asked": playing("9 12 | | ", HIDDEN, out=(2,)),
    "one was found": playing(HANDS, HIDDEN, found={1: 2}, has_asked=True),
    "nothing left to find": playing(HANDS, HIDDEN, found={1: 2, 2: 1}),
    "alone": playing(HANDS, HIDDEN, SHEETS, out=(1, 2), found={2: 1}),
    "over": replace(playing(HANDS, HIDDEN, SHEETS), phase="over", active=None),
}


@pytest.mark.parametrize(("follow_up", "known"), [("board", (2, 3)), ("notes", (2,))])
def test_bt_14_on_private_sheets_nobody_is_reminded_of_a_no(
    follow_up: Literal["board", "notes"], known: tuple[int, ...]
) -> None:
    state = playing("9 12 | 2 7", "8-11 | 1-4", Options(follow_up=follow_up))
    turns = ((0, ask(1, 2)), (0, END_TURN), (1, ask(0, 5)), (1, END_TURN))
    state = after(state, *turns, (0, ask(1, 3)), (0, END_TURN), (1, ask(0, 6)), (1, END_TURN))
    (choice,) = [
        it.fields["value"] for it in game.view(state, Seat(0)).offers if it.action == "ask"
    ]
    assert isinstance(choice, OneOf)
    assert choice.idle == known


SEATS = range(-1, 4)
VALUES = range(26)
EDGES = (0, 1, 2, 3, 7, 8, 10, 13, 21, 22, 24, 25)
MARKS: tuple[Mark, ...] = ("blank", "crossed", "circled")


def everything() -> Iterator[Action]:
    """Every action of a small table, sensible or not."""
    yield from (END_TURN, CONCEDE, MORE_TIME)
    for low, high in product(VALUES, VALUES):
        yield choose(low, high)
    for whom, low, high in product(SEATS, EDGES, EDGES):
        yield announce(whom, low, high)
    for whom, value in product(SEATS, VALUES):
        yield ask(whom, value)
        yield joker(whom, value)
        yield from (note(whom, value, mark) for mark in MARKS)


EVERYTHING = tuple(everything())


@pytest.mark.parametrize("name", TABLES)
def test_what_is_offered_is_accepted_and_what_is_not_is_refused(name: str) -> None:
    state = TABLES[name]

    assert RIG.misoffered(state, state.seating.seats, EVERYTHING) == []


@pytest.mark.parametrize("name", TABLES)
def test_everybody_who_is_awaited_is_offered_something(name: str) -> None:
    state = TABLES[name]

    assert all(game.view(state, seat).offers for seat in game.awaiting(state))


def names(state: State, seat: int) -> list[str]:
    return sorted(offers(state, seat))


def test_bt_03_a_seat_that_has_chosen_is_offered_no_other_interval() -> None:
    state = choosing("7 8 10 | 2", "? | 1-3")

    assert (names(state, 0), names(state, 1)) == (["choose_interval"], [])


def test_bt_03_a_seat_is_offered_the_intervals_of_its_hand() -> None:
    state = choosing("7 8 10 13 | 2", "? | 1-3")

    assert offers(state, 0)["choose_interval"].fields == {
        "interval": OneOf(((7, 10), (7, 13), (8, 13)))
    }


def test_bt_09_a_turn_begins_with_a_question_or_a_joker() -> None:
    assert names(TABLES["a turn begins"], 0) == ["ask", "play_joker"]


def test_bt_15_after_the_question_one_may_propose_or_end_the_turn() -> None:
    state = after(TABLES["a turn begins"], (0, ask(1, 2)))

    assert names(state, 0) == ["announce", "end_turn", "play_joker"]


def test_bt_15_any_two_numbers_may_be_proposed() -> None:
    proposal = offers(TABLES["has asked"], 2)["announce"]

    assert proposal.fields == {"whom": OneOf((0, 1)), "interval": TwoOf(1, 24, 2)}


def test_bt_10_no_value_one_holds_is_offered() -> None:
    assert asked_about(playing(HANDS, HIDDEN), whom=1).values == tuple(
        value for value in range(1, 25) if value not in (8, 9, 11, 12)
    )


def test_bt_10_what_one_has_laid_down_may_be_asked_for_again() -> None:
    state = after(playing(HANDS, HIDDEN, active=2), (2, ask(0, 9)), (2, END_TURN))

    assert 9 in asked_about(state, whom=1).values  # BT-G1


def test_bt_11_no_seat_without_hand_cards_is_offered() -> None:
    state = TABLES["one cannot be asked"]

    asked = [offer.fields["whom"] for offer in game.view(state, Seat(0)).offers]

    assert asked == [OneOf((2,)), OneOf((1, 2))]


def test_bt_17_nothing_is_offered_to_one_who_is_out_while_several_are_in() -> None:
    assert names(playing(HANDS, HIDDEN, out=(1,)), 1) == []


def test_bt_18_one_who_is_out_can_be_asked_and_found() -> None:
    state = playing(HANDS, HIDDEN, out=(1, 2))

    assert names(state, 0) == ["ask", "play_joker"]
    assert offers(state, 0)["play_joker"].fields["whom"] == OneOf((1, 2))


def test_bt_20_no_joker_is_offered_twice() -> None:
    assert "play_joker" not in names(TABLES["without a joker"], 0)


def test_bt_22_one_who_has_nothing_left_to_find_may_ask_or_pass() -> None:
    assert names(TABLES["nothing left to find"], 0) == ["ask", "end_turn"]  # BT-G10


# Warnings


def asked_about(state: State, whom: int) -> OneOf:
    """The values the active seat may ask this one for."""
    assert state.active is not None
    for offer in game.view(state, state.active).offers:
        if offer.action == "ask" and offer.fields["whom"] == OneOf((whom,)):
            values = offer.fields["value"]
            assert isinstance(values, OneOf)
            return values
    raise AssertionError(f"seat {whom} cannot be asked")


def test_a_fresh_table_has_nothing_to_warn_of() -> None:
    assert asked_about(playing(HANDS, HIDDEN), whom=1).idle == ()


@pytest.mark.parametrize("whom", [1, 2])
def test_bt_09_the_table_warns_of_values_that_lie_open(whom: int) -> None:
    state = after(playing(HANDS, HIDDEN, active=2), (2, ask(0, 9)), (2, END_TURN))
    state = after(state, (0, ask(1, 2)), (0, END_TURN), (1, ask(2, 10)), (1, END_TURN))
    state = after(state, (2, ask(0, 12)), (2, END_TURN))

    assert asked_about(state, whom).idle == (2, 9, 10, 12)  # BT-G1


def test_bt_09_the_table_warns_of_intervals_that_lie_open() -> None:
    state = playing(HANDS, HIDDEN, found={2: 1})

    assert asked_about(state, whom=1).idle == (4, 6)  # BT-G1


def test_bt_09_the_table_warns_of_a_question_asked_before() -> None:
    state = after(playing(HANDS, HIDDEN, active=2), (2, ask(1, 3)), (2, END_TURN))

    assert asked_about(state, whom=1).idle == (3,)  # BT-G2
    assert asked_about(state, whom=2).idle == ()
