"""Between in one minute: hide an interval, ask, be asked, whisper, and announce."""

from tablee.core.seats import Seat
from tablee.games.between.actions import Announce, Ask, ChooseInterval, EndTurn, PlayJoker
from tools.lessons.script import Lesson, Step

MINE = (1, 3, 4, 6, 9, 11, 14, 16, 17, 19, 22, 24)
ME, LOU = Seat(0), Seat(1)
HIDDEN = (8, 13)
"""By Lou."""

LESSON = Lesson(
    "between",
    seats=2,
    top=MINE,
    options={"length": "express", "first": 0},
    steps=(
        Step("hide", ChooseInterval((9, 14))),
        Step("ask", Ask(LOU, 10), before=((LOU, ChooseInterval(HIDDEN)),)),
        Step("between", EndTurn(), only=("end_turn",)),
        Step("lou", before=((LOU, Ask(ME, 11)),)),
        Step("no", Ask(LOU, 8), before=((LOU, EndTurn()),), only=("ask",)),
        Step("joker", PlayJoker(LOU, 13), only=("play_joker",)),
        Step("announce", Announce(LOU, HIDDEN), only=("announce",)),
        Step("end"),
    ),
)
