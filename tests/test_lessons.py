"""The lessons: what a learner sees was played by the rules, and a difference is noticed."""

from pathlib import Path

import pytest

from tablee.core.attachment import attachments_of
from tablee.core.seats import Seat
from tablee.games.between.actions import Ask, ChooseInterval
from tablee.games.entre_les_lignes.actions import CastVote, HandIn
from tools.lessons import __main__ as lessons
from tools.lessons.entre_les_lignes import LOU, MAX, ME, ZOE, drawn, hung
from tools.lessons.playing import Stacked, UntrueScript, play, written
from tools.lessons.script import Lesson, Meanwhile, Step


def a_lesson(*steps: Step) -> Lesson:
    return Lesson("between", 2, steps, top=tuple(range(1, 13)), options={"first": 0})


@pytest.mark.parametrize("lesson", lessons.LESSONS, ids=lambda it: it.path)
def test_every_lesson_shows_what_the_rules_say_today(lesson: Lesson) -> None:
    """Mended by: python -m tools.lessons"""
    assert (lessons.GAMES / lesson.path).read_bytes() == written(lesson)


def test_a_difference_is_noticed_and_written_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lesson in lessons.LESSONS:
        (tmp_path / lesson.path).parent.mkdir(exist_ok=True)
    assert lessons.main(check=True, folder=tmp_path) == 1
    assert "run python -m tools.lessons" in capsys.readouterr().out
    assert lessons.main(check=False, folder=tmp_path) == 0
    assert lessons.main(check=True, folder=tmp_path) == 0


def test_a_stacked_deck_has_on_top_what_is_wanted_and_everything_else_once() -> None:
    dealt = Stacked((7, 3, 99)).shuffled(range(10))
    assert dealt[:2] == (7, 3)
    assert sorted(dealt) == list(range(10))


@pytest.mark.parametrize(
    "step",
    [
        # BT-10: what one holds oneself cannot be asked for.
        Step("ask", before=((0, ChooseInterval((1, 3))), (LOU, ChooseInterval((13, 15))), (LOU, Ask(Seat(0), 20)))),
        Step("hide", ChooseInterval((1, 2))),
        Step("hide", ChooseInterval((1, 3)), only=("ask",)),
    ],
    ids=["by another", "by the learner", "and not shown"],
)  # fmt: skip
def test_a_script_cannot_do_what_is_not_offered(step: Step) -> None:
    with pytest.raises(UntrueScript):
        play(a_lesson(step))


def test_a_step_shows_what_happened_since_the_one_before() -> None:
    steps = play(
        a_lesson(
            Step("hide", ChooseInterval((1, 3))),
            Step("look", before=((LOU, ChooseInterval((13, 15))),)),
            Step("look again"),
        )
    )
    told = [[type(it).__name__ for it in step.news] for step in steps]
    assert told == [[], ["IntervalChosen", "IntervalHidden", "TurnBegan"], []]
    assert steps[1].view.own.interval == (1, 3)


def test_what_happened_meanwhile_is_no_news() -> None:
    hidden = Meanwhile(((0, ChooseInterval((1, 3))), (LOU, ChooseInterval((13, 15)))))
    [step] = play(a_lesson(Step("ask", Ask(LOU, 20), before=(hidden,))))
    assert step.news == ()
    assert step.view.own.interval == (1, 3)


def test_an_exact_step_offers_what_is_wanted_and_nothing_else() -> None:
    hide = Step("hide", ChooseInterval((1, 3)), only=("choose_interval",), exact=True)
    [step] = play(a_lesson(hide))
    [offer] = step.view.offers
    assert list(offer.all()) == [{"type": "choose_interval", "interval": (1, 3)}]


def drawing(step: Step, *more: Step) -> Lesson:
    """The others have drawn, and it is my turn to."""
    others = Meanwhile((*hung(LOU, "rain"), *hung(MAX, "mouse"), *hung(ZOE, "lock")))
    return Lesson(
        "entre-les-lignes", 4, (Step("others", before=(others,)), step, *more), options={"first": 0}
    )


def test_what_is_drawn_lies_beside_the_step_that_shows_it_first() -> None:
    mine = drawn(ME, "drop")
    _, draw, vote, reveal = play(
        drawing(
            Step("draw", HandIn(), draws=mine, only=("draw", "hand_in")),
            Step("vote", CastVote("A")),
            Step("reveal", before=tuple([(it, CastVote("A")) for it in (LOU, MAX, ZOE)])),
        )
    )
    assert draw.view.own.drawing == ""
    assert [it.action for it in draw.view.offers] == ["draw", "hand_in"]
    assert draw.beside == {}
    assert set(vote.beside) == set(attachments_of(vote.view))
    assert vote.beside[vote.view.own.drawing] == mine.content.decode()
    assert len(vote.beside) == 4
    assert reveal.beside == {}


def test_a_blank_paper_is_not_handed_in() -> None:
    with pytest.raises(UntrueScript):
        play(drawing(Step("draw", HandIn())))
