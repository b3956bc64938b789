"""How much Python the recorded games run: the same calls on a busy machine as on a quiet one, so a bound holds.

Where a change needs more for a good reason, raise the bound to what the failure says, and say why in the commit; where
one needs a tenth less, lower it.  Python 3.11 is the measure: later versions call less for the same.
"""

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from tablee.core.record import encode
from tablee.tables.reader import Log
from tablee.tables.verify import verify
from tests.games.test_playthroughs import read

BOUNDS = {
    "between/2-seats.v2": (48, 14.2),
    "between/3-seats.v2": (38, 21.6),
    "between/4-seats.v2": (37, 13.3),
    "light_line/line/6-seats.v1": (106, 11.7),
    "light_line/kidz_line/7-seats.v1": (46, 4.4),
    "light_line/head_line/4-seats.v1": (36.5, 11.1),
    "light_line/long_line/7-seats.v1": (44, 20.4),
    "wordz/7-seats.v1": (82, 15.1),
    "entre_les_lignes/4-seats.v1": (87, 40),
    "trapwords/04-seats.v2": (145, 101.5),
}
"""Calls for each action decided again, as `tablee verify` does; and for each view of a seat after each event."""


def calls(what: Callable[[], object]) -> int:
    """Of functions written in Python; done once before, so that nothing is made ready any more."""
    what()
    count = 0

    def note(_frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        what()
    finally:
        sys.setprofile(before)
    return count


def look(log: Log) -> None:
    for _, _, state in log.replay():
        for seat in log.header.seating.seats:
            encode(log.game.view(state, seat))


@pytest.mark.parametrize("name", BOUNDS)
def test_a_recorded_game_takes_no_more_calls_than_it_did(name: str) -> None:
    log = read(name)
    actions = sum(entry.action is not None for entry in log.entries)
    views = len(log.entries) * log.header.seating.size

    decided, viewed = calls(lambda: verify(log)) / actions, calls(lambda: look(log)) / views

    assert (decided <= BOUNDS[name][0], viewed <= BOUNDS[name][1]) == (True, True), (
        f"{name}: {decided:.1f} calls an action, {viewed:.1f} a view"
    )
