"""The end of a round, and of the game (rules BT-22 to BT-25)."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action, TableAction
from tablee.games.between.events import IntervalsTurned, RoundDealt, RoundEnded
from tablee.games.between.pieces import Find, Options, RoundResult, Unfound
from tablee.games.between.state import State
from tests.games.between.builders import playing
from tests.games.between.moves import CONCEDE, END_TURN, announce, ask, choose, joker, note
from tests.games.between.play import act, after, refused
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, kinds, points, the

EXPRESS = Options(length="express")
HANDS = "9 | 2 | 5 | 14"
HIDDEN = "8-11 | 1-3 | 4-6 | 13-15"
NEXT_ROUND = ("IntervalsTurned", "RoundEnded", "RoundDealt")


def find(state: State, whom: int) -> tuple[int, Action]:
    """The move of the active seat that names what this one hides."""
    interval = state.places[whom].interval
    assert state.active is not None
    assert interval is not None
    return state.active, announce(whom, *interval)


def test_bt_22_the_round_ends_when_the_last_opponent_is_found() -> None:
    state = playing("9 | 2", "8-11 | 1-3", has_asked=True)

    _, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", *NEXT_ROUND]


def test_bt_22_a_conceded_interval_is_not_remembered_as_found() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(1, 2), has_asked=True)  # BT-G9

    state = after(state, (1, CONCEDE), find(state, 2))

    assert game.view(state, None).last_conceded == (Seat(1),)


def test_bt_22_what_nobody_found_is_turned_over_when_the_round_is_over() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(2,), found={2: 1}, has_asked=True)

    state, events = act(state, *find(state, 1))

    assert the(events, IntervalsTurned).unfound == (Unfound(Seat(0), (8, 11)),)  # BT-G22
    for seat in (*state.seating.seats, None):
        seen = game.view(state, seat)
        assert (seen.unfound, seen.last_unfound) == ((), (Unfound(Seat(0), (8, 11)),))


def test_bt_22_where_all_are_found_nothing_is_left_to_turn_over() -> None:
    state = playing("9 | 2", "8-11 | 1-3", found={0: 1}, has_asked=True)

    state, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", "RoundEnded", "RoundDealt"]  # BT-G22
    assert game.view(state, None).last_unfound == ()


def test_bt_22_the_round_goes_on_while_the_finder_has_opponents_to_find() -> None:
    state = playing(HANDS, HIDDEN, found={1: 3}, has_asked=True)

    _, events = act(state, *find(state, 2))

    assert kinds(events) == ["IntervalFound", "TurnBegan"]


def test_bt_22_the_intervals_others_found_count_as_found() -> None:
    state = playing(HANDS, HIDDEN, found={2: 3, 3: 2}, has_asked=True)

    state, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", *NEXT_ROUND]  # BT-T10
    assert [it.whom for it in the(events, RoundEnded).result.finds] == [2, 3, 1]
    assert points(state)[0] == 1  # BT-G8


def test_bt_22_ones_own_interval_need_not_be_found() -> None:
    state = playing("9 | 2", "8-11 | 1-3", has_asked=True)

    _, events = act(state, *find(state, 1))

    assert the(events, RoundEnded).result.finds == (Find(Seat(0), Seat(1), (1, 3)),)  # BT-T10


def test_bt_22_the_round_ends_when_nobody_still_in_has_anything_left_to_find() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(2,), found={0: 2, 2: 0}, has_asked=True)

    _, events = act(state, 0, announce(1, 1, 4))

    assert kinds(events) == ["ProposalMissed", *NEXT_ROUND]  # BT-G8


def test_bt_22_a_miss_does_not_end_the_round_while_another_can_go_on() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(2,), has_asked=True)

    _, events = act(state, 0, announce(1, 1, 4))

    assert kinds(events) == ["ProposalMissed", "TurnBegan"]  # BT-G9


def test_bt_22_the_round_ends_when_all_are_out() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(1, 2), has_asked=True)

    _, events = act(state, 0, announce(1, 1, 4))

    assert kinds(events) == ["ProposalMissed", *NEXT_ROUND]  # BT-G8
    assert the(events, RoundEnded).result.eliminated == (0, 1, 2)


def test_bt_22_everybody_may_remember_the_round_that_ended() -> None:
    state = playing(
        "9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(2,), found={2: 1}, points=(2, 3), has_asked=True
    )

    state = after(state, find(state, 1))

    assert game.view(state, None).last_round == RoundResult(
        round=1,
        finds=(Find(Seat(1), Seat(2), (4, 6)), Find(Seat(0), Seat(1), (1, 3))),
        eliminated=(Seat(2),),
        points=(3, 3, 0),
    )


def test_bt_23_one_point_for_each_interval_found() -> None:
    state = playing(HANDS, HIDDEN)

    state = after(state, (0, ask(1, 2)), (0, announce(1, 1, 3)), (1, ask(2, 5)), (1, END_TURN))
    state = after(state, (2, ask(3, 14)), (2, announce(3, 13, 15)), (3, ask(0, 9)), (3, END_TURN))
    state = after(state, (0, announce(2, 4, 6)))

    assert state.round == 2
    assert points(state) == (2, 0, 1, 0)


def test_bt_23_the_end_of_a_round_gives_no_second_point() -> None:
    state = playing("9 | 2", "8-11 | 1-3", points=(1, 2), has_asked=True)

    _, events = act(state, *find(state, 1))

    assert the(events, RoundEnded).result.points == (2, 2)  # BT-G7


def test_bt_24_a_new_round_is_dealt_to_everybody() -> None:
    state = playing("9 | 2", "8-11 | 1-3", points=(0, 3), spent=(1,), has_asked=True)

    state, events = act(state, *find(state, 1))

    assert the(events, RoundDealt).round == state.round == 2
    assert state.phase == "choose"
    assert [len(place.hand) for place in state.places] == [12, 12]
    assert points(state) == (1, 3)


def test_bt_24_nothing_of_the_old_round_is_left_on_the_table() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", Options(follow_up="notes"), out=(2,))
    state = after(state, (0, note(1, 3, "circled")), (0, joker(1, 3)), (0, ask(1, 2)))
    state = after(state, (0, announce(1, 1, 4)), (1, ask(0, 9)), (1, announce(0, 8, 11)))

    state = after(state, (2, CONCEDE))

    assert state.round == 2
    assert (state.questions, state.finds, state.jokers, state.misses) == ((), (), (), ())
    assert (state.whispers, state.notes) == ((), ())
    assert not any(place.is_out or place.is_found or place.noes for place in state.places)
    assert not any(place.between or place.above or place.interval for place in state.places)
    assert (state.active, state.has_asked) == (None, False)


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_bt_24_the_left_neighbour_of_the_first_opens_the_next_round(
    first: int, following: int
) -> None:
    state = playing(
        "9 | 2 | 5", "8-11 | 1-3 | 4-6", found={2: 1}, first=Seat(first), has_asked=True
    )

    state, events = act(state, *find(state, 1))

    assert the(events, RoundDealt).first == state.first == following  # BT-G13


def test_bt_24_five_points_win_at_once() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", points=(4, 4, 2), has_asked=True)

    state, events = act(state, *find(state, 1))

    assert kinds(events) == [
        "IntervalFound",
        "IntervalsTurned",
        "GameEnded",
    ]  # BT-T9; the round has no end of its own
    assert state.outcome == Outcome("five_points", (Seat(0),), (5, 4, 2))  # BT-G17
    assert state.phase == "over"


def test_bt_24_all_intervals_are_turned_over_when_the_game_is_won() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", points=(4, 4, 2), has_asked=True)

    state, _ = act(state, *find(state, 1))

    unfound = (Unfound(Seat(0), (8, 11)), Unfound(Seat(2), (4, 6)))  # BT-G22
    assert [game.view(state, seat).unfound for seat in (Seat(1), None)] == [unfound, unfound]


def test_bt_24_four_points_do_not_win() -> None:
    state = playing("9 | 2", "8-11 | 1-3", points=(3, 4), has_asked=True)

    state = after(state, find(state, 1))

    assert state.outcome is None
    assert points(state) == (4, 4)


def test_bt_24_five_points_win_also_with_the_last_interval_of_a_round() -> None:
    state = playing("9 | 2", "8-11 | 1-3", points=(4, 4), has_asked=True)

    _, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", "IntervalsTurned", "GameEnded"]  # BT-G17


def test_bt_24_a_wrong_proposal_with_four_points_wins_nothing() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", points=(4, 4, 2), has_asked=True)

    state = after(state, (0, announce(1, 1, 4)))

    assert state.outcome is None


def test_bt_25_an_express_game_is_a_single_round() -> None:
    state = playing("9 | 2", "8-11 | 1-3", EXPRESS, has_asked=True)

    state, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", "IntervalsTurned", "RoundEnded", "GameEnded"]
    assert (state.phase, state.round) == ("over", 1)


def test_bt_25_most_points_win_an_express_game() -> None:
    state = playing(HANDS, HIDDEN, EXPRESS, found={2: 0, 3: 1}, points=(1, 1), has_asked=True)

    state = after(state, find(state, 1))

    assert state.outcome == Outcome("most_points", (Seat(0),), (2, 1, 0, 0))


def test_bt_25_one_who_was_eliminated_does_not_win() -> None:
    state = playing(
        HANDS, HIDDEN, EXPRESS, out=(1,), found={2: 1, 3: 1}, points=(0, 2), has_asked=True
    )

    state = after(state, find(state, 1))

    assert state.outcome == Outcome("most_points", (Seat(0),), (1, 2, 0, 0))


def test_bt_25_equal_points_share_the_win() -> None:
    state = playing(
        HANDS, HIDDEN, EXPRESS, out=(3,), found={2: 1, 3: 2}, points=(0, 1, 1), has_asked=True
    )

    state = after(state, find(state, 1))

    assert state.outcome == Outcome(
        "most_points", (Seat(0), Seat(1), Seat(2)), (1, 1, 1, 0)
    )  # BT-G18


def test_bt_25_nobody_wins_when_all_were_eliminated() -> None:
    state = playing("9 | 2", "8-11 | 1-3", EXPRESS, out=(1,), has_asked=True)

    state = after(state, (0, announce(1, 1, 4)))

    assert state.outcome == Outcome("nobody_left", (), (0, 0))  # BT-G18


def test_bt_25_the_last_one_still_in_wins_even_without_points() -> None:
    state = playing(
        "9 | 2 | 5", "8-11 | 1-3 | 4-6", EXPRESS, out=(2,), found={0: 2, 2: 0}, has_asked=True
    )

    state = after(state, (0, announce(1, 1, 4)))

    assert state.outcome is not None
    assert state.outcome.winners == (1,)


def test_bt_25_five_points_are_nothing_special_in_an_express_game() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", EXPRESS, points=(4,), has_asked=True)

    _, events = act(state, *find(state, 1))

    assert kinds(events) == ["IntervalFound", "TurnBegan"]


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (ask(1, 2), "not_playing (BT-09)"),
        (announce(1, 1, 3), "not_playing (BT-15)"),
        (joker(1, 2), "not_playing (BT-21)"),
        (END_TURN, "not_playing (BT-19)"),
        (choose(1, 3), "not_choosing (BT-03)"),
        (CONCEDE, "nothing_to_concede (BT-17)"),
        (note(1, 3, "crossed"), "not_playing (BT-14)"),
        (MORE_TIME, "not_awaited"),
    ],
)
def test_bt_24_nothing_more_can_be_done_when_the_game_is_over(action: Action, refusal: str) -> None:
    options = Options(length="express", follow_up="notes")
    state = playing("9 | 2", "8-11 | 1-3", options, has_asked=True)
    state = after(state, find(state, 1))

    assert str(refused(state, 0, action)) == refusal
    assert game.awaiting(state) == ()
    assert game.view(state, Seat(0)).offers == ()


@pytest.mark.parametrize(("action", "refusal"), [(BEGIN, "already_begun"), (TIME_UP, "too_early")])
def test_the_table_is_silent_when_the_game_is_over(action: TableAction, refusal: str) -> None:
    state = playing("9 | 2", "8-11 | 1-3", EXPRESS, has_asked=True)
    state = after(state, find(state, 1))

    assert str(refused(state, None, action, now=10**9)) == refusal


def test_everybody_is_told_how_it_ended() -> None:
    state = playing("9 | 2", "8-11 | 1-3", EXPRESS, has_asked=True)
    state, events = act(state, *find(state, 1))

    assert the(events, GameEnded).outcome == game.outcome(state) == game.view(state, None).outcome
