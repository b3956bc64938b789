"""The games by key: our own, and those that other packages offer through the entry-point group `tablee.games`.

Bots come the same way: a game's module under `tablee.bots`, and the entry-point group `tablee.bots`, for our games
too; or by their address, where a person names one.
"""

import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any, NamedTuple, cast

from tablee import packages
from tablee.bots import finding
from tablee.bots.bot import Bot
from tablee.bots.random_bot import RandomBot
from tablee.core.game import About, AnyGame, Game, Types
from tablee.core.record import decoder, encode, kinds_of, schema, tag_of
from tablee.packages import BOTS, GAMES, Broken, illegible, load, offers, package_of, reason
from tablee.words.answers import Words

AnyBot = Bot[Any, Any]

WORDS = Words()
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


_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_QUESTIONS = tuple(name for name in vars(Game) if not name.startswith("_"))


class UnknownName(LookupError):
    """No game, or no bot of that game, goes by this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known


class BrokenGame(UnknownName):
    """A game of this name is installed, and cannot be played."""

    def __init__(self, broken: Broken, known: tuple[str, ...]) -> None:
        super().__init__(broken.name, known)
        self.broken = broken


class NoGame(Exception):
    """What an entry point names, and what it lacks to be a game."""


class Installed(NamedTuple):
    """The games of other packages by key, the packages they come from, and what is broken."""

    games: Mapping[str, AnyGame]
    packages: Mapping[str, str]
    broken: tuple[Broken, ...]


def is_ours(key: str) -> bool:
    return key in _OURS


def keys() -> tuple[str, ...]:
    """Every game that can be played here, our own first."""
    return (*_OURS, *sorted(installed().games))


@cache
def game(key: str) -> AnyGame:
    """The game of this key; ours cannot be replaced by another package."""
    if key in _OURS:
        return cast(AnyGame, import_module(_OURS[key]))
    games, _, broken = installed()
    if key in games:
        return games[key]
    for it in broken:
        if it.name == key:
            raise BrokenGame(it, keys())
    raise UnknownName(key, keys())


def forget() -> None:
    """Look again at what is installed."""
    for remembered in (game, installed, our_bots, bots):
        remembered.cache_clear()
    packages.forget()


@cache
def installed() -> Installed:
    """Other packages are looked at once; one that is broken keeps no other from its place."""
    games: dict[str, AnyGame] = {}
    homes: dict[str, str] = {}
    broken = list(illegible())
    for offer in offers(GAMES):
        try:
            theirs = load(offer)
            _check(theirs, offer.name, {**_OURS, **games})
            games[offer.name], homes[offer.name] = theirs, package_of(offer)
        except Broken as fault:
            broken.append(fault)
        except NoGame as fault:
            broken.append(Broken(offer.name, package_of(offer), str(fault)))
        except BaseException as fault:  # asked for what it has, a package may still do anything
            broken.append(Broken(offer.name, package_of(offer), reason(fault)))
    return Installed(games, homes, tuple(broken))


def _check(theirs: Any, key: str, taken: Mapping[str, Any]) -> None:
    """Whether it is a game as far as one sees without playing it, and goes by a key of its own."""
    missing = [name for name in _QUESTIONS if not hasattr(theirs, name)]
    if missing:
        raise NoGame(f"it has no {', '.join(missing)}")
    if not (isinstance(theirs.ABOUT, About) and isinstance(theirs.TYPES, Types)):
        raise NoGame("its ABOUT is no About, or its TYPES are no Types")
    if theirs.ABOUT.key != key:  # logs and bots are looked up by it
        raise NoGame(f"ABOUT.key is {theirs.ABOUT.key}, its entry point {key}")
    if not _KEY.fullmatch(key):
        raise NoGame(f"{key} is no key: small letters and digits, with hyphens between them")
    if key in taken:
        raise NoGame(f"there is another game called {key}")
    for kind in (*kinds_of(theirs.TYPES.event), *kinds_of(theirs.TYPES.seen)):
        tag_of(kind)
    # A record does not look at what it is made of; every browser reads these.
    decoder(About).decode(encode(theirs.ABOUT))
    presets = encode(dict(getattr(theirs, "PRESETS", {})))
    decoder(dict[str, theirs.TYPES.options]).decode(presets)
    encode(schema(theirs.TYPES.options))


@cache
def our_bots(key: str) -> Mapping[str, AnyBot]:
    """Those that come with Tablée, weakest first; the random one plays every game."""
    ours = import_module(_OUR_BOTS[key]).BOTS if key in _OUR_BOTS else {}
    return {"random": RandomBot(game(key).TYPES), **ours}


@cache
def bots(key: str) -> Mapping[str, AnyBot]:
    """The bots that play this game, ours first; two that would have one name also tell their package's."""
    theirs: list[tuple[str, str, AnyBot]] = []
    for offer in offers(BOTS, key):
        with suppress(Broken):
            theirs += [(package_of(offer), level, bot) for level, bot in _bots_of(offer).items()]
    named = Counter([*our_bots(key), *(level for _, level, _ in theirs)])
    return {
        **our_bots(key),
        **{
            level if named[level] == 1 else f"{package}:{level}": bot
            for package, level, bot in sorted(theirs, key=lambda it: it[0])
        },
    }


