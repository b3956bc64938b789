"""Voting in secret (rules EL-21, EL-22; EL-G2, EL-G5, EL-G6)."""

import pytest

from tablee.core.record import encode
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import VoteCast
from tablee.games.entre_les_lignes.view import VoteLaid
from tests.games.entre_les_lignes.builders import drawing, voting
from tests.games.entre_les_lignes.moves import ABSTAIN, vote
from tests.games.entre_les_lignes.play import act, after, offered, offers, refused
from tests.games.rig import kinds


def test_el_21_everybody_votes_the_active_player_too() -> None:
    state = voting(4)

    assert game.awaiting(state) == (0, 1, 2, 3)
    for seat in range(4):
        (offer,) = [it for it in offers(state, seat) if it.action == "cast_vote"]
        assert list(offer.fields["letter"].all()) == ["A", "B", "C"]


def test_el_21_one_may_vote_for_ones_own_drawing() -> None:
    # EL-G2: seat 1 is the accomplice, and its drawing hangs at A
    for seat, letter in ((1, "A"), (2, "B"), (3, "C")):
        state, _ = act(voting(4), seat, vote(letter))  # type: ignore[arg-type]
        assert state.places[seat].vote == letter


@pytest.mark.parametrize("letter", ["D", "E", "F", "G"])
def test_el_21_there_are_as_many_letters_as_drawings(letter: str) -> None:
    refusal = refused(voting(4), 0, vote(letter))  # type: ignore[arg-type]

    assert str(refusal) == "no_such_letter (EL-06)"
    assert isinstance(refusal, Malformed)


def test_el_21_nobody_votes_before_the_drawings_are_shown() -> None:
    for action in (vote("A"), ABSTAIN):
        refusal = refused(drawing(4), 0, action)
        assert str(refusal) == "no_vote_now (EL-21)"
        assert isinstance(refusal, NotNow)


def test_el_21_or_after_the_reveal() -> None:
    state = after(voting(4, votes="ABC"), (3, vote("A")))

    assert str(refused(state, 0, vote("B"))) == "no_vote_now (EL-21)"
    assert offered(state, 0) == ["go_on"]


def test_el_22_others_learn_that_somebody_has_voted_and_no_more() -> None:
    before = voting(4)
    state, (event,) = act(before, 2, vote("C"))

    assert event == VoteCast(Seat(2), "C")
    assert game.seen(before, event, Seat(2)) == event
    for seat in (Seat(0), Seat(1), Seat(3), None):
        assert game.seen(before, event, seat) == VoteLaid(Seat(2))
    assert [it.has_voted for it in game.view(state, None).places] == [0, 0, 1, 0]
    assert game.awaiting(state) == (0, 1, 3)


def test_el_22_votes_look_all_the_same() -> None:
    states = [act(voting(4), 2, action)[0] for action in (vote("A"), vote("B"), ABSTAIN)]

    for seat in (Seat(0), Seat(1), Seat(3), None):
        assert len({encode(game.view(state, seat)) for state in states}) == 1


def test_el_22_ones_own_vote_stays_in_sight() -> None:
    own = game.view(voting(4, votes="?B-"), Seat(1)).own
    assert own is not None
    assert own.vote == "B"


def test_el_22_a_vote_may_be_changed_until_the_last_one_is_in() -> None:
    # EL-G6
    before = voting(4, votes="AB")
    state, (event,) = act(before, 1, vote("C"))

    assert state.places[1].vote == "C"
    assert game.awaiting(state) == (2, 3)
    assert game.seen(before, event, Seat(1)) == event
    for seat in (Seat(0), Seat(2), None):
        assert game.seen(before, event, seat) is None
        assert game.view(state, seat) == game.view(before, seat)


def test_el_22_an_abstention_may_be_changed_too() -> None:
    assert after(voting(4, votes="-"), (0, vote("C"))).places[0].vote == "C"
    assert after(voting(4, votes="A"), (0, ABSTAIN)).places[0].vote == "abstain"


def test_el_22_the_last_vote_turns_them_all_up() -> None:
    state, events = act(voting(4, votes="AB?C"), 2, vote("A"))

    assert kinds(events) == ["VoteCast", "RoundRevealed"]
    assert state.phase == "reveal"
    assert game.view(state, None).gallery[-1].votes == ("A", "B", "A", "C")


def test_el_22_nothing_is_revealed_before() -> None:
    state = voting(4, votes="ABC")

    for seat in (*state.seating.seats, None):
        view = game.view(state, seat)
        assert view.gallery == ()
        words = {it.word for it in state.places} - {"" if seat is None else state.places[seat].word}
        assert not [word for word in words if word.encode() in encode(view)]
