"""Whatever a thinking bot decides, looking back says why; in every mode, of every level, at the very step."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tablee import registry
from tablee.bots.line.outlook import MOST
from tablee.bots.line.turn import own_of
from tablee.core.record import kinds_of
from tablee.core.seats import Seat
from tablee.core.shifts import Shift
from tablee.games.light_line.modes.line.actions import PlaceCard
from tablee.review.played import Played, Step
from tablee.review.review import Review
from tablee.review.reviewers import review
from tests.review.playing import a_game, played, review_of

LEVELS = ("novice", "regular", "expert")

DECISIONS: Mapping[str, set[str]] = {
    "line": {"place", "draw", "exchange", "pay"},
    "long-line": {"call", "stop"},
    "head-line": {"call", "agree", "discard"},
    "solo-line": {"hint", "give_up"},
    "kidz-line": {"place", "give_up"},
}
"""What a bot chooses by something it believes or weighs."""

MATTERS_OF_COURSE: Mapping[str, set[str]] = {
    "line": {"need_time"},
    # A line is laid card by card: why is said with the first.
    "long-line": {"turn_up", "lay", "take_back", "clear_bench", "need_time"},
    # The line that is shown is the one that was called for.
    "head-line": {
        "pause", "resume", "set_pace", "mark", "give_up", "start_round",
        "lay", "take_back", "clear_bench",     },
    "solo-line": {"lay", "take_back", "clear_bench"},
    "kidz-line": {"turn_up", "need_time"},
}  # fmt: skip
"""What follows of itself, of the rules or of what was decided before."""


def decided(steps: list[Step]) -> Iterator[tuple[Step, range]]:
    """Whatever a seat did, and the steps that came of it."""
    begun = [it for it in steps if it.action is not None]
    ends = [*(it.number for it in begun[1:]), len(steps) + 1]
    for step, end in zip(begun, ends, strict=True):
        if step.seat is not None:
            yield step, range(step.number, end)


def reasons(found: Review) -> dict[int, list[str]]:
    told: dict[int, list[str]] = {}
    for it in found.remarks:
        if it.key.startswith(("why.", "bot.")):
            told.setdefault(it.step, []).append(it.key)
    return told


def tag(action: Any) -> str:
    return str(type(action).__struct_config__.tag)


@pytest.mark.parametrize("game", DECISIONS)
def test_every_kind_of_move_is_a_decision_or_a_matter_of_course(game: str) -> None:
    kinds = {str(it.__struct_config__.tag) for it in kinds_of(registry.game(game).TYPES.action)}

    assert DECISIONS[game] | MATTERS_OF_COURSE[game] == kinds
    assert not DECISIONS[game] & MATTERS_OF_COURSE[game]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", DECISIONS)
def test_every_decision_of_a_bot_has_its_reason(game: str, level: str) -> None:
    seats = registry.game(game).ABOUT.seats
    size = max(min(seats), min(3, max(seats)))
    table = a_game(game, size, b"reasons", *[level] * size)
    told = reasons(review_of(table, [level] * size))

    for step, come_of_it in decided(list(played(table).steps())):
        if tag(step.action) in DECISIONS[game]:
            assert any(it in told for it in come_of_it), (step.number, step.action)
    assert told
    assert not reasons(review_of(table))


def test_the_reason_is_that_of_the_level_that_moved_then() -> None:
    """A game that experts play from its middle on: novices until then count nothing."""
    table = a_game("line", 2, b"levels", "regular", "expert")
    half = len(table.entries) // 2
    shifts = [Shift(Seat(0), 0, "novice"), Shift(Seat(0), half, "regular")]
    told = reasons(review(Played(table.game, table.seating, table.options, table.entries, shifts)))
    keys = {(key.split(".")[1], step > half) for step, those in told.items() for key in those}

    assert keys == {("novice", False), ("regular", True)}


def test_the_regular_bot_of_line_lays_where_its_reason_says_most_is_to_be_had() -> None:
    """Counted by hand: of the spots where the card fits, as many as are told, and none pays more."""
    table = a_game("line", 2, b"most", "regular", "regular")
    found = {it.step: it for it in review_of(table, ["regular"] * 2).remarks if "lays" in it.key}
    for step in played(table).steps():
        if isinstance(step.action, PlaceCard):
            view = played(table).view(step.before, step.seat)
            fits = own_of(view).fits
            (laid,) = [it for it in fits if it.spot == step.action.spot]
            assert found[step.number].facts == {
                "spots": len(fits),
                "points": min(max(it.points for it in fits), MOST),
            }
            assert min(laid.points, MOST) == found[step.number].facts["points"]
