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

Run = tuple[int, ...]
"""Of draws: a bound and what was drawn below it; in a shuffle, then what was drawn below each bound one lower."""
Draws = tuple[Run, ...]
"""What one decision drew, in its order: whoever has the seed can draw it again, and needs no rules for it."""

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

    __slots__ = ("_block", "_key", "_notes", "_position", "_words")

    def __init__(self, key: bytes, position: int = 0, notes: list[Run] | None = None) -> None:
        self._key = key
        self._position = position
        self._notes = notes
        """Where its draws are written down, if they are."""
        self._block = 0
        self._words: list[int] = []

    def __repr__(self) -> str:
        return "<Chance>"

    def at(self, position: int, notes: list[Run] | None = None) -> "Chance":
        """The same stream at another position."""
        return Chance(self._key, position, notes)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound; each as likely as the others."""
        if not 0 < bound <= _SPAN:
            raise ValueError(f"no number below {bound} can be drawn")
        drawn = self._draw(bound)
        if self._notes is not None:
            self._notes.append((bound, drawn))
        return drawn

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.below(len(choices))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All the things in a random order (Fisher-Yates, from the last place down)."""
        order = list(things)
        run = [len(order)]
        for last in range(len(order) - 1, 0, -1):
            other = self._draw(last + 1)
            order[last], order[other] = order[other], order[last]
            run.append(other)
        if self._notes is not None and len(run) > 1:
            self._notes.append(tuple(run))
        return tuple(order)

    def draws(self, noted: Draws) -> bool:
        """Whether it draws just this."""
        try:
            for bound, *drawn in noted:
                if not drawn or drawn != [self.below(bound - n) for n in range(len(drawn))]:
                    return False
        except ValueError:  # an empty run, or a bound below which nothing can be drawn
            return False
        return True

    def _draw(self, bound: int) -> int:
        fair = _SPAN - _SPAN % bound  # numbers from here on would favour the low ones: draw again
        while True:
            if not self._words:
                self._draw_block()
            if (word := self._words.pop()) < fair:
                return word % bound

    def _draw_block(self) -> None:
        """Eight numbers of 32 bits; the last of the block is used first."""
        counter = b"%d:%d" % (self._position, self._block)
        self._words.extend(_WORDS.unpack(hmac.digest(self._key, counter, "sha256")))
        self._block += 1
