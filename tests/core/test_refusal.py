"""Refusals carry a code and a rule."""

import pickle

import pytest

from tablee.core.refusal import BrokenRule, Malformed, NotNow, NotSeated, NotYourTurn, Refusal

KINDS = [Malformed, NotSeated, NotNow, NotYourTurn, BrokenRule]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_of_one_family(kind: type[Refusal]) -> None:
    with pytest.raises(Refusal):
        raise kind("some_code")


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_is_of_its_own_kind_only(kind: type[Refusal]) -> None:
    refusal = kind("some_code")

    assert [other for other in KINDS if isinstance(refusal, other)] == [kind]


def test_a_refusal_names_its_code_and_its_rule() -> None:
    refusal = BrokenRule("you_hold_it", "BT-10")

    assert (refusal.code, refusal.rule) == ("you_hold_it", "BT-10")
    assert str(refusal) == "you_hold_it (BT-10)"


def test_a_refusal_need_not_rest_on_a_rule() -> None:
    refusal = Malformed("take_a_seat")

    assert refusal.rule is None
    assert str(refusal) == "take_a_seat"


def test_a_refusal_survives_the_way_to_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(BrokenRule("you_hold_it", "BT-10")))

    assert (refusal.code, refusal.rule) == ("you_hold_it", "BT-10")
