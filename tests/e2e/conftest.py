"""A server, a browser, and people in front of it; what fails leaves a trace and a picture."""

import os
import re
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.e2e.guests import Come, Guests, launch
from tests.e2e.house import ROOT, SEED, House, house, open_house
from tests.e2e.person import PATIENCE

__all__ = ["house"]

collect_ignore = [] if os.environ.get("TABLEE_PICTURE") else ["test_picture.py"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "e2e: plays in a real browser")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.e2e)
            item.add_marker(pytest.mark.xdist_group("e2e"))


# A package's browser, not a session's: while it runs, no other test of this worker could use asyncio.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="package")
def client() -> None:
    """The client as it is built; built now where it is not."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        subprocess.run([sys.executable, str(ROOT / "tools" / "client.py"), "build"], check=True)


@pytest.fixture(scope="package")
def one_house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def guests(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Guests]:
    guests = Guests(browser, house)
    yield guests
    told = leave_traces(request.node, guests) if guests.faults else ""
    guests.close()
    assert guests.faults == [], told


@pytest.fixture
def come(guests: Guests) -> Come:
    return guests.come


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    guests = getattr(item, "funcargs", {}).get("guests")
    if report.when == "call" and report.failed and isinstance(guests, Guests):
        report.sections.append(("In the browser", leave_traces(item, guests)))
    return report


def leave_traces(item: pytest.Item, guests: Guests) -> str:
    """Beside the build; gives where, and what the pages complained of."""
    folder = item.config.rootpath / "build" / "e2e" / re.sub(r"\W+", "-", item.name)
    guests.leave_traces(folder)
    return "\n".join([f"Traces, pages, pictures and logs (seed {SEED}): {folder}", *guests.faults])
