"""Bots think long enough without being watched: their tests are not traced for coverage."""

import pytest


@pytest.fixture(autouse=True)
def unwatched(untraced: None) -> None:
    """For every test of a bot."""
