"""How long people look at what happens in LONG-LINE: a shout, and the lines of a round running alight."""

from tablee.core.looks import Looks
from tablee.games.light_line.modes.long_line.events import LineCalled, RoundEnded

LOOKS: Looks = {LineCalled: 1_500, RoundEnded: 3_000}
