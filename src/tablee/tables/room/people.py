"""People and chairs: who came, and who or what sits at each seat."""

from typing import Literal, NewType

from tablee.core.record import Record, Secret

PersonId = NewType("PersonId", int)
"""A person at this table, counted from 1 in the order of coming; never given out twice."""

Talk = Literal["free", "phrases", "off"]
"""Free chat, ready-made phrases only, or silence."""

Stage = Literal["gathering", "playing", "over"]


AWAY_FOR_A_LOAN = 30_000
"""Milliseconds somebody has to be away before a bot may play for him, unless the house says otherwise."""


class Person(Secret, frozen=True):
    """Somebody who came to this table."""

    name: str
    key_hash: str
    """The hash of the secret that proves who this is."""
    is_gone: bool = False
    """Left, or was asked to leave."""
    was_removed: bool = False
    """By the host; the same key does not come in again."""
    is_ready: bool = False
    salt: str = ""
    """What this person adds to the next shuffle, in hexadecimal."""


class Chair(Record, frozen=True):
    """What sits at one seat: a person, a bot, a person whose seat a bot or nobody plays meanwhile, or nobody."""

    person: PersonId | None = None
    bot: str | None = None
    """The level of the bot that plays this seat now."""
    is_passed_over: bool = False
    """Its person is away, and the others play on without; not in the oldest journals."""
    instead_of: str | None = None
    """The level of the bot whose seat a person took in the middle of a game."""
    before: tuple[PersonId, ...] = ()
    """Those who left it empty in the course of this game, the first one first."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_empty(self) -> bool:
        """Nobody plays it now."""
        return self.is_free or self.is_passed_over

    @property
    def is_lent(self) -> bool:
        return self.person is not None and self.bot is not None