def strongest(key: str) -> AnyBot | None:
    """Who knows this game best: ours where there is one, else what its package calls expert, or names last.

    Where nobody is called expert it is who is strong: a scholar's words help nobody who does not know them.
    """
    for known in (our_bots(key), bots(key)):
        if thinking := {level: bot for level, bot in known.items() if level != "random"}:
            last = [*thinking.values()][-1]
            return thinking.get("expert", thinking.get("strong", last))
    return None


def broken_bots() -> tuple[Broken, ...]:
    """Packages whose bots cannot play; their games are played by others."""
    broken: list[Broken] = []
    for offer in offers(BOTS):
        try:
            _bots_of(offer)
        except Broken as fault:
            broken.append(fault)
    return tuple(broken)


def _bots_of(offer: EntryPoint) -> Mapping[str, AnyBot]:
    """What a package brings as bots; raises `Broken`."""
    try:
        brought = dict(load(offer).BOTS)
        are_bots = all(_is_name(it) and hasattr(brought[it], "choose") for it in brought)
    except Broken:
        raise
    except BaseException as fault:  # SystemExit too, as everywhere in a package
        raise Broken(offer.name, package_of(offer), reason(fault)) from None
    if not are_bots:
        raise Broken(offer.name, package_of(offer), "BOTS holds what is no bot")
    return brought


def _is_name(level: object) -> bool:
    return isinstance(level, str) and level.isprintable()


def called_now(key: str, name: str) -> str:
    """What goes by this name today: tables, logs and people may know one of our bots by a name of before."""
    if name in bots(key) or key not in _OUR_BOTS:
        return name
    formerly: Mapping[str, str] = getattr(import_module(_OUR_BOTS[key]), "FORMERLY", {})
    return formerly.get(name, name)


def is_our_bot(key: str, name: str) -> bool:
    """Whether it comes with Tablée, by its name of today or before."""
    return called_now(key, name) in our_bots(key)


def is_deep(key: str, name: str) -> bool:
    """Whether it is a bot of ours that may think for longer than others should have to wait."""
    if key not in _OUR_BOTS:
        return False
    deep: frozenset[str] = getattr(import_module(_OUR_BOTS[key]), "DEEP", frozenset())
    return called_now(key, name) in deep


def bot(key: str, name: str) -> AnyBot:
    """The bot of this name, or of this name of before."""
    try:
        return bots(key)[called_now(key, name)]
    except KeyError:
        raise UnknownName(name, tuple(bots(key))) from None


def find_bot(key: str, name: str) -> AnyBot:
    """By name or by address, as people write it; an address runs what is there, so it never comes from a table."""
    if finding.is_address(name) and name not in bots(key):
        return cast(AnyBot, finding.load(name))
    return bot(key, name)
