"""A game's wiring: complete when it is made, and its events one after the other."""

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.course import Course
from tablee.core.game import Begin, Types
from tablee.core.kit import Kit
from tablee.core.outcome import Outcome
from tablee.core.record import Record, replace
from tablee.core.refusal import Malformed, NotNow
from tablee.core.rules import Rules, awaiting, deadline, outcome, unchanged
from tablee.core.seats import Seat, Seating

KIT = Kit(Chance(b""))


class CountTo(Record, frozen=True, tag="count_to"):
    number: int


class Counted(Record, frozen=True, tag="counted"):
    number: int


class Rested(Record, frozen=True, tag="rested"):
    pass


class State(Record, frozen=True):
    seating: Seating
    counted: int = 0
    deadline: int | None = 7
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self.seating.seats


Event = Counted | Rested
TYPES = Types(
    options=State, action=CountTo, table_action=Begin, event=Event, view=State, seen=Event
)
START = State(Seating(2))


def count_to(course: Course[State, Event], _seat: Seat, action: CountTo) -> None:
    while course.state.counted < action.number:
        course.happens(Counted(course.state.counted + 1))


def begin(course: Course[State, Event], _: Begin) -> None:
    course.happens(Rested())


def on_counted(state: State, event: Counted) -> State:
    return replace(state, counted=event.number)


WIRING: dict[str, Any] = {
    "asked": {CountTo: count_to},
    "by_table": {Begin: begin},
    "changes": {Counted: on_counted, Rested: unchanged},
}


def rules(**changed: Any) -> Rules[State, Event]:
    return Rules(TYPES, **WIRING | changed)


def test_each_event_is_thought_of_in_the_state_that_the_one_before_has_left() -> None:
    assert rules().decide(START, Seat(0), CountTo(2), KIT) == (Counted(1), Counted(2))
    assert rules().decide(START, None, Begin(), KIT) == (Rested(),)


def test_what_nobody_asks_about_is_not_folded() -> None:
    folded: list[int] = []

    def evolve(state: int, event: int) -> int:
        folded.append(event)
        return state + event

    course: Course[int, int] = Course(1, KIT, evolve)
    course.happens(2, 3)

    assert not folded
    assert (course.state, folded) == (6, [2, 3])
    course.happens(4)
    assert (course.events, folded) == ((2, 3, 4), [2, 3])


def test_an_event_changes_what_the_table_says_or_nothing() -> None:
    assert rules().evolve(START, Counted(5)) == replace(START, counted=5)
    assert rules().evolve(START, Rested()) is START


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (None, CountTo(1), "take_a_seat"),
        (Seat(2), CountTo(1), "no_such_seat"),
        (Seat(0), Begin(), "only_the_table_may"),
    ],
)
def test_seats_and_the_table_ask_each_for_their_own(
    seat: Seat | None, action: Any, code: str
) -> None:
    with pytest.raises(Malformed, match=code):
        rules().decide(START, seat, action, KIT)


def test_what_holds_for_every_seat_comes_before_and_what_follows_by_itself_after() -> None:
    def before(_course: Course[State, Event], seat: Seat) -> None:
        if seat == 1:
            raise NotNow("asleep")

    wired = rules(before=before, after=lambda course: course.happens(Rested()))

    assert wired.decide(START, Seat(0), CountTo(1), KIT) == (Counted(1), Rested())
    assert wired.decide(START, None, Begin(), KIT) == (Rested(), Rested())
    with pytest.raises(NotNow, match="asleep"):
        wired.decide(START, Seat(1), CountTo(1), KIT)


@pytest.mark.parametrize(
    ("part", "table", "why"),
    [
        ("asked", {}, "CountTo"),
        ("by_table", {}, "Begin"),
        ("changes", {Counted: on_counted}, "Rested"),
        ("asked", {CountTo: count_to, Rested: count_to}, "Rested"),
        ("changes", {Counted: on_counted, Rested: on_counted}, "on_counted does not take Rested"),
    ],
)
def test_a_wiring_that_lacks_something_or_mixes_it_up_is_not_made(
    part: str, table: dict[Any, Any], why: str
) -> None:
    with pytest.raises(TypeError, match=why):
        rules(**{part: table})


def test_an_action_of_the_table_may_be_a_seats_too() -> None:
    def anybody(course: Course[State, Event], _seat: Seat, _: Begin) -> None:
        course.happens(Counted(9))

    wired = rules(asked={CountTo: count_to, Begin: anybody})

    assert wired.decide(START, Seat(0), Begin(), KIT) == (Counted(9),)


def test_a_row_may_name_the_union_that_its_function_takes() -> None:
    def on_anything(state: State, _event: Counted | Rested) -> State:
        return replace(state, counted=8)

    wired = rules(changes={Counted | Rested: on_anything})

    assert {wired.evolve(START, it).counted for it in (Counted(1), Rested())} == {8}
    with pytest.raises(TypeError, match="on_counted does not take Rested"):
        rules(changes={Counted | Rested: on_counted})


def test_a_state_answers_for_itself() -> None:
    assert (awaiting(START), deadline(START), outcome(START)) == ((0, 1), 7, None)
