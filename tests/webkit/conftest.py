"""A window of WebKit where the machine has one; where it has none, the report says so and what is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.house import ROOT, House
from tests.webkit.safari import MISSING, Safari, safari


@pytest.fixture(scope="session")
def window() -> Iterator[Safari]:
    if MISSING:
        pytest.skip(f"not tried in WebKit: {', '.join(MISSING)} not found (CONTRIBUTING.md)")
    with safari() as window:
        yield window


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "make test builds the client first"
    folder = tmp_path / "data"
    folder.mkdir()
    house = House(folder)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.said, house.said
