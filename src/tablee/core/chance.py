"""Chance that can be checked: one stream per table, from a secret seed that is committed to first.

The stream is HMAC-SHA-256 in counter mode.  Its key is made of the table's seed and of bytes that
the seats add after they have seen the commitment, so neither the host nor a player alone can choose
the deal.  Every position of the log has a stretch of the stream to itself: deciding again at the
same position draws the same cards.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_LABEL = b"tablee/1"
_WORDS = Struct(">8I")
_SPAN = 1 << 32


def commitment(seed: bytes, game: str, version: int) -> str:
    """What the table shows before the first card; only this seed can answer it."""
    return sha256(b"\0".join((_LABEL, game.encode(), b"%d" % version, seed))).hexdigest()


def version_of(shown: str, seed: bytes, game: str, newest: int) -> int | None:
    """The version of the rules this commitment was made for, up to the newest one known."""
    versions = range(newest, 0, -1)
    return next((it for it in versions if commitment(seed, game, it) == shown), None)


def key_from(seed: bytes, salts: Sequence[bytes] = ()) -> bytes:
    """The stream's key: the table's seed and what each seat added, in seat order."""
    mixed = b"".join(sha256(salt).digest() for salt in salts)
    return hmac.digest(seed, _LABEL + mixed, "sha256")


class Chance:
    """The stretch of a table's stream that belongs to one position of its log."""

    __slots__ = ("_block", "_key", "_position", "_words")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self._key = key
        self._position = position
        self._block = 0
        self._words: list[int] = []

    def __repr__(self) -> str:
        return "<Chance>"

    def at(self, position: int) -> "Chance":
        """The same stream at another position."""
        return Chance(self._key, position)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound; each as likely as the others."""
        if not 0 < bound <= _SPAN:
            raise ValueError(f"no number below {bound} can be drawn")
        fair = _SPAN - _SPAN % bound  # numbers from here on would favour the low ones: draw again
        while True:
            if not self._words:
                self._draw_block()
            if (word := self._words.pop()) < fair:
                return word % bound

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.below(len(choices))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All the things in a random order (Fisher-Yates, from the last place down)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _draw_block(self) -> None:
        """Eight numbers of 32 bits; the last of the block is used first."""
        counter = b"%d:%d" % (self._position, self._block)
        self._words.extend(_WORDS.unpack(hmac.digest(self._key, counter, "sha256")))
        self._block += 1
