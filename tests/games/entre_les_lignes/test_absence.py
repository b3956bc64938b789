"""Somebody leaves or comes back, and the table plays on (EL-G5, EL-G10)."""

import pytest

from tablee.core.absence import Occupied, Vacate, Vacated
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import encode, replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import (
    DrawingCorrected,
    DrawingsShown,
    RoundDealt,
    RoundRevealed,
)
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import SeatLeft
from tablee.tables.table import Table
from tests.games.entre_les_lignes.builders import (
    drawing,
    five_after_one,
    gone_on,
    name,
    played,
    voting,
    without,
)
from tests.games.entre_les_lignes.moves import (
    BLANK,
    GO_ON,
    HAND_IN,
    describe,
    draw,
    judge,
    object_to,
    occupy,
    vacate,
    vote,
)
from tests.games.entre_les_lignes.pack import PACK
from tests.games.entre_les_lignes.play import act, after, dealt, offered, ready, refused
from tests.games.rig import BEGIN, kinds, the

LAST_CALL = Options(drawing_pace="when_most_are_done", voting_pace="when_most_are_done")


# The round in which somebody leaves


def test_el_g10_what_they_have_drawn_is_taken_as_it_is() -> None:
    state = after(drawing(5), *((seat, HAND_IN) for seat in (0, 1, 2, 4)))
    state, events = act(state, None, vacate(3))

    assert kinds(events) == ["Vacated", "DrawingsShown"]
    assert the(events, DrawingsShown).drawings[3] == name(3)


def test_el_g10_also_a_blank_paper() -> None:
    state = without(after(drawing(5), (3, BLANK)), 3)
    state, events = act(after(state, *((seat, HAND_IN) for seat in (0, 1, 2))), 4, HAND_IN)

    assert the(events, DrawingsShown).drawings == (name(0), name(1), name(2), "", name(4))


def test_el_g10_a_vote_that_they_did_not_lay_is_an_abstention() -> None:
    # EL-G5: here the accomplice, so the pair cannot score
    _, events = act(voting(5, votes="A?BAA"), None, vacate(1))

    assert kinds(events) == ["Vacated", "RoundRevealed"]
    result = the(events, RoundRevealed).result
    assert result.votes == ("A", "abstain", "B", "A", "A")
    assert result.points == (0, 0, 0, 2, 2)


def test_el_g10_a_vote_that_they_have_laid_counts() -> None:
    state = after(without(voting(5, votes="AB???"), 1), (2, vote("A")), (3, vote("A")))
    _, events = act(state, 4, vote("B"))

    assert the(events, RoundRevealed).result.votes == ("A", "B", "A", "A", "B")


def test_el_g10_nobody_waits_for_them() -> None:
    assert game.awaiting(without(drawing(5), 3)) == (0, 1, 2, 4)
    assert game.awaiting(without(voting(5), 3)) == (0, 1, 2, 4)
    revealed = after(voting(5, votes="AAAA"), (4, vote("A")))
    assert game.awaiting(without(revealed, 3)) == (0, 1, 2, 4)
    assert kinds(act(gone_on_but(revealed, 3), None, vacate(3))[1]) == ["Vacated", "RoundDealt"]


def gone_on_but(state: State, seat: int) -> State:
    return after(state, *((it, GO_ON) for it in range(5) if it != seat))


def test_el_g10_nor_for_their_word_on_an_objection() -> None:
    state = after(voting(5), (0, object_to("B")), (1, judge("uphold")), (2, judge("dismiss")))
    state, events = act(after(state, (4, judge("uphold"))), None, vacate(3))

    assert kinds(events) == ["Vacated", "ObjectionSettled"]
    assert state.sent_back == "B"


def test_el_g10_those_who_left_before_are_not_asked() -> None:
    state = after(without(voting(5), 3), (0, object_to("B")))

    assert game.awaiting(state) == (1, 2, 4)
    objection = game.view(state, None).objection
    assert objection is not None
    assert objection.judges == (1, 2, 4)


def test_el_g10_who_leaves_without_a_word_has_not_spoken() -> None:
    objection = game.view(without(after(voting(5), (0, object_to("B"))), 3), None).objection

    assert objection is not None
    assert objection.spoken == ()


def test_el_g10_nor_have_they_seen_nothing_wrong() -> None:
    """Two to one, with who objected: a silence against it would tip the scales."""
    state = after(voting(5), (0, object_to("B")), (2, judge("dismiss")), (1, judge("uphold")))
    state = after(state, (4, judge("dismiss")))

    assert without(state, 3).sent_back == "B"


def test_el_17_the_vote_of_who_has_left_is_not_taken_back() -> None:
    """They could not lay it again."""
    state = without(voting(5, votes="AA"), 0)
    state = after(state, (1, object_to("B")), *((it, judge("uphold")) for it in (2, 3, 4)))

    assert state.sent_back == "B"
    assert [it.vote for it in state.places] == ["A", None, None, None, None]
    assert [it.has_voted for it in game.view(state, None).places] == [1, 0, 0, 0, 0]


