"""Bots think long enough without being watched: their tests are not traced for coverage."""

import sys
from collections.abc import Iterable

import pytest


@pytest.fixture(autouse=True)
def unwatched(untraced: None) -> None:
    """For every test of a bot."""


@pytest.fixture
def only_whole_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since 3.12 `sum` carries what floats lose; whole numbers and `fsum` are the same everywhere."""

    def whole(numbers: Iterable[int]) -> int:
        added = list(numbers)
        assert all(isinstance(it, int) for it in added), "use fsum"
        return sum(added)

    for name, module in tuple(sys.modules.items()):
        if name.startswith("tablee.bots"):
            monkeypatch.setattr(module, "sum", whole, raising=False)
