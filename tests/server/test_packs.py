"""Packs over HTTP: which there are, what stands on their cards, and what is said of one that is written."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee.server import packs, reading
from tablee.server.packs import EACH
from tablee.words.packs import HOSTS, pack
from tablee.words.proofing import MOST_CARDS
from tests.server.asking import asker, make
from tests.server.house import with_patience


@pytest.mark.parametrize(
    ("name", "cards", "words"),
    [
        ("trapwords/fr/fantasy", 400, 1),
        ("trapwords/en/contemporary", 400, 1),
        ("entre-les-lignes/fr/tablee", 115, 5),
        ("entre-les-lignes/en/tablee", 115, 5),
    ],
)
@with_patience
async def test_a_pack_is_its_words_and_not_what_bots_make_of_them(
    name: str, cards: int, words: int
) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(f"/api/packs/{name}")
    assert answer.json() == {"cards": [list(it.words) for it in pack(name)]}
    assert [len(it) for it in answer.json()["cards"]] == [words] * cards


@with_patience
async def test_a_host_s_pack_is_printed_too_and_an_empty_one_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "trapwords" / "fr"
    folder.mkdir(parents=True)
    (folder / "printed.txt").write_text("# ours\nphare: mer | il tourne\nbouée\n", "utf-8")
    (folder / "empty.txt").write_text("# nothing yet\n", "utf-8")
    monkeypatch.setenv(HOSTS, str(tmp_path))
    async with asker(make()) as ada:
        answer = await ada.get("/api/packs/trapwords/fr/printed")
        assert answer.json() == {"cards": [["phare"], ["bouée"]]}
        for name in ("empty", "nowhere", "..", "%2e%2e", "x" * 5_000, "a%00b"):
            refused = await ada.get(f"/api/packs/trapwords/fr/{name}")
            assert refused.status_code == 404
            assert refused.json()["code"] in ("no_such_pack", "not_found")


@with_patience
async def test_packs_are_listed_with_a_sample_and_ours_are_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "trapwords" / "fr"
    folder.mkdir(parents=True)
    (folder / "a-club.txt").write_text("phare: mer | il tourne\nbouée\n", "utf-8")
    (folder / "empty.txt").write_text("# nothing yet\n", "utf-8")
    (folder / "fantasy.txt").write_text("in the place of ours\n", "utf-8")
    monkeypatch.setenv(HOSTS, str(tmp_path))
    async with asker(make()) as ada:
        packs = (await ada.get("/api/packs/trapwords/fr")).json()["packs"]
        assert [(it["name"], it["cards"], it["is_ours"]) for it in packs] == [
            ("contemporary", 400, True),
            ("fantasy", 400, True),
            ("a-club", 2, False),
        ]
        assert packs[2]["sample"] == ["phare", "bouée"]
        assert len({*packs[0]["sample"]}) == 6
        (both,) = (await ada.get("/api/packs/entre-les-lignes/both")).json()["packs"]
        assert (both["name"], " = " in both["sample"][0]) == ("tablee", True)
        for nowhere in (
            "between/fr",
            "trapwords/de",
            "%2e%2e/%2e%2e",
            "x/" + "x" * 5_000,
            "a%00b/fr",
        ):
            answer = await ada.get(f"/api/packs/{nowhere}")
            assert answer.status_code == 404 or answer.json() == {"packs": []}, nowhere


@with_patience
async def test_a_pack_that_is_written_is_looked_over_and_nothing_is_kept() -> None:
    asked = {"game": "trapwords", "language": "fr", "lines": ["chat", "CHAT"], "seats": 4}
    async with asker(make()) as ada:
        answer = await ada.post("/api/packs/check", json=asked)
        assert answer.json() == {
            "cards": 2,
            "needed": 80,
            "findings": [{"line": 2, "what": "twice", "word": "CHAT", "other": "chat"}],
        }
        short = {**asked, "options": {"rounds": 4}}
        assert (await ada.post("/api/packs/check", json=short)).json()["needed"] == 48
        both = {**asked, "game": "entre-les-lignes", "language": "both"}
        both["options"] = {"language": "both"}
        found = (await ada.post("/api/packs/check", json=both)).json()["findings"]
        assert [it["what"] for it in found][:2] == ["one_language", "one_language"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 400, "no_such_game"),
        ({"game": "between", "seats": 3}, 400, "bad_options"),
        ({"language": "en"}, 400, "bad_options"),
        ({"options": {"language": "de"}}, 400, "bad_options"),
        ({"seats": 3}, 400, "seats_out_of_range"),
        ({"lines": ["chat\u202e"]}, 400, "unprintable"),
        ({"lines": ["chat\0"]}, 400, "malformed"),
        ({"lines": ["x" * 1_900] * 40}, 413, "words_too_long"),
        ({"lines": ["x\n" * 900] * 23}, 400, "words_too_long"),
        ({"lines": "chat"}, 400, "malformed"),
    ],
)
@with_patience
async def test_what_cannot_be_looked_over_is_refused(
    change: dict[str, object], status: int, code: str
) -> None:
    asked = {"game": "trapwords", "language": "fr", "lines": ["chat"], "seats": 4, **change}
    async with asker(make()) as ada:
        answer = await ada.post("/api/packs/check", json=asked)
    assert answer.status_code == status, answer.json()
    assert answer.json()["code"] == code


@with_patience
async def test_of_too_many_words_the_first_are_looked_over_and_all_are_counted() -> None:
    names = [f"Q{chr(97 + n // 26 % 26)}x{chr(97 + n % 26)}{'q' * (n // 676)}" for n in range(999)]
    lines = ["\n".join(names[at : at + 100]) for at in range(0, 999, 100)]
    lines += ["xqz", "x" * 900]
    asked = {"game": "trapwords", "language": "fr", "lines": lines, "seats": 4}
    async with asker(make()) as ada:
        answer = (await ada.post("/api/packs/check", json=asked)).json()
    assert answer["cards"] == MOST_CARDS + 1
    assert [(it["line"], it["what"]) for it in answer["findings"]] == [(MOST_CARDS, "unknown")]


@with_patience
async def test_one_pack_at_a_time_is_looked_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"game": "trapwords", "language": "fr", "lines": ["chat"], "seats": 4}
    at_work: list[int] = []
    read = running = 0
    all_are_read = asyncio.Event()
    in_a_thread = asyncio.to_thread

    def noted(*what: Any) -> object:
        nonlocal read
        read += 1
        if read == 3:
            all_are_read.set()
        return reading.read(*what)

    async def watched(do: Any, *what: Any) -> object:
        nonlocal running
        running += 1
        at_work.append(running)
        await all_are_read.wait()  # until the others have come to the same door
        found = await in_a_thread(do, *what)
        running -= 1
        return found

    monkeypatch.setattr(packs, "read", noted)
    monkeypatch.setattr(asyncio, "to_thread", watched)
    async with asker(make()) as ada:
        answers = await asyncio.gather(
            *[ada.post("/api/packs/check", json=asked) for _ in range(3)]
        )
    assert [it.status_code for it in answers] == [200, 200, 200]
    assert at_work == [1, 1, 1]


@with_patience
async def test_who_asks_too_often_waits_a_minute() -> None:
    asked = {"game": "trapwords", "language": "fr", "lines": ["chat"], "seats": 4}
    async with asker(make()) as ada:
        for _ in range(EACH):
            await ada.post("/api/packs/check", json={**asked, "game": "chess"})
        answer = await ada.post("/api/packs/check", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
