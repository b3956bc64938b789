"""Counting the rounds again, where some have left or come back (EL-08, EL-09, EL-G10)."""

import pytest

from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.actions import Recount
from tablee.games.entre_les_lignes.events import RecountWished, RoundsRecounted
from tablee.games.entre_les_lignes.pieces import Options
from tests.games.entre_les_lignes.builders import (
    drawing,
    five_after_one,
    gone_on,
    played,
    voting,
    without,
)
from tests.games.entre_les_lignes.moves import GO_ON, vote
from tests.games.entre_les_lignes.play import act, after, dealt, offered, refused
from tests.games.rig import TIME_UP, kinds

RECOUNT, AS_PLANNED = Recount("recount"), Recount("as_planned")


@pytest.mark.parametrize(
    ("seats", "rounds", "leavers", "planned", "again"),
    [
        (6, 1, (3,), 6, 10),  # one of five was active, and each is to be twice (EL-09)
        (6, 1, (0,), 6, 11),  # the round of who has left was played all the same
        (5, 3, (4,), 10, 8),  # three of four were active once
        (5, 3, (0,), 10, 9),
        (8, 2, (7,), 8, 7),  # seven, each once
        (8, 8, (7,), 8, None),  # all were active
        (6, 1, (), 6, None),
        (6, 1, (1, 2, 3), 6, None),  # too few to go on
    ],
)
def test_el_08_the_rounds_are_counted_for_those_who_are_here(
    seats: int, rounds: int, leavers: tuple[int, ...], planned: int, again: int | None
) -> None:
    # EL-G10
    state = without(played(dealt(seats, Options(first=Seat(0))), rounds), *leavers)

    assert state.rounds == planned
    assert game.view(state, None).recounted == again
    assert ("recount" in offered(state, game.awaiting(state)[0])) == (again is not None)


def test_el_g10_in_a_short_game_each_is_active_once() -> None:
    options = Options(first=Seat(0), rounds="short")
    state = without(played(dealt(6, options), 1), 5)

    assert game.view(state, None).recounted == 5


def test_el_g10_only_if_the_table_agrees() -> None:
    """Three of five."""
    state, events = act(after(five_after_one(), (1, RECOUNT), (2, RECOUNT)), 0, RECOUNT)
    assert events == (RecountWished(Seat(0), "recount"),)
    assert [it.wish for it in game.view(state, None).places] == 3 * ["recount"] + 3 * [None]

    state = after(state, *((it, GO_ON) for it in (0, 1, 2, 4)))
    state, events = act(state, 5, GO_ON)

    assert kinds(events) == ["WentOn", "RoundsRecounted", "RoundDealt"]
    assert events[1] == RoundsRecounted(10)
    assert state.rounds == 10


@pytest.mark.parametrize("wishes", [[], [RECOUNT], 2 * [RECOUNT], [RECOUNT, RECOUNT, AS_PLANNED]])
def test_el_g10_else_it_stays_as_planned(wishes: list[Recount]) -> None:
    state = after(five_after_one(), *zip((0, 1, 2), wishes, strict=False))

    assert gone_on(state).rounds == 6


def test_el_g10_one_may_change_their_mind_and_who_leaves_has_no_say() -> None:
    agreed = after(five_after_one(), (0, RECOUNT), (1, RECOUNT), (2, RECOUNT))
    assert gone_on(after(agreed, (1, AS_PLANNED))).rounds == 6
    assert gone_on(without(agreed, 0)).rounds == 6  # two of four
    assert gone_on(without(after(agreed, (4, RECOUNT)), 5)).rounds == 8  # all four


def test_el_g10_also_when_time_is_up() -> None:
    paced = Options(first=Seat(0), voting_pace="normal")
    state = without(played(dealt(6, paced), 1), 3)
    state = after(state, *((it, RECOUNT) for it in (0, 1, 2)))
    _, events = act(state, None, TIME_UP, state.deadline or 0)

    assert kinds(events) == ["TimeRanOut", "RoundsRecounted", "RoundDealt"]


def test_el_g10_a_recount_may_be_the_end() -> None:
    state = without(played(dealt(8, Options(first=Seat(0))), 7), 7)
    assert game.view(state, None).recounted == 7

    state = gone_on(after(state, *((it, RECOUNT) for it in range(4))))
    assert state.outcome is not None
    assert state.outcome.why == "most_points"


def test_el_08_there_is_nothing_to_count_while_all_are_here_or_a_round_is_on() -> None:
    revealed = after(voting(4, votes="AAA"), (3, vote("A")))
    for state in (revealed, without(drawing(6), 2), without(voting(6), 2)):
        refusal = refused(state, 0, RECOUNT)
        assert str(refusal) == "nothing_to_recount (EL-08)"
        assert isinstance(refusal, NotNow)


def test_el_g7_nor_where_the_cards_would_not_do() -> None:
    state = five_after_one()

    assert game.view(replace(state, pile=state.pile[:36]), None).recounted == 10
    assert game.view(replace(state, pile=state.pile[:35]), None).recounted is None
