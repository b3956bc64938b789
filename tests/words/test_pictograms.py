"""The line drawings of well-known things: how they are read, and what all of them keep to."""

from collections import Counter
from importlib.resources import files
from math import dist

import pytest

from tablee.words.pictograms import (
    OTHERWISE,
    Line,
    Pictogram,
    other_ideas,
    pictograms,
    read_pictograms,
)

FOLDER = files("tablee.words") / "data" / "pictograms"


def drawn(begin: str = "") -> list[Pictogram]:
    """The things of all files that begin so, one after the other, also those that hide one another by key."""
    names = sorted(it.name for it in FOLDER.iterdir() if it.name.startswith(begin))
    return [it for name in names for it in read_pictograms((FOLDER / name).read_text("utf-8"))]


def stroke(text: str) -> Line:
    (thing,) = read_pictograms(f"thing; chose: {text}")
    (only,) = thing.strokes
    return only


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_a_line_gives_a_key_two_names_and_its_strokes_in_order() -> None:
    (thing,) = read_pictograms("fir tree; sapin: p 1 2 3 4; p 5 6 7 8")
    assert thing.key == "fir tree"
    assert thing.names == {"en": "fir tree", "fr": "sapin"}
    assert thing.strokes == (((1, 2), (3, 4)), ((5, 6), (7, 8)))


def test_comments_and_empty_lines_are_no_things() -> None:
    text = "# A title.\n\ncat; chat: p 1 2 3 4\n   \ndog; chien: p 1 2 3 4\n"
    assert [it.key for it in read_pictograms(text)] == ["cat", "dog"]


def test_a_polyline_goes_straight_from_point_to_point() -> None:
    assert stroke("p 0 10 20.5 30 40 0") == ((0, 10), (20.5, 30), (40, 0))


def test_a_smooth_curve_goes_through_all_its_points_and_bends_between_them() -> None:
    line = stroke("s 0 50 50 0 100 50")
    assert (line[0], line[-1]) == ((0, 50), (100, 50))
    assert (50, 0) in line
    assert len(line) > 3
    assert any(abs(x + y - 50) > 1 for x, y in line if x < 50)


def test_a_smooth_curve_through_points_in_a_row_stays_straight() -> None:
    assert {y for _, y in stroke("s 0 20 30 20 60 20 90 20")} == {20}


def test_an_ellipse_is_closed_and_keeps_to_its_radii() -> None:
    line = stroke("e 50 40 30 20")
    assert dist(line[0], line[-1]) == pytest.approx(0, abs=1e-9)
    assert all(((x - 50) / 30) ** 2 + ((y - 40) / 20) ** 2 == pytest.approx(1) for x, y in line)
    assert min(x for x, _ in line) == pytest.approx(20)
    assert max(y for _, y in line) == pytest.approx(60)


def test_an_arc_turns_clockwise_from_three_o_clock() -> None:
    line = stroke("a 50 50 40 20 0 90")
    assert line[0] == pytest.approx((90, 50))
    assert line[-1] == pytest.approx((50, 70))
    assert all(x >= 50 - 1e-9 and y >= 50 for x, y in line)


def test_an_arc_may_turn_back() -> None:
    line = stroke("a 50 50 40 20 0 -90")
    assert line[-1] == pytest.approx((50, 30))


@pytest.mark.parametrize(
    "line",
    [
        "cat: p 1 2 3 4",
        "cat; chat; gato: p 1 2 3 4",
        "cat; chat: z 1 2 3 4",
        "cat; chat: p 1 2 3",
        "cat; chat: e 1 2 3",
        "cat; chat: p 1 two",
    ],
)
def test_a_line_that_is_no_drawing_is_not_read(line: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        list(read_pictograms(line))


def test_every_pictogram_has_names_and_strokes_that_a_pen_can_draw() -> None:
    for thing in drawn():
        assert thing.names["en"] == thing.key, thing.key
        assert all(thing.names.values()), thing.key
        assert thing.strokes, thing.key
        assert all(len(line) > 1 for line in thing.strokes), thing.key


def test_every_pictogram_stays_on_the_paper() -> None:
    for thing in drawn():
        ends = [end for line in thing.strokes for point in line for end in point]
        assert min(ends) >= 0, thing.key
        assert max(ends) <= 100, thing.key


def test_every_pictogram_fills_the_paper() -> None:
    for thing in drawn():
        points = [point for line in thing.strokes for point in line]
        across, down = (max(axis) - min(axis) for axis in zip(*points, strict=True))
        assert max(across, down) >= 60, thing.key


def test_no_pictogram_is_drawn_twice() -> None:
    usual = list(pictograms().values())
    assert len(usual) + len(drawn(OTHERWISE)) == len(drawn())
    assert twice([thing.names["fr"] for thing in usual]) == []


def test_other_ideas_of_a_thing_have_its_names_and_hide_none() -> None:
    ideas = drawn(OTHERWISE)
    for it in ideas:
        usual = pictograms()[it.key]
        assert usual.names == it.names, it.key
        assert it.strokes in other_ideas(it.key)
        assert it.strokes != usual.strokes, it.key
    assert len({it.strokes for it in ideas}) == len(ideas)


def test_every_file_says_that_it_is_ours_and_free() -> None:
    for file in FOLDER.iterdir():
        assert file.read_text("utf-8").startswith("# Pictograms of Tablée. Our own work."), (
            file.name
        )


def test_there_are_at_least_three_hundred_pictograms() -> None:
    assert len(pictograms()) >= 300
