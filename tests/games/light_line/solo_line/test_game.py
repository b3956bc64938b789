"""SOLO-LINE as a whole: who may say what, and a puzzle from the first card to the last."""

import pytest

from tablee.core.record import decoder, encode
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.actions import Action
from tablee.games.light_line.modes.solo_line.events import Event
from tablee.games.light_line.modes.solo_line.pieces import Options
from tests.games.light_line.solo_line.builders import dealt, ready
from tests.games.light_line.solo_line.moves import HINT, lay
from tests.games.light_line.solo_line.play import act, after
from tests.games.rig import BEGIN


def test_one_is_awaited_until_the_puzzle_is_over_and_no_clock_runs() -> None:
    assert game.awaiting(ready()) == ()
    assert game.awaiting(dealt()) == (0,)
    assert game.deadline(dealt()) is None  # SO-G3
    assert game.outcome(dealt()) is None


@pytest.mark.parametrize("options", game.PRESETS.values(), ids=game.PRESETS.keys())
def test_so_05_every_usual_puzzle_is_won_by_laying_its_solution(options: Options) -> None:
    state = dealt(options)

    state = after(state, *map(lay, state.solution))

    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.points == (options.cards,)


def test_the_log_alone_rebuilds_the_table() -> None:
    state, log = act(ready(), None, BEGIN)
    actions: list[Action] = [HINT, *map(lay, state.solution)]
    for action in actions:
        state, events = act(state, 0, action)
        log += events
    read = decoder(Event)

    again = ready()
    for event in log:
        again = game.evolve(again, read.decode(encode(event)))

    assert encode(again) == encode(state)
    assert again.phase == "over"
