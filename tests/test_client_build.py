"""Building the client: still when all is well, heard when it is not."""

import os
from pathlib import Path

import pytest

from tools import client


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of nothing, and a Node that only says its age."""
    folder, path = tmp_path / "web", tmp_path / "bin"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "package-lock.json").write_text("{}")
    path.mkdir()
    write(path / "node", "echo v24.1.0")
    monkeypatch.setattr(client, "WEB", folder)
    monkeypatch.setenv("PATH", f"{path}{os.pathsep}{os.environ['PATH']}")
    return path


def write(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_installing_is_still_unless_it_fails(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(web / "npm", 'echo "added 73 packages in 5s"')
    client.install()
    assert capfd.readouterr() == (f"{client.FETCHING[False]}\n", "")
    client.install()
    assert capfd.readouterr() == ("", "")
    (client.WEB / "package-lock.json").write_text("[]")
    write(web / "npm", 'echo "half of it"; echo "npm error ENOSPC" >&2; exit 7')
    assert client.main(["npm", "test"]) == 7
    assert "npm error ENOSPC" in capfd.readouterr().err
    assert (client.WEB / "node_modules" / ".installed").read_text() == "{}"


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_building_asks_for_errors_only(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(web / "npm", 'test "$1" = ci || echo "$@"')
    assert client.main(["build"]) == 0
    assert capfd.readouterr().out.split()[-2:] == ["--logLevel", "error"]


def test_the_types_of_the_wire_are_written_where_a_record_is_newer(web: Path) -> None:
    client.write_wire()
    between = client.WEB / "src" / "wire" / "between.ts"
    assert "export interface View" in between.read_text("utf-8")
    between.unlink()
    client.write_wire()
    assert not between.exists()
    os.utime(between.with_name("messages.ts"), (0, 0))
    client.write_wire()
    assert between.exists()


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_who_plays_fetches_only_what_building_needs(web: Path, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    write(web / "npm", f'echo "$@" >> {asked}')
    client.install(only_to_build=True)
    client.install(only_to_build=True)
    client.install()
    client.install(only_to_build=True)
    client.install()
    told = asked.read_text().splitlines()
    assert ["--omit=dev" in line for line in told] == [True, False]
