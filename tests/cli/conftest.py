"""A way to run `tablee`, and a small log to run it on."""

from pathlib import Path
from typing import Protocol

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tests.tables.forging import content_of, lines_of, played_table


class Answer(Protocol):
    """What a command leaves behind."""

    exit_code: int

    @property
    def stdout(self) -> str: ...

    @property
    def stderr(self) -> str: ...


class Run(Protocol):
    def __call__(self, *args: str | Path, lang: str = "en_GB.UTF-8", typed: str = "") -> Answer: ...


@pytest.fixture
def tablee() -> Run:
    """Runs a command; an exception is a failure, not a result."""

    def run(*args: str | Path, lang: str = "en_GB.UTF-8", typed: str = "") -> Answer:
        env = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": lang, "COLUMNS": "80", "TERM": "dumb"}
        result = CliRunner().invoke(app, [*map(str, args)], input=typed, env=env)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture(scope="session")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An express game of two."""
    path = tmp_path_factory.mktemp("logs") / "game.jsonl"
    path.write_bytes(content_of(lines_of(played_table(b"small 1"))))
    return path


def cut(log: Path, folder: Path, lines: int) -> Path:
    """A log that breaks off after so many lines."""
    path = folder / "short.jsonl"
    path.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:lines]))
    return path
