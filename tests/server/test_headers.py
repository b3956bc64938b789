"""Strict headers on whatever the server says, and the exact policy."""

from pathlib import Path

import pytest

from tablee.server.headers import STRICT
from tests.server.asking import OPEN, asker, make
from tests.server.house import with_patience

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'"
)

ROUTES = [
    ("GET", "/"),
    ("HEAD", "/"),
    ("GET", "/t/BCDF"),
    ("GET", "/t/BCDF/invite.png"),
    ("GET", "/invite.png"),
    ("GET", "/look"),
    ("GET", "/mine"),
    ("GET", "/rules/between"),
    ("GET", "/print/between"),
    ("GET", "/assets/app-123.js"),
    ("GET", "/icon.svg"),
    ("GET", "/api/games"),
    ("GET", "/api/words/fr/@A"),
    ("GET", "/api/packs/trapwords/fr/fantasy"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/BCDF"),
    ("POST", "/api/tables/BCDF/join"),
    ("GET", "/api/tables/BCDF/log"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    ("GET", "/nowhere"),
    ("OPTIONS", "/api/tables"),
]


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Tablée</title>")
    (tmp_path / "assets" / "app-123.js").write_text("export {};" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize(("method", "path"), ROUTES)
@with_patience
async def test_every_answer_is_strict(method: str, path: str, client: Path) -> None:
    async with asker(make(client=client)) as ada:
        for origin in (str(ada.base_url).rstrip("/"), "http://evil.test"):
            answer = await ada.request(method, path, headers={"origin": origin})
            assert answer.headers["content-security-policy"] == POLICY
            for name, value in STRICT.items():
                assert answer.headers.get_list(name) == [value]
            assert "cache-control" in answer.headers
            assert answer.status_code < 500
            assert (answer.status_code == 403) == (origin == "http://evil.test")


@with_patience
async def test_the_page_is_the_same_at_every_address_a_person_may_have(client: Path) -> None:
    async with asker(make(client=client)) as ada:
        paths = ("/", "/look", "/mine", "/rules/between", "/print/between", "/referee/between")
        pages = [await ada.get(path) for path in paths]
        assert {page.text for page in pages} == {"<!doctype html><title>Tablée</title>"}
        assert {page.headers["cache-control"] for page in pages} == {"no-cache"}
        known = {"if-none-match": pages[0].headers["etag"]}
        assert (await ada.get("/", headers=known)).status_code == 304


@with_patience
async def test_a_person_at_an_unknown_address_gets_the_page_and_a_program_a_code(
    client: Path,
) -> None:
    html = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with asker(make(client=client)) as ada:
        home = (await ada.get("/")).text
        for path in ("/nowhere", "/t/BCDF/more", "/assets/gone.js", "/healthz/"):
            page = await ada.get(path, headers=html)
            assert (page.status_code, page.text) == (404, home)
            assert page.headers["content-type"].startswith("text/html")
            known = {**html, "if-none-match": page.headers["etag"]}
            assert (await ada.get(path, headers=known)).text == home
        coded = [
            await ada.get("/nowhere"),
            await ada.get("/api/nowhere", headers=html),
            await ada.post("/nowhere", headers=html),
        ]
        assert [(it.status_code, it.json()["code"]) for it in coded] == [(404, "not_found")] * 3


@with_patience
async def test_what_carries_a_hash_in_its_name_is_kept_for_ever_and_packed(client: Path) -> None:
    async with asker(make(client=client)) as ada:
        script = await ada.get("/assets/app-123.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "export {};" * 100
        plain = await ada.get("/assets/app-123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers


@with_patience
async def test_a_client_built_anew_does_not_tear_the_pages_of_a_running_server(
    client: Path,
) -> None:
    async with asker(make(client=client)) as ada:
        (client / "assets" / "app-123.js").unlink()
        (client / "assets" / "app-456.js").write_text("export {};")
        (client / "index.html").write_text("another build")
        assert (await ada.get("/")).text == "<!doctype html><title>Tablée</title>"
        assert (await ada.get("/assets/app-123.js")).text == "export {};" * 100
        assert (await ada.get("/assets/app-456.js")).status_code == 404


@with_patience
async def test_without_a_client_the_page_says_so_and_the_rest_works() -> None:
    async with asker(make()) as ada:
        page = await ada.get("/")
        assert (page.status_code, page.json()["code"]) == (503, "client_not_built")
        assert (await ada.post("/api/tables", json=OPEN)).status_code == 200
