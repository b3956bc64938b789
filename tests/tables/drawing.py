"""A table at which people draw: Entre les lignes, with word cards that its host has put there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.core.drawing import Drawing, Stroke
from tablee.core.record import encode
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.words.packs import HOSTS, pack
from tests.tables.tabling import Evening, open_evening

GAME = "entre-les-lignes"
OPTIONS = b'{"pack":"of-the-tests","first":0}'
PEOPLE = ("Ada", "Bob", "Cleo", "Dan")
SMALL = 35
"""Cards of a pack that is enough for six (EL-T10), and not for five."""


@pytest.fixture(autouse=True)
def host_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Enough cards for any table."""
    file = tmp_path / GAME / "fr" / "of-the-tests.txt"
    file.parent.mkdir(parents=True)
    cards = [[f"mot{number}{column}" for column in "abcde"] for number in range(60)]
    file.write_text("\n".join(map("; ".join, cards)), "utf-8")
    file.with_name("small.txt").write_text("\n".join(map("; ".join, cards[:SMALL])), "utf-8")
    monkeypatch.setenv(HOSTS, str(tmp_path))
    pack.cache_clear()
    yield
    pack.cache_clear()


def drawing(*xs: int) -> Drawing:
    """A line for each of these."""
    return Drawing(tuple(Stroke(1, 1, (x, 2_000, 128, x, 2_500, 128)) for x in xs))


async def open_atelier(
    options: bytes = OPTIONS,
    store: Any = None,
    *,
    start: bool = True,
    people: tuple[str, ...] = PEOPLE,
) -> Evening:
    """Four people, and their first words."""
    evening = await open_evening(
        *people, game=GAME, seats=len(people), options=options, store=store
    )
    if start:
        await evening.wish(1, 1, asked.Start(level="random"))
    return evening


async def draw(evening: Evening, who: int, *xs: int) -> str:
    """The name it is kept under."""
    desk = evening.desk
    await desk.do(lambda: desk.attach(PersonId(who), encode(drawing(*xs))))
    return str(evening.table.state.places[evening.desk.sitting.room.seat_of(PersonId(who))].drawing)
