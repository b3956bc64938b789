"""The picture in the preview of an invitation: a game, the animal of who invites, and a line with their name.

What it is put together from lies in `pictures`, drawn by `tools/invite_pictures.py` on the very paper
it is laid on: laying is copying.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from tablee.server.png import Picture, read, write

WIDTH, HEIGHT = 1200, 630
ANIMAL, ANIMAL_AT = 168, (60, 424)
LINE, LINE_AT = (880, 96), (264, 420)
PAPER, INK = (0xFF, 0xFD, 0xF8), (0x2B, 0x26, 0x22)
MARGIN = 10
"""Around each letter: some reach over what is before or behind them."""

FOLDER = Path(__file__).with_name("pictures")
NO_GAME = "tablee"
_MOST = 64

_SHADES = tuple(
    [
        bytes([(paper * (255 - dark) + ink * dark) // 255 for paper, ink in zip(PAPER, INK, strict=True)])
        for dark in range(256)
    ]
)  # fmt: skip


@cache
def plain(game: str) -> bytes:
    """The picture of one of our games, or of none; nobody's name on it."""
    return (FOLDER / f"{game}.png").read_bytes()


@lru_cache(maxsize=_MOST)
def draw(game: str, token: int, name: str, sentence: str, nameless: str) -> bytes:
    """`sentence` has a gap for the name; `nameless` is said where there are no letters to write it."""
    base = read(plain(game))
    rows = [bytearray(row) for row in base.rows]
    _lay(rows, ANIMAL_AT, _animal(token))
    said = next((it for it in _wordings(name, sentence) if _fits(it)), nameless)
    _lay(rows, LINE_AT, _written(said))
    return write(Picture(base.width, tuple(map(bytes, rows))))


def _wordings(name: str, sentence: str) -> Iterator[str]:
    """The shorter the later."""
    yield sentence.format(name=name)
    yield name
    for length in range(len(name) - 1, 0, -1):
        yield f"{name[:length].rstrip()}…"


def _fits(text: str) -> bool:
    widths = _letters().widths
    return all(it in widths for it in text) and sum(widths[it] for it in text) <= LINE[0]


def _lay(rows: list[bytearray], at: tuple[int, int], what: tuple[bytes, ...]) -> None:
    left, top = at
    for row, laid in zip(rows[top:], what, strict=False):
        row[left * 3 : left * 3 + len(laid)] = laid


def _written(text: str) -> tuple[bytes, ...]:
    """Letters side by side, ink on paper; where two overlap, the darker counts."""
    letters = _letters()
    lines = [bytearray(LINE[0] + 2 * MARGIN) for _ in range(LINE[1])]
    pen = 0.0
    for letter in text:
        left, width = round(pen), letters.cell(letter)
        for line, row in zip(lines, letters.rows(letter), strict=True):
            line[left : left + width] = bytes(map(max, line[left : left + width], row))
        pen += letters.widths[letter]
    return tuple([b"".join([_SHADES[it] for it in line[MARGIN:-MARGIN]]) for line in lines])


class _Letters:
    """Each in a cell of its own, side by side in one picture of shades."""

    def __init__(self, picture: Picture, widths: dict[str, float]) -> None:
        self.widths = widths
        self._picture = picture
        self._left: dict[str, int] = {}
        left = 0
        for letter in widths:
            self._left[letter] = left
            left += self.cell(letter)

    def cell(self, letter: str) -> int:
        return cell_of(self.widths[letter])

    def rows(self, letter: str) -> list[bytes]:
        left, width = self._left[letter], self.cell(letter)
        return [row[left : left + width] for row in self._picture.rows]


def cell_of(width: float) -> int:
    return int(width) + 1 + 2 * MARGIN


@cache
def _letters() -> _Letters:
    widths = msgspec.json.decode((FOLDER / "letters.json").read_bytes(), type=dict[str, float])
    return _Letters(read((FOLDER / "letters.png").read_bytes()), widths)


@cache
def _animals() -> Picture:
    return read((FOLDER / "animals.png").read_bytes())


def _animal(token: int) -> tuple[bytes, ...]:
    """One of those that lie in a row."""
    left = token * ANIMAL * 3
    return tuple([row[left : left + ANIMAL * 3] for row in _animals().rows])
