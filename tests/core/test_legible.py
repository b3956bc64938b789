"""A record is read line by line: what is there, and nothing else."""

from types import MappingProxyType

from tablee.core.legible import Shown, legible
from tablee.core.record import Record, Secret


class Turn(Record, frozen=True, tag="turn"):
    seat: int


class View(Shown, frozen=True, tag="zed"):
    seat: int
    hand: "tuple[Card, ...]"
    turn: Turn
    fields: MappingProxyType[str, tuple[int, ...]] | dict[str, tuple[int, ...]]
    has_passed: bool = False
    late: int | None = None
    gone: tuple[int, ...] = ()


class Card(Record, frozen=True):
    value: int
    is_open: bool = False
    note: str | None = None


class Own(Secret, frozen=True):
    word: str


def test_what_one_seat_may_see_is_printed_line_by_line() -> None:
    view = View(1, (Card(7, is_open=True), Card(8, note="mine")), Turn(2), {"spot": (1, 2)})

    assert str(view).splitlines() == [
        "zed",
        "  seat: 1",
        "  hand: (value 7, is_open), (value 8, note mine)",
        "  turn: turn seat 2",
        "  fields: spot (1, 2)",
        "  has_passed: False",
    ]


def test_and_is_hidden_from_logs_and_tracebacks() -> None:
    view = View(1, (), Turn(2), {})

    assert f"{view!r} {[view]}" == "<View> [<View>]"
    assert view.__rich_repr__() == []


def test_what_is_long_is_laid_out_below_its_name() -> None:
    many = tuple(Card(value, note="a long note about it") for value in range(3))
    view = View(1, many, Turn(2), {"spot": tuple(range(100, 130)), "other": (1,)})

    assert legible(view).splitlines() == [
        "zed",
        "  seat: 1",
        "  hand:",
        "    0: value 0, note a long note about it",
        "    1: value 1, note a long note about it",
        "    2: value 2, note a long note about it",
        "  turn: turn seat 2",
        "  fields:",
        "    spot: 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,",
        "      117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129",
        "    other: 1",
        "  has_passed: False",
    ]


def test_whoever_asks_for_it_reads_a_secret_too() -> None:
    assert legible(Own("")) == ""
    assert legible(Own("lamp")) == "word: lamp"
    pairs = tuple((n, n) for n in range(10, 32))
    assert {it[-2:] for it in legible(Own(pairs)).splitlines()[:-1]} == {"),"}  # type: ignore[arg-type]
    assert legible(View(0, (), Turn(0), {"empty": ("",)})).splitlines()[-2] == "  fields: empty (–)"  # type: ignore[dict-item]
