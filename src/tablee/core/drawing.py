"""Drawings: strokes of whole numbers on a square grid, checked before anybody keeps them.

A drawing is bulky, so the log has its name only, which nobody can guess; the table keeps the strokes beside it.
"""

from hashlib import sha256

from tablee.core.chance import Chance
from tablee.core.record import Secret, decoder, encode
from tablee.core.refusal import Malformed
from tablee.core.seats import Seat

GRID = 4096
PRESSURES = 256
COLOURS = 8
"""The first is the paper's own: to draw with it is to rub out."""
WIDTHS = 4
"""The last is no line: what the pen goes around is filled."""

MOST_STROKES = 400
MOST_POINTS = 4_000
"""In one stroke."""
LARGEST = 64 * 1024
"""Bytes of a whole drawing, as it is sent."""

_SALT = 1 << 32


class Stroke(Secret, frozen=True, array_like=True):
    """From where a pen is put down to where it is lifted."""

    colour: int
    width: int
    points: tuple[int, ...]
    """x, y and pressure of each, one after the other; y grows downwards."""


class Drawing(Secret, frozen=True):
    """All strokes in the order they were drawn."""

    strokes: tuple[Stroke, ...]


class Draw(Secret, frozen=True, tag="draw"):
    """This is my drawing so far, in place of what it was before."""

    drawing: Drawing


class KeepDrawing(Secret, frozen=True, tag="keep_drawing"):
    """What stands in the log for `draw`."""

    name: str


class DrawingKept(Secret, frozen=True, tag="drawing_kept"):
    """The table keeps a drawing under this name."""

    seat: Seat
    name: str
    instead_of: str
    """The name of the one it replaces, which is kept no longer; empty for the first."""


read_drawing = decoder(Drawing).decode


def check(drawing: Drawing) -> None:
    """Refuse what no pen of ours draws."""
    if len(drawing.strokes) > MOST_STROKES:
        raise Malformed("too_many_strokes")
    for stroke in drawing.strokes:
        _check_stroke(stroke)
    if len(encode(drawing)) > LARGEST:
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


def name_of(drawing: Drawing, chance: Chance) -> str:
    """The hash of its strokes and of some salt: only who was told it can ask for it."""
    salt = b"".join(chance.below(_SALT).to_bytes(4) for _ in range(4))
    return sha256(salt + encode(drawing)).hexdigest()[:32]
