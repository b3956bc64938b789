"""Faces as packages bring them, good ones and bad ones: nothing that is wrong with one stops anything."""

import sys
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.json import encode

from tablee import registry
from tablee.core.record import kinds_of, tag_of
from tablee.faces import face as reading
from tablee.faces.card import Card, Clock, Teams
from tablee.faces.face import face_of, troubles
from tablee.faces.trouble import Trouble, harmless
from tablee.registry import keys
from tests import third_party
from tests.packages import GAME, Packages

TAGS = [
    tag_of(it) for it in (*kinds_of(third_party.TYPES.event), *kinds_of(third_party.TYPES.seen))
]
SAID = {
    **{f"told.{tag}": "{seat}" for tag in TAGS},
    **{f"action.{tag_of(it)}": "Do" for it in kinds_of(third_party.TYPES.action)},
}
"""All that a face of this game has to say."""


def face(card: Any = None, **words: Mapping[str, str]) -> dict[str, bytes]:
    card = {"interface": 1} if card is None else card
    said = {f"words.{language}.json": encode(dict(texts)) for language, texts in words.items()}
    return {"face.json": encode(card), **said}


def named(key: str) -> list[tuple[str, str]]:
    return [(it.code, it.detail) for it in troubles() if it.key == key]


def test_a_game_without_a_face_is_in_no_trouble(packages: Packages) -> None:
    packages.lay("plain")

    assert face_of("plain").files == {}
    assert face_of("plain").words("fr") == {}
    assert "plain" in keys()
    assert named("plain") == []


def test_a_face_is_all_the_files_beside_the_game(packages: Packages) -> None:
    card = {
        "interface": 1,
        "accent": "olive",
        "order": {"rounds": [1, 3]},
        "clocks": {"pace": {"each": "turn", "seconds": 60}},
        "unasked": ["day"],
        "teams": {"count": 2},
    }
    said = face(card, en={**SAID, "pitch": "Fine"}, fr={**SAID, "pitch": "Bien"})
    packages.lay("good", face={**said, "screen.js": "export {}", "parts/card.js": "", ".swp": ""})

    found = face_of("good")

    assert sorted(found.files) == [
        "face.json", "parts/card.js", "screen.js", "words.en.json", "words.fr.json",
    ]  # fmt: skip
    assert found.words("fr")["pitch"] == "Bien"
    assert found.card == Card(
        1, "olive", {"rounds": (1, 3)}, {"pace": Clock("turn", 60)}, ("day",), Teams(2)
    )
    assert found.troubles == ()


def test_another_content_or_name_is_another_hash(packages: Packages) -> None:
    for key, files in {
        "one": {"a.svg": "<svg/>", "b.svg": ""},
        "two": {"a.svg": "<svg/>", "c.svg": ""},
        "three": {"a.svg": "<svg>", "b.svg": ""},
        "same": {"b.svg": "", "a.svg": "<svg/>"},
    }.items():
        packages.lay(key, face=files)

    hashes = [face_of(key).hash for key in ("one", "two", "three", "same")]

    assert len(set(hashes)) == 3
    assert hashes[0] == hashes[3]
    assert all(len(it) == 16 for it in hashes)


