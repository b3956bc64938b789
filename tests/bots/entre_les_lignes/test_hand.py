"""What the hand draws is a drawing that a table takes, and never twice the same."""

from tablee.bots.entre_les_lignes.hand import Hand, draw_lines, scribble
from tablee.core.chance import Chance
from tablee.core.drawing import check
from tablee.words.pictograms import pictograms

CAT = pictograms()["cat"].strokes


def test_every_pictogram_makes_a_drawing_that_is_taken() -> None:
    for number, thing in enumerate(pictograms().values()):
        drawing = draw_lines(thing.strokes, Chance(b"all", number))
        check(drawing)
        assert len(drawing.strokes) == len(thing.strokes)
        assert all(stroke.colour for stroke in drawing.strokes), "a rubber draws nothing"


def test_even_a_very_rough_hand_stays_on_the_paper() -> None:
    rough = Hand(tilt=56.0, stretch=0.64, stray=9.6, wobble=7.2)
    for number in range(20):
        check(draw_lines(CAT, Chance(b"rough", number), rough))


def test_a_scribble_is_a_drawing_too() -> None:
    drawn = [scribble(Chance(b"curls", number)) for number in range(20)]
    for drawing in drawn:
        check(drawing)
    assert len({drawing.strokes for drawing in drawn}) == 20


def test_the_same_chance_draws_the_same_and_another_one_something_else() -> None:
    drawn = [draw_lines(CAT, Chance(b"hand", number)) for number in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_size_place_order_direction_and_pressure_vary() -> None:
    drawn = [draw_lines(CAT, Chance(b"many", number)) for number in range(30)]
    boxes, lengths = set(), set()
    pressures: set[int] = set()
    for drawing in drawn:
        xs = [x for stroke in drawing.strokes for x in stroke.points[::3]]
        boxes.add((min(xs) // 200, (max(xs) - min(xs)) // 200))
        lengths.add(tuple(len(stroke.points) // 60 for stroke in drawing.strokes))
        pressures.update(drawing.strokes[0].points[2::3])
    assert len(boxes) > 10
    assert len(lengths) > 5
    assert len(pressures) > 20


def test_a_line_is_begun_from_either_end() -> None:
    line = [((10.0, 50.0), (90.0, 50.0))]
    rightwards = [
        drawing.strokes[0].points[0] < drawing.strokes[0].points[-3]
        for drawing in (draw_lines(line, Chance(b"ends", number)) for number in range(20))
    ]
    assert 0 < sum(rightwards) < 20
