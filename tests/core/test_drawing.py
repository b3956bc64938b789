"""Drawings: what a pen of ours draws, and what it does not."""

from typing import Any

import pytest

from tablee.core.attachment import LARGEST
from tablee.core.drawing import (
    COLOURS,
    GRID,
    MOST_POINTS,
    MOST_STROKES,
    PRESSURES,
    WIDTHS,
    Draw,
    Drawing,
    DrawingKept,
    KeepDrawing,
    Stroke,
    check,
)
from tablee.core.record import encode
from tablee.core.refusal import Malformed
from tablee.core.seats import Seat

DOT = Stroke(1, 1, (2_000, 2_000, 128))
FAR = GRID - 1


def refused(*strokes: Stroke) -> str:
    with pytest.raises(Malformed) as refusal:
        check(Drawing(strokes))
    return str(refusal.value)


def stroke(points: tuple[int, ...], colour: int = 1, width: int = 1) -> Stroke:
    return Stroke(colour, width, points)


@pytest.mark.parametrize(
    "strokes",
    [
        (),
        (DOT,),
        (stroke((0, 0, 0)), stroke((FAR, FAR, PRESSURES - 1))),
        (stroke((1, 2, 3), colour=0, width=0), stroke((1, 2, 3), COLOURS - 1, WIDTHS - 1)),
        (DOT,) * MOST_STROKES,
        (stroke((1, 2, 3) * MOST_POINTS),),
    ],
)
def test_whatever_a_pen_draws_is_kept(strokes: tuple[Stroke, ...]) -> None:
    check(Drawing(strokes))


@pytest.mark.parametrize(
    ("one", "code"),
    [
        (stroke((GRID, 0, 0)), "off_the_paper"),
        (stroke((0, GRID, 0)), "off_the_paper"),
        (stroke((0, 0, PRESSURES)), "off_the_paper"),
        (stroke((-1, 0, 0)), "off_the_paper"),
        (stroke((0, -1, 0)), "off_the_paper"),
        (stroke((0, 0, -1)), "off_the_paper"),
        (stroke((1, 2, 3, 10**30, 2, 3)), "off_the_paper"),
        (stroke(()), "half_a_point"),
        (stroke((1,)), "half_a_point"),
        (stroke((1, 2, 3, 4, 5)), "half_a_point"),
        (stroke((1, 2, 3), colour=-1), "no_such_pen"),
        (stroke((1, 2, 3), colour=COLOURS), "no_such_pen"),
        (stroke((1, 2, 3), width=-1), "no_such_pen"),
        (stroke((1, 2, 3), width=WIDTHS), "no_such_pen"),
        (stroke((1, 2, 3) * (MOST_POINTS + 1)), "too_many_points"),
    ],
)
def test_what_no_pen_draws_is_refused(one: Stroke, code: str) -> None:
    assert refused(one) == code
    assert refused(DOT, one, DOT) == code


def test_a_drawing_has_so_many_strokes() -> None:
    assert refused(*(DOT,) * (MOST_STROKES + 1)) == "too_many_strokes"


def test_a_drawing_has_so_many_bytes() -> None:
    largest, larger = (drawing_of(size) for size in (LARGEST, LARGEST + 1))

    assert (len(encode(largest)), len(encode(larger))) == (LARGEST, LARGEST + 1)
    check(largest)
    assert refused(*larger.strokes) == "drawing_too_large"


def drawing_of(size: int) -> Drawing:
    """Many lines, so many bytes in all."""
    lines = [stroke((1, 2, 3) * 1_000)] * 10
    points = [1, 2, 3]
    while len(encode(Drawing((*lines, stroke(tuple(points)))))) <= size - 6:
        points += [1, 2, 3]
    for place in range(size - len(encode(Drawing((*lines, stroke(tuple(points))))))):
        points[3 * place] = 10  # a byte more
    return Drawing((*lines, stroke(tuple(points))))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"strokes":null}',
        b'{"strokes":[1]}',
        b'{"strokes":[[1,1]]}',
        b'{"strokes":[[1,1,[1,2,3],4]]}',
        b'{"strokes":[[1,1,[1.5,2,3]]]}',
        b'{"strokes":[[1,1,["1",2,3]]]}',
        b'{"strokes":[[true,1,[1,2,3]]]}',
        b'{"strokes":[[1,1,[1,2,null]]]}',
        b'{"strokes":[[1,1,[NaN,2,3]]]}',
        b'{"strokes":[[1,1,[1e400,2,3]]]}',
        b'{"strokes":[{"colour":1,"width":1,"points":[1,2,3]}]}',
        b'{"strokes":[],"svg":"<script>"}',
        b'{"strokes":[],"strokes":[]}',
        b"<svg/>",
    ],
)
def test_what_is_no_drawing_is_not_read_as_one(text: bytes) -> None:
    with pytest.raises(Malformed, match="malformed"):
        Draw.read(text)


def test_a_drawing_is_read_as_it_was_written() -> None:
    drawing = Drawing((DOT, stroke((0, 0, 0, FAR, FAR, 255), 0, 2)))

    assert Draw.read(encode(drawing)) == Draw(drawing)
    assert (
        Draw(drawing).content == b'{"strokes":[[1,1,[2000,2000,128]],[0,2,[0,0,0,4095,4095,255]]]}'
    )


@pytest.mark.parametrize(
    "secret",
    [
        DOT,
        Drawing((DOT,)),
        Draw(Drawing((DOT,))),
        KeepDrawing("f" * 32),
        DrawingKept(Seat(1), "f" * 32, ""),
    ],
)
def test_no_text_form_shows_a_drawing_or_its_name(secret: Any) -> None:
    assert repr(secret) == f"<{type(secret).__name__}>"


def test_a_drawing_is_written_out_once_for_all_who_ask() -> None:
    draw = Draw(Drawing((DOT,)))

    assert draw.content is draw.content
