"""Where requests and handshakes may come from; what may not is refused before it is accepted."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.core.record import replace
from tablee.server.origin import is_ours
from tests.server.asking import OPEN, asker, make
from tests.server.browser import Browser
from tests.server.house import ROOMY, House, open_house, with_patience

PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    ("origin", "host", "public_url", "expected"),
    [
        ("http://localhost:8000", "localhost:8000", "", True),
        ("http://192.168.1.20:8000", "192.168.1.20:8000", "", True),
        ("http://[::1]:8000", "[::1]:8000", "", True),
        ("http://host", "HOST", "", True),
        ("http://host", "host:80", "", True),
        ("https://host", "host", "", True),  # TLS ends at a proxy that was not announced
        ("https://host", "host:443", "", True),
        (PUBLIC, "play.example.org", PUBLIC, True),
        (PUBLIC, "127.0.0.1:8000", PUBLIC, True),
        ("http://192.168.1.20:8000", "192.168.1.20:8000", PUBLIC, True),
        ("http://play.example.org", "play.example.org", PUBLIC, False),
        ("https://play.example.org:444", "play.example.org:444", PUBLIC, False),
        ("https://play.example.org.evil", "play.example.org", PUBLIC, False),
        ("http://localhost:8001", "localhost:8000", "", False),
        ("http://localhost", "localhost:8000", "", False),
        ("http://host.evil", "host", "", False),
        ("http://evil.host", "host", "", False),
        ("http://host@evil", "host", "", False),
        ("http://evil@host", "host", "", False),
        ("http://HOST", "host", "", False),
        ("HTTP://host", "host", "", False),
        ("http://host/", "host", "", False),
        ("http://host/path", "host", "", False),
        ("http://host:", "host", "", False),
        ("http://host:080", "host", "", False),
        ("http://host\n", "host", "", False),
        ("http://h\u043est", "host", "", False),  # a Cyrillic letter
        ("ftp://host", "host", "", False),
        ("file://", "host", "", False),
        ("null", "host", "", False),
        ("", "host", "", False),
        ("host", "host", "", False),
        ("http://host http://host", "host", "", False),
        ("http://", "", "", False),
    ],
)
def test_an_origin_is_ours_or_not(origin: str, host: str, public_url: str, expected: bool) -> None:
    assert is_ours(origin, host, public_url) is expected


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "http://evil.test", "authorization": "Bearer abc"}, 403),
    ],
)
@with_patience
async def test_a_request_that_changes_something_names_its_origin(
    headers: dict[str, str], status: int
) -> None:
    async with asker(make()) as ada:
        answer = await ada.post("/api/tables", json=OPEN, headers=headers)
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == "wrong_origin"
        reading = await ada.get("/api/games", headers=headers)
        assert reading.status_code == status


@pytest.mark.parametrize(
    ("authorization", "status"),
    [(None, 403), ("Bearer some-key", 200), ("Basic abc", 403), ("Bearer ", 403), ("Bearer", 403)],
)
@with_patience
async def test_without_an_origin_only_a_program_with_a_key_may_change_something(
    authorization: str | None, status: int
) -> None:
    async with asker(make()) as bot:
        del bot.headers["origin"]
        given = {"authorization": authorization} if authorization else {}
        assert (await bot.post("/api/tables", json=OPEN, headers=given)).status_code == status
        assert (await bot.get("/api/games", headers=given)).status_code == 200


async def _status(house: House, code: str, headers: list[tuple[str, str]]) -> int:
    """What a handshake is answered with; 101 where it is accepted."""
    address = f"ws://localhost:{house.port}/ws/{code}"
    try:
        async with connect(address, additional_headers=headers, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@with_patience
async def test_every_handshake_that_should_not_be_is_refused_before_it_is_accepted() -> None:
    async with open_house() as house, Browser(house.address) as ada, Browser(house.address) as eve:
        mine = await ada.open_table()
        await eve.open_table(name="Eve")
        ours = ("Origin", house.address)
        cookie = ("Cookie", f"tablee_{mine.code}={ada.key}")
        other = ("Cookie", f"tablee_{mine.code}={eve.key}")
        bearer = ("Authorization", f"Bearer {ada.key}")
        evil = ("Origin", "http://evil.test")
        expected: list[tuple[str, list[tuple[str, str]], int]] = [
            (mine.code, [ours, cookie], 101),
            (mine.code.lower(), [ours, cookie], 101),
            (mine.code, [bearer], 101),
            (mine.code, [ours, bearer], 101),
            (mine.code, [cookie], 403),
            (mine.code, [evil, cookie], 403),
            (mine.code, [evil, bearer], 403),
            (mine.code, [("Origin", "null"), cookie], 403),
            (mine.code, [("Origin", f"http://localhost:{house.port}.evil"), cookie], 403),
            (mine.code, [("Origin", "http://localhost"), cookie], 403),
            (mine.code, [ours, ours, cookie], 400),
            (mine.code, [ours], 403),
            (mine.code, [ours, other], 403),
            (mine.code, [("Authorization", f"Bearer {eve.key}")], 403),
            (mine.code, [("Authorization", "Bearer x"), ours, cookie], 403),
            (mine.code, [ours, ("Cookie", f"tablee_{mine.code}=")], 403),
            (mine.code, [ours, ("Cookie", f"tablee_{mine.code}={ada.key}x")], 403),
            (f"{mine.code}?key={ada.key}", [ours], 403),
            ("BBBB" if mine.code != "BBBB" else "CCCC", [ours, cookie], 404),
            ("nowhere/else", [ours, cookie], 404),
        ]
        for code, headers, status in expected:
            assert await _status(house, code, headers) == status, headers


@with_patience
async def test_a_cookie_over_https_has_another_name_and_the_plain_one_does_not_count() -> None:
    settings = replace(ROOMY, public_url=PUBLIC)
    async with open_house(settings) as house, Browser(house.address) as ada:
        answer = await ada.http.post("/api/tables", json=OPEN, headers={"origin": PUBLIC})
        code = answer.json()["code"]
        key = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        good = [("Origin", PUBLIC), ("Cookie", f"__Host-tablee_{code}={key}")]
        assert await _status(house, code, good) == 101
        plain = [("Origin", PUBLIC), ("Cookie", f"tablee_{code}={key}")]
        assert await _status(house, code, plain) == 403
