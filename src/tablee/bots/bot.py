"""What a bot is: a way to choose among what its view offers."""

from typing import Protocol, TypeVar

from tablee.core.chance import Chance

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """The same view and the same chance give the same choice: a bot remembers nothing else."""

    def choose(self, view: V_contra, chance: Chance) -> A_co:
        """One of the offered actions."""
