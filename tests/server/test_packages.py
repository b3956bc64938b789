"""What a package brings, over HTTP: its face on the shelf and under its hash, and tables that outlive it."""

import pytest

from tablee.server.headers import STRICT
from tablee.storage.memory import MemoryStore
from tests.packages import Packages
from tests.server.asking import OPEN, asker, make
from tests.server.house import with_patience

FACE: dict[str, str | bytes] = {
    "face.json": '{"interface": 1, "accent": "madder"}',
    "screen.js": "export default { Table: () => ({}) };" * 50,
    "screen.css": "p {}",
    "tile.svg": "<svg/>",
    "rules.en.md": "# Rules",
    "rules.fr.md": "# Règles",
    "parts/face.woff2": b"wOF2",
    "words.en.json": '{"pitch": "Fine", "option.x": "X", "told.begun": "Go"}',
    "words.fr.json": '{"pitch": "Bien", "option.x": "X", "told.begun": "Hop"}',
}
TYPES = {
    "face.json": "application/json",
    "screen.js": "text/javascript; charset=utf-8",
    "screen.css": "text/css; charset=utf-8",
    "tile.svg": "image/svg+xml",
    "rules.fr.md": "text/markdown; charset=utf-8",
    "parts/face.woff2": "font/woff2",
    "words.fr.json": "application/json",
}


@with_patience
async def test_the_shelf_tells_where_a_face_lies_and_what_the_lobby_needs(
    packages: Packages,
) -> None:
    packages.lay("good", face=FACE)
    packages.lay("broken", "import nowhere_at_all")
    async with asker(make()) as ada:
        told = await ada.get("/api/games")
        shelf = told.json()
        known = {"if-none-match": told.headers["etag"]}
        assert (await ada.get("/api/games", headers=known)).status_code == 304
    assert (told.headers["content-encoding"], told.headers["cache-control"]) == ("gzip", "no-cache")

    *ours, good = shelf["games"]
    assert {it["is_ours"] for it in ours} == {True}
    assert good["about"]["key"] == "good"
    assert (good["is_ours"], good["plays_on"], good["levels"]) == (False, False, ["random"])
    assert "whom" in good["seat_fields"]
    assert good["face"]["card"]["accent"] == "madder"
    assert good["face"]["words"]["fr"] == {"pitch": "Bien", "option.x": "X"}
    assert good["face"]["has"] == sorted(FACE)
    assert ("broken", "broken_package", "broken", "ModuleNotFoundError") in [
        tuple(it.values()) for it in shelf["troubles"]
    ]


@with_patience
async def test_every_file_of_a_face_is_served_for_ever_and_strictly(packages: Packages) -> None:
    packages.lay("good", face=FACE)
    async with asker(make()) as ada:
        base = (await ada.get("/api/games")).json()["games"][-1]["face"]["base"]
        for name, type_ in TYPES.items():
            file = await ada.get(base + name)
            content = FACE[name]
            assert file.content == (content.encode() if isinstance(content, str) else content)
            assert file.headers["content-type"] == type_
            assert "immutable" in file.headers["cache-control"]
            for header, value in STRICT.items():
                assert file.headers.get_list(header) == [value]
        packed = await ada.get(base + "screen.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        known = {"if-none-match": packed.headers["etag"]}
        assert (await ada.get(base + "screen.js", headers=known)).status_code == 304


ELSEWHERE = [
    "/games/good/0000000000000000/face.json",
    "/games/other/{hash}/face.json",
    "/games/good/{hash}/",
    "/games/good/{hash}",
    "/games/good/{hash}/parts",
    "/games/good/{hash}/nothing.js",
    "/games/good/{hash}/FACE.JSON",
    "/games/good/{hash}//face.json",
    "/games/good/{hash}/parts/%2e%2e/%2e%2e/game.py",
    "/games/good/{hash}/%2e%2e/game.py",
    "/games/good/{hash}/%2e%2e%2fgame.py",
    "/games/good/{hash}/..%5cgame.py",
    "/games/good/{hash}/parts/%2e%2e/face.json",
    "/games/good/{hash}/%2fetc%2fpasswd",
    "/games/good/{hash}/face.json%00",
    "/games/%2e%2e/{hash}/face.json",
]


@pytest.mark.parametrize("path", ELSEWHERE)
@with_patience
async def test_no_other_hash_and_no_other_name_leads_anywhere(
    path: str, packages: Packages
) -> None:
    packages.lay("good", face=FACE)
    async with asker(make()) as ada:
        base = (await ada.get("/api/games")).json()["games"][-1]["face"]["base"]
        answer = await ada.get(path.replace("{hash}", base.split("/")[3]))
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@with_patience
async def test_a_table_outlives_its_game_and_says_so_kindly(packages: Packages) -> None:
    folder = packages.lay("good")
    store = MemoryStore()
    async with asker(make(store=store)) as ada:
        opened = await ada.post("/api/tables", json={**OPEN, "game": "good"})
        code = opened.json()["code"]
        at = f"/api/tables/{code}"
        assert (await ada.get(at)).json()["game"] == "good"

    (folder / "game.py").write_text("import nowhere_at_all")
    packages.look_again()
    app = make(store=store)
    async with asker(app) as ada:
        for _ in range(30):  # coming back is no guessing
            answer = await ada.get(at)
            assert (answer.status_code, answer.json()["code"]) == (503, "game_gone")
        assert app.reception.hall.damaged == set()
        assert (await ada.post("/api/tables", json={**OPEN, "game": "good"})).status_code == 400
        assert (await ada.post("/api/tables", json=OPEN)).status_code == 200
