"""Tables drawn with letters: what lies there can be read off, and typed back."""

import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tablee import registry
from tablee.arena.match import play_out
from tablee.arena.tournament import table_seed
from tablee.cli.layout import laid_out
from tablee.cli.names import Names
from tablee.cli.pencil import drawn, names
from tablee.cli.pictures.entre_les_lignes import WIDE, braille
from tablee.cli.pictures.light_line import Grid, display, tile
from tablee.cli.scene import Scene
from tablee.cli.speech import speech
from tablee.cli.terminal import Terminal
from tablee.cli.unclear import Unclear
from tablee.core.drawing import Stroke, check
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.light_line.cards import DECK, FACES
from tablee.games.light_line.display import Laid
from tablee.tables.table import Table, open_table
from tablee.words.packs import EQUALS, two_words
from tests import third_party
from tests.cli.conftest import Run


def shown(picture: Any, width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width, highlight=False, markup=False).print(picture)
    return out.getvalue()


def seen(table: Table, seat: int | None = 0, lang: str = "en") -> str:
    say = speech(lang)
    viewer = None if seat is None else Seat(seat)
    scene = Scene(
        table.game, Names(("Ada", "Lou", "Max", "Zoé"), table.seating.size, say), viewer, say
    )
    return shown(laid_out(scene, table.view(seat), table.shown(seat)))


# LIGHT-LINE


@pytest.mark.parametrize("card", DECK)
def test_a_card_shows_both_ends_of_each_of_its_lines(card: int) -> None:
    for face in FACES[card]:
        border = "".join(line.plain for line in tile(face, "", "RYGBK"))
        assert {colour: border.count(colour) for colour in face.ends} == dict.fromkeys(face.ends, 2)


def test_cells_are_named_by_column_and_row_and_found_by_their_names() -> None:
    grid = Grid((Laid(31, 0, 0), Laid(54, 0, -1, 1)))

    assert (grid.name((0, 0)), grid.name((-1, -2)), grid.name((1, 1))) == ("b3", "a1", "c4")
    assert [grid.cell(it) for it in ("b3", "a1", "z9", "3b", "")] == [(0, 0), (-1, -2), *[None] * 3]


def test_cards_lie_edge_to_edge_and_marks_in_empty_cells() -> None:
    picture = shown(display((Laid(31, 0, 0), Laid(54, 1, 0, 1)), {(0, 1): "↑↻"}, "RJVBN"))

    assert "31" in picture
    assert "54" in picture
    assert "┐┌" in picture
    assert "Y" not in picture  # yellow is J in French
    assert " 3       ↑↻" in picture


def test_a_display_wider_than_an_alphabet_has_names_left() -> None:
    grid = Grid(tuple(Laid(1, x, 0) for x in range(30)))

    assert grid.cell(grid.name((28, 0))) == (28, 0)
    assert grid.name((28, 0)) == "ad2"


# Drawings


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_has_a_name_can_be_drawn(language: str) -> None:
    for name in names(language):
        check(drawn(name, language))


def test_things_stand_side_by_side_and_shapes_where_they_are_told() -> None:
    both = drawn("sun, tree", "en")
    xs = [min(it.points[0::3]) for it in both.strokes]

    assert min(xs) < 2048 < max(xs)
    assert drawn("dot 0 100", "en").strokes == (Stroke(1, 1, (0, 4095, 128)),)
    assert len(drawn("cercle 50 50 30; boîte 10 10 90 90; line 0 0 100 100", "fr").strokes) == 3


@pytest.mark.parametrize("text", ["nothingofthekind", "circle 1", "line 1 2 3 d"])
def test_what_cannot_be_drawn_is_said(text: str) -> None:
    with pytest.raises(Unclear):
        drawn(text, "en")


def test_a_drawing_is_dots() -> None:
    line = braille(encode(drawn("line 0 50 100 50", "en"))).plain.split("\n")

    assert [it for it in line if set(it) != {"\u2800"}] == ["⠤" * WIDE]
    assert set(braille(None).plain) == {"\u2800", "\n"}


def test_a_log_without_drawings_says_who_drew_what(tablee: Run, tmp_path: Path) -> None:
    tablee("simulate", "entre-les-lignes", "--games", "1", "-o", "rounds=short", "--logs", tmp_path)
    told = tablee("replay", tmp_path / "entre-les-lignes-0-0.jsonl").stdout

    assert "\u2800" not in told
    assert "random 1 draws." in told  # a name is left as it is
    assert "\nA  random " in told


@pytest.mark.parametrize(("lang", "own"), [("en", 1), ("fr", 0)])
def test_el_g12_where_words_stand_in_two_languages_the_reader_sees_their_own(
    lang: str, own: int
) -> None:
    options = Options(language="both", rounds="short")
    table = open_table(registry.game("entre-les-lignes"), 4, options, seed=table_seed(1))
    words = [it.word for it in table.state.places]
    picture = seen(table, 1, lang)
    assert two_words(words[1])[own] in picture
    assert EQUALS not in picture
    play_out(table, dict.fromkeys(range(4), registry.bot("entre-les-lignes", "random")))
    result = table.state.gallery[0]
    say = speech(lang)
    scene = Scene(table.game, Names((), 4, say), None, say)
    view = replace(table.view(None), phase="reveal", gallery=(result,))
    picture = shown(laid_out(scene, view, {}))
    assert all(f": {two_words(it.word)[own]}" in picture for it in result.exhibits)
    told = [scene.tell(it.event) or "" for it in table.entries]
    assert EQUALS not in "".join(told) + picture


# Any game


@pytest.mark.parametrize("key", registry.keys()[:9])
def test_nobody_sees_what_is_not_theirs(key: str) -> None:
    """A spectator's table has no panel of one's own, and is never wider than the terminal."""
    game = registry.game(key)
    table = open_table(game, min(game.ABOUT.seats), seed=table_seed(1))

    assert "For your eyes only" not in seen(table, None)
    assert max(map(len, seen(table).splitlines())) <= 80


def test_without_words_the_names_of_fields_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game
    monkeypatch.setattr(registry, "game", lambda key: third_party if key == "twin" else game(key))
    picture = seen(open_table(registry.game("twin"), 2, seed=table_seed(1)))

    assert "1 Ada" in picture
    assert "hand size" in picture
    assert "For your eyes only" in picture


# A terminal that is really there


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The other end of a terminal."""
    here, there = os.pipe()
    with os.fdopen(here, encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield there


def test_a_live_terminal_waits_for_a_line_or_a_moment(typing: int) -> None:
    terminal = Terminal(may_wait=False)
    terminal.is_live = True

    assert terminal.read(until=terminal.now) is None
    os.write(typing, b" ask 2 7 \n")
    assert terminal.read(until=terminal.now + 60_000) == "ask 2 7"
    os.close(typing)
    with pytest.raises(EOFError):
        terminal.read(until=terminal.now + 60_000)
    before = terminal.now
    terminal.skip_to(before + 60_000)
    assert terminal.now >= before + 60_000
