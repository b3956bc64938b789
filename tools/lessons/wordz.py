"""WORDZ in a minute: hide a word, be proposed to, turn a card, propose, and see whose cards are points."""

from dataclasses import dataclass

from tablee.core.seats import Seat
from tablee.games.wordz.actions import LayWord, LookUp, Propose, TurnCard
from tablee.games.wordz.pieces import Language
from tools.lessons.script import Lesson, Step

ME, LOU = Seat(0), Seat(1)


@dataclass(frozen=True)
class Words:
    """What both of them hold and hide; no other word of the language looks like Lou's."""

    mine: str
    my_letters: str
    vain: str
    """Lou's first idea of mine, with the I in sight."""
    lous: str
    lous_letters: str
    blue: int
    """The place of the only consonant in Lou's word."""


def lesson(language: Language, words: Words) -> Lesson:
    return Lesson(
        "wordz",
        seats=2,
        top=tuple(words.my_letters + words.lous_letters),
        options={"language": language, "rounds": 1, "first": LOU},
        language=language,
        steps=(
            Step("hide", LookUp(words.mine), only=("look_up",), exact=True),
            Step("hide", LayWord(words.mine), only=("look_up", "lay_word"), exact=True),
            Step("look", before=((LOU, LayWord(words.lous)), (LOU, TurnCard(ME, 1)))),
            Step("lou", before=((LOU, Propose(ME, words.vain)),)),
            Step("turn", TurnCard(LOU, words.blue), only=("turn_card",)),
            Step("propose", Propose(LOU, words.lous), only=("propose",)),
            Step("found"),
            Step("end", before=((LOU, TurnCard(ME, 2)), (LOU, Propose(ME, words.mine)))),
        ),
    )


FRENCH = lesson(
    "fr",
    Words(
        mine="TIGRE",
        my_letters="AEEIOTGRBLMN",
        vain="LIVRE",
        lous="OISEAU",
        lous_letters="OIEAUSCDPRTN",
        blue=2,
    ),
)
ENGLISH = lesson(
    "en",
    Words(
        mine="TIGER",
        my_letters="AEEIOTGRBLMN",
        vain="RIVER",
        lous="QUEUE",
        lous_letters="UEUEAQCDPRST",
        blue=0,
    ),
)
