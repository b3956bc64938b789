"""The puzzle of the day, as it was agreed on until every game had a deal of the day: that day's, at that level."""

from tablee.core.chance import Chance, key_from
from tablee.games.light_line.modes.solo_line.pieces import Options

_LABEL = b"solo-line of the day"


def chance_of(options: Options) -> Chance:
    """A stream that only the date and the level decide."""
    level = f"{options.day} {options.cards} {'joker' if options.joker else 'expert'}"
    return Chance(key_from(_LABEL, (level.encode(),)))
