"""The others judge a word that no dictionary lists: rules WZ-08, WZ-09."""

import pytest

from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import BallotCast, WordJudged
from tablee.games.wordz.pieces import Ballot
from tablee.games.wordz.state import State
from tests.games.rig import kinds
from tests.games.wordz.builders import playing
from tests.games.wordz.moves import judge, turn
from tests.games.wordz.play import act, after, offered, refused, won


def trial(others: int = 3) -> State:
    """Seat 1 is to show that ZZOO is a word."""
    words = " | ".join(["chat", "ZZOo", *["or"] * (others - 1)])
    return after(playing(words), (0, turn(1, 3)))


def test_wz_08_the_others_judge_an_unlisted_word() -> None:
    # WZ-G10
    state = trial()

    assert state.phase == "vote"
    assert game.awaiting(state) == (0, 2, 3)
    assert [offered(state, seat) for seat in range(4)] == [["judge"], [], ["judge"], ["judge"]]
    assert game.view(state, None).trial == state.trial


@pytest.mark.parametrize(
    ("ballots", "stands"),
    [
        (["accept", "accept", "reject"], True),
        (["reject", "reject", "accept"], False),
        (["reject", "accept"], True),
        (["reject", "accept", "abstain"], True),
        (["reject", "abstain", "abstain"], False),
        (["abstain", "abstain"], True),
        (["reject"], False),
        (["accept"], True),
    ],
)
def test_wz_09_more_against_it_than_for_it_and_the_word_falls(
    ballots: list[Ballot], stands: bool
) -> None:
    # WZ-G10: a tie is lenient
    state = trial(len(ballots))
    seats = [seat for seat in state.seating.seats if seat != 1]

    votes = [(seat, judge(ballot)) for seat, ballot in zip(seats, ballots, strict=True)]
    _, events = act(after(state, *votes[:-1]), *votes[-1])

    judged = next(event for event in events if isinstance(event, WordJudged))
    assert (judged.fate.word, judged.fate.stands) == ("ZZOO", stands)


def test_wz_09_a_word_that_stands_is_shared_as_any_other() -> None:
    state = after(trial(), *((seat, judge("accept")) for seat in (3, 0, 2)))

    assert won(state) == [0, 4, 0, 0]
    assert not state.places[1].is_out


def test_wz_09_the_vote_is_open() -> None:
    state, events = act(trial(), 2, judge("reject"))

    assert events == (BallotCast(Seat(2), "reject"),)
    assert [game.seen(trial(), events[0], it) for it in (Seat(1), None)] == [events[0]] * 2
    assert game.view(state, None).ballots == ((2, "reject"),)


def test_wz_09_nobody_votes_twice_or_on_their_own_word() -> None:
    state = after(trial(), (2, judge("reject")))

    for seat in (1, 2):
        refusal = refused(state, seat, judge("accept"))
        assert str(refusal) == "no_ballot_left (WZ-09)"
        assert isinstance(refusal, NotYourTurn)


def test_wz_09_there_is_no_vote_without_an_unlisted_word() -> None:
    refusal = refused(playing("chat | loup"), 0, judge("reject"))

    assert str(refusal) == "no_vote_now (WZ-09)"
    assert isinstance(refusal, NotNow)


def test_whoever_is_out_has_a_say_in_words() -> None:
    # WZ-G10
    state = after(playing("chat | ZZOo | -", out=[2]), (0, turn(1, 3)))

    assert game.awaiting(state) == (0, 2)


def test_the_turn_passes_after_the_vote_where_nothing_is_left_to_do() -> None:
    state = after(playing("chat | ZZOo | or", tokens=[0, 3, 3]), (0, turn(1, 3)))

    state, events = act(after(state, (0, judge("accept"))), 2, judge("accept"))

    assert kinds(events) == ["BallotCast", "WordJudged", "TurnBegan"]
    assert state.active == 1
