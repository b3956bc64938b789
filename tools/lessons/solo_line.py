"""SOLO-LINE in a minute: a hint, cards in one line, a card taken back, the joker, and all of them joined."""

from tablee.games.light_line.bench import Lay, TakeBack
from tablee.games.light_line.modes.solo_line.actions import AskForHint
from tools.lessons.script import Lesson, Step

HAND = (14, 17, 25, 29, 49)
BUILDING = ("lay", "take_back", "clear_bench")

LESSON = Lesson(
    "solo-line",
    seats=1,
    top=HAND,
    options={"cards": len(HAND)},
    steps=(
        Step("hint", AskForHint()),
        Step("first", Lay(14, (0, 0, 0)), only=BUILDING),
        Step("second", Lay(17, (-1, 0, 0)), only=BUILDING),
        Step("stray", Lay(25, (-2, 0, 0)), only=BUILDING),
        Step("back", TakeBack(25), only=BUILDING),
        Step("black", Lay(25, (-1, -1, 0)), only=BUILDING),
        Step("join", Lay(29, (0, -1, 0)), only=BUILDING),
        Step("join", Lay(49, (1, -1, 0)), only=BUILDING),
        Step("end"),
    ),
)