BROKEN = {
    "import": ("import nowhere_at_all", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
    "syntax": ("def :", "SyntaxError: invalid syntax"),
    "exit": ("raise SystemExit(3)", "SystemExit: 3"),
    "stop": ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    "no-game": ("ABOUT = 1", "it has no TYPES, start, decide"),
    "no-about": (f"{GAME}\nABOUT = 'me'", "its ABOUT is no About"),
    "other-key": (GAME.replace("{key!r}", "'else'"), "ABOUT.key is else"),
    "no-type": (f"{GAME}\nTYPES = replace(1)", "TypeError"),
    "no-text": (f"{GAME}\nABOUT = replace(ABOUT, title='\\ud800')", "UnicodeEncodeError"),
    "no-preset": (f"{GAME}\nPRESETS = {{'a': object()}}", "TypeError"),
    "no-options": (f"{GAME}\nPRESETS = {{'a': 3}}", "ValidationError"),
    "no-title": (f"{GAME}\nABOUT = replace(ABOUT, title=3)", "ValidationError"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_whatever_breaks_a_package_is_named_and_stops_nothing(key: str, packages: Packages) -> None:
    code, why = BROKEN[key]
    packages.lay(key, code)
    packages.lay("good")

    assert "good" in keys()
    assert key not in keys()
    ((named_as, detail),) = named(key)
    assert named_as == "broken"
    assert why in detail
    with pytest.raises(registry.BrokenGame):
        registry.game(key)


def test_a_package_is_imported_once_however_it_ends(packages: Packages) -> None:
    counting = "import sys\nsys.counted_by_a_test = getattr(sys, 'counted_by_a_test', 0) + 1\nraise SystemExit"
    packages.lay("broken", counting)

    try:
        for _ in range(3):
            troubles()
            with pytest.raises(registry.UnknownName):
                registry.game("broken")
        assert vars(sys)["counted_by_a_test"] == 1
    finally:
        vars(sys).pop("counted_by_a_test", None)


def test_a_key_is_fit_for_an_address_and_nobody_elses(packages: Packages) -> None:
    packages.lay("Bad_Key")
    packages.lay("between")
    packages.lay("mine")
    packages.lay("thief", entry_points="[tablee.games]\nmine = thief_package.other\n")
    (packages.folder / "thief_package" / "other.py").write_text(GAME.replace("{key!r}", "'mine'"))

    assert [code for code, _ in named("Bad_Key")] == ["broken"]
    assert named("between") == [("broken", "there is another game called between")]
    assert len(named("mine")) == 1
    assert keys()[-1] == "mine"


def test_a_list_of_entry_points_that_cannot_be_read_takes_no_other_with_it(
    packages: Packages,
) -> None:
    packages.lay("garbled", entry_points="[tablee.games]\nno equals sign here\n")
    packages.lay("latin")
    list_of_latin = packages.folder / "latin_package-1.0.dist-info" / "entry_points.txt"
    list_of_latin.write_bytes("[tablee.games]\nété = latin_package.game\n".encode("latin-1"))
    packages.lay("good")

    assert "good" in keys()
    named_so = {(it.package, it.code) for it in troubles()}
    assert named_so == {("garbled_package", "broken"), ("latin_package", "broken")}


@pytest.mark.parametrize(
    "bots",
    [
        "raise SystemExit",
        "",
        "BOTS = 3",
        "BOTS = {'sly': 7}",
        "def __getattr__(_): 1 / 0",
        "def __getattr__(_): raise SystemExit",
        "class Sly:\n choose = property(lambda _: 1 / 0)\nBOTS = {'sly': Sly()}",
    ],
)
def test_bots_that_break_leave_the_game_to_the_random_one(bots: str, packages: Packages) -> None:
    packages.lay("lonely", bots=bots)

    assert tuple(registry.bots("lonely")) == ("random",)
    assert [code for code, _ in named("lonely")] == ["broken_bots"]


def test_a_newer_interface_is_played_without_its_screen(packages: Packages) -> None:
    newer = {"interface": 2, "accent": ["unheard of"]}
    files = {
        **face(newer, en=SAID, fr=SAID),
        **dict.fromkeys(("screen.js", "screen.css", "lesson.js"), b""),
    }
    packages.lay("later", face={**files, "tile.svg": b"<svg/>"})

    assert named("later") == [("newer_interface", "face.json")]
    assert "later" in keys()
    assert sorted(face_of("later").files) == [
        "face.json", "tile.svg", "words.en.json", "words.fr.json",
    ]  # fmt: skip


def test_a_screen_that_does_not_say_its_interface_is_not_laid(packages: Packages) -> None:
    packages.lay("silent", face={"screen.js": "export {}"})

    assert named("silent") == [("missing_file", "face.json")]
    assert face_of("silent").files == {}


UNREADABLE = [
    b"{",
    b"\xff\xfe",
    b'{"accent": "olive"}',
    b'{"interface": "1"}',
    b'{"interface": 1, "accent": "pink"}',
    b'{"interface": 1, "order": 3}',
    b'{"interface": 0}',
    b'{"interface": 1, "teams": {"count": 1}}',
    b'{"interface": 1, "colour": "olive"}',
    b"[" * 100_000,
]


@pytest.mark.parametrize("content", UNREADABLE)
def test_a_card_that_cannot_be_read_is_named_and_its_screen_not_laid(
    content: bytes, packages: Packages
) -> None:
    packages.lay("garbled", face={"face.json": content, "screen.js": ""})

    assert named("garbled") == [("unreadable", "face.json")]
    assert list(face_of("garbled").files) == ["face.json"]


@pytest.mark.parametrize(
    "content", [b"{", b"[]", b'{"a": 1}', b'{"a": {"b": "c"}}', b'{"a": "\xff"}']
)
def test_words_that_cannot_be_read_are_named(content: bytes, packages: Packages) -> None:
    packages.lay("garbled", face={**face(en=SAID), "words.fr.json": content})

    assert named("garbled") == [("unreadable", "words.fr.json")]
    assert face_of("garbled").words("en") == SAID
    assert face_of("garbled").words("fr") == {}


def test_words_in_one_language_want_the_other(packages: Packages) -> None:
    packages.lay("english", face=face(en=SAID))

    assert named("english") == [("missing_file", "words.fr.json")]


def test_a_text_that_one_language_lacks_is_named(packages: Packages) -> None:
    packages.lay("half", face=face(en={**SAID, "pitch": "Fine"}, fr={**SAID, "ending.x": "Fin"}))

    assert named("half") == [
        ("missing_text", "words.en.json: ending.x"),
        ("missing_text", "words.fr.json: pitch"),
    ]


def test_every_action_and_event_wants_a_text_and_a_variant_will_do(packages: Packages) -> None:
    first, second, *_ = TAGS
    less = {
        key: text for key, text in SAID.items() if key not in (f"told.{first}", f"told.{second}")
    }
    less |= {f"told.{first}.own": "You"}
    packages.lay("half", face=face(en=less, fr=less))

    assert named("half") == [
        ("missing_text", f"words.en.json: told.{second}"),
        ("missing_text", f"words.fr.json: told.{second}"),
    ]


def test_what_is_too_large_is_left_out_and_named(
    packages: Packages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LARGEST", 10)
    monkeypatch.setattr(reading, "LARGEST_IN_ALL", 25)
    packages.lay("heavy", face={"a": b"x" * 11, "b": b"x" * 10, "c": b"x" * 10, "d": b"x" * 10})

    assert named("heavy") == [("too_large", "a"), ("too_large", "d")]
    assert sorted(face_of("heavy").files) == ["b", "c"]


def test_a_file_whose_name_is_no_address_is_left_out(packages: Packages) -> None:
    packages.lay("odd", face={"a b.js": "", "é.svg": "", "fine.svg": "", "parts/ok-1.js": ""})

    assert sorted(face_of("odd").files) == ["fine.svg", "parts/ok-1.js"]
    assert named("odd") == [("unreadable", "'a b.js'"), ("unreadable", "'\\xe9.svg'")]


def test_the_names_of_seats_and_teams_are_read_off_the_records() -> None:
    between, trapwords = face_of("between"), face_of("trapwords")

    assert {"seat", "whom", "eliminated", "winners"} <= set(between.seat_fields)
    assert between.team_fields == ()
    assert {"seat", "givers", "members"} <= set(trapwords.seat_fields)
    # A team wins, and that is what the event says; the outcome has seats under the same name.
    assert {"team", "winners"} <= set(trapwords.team_fields)
    assert "winners" not in trapwords.seat_fields


@pytest.mark.parametrize("key", [key for key in keys() if registry.is_ours(key)])
def test_our_own_faces_are_in_no_trouble(key: str) -> None:
    assert face_of(key).troubles == ()


def test_what_everybody_reads_of_a_trouble_names_no_folder() -> None:
    broken = Trouble("x", "x-package", "broken", "FileNotFoundError: /home/ada/secret.txt")
    half = Trouble("x", "x-package", "missing_text", "words.fr.json: a, b, c, d")

    assert harmless(broken).detail == "FileNotFoundError"
    assert harmless(half).detail == "words.fr.json: a, b, c, …"
