"""The votes are turned up, the word is told, and points are counted (rules EL-22 to EL-34; EL-G5)."""

from typing import Any

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import encode, replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import RoundRevealed, WentOn
from tablee.games.entre_les_lignes.pieces import Exhibit, Options, RoundResult, Vote, Why
from tablee.games.entre_les_lignes.scoring import outcome_of, scores, wrong_votes
from tablee.games.entre_les_lignes.state import Place, State
from tests.games.entre_les_lignes.builders import name, voting
from tests.games.entre_les_lignes.moves import GO_ON, describe, vote
from tests.games.entre_les_lignes.play import act, after, offered, refused
from tests.games.rig import kinds, the


def revealed(votes: str, **rest: Any) -> State:
    """Seat 0 is active, seat 1 its accomplice, and its drawing hangs at A."""
    state = voting(len(votes), votes=votes[:-1] + "?", **rest)
    return after(state, (len(votes) - 1, vote(votes[-1])))  # type: ignore[arg-type]


def points(votes: str) -> list[int]:
    given: tuple[Vote, ...] = tuple("abstain" if it == "-" else it for it in votes)  # type: ignore[misc]
    return [it.points for it in scores(given, "A", (Seat(0), Seat(1)))]


def why(votes: str) -> list[Why]:
    given: tuple[Vote, ...] = tuple("abstain" if it == "-" else it for it in votes)  # type: ignore[misc]
    return [it.why for it in scores(given, "A", (Seat(0), Seat(1)))]


def test_el_23_word_accomplice_and_artists_are_revealed_to_everybody() -> None:
    before = after(voting(4, votes="AB"), (3, describe("un moulin")), (2, vote("A")))
    state, events = act(before, 3, vote("C"))
    event = the(events, RoundRevealed)

    assert event.result == RoundResult(
        round=1,
        active=Seat(0),
        accomplice=Seat(1),
        word="AVION",
        right="A",
        exhibits=(
            Exhibit("active", Seat(0), name(0), "AVION", ""),
            Exhibit("A", Seat(1), name(1), "AVION", ""),
            Exhibit("B", Seat(2), name(2), "MOT-2", ""),
            Exhibit("C", Seat(3), name(3), "MOT-3", "un moulin"),
        ),
        votes=("A", "B", "A", "C"),
        wrong=(Seat(1), Seat(3)),
        scores=event.result.scores,
        points=(0, 0, 3, 0),
    )
    for seat in (*state.seating.seats, None):
        assert game.seen(before, event, seat) == event
        view = game.view(state, seat)
        assert view.gallery == (event.result,)
        assert [it.seat for it in view.board] == [0, 1, 2, 3]


def test_el_24_a_vote_for_another_letter_is_wrong() -> None:
    assert wrong_votes(("A", "B", "A", "C"), "A") == (1, 3)
    assert wrong_votes(("A", "B", "A", "C"), "B") == (0, 2, 3)


def test_el_24_an_abstention_is_not() -> None:
    # EL-G5
    assert wrong_votes(("A", "abstain", "abstain", "C"), "A") == (3,)
    assert points("AA-B") == [1, 1, 0, 0]
    assert why("AA-B")[2] == "abstained"


def test_el_25_only_who_voted_right_can_score() -> None:
    assert points("BBBACC") == [0, 0, 0, 6, 0, 0]
    assert why("BBBACC") == ["missed", "missed", "missed", "saw_through", "missed", "missed"]


def test_el_26_the_pair_gets_a_point_for_each_wrong_vote_if_both_are_right() -> None:
    # EL-T3: Félix, Maeyva and Enola are right, three are wrong
    assert points("AAABCD") == [3, 3, 4, 0, 0, 0]
    assert why("AAABCD")[:3] == ["both_right", "both_right", "saw_through"]


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ("AABB", [2, 2, 0, 0]),  # EL-T7
        ("AABCDEFG", [6, 6, 0, 0, 0, 0, 0, 0]),  # EL-T9
    ],
)
def test_el_26_at_small_and_large_tables(votes: str, expected: list[int]) -> None:
    assert points(votes) == expected


def test_el_27_if_only_one_of_the_two_was_right_neither_scores() -> None:
    # EL-T4: Pauline and Camille are right, Séverine is not
    assert points("ABABCD") == [0, 0, 5, 0, 0, 0]
    assert points("BAABCD") == [0, 0, 5, 0, 0, 0]
    assert why("ABABCD")[:2] == ["partner_missed", "missed"]


def test_el_27_nor_if_one_of_the_two_abstains() -> None:
    # EL-G5
    assert points("A-BBCD") == [0, 0, 0, 0, 0, 0]
    assert points("-ABBCD") == [0, 0, 0, 0, 0, 0]
    assert why("-ABBCD")[:2] == ["abstained", "partner_missed"]


