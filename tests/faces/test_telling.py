"""Words become sentences: the vectors that the browser's plain table answers to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.faces.telling import Telling

VECTORS = json.loads(Path(__file__).with_name("telling.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=[it["about"] for it in VECTORS])
def test_words_become_sentences(vector: dict[str, Any]) -> None:
    given = ("words", "names", "reader", "language", "seat_fields", "team_fields")
    telling = Telling(**{name: vector[name] for name in given})

    assert telling.tell(vector["event"]) == vector["sentence"]


def test_a_key_without_words_says_nothing() -> None:
    telling = Telling({"now.mine": "Your turn, {seat}."}, ("Ada",), 0, language="en")

    assert telling.say("now.mine", {"seat": "Ada"}) == "Your turn, Ada."
    assert telling.say("now.others") is None
