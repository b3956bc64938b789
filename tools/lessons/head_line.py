"""HEAD-LINE in a minute: look, find the line in one's head, call, mark its cards and join them."""

from tablee.core.clock import TimeUp
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Lay
from tablee.games.light_line.modes.head_line.actions import CallLine, Mark
from tools.lessons.script import Lesson, Step

LOU = Seat(1)
NINE = (14, 15, 16, 17, 35, 36, 37, 48, 49)
"""The numbers to be won; a 3 is the first."""
OPEN = (34, 7, 19, 41, 18)
"""As they are turned up; the line of three runs over the first, the third and the last."""
A_CARD = A_MOMENT = (None, TimeUp())

LESSON = Lesson(
    "head-line",
    seats=2,
    top=(*NINE, *OPEN),
    options={"dealer": LOU, "pace_ms": 5_000},
    steps=(
        Step("look", before=(A_CARD, A_CARD)),
        Step("more", before=(A_CARD,)),
        Step("find", CallLine(), before=(A_CARD, A_CARD)),
        Step("mark", Mark((18, 19, 34)), before=(A_MOMENT,), only=("mark",)),
        Step("join", Lay(18, (0, 0, 0)), only=("lay",)),
        Step("join", Lay(19, (0, -1, 0)), only=("lay",)),
        Step("join", Lay(34, (0, 1, 0)), only=("lay",)),
        Step("end"),
    ),
)
