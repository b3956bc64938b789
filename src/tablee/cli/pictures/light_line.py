"""LIGHT-LINE with letters: a card shows the letter of its colour at each stub, and a line joins two equal letters.

A cell has a name such as `c4`, from the column and the row; `c4t` lays the card there turned by half.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.pictures import Picture
from tablee.core.offers import Value
from tablee.games.light_line.cards import COLOURS, FACES, Card, Colour, Face
from tablee.games.light_line.display import Cell, Laid, Line

STYLES: dict[Colour, str] = {
    "R": "bold red",
    "Y": "bold yellow",
    "G": "bold green",
    "B": "bold blue",
    "K": "bold",
}
WIDE, HIGH = 5, 5
NO_STUB = "·"
Lines = list[Text]


def tile(face: Face, middle: str, letters: str) -> Lines:
    """Five lines of five signs: three stubs a side, and a name in the middle."""
    stub = [_stub(it, letters) for it in face.stubs]
    top = [Text("┌"), *stub[0:3], Text("┐")]
    bottom = [Text("└"), *stub[6:9], Text("┘")]
    sides = [
        [stub[9 + row], Text(f"{middle:^3}" if row == 1 else "   "), stub[3 + row]]
        for row in range(3)
    ]
    return [Text().join(it) for it in (top, *sides, bottom)]


def _stub(colour: Colour | None, letters: str) -> Text:
    if colour is None:
        return Text(NO_STUB, style="dim")
    return Text(letters[COLOURS.index(colour)], style=STYLES[colour])


class Row:
    """Tiles beside each other, folded where the terminal is narrow."""

    def __init__(self, tiles: Sequence[Lines]) -> None:
        self.tiles = tiles

    def __rich_console__(self, console: Any, options: Any) -> Any:
        most = max(1, (options.max_width + 1) // (WIDE + 1))
        for start in range(0, len(self.tiles), most):
            for line in zip(*self.tiles[start : start + most], strict=True):
                yield Text(" ", no_wrap=True).join(line)


class Grid:
    """Which cells there are, and what they are called; one more than the cards on every side."""

    def __init__(self, display: Sequence[Laid]) -> None:
        xs = [it.x for it in display] or [0]
        ys = [it.y for it in display] or [0]
        self.left, self.top = min(xs) - 1, min(ys) - 1
        self.columns, self.rows = max(xs) - self.left + 2, max(ys) - self.top + 2

    def name(self, cell: Cell) -> str:
        x, y = cell
        return f"{_column(x - self.left)}{y - self.top + 1}"

    def cell(self, name: str) -> Cell | None:
        match = re.fullmatch(r"([a-z]{1,2})([0-9]{1,3})", name)
        if not match:
            return None
        columns = {_column(it): it for it in range(self.columns)}
        if match[1] not in columns:
            return None
        return self.left + columns[match[1]], self.top + int(match[2]) - 1


def _column(number: int) -> str:
    first, last = divmod(number, len(ascii_lowercase))
    return (ascii_lowercase[first - 1] if first else "") + ascii_lowercase[last]


def display(laid: Sequence[Laid], marks: Mapping[Cell, str], letters: str) -> RenderableType:
    """Cards edge to edge, with the names of columns and rows; and marks in empty cells."""
    grid = Grid(laid)
    faces = {it.cell: tile(it.face, str(it.card), letters) for it in laid}
    head = "".join(f"{_column(it):^{WIDE}}" for it in range(grid.columns))
    lines = [Text(f"   {head}", style="dim", no_wrap=True)]
    for row in range(grid.rows):
        for line in range(HIGH):
            label = Text(
                f"{row + 1:>2} " if line == HIGH // 2 else "   ", style="dim", no_wrap=True
            )
            for column in range(grid.columns):
                cell = (grid.left + column, grid.top + row)
                blank = Text(f"{marks.get(cell, ''):^{WIDE}}" if line == HIGH // 2 else " " * WIDE)
                label.append_text(faces[cell][line] if cell in faces else blank)
            lines.append(label)
    return Group(*(it for it in lines if it.plain.strip()))


class SpotPicture(Picture):
    """Where cards are laid: cells are written as their names."""

    sample = "b2t"
    legend = "legend.light_line"

    @property
    def letters(self) -> str:
        """Of the colours, in the reader's language."""
        return self.wording.say("layout.colours")

    def laid(self, view: Any) -> Sequence[Laid]:
        found: Sequence[Laid] = view.display
        return found

    def write(self, view: Any, field: str, value: Value) -> str | None:
        if field != "spot" or not isinstance(value, tuple):
            return None
        x, y, turned = value
        return Grid(self.laid(view)).name((x, y)) + ("t" if turned else "")

    def read(self, view: Any, field: str, typed: str) -> Value | None:
        if field != "spot":
            return None
        name = typed.lower()
        turned = len(name) > 1 and name.endswith("t")
        cell = Grid(self.laid(view)).cell(name.removesuffix("t") if turned else name)
        return None if cell is None else (*cell, int(turned))

    def marks(self, view: Any, fits: Iterable[tuple[int, int, int]]) -> dict[Cell, str]:
        """Where the card fits as it is (↑), turned (↻), or both ways."""
        found: dict[Cell, str] = {}
        for x, y, turned in fits:
            found[x, y] = found.get((x, y), "") + ("↻" if turned else "↑")
        return found

    def both_ways(self, card: Card) -> RenderableType:
        upright, turned = FACES[card]
        return Row([tile(upright, str(card), self.letters), tile(turned, "↻", self.letters)])


