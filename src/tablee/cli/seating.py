"""Who plays what: the game, the seats and the bots a command names, or the problem with them."""

import difflib
from typing import Any

from tablee import registry
from tablee.bots.finding import NoBot
from tablee.cli.errors import Problem
from tablee.core.game import AnyGame
from tablee.registry import AnyBot, BrokenGame, UnknownName

ADDRESSES = ("./mybot.py:MyBot", "mypackage:MyBot")
"""How a bot from elsewhere is written."""


def find_game(key: str) -> AnyGame:
    try:
        return registry.game(key)
    except BrokenGame as fault:
        it = fault.broken
        raise Problem("broken_game", name=it.name, package=it.package, reason=it.why) from None
    except UnknownName as unknown:
        raise unknown_name("unknown_game", unknown) from None


def unknown_name(code: str, unknown: UnknownName, **fields: Any) -> Problem:
    """Names the ones that are close, or else all there are."""
    close = difflib.get_close_matches(unknown.name, unknown.known, n=2)
    return Problem(code, name=unknown.name, known=tuple(close) or unknown.known, **fields)


def check_seats(game: AnyGame, seats: int) -> int:
    about = game.ABOUT
    if seats not in about.seats:
        raise Problem("seats_out_of_range", title=about.title, seats=about.seats, given=seats)
    return seats


def find_bot(game: AnyGame, name: str) -> AnyBot:
    """A level, or an address such as `./mybot.py:MyBot`."""
    try:
        return registry.find_bot(game.ABOUT.key, name)
    except UnknownName as unknown:
        raise unknown_name("unknown_bot", unknown, title=game.ABOUT.title) from None
    except NoBot as none:
        raise Problem(none.code, address=name, detail=none.detail, known=ADDRESSES) from None


def check_bot(game: AnyGame, name: str) -> str:
    find_bot(game, name)
    return name


def line_up(game: AnyGame, seats: int | None, names: str) -> tuple[str, ...]:
    """One bot for each seat: one name is for all of them, otherwise there are as many names as seats."""
    bots = tuple(check_bot(game, name.strip()) for name in names.split(","))
    if seats is None:
        seats = len(bots) if len(bots) > 1 else min(game.ABOUT.seats)
    check_seats(game, seats)
    if len(bots) not in (1, seats):
        raise Problem("bots_and_seats", bots=len(bots), seats=seats)
    return bots * seats if len(bots) == 1 else bots


def at_least(least: int, given: int, option: str) -> int:
    if given < least:
        raise Problem("too_small", option=option, least=least, given=given)
    return given
