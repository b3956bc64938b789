"""Bots think long enough without being watched: their tests are not traced for coverage."""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tablee.bots.trapwords.lists import lists_of
from tablee.words.packs import HOSTS, pack

OwnPack = Callable[[str, Iterable[str]], None]
"""Puts a game's own cards in French into the pack `club`."""


@pytest.fixture(autouse=True)
def unwatched(untraced: None) -> None:
    """For every test of a bot."""


@pytest.fixture
def own_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnPack]:
    """Cards of a host, that no list of ours tells of."""

    def write(game: str, cards: Iterable[str]) -> None:
        folder = tmp_path / game / "fr"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "club.txt").write_text("\n".join(cards))
        monkeypatch.setenv(HOSTS, str(tmp_path))
        forget()

    def forget() -> None:
        pack.cache_clear()
        lists_of.cache_clear()

    yield write
    forget()


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
