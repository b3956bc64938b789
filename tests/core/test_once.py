"""What is asked for every seat in turn is worked out once."""

from tablee.core.once import once
from tablee.core.seats import Seating

FOUR = Seating(4)


def test_the_same_truth_is_worked_out_once() -> None:
    asked: list[Seating] = []

    @once
    def size(seating: Seating) -> int:
        asked.append(seating)
        return seating.size

    assert [size(FOUR), size(FOUR), size(FOUR)] == [4, 4, 4]
    assert asked == [FOUR]


def test_another_truth_is_worked_out_anew_however_alike_it_is() -> None:
    asked: list[Seating] = []

    @once
    def size(seating: Seating) -> int:
        asked.append(seating)
        return seating.size

    assert [size(FOUR), size(Seating(4)), size(Seating(2)), size(FOUR)] == [4, 4, 2, 4]
    assert len(asked) == 4
