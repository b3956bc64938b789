"""Letters and digits are forbidden, and only people can tell (rule EL-17; EL-G3)."""

from collections.abc import Sequence

import pytest

from tablee.core.absence import Vacate
from tablee.core.clock import TimeStretched
from tablee.core.drawing import DrawingKept
from tablee.core.objection import Verdict
from tablee.core.record import encode
from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import (
    BallotCast,
    DrawingCorrected,
    ObjectionRaised,
    ObjectionSettled,
)
from tablee.games.entre_les_lignes.pieces import Heard, Opinion, Options, Spot
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import BallotLaid, OpenObjection, TimeMoved
from tests.games.entre_les_lignes.builders import drawing, name, voting
from tests.games.entre_les_lignes.moves import (
    ABSTAIN,
    BLANK,
    HAND_IN,
    WITHDRAW,
    describe,
    draw,
    judge,
    object_to,
    vote,
)
from tests.games.entre_les_lignes.play import act, after, offered, offers, refused
from tests.games.rig import MORE_TIME, kinds, the

OPEN = Options(authors="open")
UPHOLD, DISMISS = judge("uphold"), judge("dismiss")


def objected(seats: int = 5, spot: Spot = "B", options: Options | None = None) -> State:
    """Seat 0 has objected to B, which seat 2 drew."""
    return after(voting(seats, options, votes="?A"), (0, object_to(spot)))


def judged(state: State, ballots: Sequence[Opinion]) -> State:
    """Those who are asked say this, in the order of their seats."""
    assert state.claim is not None
    both = zip(state.claim.judges, ballots, strict=True)
    return after(state, *((seat, judge(ballot)) for seat, ballot in both))


def test_el_g3_who_has_objected_to_everything_is_offered_no_objection() -> None:
    spots: tuple[Spot, ...] = ("A", "B", "C")
    state = voting(4, heard=tuple(Heard(Seat(0), spot, "dismissed") for spot in spots))

    assert "object" in offered(voting(4), 0)
    assert "object" not in offered(state, 0)
    assert "object" in offered(state, 1)  # to the drawing of the active player


def sent_back(options: Options | None = None, votes: str = "") -> State:
    """Drawing B, which seat 2 drew, is to be corrected."""
    state = after(voting(4, options, votes=votes), (0, object_to("B")))
    assert state.claim is not None
    return judged(state, ["uphold"] * len(state.claim.judges))


def spots_to_object(state: State, seat: int) -> list[object]:
    found = [it.fields["spot"] for it in offers(state, seat) if it.action == "object"]
    return [spot for choice in found for spot in choice.all()]


def test_el_17_anybody_may_object_to_another_drawing() -> None:
    state = voting(4)

    assert spots_to_object(state, 0) == ["A", "B", "C"]
    assert spots_to_object(state, 2) == ["active", "A", "C"]


def test_el_17_everybody_hears_who_objects_to_what() -> None:
    before = voting(5)
    state, (event,) = act(before, 0, object_to("B"))

    judges = (Seat(1), Seat(2), Seat(3), Seat(4))
    assert event == ObjectionRaised(Seat(0), "B", judges)
    assert game.seen(before, event, None) == event
    assert game.view(state, None).objection == OpenObjection(Seat(0), "B", judges, ())


def test_el_17_nobody_objects_to_their_own_drawing() -> None:
    for seat, spot in ((0, "active"), (2, "B")):
        refusal = refused(voting(4), seat, object_to(spot))  # type: ignore[arg-type]
        assert str(refusal) == "your_own_drawing (EL-17)"
        assert isinstance(refusal, BrokenRule)


def test_el_17_only_what_hangs_can_be_questioned() -> None:
    refusal = refused(voting(4), 0, object_to("D"))

    assert str(refusal) == "no_such_drawing (EL-17)"
    assert isinstance(refusal, Malformed)


