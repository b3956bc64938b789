"""HEAD-LINE as a whole: who may say what, and a game from the first card to the last."""

import pytest

from tablee.core.record import decoder, encode
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.actions import Action, TableAction
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.head_line.moves import CALL, GIVE_UP, lay, mark
from tests.games.light_line.head_line.play import act, ready, refused
from tests.games.light_line.laying import line_of
from tests.games.rig import BEGIN, TIME_UP


def test_nobody_is_awaited_before_the_piles_are_made() -> None:
    assert game.awaiting(ready(2)) == ()
    assert str(refused(ready(2), None, TIME_UP, now=10**9)) == "too_early"
    assert game.view(ready(2), Seat(0)).offers == ()


def test_the_presets_can_be_played() -> None:
    assert game.PRESETS["classic"] == Options()
    for options in game.PRESETS.values():
        assert game.start(ready(4).seating, options).options == options


def play(seats: int) -> tuple[State, list[Event]]:
    """Seat 1 finds each line as soon as it is there; seat 0 calls once for each number, and gives up."""
    log: list[Event] = []
    state = ready(seats)
    now = 0

    def move(seat: int | None, action: Action | TableAction) -> None:
        nonlocal state
        state, events = act(state, seat, action, now, key=b"%d" % len(log))
        log.extend(events)

    move(None, BEGIN)
    while state.outcome is None:
        now = game.deadline(state) or now
        number = state.number or 0
        solution = line_of(state.open, number) if len(state.open) >= number else None
        if state.phase == "dealing" and solution:
            move(0 if state.tries == 0 else 1, CALL)
        elif state.phase == "mark":
            now -= 1
            if state.caller == 0:
                move(0, GIVE_UP)
                continue
            assert solution
            move(1, mark(*(it.card for it in solution)))
            for it in solution:
                move(1, lay(it.card, it.x, it.y, it.turned))
        else:
            move(None, TIME_UP)
    return state, log


@pytest.mark.parametrize("seats", [2, 4])
def test_he_16_a_game_lasts_until_all_nine_numbers_are_won(seats: int) -> None:
    # HE-T1
    state, _ = play(seats)

    assert state.outcome is not None
    assert state.outcome.points == (0, 34, *(0,) * (seats - 2))
    assert sorted(state.won[1]) == [3, 3, 3, 3, 4, 4, 4, 5, 5]
    assert state.round == 18


def test_the_log_alone_rebuilds_the_table() -> None:
    state, log = play(3)
    read = decoder(Event)

    again = ready(3)
    for event in log:
        again = game.evolve(again, read.decode(encode(event)))

    assert encode(again) == encode(state)


def test_the_same_actions_at_the_same_times_give_the_same_events() -> None:
    assert play(3) == play(3)
