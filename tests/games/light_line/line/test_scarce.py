"""The laws at tables where cards are scarce and hardly fit: exchanges, stuck seats and early ends all the time."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.game import AnyGame, Begin
from tablee.core.kit import Kit
from tablee.core.record import tag_of
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, NUMBERS
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardsDealt, Event
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.turns import begin_turn
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.state import State
from tablee.laws import Effort, check
from tests.laws.planting import ANSWERS

START = 5
FEW = (1, 2, 7, 13, 14, 15, 23, 33, 38, 44, 53)
"""Beside the start card all but two of them fit nowhere."""


def scarce(met: set[str]) -> AnyGame:
    """LINE with these few cards; what happens is noted."""

    def decide(state: State, seat: Any, action: Any, kit: Kit) -> tuple[Event, ...]:
        if not isinstance(action, Begin) or seat is not None or state.phase != "ready":
            return game.decide(state, seat, action, kit)
        cards = kit.chance.shuffled(FEW)[: state.seating.size + 4]
        hands, rest = cards[: state.seating.size], cards[state.seating.size :]
        piles = tuple(tuple(it for it in rest if BACK[it] == number) for number in NUMBERS)
        dealt = CardsDealt(Seat(0), START, hands, piles)
        course: Course = Course(state, kit, game.evolve)
        course.happens(dealt)
        begin_turn(course, Seat(0))
        return course.events

    def evolve(state: State, event: Event) -> State:
        met.add(tag_of(event))
        return game.evolve(state, event)

    kept = {name: getattr(game, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | {"decide": decide, "evolve": evolve}))


@pytest.mark.parametrize("options", [Options(), Options(pace="fast")], ids=["off", "fast"])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_laws_hold_where_cards_are_scarce(seats: int, options: Options) -> None:
    met: set[str] = set()

    report = check(
        scarce(met), seats=(seats,), options=(options,), pairs=700, effort=Effort(length=60)
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert {"card_exchanged", "nothing_fits", "end_triggered"} <= met