def test_el_17_only_while_votes_are_missing_and_one_at_a_time() -> None:
    revealed = after(voting(4, votes="ABC"), (3, vote("A")))

    for state in (drawing(4), revealed, objected(), sent_back()):
        refusal = refused(state, 1, object_to("C"))
        assert str(refusal) == "no_objection_now (EL-17)"
        assert isinstance(refusal, NotNow)


def test_el_17_votes_wait_while_the_others_are_asked() -> None:
    state = objected()

    for seat, action in ((1, vote("B")), (3, vote("A")), (3, ABSTAIN)):
        assert str(refused(state, seat, action)) == "no_vote_now (EL-21)"
    assert game.awaiting(state) == (1, 2, 3, 4)
    assert offered(state, 3) == ["judge", "describe", "describe"]


def test_el_17_a_hidden_artist_is_asked_like_everybody_else() -> None:
    # EL-G1: else everybody would know whose drawing it is
    state = objected()

    assert state.claim is not None
    assert Seat(2) in state.claim.judges
    assert "judge" in offered(state, 2)


@pytest.mark.parametrize(("spot", "options"), [("B", OPEN), ("active", None)])
def test_el_17_a_known_artist_is_not_asked(spot: Spot, options: Options | None) -> None:
    state = after(voting(5, options), (3, object_to(spot)))
    artist = 2 if spot == "B" else 0

    assert game.awaiting(state) == tuple(it for it in range(5) if it not in (3, artist))
    refusal = refused(state, artist, UPHOLD)
    assert str(refusal) == "no_ballot_left (EL-17)"
    assert isinstance(refusal, NotYourTurn)


@pytest.mark.parametrize(
    ("ballots", "verdict"),
    [  # of seats 1 to 4; seat 2 is the artist, and seat 0 has objected
        (["uphold", "dismiss", "uphold", "dismiss"], "upheld"),
        (["uphold", "uphold", "dismiss", "dismiss"], "dismissed"),
        (["dismiss", "dismiss", "uphold", "uphold"], "upheld"),
        (["dismiss", "uphold", "dismiss", "uphold"], "dismissed"),
        (["uphold", "dismiss", "uphold", "uphold"], "upheld"),
        (["dismiss", "dismiss", "dismiss", "dismiss"], "dismissed"),
        (["unsure", "dismiss", "unsure", "unsure"], "upheld"),
        (["unsure", "uphold", "unsure", "dismiss"], "dismissed"),
        (["unsure", "dismiss", "uphold", "dismiss"], "upheld"),
        (["uphold", "uphold", "dismiss", "unsure"], "upheld"),
    ],
)
def test_el_17_more_than_half_of_all_but_the_artist_send_it_back(
    ballots: list[Opinion], verdict: Verdict
) -> None:
    # EL-G3: of four who count, three are more than half; a tie is lenient, and who is unsure leaves it to the others
    state = judged(objected(), ballots)

    assert state.heard == (Heard(Seat(0), "B", verdict),)
    assert state.sent_back == ("B" if verdict == "upheld" else None)
    assert state.claim is None


def test_el_17_where_the_artist_is_known_the_others_alone_decide() -> None:
    state = judged(objected(options=OPEN), ["uphold", "uphold", "dismiss"])

    assert state.sent_back == "B"


def test_el_17_nothing_is_settled_before_all_have_spoken() -> None:
    # an early verdict would tell what was said, and who was not counted
    state = after(objected(), (1, UPHOLD), (3, UPHOLD), (4, UPHOLD))

    assert state.claim is not None
    _, events = act(state, 2, DISMISS)
    assert kinds(events) == ["BallotCast", "ObjectionSettled"]


