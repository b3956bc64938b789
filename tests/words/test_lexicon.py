"""The expanded file: the same bytes each time, and refused when it is missing or stale."""

import re
import runpy
from pathlib import Path

import pytest

from tablee.words import LANGUAGES, Language, build, lexicon
from tablee.words.build.french import french
from tablee.words.build.hunspell import Affixes, Entry, read_entries
from tablee.words.build.pack import pack
from tablee.words.dictionary import Dictionary, load
from tablee.words.lexicon import Lexicon, NoLexicon, digest, lexicon_path, open_lexicon

AFF = """\
FLAG long
REP a b
PFX L' Y 1
PFX L' 0 l' .
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 d'/S. .
PFX Um 0 kilo/S. .
SFX S. Y 1
SFX S. 0 s/L' [^s]
SFX X. Y 1
SFX X. l ux al
"""
DIC = """\
14
cheval/X.L'
cerf/S.
volant/S.
cerf-volant/L'D'Q'
cerfs-volants/D'Q'
gramme/Um
kg/||--
qu/--
Paris
digiKam
prie-Dieu
avr
œil/S.
yeux/D'Q'
π
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "index.aff").write_text(AFF, "utf-8")
    (tmp_path / "index.dic").write_text(DIC, "utf-8")
    (tmp_path / "left_out.txt").write_text("# abbreviations\navr  # avril\n", "utf-8")
    (tmp_path / "irregular.txt").write_text("œil: yeux, volant\nok:\ncerf ! cerfs\n", "utf-8")
    return tmp_path


def test_a_small_dictionary_is_expanded(sources: Path) -> None:
    assert french(sources) == {
        "cheval": {"cheval", "chevaux"},
        "cerf": {"cerf"},
        "volant": {"volant", "volants"},
        "cerf-volant": {"cerf-volant", "cerfs-volants"},
        "gramme": {"gramme", "grammes"},
        "kilogramme": {"kilogramme", "kilogrammes"},
        "prie-Dieu": {"prie-Dieu"},
        "œil": {"œil", "œils", "yeux", "volant"},
        "ok": {"ok"},
    }


def test_an_affix_fits_or_does_not(sources: Path) -> None:
    affixes = Affixes(sources / "index.aff")

    assert list(affixes.forms(Entry("bus", ("S.",)))) == ["bus"]
    assert list(affixes.forms(Entry("cheval", ("X.", "L'")))) == ["cheval", "chevaux"]
    assert Entry("gramme", ("Um",)) in read_entries(sources / "index.dic")


def test_a_small_lexicon_answers(sources: Path) -> None:
    packed = pack(french(sources), {"notice": "small"})
    small = Dictionary("fr", Lexicon(packed))

    assert len(small) == 13
    assert (small.lemma_count, small.spelled_forms, small.notice) == (9, 16, "small")
    assert small.lemmas("YEUX") == ("œil",)
    assert small.lemmas("cerfs-volants") == ("cerf-volant",)
    assert small.forms("œil") == {"œil", "œils", "yeux", "volant"}
    assert list(small.match("?????")) == ["OEILS"]


def test_the_order_of_the_words_changes_nothing(sources: Path) -> None:
    paradigms = french(sources)
    turned = {lemma: set(paradigms[lemma]) for lemma in sorted(paradigms, reverse=True)}

    assert pack(turned, {}) == pack(paradigms, {})


@pytest.mark.soak  # every day tests/test_setup.py, which expands the dictionaries anyway, compares them
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_lexicon_is_what_the_sources_give(language: Language) -> None:
    """Another process made it, with sets in another order: the same bytes all the same."""
    assert lexicon_path(language).read_bytes() == build.build(language)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty place for the lexicons."""
    place = tmp_path / "made"
    for module in (lexicon, build):
        monkeypatch.setattr(module, "lexicon_path", lambda language: place / f"{language}.lexicon")
    return place


def test_a_missing_lexicon_says_what_to_run(elsewhere: Path) -> None:
    with pytest.raises(NoLexicon, match=re.escape(lexicon.COMMAND)):
        open_lexicon("fr")


def test_a_stale_or_broken_lexicon_is_refused(elsewhere: Path) -> None:
    elsewhere.mkdir()
    path = elsewhere / "en.lexicon"
    for content in (b"", b"no lexicon", pack({"ox": {"ox", "oxen"}}, {"digest": "other"})):
        path.write_bytes(content)
        with pytest.raises(NoLexicon):
            open_lexicon("en")


def test_only_what_is_stale_is_built(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def small(language: Language) -> bytes:
        return pack({"ox": {"ox", "oxen"}}, {"digest": digest(language)})

    monkeypatch.setattr(build, "build", small)

    assert build.build_missing() == [elsewhere / "fr.lexicon", elsewhere / "en.lexicon"]
    assert build.build_missing() == []
    (elsewhere / "en.lexicon").unlink()
    assert build.build_missing() == [elsewhere / "en.lexicon"]
    assert sorted(path.name for path in elsewhere.iterdir()) == ["en.lexicon", "fr.lexicon"]
    assert open_lexicon("fr").lengths == {2: 1, 4: 1}


def test_the_digest_follows_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "fr"
    folder.mkdir()
    monkeypatch.setattr(lexicon, "SOURCES", tmp_path)
    monkeypatch.setattr(lexicon, "HERE", tmp_path)
    (tmp_path / "capitals.py").write_text("")
    (folder / "index.dic").write_text("one")
    before = digest("fr")
    (folder / "index.dic").write_text("two")

    assert digest("fr") != before


def test_a_dictionary_is_loaded_once() -> None:
    assert load("fr") is load("fr")


def test_the_command_tells_what_it_built(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere.mkdir()
    path = elsewhere / "fr.lexicon"
    path.write_bytes(bytes(1234))
    monkeypatch.setattr(build, "build_missing", lambda: [path])

    runpy.run_module("tablee.words.build", run_name="__main__")

    assert capsys.readouterr().out == f"{path}: 1,234 bytes\n"
