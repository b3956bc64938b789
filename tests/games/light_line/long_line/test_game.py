"""LONG-LINE as a whole: who may say what, and a game from the first card to the last."""

import pytest

from tablee.core.record import decoder, encode
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import Action, TableAction
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.state import State
from tests.games.light_line.laying import line_of
from tests.games.light_line.long_line.builders import racing
from tests.games.light_line.long_line.moves import STOP, TURN_UP, call, lay
from tests.games.light_line.long_line.play import act, ready
from tests.games.rig import BEGIN, TIME_UP


def test_the_presets_can_be_played() -> None:
    assert game.PRESETS["classic"] == Options()
    for options in game.PRESETS.values():
        assert game.start(ready(7).seating, options).options == options


def play(seats: int, options: Options) -> tuple[State, list[Event]]:
    """The first seat lays a line of three as soon as it can, and calls it; the others then stop or are last."""
    log: list[Event] = []
    state = ready(seats, options)

    def move(seat: int | None, action: Action | TableAction) -> None:
        nonlocal state
        state, events = act(state, seat, action, now=len(log), key=b"%d" % len(log))
        log.extend(events)

    move(None, BEGIN)
    while state.outcome is None:
        for seat in state.seating.seats:
            move(seat, TURN_UP)
        for it in line_of(state.places[0].hand, 3) or ():
            move(0, lay(it.card, it.x, it.y, it.turned))
        move(0, call(3))
        for seat in state.awaited if seats > 2 else ():
            move(seat, STOP)
    return state, log


@pytest.mark.parametrize("seats", [2, 7])
def test_lo_03_a_game_lasts_six_rounds(seats: int) -> None:
    state, _ = play(seats, Options())

    assert state.round == 6
    assert state.outcome is not None
    assert state.outcome.points == (18, *(0,) * (seats - 1))
    assert state.outcome.winners == (0,)


def test_the_log_alone_rebuilds_the_table() -> None:
    state, log = play(3, Options(rounds=3, pace="fast"))
    read = decoder(Event)

    again = ready(3, Options(rounds=3, pace="fast"))
    for event in log:
        again = game.evolve(again, read.decode(encode(event)))

    assert encode(again) == encode(state)


def test_the_same_actions_give_the_same_events() -> None:
    assert play(4, Options(rounds=1)) == play(4, Options(rounds=1))


def test_time_that_ran_out_changes_nothing_by_itself() -> None:
    state = racing("6 5", Options(pace="fast"), deadline=9)
    late = act(state, None, TIME_UP, now=9)[1][0]

    assert game.evolve(state, late) == state
