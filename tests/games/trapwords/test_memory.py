"""What a seat was told of clocks and wishes agrees with what it sees of them."""

from typing import Any

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tablee.games.trapwords.actions import AgreeWish, CallStop, MakeWish, OpenBook, ProposeTrap
from tablee.games.trapwords.state import State
from tablee.laws.differences import contradiction, plain
from tests.games.trapwords.builders import (
    BEGIN,
    DRY,
    MORE_TIME,
    READY,
    WITHDRAW,
    act,
    ready,
    say,
)

GIVER, GUESSER, SETTER = -1, -2, -3


def follow(*moves: tuple[int | None, Any, int], **options: Any) -> None:
    """Everybody hears what happens from the beginning, and is right about it after every move."""
    state = ready(4, replace(DRY, own_rooms="1-2-3-4-5", **options))
    told: dict[int | None, list[Any]] = {seat: [] for seat in (0, 1, 2, 3, None)}
    for seat, action, now in ((None, BEGIN, 0), *moves):
        _, events = act(state, _seat_of(state, seat), action, now)
        for event in events:
            for listener, news in told.items():
                of = None if listener is None else Seat(listener)
                news += [it for it in [game.seen(state, event, of)] if it is not None]
            state = game.evolve(state, event)
        for listener, news in told.items():
            of = None if listener is None else Seat(listener)
            known, seen = game.recall(tuple(news), of), game.view(state, of)
            assert contradiction(plain(known), plain(seen)) is None


def _seat_of(state: State, who: int | None) -> int | None:
    """By the number of the seat, or by what somebody is in the turn."""
    match who:
        case -1:
            return state.playing.giver
        case -2:
            return state.guessers[0]
        case -3:
            return state.seating.members(state.setters)[0]
        case _:
            return who


def test_the_clock_of_the_traps_is_remembered() -> None:
    follow((0, MORE_TIME, 1_000), trap_pace="normal")


def test_a_wish_for_another_word_is_forgotten_when_the_list_is_ready() -> None:
    follow((0, ProposeTrap("zovika"), 1), (2, MakeWish("card"), 2), (0, READY, 3))


def test_a_stop_and_more_time_for_its_reason_are_remembered() -> None:
    follow(
        (0, ProposeTrap("zovika"), 1),
        (0, READY, 2),
        (1, ProposeTrap("plimer"), 3),
        (1, READY, 4),
        (GIVER, OpenBook(), 5),
        (GIVER, say("mot"), 5_000),
        (GUESSER, MORE_TIME, 5_500),
        (SETTER, AgreeWish(), 5_800),
        (SETTER, CallStop(1), 6_000),
        (SETTER, MORE_TIME, 7_000),
        (SETTER, WITHDRAW, 8_000),
    )
