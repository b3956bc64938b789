"""Small words to set a table with, so that the tests of Between read like its rulebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.core.seats import Seat, Seating
from tablee.games.between.pieces import Card, Find, Interval, Options
from tablee.games.between.state import Place, State

# Tables


def table(hands: str) -> tuple[tuple[Card, ...], ...]:
    """Hands as text, one seat after the other: "7 8 10 | 3 5 | 20"."""
    return tuple(tuple(map(int, hand.split())) for hand in hands.split("|"))


def pairs(intervals: str) -> tuple[Interval | None, ...]:
    """Intervals as text: "7-10 | 3-5 | ?" (the last one has not chosen)."""
    return tuple(None if "?" in text else pair(text) for text in intervals.split("|"))


def pair(text: str) -> Interval:
    low, high = map(int, text.split("-"))
    return low, high


def choosing(hands: str, intervals: str = "", options: Options | None = None) -> State:
    """These hands are dealt; intervals are chosen where the text has some."""
    chosen = intervals or "|".join("?" for _ in table(hands))
    places = tuple(
        Place(hand=hand, interval=interval)
        for hand, interval in zip(table(hands), pairs(chosen), strict=True)
    )
    return State(Seating(len(places)), options or Options(), places, phase="choose", round=1)


def playing(
    hands: str,
    intervals: str,
    options: Options | None = None,
    *,
    active: int = 0,
    points: Iterable[int] = (),
    out: Iterable[int] = (),
    found: Mapping[int, int] | None = None,
    spent: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A turn of the first round: what is in hand, and what is hidden.

    `found` says whose interval was found by whom, `spent` whose joker was played.
    """
    size = len(table(hands))
    found = found or {}
    totals = (*points, *(0,) * size)
    places = tuple(
        Place(
            hand=hand,
            interval=interval,
            is_found=seat in found,
            is_out=seat in tuple(out),
            has_joker=seat not in tuple(spent),
            points=totals[seat],
        )
        for seat, (hand, interval) in enumerate(zip(table(hands), pairs(intervals), strict=True))
    )
    finds = tuple(
        Find(Seat(by), Seat(whom), places[whom].interval or (0, 0)) for whom, by in found.items()
    )
    return State(
        Seating(size),
        options or Options(),
        places,
        phase="turn",
        round=rest.pop("round", 1),
        active=Seat(active),
        finds=finds,
        **rest,
    )
