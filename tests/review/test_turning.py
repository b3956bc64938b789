"""Where a game turned."""

from tablee.review.review import Remark
from tablee.review.turning import Weighed, turning


def test_the_heaviest_are_marked_and_the_earlier_among_equals() -> None:
    weights = {1: 1.0, 2: 3.0, 3: 2.0, 4: 1.0, 5: 0.0}
    marked = turning([Weighed(Remark(step, "it"), weight) for step, weight in weights.items()], 3)

    assert [it.is_turning for it in marked] == [True, True, True, False, False]


def test_what_weighs_nothing_never_turns_a_game() -> None:
    assert not [it for it in turning([Weighed(Remark(1, "it"))]) if it.is_turning]
