"""What the words of a language are opened with is done beside the loop, when a table is opened or changes to it."""

import threading

import pytest

from tablee.tables import readiness
from tablee.tables.room import actions as asked
from tests.tables.tabling import Evening, open_evening
from tests.tables.test_pacer import until


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Which language was opened, and whether the loop had to wait for it."""
    here, told = threading.get_ident(), list[tuple[str, bool]]()

    def note(language: str) -> None:
        told.append((language, threading.get_ident() == here))

    monkeypatch.setattr(readiness, "open_words", note)
    return told


async def change(evening: Evening, n: int, options: dict[str, object]) -> None:
    await evening.wish(1, n, asked.SetOptions(options))


async def test_a_language_is_opened_once_and_nobody_waits_for_it(
    opened: list[tuple[str, bool]],
) -> None:
    evening = await open_evening("Ada", seats=2, game="wordz", options=b"{}")
    await until(lambda: bool(opened))
    await evening.wish(1, 1, asked.Rename("Ada L."))
    await change(evening, 2, {"language": "en"})
    await until(lambda: len(opened) == 2)
    await change(evening, 3, {"language": "fr"})
    await evening.hall.close()
    assert opened == [("fr", False), ("en", False)]


async def test_games_without_a_dictionary_open_none(opened: list[tuple[str, bool]]) -> None:
    for game in ("between", "entre-les-lignes"):
        evening = await open_evening("Ada", seats=4, game=game, options=b"{}")
        await evening.wish(1, 1, asked.Start(level="random"))
        await evening.hall.close()
    assert opened == []