def test_el_17_and_whoever_sits_down_there_finds_it() -> None:
    """What the seat was told and what it sees agree."""
    table = Table(game, Seating(5), Options(first=Seat(0)), seed=b"left")
    table.act(None, BEGIN, lexicon=PACK)
    for seat in range(5):
        table.act(seat, draw(seat))
        table.act(seat, HAND_IN)
    table.act(0, vote("A"))
    table.act(None, vacate(0))
    artist = table.state.spots["B"]
    first, *others = [it for it in table.seating.seats if it not in (0, artist)]
    table.act(first, object_to("B"))
    for seat in (artist, *others):
        table.act(seat, judge("uphold"))

    assert table.state.sent_back == "B"
    own = table.view(0).own
    assert own
    assert own.vote == "A"


def test_el_g10_a_drawing_that_nobody_can_correct_stays() -> None:
    state = after(voting(5), (0, object_to("B")), *((it, judge("uphold")) for it in (1, 2, 3, 4)))
    state, events = act(state, None, vacate(2))

    assert events == (Vacated(Seat(2)), DrawingCorrected("B", name(2)))
    assert game.awaiting(state) == (0, 1, 3, 4)


def test_el_g10_nor_is_it_sent_back_and_votes_stay() -> None:
    state = after(voting(5, votes="A?B"), (0, object_to("B")))
    state = after(state, *((it, judge("uphold")) for it in (1, 3)))
    state, events = act(without(state, 2), 4, judge("uphold"))

    assert kinds(events) == ["BallotCast", "ObjectionSettled"]
    assert state.heard[-1].verdict == "upheld"
    assert state.sent_back is None
    assert [it.vote for it in state.places] == ["A", None, "B", None, None]


def test_el_g10_but_for_what_they_had_changed() -> None:
    state = after(voting(5), (0, object_to("B")), *((it, judge("uphold")) for it in (1, 2, 3, 4)))
    _, events = act(after(state, (2, draw())), None, vacate(2))

    assert the(events, DrawingCorrected).drawing != name(2)


def test_el_g10_and_nobody_objects_to_it() -> None:
    state = without(voting(5), 2)

    refusal = refused(state, 0, object_to("B"))
    assert str(refusal) == "already_judged (EL-17)"
    assert isinstance(refusal, BrokenRule)


def test_el_g10_so_everybody_knows_which_it_is() -> None:
    before = voting(5)
    state, (event,) = act(before, None, vacate(2))

    assert game.seen(before, event, Seat(0)) == SeatLeft(Seat(2), "B")
    assert [it.seat for it in game.view(state, None).board] == [0, None, 2, None, None]
    back, _ = act(state, None, occupy(2))
    assert game.view(back, None).board == game.view(state, None).board


def test_el_g10_nobody_hears_of_a_drawing_that_does_not_hang_yet() -> None:
    before = drawing(5)
    state, (event,) = act(before, None, vacate(2))

    assert game.seen(before, event, None) == SeatLeft(Seat(2), None)
    assert [it.is_empty for it in game.view(state, None).places] == [0, 0, 1, 0, 0]


def test_the_clock_that_starts_when_most_are_done_counts_those_who_are_here() -> None:
    state = without(drawing(8, LAST_CALL), 5, 6, 7)
    state = after(state, *((seat, HAND_IN) for seat in (0, 1, 2)))
    assert game.deadline(state) is None

    assert kinds(act(state, 3, HAND_IN)[1]) == ["HandedIn", "ClockStarted"]


# Empty seats


def test_nobody_acts_from_a_seat_that_is_empty() -> None:
    for state in (drawing(5), voting(5)):
        left = without(state, 2)
        assert str(refused(left, 2, HAND_IN)) == "seat_is_empty"
        assert offered(left, 2) == []


def test_only_the_table_says_who_is_here() -> None:
    for action in (vacate(1), occupy(1)):
        assert str(refused(drawing(4), 1, action)) == "only_the_table_may"


@pytest.mark.parametrize("make", [vacate, occupy])
def test_it_speaks_of_seats_that_are_there_while_a_game_is_on(make: type[Vacate]) -> None:
    assert isinstance(refused(drawing(4), None, make(4)), Malformed)  # type: ignore[arg-type]
    for state in (ready(4), drawing(4, phase="over")):
        refusal = refused(state, None, make(1))  # type: ignore[arg-type]
        assert str(refusal) == "not_playing"
        assert isinstance(refusal, NotNow)


def test_nobody_leaves_twice_or_comes_to_a_seat_that_is_taken() -> None:
    assert str(refused(without(drawing(4), 1), None, vacate(1))) == "seat_is_empty"
    assert str(refused(drawing(4), None, occupy(1))) == "seat_taken"


def test_one_has_to_stay() -> None:
    state = without(drawing(4), 0, 1, 2)

    assert str(refused(state, None, vacate(3))) == "somebody_must_stay"


