"""What tests of every kind may ask for."""

import sys
from collections.abc import Iterator

import pytest


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
