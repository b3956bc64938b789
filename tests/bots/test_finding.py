"""A bot by its address: a class or an instance, in a file or a module; what is wrong with it is named."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.bots.finding import NoBot, is_address, load

MYBOT = """
from beside import pick

class MyBot:
    def choose(self, view, chance):
        return pick(view)

MADE = MyBot()
NUMBER = 3

class Needy:
    def __init__(self, name): ...

class Failing:
    def __init__(self):
        self.gone
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "mybot.py").write_text(MYBOT)
    (tmp_path / "beside.py").write_text("def pick(view): return view")
    (tmp_path / "raising.py").write_text("\n1 / 0")
    (tmp_path / "leaving.py").write_text("raise SystemExit('bye')")
    (tmp_path / "unfinished.py").write_text("class MyBot(")
    (tmp_path / "lacking.py").write_text("import no_such_thing_at_all")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = {*sys.modules}
    yield tmp_path
    for name in {*sys.modules} - before:
        del sys.modules[name]


@pytest.mark.parametrize(
    "address", ["./mybot.py:MyBot", "mybot.py:MADE", "mybot:MyBot", "mybot:MADE"]
)
def test_a_bot_is_found_in_a_file_or_a_module(folder: Path, address: str) -> None:
    load.cache_clear()

    assert is_address(address)
    assert load(address).choose("what it sees", None) == "what it sees"


def test_two_bots_of_one_file_share_what_is_in_it(folder: Path) -> None:
    assert isinstance(load("./mybot.py:MADE"), type(load(f"{folder}/mybot.py:MyBot")))


@pytest.mark.parametrize(
    ("address", "code", "detail"),
    [
        ("./mybot.py", "bot_form", "./mybot.py"),
        (":MyBot", "bot_form", "MyBot"),
        ("mybot:", "bot_form", "mybot"),
        ("./gone.py:MyBot", "no_such_bot_file", "gone.py"),
        ("gone:MyBot", "no_such_module", "gone"),
        ("gone.further:MyBot", "no_such_module", "gone.further"),
        ("./mybot.py:Other", "no_such_name", "Other"),
        ("./mybot.py:NUMBER", "cannot_choose", "NUMBER"),
        ("./mybot.py:Needy", "broken_bot", "TypeError: Needy.__init__() missing"),
        ("./mybot.py:Failing", "broken_bot", "has no attribute 'gone' (mybot.py, line 16)"),
        ("./raising.py:MyBot", "broken_bot", "ZeroDivisionError: division by zero (raising.py, line 2)"),
        ("leaving:MyBot", "broken_bot", "SystemExit: bye (leaving.py, line 1)"),
        ("./unfinished.py:MyBot", "broken_bot", "SyntaxError: '(' was never closed (unfinished.py, line 1)"),
        ("./lacking.py:MyBot", "broken_bot", "No module named 'no_such_thing_at_all' (lacking.py, line 1)"),
        ("lacking:MyBot", "broken_bot", "No module named 'no_such_thing_at_all'"),
    ],
)  # fmt: skip
def test_what_is_no_bot_is_named(folder: Path, address: str, code: str, detail: str) -> None:
    with pytest.raises(NoBot) as none:
        load(address)

    assert (none.value.code, none.value.address) == (code, address)
    assert detail in none.value.detail
