"""What a seat is offered: exactly what it may do."""

from collections.abc import Iterator
from itertools import product

import pytest

from tablee.core.record import replace
from tablee.games.light_line.cards import NUMBERS
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Action, Draw, Exchange, Pay, PlaceCard
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.state import State
from tests.games.light_line.boards import T17
from tests.games.light_line.line.builders import START, THREE_LAID, TOP, TWO_LAID, piles_of, playing
from tests.games.light_line.line.moves import exchange, place
from tests.games.light_line.line.play import RIG, after, ready
from tests.games.rig import MORE_TIME

CLOCK = Options(pace="normal")
TO_PAY = after(playing(THREE_LAID, "30 1"), (0, place((-1, 1, 0))))
LITTLE = playing(TWO_LAID, "5 1", piles=piles_of(2, 0, 2, 0))
STUCK = playing(START, "32 1", piles="7 | | | 50")

TABLES = {
    "ready": ready(2, CLOCK),
    "a turn begins": playing(T17, "30 1 2"),
    "on the clock": playing(START, "24 1", CLOCK, active=1, deadline=50),
    "the clock is stretched to the end": playing(START, "6 1", CLOCK, deadline=50, stretches=10),
    "stuck": STUCK,
    "stuck again": after(STUCK, (0, exchange(2))),
    "to pay": TO_PAY,
    "to pay less": after(LITTLE, (0, place((-1, -1, 0)))),
    "to draw": after(playing(START, "1 6"), (0, place(TOP))),
    "to draw from two": after(playing(START, "1 6", piles=piles_of(1, 3, 0, 3)), (0, place(TOP))),
    "over": replace(playing(START, "1 6", CLOCK, phase="over"), active=None),
}


def everything() -> Iterator[Action]:
    """Every action of a small table, sensible or not."""
    yield MORE_TIME
    for x, y, turned in product(range(-4, 4), range(-4, 5), (-1, 0, 1, 2)):
        yield PlaceCard((x, y, turned))
    for number in NUMBERS:
        yield from (Exchange(number), Draw(number))
    for many in range(4):
        yield from (Pay(numbers) for numbers in product(NUMBERS, repeat=many))


EVERYTHING = tuple(everything())


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_what_is_offered_is_accepted_and_what_is_not_is_refused(state: State) -> None:
    assert RIG.misoffered(state, state.seating.seats, EVERYTHING) == []
    assert RIG.able(state, state.seating.seats) == game.awaiting(state)
