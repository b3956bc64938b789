"""Proposing an interval, and conceding one (rules BT-15 to BT-18)."""

import pytest

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.events import IntervalConceded, IntervalFound, ProposalMissed
from tablee.games.between.pieces import Find, Interval
from tests.games.between.builders import playing
from tests.games.between.moves import CONCEDE, END_TURN, announce, ask
from tests.games.between.play import act, after, dealt, offers, refused
from tests.games.rig import kinds, points, the

FRESH = playing("9 12 15 | 8 13 21 24 | 3 5 19", "11-20 | 7-10 | 2-22")
ASKED = replace(FRESH, has_asked=True)
"""Seat 0 has asked, and may propose: seat 1 hides 7-10, seat 2 hides 2-22."""


def test_bt_15_a_proposal_is_never_compulsory() -> None:
    assert after(ASKED, (0, END_TURN)).active == 1


def test_bt_15_no_proposal_before_the_question() -> None:
    refusal = refused(FRESH, 0, announce(1, 7, 10))  # BT-G4

    assert str(refusal) == "ask_first (BT-15)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("first", [announce(1, 7, 10), announce(1, 7, 11)])
def test_bt_15_one_proposal_a_turn(first: Action) -> None:
    state = after(ASKED, (0, first))

    assert str(refused(state, 0, announce(2, 2, 22))) == "not_your_turn (BT-15)"  # BT-G4


def test_bt_15_only_the_active_seat_proposes() -> None:
    refusal = refused(ASKED, 1, announce(0, 11, 20))

    assert str(refusal) == "not_your_turn (BT-15)"
    assert isinstance(refusal, NotYourTurn)


def test_bt_15_nobody_proposes_while_intervals_are_chosen() -> None:
    refusal = refused(dealt(2), 0, announce(1, 7, 10))

    assert str(refusal) == "not_playing (BT-15)"
    assert isinstance(refusal, NotNow)


@pytest.mark.parametrize("whom", [0, 3, -1])
def test_bt_15_a_proposal_goes_to_another_seat(whom: int) -> None:
    assert str(refused(ASKED, 0, announce(whom, 7, 10))) == "nothing_hidden_there (BT-15)"


@pytest.mark.parametrize("interval", [(7, 8), (10, 7), (9, 9), (0, 10), (7, 25)])
def test_bt_15_a_proposal_that_can_be_no_interval_costs_nothing(interval: Interval) -> None:
    refusal = refused(ASKED, 0, announce(1, *interval))

    assert str(refusal) == "not_an_interval (BT-04)"
    assert isinstance(refusal, BrokenRule)


def test_bt_16_a_right_proposal_opens_the_interval() -> None:
    state, events = act(ASKED, 0, announce(1, 7, 10))

    assert events[0] == IntervalFound(Seat(0), Seat(1), (7, 10))
    assert state.places[1].is_found
    assert state.finds == (Find(Seat(0), Seat(1), (7, 10)),)


def test_bt_16_everybody_sees_an_interval_that_was_found() -> None:
    state = after(ASKED, (0, announce(1, 7, 10)))

    views = [game.view(state, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]

    assert [view.finds for view in views] == [(Find(Seat(0), Seat(1), (7, 10)),)] * 4


def test_bt_16_the_point_counts_at_once() -> None:
    state = after(ASKED, (0, announce(1, 7, 10)))

    assert points(state) == (1, 0, 0)
    assert [place.points for place in game.view(state, None).places] == [1, 0, 0]


def test_bt_16_the_one_who_was_found_plays_on() -> None:
    state = after(ASKED, (0, announce(1, 7, 10)))

    state = after(state, (1, ask(2, 3)), (1, announce(2, 2, 22)))

    assert points(state) == (1, 1, 0)  # BT-G6


def test_bt_16_only_the_first_to_find_an_interval_scores() -> None:
    state = after(ASKED, (0, announce(1, 7, 10)), (1, ask(2, 3)), (1, END_TURN), (2, ask(1, 13)))

    refusal = refused(state, 2, announce(1, 7, 10))

    assert str(refusal) == "nothing_hidden_there (BT-15)"  # BT-G7
    assert points(state) == (1, 0, 0)


@pytest.mark.parametrize("interval", [(7, 11), (6, 10), (10, 20)])
def test_bt_16_both_values_must_be_right(interval: Interval) -> None:
    state, events = act(ASKED, 0, announce(1, *interval))

    assert kinds(events) == ["ProposalMissed", "TurnBegan"]
    assert points(state) == (0, 0, 0)


def test_bt_17_a_wrong_proposal_ends_the_round_for_the_announcer() -> None:
    state, events = act(ASKED, 0, announce(1, 7, 13))

    assert events[0] == ProposalMissed(Seat(0), Seat(1), (7, 13))
    assert [place.is_out for place in state.places] == [True, False, False]
    assert state.misses == (ProposalMissed(Seat(0), Seat(1), (7, 13)),)


def test_bt_17_the_others_carry_on() -> None:
    state = after(ASKED, (0, announce(1, 7, 13)), (1, ask(2, 3)), (1, END_TURN))

    state = after(state, (2, ask(1, 13)), (2, END_TURN))

    assert (state.active, state.round) == (1, 1)


def test_bt_17_the_points_of_the_round_are_kept() -> None:
    state = after(ASKED, (0, announce(1, 7, 10)), (1, ask(2, 3)), (1, END_TURN))
    state = after(state, (2, ask(0, 9)), (2, END_TURN), (0, ask(2, 5)))

    state = after(state, (0, announce(2, 2, 21)))

    assert points(state) == (1, 0, 0)  # BT-T8
    assert state.places[0].is_out
    assert after(state, (1, ask(0, 12))).places[0].between == (12,)  # BT-T8


def test_bt_17_an_interval_that_was_missed_stays_hidden() -> None:
    state = after(ASKED, (0, announce(1, 7, 13)))

    assert not state.places[1].is_found
    assert state.finds == ()


def test_bt_18_the_interval_of_one_who_is_out_can_still_be_found() -> None:
    state = after(ASKED, (0, announce(1, 7, 13)), (1, ask(0, 12)))

    state = after(state, (1, announce(0, 11, 20)))

    assert points(state) == (0, 1, 0)  # BT-G5


# Conceding

ALONE = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(1, 2))
"""Seat 0 plays alone."""


