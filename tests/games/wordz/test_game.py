"""Wired together: who may ask for what, and what everybody can count on."""

import pytest

from tablee.core.refusal import Malformed
from tablee.games.wordz import game
from tests.games.wordz.builders import (
    BEGIN,
    PASS,
    TIME_UP,
    dealt,
    ready,
    refused,
)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_acts_from_a_seat_that_is_not_there(seat: int) -> None:
    refusal = refused(dealt(2), seat, PASS)

    assert str(refusal) == "no_such_seat"
    assert isinstance(refusal, Malformed)


@pytest.mark.parametrize("action", [BEGIN, TIME_UP])
def test_only_the_table_deals_and_looks_at_the_clock(action: object) -> None:
    assert str(refused(ready(2), 0, action)) == "only_the_table_may"  # type: ignore[arg-type]


def test_the_table_does_not_play() -> None:
    assert str(refused(dealt(2), None, PASS)) == "take_a_seat"


def test_nobody_is_awaited_before_the_deal() -> None:
    assert game.awaiting(ready(2)) == ()
    assert game.view(ready(2), None).phase == "ready"


def test_the_usual_agreements_have_names() -> None:
    assert game.PRESETS["classic"] == game.TYPES.options()
    assert game.PRESETS["listed"].words == "listed_only"
    assert game.PRESETS["short"].rounds == 1
