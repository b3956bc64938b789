"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid, Line
from tablee.games.light_line.search import Path


class PuzzleDealt(Secret, frozen=True, tag="puzzle_dealt"):
    cards: tuple[Card, ...]
    """Sorted."""
    rest: tuple[Card, ...]
    """Face down, as they were shuffled."""
    solution: Path
    """So that a replay needs no solver; none where none was proven."""


class HintGiven(Record, frozen=True, tag="hint_given"):
    laid: Laid


class LineJoined(Record, frozen=True, tag="line_joined"):
    line: Line
    """Its colour, and the cells it runs over in order; twice over a card that it crosses twice (SO-G1)."""


class GivenUp(Record, frozen=True, tag="given_up", omit_defaults=True):
    solution: Path
    """None where none was proven."""
    is_hopeless: bool = False
    """The hand has none: all was tried."""


Told = CardLaid | CardTakenBack | BenchCleared | HintGiven | LineJoined | GivenUp | GameEnded
"""Those that one seat at least is told as they happened."""

Event = PuzzleDealt | Told