def test_el_28_whoever_else_is_right_gets_one_more() -> None:
    # EL-T8: the most there is, as many points as players
    assert points("BBABB") == [0, 0, 5, 0, 0]


def test_el_28_also_when_the_pair_failed() -> None:
    assert points("BBAAB") == [0, 0, 4, 4, 0]


def test_el_29_wrong_votes_of_the_pair_count_for_the_others() -> None:
    assert points("BAAA") == [0, 0, 2, 2]
    assert points("BCAA") == [0, 0, 3, 3]


def test_el_30_if_all_are_right_everybody_but_the_pair_gets_one() -> None:
    # EL-T5
    assert points("AAAAAA") == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("votes", ["ABBBBB", "BABBBB", "BBBBBB", "A-BBBB", "------"])
def test_el_31_if_the_pair_is_not_complete_and_nobody_else_is_right_nobody_scores(
    votes: str,
) -> None:
    # EL-T6
    assert points(votes) == [0] * 6


def test_el_32_past_twelve_the_pawn_begins_again() -> None:
    places = [Place(points=it) for it in (0, 1, 11, 12, 13, 24, 25, 36, 37, 50)]
    track = {it.points: (it.square, it.laps) for it in places}

    assert track == {
        0: (0, 0),
        1: (1, 0),
        11: (11, 0),
        12: (12, 0),
        13: (1, 1),
        24: (12, 1),
        25: (1, 2),
        36: (12, 2),
        37: (1, 3),
        50: (2, 4),
    }


def test_el_32_everybody_sees_where_the_pawns_are() -> None:
    state = voting(4, votes="AAB")
    places = tuple(replace(it, points=11) for it in state.places)
    state = after(replace(state, places=places), (3, vote("C")))

    shown = [(it.points, it.square, it.laps) for it in game.view(state, None).places]
    assert shown == [(13, 1, 1), (13, 1, 1), (11, 11, 0), (11, 11, 0)]


def test_the_result_stays_until_everybody_has_seen_it() -> None:
    state = revealed("ABCA")

    assert game.awaiting(state) == (0, 1, 2, 3)
    state, events = act(state, 2, GO_ON)
    assert events == (WentOn(Seat(2)),)
    assert [it.has_gone_on for it in game.view(state, None).places] == [0, 0, 1, 0]
    assert game.awaiting(state) == (0, 1, 3)
    assert offered(state, 2) == []
    assert str(refused(state, 2, GO_ON)) == "nothing_to_look_at (EL-23)"


def test_there_is_nothing_to_look_at_before() -> None:
    assert isinstance(refused(voting(4), 2, GO_ON), NotNow)


def test_el_33_then_the_next_round_is_dealt() -> None:
    state = after(revealed("ABCA"), *((seat, GO_ON) for seat in (3, 1, 0)))
    state, events = act(state, 2, GO_ON)

    assert kinds(events) == ["WentOn", "RoundDealt"]
    assert (state.round, state.active, state.phase) == (2, 1, "draw")


def test_el_34_after_the_last_round_the_game_is_over() -> None:
    state = after(revealed("ABCA", rounds=1), *((seat, GO_ON) for seat in (3, 1, 0)))
    state, events = act(state, 2, GO_ON)

    assert events == (WentOn(Seat(2)), GameEnded(Outcome("most_points", (Seat(3),), (0, 0, 0, 3))))
    assert game.outcome(state) == state.outcome == events[-1].outcome
    assert game.awaiting(state) == ()
    assert state.phase == "over"


def test_el_34_most_points_win_and_equals_share() -> None:
    seats = Seating(4).seats
    points = (3, 9, 9, 0)

    assert outcome_of(points, seats) == Outcome("most_points", (Seat(1), Seat(2)), points)
    assert outcome_of((0, 0, 0, 0), seats).winners == (0, 1, 2, 3)
    assert outcome_of(points, seats[:2]).winners == (1,)


def test_every_round_hangs_in_the_gallery() -> None:
    state = revealed("AABB")
    first = state.gallery[0]
    state = after(state, *((seat, GO_ON) for seat in range(4)))

    for seat in (*state.seating.seats, None):
        view = game.view(state, seat)
        assert view.gallery == (first,)
        assert view.board == ()
        assert name(2).encode() in encode(view)


def test_the_points_of_all_rounds_add_up() -> None:
    state = revealed("AABB")
    again = voting(4, Options(), votes="AAB", places=state.places, gallery=state.gallery)

    assert again.places[0].points == 2
    assert after(again, (3, vote("A"))).gallery[-1].points == (3, 3, 0, 2)
