"""What a bot is: a way to choose among what its view offers, and for a race, how long it takes."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from tablee.core.attachment import Attachment
from tablee.core.chance import Chance, key_from
from tablee.core.game import AnyView
from tablee.core.record import Record
from tablee.core.seats import Seat

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
B = TypeVar("B")
L = TypeVar("L")


class Bot(Protocol[V_contra, A_co]):
    """The same view and the same chance give the same choice: a bot remembers nothing else."""

    def choose(self, view: V_contra, chance: Chance) -> A_co | None:
        """One of the offered actions; none where it would rather see what comes."""


@runtime_checkable
class Racer(Protocol[V_contra]):
    """A bot for games in which all play at once: its speed is part of how well it plays."""

    def pause(self, view: V_contra, chance: Chance) -> int:
        """Milliseconds until it acts, from what it sees now and from nothing else."""


@runtime_checkable
class Considerate(Protocol[V_contra]):
    """A racer that leaves people time for what it could do itself; among bots it need not."""

    def hurry(self, view: V_contra, bots: frozenset[Seat], chance: Chance) -> int:
        """Like `pause`, where everybody knows that bots play these seats."""


@runtime_checkable
class Unhurried(Protocol[V_contra]):
    """A bot whose moves people want to follow one by one: it takes its time."""

    def tempo(self, view: V_contra) -> int:
        """How many times the usual pause this moment takes, from what everybody sees of it."""


@runtime_checkable
class Partner(Protocol[V_contra, A_co]):
    """A bot that leaves to the people of its team what is theirs to decide."""

    def join(self, view: V_contra, bots: frozenset[Seat], chance: Chance) -> A_co | None:
        """Like `choose`, where everybody knows that bots play these seats."""


@runtime_checkable
class Looker(Protocol[V_contra, A_co]):
    """A bot for games with attachments: a view names them, and these are what the names stand for."""

    def look(self, view: V_contra, attachments: Mapping[str, bytes], chance: Chance) -> A_co | None:
        """Like `choose`, with the attachments that this seat may look at."""


@runtime_checkable
class Studious(Protocol):
    """A bot that has to look something up before its first thought: where it is seated, it may do so in good time."""

    def study(self, options: Any) -> None:
        """All that takes a while, for games with these options; it changes nothing of what is chosen."""


class Impression(Record, frozen=True):
    """What a bot took an attachment for, such as a drawing."""

    on: Attachment
    """What that goes by."""
    thing: str
    """In French and in English, `phare = lighthouse`: each person reads their own."""
    sure: int
    """In hundredths."""


@runtime_checkable
class Commentator(Protocol[V_contra]):
    """A bot that tells what it took something for, once everybody knows what that was."""

    def occasion(self, view: V_contra) -> int | None:
        """Which number what has just come to light has; none before, so that it gives nothing away."""

    def comment(self, view: V_contra, attachments: Mapping[str, bytes]) -> tuple[Impression, ...]:
        """From what its seat sees; nothing where it has nothing to tell."""


def choice_of(
    bot: Bot[Any, Any],
    view: Any,
    attachments: Mapping[str, bytes],
    chance: Chance,
    bots: frozenset[Seat] | None = None,
) -> Any | None:
    """What this bot does, given all that its seat may see; where nobody says who else is a bot, everybody is."""
    if bots is not None and isinstance(bot, Partner):
        return bot.join(view, bots, chance)
    if not isinstance(bot, Looker):
        return bot.choose(view, chance)
    return bot.look(view, attachments, chance)


def pause_of(bot: Racer[Any], view: Any, bots: frozenset[Seat], chance: Chance) -> int:
    """How long this bot takes at a table where bots play these seats."""
    if isinstance(bot, Considerate):
        return bot.hurry(view, bots, chance)
    return bot.pause(view, chance)


def require_offers(view: AnyView) -> Seat:
    """Whose bot is to choose: nobody is asked without a choice."""
    if not view.offers or view.seat is None:
        raise ValueError("nothing to do")
    return view.seat


def graded(make: Callable[[L], B], novice: L, regular: L, expert: L) -> dict[str, B]:
    """The same bot in three strengths, by the names people know them by."""
    return {"novice": make(novice), "regular": make(regular), "expert": make(expert)}


def own_chance(seed: bytes, seat: int, purpose: bytes = b"bot") -> Chance:
    """A seat's own stream: the table deals from another one."""
    return Chance(key_from(seed, (purpose, b"%d" % seat)))
