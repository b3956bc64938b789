"""Poor terminals still get a readable table."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli.letters import look_alike


@pytest.mark.parametrize(
    ("text", "alike"),
    [("×", "x"), ("éà", "ea"), ("«\u202f", '" '), ("╭──╮", "+--+"), ("œuf", "oeuf"), ("猫", "?")],
)
def test_letters_that_look_alike(text: str, alike: str) -> None:
    assert look_alike(text) == alike


def run(*args: str | Path, **env: str) -> tuple[int, str, str]:
    code = "import sys; from tablee.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, args)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, **env},
        check=False,
    )
    return done.returncode, done.stdout.decode("ascii"), done.stderr.decode()


def test_an_ascii_terminal_shows_the_board_and_the_words(log: Path) -> None:
    status, shown, faults = run("replay", log, "--lang", "fr", PYTHONIOENCODING="ascii")

    assert (status, faults) == (0, "")
    assert "Piste : x a repondu non" in shown
    assert "??" not in shown


def test_a_closed_input_is_a_polite_end() -> None:
    code = "import sys; sys.stdin = None; from tablee.main import main; main()"
    command = [sys.executable, "-c", code, "play", "between", "--lang", "fr"]
    done = subprocess.run(command, capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")
    assert "Vous quittez la table" in done.stdout.decode()


def test_a_reader_that_leaves_early_is_no_failure(log: Path) -> None:
    """As in `tablee replay LOG | head -1`."""
    code = "import sys; from tablee.main import main; main()"
    command = [sys.executable, "-c", code, "replay", str(log)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