class LinePicture(SpotPicture):
    covers = frozenset({"display", "own.card", "own.fits", "tried", "last_round"})

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType:
        helps = view.options.help != "none" and view.own and view.phase == "place"
        fits = [it.spot for it in view.own.fits] if helps else []
        return display(view.display, self.marks(view, fits), self.letters)

    def draw_own(self, view: Any) -> RenderableType | None:
        return None if view.own is None or view.own.card is None else self.both_ways(view.own.card)

    def is_listed(self, view: Any, field: str) -> bool:
        return field != "spot" or view.options.help != "none"


class KidzPicture(SpotPicture):
    covers = frozenset({"display", "turned_up", "places.put_back"})

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType:
        offered = [it for it in view.offers if it.action == "place"] if view.options.helper else []
        fits = [spot for it in offered for spot in it.fields["spot"].values]
        card = [self.both_ways(view.turned_up)] if view.turned_up else []
        return Group(display(view.display, self.marks(view, fits), self.letters), *card)

    def is_listed(self, view: Any, field: str) -> bool:
        return field != "spot" or view.options.helper


class BenchPicture(SpotPicture):
    """One's own cards, and the bench they are laid on."""

    covers = frozenset(
        {"cards", "bench", "open", "marked", "own.hand", "own.bench", "places.display", "pace_ms"}
        | {"own.longest", "places.longest", "last_round", "joined", "revealed", "hints", "calls"}
    )

    def laid(self, view: Any) -> Sequence[Laid]:
        found: Sequence[Laid] = self._mine(view).bench
        return found

    def _mine(self, view: Any) -> Any:
        """Where the bench is everybody's, it is in the view itself."""
        own = getattr(view, "own", None)
        return view if own is None else own

    def looks(self, view: Any) -> Any:
        mine = self._mine(view)
        held = tuple(getattr(view, name, None) for name in ("open", "marked", "hints", "revealed"))
        return view.phase, getattr(mine, "bench", ()), getattr(mine, "hand", ()), held

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType | None:
        mine = self._mine(view)
        bench: Sequence[Laid] = getattr(mine, "bench", ())
        on_it = {it.card for it in bench}
        hand = next(
            (found for name in ("hand", "cards", "open") if (found := getattr(mine, name, ()))), ()
        )
        marked = getattr(view, "marked", ())
        held = [it for it in marked or hand if it not in on_it]
        hinted = getattr(view, "revealed", ()) or getattr(view, "hints", ())
        tiles = [tile(FACES[it][0], str(it), self.letters) for it in held]
        parts: list[RenderableType] = [Row(tiles)] if tiles else []
        parts += [display(bench, {}, self.letters)] if bench else []
        if longest := getattr(mine, "longest", None):
            parts.append(Text(self._longest(longest), style="bold"))
        if hinted:
            parts.append(Text(self.wording.say("layout.solution"), style="dim"))
            parts.append(display(hinted, {}, self.letters))
        return Group(*parts) if parts else None

    def _longest(self, line: Line) -> str:
        letter = self.letters[COLOURS.index(line.colour)]
        return self.wording.say("layout.longest", n=line.length, letter=letter)
