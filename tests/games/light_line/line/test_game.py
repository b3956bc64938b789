"""LINE as a whole: who may say what, and a game from the first card to the last."""

import pytest

from tablee.core.record import decoder, encode
from tablee.core.seats import Seating
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.pieces import Options
from tablee.laws.walk import Case, Walk


def test_what_the_shelf_shows() -> None:
    assert (game.ABOUT.key, game.ABOUT.title, game.ABOUT.prefix) == ("line", "LINE", "LL")
    assert game.ABOUT.authors == ("Jörg Domberger",)
    assert {"classic": Options()} == game.PRESETS


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ll_23_everybody_has_had_as_many_turns_when_it_ends(seats: int) -> None:
    for seed in range(4):
        walk = Walk(game, Case(seed, Seating(seats), Options(), has_whims=False))
        for _ in walk.go(1_000):
            pass
        told = [encode(news) for news in walk.told[None]]

        placed = [
            sum(b'"card_placed","seat":%d,' % seat in it for it in told) for seat in range(seats)
        ]
        assert walk.is_over
        assert max(placed) - min(placed) <= 1  # one may have been without a card (LL-G5)


def test_the_log_alone_rebuilds_the_table() -> None:
    walk = Walk(game, Case(1, Seating(3), Options(pace="fast")))
    for _ in walk.go(1_000):
        pass
    read = decoder(Event)

    again = game.start(Seating(3), Options(pace="fast"))
    for step in walk.steps:
        assert step.future is not None
        for event in step.future.events:
            again = game.evolve(again, read.decode(encode(event)))

    assert encode(again) == encode(walk.state)
