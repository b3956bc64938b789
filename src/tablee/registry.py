"""The games by key: our own, and those that other packages offer through the entry-point group `tablee.games`.

Bots come the same way: a game's module under `tablee.bots`, or the entry-point group `tablee.bots`.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, cast

from tablee.bots.bot import Bot
from tablee.bots.random_bot import RandomBot
from tablee.core.game import AnyGame
from tablee.core.kit import Lexicon
from tablee.words.answers import Words

AnyBot = Bot[Any, Any]

WORDS: Lexicon = Words()
"""What every table knows about words."""

_OURS = {
    "between": "tablee.games.between.game",
    "line": "tablee.games.light_line.modes.line.game",
    "kidz-line": "tablee.games.light_line.modes.kidz_line.game",
    "solo-line": "tablee.games.light_line.modes.solo_line.game",
    "long-line": "tablee.games.light_line.modes.long_line.game",
    "head-line": "tablee.games.light_line.modes.head_line.game",
    "wordz": "tablee.games.wordz.game",
    "entre-les-lignes": "tablee.games.entre_les_lignes.game",
    "trapwords": "tablee.games.trapwords.game",
}
_OUR_BOTS = {
    "between": "tablee.bots.between",
    "line": "tablee.bots.line",
    "kidz-line": "tablee.bots.kidz_line",
    "solo-line": "tablee.bots.solo_line",
    "long-line": "tablee.bots.long_line",
    "head-line": "tablee.bots.head_line",
    "wordz": "tablee.bots.wordz",
    "entre-les-lignes": "tablee.bots.entre_les_lignes",
    "trapwords": "tablee.bots.trapwords",
}


class UnknownName(LookupError):
    """No game, or no bot of that game, goes by this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known


def keys() -> tuple[str, ...]:
    """Every game that can be played here, our own first."""
    theirs = (found.name for found in entry_points(group="tablee.games"))
    return (*_OURS, *sorted(set(theirs) - set(_OURS)))


@cache
def game(key: str) -> AnyGame:
    """The game of this key; ours cannot be replaced by another package."""
    if key in _OURS:
        return cast(AnyGame, import_module(_OURS[key]))
    for found in entry_points(group="tablee.games", name=key):
        theirs = cast(AnyGame, found.load())
        if theirs.ABOUT.key == key:  # logs and bots are looked up by it
            return theirs
    raise UnknownName(key, keys())


@cache
def bots(key: str) -> Mapping[str, AnyBot]:
    """The bots that play this game, weakest first; the random one plays them all."""
    known: dict[str, AnyBot] = {"random": RandomBot(game(key).TYPES)}
    if key in _OUR_BOTS:
        known |= import_module(_OUR_BOTS[key]).BOTS
    else:
        for found in entry_points(group="tablee.bots", name=key):
            known |= found.load().BOTS
    return known


def bot(key: str, name: str) -> AnyBot:
    try:
        return bots(key)[name]
    except KeyError:
        raise UnknownName(name, tuple(bots(key))) from None
