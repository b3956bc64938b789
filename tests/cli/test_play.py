"""`tablee play`: every game to its end at a scripted terminal, in both languages, and polite ways to leave."""

from importlib import import_module
from pathlib import Path

import pytest
import typer

from tablee import registry
from tablee.arena.match import play_out
from tablee.arena.tournament import table_seed
from tablee.cli.speech import speech
from tablee.cli.terminal import Terminal
from tablee.core.seats import Seating
from tablee.faces.telling import Telling
from tablee.tables.reader import read_log
from tablee.tables.table import Table, open_table
from tablee.tables.verify import verify
from tests.cli.conftest import Run
from tests.cli.person import Person

EXPRESS = ("play", "between", "-o", "length=express", "--bots", "novice", "--seed", "1")
PLAYING = import_module("tablee.cli.play")

GAMES = {
    "between": ("length=express",),
    "line": (),
    "kidz-line": ("helper=yes",),
    "solo-line": ("cards=5",),
    "long-line": ("rounds=1",),
    "head-line": (),
    "wordz": ("rounds=1",),
    "entre-les-lignes": ("rounds=short",),
    "trapwords": ("rounds=4", "curses=off"),
}
DAWDLING = (
    "more time|suggest|team|wish|ask the other|take back|torch|note|rewrite|cross out|off the list"
    "|reopen|object|faster|pause|describe|clear|give up|doubt"
)
"""What a person can do for ever."""


def test_all_nine_are_here() -> None:
    assert tuple(GAMES) == registry.keys()[: len(GAMES)]


