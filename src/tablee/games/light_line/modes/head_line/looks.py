"""How long people look at what happens in HEAD-LINE where no clock runs: a shout, and what came of it."""

from tablee.core.looks import Looks
from tablee.games.light_line.modes.head_line.events import (
    LineCalled,
    LineFailed,
    LineJoined,
    RoundEnded,
)

LOOKS: Looks = {LineCalled: 1_500, LineJoined: 1_500, LineFailed: 2_000, RoundEnded: 1_500}
