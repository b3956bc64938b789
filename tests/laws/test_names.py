"""One name, one thing: which names of a truth law 6 holds what is shown to, and which it leaves alone."""

from typing import TYPE_CHECKING

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.laws.names import Names

if TYPE_CHECKING:
    from nowhere import Mood  # type: ignore[import-not-found]


class Notes(Record, frozen=True):
    pages: tuple[str, ...] = ()


class Truth(Record, frozen=True):
    hands: tuple[tuple[int, ...], ...] = ((1, 2), (3,))
    book: Notes = Notes(("mine", "yours"))

    @property
    def total(self) -> int:
        return sum(map(sum, self.hands))

    @property
    def mood(self) -> "Mood":
        return "calm"

    @property
    def riddle(self) -> str:
        raise AssertionError

    def hand(self, seat: Seat | None) -> tuple[int, ...]:
        return () if seat is None else self.hands[seat]

    def book_pages(self, seat: Seat | None) -> tuple[str, ...]:
        return ("yours",) if seat else ("mine",)

    def worth(self, card: int) -> int:
        return card


class Shown(Record, frozen=True):
    total: int = 6
    mood: str = "calm"
    riddle: str = ""
    hand: tuple[int, ...] = ()
    hand_size: int = 2
    book: Notes | None = None
    worth: int = 99
    whim: int = 99


def untruth(shown: Shown, viewer: int | None = 0) -> str | None:
    return Names(Truth(), viewer).untruth(shown, Truth())  # type: ignore[arg-type]


def test_what_is_shown_is_held_to_fields_properties_and_what_is_answered_to_who_looks() -> None:
    assert untruth(Shown(hand=(1, 2))) is None
    assert untruth(Shown(hand=(3,), hand_size=1), viewer=1) is None
    assert untruth(Shown(hand=(1, 2), hand_size=1), viewer=1) == ".hand: (1, 2) / (3,)"
    assert untruth(Shown(total=7)) == ".total: 7 / 6"
    assert untruth(Shown(mood="wild")) == ".mood: wild / calm"


def test_the_whole_truth_may_have_a_longer_name_for_what_lies_within() -> None:
    assert untruth(Shown(book=Notes(("mine",)))) is None
    assert untruth(Shown(book=Notes(("mine", "yours")))) is not None


def test_where_nothing_is_shown_nothing_is_asked() -> None:
    """Some properties can be asked at some times only."""
    assert untruth(Shown(riddle="")) is None


def test_other_methods_are_no_namesakes() -> None:
    assert untruth(Shown(worth=1, whim=1)) is None
