"""What tests of every kind may ask for."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages import Packages


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
