"""The words of a pack for those who print it: what stands on the cards, and nothing where there is no pack."""

from pathlib import Path

import pytest

from tablee.words.packs import HOSTS, pack
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
