"""What a bot takes a drawing for: by a reader that people taught, and the less the less it sees."""

from pathlib import Path

import pytest

from tablee.bots.entre_les_lignes import EXPERT, LEVELS
from tablee.bots.entre_les_lignes.hand import draw_lines
from tablee.bots.entre_les_lignes.ink import cells_of, length, lines_of
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing, Stroke
from tablee.words.pictures import pictures, read_pictures, things
from tests import words

APART = Path(words.__file__).with_name("drawings_kept_apart.txt")
BY_PEOPLE = list(read_pictures(APART.read_text("utf-8")))[::4]
SOME = sorted(things())[::9]


def likeliest(drawing: Drawing, level: Level = EXPERT) -> str:
    reading = read(drawing, level)
    return max(reading, key=lambda it: reading[it])


def drawn(key: str, number: int = 0) -> Drawing:
    known = pictures(key)
    return draw_lines(known[number % len(known)].strokes, Chance(b"reading", number))


def test_who_sees_more_understands_more_people() -> None:
    right = {
        name: sum(
            likeliest(draw_lines(lines, Chance(b"people", at)), level) == key
            for at, (key, lines) in enumerate(BY_PEOPLE)
        )
        for name, level in LEVELS.items()
    }
    assert right["novice"] < right["regular"] < right["expert"]
    assert right["novice"] > len(BY_PEOPLE) / 10
    assert right["expert"] > len(BY_PEOPLE) / 2


@pytest.mark.parametrize(("name", "share"), [("novice", 0.15), ("regular", 0.4), ("expert", 0.6)])
def test_what_a_bot_draws_bots_understand(name: str, share: float) -> None:
    right = [likeliest(drawn(key, at), LEVELS[name]) == key for at, key in enumerate(SOME)]
    assert sum(right) > share * len(SOME)


@pytest.mark.parametrize("name", LEVELS)
def test_a_reading_is_a_share_for_each_thing(name: str) -> None:
    reading = read(drawn("cat"), LEVELS[name])
    assert reading.keys() == things().keys()
    assert sum(reading.values()) == pytest.approx(1)
    assert min(reading.values()) > 0


def test_who_considers_few_things_finds_all_others_equally_unlikely() -> None:
    for level in LEVELS.values():
        considered = len(set(read(drawn("cat"), level).values())) - 1
        assert considered <= level.sight.guesses


def test_a_blank_paper_might_be_anything() -> None:
    for nothing in (None, Drawing(())):
        assert len(set(read(nothing, EXPERT).values())) == 1


def test_what_was_rubbed_out_is_not_read() -> None:
    across = tuple(it for x in range(0, 4096, 64) for it in (x, x, 128))
    wrong, rubber = Stroke(1, 1, across), Stroke(0, 2, across)
    clean = Drawing((wrong, rubber))
    assert lines_of(clean) == ()
    assert cells_of(clean) == set()
    cat = drawn("cat")
    again = Drawing((*clean.strokes, *cat.strokes))
    assert likeliest(again) == likeliest(cat)


def test_what_is_rubbed_out_in_the_middle_leaves_two_lines() -> None:
    across, middle = (0, 2000, 128, 4000, 2000, 128), (2000, 2000, 128)
    left = lines_of(Drawing((Stroke(1, 1, across), Stroke(0, 1, middle))))
    assert len(left) == 2
    assert 100 < sum(map(length, left)) < 125


def test_a_dot_is_read_as_something() -> None:
    assert likeliest(Drawing((Stroke(1, 1, (9, 9, 9)),))) in things()


def test_the_largest_scribble_is_followed_in_few_steps() -> None:
    back_and_forth = tuple(it for x in range(1_000) for it in (x % 2 * 4095, 2 * x, 128))
    rubber = Stroke(0, 0, (0, 4095, 128))
    lines = lines_of(Drawing((*[Stroke(1, 1, back_and_forth)] * 3, rubber)))
    assert sum(map(len, lines)) < 13_000
    assert len(cells_of(Drawing((Stroke(1, 1, back_and_forth),)))) < 9_000
