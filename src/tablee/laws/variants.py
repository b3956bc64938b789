"""What may be agreed before a game, tried one thing at a time; and how its seats may be filled."""

from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seating, Team


def variants(options: type[Any]) -> tuple[Any, ...]:
    """The usual options, and each other word that a field may hold."""
    usual = options()
    return (usual, *_others(usual)) if isinstance(usual, msgspec.Struct) else (usual,)


def _others(usual: msgspec.Struct) -> Iterator[msgspec.Struct]:
    info = inspect.type_info(type(usual))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for word in _words(field.type):
            if word != getattr(usual, field.name):
                yield replace(usual, **{field.name: word})


def _words(kind: inspect.Type) -> Iterator[Any]:
    """The values that can be listed; numbers and free text cannot."""
    match kind:
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.BoolType():
            yield from (False, True)
        case inspect.UnionType(types=types):
            for one in types:
                yield from _words(one)
        case _:
            return


def settings(
    game: AnyGame, sizes: Collection[int], options: Collection[Any]
) -> Iterator[tuple[Seating, Any]]:
    """Every number of seats with every option, as far as the game will have them."""
    for size, agreed in product(sizes, options):
        if seating := _seating(game, size, agreed):
            yield seating, agreed


def _seating(game: AnyGame, size: int, options: Any) -> Seating | None:
    """Each seat for itself or, where the game will not have that, two teams."""
    teams = tuple(Team(seat % 2) for seat in range(size))
    for seating in (Seating(size), Seating(size, teams)):
        try:
            game.start(seating, options)
        except Refusal:
            continue
        return seating
    return None
