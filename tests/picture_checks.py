"""Pictures of laid cards on the rules pages show what may lie so, and lines that really run so."""

import re
from collections.abc import Iterator

from tablee.games.light_line.cards import COLOURS, FACES, Colour
from tablee.games.light_line.display import Cell, Laid, grid_of, line_at, spots

PICTURE = re.compile(r"^!\[([^\]]+)\]\(cards:([^)\s]+)\)$")
CARD = re.compile(r"(\d+)@(-?\d+),(-?\d+),([01])(?:,([RYGBK]+))?")

Lit = dict[Cell, list[Colour]]
"""The colours that glow on the card of each cell."""


def faulty_pictures(text: str, *, joker: bool = False) -> Iterator[str]:
    """Every picture of a page is written as one, each card continues a line, and what glows is a whole line."""
    for line in text.splitlines():
        if line.startswith("!["):
            written = PICTURE.match(line)
            read = written and _read(written[2])
            if read is None:
                yield f"{line}: not a picture"
            else:
                yield from _misplaced(read[0], joker=joker)
                yield from _broken_lines(*read)


def _read(cards: str) -> tuple[tuple[Laid, ...], Lit] | None:
    laid, lit = [], {}
    for card in cards.split(";"):
        parts = CARD.fullmatch(card)
        if not parts or int(parts[1]) not in FACES:
            return None
        here = Laid(int(parts[1]), int(parts[2]), int(parts[3]), 1 if parts[4] == "1" else 0)
        laid.append(here)
        lit[here.cell] = [it for it in COLOURS if it in (parts[5] or "")]
    return tuple(laid), lit


def _misplaced(laid: tuple[Laid, ...], *, joker: bool) -> Iterator[str]:
    for at, it in enumerate(laid[1:], start=1):
        if (it.x, it.y, it.turned) not in spots(grid_of(laid[:at]), it.card, joker=joker):
            yield f"card {it.card} continues no line"


def _broken_lines(laid: tuple[Laid, ...], lit: Lit) -> Iterator[str]:
    grid = grid_of(laid)
    for it in laid:
        for colour in lit[it.cell]:
            if colour not in it.face.ends:
                yield f"card {it.card} has no {colour}"
            elif any(colour not in lit[cell] for cell in line_at(grid, it.cell, colour).cells):
                yield f"card {it.card}: {colour} is lit in part"
