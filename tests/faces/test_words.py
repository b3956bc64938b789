"""The words of our nine games: whole in both languages, and told as a person would read them."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tablee import registry
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.faces.check import missing, strange
from tablee.faces.face import face_of
from tablee.faces.french import typeset
from tablee.faces.telling import Telling, gaps
from tablee.tables.reader import read_log
from tests.faces.refusals import codes_of

OURS = tuple(filter(registry.is_ours, registry.keys()))
LANGUAGES = ("en", "fr")
PLAYTHROUGHS = sorted(Path(__file__).parents[1].glob("games/**/playthroughs/*.jsonl"))

WHYS = {
    "between": {"five_points", "most_points", "nobody_left"},
    "line": {"points_short", "nothing_fits", "no_cards_left"},
    "kidz-line": {"most_cards_placed"},
    "solo-line": {"joined", "given_up"},
    "long-line": {"most_points"},
    "head-line": {"round_pile_empty"},
    "wordz": {"most_points"},
    "entre-les-lignes": {"most_points", "too_few"},
    "trapwords": {"beaten", "monster"},
}
"""Why a game can end."""

SENTENCES = ("told", "now", "refusal", "ending")
CALLS = re.compile(r"LINE ?!")
"""Only the games' own calls are shouted."""


def words(key: str, language: str) -> Mapping[str, str]:
    return face_of(key).words(language)


def of(family: str, key: str, language: str) -> dict[str, str]:
    """The words that begin so, by the rest of their keys."""
    start = f"{family}."
    known = words(key, language).items()
    return {it.removeprefix(start): text for it, text in known if it.startswith(start)}


@pytest.mark.parametrize("key", OURS)
def test_both_languages_have_the_same_words_and_tell_the_same_facts(key: str) -> None:
    english, french = words(key, "en"), words(key, "fr")

    assert english.keys() == french.keys()
    left_open = {it: (set(gaps(english[it])), set(gaps(french[it]))) for it in english}
    assert {it: both for it, both in left_open.items() if both[0] != both[1]} == {}
    assert [it for it in english if (english[it] == "") != (french[it] == "")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_nothing_is_missing_and_nothing_strange(key: str, language: str) -> None:
    game = registry.game(key)

    assert missing(game, words(key, language)) == ()
    assert strange(game, words(key, language)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_every_refusal_ending_and_level_has_words(key: str, language: str) -> None:
    assert set(codes_of(registry.game(key))) - of("refusal", key, language).keys() == set()
    assert of("ending", key, language).keys() == WHYS[key]
    assert of("level", key, language).keys() == registry.bots(key).keys()


@pytest.mark.parametrize("key", ["entre-les-lignes", "trapwords", "wordz"])
def test_a_word_that_somebody_writes_is_never_taken_for_a_value(key: str) -> None:
    """`value.web` would translate the clue « web »; `value.curse.web` does not."""
    assert [it for it in of("value", key, "en") if "." not in it] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OURS)
def test_sentences_are_whole_and_nobody_shouts(key: str, language: str) -> None:
    texts = words(key, language).items()
    sentences = [(it, text) for it, text in texts if it.split(".")[0] in SENTENCES and text]
    ends = re.compile(r"([.?»”!]|\{text\}|\{turn\.stage\})$")

    assert [it for it, text in sentences if not ends.search(text)] == []
    assert [
        it for it, text in texts if re.search(r"!|\.\.\.| {2}|'|\"", CALLS.sub("LINE", text))
    ] == []
    assert [it for it, text in texts if text != text.strip()] == []


@pytest.mark.parametrize(
    "fault",
    [r" [;:!?»%]", r"« ", r"[^\s][;!?»]", r"[^\s]:(\s|$)", r"\b(de|que) \{(?!number|round)"],
)
@pytest.mark.parametrize("key", OURS)
def test_french_is_set_as_french(key: str, fault: str) -> None:
    shown = {it: typeset(text) for it, text in words(key, "fr").items()}

    assert {it: text for it, text in shown.items() if re.search(fault, text)} == {}


def test_children_are_spoken_to_as_children() -> None:
    formal = re.compile(r"\b(vous|votre|vos|\w+ez)\b", re.IGNORECASE)

    assert [it for it, text in words("kidz-line", "fr").items() if formal.search(text)] == []
    others = {key for key in OURS if key != "kidz-line"}
    assert [
        key for key in others if re.search(r"\b(tu|toi)\b", " ".join(words(key, "fr").values()))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", PLAYTHROUGHS, ids=[it.parent.parent.name + it.stem for it in PLAYTHROUGHS]
)
def test_a_whole_game_is_told_without_a_bare_code(path: Path, language: str) -> None:
    log = read_log(path.read_bytes(), registry.game)
    key, size = log.header.game, log.header.seating.size
    face = face_of(key)
    names = ["Ada", "Lou", "Max", "Inès", "Yves", "Zoé", "Tom", "Eva", "Léo", "Noé", "Mia", "Ugo"]
    readers: tuple[Seat | None, ...] = (None, Seat(0), Seat(size - 1))
    told = {
        reader: Telling(
            face.words(language),
            names[:size],
            reader,
            language=language,
            seat_fields=face.seat_fields,
            team_fields=face.team_fields,
        )
        for reader in readers
    }

    for entry, before, _ in log.replay():
        for reader, telling in told.items():
            seen = log.game.seen(before, entry.event, reader)
            for event in (seen,) if reader is not None else (seen, entry.event):
                if event is not None and (text := telling.tell(json.loads(encode(event)))):
                    assert not re.search(r"[{}_]|\b(true|false|null|None)\b", text), event
