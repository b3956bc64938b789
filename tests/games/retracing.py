"""Holding the laws to a recorded game, for what walks by chance hardly ever come upon."""

from collections.abc import Callable, Collection
from typing import Any

from tablee.core.chance import Chance, key_from
from tablee.core.game import AnyGame
from tablee.core.kit import Kit
from tablee.laws.follow import Follower
from tablee.laws.future import Future
from tablee.laws.walk import Case, Walk
from tablee.laws.walker import Move
from tablee.tables.reader import Log


class Retracer:
    """Walks where others went."""

    def __init__(self, moves: list[Move]) -> None:
        self._moves = iter(moves)

    def choose(self, state: Any, now: int, kit_at: Callable[[int], Kit]) -> Move:
        return next(self._moves)

    def remember(self, future: Future) -> None:
        """All is known already."""


def retrace(log: Log, game: AnyGame, laws: Collection[int]) -> Follower:
    """The recorded game again, step by step, under these laws."""
    assert log.seal is not None
    moves = [Move(it.at, it.seat, it.action) for it in log.entries if it.action is not None]
    walk = Walk(game, Case(0, log.header.seating, log.options))
    walk.seed = bytes.fromhex(log.seal.seed)
    walk._stream = Chance(key_from(walk.seed))
    walk._walker = Retracer(moves[1:])  # type: ignore[assignment]
    return Follower(walk, laws).follow(len(moves))
