"""Entre les lignes with letters: drawings as dots of braille, each under the name of its spot."""

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from tablee.bots.entre_les_lignes.ink import PAGE, cells_of
from tablee.cli.pictures import Picture
from tablee.core.drawing import read_drawing

WIDE, HIGH = 22, 11
"""In letters; each has two dots across and four down."""
BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def braille(content: bytes | None) -> Text:
    """A drawing; a blank paper where there is none."""
    signs = [[BLANK] * WIDE for _ in range(HIGH)]
    for column, row in cells_of(read_drawing(content)) if content else ():
        x, y = column * 2 * WIDE // PAGE, row * 4 * HIGH // PAGE
        signs[y // 4][x // 2] |= DOTS[y % 4][x % 2]
    return Text("\n".join("".join(map(chr, line)) for line in signs), no_wrap=True)


class GalleryPicture(Picture):
    covers = frozenset({"board", "gallery", "heard", "own.drawing", "letters", "places.square"})

    def draw(self, view: Any, shown: Mapping[str, bytes]) -> RenderableType | None:
        if view.phase == "reveal" and view.gallery:
            return self._revealed(view.gallery[-1], shown)
        if view.board:
            return self._hung(
                [(it.spot, self._caption(it), it.drawing) for it in view.board], shown
            )
        own = view.own.drawing if view.own else ""
        return Panel(braille(shown.get(own)), expand=False) if own else None

    def _hung(
        self, drawings: list[tuple[str, str, str]], shown: Mapping[str, bytes]
    ) -> RenderableType:
        """Beside each other; where a log has only their names, who drew which."""
        if not shown:
            lines = [f"{self._title(spot)}  {caption}" for spot, caption, _ in drawings]
            return Text("\n".join(lines))
        return Columns(
            [
                Panel(
                    braille(shown.get(name)),
                    title=self._title(spot),
                    subtitle=caption,
                    expand=False,
                )
                for spot, caption, name in drawings
            ]
        )

    def _title(self, spot: str) -> str:
        return self.wording.label("active", "view.active") if spot == "active" else spot

    def _caption(self, hung: Any) -> str:
        return "" if hung.seat is None else self.wording.names[hung.seat]

    def _revealed(self, result: Any, shown: Mapping[str, bytes]) -> RenderableType:
        """Who drew what, and for which word."""
        return self._hung([(it.spot, self._told(it), it.drawing) for it in result.exhibits], shown)

    def _told(self, exhibit: Any) -> str:
        word = self.wording.telling.shown("word", exhibit.word)
        return f"{self.wording.names[exhibit.seat]}: {word}"