def test_el_17_what_somebody_says_of_it_is_secret() -> None:
    before = objected()
    states = [act(before, 3, action)[0] for action in (UPHOLD, DISMISS)]
    _, (event,) = act(before, 3, UPHOLD)

    assert game.seen(before, event, Seat(3)) == event == BallotCast(Seat(3), "uphold")
    for seat in (Seat(0), Seat(1), Seat(2), None):
        assert game.seen(before, event, seat) == BallotLaid(Seat(3))
        assert len({encode(game.view(state, seat)) for state in states}) == 1
    objection = game.view(states[0], None).objection
    assert objection is not None
    assert objection.spoken == (3,)
    own = game.view(states[0], Seat(3)).own
    assert own is not None
    assert own.ballot == "uphold"


def test_el_17_nobody_speaks_twice() -> None:
    state = after(objected(), (1, UPHOLD))

    for seat in (0, 1):
        assert str(refused(state, seat, DISMISS)) == "no_ballot_left (EL-17)"


def test_el_17_without_an_objection_there_is_nothing_to_judge_or_withdraw() -> None:
    for action in (UPHOLD, WITHDRAW):
        refusal = refused(voting(4), 1, action)
        assert str(refusal) == "no_objection_open (EL-17)"
        assert isinstance(refusal, NotNow)


def test_el_17_an_objection_may_be_withdrawn() -> None:
    state, (event,) = act(after(objected(), (1, UPHOLD)), 0, WITHDRAW)

    assert event == ObjectionSettled(Seat(0), "B", "withdrawn")
    assert state.sent_back is None
    assert game.awaiting(state) == (0, 2, 3, 4)
    own = game.view(state, Seat(1)).own
    assert own is not None
    assert own.ballot is None


def test_el_17_only_by_who_raised_it() -> None:
    refusal = refused(objected(), 1, WITHDRAW)

    assert str(refusal) == "not_your_objection (EL-17)"
    assert isinstance(refusal, NotYourTurn)
    assert offered(objected(), 0) == ["withdraw", "describe", "describe"]


def test_el_17_nobody_objects_to_the_same_drawing_twice() -> None:
    state = after(objected(), (0, WITHDRAW))

    refusal = refused(state, 0, object_to("B"))
    assert str(refusal) == "already_judged (EL-17)"
    assert isinstance(refusal, BrokenRule)
    assert spots_to_object(state, 0) == ["A", "C", "D"]
    assert "B" in spots_to_object(state, 1)


def test_el_17_where_the_others_saw_nothing_nobody_asks_again() -> None:
    state = judged(objected(), ["dismiss"] * 4)

    assert str(refused(state, 3, object_to("B"))) == "already_judged (EL-17)"
    assert "B" not in spots_to_object(state, 3)


def test_el_17_a_corrected_drawing_may_be_questioned_by_others() -> None:
    state = after(sent_back(), (2, draw()), (2, HAND_IN))

    assert "B" not in spots_to_object(state, 0)
    assert "B" in spots_to_object(state, 1)
    assert after(state, (1, object_to("B"))).claim is not None


def test_el_17_ballots_on_one_drawing_do_not_count_for_the_next() -> None:
    state = after(judged(objected(), ["dismiss"] * 4), (1, object_to("C")))

    assert game.awaiting(state) == (0, 2, 3, 4)


def test_el_17_the_artist_corrects_it_and_hangs_it_up_again() -> None:
    state, (kept,) = act(sent_back(), 2, draw())

    assert isinstance(kept, DrawingKept)
    assert kept.instead_of == ""  # the old one hangs on the board as yet
    assert game.view(state, None).board[2].drawing == name(2)
    own = game.view(state, Seat(2)).own
    assert own is not None
    assert own.is_sent_back
    assert own.drawing == kept.name

    state, events = act(state, 2, HAND_IN)

    assert events == (DrawingCorrected("B", kept.name),)
    assert game.view(state, None).board[2].drawing == kept.name
    assert not any(it.is_sent_back for it in game.view(state, None).board)


def test_el_17_drafts_of_a_correction_replace_each_other() -> None:
    state, (first,) = act(sent_back(), 2, draw())
    _, (second,) = act(state, 2, draw(3), key=b"later")

    assert isinstance(first, DrawingKept)
    assert isinstance(second, DrawingKept)
    assert second.instead_of == first.name


