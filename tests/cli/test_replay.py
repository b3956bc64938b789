"""`tablee replay`: a game again, as any seat saw it, or with everything open."""

import json
from pathlib import Path

import pytest

from tablee import registry
from tablee.tables.log import format_log
from tests import third_party
from tests.cli.conftest import Run, cut
from tests.tables.forging import content_of, played_table


def hidden_cards(log: Path) -> list[tuple[int, int]]:
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    events = [line["event"] for line in lines if line["kind"] == "event"]
    return [tuple(it["interval"]) for it in events if it["type"] == "interval_chosen"]


def test_everything_is_open_unless_a_seat_is_named(tablee: Run, log: Path) -> None:
    shown = tablee("replay", log)

    assert shown.exit_code == 0
    assert "with every card open" in shown.stdout
    for who, (low, high) in zip(("Ada", "Zoé"), hidden_cards(log), strict=True):
        assert f"{who} hides the interval {low}, {high}." in shown.stdout
    assert "━ Ada ━" in shown.stdout


def test_a_seat_reads_what_it_saw_and_no_more(tablee: Run, log: Path) -> None:
    mine, theirs = hidden_cards(log)
    shown = tablee("replay", log, "--seat", "1").stdout

    assert "as Ada saw it" in shown
    assert f"You hide the interval {mine[0]}, {mine[1]}." in shown
    assert "Zoé has hidden two cards." in shown
    assert f"hides the interval {theirs[0]}, {theirs[1]}" not in shown
    assert "For your eyes only" in shown


def test_it_is_told_in_french_with_its_narrow_spaces(tablee: Run, log: Path) -> None:
    shown = tablee("replay", log, "--seat", "2", "--lang", "fr").stdout

    assert "comme l’a vu Zoé" in shown
    assert "Fin de la manche 1. Points, place par place\u00a0:" in shown


def test_programs_get_one_line_of_json_for_each_event_seen(tablee: Run, log: Path) -> None:
    open_lines = [json.loads(line) for line in tablee("replay", log, "--json").stdout.splitlines()]
    mine = tablee("replay", log, "--seat", "2", "--json").stdout
    seen = [json.loads(line) for line in mine.splitlines()]

    assert [it["seq"] for it in open_lines] == list(range(1, len(open_lines) + 1))
    assert open_lines[0]["seen"]["type"] == "round_dealt"
    assert seen[0]["seen"]["type"] == "hand_dealt"
    assert "interval_hidden" in {it["seen"]["type"] for it in seen}


def test_sentences_are_numbered_like_the_events(tablee: Run, log: Path) -> None:
    events = len(log.read_bytes().splitlines()) - 2

    assert f"{events:>4}  " in tablee("replay", log).stdout.splitlines()[-1]


def test_an_unfinished_log_is_told_as_far_as_it_goes(
    tablee: Run, log: Path, tmp_path: Path
) -> None:
    assert "stops here" in tablee("replay", cut(log, tmp_path, 5)).stdout


def test_a_changed_log_is_told_and_said_to_be_changed(
    tablee: Run, log: Path, tmp_path: Path
) -> None:
    path = tmp_path / "changed.jsonl"
    path.write_bytes(log.read_bytes().replace(b'"Ada"', b'"Eva"'))

    shown = tablee("replay", path)
    assert "Eva hides" in shown.stdout
    assert (shown.exit_code, shown.stderr) == (1, f"{path}, line 1: this line was changed.\n")
    *told, error = tablee("replay", path, "--json").stdout.splitlines()
    assert json.loads(told[0])["seq"] == 1
    assert json.loads(error)["error"] == "changed"


def test_an_unfinished_log_is_nothing_to_be_warned_of(
    tablee: Run, log: Path, tmp_path: Path
) -> None:
    shown = tablee("replay", cut(log, tmp_path, 5))
    assert (shown.exit_code, shown.stderr) == (0, "")


def test_a_name_cannot_command_the_terminal(tablee: Run, tmp_path: Path) -> None:
    path = tmp_path / "names.jsonl"
    names = ("\x1b[2J\u202eevil", "[bold]Zoé[/bold]")
    path.write_bytes(content_of(format_log(played_table(b"names"), names)))

    shown = tablee("replay", path).stdout
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "[bold]Zoé[/bold]" in shown


def test_seats_without_names_or_of_the_same_name_are_told_apart(
    tablee: Run, tmp_path: Path
) -> None:
    path = tmp_path / "names.jsonl"
    path.write_bytes(content_of(format_log(played_table(b"names"))))
    assert "Seat 2 hides" in tablee("replay", path).stdout
    assert "Place 2 cache" in tablee("replay", path, "--lang", "fr").stdout

    path.write_bytes(content_of(format_log(played_table(b"names"), ("Lou", "Lou"))))
    assert "Lou 2 hides" in tablee("replay", path).stdout


def test_a_game_without_words_is_told_from_its_fields(
    tablee: Run, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game
    monkeypatch.setattr(registry, "game", lambda key: third_party if key == "twin" else game(key))
    path = tmp_path / "twin.jsonl"
    path.write_bytes(log.read_bytes().replace(b'"game":"between"', b'"game":"twin"'))

    shown = tablee("replay", path, "--seat", "1").stdout
    assert "Twin, 2 seats" in shown
    assert "Zoé · interval hidden" in shown
