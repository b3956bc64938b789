"""`tablee review`: what could have been known, in keys and facts; or the line that does not fit."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.arena.match import play_out
from tablee.core.seats import Seat
from tablee.review import reviewers
from tablee.review.played import Played
from tablee.review.review import Curve, Fact, Remark
from tests.cli.conftest import Run, cut
from tests.tables.forging import content_of, lines_of
from tests.tables.variations import bots_for, gone_on, left_at, played_to_the_end
from tests.test_old import OLD


def look_back(game: Played) -> Iterator[Curve | Remark]:
    for step in game.steps():
        if step.number == 3:
            seats = (Seat(0), Seat(1))
            facts: dict[str, Fact] = {
                "left": 12,
                "share": 0.25,
                "sure": True,
                "cards": (3, 8),
                "none": None,
            }
            yield Remark(3, "split", seats, facts, "at_random", is_turning=True)
    yield Remark(1, "dealt")
    yield Curve("left", ((1, 24), (3, 12.5)), Seat(0), Seat(1))
    yield Curve("open", ((1, 0),))


@pytest.fixture
def looked_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reviewers._OURS, "between", "planted")
    monkeypatch.setitem(reviewers._OURS, "long-line", "planted")
    planted = SimpleNamespace(review=look_back)
    monkeypatch.setattr(reviewers, "import_module", lambda _: planted)


@pytest.mark.usefixtures("looked_back")
def test_people_read_step_by_step_what_was_found(tablee: Run, log: Path) -> None:
    shown = tablee("review", log)
    steps = len(log.read_bytes().splitlines()) - 2

    assert (shown.exit_code, shown.stderr) == (0, "")
    assert shown.stdout.splitlines() == [
        f"Between: {steps} steps, 2 of them with something to tell, 2 curves.",
        "1. dealt",
        "3. split; Ada, Zoé; left 12; share 0.25; sure True; cards 3 8; none –; if",
        "at_random; the game turns",
        "left, Ada of Zoé: 1 → 24, 3 → 12.5",
        "open, the table: 1 → 0",
    ]


@pytest.mark.usefixtures("looked_back")
def test_people_read_it_in_french(tablee: Run, log: Path) -> None:
    assert "la partie bascule" in tablee("review", log, "--lang", "fr").stdout


@pytest.mark.usefixtures("looked_back")
def test_programs_get_the_review_as_browsers_do(tablee: Run, log: Path) -> None:
    said = json.loads(tablee("review", log, "--json").stdout)

    assert [it["key"] for it in said["remarks"]] == ["dealt", "split"]
    assert said["curves"][0]["points"] == [[1, 24], [3, 12.5]]


def test_a_game_that_nobody_looks_back_at_is_said_to_be_one(tablee: Run, log: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewers, "_OURS", {})
        shown = tablee("review", log)

    assert shown.exit_code == 0
    assert "nobody looks back at this game yet" in shown.stdout


@pytest.mark.usefixtures("looked_back")
def test_a_log_of_older_rules_is_looked_at_and_called_so(tablee: Run, tmp_path: Path) -> None:
    old = tmp_path / "old.jsonl"
    old.write_bytes(gzip.decompress((OLD / "a42bb93" / "long-line-7.jsonl.gz").read_bytes()))
    shown = tablee("review", old)

    assert shown.exit_code == 3
    assert "1. dealt" in shown.stdout
    assert shown.stderr == tablee("verify", old).stderr


@pytest.mark.usefixtures("looked_back")
@pytest.mark.parametrize(
    ("spoil", "status"),
    [
        (lambda it: it.replace(b'"at":0', b'"at":1', 1), 1),
        (lambda it: b"".join(it.splitlines(keepends=True)[:-1]), 1),
        (lambda it: b"not a log\n", 2),
    ],
    ids=["changed", "not over", "no log"],
)
def test_what_does_not_hold_is_not_looked_at(
    tablee: Run, log: Path, tmp_path: Path, spoil: object, status: int
) -> None:
    assert callable(spoil)
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_bytes(spoil(log.read_bytes()))
    shown = tablee("review", spoiled)

    assert (shown.exit_code, shown.stdout) == (status, "")
    assert shown.stderr == tablee("verify", spoiled).stderr
    assert tablee("review", cut(log, tmp_path, 3)).exit_code == 1


@pytest.mark.usefixtures("looked_back")
def test_of_a_variation_nothing_is_told(tablee: Run, tmp_path: Path) -> None:
    whole = played_to_the_end("between")
    variation = gone_on(whole, left_at(whole, 6))
    play_out(variation, bots_for(variation))
    log = tmp_path / "variation.jsonl"
    log.write_bytes(content_of(lines_of(variation)))

    said = json.loads(tablee("review", log, "--json").stdout)

    assert (said["curves"], said["remarks"]) == ([], [])
