"""Looking back at KIDZ-LINE: places for cards that were put back, against trying every cell."""

import pytest

from tablee.games.light_line.modes.kidz_line import events
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of
from tests.review.tubes import Tubes, plain


def test_a_card_that_was_put_back_fitted_where_trying_every_cell_finds_a_place() -> None:
    table = a_game("kidz-line", 5, b"places", *["novice"] * 5)
    found = review_of(table)
    fits = {it.step: it for it in remarks(found, "put_back.fits")}
    nowhere = {it.step for it in remarks(found, "put_back.nowhere")}
    for step in played(table).steps():
        if isinstance(step.event, events.CardPutBack):
            tried = Tubes(plain(step.before.display)).fits(step.event.card)
            assert (step.number in nowhere) == (not tried)
            if tried:
                told = fits[step.number]
                assert told.seats == (step.event.seat,)
                assert told.facts == {"places": len(tried)}
                (*display, mine) = told.shows.laid
                assert tuple(display) == step.before.display
                lines = tried[mine.x, mine.y, mine.turned]
                assert {it.colour: it.length for it in told.shows.lines} == lines
                assert sum(lines.values()) == max(sum(it.values()) for it in tried.values())
    assert fits


def test_the_longest_line_of_the_game_is_remembered_where_it_was_made() -> None:
    table = a_game("kidz-line", 4, b"longest", *["regular"] * 4)
    found = review_of(table)
    (told,) = remarks(found, "longest")
    lengths = {
        it.number: max(line.length for line in it.event.lines)
        for it in played(table).steps()
        if isinstance(it.event, events.CardPlaced)
    }

    assert told.facts["longest"] == max(lengths.values()) == lengths[told.step]
    assert told.is_turning
    assert told.shows.lines[0].length == lengths[told.step]
    longer = [lengths[it.step] for it in remarks(found, "longer")]
    assert longer == sorted(set(longer))


def test_cards_are_counted_seat_by_seat_and_together() -> None:
    table = a_game("kidz-line", 3, b"together", "novice", "regular", "expert")
    found = review_of(table)

    assert table.outcome is not None
    assert tuple(it.points[-1][1] for it in curves(found, "placed")) == table.outcome.points
    (together,) = remarks(found, "together")
    assert (together.seats, together.facts["cards"]) == ((0, 1, 2), sum(table.outcome.points))


def test_a_bot_says_how_often_it_tried() -> None:
    table = a_game("kidz-line", 5, b"places", *["novice"] * 5)

    for it in remarks(review_of(table, ["novice"] * 5), "why.tried"):
        assert it.facts == {"tries": 5}
    assert len(remarks(review_of(table, ["novice"] * 5), "why.tried")) == len(
        remarks(review_of(table), "put_back.fits")
    )
    assert not remarks(review_of(table), "why.tried")


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_whole_game_turns_a_few_times(seats: int) -> None:
    table = a_game("kidz-line", seats, b"whole", *["regular"] * seats)
    found = review_of(table)

    assert is_whole(found, table)
    assert 3 <= len([it for it in found.remarks if it.is_turning]) <= 15
