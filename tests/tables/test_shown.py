"""A seat is shown the drawings its view names: at every moment, and whatever else lies in the folder."""

from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.drawing import Draw
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import HandIn
from tablee.games.entre_les_lignes.pieces import Options
from tablee.tables.table import Table, open_table
from tests.tables.drawing import GAME, drawing

SEATS = 4
VIEWERS = (None, *map(Seat, range(SEATS)))


def atelier(seed: bytes = b"shown") -> Table:
    return open_table(registry.game(GAME), SEATS, Options(first=Seat(0)), seed=seed)


def drawn() -> Table:
    """Everybody has a draft, and nobody is done."""
    table = atelier()
    for seat in range(SEATS):
        table.act(seat, Draw(drawing(10 * seat)))
    return table


def named(table: Table, viewer: Seat | None) -> dict[str, bytes]:
    """The rule as it is written: the view is made anew, and every name looked for in all of it."""
    seen = encode(table.game.view(table.state, viewer))
    return {name: it for name, it in table.drawings.items() if name.encode() in seen}


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_at_every_moment_of_a_game_it_is_what_the_view_names(seed: bytes) -> None:
    table, bot, chance = atelier(seed), registry.bot(GAME, "random"), Chance(seed)
    moments: set[tuple[str, int]] = set()
    while table.outcome is None:
        for viewer in VIEWERS:
            shown, expected = table.shown(viewer), named(table, viewer)
            assert (list(shown), dict(shown)) == (list(expected), expected)
            assert len(shown) == len(expected)
            for name, strokes in table.drawings.items():
                assert shown.get(name) == (strokes if name in expected else None)
            moments.add((table.state.phase, len(expected)))
        seat = chance.pick(table.awaiting)
        table.act(seat, bot.choose(table.view(seat), chance))
    assert {phase for phase, _ in moments} >= {"draw", "vote", "reveal"}
    assert len(moments) > 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_planted_in_the_folder_is_shown_to_nobody(viewer: Seat | None) -> None:
    """Names that come close to one that is seen, or that are parts of a view without being names."""
    table = drawn()
    before = dict(table.shown(viewer))
    own = next(iter(before), "0" * 32)
    planted = [
        "f" * 32, own[:-1], own[1:], own[:16], own + "0", "0" + own, own.upper(), own[::-1], f'"{own}"',
        f"{own}\\0", f" {own}", "{", "[]", "nul", "rawin", "\\ud800", "é",
    ]  # fmt: skip
    for name in planted:
        if name not in before:
            table.drawings[name] = b"planted"
    shown = table.shown(viewer)
    assert dict(shown) == before
    assert len(shown) == len(before) == (0 if viewer is None else 1)
    for name in planted:
        assert shown.get(name) == before.get(name)
        assert (name in shown) == (name in before)


def test_a_name_is_shown_from_the_moment_the_view_has_it_and_no_longer_than_that() -> None:
    table = drawn()
    hidden = table.state.places[1].drawing
    shown = table.shown(Seat(0))
    assert hidden not in shown
    for seat in range(SEATS):
        table.act(seat, HandIn())
    assert hidden in table.shown(Seat(0))
    assert hidden not in shown  # what was looked at before does not change afterwards


def test_who_looks_twice_at_one_moment_reads_the_view_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn()
    read: list[int] = []

    def note(view: Any) -> bytes:
        read.append(view.seat)
        return encode(view)

    monkeypatch.setattr("tablee.tables.shown.encode", note)
    for _ in range(5):
        for seat in range(SEATS):
            for name in table.drawings:
                table.shown(Seat(seat)).get(name)
    assert read == [0, 1, 2, 3]
    table.act(0, Draw(drawing(99)))
    table.shown(Seat(0)).get(table.state.places[0].drawing)
    assert read == [0, 1, 2, 3, 0]


def test_whoever_does_not_look_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn()
    monkeypatch.setattr("tablee.tables.shown.encode", _never)
    table.shown(Seat(0))


def _never(_: Any) -> bytes:
    raise AssertionError("nobody looked")


def test_a_drawing_that_goes_while_somebody_looks_is_none() -> None:
    """A bot thinks beside the table, which may go on meanwhile."""
    table = drawn()
    shown, name = table.shown(Seat(0)), table.state.places[0].drawing
    looking = iter(shown)
    table.act(0, Draw(drawing(99)))
    assert list(looking) == [name]
    assert shown.get(name) is None
    assert len(shown) == 0