def test_el_17_something_has_to_be_changed() -> None:
    state = sent_back()

    for unchanged in (state, after(state, (2, BLANK))):
        refusal = refused(unchanged, 2, HAND_IN)
        assert str(refusal) == "change_it_first (EL-17)"
        assert isinstance(refusal, BrokenRule)
        assert "hand_in" not in offered(unchanged, 2)


def test_el_17_nobody_else_corrects_it() -> None:
    for action in (draw(), HAND_IN):
        assert str(refused(sent_back(), 1, action)) == "not_drawing (EL-19)"


def test_el_17_nothing_tells_who_corrects_it() -> None:
    # EL-G1: everybody is awaited, nobody votes, and nobody is told that the artist draws
    before = sent_back(votes="AAAA"[:3])
    state, (event,) = act(before, 2, draw())

    assert game.awaiting(before) == game.awaiting(state) == (0, 1, 2, 3)
    for seat in (Seat(0), Seat(1), Seat(3), None):
        assert game.seen(before, event, seat) is None
        assert game.view(state, seat) == game.view(before, seat)
        assert [it.seat for it in game.view(state, seat).board] == [0, None, None, None]
        assert not any(it.has_voted for it in game.view(state, seat).places)


def test_el_17_nor_who_asks_for_more_time_to_correct_it() -> None:
    before = sent_back(Options(voting_pace="normal"))
    _, (event,) = act(before, 2, MORE_TIME)

    assert isinstance(event, TimeStretched)
    for seat in (*map(Seat, range(4)), None):
        assert game.seen(before, event, seat) == TimeMoved(event.deadline)


def test_el_17_all_votes_are_taken_back_and_wait_for_the_new_drawing() -> None:
    # nobody votes on what they have not seen, and nobody is told apart by voting last
    state = sent_back(votes="ABC")

    assert [it.vote for it in state.places] == [None] * 4
    for seat in range(4):
        assert str(refused(state, seat, vote("A"))) == "no_vote_now (EL-21)"
        assert not {"cast_vote", "abstain", "object"} & {*offered(state, seat)}

    state, events = act(after(state, (2, draw())), 2, HAND_IN)

    assert kinds(events) == ["DrawingCorrected"]
    assert game.awaiting(state) == (0, 1, 2, 3)
    state = after(state, *((seat, vote("A")) for seat in range(4)))
    assert state.gallery[0].exhibits[2].drawing == the(events, DrawingCorrected).drawing


def test_el_17_where_nothing_is_wrong_the_votes_stay() -> None:
    state = judged(objected(), ["dismiss"] * 4)

    assert [it.vote for it in state.places] == [None, "A", None, None, None]


def test_el_17_who_objected_may_have_it_hung_as_it_is() -> None:
    """Else a table would wait for ever for an artist who does nothing."""
    state = sent_back()

    assert "withdraw" in offered(state, 0)
    assert act(state, 0, WITHDRAW)[1] == (DrawingCorrected("B", name(2)),)
    for seat in (1, 2, 3):
        assert "withdraw" not in offered(state, seat)
        assert str(refused(state, seat, WITHDRAW)) == "no_objection_open (EL-17)"


def test_el_17_and_anybody_if_they_have_left() -> None:
    state, _ = act(sent_back(), None, Vacate(Seat(0)))

    assert all("withdraw" in offered(state, seat) for seat in (1, 2, 3))
    assert act(state, 3, WITHDRAW)[1] == (DrawingCorrected("B", name(2)),)


def test_el_17_it_costs_no_points() -> None:
    state = after(sent_back(), (2, draw()), (2, HAND_IN))
    state = after(state, *((seat, vote("A")) for seat in range(4)))

    assert state.gallery[0].points == (0, 0, 1, 1)


def test_a_description_is_welcome_while_others_judge() -> None:
    assert after(objected(), (2, describe("un goûter"))).places[2].description == "un goûter"
