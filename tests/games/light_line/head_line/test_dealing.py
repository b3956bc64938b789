"""The piles, and turning up cards one by one (HE-01 to HE-04)."""

from collections import Counter

import pytest

from tablee.core.chance import Chance
from tablee.core.kit import Kit
from tablee.core.offers import OneOf
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotSeated, NotYourTurn
from tablee.core.seats import Seat, Seating, Team
from tablee.games.light_line.cards import BACK, DECK
from tablee.games.light_line.modes.head_line import events as happened
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.phases.dealing import begin_round
from tablee.games.light_line.modes.head_line.pieces import JOIN_TIME, MARK_TIME, Options
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.head_line.builders import dealing, joining, marking
from tests.games.light_line.head_line.moves import AGREE, CALL, PAUSE, RESUME, pace
from tests.games.light_line.head_line.play import (
    FIRST,
    RIG,
    act,
    after,
    begun,
    offers,
    ready,
    refused,
)
from tests.games.rig import BEGIN, TIME_UP, kinds, the

ALL_OPEN = tuple(card for card in DECK if card not in (60, 59, 47, 46, 45, 34, 33, 32, 31))
"""The other 51 of a game, all on the table."""


def all_open() -> State:
    return dealing("3 3 3 3 4 4 4 5 5", ALL_OPEN, pile=(), unseen=0, deadline=None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_he_01_two_to_four_play(seats: int) -> None:
    assert len(begun(seats).won) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_he_01_fewer_or_more_do_not_play(seats: int) -> None:
    assert RIG.unseated(seats) == "seats_out_of_range (HE-01)"


def test_there_are_no_teams() -> None:
    with pytest.raises(NotSeated):
        game.start(Seating(2, (Team(0), Team(1))), Options())


def test_he_02_nine_cards_by_their_numbers_make_the_round_pile() -> None:
    # HE-T1
    state = begun(2)

    numbers: list[int] = [BACK[card] for card in state.round_pile]

    assert Counter(numbers) == {3: 4, 4: 3, 5: 2}
    assert sum(numbers) == 34
    assert len(state.pile) == 51
    assert sorted((*state.round_pile, *state.pile)) == list(DECK)


def test_he_02_which_nine_and_in_what_order_is_left_to_chance() -> None:
    # HE-G10
    piles = [begun(2, key=b"%d" % n).round_pile for n in range(40)]

    assert {BACK[pile[0]] for pile in piles} == {3, 4, 5}
    assert set().union(*piles) == {card for card in DECK if BACK[card] > 2}


def test_he_03_the_oldest_holds_the_other_cards_number_up() -> None:
    state, events = act(ready(3, Options(dealer=Seat(2))), None, BEGIN)

    assert the(events, happened.PilesMade).dealer == state.dealer == 2
    assert game.view(state, Seat(0)).pile_back == BACK[state.pile[0]]
    assert {begun(3, Options(), key=b"%d" % n).dealer for n in range(20)} == {0, 1, 2}


def test_he_03_the_dealer_has_a_seat() -> None:
    assert RIG.unseated(2, Options(dealer=Seat(2))) == "no_such_seat (HE-03)"


def test_he_03_the_dealer_also_plays() -> None:
    assert "call" in offers(dealing(), 0)


def test_he_04_cards_are_turned_up_one_by_one() -> None:
    # HE-G7: by the table, at a pace that is agreed
    state, events = act(ready(2), None, BEGIN, now=100)
    assert the(events, happened.RoundBegan).deadline == game.deadline(state) == 3_100
    first, second, third = state.pile[:3]

    state, events = act(state, None, TIME_UP, now=3_100)
    assert events == (happened.CardDealt(first, BACK[second], 6_100),)
    state, events = act(state, None, TIME_UP, now=6_105)

    assert events == (happened.CardDealt(second, BACK[third], 9_105),)
    assert state.open == (first, second)
    assert state.pile[0] == third
    assert (len(state.pile), state.unseen) == (49, 49)


def test_he_04_a_card_does_not_come_one_millisecond_early() -> None:
    refusal = refused(dealing(deadline=3_000), None, TIME_UP, now=2_999)

    assert str(refusal) == "too_early"
    assert isinstance(refusal, NotNow)


@pytest.mark.parametrize("pace", [1_500, 10_000])
def test_he_04_the_pace_is_agreed(pace: int) -> None:
    # HE-G7
    state = begun(2, Options(pace_ms=pace))

    assert game.deadline(state) == pace
    assert game.deadline(act(state, None, TIME_UP, now=pace)[0]) == 2 * pace


@pytest.mark.parametrize("pace", [1_499, 10_001, 0, -1])
def test_he_04_the_pace_has_bounds(pace: int) -> None:
    assert RIG.unseated(2, Options(pace_ms=pace)) == "pace_out_of_range (HE-04)"


def test_he_04_the_dealer_may_pause_between_two_cards_and_go_on() -> None:
    # HE-G11
    state, events = act(dealing(), 0, PAUSE, now=1_000)
    assert events == (happened.DealingPaused(),)
    assert (state.is_paused, game.deadline(state)) == (True, None)
    assert str(refused(state, None, TIME_UP, now=10**9)) == "too_early"
    assert "resume" in offers(state, 0)
    assert "call" in offers(state, 1)

    state, events = act(state, 0, RESUME, now=9_000)

    assert events == (happened.DealingResumed(12_000),)
    assert (state.is_paused, game.deadline(state)) == (False, 12_000)
    assert "pause" in offers(state, 0)


def test_he_04_only_the_dealer_pauses_and_goes_on() -> None:
    for refusal in (refused(dealing(), 1, PAUSE), refused(after(dealing(), (0, PAUSE)), 1, RESUME)):
        assert str(refusal) == "only_the_dealer (HE-04)"
        assert isinstance(refusal, NotYourTurn)
    assert set(offers(dealing(), 1)) == set(offers(after(dealing(), (0, PAUSE)), 1)) == {"call"}


def test_he_04_one_pauses_and_goes_on_once() -> None:
    assert str(refused(dealing(), 0, RESUME)) == "not_paused (HE-04)"
    assert str(refused(after(dealing(), (0, PAUSE)), 0, PAUSE)) == "nothing_to_pause (HE-04)"
    assert str(refused(all_open(), 0, PAUSE)) == "nothing_to_pause (HE-04)"


def test_he_04_there_is_no_pause_after_a_call() -> None:
    called = after(dealing(), (1, CALL))

    for state in (ready(2), called, marking(), joining()):
        for action in (PAUSE, RESUME):
            assert str(refused(state, 0, action)) == "no_cards_are_dealt (HE-04)"


def test_he_04_after_the_last_card_the_table_waits() -> None:
    state = dealing("3 3 3 3 4 4 4 5 5", ALL_OPEN[:50], pile=ALL_OPEN[50:], unseen=1)

    state, events = act(state, None, TIME_UP, now=3_000)

    assert events == (happened.CardDealt(ALL_OPEN[50], None, None),)
    assert game.deadline(state) is None
    assert (state.pile, state.unseen) == ((), 0)
    assert set(offers(state, 0)) == set(offers(state, 1)) == {"call", "agree"}


def test_he_04_when_all_agree_the_cards_are_shuffled_and_the_number_stays() -> None:
    # HE-G5
    state, events = act(all_open(), 1, AGREE)
    assert events == (happened.SeatAgreed(Seat(1)),)
    assert game.view(state, None).agreed == (1,)
    assert set(offers(state, 1)) == {"call"}

    state, events = act(state, 0, AGREE, now=500)

    assert kinds(events) == ["SeatAgreed", "PileShuffled", "RoundBegan"]
    assert sorted(state.pile) == sorted(ALL_OPEN)
    assert state.pile == the(events, happened.PileShuffled).pile != ALL_OPEN
    assert (state.open, state.agreed, state.round, state.number) == ((), (), 2, 3)
    assert game.deadline(state) == 3_500
    assert state.unseen == 51


def test_he_04_nobody_agrees_twice_or_while_cards_are_left() -> None:
    again = refused(after(all_open(), (1, AGREE)), 1, AGREE)
    assert str(again) == "already_agreed (HE-04)"
    assert isinstance(again, BrokenRule)
    for state in (dealing(), replace(all_open(), phase="result")):
        early = refused(state, 1, AGREE)
        assert str(early) == "cards_are_left (HE-04)"
        assert isinstance(early, NotNow)


def test_he_04_whoever_has_agreed_may_still_call() -> None:
    state = after(all_open(), (1, AGREE), (1, CALL))

    assert (state.phase, state.caller) == ("claim", 1)


def test_cards_known_from_under_the_pile_stay_known() -> None:
    state = dealing(cards=(35,), pile=(36, 37), unseen=0)

    state, _ = act(state, None, TIME_UP, now=3_000)

    assert (state.open, state.unseen) == ((35, 36), 0)


def test_before_enough_cards_are_open_only_the_dealer_is_awaited() -> None:
    assert game.awaiting(begun(3, FIRST)) == (0,)
    assert set(offers(begun(3, FIRST), 0)) == {"pause", "set_pace"}
    assert offers(begun(3, FIRST), 1) == {}
    assert game.awaiting(dealing(won="||")) == (0, 1, 2)


def test_he_04_the_dealer_sets_the_tempo_while_cards_are_dealt() -> None:
    state = dealing(deadline=3_000)
    assert game.view(state, Seat(1)).pace_ms == 3_000
    assert offers(state, 0)["set_pace"].fields["pace_ms"] == OneOf((4_000, 2_500))

    state, events = act(state, 0, pace(4_000), now=2_000)

    assert events == (happened.PaceSet(4_000),)
    assert game.view(state, Seat(1)).pace_ms == 4_000  # for all to see
    assert game.deadline(state) == 3_000  # HE-G11: the card that is due still comes when it is due
    assert game.deadline(act(state, None, TIME_UP, now=3_000)[0]) == 7_000
    assert state.options.pace_ms == 3_000


def test_he_04_a_paused_dealer_may_set_the_tempo_too_and_it_holds_for_the_next_rounds() -> None:
    state = act(act(dealing(), 0, PAUSE)[0], 0, pace(2_500))[0]

    assert game.deadline(act(state, 0, RESUME, now=100)[0]) == 2_600
    course: Course = Course(state, Kit(Chance(b""), 0), game.evolve)
    begin_round(course)
    assert game.deadline(course.state) == 2_500


@pytest.mark.parametrize("wanted", [0, 1_500, 2_000, 3_000, 5_000, 10_000, 60_000])
def test_he_04_the_tempo_changes_one_step_at_a_time(wanted: int) -> None:
    assert str(refused(dealing(), 0, pace(wanted))) == "one_step_at_a_time (HE-04)"


@pytest.mark.parametrize(
    ("agreed", "steps"), [(1_500, (2_000,)), (10_000, (8_000,)), (2_700, (3_000, 2_500))]
)
def test_there_is_a_slowest_and_a_fastest_tempo(agreed: int, steps: tuple[int, ...]) -> None:
    state = begun(2, Options(dealer=Seat(0), pace_ms=agreed))

    assert offers(state, 0)["set_pace"].fields["pace_ms"] == OneOf(steps)


def test_only_the_dealer_sets_the_tempo_and_only_while_there_are_cards() -> None:
    assert "set_pace" not in offers(dealing(), 1)
    assert str(refused(dealing(), 1, pace(4_000))) == "only_the_dealer (HE-04)"
    assert "set_pace" not in offers(dealing(pile=()), 0)
    assert str(refused(dealing(pile=()), 0, pace(4_000))) == "no_cards_are_dealt (HE-04)"


def test_there_is_time_to_mark_unless_a_table_wants_it_quick() -> None:
    # HE-G3
    assert Options().stretched(MARK_TIME) == 10_000
    assert Options().stretched(JOIN_TIME) == 40_000
    assert Options(times="normal").stretched(MARK_TIME) == 5_000
