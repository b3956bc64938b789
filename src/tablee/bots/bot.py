"""What a bot is: a way to choose among what its view offers, and for a race, how long it takes."""

from typing import Protocol, TypeVar, runtime_checkable

from tablee.core.chance import Chance, key_from

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """The same view and the same chance give the same choice: a bot remembers nothing else."""

    def choose(self, view: V_contra, chance: Chance) -> A_co | None:
        """One of the offered actions; none where it would rather see what comes."""


@runtime_checkable
class Racer(Protocol[V_contra]):
    """A bot for games in which all play at once: its speed is part of how well it plays."""

    def pause(self, view: V_contra, chance: Chance) -> int:
        """Milliseconds until it acts, from what it sees now and from nothing else."""


def own_chance(seed: bytes, seat: int, purpose: bytes = b"bot") -> Chance:
    """A seat's own stream: the table deals from another one."""
    return Chance(key_from(seed, (purpose, b"%d" % seat)))
