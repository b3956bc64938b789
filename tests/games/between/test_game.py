"""Between as a whole: who may say what, and a game from the first card to the last."""

from tablee.core.record import decoder, encode
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.events import Event
from tablee.games.between.pieces import Options, intervals_of
from tablee.games.between.state import State
from tests.games.between.builders import playing
from tests.games.between.moves import END_TURN, announce, ask, choose
from tests.games.between.play import act, after, dealt, ready
from tests.games.rig import BEGIN, points

TABLE = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6")


def play_a_round(state: State, winner: int) -> tuple[State, list[Event]]:
    """Everybody chooses; the winner names every interval whenever their turn comes."""
    log: list[Event] = []

    def move(state: State, seat: int, action: Action) -> State:
        state, events = act(state, seat, action, key=b"%d" % len(log))
        log.extend(events)
        return state

    this_round = state.round
    for seat, place in enumerate(state.places):
        state = move(state, seat, choose(*intervals_of(place.hand)[seat]))
    while state.phase == "turn" and state.round == this_round and len(log) < 99:
        (active,) = game.awaiting(state)
        whom = state.askable_by(active)[0]
        value = next(card for card in range(1, 25) if not state.places[active].holds(card))
        state = move(state, active, ask(whom, value))
        if active != winner:
            state = move(state, active, END_TURN)
            continue
        prey = state.hidden_from(active)[0]
        state = move(state, active, announce(prey, *(state.places[prey].interval or (0, 0))))
    return state, log


def test_bt_24_a_game_lasts_until_somebody_has_five_points() -> None:
    state = dealt(3)
    totals = [points(state)]

    while state.phase != "over" and len(totals) < 9:
        state, _ = play_a_round(state, winner=1)
        totals.append(points(state))

    assert totals == [(0, 0, 0), (0, 2, 0), (0, 4, 0), (0, 5, 0)]
    assert state.round == 3
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_the_log_alone_rebuilds_the_table() -> None:
    begun, dealing = act(ready(2, Options(length="express")), None, BEGIN)
    state, log = play_a_round(begun, winner=0)
    read = decoder(Event)

    again = ready(2, Options(length="express"))
    for event in (*dealing, *log):
        again = game.evolve(again, read.decode(encode(event)))

    assert encode(again) == encode(state)


def test_the_same_actions_give_the_same_events() -> None:
    assert play_a_round(dealt(4), winner=2) == play_a_round(dealt(4), winner=2)


def test_a_seat_is_awaited_through_its_whole_turn() -> None:
    state = after(TABLE, (0, ask(1, 2)))

    assert game.awaiting(state) == (Seat(0),)
