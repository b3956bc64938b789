"""A window of WebKit where the machine has one; where it has none, the report says so and what is missing."""

from collections.abc import Iterator

import pytest

from tests.e2e.house import ROOT, House, house, open_house
from tests.webkit.safari import MISSING, Safari, safari

__all__ = ["house"]


@pytest.fixture(scope="session")
def window() -> Iterator[Safari]:
    if MISSING:
        pytest.skip(f"not tried in WebKit: {', '.join(MISSING)} not found (CONTRIBUTING.md)")
    with safari() as window:
        yield window


@pytest.fixture(scope="session")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "make test builds the client first"
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house
