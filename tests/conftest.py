"""What tests of every kind may ask for."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages import Packages

LONGEST = ("test_one_room.py", "test_setup.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that nobody waits for them at the end."""
    items.sort(key=lambda it: it.path.name not in LONGEST)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run where the server runs."""
    return "asyncio"


@pytest.fixture
def untraced() -> Iterator[None]:
    """Core and rules have tests of their own; to measure coverage in long games would treble the time."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Somewhere to lay packages; afterwards nobody remembers them."""
    monkeypatch.syspath_prepend(folder := tmp_path / "site-packages")
    folder.mkdir()
    laid = Packages(folder)
    yield laid
    monkeypatch.undo()
    laid.look_again()
