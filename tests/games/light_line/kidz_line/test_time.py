"""The table's clock, where KIDZ-LINE has a way of its own: a card turned up, and more time on request."""

import pytest

from tablee.core.clock import TimeStretched
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.events import CardPutBack
from tablee.games.light_line.modes.kidz_line.pieces import TURN_TIME, Options
from tests.games.light_line.kidz_line.builders import START, playing
from tests.games.light_line.kidz_line.moves import TURN_UP
from tests.games.light_line.kidz_line.play import act, after, offered
from tests.games.rig import MORE_TIME, TIME_UP, kinds, the

NORMAL = Options(pace="normal")
STRICT = Options(pace="normal", giving_up="only_when_nothing_fits")
TICKING = playing(START, "24 2 | 1 5", NORMAL, deadline=50)


@pytest.mark.parametrize("options", [NORMAL, STRICT])
def test_a_card_turned_up_counts_as_given_up(options: Options) -> None:
    state = after(playing(START, "24 2 | 1 5", options, deadline=50), (0, TURN_UP))

    state, events = act(state, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "CardPutBack", "TurnBegan"]
    assert the(events, CardPutBack).card == 24
    assert state.places[0].put_back == (24,)
    assert state.active == 1


def test_more_time_is_given_on_request() -> None:
    state, events = act(TICKING, 0, MORE_TIME, now=80)

    assert the(events, TimeStretched).deadline == game.deadline(state) == 80 + TURN_TIME
    assert offered(TICKING, 0) == ["turn_up", "need_time"]
    assert offered(TICKING, 1) == []
