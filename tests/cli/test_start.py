"""Starting is quick, and what is not needed is not loaded."""

import subprocess
import sys
from importlib.metadata import version

from tests.cli.conftest import Run

HEAVY = ("typer", "rich", "click", "multiprocessing", "asyncio", "tablee.cli", "tablee.arena")


def in_fresh_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_the_library_brings_no_command_line() -> None:
    """Nor anything else; and a table, once it is asked for, no more than it needs."""
    begun = in_fresh_python("import tablee, sys; print(*sys.modules)").split()
    loaded = in_fresh_python("import tablee, sys; tablee.Table; print(*sys.modules)").split()

    assert "msgspec" not in begun
    assert "tablee.tables.table" in loaded
    assert not set(HEAVY) & set(loaded)


def test_help_lists_every_command(tablee: Run) -> None:
    for args in ((), ("--help",)):
        shown = tablee(*args)
        assert shown.exit_code == 0
        for command in ("games", "play", "simulate", "check", "replay", "verify"):
            assert command in shown.stdout


def test_help_does_not_load_what_only_a_command_needs() -> None:
    code = (
        "import sys\n"
        "from tablee.cli import app\n"
        "try: app(['--help'])\n"
        "except SystemExit: print(*sys.modules)"
    )
    loaded = set(in_fresh_python(code).split())

    assert not {"tablee.laws", "tablee.games.between.game", "tablee.cli.between.session"} & loaded


def test_the_version_is_the_packages_own(tablee: Run) -> None:
    assert tablee("--version").stdout == f"tablee {version('tablee')}\n"


def test_the_installed_command_is_this_one() -> None:
    code = "import sys; sys.argv = ['tablee', 'games']; from tablee.main import main; main()"

    assert "between" in in_fresh_python(code)
