"""Objections: the rules that only people can judge."""

import pytest

from tablee.core.objection import Ballot, Objection, Verdict, vote, withdraw
from tablee.core.record import encode, replace
from tablee.core.refusal import BrokenRule, NotYourTurn
from tablee.core.seats import Seat

BALLOTS: dict[str, Ballot] = {"+": "uphold", "-": "dismiss"}


def objection(judges: int = 3) -> Objection:
    """Seat 0 objects; the seats after it judge."""
    return Objection(Seat(0), "BT-10", about=12, judges=tuple(map(Seat, range(1, judges + 1))))


def after(ballots: str, judges: int) -> Objection:
    """The judges speak in turn, for (+) or against (-)."""
    claim = objection(judges)
    for judge, ballot in enumerate(ballots, start=1):
        claim = vote(claim, Seat(judge), BALLOTS[ballot])
    return claim


@pytest.mark.parametrize(
    ("ballots", "judges", "verdict"),
    [
        ("", 1, None),
        ("+", 1, "upheld"),
        ("-", 1, "dismissed"),
        ("+", 2, None),
        ("++", 2, "upheld"),
        ("+", 3, None),
        ("-", 3, None),
        ("+-", 3, None),
        ("+-+", 3, "upheld"),
        ("+--", 3, "dismissed"),
        ("+-", 4, None),
        ("++-", 4, None),
        ("++-+", 4, "upheld"),
    ],
)
def test_most_of_the_judges_decide(ballots: str, judges: int, verdict: Verdict | None) -> None:
    assert after(ballots, judges).verdict == verdict


@pytest.mark.parametrize(
    ("ballots", "judges", "verdict"),
    [("++", 3, "upheld"), ("--", 3, "dismissed"), ("+++", 5, "upheld")],
)
def test_a_verdict_falls_as_soon_as_it_cannot_change(
    ballots: str, judges: int, verdict: Verdict
) -> None:
    assert after(ballots, judges).verdict == verdict


@pytest.mark.parametrize(("ballots", "judges"), [("+-", 2), ("-", 2), ("--", 4), ("++--", 4)])
def test_a_tie_is_lenient(ballots: str, judges: int) -> None:
    assert after(ballots, judges).verdict == "dismissed"


@pytest.mark.parametrize(
    ("ballots", "judges", "verdict"),
    [("-+", 2, "upheld"), ("+", 2, "upheld"), ("--", 4, None), ("---", 4, "dismissed")],
)
def test_where_it_is_strict_a_tie_upholds_it(
    ballots: str, judges: int, verdict: Verdict | None
) -> None:
    claim = replace(objection(judges), is_strict=True)
    for judge, ballot in enumerate(ballots, start=1):
        claim = vote(claim, Seat(judge), BALLOTS[ballot])
    assert claim.verdict == verdict


def test_without_judges_nothing_is_upheld() -> None:
    assert objection(judges=0).verdict == "dismissed"


def test_the_judges_who_have_not_spoken_are_waited_for() -> None:
    assert after("+", 3).waiting_for == (2, 3)


def test_nobody_is_waited_for_after_the_verdict() -> None:
    assert after("++", 3).waiting_for == ()


@pytest.mark.parametrize("seat", [0, 4])
def test_only_judges_vote(seat: int) -> None:
    claim = objection()

    with pytest.raises(NotYourTurn) as refusal:
        vote(claim, Seat(seat), "uphold")

    assert str(refusal.value) == "not_a_judge (BT-10)"
    assert claim == objection()


def test_a_judge_speaks_once() -> None:
    claim = after("+", 3)

    with pytest.raises(NotYourTurn) as refusal:
        vote(claim, Seat(1), "dismiss")

    assert str(refusal.value) == "not_a_judge (BT-10)"


def test_nobody_votes_after_the_verdict() -> None:
    claim = after("++", 3)

    with pytest.raises(NotYourTurn):
        vote(claim, Seat(3), "dismiss")

    assert claim.verdict == "upheld"


def test_an_objection_can_be_withdrawn() -> None:
    claim = withdraw(after("+", 3), Seat(0))

    assert claim.verdict == "withdrawn"
    assert claim.waiting_for == ()


def test_only_the_one_who_objected_withdraws() -> None:
    claim = objection()

    with pytest.raises(NotYourTurn) as refusal:
        withdraw(claim, Seat(1))

    assert str(refusal.value) == "not_your_objection (BT-10)"


@pytest.mark.parametrize("ballots", ["++", "--"])
def test_what_is_decided_is_not_withdrawn(ballots: str) -> None:
    claim = after(ballots, 3)

    with pytest.raises(BrokenRule) as refusal:
        withdraw(claim, Seat(0))

    assert str(refusal.value) == "already_decided (BT-10)"


def test_an_objection_is_withdrawn_once() -> None:
    claim = withdraw(objection(), Seat(0))

    with pytest.raises(BrokenRule) as refusal:
        withdraw(claim, Seat(0))

    assert str(refusal.value) == "already_decided (BT-10)"


def test_an_objection_is_certain_unless_it_says_otherwise() -> None:
    unsure = Objection(Seat(0), "BT-10", 12, (Seat(1),), is_certain=False)

    assert objection().is_certain
    assert encode(unsure) != encode(objection(judges=1))
