"""People and chairs: who came, and who or what sits at each seat."""

from typing import Literal, NewType

from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

PersonId = NewType("PersonId", int)
"""A person at this table, counted from 1 in the order of coming; never given out twice."""

ScreenId = NewType("ScreenId", str)
"""A television at this table: the hash of the secret that proves it.  Never told to anybody."""

Viewer = PersonId | ScreenId
"""Whoever looks at the table: a person, or a screen, which is nobody and sees what a spectator may see."""

NOBODY = PersonId(0)
"""Who looks through a screen."""

Talk = Literal["free", "phrases", "off"]
"""Free chat, ready-made phrases only, or silence."""

BotPace = Literal["slow", "normal", "fast"]
"""How much time bots take, and leave people to see what happened."""

Stage = Literal["gathering", "playing", "over"]


TOKENS = 16
"""How many animals there are to sit under."""

AWAY_FOR_A_LOAN = 30_000
"""Milliseconds somebody has to be away before a bot may play for them, unless the house says otherwise."""


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
    found: int = 0
    """How many games had been begun at this table when this person came."""
    looks_from: int = 0
    """The first game this person may look back at: not over when they came, or one that a player let them see."""
    played: int = 0
    """The first game this person had a seat in; 0 for none."""
    wants_again: bool = False
    """Another game, now that this one is over."""
    wishes_for: str = ""
    """The game this person would like next."""
    rather_watches: bool = False
    """Stood up, and has not sat down since."""
    sat: bool = False
    """In the game that was begun last."""
    since: int = 0
    """The first of the games in a row that this person sat in, or sat out."""
    token: int | None = None
    """The animal this person chose; not in the oldest journals."""


class Screen(Secret, frozen=True):
    """A television that was brought to this table."""

    id: ScreenId
    looks_from: int
    """The first game it may show: not over when it came."""


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
    def is_played_by_its_person(self) -> bool:
        return self.person is not None and self.bot is None and not self.is_passed_over

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


class Ask(Record, frozen=True):
    """Somebody asks for a seat whose secrets are not theirs yet."""

    person: PersonId
    seat: Seat
    agreed: tuple[PersonId, ...] = ()
    """Those who have given their word so far."""


class Taking(Record, frozen=True):
    """A seat changed hands since the game began."""

    person: PersonId
    seat: Seat
    left: PersonId | None
    """Who had left it empty; nobody where a bot played it."""
    by: tuple[PersonId, ...]
    """By whose word; nobody's where it was one's own, or where there was nobody to ask."""


Cheer = Literal["heart", "laugh"]
"""What one may give to a drawing of somebody else."""


class Cheered(Record, frozen=True):
    """A drawing that somebody gave something to; everybody knows who drew it."""

    drawing: str
    """What it goes by."""
    number: int
    """Which game of this table's it was drawn in."""
    hearts: tuple[PersonId, ...] = ()
    laughs: tuple[PersonId, ...] = ()
    """By whom, the first one first."""


class LastGame(Record, frozen=True):
    """The game that was played to its end last: it may be looked at until the next one ends."""

    number: int
    game: str
    chairs: tuple[Chair, ...]
    """As they were at its end."""
    is_variation: bool = False
    deal: str = ""
    """The name of the deal, where others were given it before."""
