"""How many words fit a pattern: the dictionary's own answer, and nothing for whoever asks for more."""

from urllib.parse import quote

import pytest

from tablee.server import words
from tablee.words.dictionary import load
from tests.server.asking import asker, make
from tests.server.house import with_patience

ODD = (
    "", "A", "@", "A" * 13, "machine", "M?CHINE", "MÂCHINE", "ŒUF", "M CHINE", "MA-CHINE", "M%00", "M\n", "MA\n",
    "AA/BB", "..", "%", "٣٣", "A" * 5_000,
)  # fmt: skip


def path(pattern: str, language: str = "fr") -> str:
    return f"/api/words/{language}/{quote(pattern, safe='')}"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("pattern", ["M@CH@N@S", "##@", "@@", "ZZZZ", "@#@#@#@#@#@#", "THE"])
@with_patience
async def test_the_count_is_that_of_the_dictionary(language: str, pattern: str) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(path(pattern, language))
        assert answer.status_code == 200
        found = load("fr" if language == "fr" else "en").match(pattern)
        assert answer.json() == {"count": len(found)}
        assert "max-age" in answer.headers["cache-control"]


@with_patience
async def test_a_word_that_is_known_counts_as_one_and_no_word_as_none() -> None:
    async with asker(make()) as ada:
        assert (await ada.get(path("MACHINES"))).json() == {"count": 1}
        assert (await ada.get(path("MACHINEX"))).json() == {"count": 0}


@pytest.mark.parametrize("pattern", ODD)
@with_patience
async def test_what_is_no_pattern_is_refused(pattern: str) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(path(pattern))
        assert answer.status_code in (400, 404)
        assert (answer.status_code == 404) == (pattern in ("", "AA/BB", ".."))


@pytest.mark.parametrize("language", ["de", "FR", "fr.", "x" * 200])
@with_patience
async def test_only_languages_of_the_house_are_counted_in(language: str) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(path("@#", language))
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@with_patience
async def test_nobody_asks_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "EACH", 2)
    app = make()
    async with asker(app) as ada, asker(app, client=("192.0.2.9", 1)) as far:
        statuses = [(await ada.get(path("@#"))).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert (await far.get(path("@#"))).status_code == 200


@with_patience
async def test_what_is_asked_again_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with asker(make()) as ada:
        first = (await ada.get(path("#@#@#"))).json()
        monkeypatch.setattr(words, "load", None)
        assert (await ada.get(path("#@#@#"))).json() == first


def kin(one: str, other: str, language: str = "fr") -> str:
    return f"/api/kin/{language}/{quote(one, safe='')}/{quote(other, safe='')}"


@pytest.mark.parametrize(
    ("one", "other", "language", "kind"),
    [
        ("chanter", "chanteuse", "fr", "certain"),
        ("chien", "chat", "fr", None),
        ("singer", "song", "en", "certain"),
        ("arc-en-ciel", "ciel", "fr", "certain"),
    ],
)
@with_patience
async def test_two_words_are_judged_as_at_the_table(
    one: str, other: str, language: str, kind: str | None
) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(kin(one, other, language))
        assert (answer.status_code, answer.json()["kind"]) == (200, kind)
        assert answer.json() == (await ada.get(kin(other, one, language))).json()


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [("a" * 41, "b", "fr"), ("a\n", "b", "fr"), ("a", "b", "de"), ("a", "\x00", "en")],
)
@with_patience
async def test_what_is_no_word_is_not_judged(one: str, other: str, language: str) -> None:
    async with asker(make()) as ada:
        answer = await ada.get(kin(one, other, language))
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@with_patience
async def test_judging_counts_as_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "EACH", 2)
    async with asker(make()) as ada:
        asked = [path("@#"), kin("chien", "chat"), kin("chien", "loup")]
        statuses = [(await ada.get(it)).status_code for it in asked]
        assert statuses == [200, 200, 429]
