"""What a seat may ask for."""

from tablee.core.game import Begin
from tablee.core.record import Record
from tablee.games.light_line.bench import ClearBench, Lay, TakeBack


class AskForHint(Record, frozen=True, tag="hint"):
    """Show me the next card of the solution."""


class GiveUp(Record, frozen=True, tag="give_up", omit_defaults=True):
    """Show me all of it."""

    look: bool = False
    """Where no solution was proven, look for one first."""


Action = Lay | TakeBack | ClearBench | AskForHint | GiveUp
TableAction = Begin
