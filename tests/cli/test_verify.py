"""`tablee verify`: what was checked, or the line that does not fit."""

import gzip
import json
from pathlib import Path

import pytest

from tablee.arena.match import play_out
from tablee.tables.giving import name_of
from tests.cli.conftest import Run, cut
from tests.tables.forging import (
    changed,
    content_of,
    lines_of,
    numbers_of,
    rechained,
    with_action,
)
from tests.tables.test_deal import ADA, BOT, DAY, of_its_own, past_of, plan_of, played, swapped
from tests.tables.variations import bots_for, gone_on, left_at, played_to_the_end


def test_people_read_what_was_checked(tablee: Run, log: Path) -> None:
    shown = tablee("verify", log)

    assert shown.exit_code == 0
    lines = len(log.read_bytes().splitlines())
    for words in (f"{lines} lines", "commitment", "decisions", "won", "This log is whole."):
        assert words in shown.stdout


def test_people_read_it_in_french(tablee: Run, log: Path) -> None:
    assert "Ce journal est intact." in tablee("verify", log, "--lang", "fr").stdout


def test_programs_get_it_as_json(tablee: Run, log: Path) -> None:
    said = json.loads(tablee("verify", log, "--json").stdout)

    assert said["verified"] is True
    assert said["events"] == said["lines"] - 2
    assert said["outcome"]["winners"]


@pytest.mark.parametrize("is_true", [True, False])
def test_of_a_variation_one_reads_what_was_not_checked(
    tablee: Run, tmp_path: Path, is_true: bool
) -> None:
    whole = played_to_the_end("line")
    variation = gone_on(whole, left_at(whole, 6, is_true=is_true))
    play_out(variation, bots_for(variation))
    log = tmp_path / "variation.jsonl"
    log.write_bytes(content_of(lines_of(variation)))

    shown = tablee("verify", log)
    assert shown.exit_code == 0
    assert "it goes on from event 6 of another game" in shown.stdout
    assert ("dealt anew" in shown.stdout) is not is_true
    assert whole.commitment[:12] in shown.stdout
    assert "repart de l’événement 6" in tablee("verify", log, "--lang", "fr").stdout
    assert json.loads(tablee("verify", log, "--json").stdout)["is_variation"] is True
    told = tablee("replay", log, "--lang", "en")
    assert told.exit_code == 0
    assert tablee("replay", log, "--seat", "1").exit_code == 0


@pytest.mark.parametrize("line", [2, 3, 4])
def test_a_changed_line_is_named(tablee: Run, log: Path, tmp_path: Path, line: int) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"at":0', b'"at":1')
    changed = tmp_path / "changed.jsonl"
    changed.write_bytes(b"".join(lines))

    shown = tablee("verify", changed)
    assert shown.exit_code == 1
    assert shown.stdout == ""
    assert shown.stderr == f"{changed}, line {line}: this line was changed.\n"

    said = json.loads(tablee("verify", changed, "--json").stdout)
    assert (said["error"], said["line"]) == ("changed", line)


def test_an_unfinished_game_has_a_sentence_of_its_own(
    tablee: Run, log: Path, tmp_path: Path
) -> None:
    short = cut(log, tmp_path, 4)

    shown = tablee("verify", short)
    assert shown.exit_code == 1
    assert "not finished: 4 lines" in shown.stderr
    assert "inachevée" in tablee("verify", short, "--lang", "fr").stderr


def test_a_table_that_cannot_be_is_a_sentence(tablee: Run, log: Path, tmp_path: Path) -> None:
    """Nine seats, with a chain that holds."""
    lines = log.read_bytes().splitlines()
    lines[0] = lines[0].replace(b'"size":2', b'"size":9')
    forged = tmp_path / "nine.jsonl"
    forged.write_bytes(content_of(rechained(lines)))

    for command in ("verify", "replay"):
        shown = tablee(command, forged)
        assert shown.exit_code == 1
        assert (
            "line 1: no such table can be: this game is not for that many (BT-01)" in shown.stderr
        )


def test_a_move_against_the_rules_is_told_in_words(tablee: Run, log: Path, tmp_path: Path) -> None:
    lines = log.read_bytes().splitlines()
    (number, *_) = numbers_of(lines, "interval_chosen")
    forged = tmp_path / "forged.jsonl"
    swap = changed(lines, number, lambda line: with_action(line, interval=(1, 2)))
    forged.write_bytes(content_of(swap))

    said = tablee("verify", forged).stderr
    assert f"line {number}: the rules refuse this action: " in said
    assert "_" not in said.rpartition("action: ")[2]


def test_a_log_of_older_rules_has_a_sentence_and_an_exit_code_of_its_own(
    tablee: Run, tmp_path: Path
) -> None:
    stored = Path(__file__).parents[1] / "old" / "adbf3f1" / "entre-les-lignes-4.jsonl.gz"
    log = tmp_path / "old.jsonl"
    log.write_bytes(gzip.decompress(stored.read_bytes()))

    shown = tablee("verify", log)
    assert (shown.exit_code, shown.stdout) == (3, "")
    assert "older rules, version 1" in shown.stderr
    assert "No line was changed" in shown.stderr
    assert "règles plus anciennes" in tablee("verify", log, "--lang", "fr").stderr
    said = json.loads(tablee("verify", log, "--json").stdout)
    assert (said["error"], said["line"], said["version"]) == ("older_rules", 48, 1)
    assert 0 < said["same"] < said["decisions"]
    assert tablee("replay", log).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("The deal of the day, 2026-11-15", "the seed was no secret")),
        ("fr", ("La donne du jour, 2026-11-15", "graine n’était donc pas secrète")),
    ],
)
def test_of_a_deal_of_the_day_one_reads_whose_seed_it_is(
    tablee: Run, tmp_path: Path, lang: str, said: tuple[str, ...]
) -> None:
    log = tmp_path / "day.jsonl"
    log.write_bytes(content_of(lines_of(played(plan_of(f"line/{DAY}.1")))))
    shown = tablee("verify", log, "--lang", lang)
    assert shown.exit_code == 0
    assert all(it in " ".join(shown.stdout.split()) for it in said)
    facts = json.loads(tablee("verify", log, "--json").stdout)
    assert facts["deal"] == {"rules": 1, "day": DAY, "of": ""}


def test_a_deal_that_was_given_on_names_the_game_it_is_of(tablee: Run, tmp_path: Path) -> None:
    whole = of_its_own()
    plan = plan_of(f"between/{name_of(past_of(whole, ADA, BOT))}")
    log = tmp_path / "given.jsonl"
    log.write_bytes(content_of(lines_of(played(plan))))
    assert whole.commitment[:12] in tablee("verify", log).stdout


def test_a_seed_that_is_not_the_days_fails_with_its_line(tablee: Run, tmp_path: Path) -> None:
    log = tmp_path / "swapped.jsonl"
    log.write_bytes(content_of(swapped(b"another seed that was liked more")))
    shown = tablee("verify", log)
    assert shown.exit_code == 1
    assert "line 1" in shown.stderr
    assert "not the one of the deal" in " ".join(shown.stderr.split())
