"""A seat is shown the attachments its view names: at every moment, and whatever else lies in the folder."""

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.drawing import Draw
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.actions import Describe, HandIn
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
    """What a stranger to the types would find: every name is looked for in all that is seen."""
    seen = encode(table.game.view(table.state, viewer))
    return {name: it for name, it in table.attachments.items() if name.encode() in seen}


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_at_every_moment_of_a_game_it_is_what_the_view_names(seed: bytes) -> None:
    table, bot, chance = atelier(seed), registry.bot(GAME, "random"), Chance(seed)
    moments: set[tuple[str, int]] = set()
    while table.outcome is None:
        for viewer in VIEWERS:
            shown = table.shown(viewer)
            assert shown == named(table, viewer)
            moments.add((table.state.phase, len(shown)))
        seat = chance.pick(table.awaiting)
        table.act(seat, bot.choose(table.view(seat), chance))
    assert {phase for phase, _ in moments} >= {"draw", "vote", "reveal"}
    assert len(moments) > 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_planted_in_the_folder_is_shown_to_nobody(viewer: Seat | None) -> None:
    """Names that come close to one that is seen, or that a view has in other fields than those for names."""
    table = drawn()
    before = dict(table.shown(viewer))
    own = next(iter(before), "0" * 32)
    for seat in range(SEATS):
        table.act(seat, Describe("e" * 32))
    planted = ["e" * 32, "f" * 32, own[:-1], own + "0", own.upper(), f'"{own}"', "", "draw"]
    table.attachments.update(dict.fromkeys(planted, b"planted"))
    assert table.shown(viewer) == before
    assert len(before) == (0 if viewer is None else 1)


def test_a_name_is_shown_from_the_moment_the_view_has_it_and_no_longer_than_that() -> None:
    table = drawn()
    hidden = table.state.places[1].drawing
    shown = table.shown(Seat(0))
    assert hidden not in shown
    assert table.shown(Seat(0)) is shown  # who looks twice at one moment is not looked up twice
    for seat in range(SEATS):
        table.act(seat, HandIn())
    assert hidden in table.shown(Seat(0))
    assert hidden not in shown  # what was looked at before does not change afterwards
