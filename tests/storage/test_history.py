"""Controls for the judge of all crashes: each kind of wrong is planted once and must be named."""

import pytest

from tablee.tables.ports import Row
from tests.storage.history import Acknowledged, Asked, AskedToForget, Forgotten, History
from tests.storage.journals import drawn_of, rows_of, without

FIVE = rows_of("ABCD", 1, 5)
DRAWN = [*drawn_of("DRAW", 1), *drawn_of("DRAW", 2), *drawn_of("DRAW", 3)]


def _history() -> History:
    history = History()
    for note in (
        Asked("ABCD", tuple(FIVE[:2])),
        Acknowledged("ABCD", 2),
        Asked("ABCD", tuple(FIVE[2:])),
        Asked("GONE", tuple(rows_of("GONE", 1))),
        Acknowledged("GONE", 1),
        AskedToForget("GONE"),
    ):
        history.take(note)
    return history


@pytest.mark.parametrize("count", [2, 5])
@pytest.mark.parametrize("gone", [0, 1])
def test_whole_appends_are_right_whether_answered_or_not(count: int, gone: int) -> None:
    stored = {"ABCD": FIVE[:count], "GONE": rows_of("GONE", 1, gone)}
    assert _history().faults(stored) == []


@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ([], "lost"),
        (FIVE[:1], "lost"),
        (FIVE[:1], "half there"),
        (FIVE[:4], "half there"),
        ([FIVE[1], FIVE[0]], "changed"),
        ([FIVE[0], Row(2, 20, b"other")], "changed"),
        ([FIVE[0], Row(2, 21, FIVE[1].body)], "changed"),
        ([*FIVE, FIVE[4]], "changed"),
        (FIVE[1:], "changed"),
    ],
)
def test_what_is_wrong_is_named(stored: list[Row], fault: str) -> None:
    assert fault in {it.split(":")[0] for it in _history().faults({"ABCD": stored})}


def test_what_nobody_asked_for_and_what_was_not_forgotten() -> None:
    history = _history()
    history.take(Forgotten("GONE"))
    stored = {"ABCD": FIVE, "WHO": rows_of("WHO", 1), "GONE": rows_of("GONE", 1)}
    assert history.faults(stored) == ["invented: WHO", "not forgotten: GONE"]


@pytest.mark.parametrize(
    ("stored", "faults"),
    [
        (DRAWN[:1], []),
        (DRAWN[:2], []),
        (without(DRAWN, {2}), []),
        (without(DRAWN[:1], {1}), ["lost drawing: DRAW 1"]),
        (without(DRAWN[:2], {2}), ["lost drawing: DRAW 2"]),
        (without(DRAWN, {2, 3}), ["lost drawing: DRAW 3"]),
        (DRAWN, ["drawing came back: DRAW 2"]),
        ([*DRAWN[:1], *drawn_of("DRAW", 2, 8)], ["changed drawing: DRAW 2"]),
    ],
)
def test_a_drawing_lost_changed_or_back_again_is_named(
    stored: list[Row], faults: list[str]
) -> None:
    """The third replaces the second; the first one stays."""
    history = History()
    for row in DRAWN:
        history.take(Asked("DRAW", (row,), (2,) if row.seq == 3 else ()))
    assert history.faults({"DRAW": stored}) == faults
