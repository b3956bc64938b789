"""Things that can be drawn: named in both languages, and each with pictures that differ."""

from importlib.resources import files
from itertools import combinations

import pytest

from tablee.bots.entre_les_lignes.hand import draw_lines
from tablee.core.chance import Chance
from tablee.core.drawing import check
from tablee.words import LANGUAGES, Language
from tablee.words.capitals import spelled
from tablee.words.likeness import alike
from tablee.words.pictograms import other_ideas, pictograms
from tablee.words.pictures import (
    FEWEST,
    SAME,
    pictures,
    read_pictures,
    read_things,
    things,
)

FOLDER = files("tablee.words") / "data" / "pictures"

UNKNOWN = """
    door, stairs, toothbrush, broom, knife, pan, oven, suitcase, paintbrush, telephone, car,
    lorry, bicycle, train, aeroplane, bridge, crown, helmet, shoe, shirt, belt, sheep, bird,
    whale, dolphin, turtle, crocodile, lion, tiger, monkey, bear, mouse, squirrel, tree, rain,
    snowman, river, pineapple, bread, pizza, dragon, beard, finger, arm, brain, drum, trumpet,
    football, cannon, garden, syringe, plaster, match, teddy bear
"""
"""What people did not know our pictograms of."""


def test_a_thing_has_two_names() -> None:
    (thing,) = read_things("# A title.\n\nfire engine; camion de pompiers\n")
    assert (thing.key, thing.names) == (
        "fire engine",
        {"en": "fire engine", "fr": "camion de pompiers"},
    )


def test_a_picture_stands_in_the_middle_of_the_paper_and_a_dot_is_a_stroke() -> None:
    ((key, strokes),) = read_pictures("# A title.\ncat: 0 0 255 0 255 51; 51 51\n")
    assert key == "cat"
    assert list(map(list, strokes)) == [[(0, 40), (100, 40), (100, 60)], [(20, 60), (20, 60)]]


def test_there_are_at_least_550_things() -> None:
    assert len(things()) >= 550
    assert set(pictograms()) < set(things())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_one_name(language: Language) -> None:
    names = [spelled(it.names[language]) for it in things().values()]
    assert len(names) == len(set(names))
    assert all(names)


def test_every_thing_has_at_least_three_pictures() -> None:
    few = [key for key in things() if len(pictures(key)) < FEWEST]
    assert few == []


def test_no_two_pictures_of_a_thing_are_alike() -> None:
    for key in things():
        known = [it.strokes for it in pictures(key)]
        assert all(alike(*it) <= SAME for it in combinations(known, 2)), key


def test_of_ours_the_usual_picture_comes_first_and_no_other_idea_is_too_much_like_it() -> None:
    for key, usual in pictograms().items():
        ours = [it.strokes for it in pictures(key) if it.by == "us"]
        assert ours[1:] == [*other_ideas(key)], key
        assert ours[:1] in ([usual.strokes], []), key


def test_no_idea_of_ours_takes_more_strokes_than_people_take() -> None:
    people = [it for key in things() for it in pictures(key) if it.by == "people"]
    most = max(len(it.strokes) for it in people)
    ideas = [(key, it) for key in pictograms() for it in other_ideas(key)]
    assert [key for key, it in ideas if len(it) > most] == []


def test_pictures_can_be_drawn() -> None:
    for number, key in enumerate(sorted(things())[::4]):
        for it in pictures(key):
            drawing = draw_lines(it.strokes, Chance(b"pictures", number))
            check(drawing)
            assert len(drawing.strokes) == len(it.strokes), key


def test_what_people_did_not_know_is_drawn_as_people_do_first() -> None:
    for key in (it.strip() for it in UNKNOWN.split(",")):
        assert pictures(key)[0].by == "people", key


def test_a_picture_is_like_itself_and_unlike_another_one() -> None:
    house, cat = (pictograms()[it].strokes for it in ("house", "cat"))
    assert alike(house, house) == pytest.approx(1)
    assert alike(house, cat) < 0.6


def test_people_are_credited_where_their_drawings_lie() -> None:
    head = (FOLDER / "people.txt").read_text("utf-8")[:500]
    for it in ("Quick, Draw! Dataset", "Google, Inc.", "CC BY 4.0", "Changed:"):
        assert it in head


def test_all_that_people_drew_are_things_and_nothing_is_in_vain() -> None:
    drawn = {key for key, _ in read_pictures((FOLDER / "people.txt").read_text("utf-8"))}
    assert drawn <= set(things())
    assert sum(len((FOLDER / it).read_bytes()) for it in ("people.txt", "things.txt")) < 500_000