def test_who_comes_back_goes_on_where_they_were() -> None:
    state, events = act(without(drawing(5), 2), None, occupy(2))

    assert events == (Occupied(Seat(2)),)
    assert game.seen(state, events[0], None) == events[0]
    assert game.awaiting(state) == (0, 1, 2, 3, 4)
    assert encode(replace(state, places=drawing(5).places)) == encode(drawing(5))


def test_a_drawing_stays_theirs_who_drew_it() -> None:
    """Whoever takes the seat later draws on as themselves, or not at all."""
    state, _ = act(without(drawing(5), 2, 3), None, occupy(2))
    state, _ = act(state, None, occupy(3))
    state = after(state, (3, draw(7)), *((seat, HAND_IN) for seat in range(5)))
    state = after(state, *((seat, vote("A")) for seat in range(5)))

    sitters = {it.seat: it.sitter for it in state.gallery[-1].exhibits}
    assert sitters == {0: 0, 1: 0, 2: 0, 3: 1, 4: 0}
    state = gone_on(state)
    assert [it.artist for it in state.places] == [0, 0, 1, 1, 0]


# The rounds that follow


def test_el_g10_the_next_round_is_dealt_to_those_who_are_here() -> None:
    state = five_after_one()
    cards = len(state.pile)
    state, events = act(after(state, *((it, GO_ON) for it in (0, 1, 2, 4))), 5, GO_ON)

    words = the(events, RoundDealt).words
    assert words[3] == ""
    assert len(set(words)) == 5  # four cards, and nothing for who is away
    assert len(state.pile) == cards - 4
    assert state.letters == ("A", "B", "C", "D")
    assert [it.is_playing for it in game.view(state, None).places] == [1, 1, 1, 0, 1, 1]
    assert state.active == 1


def test_el_g10_the_active_role_passes_them_over() -> None:
    state = gone_on(played(five_after_one(), 2))

    assert state.round == 4
    assert state.active == 4


def test_el_09_who_missed_a_turn_has_it_before_the_others_have_another() -> None:
    state = without(played(dealt(6, Options(first=Seat(0))), 1), 1)
    state, _ = act(played(state, 1), None, occupy(1))
    state = played(state, 4)

    assert [it.active for it in state.gallery] == [0, 2, 3, 4, 5, 1]
    assert gone_on(state).phase == "over"


def test_el_g10_they_have_no_drawing_no_vote_and_no_points_there() -> None:
    result = played(five_after_one(), 1).gallery[-1]

    assert {it.seat for it in result.exhibits} == {0, 1, 2, 4, 5}
    assert result.votes[3] == "abstain"
    assert result.scores[3].why == "abstained"
    assert 3 not in result.wrong


def test_el_g10_who_comes_in_later_waits_for_the_next_round() -> None:
    state, _ = act(gone_on(five_after_one()), None, occupy(3))

    assert game.awaiting(state) == (0, 1, 2, 4, 5)
    for action in (draw(), describe("x"), vote("A"), object_to("A")):
        refusal = refused(state, 3, action)
        assert str(refusal) == "not_this_round (EL-14)"
        assert isinstance(refusal, NotNow)
    assert offered(state, 3) == []
    state = played(state, 1)
    assert 3 in game.awaiting(state)
    assert gone_on(state).players == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize(("seats", "leavers"), [(4, (2,)), (6, (1, 3, 5))])
def test_el_g10_below_four_the_game_stops_after_the_round(
    seats: int, leavers: tuple[int, ...]
) -> None:
    state = without(played(dealt(seats, Options(first=Seat(0))), 1), *leavers)
    first, *others, last = game.awaiting(state)
    state = after(state, (first, GO_ON), *((it, GO_ON) for it in others))
    state, events = act(state, last, GO_ON)

    outcome = the(events, GameEnded).outcome
    assert outcome.why == "too_few"
    assert not {*leavers} & {*outcome.winners}
    assert game.outcome(state) == outcome
    assert game.awaiting(state) == ()


def test_el_g10_unless_somebody_takes_the_seat_before() -> None:
    state = without(played(dealt(4), 1), 2)
    state, _ = act(state, None, occupy(2))

    assert gone_on(state).phase == "draw"


def test_who_has_left_does_not_win() -> None:
    state = after(voting(5, votes="BBAC", rounds=1), (4, vote("B")))
    assert state.places[2].points == 5
    state = gone_on(without(state, 2))

    assert state.outcome == Outcome(
        "most_points", (Seat(0), Seat(1), Seat(3), Seat(4)), (0, 0, 5, 0, 0)
    )


def test_el_g7_where_the_cards_run_out_the_game_ends() -> None:
    state = replace(after(voting(5, votes="AAAA"), (4, vote("A"))), pile=(1, 2, 3))

    outcome = gone_on(state).outcome
    assert outcome is not None
    assert outcome.why == "too_few"
