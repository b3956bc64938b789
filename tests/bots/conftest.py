"""Bots think long enough without being watched: their tests are not traced for coverage."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def untraced() -> Iterator[None]:
    """Coverage is demanded of core and games, which have tests of their own."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
