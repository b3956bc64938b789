"""In every game: only the table begins and says that time is up, and nobody acts without a seat."""

from typing import Any, get_args

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seating
from tablee.tables.table import Table, open_table
from tests.games.rig import BEGIN, TIME_UP

LATE = 10**9
"""When every clock has run out."""


@pytest.fixture(params=list(registry.keys()))
def table(request: pytest.FixtureRequest) -> Table:
    """The smallest one, at the beginning of a game."""
    game = registry.game(request.param)
    return open_table(game, min(game.ABOUT.seats), seed=b"who may act")


def offered(table: Table) -> list[Any]:
    """Something of each kind that a seat may do now."""
    offers = [offer for seat in table.seating.seats for offer in table.view(seat).offers]
    return [table.game.TYPES.make_action(offer.pick(Chance(b"any"))) for offer in offers]


def refused(table: Table, seat: int | None, action: Any) -> str:
    with pytest.raises(Malformed) as refusal:
        table.act(seat, action, LATE)
    return str(refusal.value)


def test_no_seat_speaks_for_the_table(table: Table) -> None:
    kinds = table.game.TYPES.table_action
    spoken = [it for it in (BEGIN, TIME_UP) if type(it) in (get_args(kinds) or (kinds,))]

    assert {refused(table, 0, it) for it in spoken} == {"only_the_table_may"}


def test_a_game_begins_once(table: Table) -> None:
    with pytest.raises(NotNow) as refusal:
        table.act(None, BEGIN, LATE)
    assert str(refusal.value) == "already_begun"


def test_a_spectator_is_offered_nothing_and_does_nothing(table: Table) -> None:
    assert table.view(None).offers == ()
    assert {refused(table, None, it) for it in offered(table)} == {"take_a_seat"}


def test_nobody_acts_from_a_seat_that_is_not_there(table: Table) -> None:
    action = offered(table)[0]

    for seat in (-1, table.seating.size, 99):
        assert refused(table, seat, action) == "no_such_seat"


@pytest.mark.parametrize("key", list(registry.keys()))
def test_nobody_is_awaited_before_the_game_begins(key: str) -> None:
    game = registry.game(key)
    seats = min(game.ABOUT.seats)

    assert game.awaiting(game.start(Seating(seats), game.TYPES.options())) == ()
