"""Looking back at LONG-LINE: the longest line of eight cards, against building every line there is."""

import pytest

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line import events
from tablee.games.light_line.modes.long_line.pieces import Score
from tablee.review.light_line.longest import longest
from tablee.review.light_line.picture import Picture
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of
from tests.review.scripted import found_in, the
from tests.review.tubes import lit_length, longest_by_trying


def is_lit(shown: Picture, length: int) -> bool:
    """Whether one line runs over all the cards that are shown, and all of it is lit."""
    (line,) = shown.lines
    cells = {it.cell for it in shown.laid}
    return set(line.cells) == cells and lit_length(shown.laid, line.colour) == len(cells) == length


@pytest.mark.parametrize("seats", [2, 5])
def test_the_longest_in_everybodys_cards_is_that_of_building_every_line(seats: int) -> None:
    table = a_game("long-line", seats, b"the longest", *["novice"] * seats, rounds=3)
    found = review_of(table)
    shown = {(it.step, it.seats[0]): it for it in found.remarks}
    hands: tuple[tuple[int, ...], ...] = ()
    for step in played(table).steps():
        if isinstance(step.event, events.RoundDealt):
            hands = step.event.hands
        told = []
        if isinstance(step.event, events.LineCalled):
            told = [(step.event.seat, step.event.number)]
        elif isinstance(step.event, events.RoundEnded):
            scores = enumerate(step.event.result.scores)
            told = [(Seat(n), _length(it)) for n, it in scores if it.called is None]
        for seat, number in told:
            remark, most = shown[step.number, seat], longest_by_trying(hands[seat])
            assert remark.facts["number"] == number
            assert remark.facts.get("longest", number) == most
            assert number == most or is_lit(remark.shows, most)


def _length(score: object) -> int:
    line = getattr(score, "line", None)
    return line.length if line else 0


def test_every_line_that_is_proven_to_be_the_longest_is() -> None:
    for first in range(1, 53, 7):
        cards = tuple(range(first, first + 7))
        found = longest(cards)
        assert found.is_proven
        assert len(found.path) == longest_by_trying(cards)
        assert lit_length(found.path, found.colour) == len(found.path)


def test_one_who_calls_the_longest_but_for_a_taken_number_is_told_so() -> None:
    table = a_game("long-line", 6, b"taken", *["regular"] * 6)
    found = review_of(table)
    calls: set[int] = set()
    for step in played(table).steps():
        if isinstance(step.event, events.RoundDealt):
            calls.clear()
        if isinstance(step.event, events.LineCalled):
            for it in remarks(found, "called.taken"):
                assert it.step != step.number or it.facts["longest"] in calls
            for it in remarks(found, "called.shorter"):
                assert it.step != step.number or it.facts["longest"] not in calls
            calls.add(step.event.number)
    assert remarks(found, "called.taken")


def test_a_bot_says_what_it_overlooked() -> None:
    table = a_game("long-line", 2, b"overlooked", "novice", "novice")
    found = review_of(table, ["novice", None])

    for it in remarks(found, "why.overlooked"):
        (called,) = [that for that in remarks(found, "called.shorter") if that.step == it.step]
        seen, had = it.facts["seen"], called.facts["longest"]
        assert isinstance(seen, int)
        assert isinstance(had, int)
        assert it.seats == called.seats == (0,)
        assert seen < had
    assert remarks(found, "why.overlooked")


def test_the_graph_of_what_was_built_begins_anew_with_every_round() -> None:
    table = a_game("long-line", 3, b"graphs", "regular", "regular", "regular", rounds=3)
    found = review_of(table)

    assert table.outcome is not None
    assert tuple(it.points[-1][1] for it in curves(found, "points")) == table.outcome.points
    deals = [it.number for it in played(table).steps() if isinstance(it.event, events.RoundDealt)]
    for curve in curves(found, "built"):
        values = dict(curve.points)
        assert [values[number] for number in deals[1:]] == [0, 0]
        assert max(values.values()) >= 3


def test_nobody_built_anything_and_that_is_told_too() -> None:
    hands = (tuple(range(1, 9)), tuple(range(9, 17)))
    called = events.LineCalled(Seat(0), 2, 0)
    table = a_game("long-line", 2, b"nothing", "regular", "regular", rounds=1)
    ended = next(it.event for it in table.entries if isinstance(it.event, events.RoundEnded))
    nothing = [Score(2, 2, None, ()), Score(None, 0, None, ())]
    result = replace(ended.result, scores=tuple(nothing), points=(2, 0))

    dealt = events.RoundDealt(1, hands, ())
    found = found_in("long-line", 2, dealt, called, events.RoundEnded(result))

    told = the(found, "lay.shorter")
    assert told.seats == (1,)
    assert told.facts == {"number": 0, "longest": longest_by_trying(hands[1])}


@pytest.mark.parametrize(("seats", "level"), [(2, "regular"), (4, "expert"), (7, "novice")])
def test_a_whole_game_turns_a_few_times(seats: int, level: str) -> None:
    table = a_game("long-line", seats, b"whole", *[level] * seats)
    found = review_of(table, [level] * seats)

    assert is_whole(found, table)
    assert 5 <= len([it for it in found.remarks if it.is_turning]) <= 15
