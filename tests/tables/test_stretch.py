"""When people may hurry bots: once they would have had a turn, and until they have one."""

import pytest

from tablee.core.refusal import NotNow
from tablee.tables.stretch import PATIENCE, Stretch

SEATS = 3


def passed(stretch: Stretch, moves: int, begins: int = 1) -> Stretch:
    """A person's move, and then so many of bots."""
    for length in range(begins, begins + moves + 1):
        stretch.look(length, SEATS, is_alone=True)
    return stretch


def test_p23_bots_may_be_hurried_when_people_would_have_had_a_turn() -> None:
    assert passed(Stretch(), PATIENCE * SEATS - 1).hurry is None
    assert passed(Stretch(), PATIENCE * SEATS).hurry == "usual"


def test_what_is_no_move_does_not_count() -> None:
    stretch = Stretch()
    for _ in range(PATIENCE * SEATS * 2):
        stretch.look(1, SEATS, is_alone=True)
    assert stretch.hurry is None


def test_it_tells_when_people_may_do_something_else() -> None:
    stretch = passed(Stretch(), PATIENCE * SEATS - 1)
    assert stretch.look(90, SEATS, is_alone=True)
    assert not stretch.look(91, SEATS, is_alone=True)
    assert stretch.look(92, SEATS, is_alone=False)
    assert not stretch.look(93, SEATS, is_alone=False)


def test_p23_a_hurry_ends_when_a_person_is_to_act() -> None:
    stretch = passed(Stretch(), PATIENCE * SEATS)
    stretch.set("skip")
    hurries = []
    for length, is_alone in ((80, True), (81, False)):
        stretch.look(length, SEATS, is_alone=is_alone)
        hurries.append(stretch.hurry)
    hurries.append(passed(stretch, PATIENCE * SEATS, begins=82).hurry)
    assert hurries == ["skip", None, "usual"]


def test_there_is_nothing_to_hurry_before() -> None:
    with pytest.raises(NotNow, match="nothing_to_hurry"):
        Stretch().set("faster")
