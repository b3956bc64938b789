"""Wired together: who may ask for what, and what everybody can count on."""

from tablee.games.wordz import game
from tests.games.wordz.play import ready


def test_nobody_is_awaited_before_the_deal() -> None:
    assert game.awaiting(ready(2)) == ()
    assert game.view(ready(2), None).phase == "ready"


def test_the_usual_agreements_have_names() -> None:
    assert game.PRESETS["classic"] == game.TYPES.options()
    assert game.PRESETS["listed"].words == "listed_only"
    assert game.PRESETS["short"].rounds == 1
