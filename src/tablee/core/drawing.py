"""Drawings: strokes of whole numbers on a square grid, checked before anybody keeps them as attachments."""

from collections.abc import Iterator
from typing import Self

from tablee.core.attachment import LARGEST, Attach, Attachment, AttachmentKept, KeepAttachment
from tablee.core.chance import Chance
from tablee.core.once import once
from tablee.core.record import Record, Secret, decoder, encode
from tablee.core.refusal import Malformed

GRID = 4096
PRESSURES = 256
COLOURS = 8
"""The first is the paper's own: to draw with it is to rub out."""
WIDTHS = 4
"""The last is no line: what the pen goes around is filled."""

MOST_STROKES = 400
MOST_POINTS = 4_000
"""In one stroke."""


class Stroke(Secret, frozen=True, array_like=True):
    """From where a pen is put down to where it is lifted."""

    colour: int
    width: int
    points: tuple[int, ...]
    """x, y and pressure of each, one after the other; y grows downwards."""


class Drawing(Secret, frozen=True):
    """All strokes in the order they were drawn."""

    strokes: tuple[Stroke, ...]


class Draw(Attach, frozen=True, tag="draw"):
    """This is my drawing so far, in place of what it was before."""

    drawing: Drawing

    @classmethod
    def read(cls, content: bytes) -> Self:
        """Its only text is the name of its only field: more of it is that field twice, or no drawing."""
        try:
            drawing: Drawing = read_drawing(content)
        except (ValueError, RecursionError):
            raise Malformed("malformed") from None
        if content.count(b'"') != 2:
            raise Malformed("malformed")
        return cls(drawing)

    @property
    def content(self) -> bytes:
        return written(self.drawing)

    def kept_as(self, name: Attachment) -> "KeepDrawing":
        return KeepDrawing(name)


class KeepDrawing(KeepAttachment, frozen=True, tag="keep_drawing"):
    """What stands in the log for `draw`."""


class DrawingKept(AttachmentKept, frozen=True, tag="drawing_kept"):
    """The table keeps a drawing under this name."""


class Strokes(Record, frozen=True, tag="strokes"):
    """A drawing, whatever it shows."""

    def has(self, value: object) -> bool:
        if not isinstance(value, Drawing):
            return False
        try:
            check(value)
        except Malformed:
            return False
        return True

    def pick(self, chance: Chance) -> Drawing:
        """A few scribbles."""
        return Drawing(tuple(_scribble(chance) for _ in range(1 + chance.below(3))))

    def all(self) -> Iterator[Drawing]:
        """More than can be counted, so one by one: dots, from the middle of the paper."""
        return (
            Drawing((Stroke(1, width, (x, y, PRESSURES // 2)),))
            for width in range(WIDTHS)
            for x in range(GRID // 2, GRID)
            for y in range(GRID // 2, GRID)
        )


def _scribble(chance: Chance) -> Stroke:
    points = [
        chance.below(bound) for _ in range(2 + chance.below(4)) for bound in (GRID, GRID, PRESSURES)
    ]
    return Stroke(chance.below(COLOURS), chance.below(WIDTHS), tuple(points))


read_drawing = decoder(Drawing).decode


@once
def written(drawing: Drawing) -> bytes:
    """As it is kept: this is measured, named, and laid beside the log."""
    return encode(drawing)


def check(drawing: Drawing) -> None:
    """Refuse what no pen of ours draws."""
    if len(drawing.strokes) > MOST_STROKES:
        raise Malformed("too_many_strokes")
    for stroke in drawing.strokes:
        _check_stroke(stroke)
    if len(written(drawing)) > LARGEST:
        raise Malformed("drawing_too_large")


def _check_stroke(stroke: Stroke) -> None:
    if not (0 <= stroke.colour < COLOURS and 0 <= stroke.width < WIDTHS):
        raise Malformed("no_such_pen")
    if not stroke.points or len(stroke.points) % 3:
        raise Malformed("half_a_point")
    if len(stroke.points) > 3 * MOST_POINTS:
        raise Malformed("too_many_points")
    xs, ys, pressures = (stroke.points[axis::3] for axis in range(3))
    if min(stroke.points) < 0 or max(*xs, *ys) >= GRID or max(pressures) >= PRESSURES:
        raise Malformed("off_the_paper")
