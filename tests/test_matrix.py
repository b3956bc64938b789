"""`make matrix`: which Pythons are found, and what is said of each."""

from pathlib import Path

import pytest

from tools import matrix


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs: one too old, two that work, a shim of a version that is not there."""
    for name, status in (("3.10", 0), ("3.12", 0), ("3.13", 0), ("3.14", 127), ("3.12-config", 0)):
        program = tmp_path / f"python{name}"
        program.write_text(f"#!/bin/sh\nexit {status}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(matrix, "environment", lambda version, python: matrix.ROOT / "build" / "it")
    return tmp_path


def test_every_python_from_the_oldest_on_that_works_is_found(path: Path) -> None:
    found = {(3, 12): str(path / "python3.12"), (3, 13): str(path / "python3.13")}

    assert matrix.versions() == found


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize(("passes", "status"), [(True, 0), (False, 1)])
def test_one_line_is_printed_for_each(
    passes: bool, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matrix, "last_line", lambda folder, asked: (passes, "9 tests"))

    assert matrix.main("", []) == status
    told = capsys.readouterr().out.splitlines()
    assert told == ["it: 9 tests" + ("" if passes else " (see build/it/pytest.txt)")] * 2


def test_where_there_is_only_one_it_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (path / "python3.13").unlink()
    monkeypatch.setattr(matrix, "last_line", lambda folder, asked: (True, "9 tests"))

    assert matrix.main("", []) == 0
    assert "That is the only Python" in capsys.readouterr().out
    assert matrix.main("python3.13", []) == 1
