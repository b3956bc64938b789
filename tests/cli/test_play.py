"""`tablee play between`: whole games at a scripted terminal, in both languages, and polite ways to leave."""

from importlib import import_module
from pathlib import Path

import pytest

from tablee import registry
from tablee.arena.match import Company
from tablee.arena.tournament import table_seed
from tablee.cli.speech import speech
from tablee.cli.terminal import Terminal
from tablee.core.seats import Seating
from tablee.tables.reader import read_log
from tablee.tables.table import Table
from tablee.tables.verify import verify
from tests.cli.between.tables import dealt
from tests.cli.conftest import Run

EXPRESS = ("play", "between", "--length", "express", "--bots", "novice", "--seed", "1")
PLAYING = import_module("tablee.cli.play")


def script(ask: str, end: str, hide: str) -> str:
    """Hides whatever may be hidden, then asks for everything in turn, until somebody finds it out."""
    hiding = [f"{hide} {low} {high}" for low in range(1, 23) for high in range(low + 2, 25)]
    asking = [f"{ask} {whom} {card}\n{end}" for card in range(1, 25) for whom in (2, 3)]
    return "\n".join((*hiding, *asking * 20, ""))


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("fr", ("demande", "fin", "cache"), ("Manche 1", "Vous cachez", "Merci d’avoir joué.")),
        ("en", ("ask", "end", "hide"), ("Round 1", "You hide", "Thank you for playing.")),
    ],
)
def test_a_scripted_game_is_played_to_its_end(
    tablee: Run, tmp_path: Path, language: str, words: tuple[str, str, str], said: tuple[str, ...]
) -> None:
    log = tmp_path / "game.jsonl"
    shown = tablee(*EXPRESS, "--lang", language, "--log", log, typed=script(*words))

    assert shown.exit_code == 0
    assert shown.stderr == ""
    for sentence in said:
        assert sentence in shown.stdout
    assert "╔" in shown.stdout
    lines = [line for line in shown.stdout.splitlines() if str(log) not in line]
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in shown.stdout

    table = verify(read_log(log.read_bytes(), registry.game))
    assert table.outcome
    assert tablee("verify", log).exit_code == 0
    assert tablee("replay", log, "--seat", "1", "--lang", language).exit_code == 0


# Leaving


@pytest.mark.parametrize("line", ["", "quitter\n"])
def test_leaving_is_polite(tablee: Run, line: str) -> None:
    shown = tablee(*EXPRESS, "--lang", "fr", typed=line)

    assert shown.exit_code == 0
    assert "Vous quittez la table\u202f; la partie s’arrête ici." in shown.stdout
    assert shown.stdout.endswith("Merci d’avoir joué.\n")


def test_ctrl_c_leaves_politely_too(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", interrupted)
    shown = tablee(*EXPRESS)

    assert shown.exit_code == 130
    assert shown.stdout.endswith("Thank you for playing.\n")


def test_an_unfinished_game_is_kept_where_it_was_asked_for(tablee: Run, tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    shown = tablee(*EXPRESS, "--log", path, typed="quit\n")

    assert "log of the unfinished game" in shown.stdout
    assert "not finished" in tablee("verify", path).stderr


# At the table


def test_the_seed_is_sealed_before_the_deal(tablee: Run) -> None:
    shown = tablee(*EXPRESS)
    table = Table(registry.game("between"), Seating(3), seed=table_seed(1))

    assert table.commitment in shown.stdout
    assert shown.stdout.index(table.commitment) < shown.stdout.index("You are dealt")


def test_the_same_seed_deals_the_same_and_none_deals_otherwise(tablee: Run) -> None:
    assert tablee(*EXPRESS).stdout == tablee(*EXPRESS).stdout
    assert tablee(*EXPRESS[:-2]).stdout != tablee(*EXPRESS[:-2]).stdout


def test_options_reach_the_table(tablee: Run) -> None:
    shown = tablee(*EXPRESS, "--seats", "2", "--follow-up", "notes", "-o", "joker=per_round")

    assert "You play with Lou (level: novice)." in shown.stdout
    assert "express, a single round" in shown.stdout


def test_a_game_without_a_terminal_table_says_so(
    tablee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PLAYING, "PLAYABLE", ("other",))
    shown = tablee(*EXPRESS)

    assert shown.exit_code == 2
    assert shown.stderr == "Between cannot be played in the terminal yet; try other.\n"


# Somebody is really there


class Live(Terminal):
    """As if it were a terminal, with these answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(may_wait=False)
        self.is_live = True
        self.answers = list(answers)

    def read(self) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def finished() -> Table:
    table = dealt(2)
    bot = registry.bot("between", "random")
    company = Company(table, {0: bot, 1: bot})
    while table.outcome is None:
        company.act(table.awaiting[0])
    return table


def test_the_log_is_offered_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept.jsonl"
    PLAYING.keep(finished(), ("", "Lou"), speech("en"), Live(str(path)), None)

    assert verify(read_log(path.read_bytes(), registry.game)).outcome
    assert "Keep the log of this game?" in capsys.readouterr().out


@pytest.mark.parametrize("answers", [("",), ()])
def test_nobody_has_to_keep_it(tmp_path: Path, answers: tuple[str, ...]) -> None:
    PLAYING.keep(finished(), ("", "Lou"), speech("en"), Live(*answers), None)

    assert list(tmp_path.iterdir()) == []


def test_a_file_name_that_cannot_be_is_asked_for_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept.jsonl"
    terminal = Live(str(tmp_path), str(tmp_path / "no" / "such"), str(path))
    PLAYING.keep(finished(), ("", "Lou"), speech("en"), terminal, None)

    assert path.is_file()
    assert "is a folder" in " ".join(capsys.readouterr().out.split())


def test_the_others_take_their_time_only_where_somebody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    desk_module = import_module("tablee.cli.terminal")
    monkeypatch.setattr(desk_module, "sleep", slept.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    Terminal(may_wait=True).pause(0.5)
    Terminal(may_wait=False).pause(0.5)
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    Terminal(may_wait=True).pause(0.5)

    assert slept == [0.5]
