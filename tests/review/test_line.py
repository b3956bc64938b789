"""Looking back at LINE: every cell and both ways up, tried one by one."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.light_line.modes.line import events
from tablee.review.played import Step
from tablee.review.review import Remark
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of
from tests.review.tubes import Tubes, paid, plain


def placed(table: Any) -> Iterator[Step]:
    return (it for it in played(table).steps() if isinstance(it.event, events.CardPlaced))


def best_by_trying(step: Step) -> int:
    """The most points that the card could take."""
    tried = Tubes(plain(step.before.display)).fits(step.event.laid.card)
    piles = dict(enumerate(step.before.sizes, start=2))
    return max(paid(sum(lines.values()), piles) for lines in tried.values())


@pytest.mark.parametrize(("seats", "levels"), [(2, ["novice", "regular"]), (5, ["novice"] * 5)])
def test_the_best_is_that_of_trying_every_cell_both_ways_up(seats: int, levels: list[str]) -> None:
    table = a_game("line", seats, b"the best there was", *levels)
    found = review_of(table)
    told = {it.step: it for it in found.remarks if it.key.startswith("laid.")}
    behind = [0] * seats
    for step in placed(table):
        best, remark = best_by_trying(step), told[step.number]
        taken = _points(remark)
        assert remark.seats == (step.event.seat,)
        assert remark.facts.get("best", taken) == best
        behind[step.event.seat] += best - taken
    assert len(told) == len(list(placed(table)))
    totals = [it.facts.get("behind", 0) for it in found.remarks if it.key.startswith("total.")]
    assert totals == behind
    assert sum(behind) > 0


def _points(remark: Remark) -> int:
    points = remark.facts["points"]
    assert isinstance(points, int)
    return 0 if remark.key == "laid.unpaid" else points


def test_the_better_place_is_shown_with_the_lines_it_would_have_continued() -> None:
    table = a_game("line", 3, b"a better place", "novice", "novice", "novice")
    found = {it.step: it for it in remarks(review_of(table), "laid.less")}

    assert found
    for step in placed(table):
        if step.number in found:
            shown = found[step.number].shows
            (*display, mine) = shown.laid
            assert tuple(display) == step.before.display
            assert (mine.card,) == shown.outlined == (step.event.laid.card,)
            tried = Tubes(plain(display)).fits(mine.card)[mine.x, mine.y, mine.turned]
            assert {it.colour: it.length for it in shown.lines} == tried


def test_the_graphs_are_what_was_taken_and_what_could_have_been() -> None:
    table = a_game("line", 2, b"graphs", "novice", "novice")
    found = review_of(table)
    points, best = curves(found, "points"), curves(found, "best")

    assert table.outcome is not None
    assert tuple(it.points[-1][1] for it in points) == table.outcome.points
    assert [it.seat for it in points] == [it.seat for it in best] == [0, 1]
    for mine, possible in zip(points, best, strict=True):
        assert [number for number, _ in mine.points] == [number for number, _ in possible.points]
        assert all(a[1] <= b[1] for a, b in zip(mine.points, possible.points, strict=True))


def test_the_expert_says_what_it_weighed_where_spots_paid_as_much() -> None:
    table = a_game("line", 3, b"weighed", "expert", "expert", "expert")
    found = remarks(review_of(table, ["expert", "expert", None]), "why.expert.same")

    assert found
    assert {it.seats for it in found} <= {(0,), (1,)}
    for it in found:
        percent, other = it.facts["percent"], it.facts["other"]
        assert isinstance(percent, int)
        assert isinstance(other, int)
        assert percent > other
        assert it.rests_on == "foreseen"


@pytest.mark.parametrize(("seats", "level"), [(2, "novice"), (4, "regular"), (6, "expert")])
def test_a_whole_game_turns_a_few_times(seats: int, level: str) -> None:
    table = a_game("line", seats, b"whole", *[level] * seats)
    found = review_of(table, [level] * seats)

    assert is_whole(found, table)
    assert 5 <= len([it for it in found.remarks if it.is_turning]) <= 15


def test_who_leads_is_told_when_the_lead_is_passed_on() -> None:
    table = a_game("line", 2, b"leads", "regular", "regular")
    found = review_of(table)
    leads = remarks(found, "leads")

    assert len({it.seats[0] for it in leads}) == 2
    for it in leads:
        at = [dict(curve.points).get(it.step) for curve in curves(found, "points")]
        assert it.facts["points"] == at[it.seats[0]]
