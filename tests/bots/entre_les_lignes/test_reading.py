"""A reader knows pictograms again, whoever drew them, and however large."""

import pytest

from tablee.bots.entre_les_lignes import EXPERT, LEVELS, NOVICE
from tablee.bots.entre_les_lignes.hand import USUAL, Hand, draw_lines
from tablee.bots.entre_les_lignes.ink import cells_of
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing, Stroke
from tablee.words.pictograms import pictograms

SOME = sorted(pictograms())[::9]


def likeliest(drawing: Drawing, level: Level = EXPERT) -> str:
    reading = read(drawing, level)
    return max(reading, key=lambda it: reading[it])


def drawn(key: str, number: int = 0, hand: Hand = USUAL) -> Drawing:
    return draw_lines(pictograms()[key].strokes, Chance(b"reading", number), hand)


@pytest.mark.parametrize("name", LEVELS)
def test_a_pictogram_that_a_bot_draws_is_read_by_every_level(name: str) -> None:
    right = [likeliest(drawn(key, at), LEVELS[name]) == key for at, key in enumerate(SOME)]
    assert sum(right) > 0.9 * len(SOME)


def test_a_rough_hand_is_read_better_by_an_expert_than_by_a_novice() -> None:
    hand = Hand(tilt=21.0, stretch=0.24, stray=3.6, wobble=2.7)
    rough = [(key, drawn(key, at, hand)) for at, key in enumerate(SOME)]
    expert, novice = (
        sum(likeliest(drawing, level) == key for key, drawing in rough)
        for level in (EXPERT, NOVICE)
    )
    assert expert > novice
    assert expert > 0.7 * len(SOME)


@pytest.mark.parametrize("size", [20, 40, 95])
def test_neither_size_nor_place_matters(size: int) -> None:
    hand = Hand(sizes=(size, size))
    right = [likeliest(drawn(key, at, hand)) == key for at, key in enumerate(SOME)]
    assert sum(right) > 0.9 * len(SOME)


def test_a_reading_is_a_share_for_each_pictogram() -> None:
    reading = read(drawn("cat"), EXPERT)
    assert reading.keys() == pictograms().keys()
    assert sum(reading.values()) == pytest.approx(1)


def test_a_blank_paper_might_be_anything() -> None:
    for nothing in (None, Drawing(())):
        assert len(set(read(nothing, EXPERT).values())) == 1


def test_what_was_rubbed_out_is_not_read() -> None:
    across = tuple(it for x in range(0, 4096, 64) for it in (x, x, 128))
    wrong, rubber = Stroke(1, 1, across), Stroke(0, 2, across)
    clean = Drawing((wrong, rubber))
    assert cells_of(clean) == frozenset()
    assert likeliest(Drawing((*clean.strokes, *drawn("cat").strokes))) == "cat"


def test_a_dot_is_read_as_something() -> None:
    assert likeliest(Drawing((Stroke(1, 1, (9, 9, 9)),))) in pictograms()


def test_the_largest_scribble_is_followed_in_few_steps() -> None:
    back_and_forth = tuple(it for x in range(1_000) for it in (x % 2 * 4095, 2 * x, 128))
    assert len(cells_of(Drawing((Stroke(1, 1, back_and_forth),) * 3))) < 9_000
