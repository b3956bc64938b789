"""Wired together: who may ask for what, and what everybody can count on."""

import pytest
from msgspec import ValidationError

from tablee.core.drawing import Draw, DrawingKept, KeepDrawing
from tablee.core.record import decoder, encode
from tablee.games.entre_les_lignes import game
from tests.games.entre_les_lignes.moves import GO_ON, draw
from tests.games.entre_les_lignes.play import act, dealt, ready, refused


@pytest.mark.parametrize("action", [draw(), KeepDrawing("f" * 32), GO_ON])
def test_the_table_does_not_play(action: object) -> None:
    assert str(refused(dealt(4), None, action)) == "take_a_seat"  # type: ignore[arg-type]


def test_a_client_draws_and_only_the_table_writes_names() -> None:
    assert game.TYPES.attach is Draw
    with pytest.raises(ValidationError):
        decoder(game.TYPES.action).decode(encode(KeepDrawing("f" * 32)))


def test_the_log_decides_as_the_drawing_did() -> None:
    after_drawing, (kept,) = act(dealt(4), 2, draw())
    assert isinstance(kept, DrawingKept)

    assert act(dealt(4), 2, KeepDrawing(kept.name)) == (after_drawing, (kept,))


def test_nobody_is_awaited_before_the_deal() -> None:
    assert game.awaiting(ready(4)) == ()
    view = game.view(ready(4), None)
    assert (view.phase, view.round, view.number, view.active) == ("ready", 0, None, None)


def test_the_usual_agreements_have_names() -> None:
    assert game.PRESETS["classic"] == game.TYPES.options()
    assert game.PRESETS["short"].rounds == "short"
    assert game.PRESETS["lively"].drawing_pace == "when_most_are_done"


def test_the_name_of_a_pack_is_short_enough_for_a_file() -> None:
    read = decoder(game.TYPES.options).decode

    assert read(encode({"pack": "é" * 60})).pack == "é" * 60
    with pytest.raises(ValidationError):
        read(encode({"pack": "a" * 61}))