def test_bt_17_the_last_one_still_in_plays_on_alone() -> None:
    state = after(ALONE, (0, ask(1, 2)), (0, END_TURN))

    assert (state.active, state.round, state.has_asked) == (0, 1, False)  # BT-G9


def test_bt_17_a_wrong_proposal_of_two_players_leaves_the_other_alone() -> None:
    state = playing("9 | 2", "8-11 | 1-3")

    state = after(state, (0, ask(1, 2)), (0, announce(1, 1, 4)), (1, ask(0, 9)))
    state = after(state, (1, announce(0, 8, 11)))

    assert points(state) == (0, 1)  # BT-G9
    assert state.round == 2


def test_bt_17_those_who_are_out_may_concede_to_the_last_one_still_in() -> None:
    state, events = act(ALONE, 1, CONCEDE)

    assert events == (IntervalConceded(Seat(1), Seat(0), (1, 3)),)  # BT-G9
    assert points(state) == (1, 0, 0)
    assert state.places[1].is_found
    assert [it.is_conceded for it in game.view(state, None).places] == [False, True, False]
    assert state.finds == (Find(Seat(0), Seat(1), (1, 3)),)


def test_bt_17_the_turn_goes_on_after_a_concession() -> None:
    state = after(ALONE, (0, ask(1, 2)), (2, CONCEDE))

    assert (state.active, state.has_asked) == (0, True)  # BT-G9


def test_bt_17_the_round_ends_when_the_last_interval_is_conceded() -> None:
    state = after(ALONE, (1, CONCEDE))

    state, events = act(state, 2, CONCEDE)

    assert kinds(events) == [
        "IntervalConceded",
        "IntervalsTurned",
        "RoundEnded",
        "RoundDealt",
    ]  # BT-G9
    assert points(state) == (2, 0, 0)


def test_bt_17_a_fifth_point_conceded_wins() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(1, 2), points=(4, 2, 1))

    state, events = act(state, 2, CONCEDE)

    assert kinds(events) == ["IntervalConceded", "IntervalsTurned", "GameEnded"]  # BT-G9
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.parametrize("seat", [0, 2])
def test_bt_17_nobody_concedes_while_several_are_still_in(seat: int) -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(2,))

    refusal = refused(state, seat, CONCEDE)

    assert str(refusal) == "nothing_to_concede (BT-17)"  # BT-G9
    assert isinstance(refusal, BrokenRule)


def test_bt_17_the_last_one_still_in_does_not_concede() -> None:
    assert str(refused(ALONE, 0, CONCEDE)) == "nothing_to_concede (BT-17)"  # BT-G9


def test_bt_17_an_open_interval_is_not_conceded() -> None:
    state = after(ALONE, (1, CONCEDE))

    assert str(refused(state, 1, CONCEDE)) == "nothing_to_concede (BT-17)"  # BT-G9


def test_bt_17_nobody_concedes_while_intervals_are_chosen() -> None:
    assert str(refused(dealt(2), 0, CONCEDE)) == "nothing_to_concede (BT-17)"  # BT-G9


def test_bt_17_conceding_is_offered_to_all_who_may() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", out=(1, 2), found={2: 1})

    assert ["concede" in offers(state, seat) for seat in range(3)] == [False, True, False]  # BT-G9


def test_a_find_names_the_seat_that_found_it() -> None:
    state = after(ASKED, (0, END_TURN), (1, ask(0, 9)))

    _, events = act(state, 1, announce(0, 11, 20))

    assert the(events, IntervalFound).by == 1
