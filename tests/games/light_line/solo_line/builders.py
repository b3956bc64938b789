"""Small words to set a table of SOLO-LINE with."""

from tablee.core.seats import Seating
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.pieces import Options
from tablee.games.light_line.modes.solo_line.state import State
from tests.games.light_line.boards import laid
from tests.games.light_line.solo_line.play import KEY, act
from tests.games.rig import BEGIN

# The hand of SO-T6, as it is solved there in red.
T6 = laid(
    "5@0,0 24@0,-1 13@-1,-1 37@-1,-2,1 54@-2,-2 "
    "41@-2,-3,1 57@-2,-4,1 40@-3,-4,1 46@-4,-4,1 56@-5,-4,1"
)


def ready(options: Options | None = None) -> State:
    """Somebody sits, and nothing is dealt."""
    return game.start(Seating(1), options or Options())


def dealt(options: Options | None = None, *, key: bytes = KEY) -> State:
    return act(ready(options), None, BEGIN, key=key)[0]


def building(*on_bench: Laid, options: Options | None = None, is_proven: bool = True) -> State:
    """The hand of SO-T6, with these of its cards on the bench."""
    return State(
        Seating(1),
        options or Options(),
        phase="build",
        cards=tuple(sorted([it.card for it in T6])),
        solution=T6 if is_proven else (),
        bench=on_bench,
    )
