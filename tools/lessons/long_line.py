"""LONG-LINE in a minute: turn up, build one line, hear a call, go past it, and call."""

from tablee.core.seats import Seat
from tablee.games.light_line.bench import Lay
from tablee.games.light_line.modes.long_line.actions import CallLine, TurnUp
from tools.lessons.script import Lesson, Step

LOU, MAX = Seat(1), Seat(2)
MINE = (9, 21, 25, 27, 50, 53, 55, 58)
LOUS = (20, 35, 44, 59, 1, 2, 4, 5)
MAXS = (3, 7, 11, 13, 15, 17, 29, 31)
BUILDING = ("lay", "take_back", "clear_bench")

LESSON = Lesson(
    "long-line",
    seats=3,
    top=(*MINE, *LOUS, *MAXS),
    options={"rounds": 1},
    steps=(
        Step("ready", TurnUp(), before=((LOU, TurnUp()), (MAX, TurnUp()))),
        Step("first", Lay(9, (0, 0, 0)), only=BUILDING),
        Step("grow", Lay(21, (1, 0, 0)), before=((LOU, Lay(20, (0, 0, 0))),), only=BUILDING),
        Step("grow", Lay(25, (0, 1, 0)), before=((LOU, Lay(35, (0, 1, 0))),), only=BUILDING),
        Step(
            "lou",
            before=(
                (MAX, Lay(3, (0, 0, 0))),
                (LOU, Lay(44, (0, 2, 0))),
                (MAX, Lay(7, (0, 1, 0))),
                (LOU, Lay(59, (1, 0, 0))),
                (LOU, CallLine(4)),
            ),
        ),
        Step("past", Lay(27, (-1, 1, 0)), only=BUILDING),
        Step("past", Lay(50, (-1, 2, 0)), only=BUILDING),
        Step("call", CallLine(5), only=("call", *BUILDING)),
        Step("end"),
    ),
)