@pytest.mark.parametrize("key", GAMES)
def test_a_person_who_picks_from_the_menu_plays_to_the_end(
    key: str,
    tmp_path: Path,
    tablee: Run,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = tmp_path / "game.jsonl"
    avoided = DAWDLING.replace("|give up", "") if key == "solo-line" else DAWDLING
    person = Person(lambda: capsys.readouterr().out, avoids=avoided)
    monkeypatch.setattr(PLAYING, "Terminal", lambda may_wait: person)
    monkeypatch.delattr(Telling, "_plainly")  # everything that happens has words
    with pytest.raises(typer.Exit) as end:
        PLAYING.play(key, option=[*GAMES[key]], bots="novice", seed=1, log=log, lang="en")
    told = person.transcript + capsys.readouterr().out

    assert end.value.exit_code == 0
    assert "╔" in told
    assert told.endswith("Thank you for playing.\n")
    assert max(map(len, told.replace(str(log), "").splitlines())) <= 90
    assert verify(read_log(log.read_bytes(), registry.game)).outcome
    for language in ("en", "fr"):
        shown = tablee("replay", log, "--lang", language)
        assert shown.exit_code == 0
    assert tablee("replay", log, "--seat", "1").exit_code == 0


def test_a_script_plays_in_french(tablee: Run) -> None:
    hiding = [f"cacher {low} {high}" for low in range(1, 23) for high in range(low + 2, 25)]
    asking = [f"demander {whom} {card}\nfinir" for card in range(1, 25) for whom in (2, 3)]
    typed = "\n".join((*hiding, *asking * 20, ""))
    shown = tablee(*EXPRESS, "--lang", "fr", typed=typed)

    assert (shown.exit_code, shown.stderr) == (0, "")
    for said in ("Manche 1.", "Vous cachez", "Vous demandez le", "╔", "Merci d’avoir joué."):
        assert said in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert "\x1b" not in shown.stdout


# Leaving


@pytest.mark.parametrize("line", ["", "quitter\n", "quit\n"])
def test_leaving_is_polite(tablee: Run, line: str) -> None:
    shown = tablee(*EXPRESS, "--lang", "fr", typed=line)

    assert shown.exit_code == 0
    assert "Vous quittez la table\u202f; la partie s’arrête ici." in shown.stdout
    assert shown.stdout.endswith("Merci d’avoir joué.\n")


def test_ctrl_c_leaves_politely_too(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
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


def test_options_presets_and_seats_reach_the_table(tablee: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    shown = tablee(
        *("play", "between", "--seats", "2", "--seat", "2", "--preset", "notes"),
        *("-o", "length=express", "--bots", "novice", "--log", log),
        typed="quit\n",
    )
    header = read_log(log.read_bytes(), registry.game).header

    assert "You play with Lou (level: beginner)." in shown.stdout
    assert "Agreed: length=express, follow_up=notes." in shown.stdout
    assert header.players == ("Lou", "")
    assert b'"follow_up":"notes"' in bytes(header.options)


def test_clocks_that_always_run_are_slow_here_and_words_are_the_readers(tablee: Run) -> None:
    assert "language=en, glass=120" in tablee("play", "trapwords").stdout
    asked = tablee("play", "trapwords", "-o", "glass=30", "-o", "language=fr").stdout
    assert "glass=30" in asked
    assert "language" not in asked


def test_a_game_of_another_package_is_played_without_words(
    tablee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, game, bots = import_module("tests.third_party"), registry.game, registry.bots
    monkeypatch.setattr(registry, "game", lambda key: theirs if key == "twin" else game(key))
    monkeypatch.setattr(
        registry, "bots", lambda key: bots("between") if key == "twin" else bots(key)
    )
    shown = tablee("play", "twin", "--seed", "1", typed="1\n\nchoose 1 10\n?\nquit\n")

    assert shown.exit_code == 0
    assert "interval? 1 10" in shown.stdout
    assert "interval hidden" in shown.stdout
    assert "has chosen" in shown.stdout


BOTS = """
class Broken:
    def choose(self, view, chance):
        raise RuntimeError("lost my glasses")

class Strange:
    def choose(self, view, chance):
        return "a unicorn"
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Broken", "The bot in seat 2 broke at move 1: RuntimeError: lost my glasses"),
        ("Strange", "The bot in seat 2 answered with what is no action, str, at move 1"),
    ],
)
def test_a_bot_at_fault_is_named_and_the_log_is_kept(
    tablee: Run, tmp_path: Path, name: str, said: str
) -> None:
    log, file = tmp_path / "left.jsonl", tmp_path / "my_bot.py"
    file.write_text(BOTS)
    address = f"{file}:{name}"
    shown = tablee("play", "between", "--bots", address, "--log", log, typed="1\n")

    assert shown.exit_code == 1
    assert "my_bot.py" in shown.stdout
    assert said in shown.stderr
    assert "log of the unfinished game" in shown.stdout
    assert log.is_file()


# Somebody is really there


class Live(Terminal):
    """As if it were a terminal, with these answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(may_wait=False)
        self.is_live = True
        self.answers = list(answers)

    def read(self, until: int | None = None) -> str | None:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def finished() -> Table:
    table = open_table(registry.game("between"), 2, seed=b"between in a terminal")
    bot = registry.bot("between", "novice")
    play_out(table, {0: bot, 1: bot})
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


MYBOTS = """
from tablee.bots.between import BOTS

MINE = BOTS["novice"]
NONE = 7

class Broken:
    def choose(self, view, chance):
        return 1 // 0
"""


def test_a_bot_of_ones_own_plays_too_and_is_named_where_it_breaks(
    tablee: Run, tmp_path: Path
) -> None:
    path = tmp_path / "mybots.py"
    path.write_text(MYBOTS)
    mine = tablee(*EXPRESS, "--bots", f"{path}:MINE", typed="quit\n")
    log = tmp_path / "kept.jsonl"
    broken = tablee(*EXPRESS, "--bots", f"{path}:Broken", "--log", log)
    none = tablee(*EXPRESS, "--bots", f"{path}:NONE")

    assert (mine.exit_code, broken.exit_code, none.exit_code) == (0, 1, 2)
    assert f"level: {path}:MINE" in " ".join(mine.stdout.split())
    assert log.is_file()
    assert "The bot in seat 2 broke at move 1: ZeroDivisionError: " in broken.stderr
    assert f"What is at {path}:NONE is no bot: it has no “choose”." in none.stderr
