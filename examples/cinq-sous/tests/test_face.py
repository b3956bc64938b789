"""What a table would say of the face: nothing."""

import re
from pathlib import Path

from tablee.faces.check import missing
from tablee.faces.face import face_of

from cinq_sous import game

RULE = re.compile(r"\*\*(CS-\d+)\*\*")


def test_nothing_is_wrong_with_the_face_and_whatever_the_game_can_say_has_words() -> None:
    face = face_of("cinq-sous")

    assert face.troubles == ()
    assert [missing(game, face.words(it)) for it in ("en", "fr")] == [(), ()]


def test_both_rules_pages_have_the_same_rules_and_each_has_a_test() -> None:
    english, french = (face_of("cinq-sous").files[f"rules.{it}.md"].decode() for it in ("en", "fr"))
    written = RULE.findall(english)
    tests = Path(__file__).with_name("test_rules.py").read_text("utf-8")

    assert RULE.findall(french) == written
    assert [it for it in written if f"test_{it.lower().replace('-', '_')}_" not in tests] == []
