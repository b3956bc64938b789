"""What chat programs are shown of an invitation: a name where the door is open, and nothing anywhere else."""

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee import registry
from tablee.core.record import replace
from tablee.server import invitation, picture
from tablee.server.app import App
from tablee.server.png import read
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.room.state import Room
from tests.server.asking import OPEN, asker, make
from tests.server.house import ROOMY, with_patience
from tests.server.test_guesses import Seen, open_and_put_away, wrong_code

PAGE = "<!doctype html><html><head><title>Tablée</title></head><body></body></html>"
FRENCH = {"accept-language": "fr-FR,fr;q=0.9,en;q=0.8"}
HOSTILE = (
    '"><script>alert(1)</script>',
    "</title><script src=//x.y",
    "' onload='alert(1)",
    "&quot;&gt;<img src=x>",
    "{name.__class__} {code}",
    "%s<!--",
)


class Tags(HTMLParser):
    """What a chat program reads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.og: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property")):
            assert set(given) == {"property", "content"}
            self.og[name.removeprefix("og:")] = given["content"] or ""
        else:
            self.others.append(tag)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    return tmp_path


async def opened(asking: httpx.AsyncClient, **wish: Any) -> str:
    return str((await asking.post("/api/tables", json={**OPEN, **wish})).json()["code"])


@pytest.mark.parametrize(
    ("headers", "title"),
    [
        (FRENCH, "Ada vous invite\u202f: Between"),
        ({"accept-language": "de, en-GB"}, "Ada invites you: Between"),
        ({"accept-language": "*"}, "Ada vous invite · invites you: Between"),
        ({}, "Ada vous invite · invites you: Between"),
    ],
)
@with_patience
async def test_the_preview_of_an_open_table_says_who_invites(
    headers: dict[str, str], title: str, client: Path
) -> None:
    app = make(client=client)
    async with asker(app) as ada, asker(app) as crawler:
        code = await opened(ada)
        page = await crawler.get(f"/t/{code.lower()}", headers=headers)
        tags = Tags(page.text)
        assert (page.status_code, tags.og["title"]) == (200, title)
        assert code in tags.og["description"]
        assert tags.og["image"].startswith(f"http://table.test/t/{code}/invite.png?lang=")
        assert page.headers["cache-control"] == "private, no-cache"
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
        known = {**headers, "if-none-match": page.headers["etag"]}
        assert (await crawler.get(f"/t/{code}", headers=known)).status_code == 304
        drawn = await crawler.get(tags.og["image"])
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
        shown = read(drawn.content)
        assert (shown.width, shown.height) == (1200, 630)
        assert drawn.content != picture.plain("between")
        assert drawn.headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize(
    ("headers", "wish", "sentence"),
    [
        (FRENCH, {}, "Ada vous invite"),
        ({"accept-language": "en"}, {}, "Ada invites you"),
        ({}, {}, "Ada vous invite"),
        ({}, {"game": "wordz", "options": {"language": "en"}}, "Ada invites you"),
        ({}, {"game": "wordz", "options": {"language": "fr"}}, "Ada vous invite"),
        (FRENCH, {"game": "wordz", "options": {"language": "en"}}, "Ada vous invite"),
        ({}, {"name": "愛"}, "Une place vous attend"),
    ],
)
@with_patience
async def test_the_picture_says_that_one_is_invited(
    headers: dict[str, str], wish: dict[str, Any], sentence: str, client: Path
) -> None:
    async with asker(make(client=client)) as ada:
        page = await ada.get(f"/t/{await opened(ada, **wish)}", headers=headers)
        drawn = await ada.get(Tags(page.text).og["image"])
        assert said_on(drawn.content) == sentence


def said_on(png: bytes) -> str:
    """Which of these stands on its line, pixel by pixel."""
    (left, top), (_, height) = picture.LINE_AT, picture.LINE
    rows = read(png).rows[top : top + height]
    for words in ("Ada", "Ada vous invite", "Ada invites you", "Une place vous attend", "Tablée"):
        line = picture._written(words)
        if all(row[left * 3 :].startswith(it) for row, it in zip(rows, line, strict=True)):
            return words
    return "something else"


@with_patience
async def test_the_picture_is_found_by_the_public_address_and_never_by_a_strange_host(
    client: Path,
) -> None:
    public = make(replace(ROOMY, public_url="https://play.example.org"), client)
    async with asker(public, "https://play.example.org") as ada:
        shown = Tags((await ada.get(f"/t/{await opened(ada)}")).text)
        assert shown.og["image"].startswith("https://play.example.org/t/")
    async with asker(make(client=client)) as ada:
        page = f"/t/{await opened(ada)}"
        del ada.headers["origin"]
        for host in ('x"><script>', "a b", "evil.test/x"):
            shown = Tags((await ada.get(page, headers={"host": host})).text)
            assert shown.og["title"].startswith("Ada")
            assert "image" not in shown.og
            assert "script" not in shown.others


@pytest.mark.parametrize("name", HOSTILE)
@with_patience
async def test_a_name_is_only_ever_text(name: str, client: Path) -> None:
    app = make(client=client)
    async with asker(app) as eve:
        code = await opened(eve, name=name)
        (person,) = (await app.reception.hall.find(code)).sitting.room.people
        for headers in (FRENCH, {}):
            tags = Tags((await eve.get(f"/t/{code}", headers=headers)).text)
            assert tags.og["title"].startswith(f"{person.name} vous invite")
            assert tags.others == ["html", "head", "title", "meta", "body"]
        assert (await eve.get(f"/t/{code}/invite.png")).status_code == 200


CLOSED: dict[str, Callable[[Room], Room]] = {
    "closed": lambda room: replace(room, is_open=False),
    "at rest": lambda room: replace(room, games=1),
    "without a host": lambda room: replace(room, host=None),
    "being opened": lambda room: replace(room, game=""),
}


@pytest.mark.parametrize("how", [*CLOSED, "damaged", "guessed too often"])
@with_patience
async def test_of_a_table_that_is_not_open_the_same_is_said_as_of_none(
    how: str, client: Path
) -> None:
    store = MemoryStore()
    app = make(replace(ROOMY, guesses_per_address=8), client, store=store)
    async with asker(app) as ada, asker(app) as crawler:
        code = await opened(ada)
        nowhere = [await crawler.get(f"/t/{wrong_code(code)}{it}") for it in ("", "/invite.png")]
        if how == "damaged":
            app.reception.hall.put_away_empty()
            store._journals[code] = [replace(it, body=b"{}") for it in store._journals[code]]
        elif how == "guessed too often":
            await spend(crawler, code)
        else:
            sitting = (await app.reception.hall.find(code)).sitting
            sitting.room = CLOSED[how](sitting.room)
        here = [await crawler.get(f"/t/{code}{it}") for it in ("", "/invite.png")]
        for one, other in zip(here, nowhere, strict=True):
            assert (one.status_code, one.content) == (200, other.content)
            assert one.headers == other.headers
        assert Tags(here[0].text).og["title"] == "Tablée"
        assert here[1].content == picture.plain(picture.NO_GAME)


async def spend(crawler: httpx.AsyncClient, code: str) -> None:
    """Pages count like every look at a table."""
    for _ in range(8):
        assert (await crawler.get(f"/t/{wrong_code(code)}")).status_code == 200
    assert (await crawler.get(f"/api/tables/{code}")).status_code == 429


@with_patience
async def test_who_has_guessed_too_often_has_nothing_looked_up_for_a_page(client: Path) -> None:
    app = make(ServerSettings(guesses_per_address=8), client)
    async with asker(app) as ada, asker(app) as eve:
        table = await open_and_put_away(app, ada)
        await spend(eve, table["code"])
        with pytest.MonkeyPatch.context() as patch:
            seen = Seen(patch)
            for code in (table["code"], wrong_code(table["code"]), "AEIO"):
                assert (await eve.get(f"/t/{code}")).status_code == 200
                assert (await eve.get(f"/t/{code}/invite.png")).status_code == 200
            assert seen.asked == []


@with_patience
async def test_only_so_many_pictures_are_drawn(
    monkeypatch: pytest.MonkeyPatch, client: Path
) -> None:
    monkeypatch.setattr(invitation, "EACH", 2)
    async with asker(make(client=client)) as ada:
        address = f"/t/{await opened(ada)}/invite.png"
        drawn = [(await ada.get(address)).content for _ in range(4)]
        assert drawn[0] == drawn[1] != drawn[2] == drawn[3] == picture.plain(picture.NO_GAME)


@with_patience
async def test_another_name_has_another_address(client: Path) -> None:
    app: App = make(client=client)
    async with asker(app) as ada:
        codes = [await opened(ada, name=name) for name in ("Ada", "Zoé")]
        pages = [Tags((await ada.get(f"/t/{code}")).text) for code in codes]
        marks = {it.og["image"].partition("&of=")[2] for it in pages}
        assert len(marks) == 2


# --- the picture itself -----------------------------------------------------------------------


def drawn(game: str = "between", token: int = 1, name: str = "Ada", said: str = "{name}") -> bytes:
    return picture.draw(game, token, name, said, "Tablée")


def test_pictures_differ_by_game_animal_name_and_language() -> None:
    made = {
        drawn(),
        drawn(game="wordz"),
        drawn(token=2),
        drawn(name="Zoé"),
        drawn(said="{name} vous invite"),
    }
    assert len(made) == 5
    picture.draw.cache_clear()
    assert drawn() in made, "drawn again it is the same"


@pytest.mark.parametrize("game", [*filter(registry.is_ours, registry.keys()), picture.NO_GAME])
def test_every_game_of_ours_has_a_picture_with_room_for_a_line(game: str) -> None:
    shown = read(picture.plain(game))
    assert (shown.width, shown.height, shown.depth) == (1200, 630, 3)
    assert len(picture.plain(game)) < 64_000
    if game != picture.NO_GAME:
        (left, top), (width, height) = picture.LINE_AT, picture.LINE
        rows = [row[left * 3 : (left + width) * 3] for row in shown.rows[top : top + height]]
        assert set(rows) == {bytes(picture.PAPER) * width}


def test_what_there_are_no_letters_for_is_left_away_and_what_is_too_long_is_cut() -> None:
    assert drawn(name="愛") == drawn(name="Ада") == drawn(name="Tablée")
    assert drawn(name="Łukasz") != drawn(name="Tablée")
    sentence = "{name} vous invite"
    assert drawn(name="Marguerite-Éléonore", said=sentence) == drawn(name="Marguerite-Éléonore")
    wide = drawn(name="W" * 24)
    assert wide == drawn(name="W" * 23)
    assert wide != drawn(name="W" * 3)
