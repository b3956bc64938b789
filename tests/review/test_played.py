"""What every reviewer is given, and what is made of what it finds."""

from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace

import pytest

from tablee.review import reviewers
from tablee.review.played import Played
from tablee.review.review import Curve, Remark, Review
from tests.review.playing import a_game, played, review_of


def test_every_step_has_the_truth_before_and_after_it() -> None:
    table = a_game("between", 2, b"a review", length="express")
    told: list[int] = []
    game = Played(table.game, table.seating, table.options, table.entries, on_step=told.append)

    steps = list(game.steps())

    assert [it.event for it in steps] == [it.event for it in table.entries]
    assert [it.number for it in steps] == told == list(range(1, game.length + 1))
    assert all(one.after is other.before for one, other in pairwise(steps))
    assert steps[-1].after == table.state
    assert game.view(steps[-1].after, None) == table.view(None)
    assert list(game.steps()) == steps


def test_what_is_found_is_told_in_the_order_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(game: Played) -> Iterator[Curve | Remark]:
        yield Remark(9, "later")
        yield Curve("sure", ((1, 3), (4, 1)))
        yield Remark(2, "earlier")

    monkeypatch.setattr(reviewers, "import_module", lambda name: SimpleNamespace(review=found))
    monkeypatch.setitem(reviewers._OURS, "between", "a reviewer")
    table = a_game("between", 2, b"a review", length="express")

    review = review_of(table)

    assert [it.key for it in review.remarks] == ["earlier", "later"]
    assert [it.graph for it in review.curves] == ["sure"]
    assert (review.game, review.steps) == ("between", len(table.entries))


def test_a_game_that_nobody_looks_back_at_has_an_empty_review() -> None:
    table = a_game("between", 2, b"a review", length="express")
    elsewhere = SimpleNamespace(
        ABOUT=SimpleNamespace(key="a-sixth-game"), start=table.game.start, evolve=table.game.evolve
    )
    nobody = Played(elsewhere, table.seating, table.options, table.entries)

    assert not reviewers.has_review("a-sixth-game")
    assert not reviewers.review(nobody).remarks
    assert not reviewers.review(nobody).curves


def test_a_game_that_begins_in_its_middle_has_an_empty_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(game: Played) -> Iterator[Curve | Remark]:
        yield Remark(1, "dealt")

    monkeypatch.setattr(reviewers, "import_module", lambda name: SimpleNamespace(review=found))
    table = a_game("between", 2, b"a review", length="express")
    middle = list(played(table).steps())[3].after
    entries = table.entries[4:]
    game = Played(table.game, table.seating, table.options, entries, start=middle)

    assert [it.after for it in game.steps()][-1] == table.state
    assert reviewers.review(played(table)).remarks
    assert reviewers.review(game) == Review("between", len(entries), (), ())
