"""Looking back at HEAD-LINE: from which card on there was a line, against building every line there is."""

import pytest

from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, Number
from tablee.games.light_line.modes.head_line import events
from tablee.games.light_line.modes.head_line.pieces import RoundResult
from tablee.review.review import Review
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of
from tests.review.scripted import found_in, the
from tests.review.tubes import lit_length, longest_by_trying

FEW = 8
"""Of so many cards every line there is can be built."""


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_the_first_line_lies_there_from_the_card_on_that_makes_one(seed: bytes) -> None:
    table = a_game("head-line", 2, seed, "novice", "regular")
    told = {it.step: it for it in remarks(review_of(table), "there")}
    number, was_there, rounds = 0, False, 0
    for step in played(table).steps():
        if isinstance(step.event, events.RoundBegan):
            number, was_there = step.event.number, False
        if isinstance(step.event, events.CardDealt) and len(step.after.open) <= FEW:
            is_there = longest_by_trying(step.after.open) >= number
            assert (step.number in told) == (is_there and not was_there)
            if step.number in told:
                shown = told[step.number].shows
                assert told[step.number].facts == {"number": number, "cards": len(step.after.open)}
                assert {it.card for it in shown.laid} <= set(step.after.open)
                assert lit_length(shown.laid, shown.lines[0].colour) == len(shown.laid) == number
                rounds += 1
            was_there = is_there
    assert rounds > 4


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_the_longest_line_is_that_of_building_every_line_or_rests_on_at_least(seed: bytes) -> None:
    table = a_game("head-line", 2, seed, "novice", "novice")
    told = {it.step: it for it in remarks(review_of(table), "longest")}
    compared = 0
    for step in played(table).steps():
        if isinstance(step.event, events.RoundEnded):
            cards, remark = step.event.result.cards, told.get(step.number)
            length = remark.facts["longest"] if remark else step.event.result.number
            if len(cards) <= FEW:
                assert length == longest_by_trying(cards)
                assert remark is None or remark.rests_on == ""
                compared += 1
            if remark:
                (line,) = remark.shows.lines
                assert lit_length(remark.shows.laid, line.colour) == line.length == length
    assert compared > 2


def test_of_many_cards_it_only_says_at_least() -> None:
    table = a_game("head-line", 2, b"many", "novice", "novice")
    many = tuple(range(1, 31))
    result = RoundResult(1, 3, "gave_up", (Seat(1),), many)
    made = table.entries[0].event
    begun = events.RoundBegan(1, made.number, 0)
    dealt = [events.CardDealt(card, None, None) for card in many]

    found = found_in("head-line", 2, made, begun, *dealt, events.RoundEnded(result, 3, 0))

    told = the(found, "longest")
    assert told.rests_on == "at_least"
    assert told.facts["cards"] == 30
    assert lit_length(told.shows.laid, told.shows.lines[0].colour) == told.facts["longest"]


def wrong(cards: tuple[int, ...], number: Number) -> Review:
    """A call with these cards open that came to nothing."""
    table = a_game("head-line", 2, b"wrong", "novice", "novice")
    made = table.entries[0].event
    top = next(card for card in made.round_pile if BACK[card] == number)
    rest = tuple(card for card in made.round_pile if card != top)
    pile = (*cards, *[card for card in made.pile if card not in cards])
    made = events.PilesMade(made.dealer, (top, *rest), pile)
    dealt = [events.CardDealt(card, None, None) for card in cards]
    result = RoundResult(1, number, "gave_up", (Seat(1),), cards)
    ended = events.RoundEnded(result, None, None)
    begun = events.RoundBegan(1, number, 0)
    return found_in("head-line", 2, made, begun, *dealt, ended)


def test_a_wrong_call_is_told_apart_by_whether_there_was_a_line() -> None:
    none = next(it for it in _hands() if longest_by_trying(it) < 3)
    some = next(it for it in _hands() if longest_by_trying(it) >= 3)

    assert the(wrong(none, 3), "wrong.none").seats == (1,)
    there = the(wrong(some, 3), "wrong.there")
    assert (there.seats, there.is_turning) == ((1,), True)
    assert lit_length(there.shows.laid, there.shows.lines[0].colour) == 3


def _hands() -> list[tuple[int, ...]]:
    return [(first, first + 1, first + 2) for first in range(1, 58)]


def test_the_graph_counts_the_cards_since_a_line_lay_there() -> None:
    table = a_game("head-line", 3, b"waiting", "novice", "regular", "novice")
    found = review_of(table)
    (waiting,) = curves(found, "waiting")
    values = dict(waiting.points)

    later = {it.step: it.facts["after"] for it in remarks(found, "found.later")}
    assert later
    for step, after in later.items():
        assert values[step] == 0
        assert [value for number, value in waiting.points if number < step][-1] == after
    assert table.outcome is not None
    assert tuple(it.points[-1][1] for it in curves(found, "points")) == table.outcome.points


def test_a_bot_says_what_it_overlooked() -> None:
    table = a_game("head-line", 2, b"overlooked", "novice", "novice")
    found = remarks(review_of(table, ["novice", "novice"]), "why.overlooked")

    assert found
    assert not remarks(review_of(table), "why.overlooked")
    assert not remarks(review_of(table, ["expert", "expert"]), "why.overlooked")


@pytest.mark.parametrize(("seats", "level"), [(2, "novice"), (3, "regular"), (4, "expert")])
def test_a_whole_game_turns_a_few_times(seats: int, level: str) -> None:
    table = a_game("head-line", seats, b"whole", *[level] * seats)
    found = review_of(table, [level] * seats)

    assert is_whole(found, table)
    assert 5 <= len([it for it in found.remarks if it.is_turning]) <= 15
