"""What a check of the laws has to say: how much was tried, and every breach with the way back to it."""

from typing import Any

from tablee.core.record import Record

LAWS = {
    1: "endings",
    2: "determinism",
    3: "refusals",
    4: "offers",
    5: "secrecy",
    6: "agreement",
    7: "spectators",
    8: "encoding",
}


class Where(Record, frozen=True):
    """Enough to walk there again."""

    seed: int
    seats: int
    options: Any
    step: int
    """How many actions were taken before."""


class Breach(Record, frozen=True):
    """A law that did not hold."""

    law: int
    name: str
    message: str
    where: Where


class Broken(Exception):
    """A law that did not hold and leaves no way on."""

    def __init__(self, law: int, message: str) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message


class Report(Record, frozen=True):
    """How much was tried, and what came of it."""

    game: str
    games: int = 0
    """Games begun, most of them followed only for a while."""
    finished: int = 0
    """Those of them that came to their end."""
    steps: int = 0
    offers: int = 0
    """Offered actions that were tried."""
    refusals: int = 0
    """Actions that were not offered, tried and refused."""
    pairs: int = 0
    """Of a truth and another that a viewer must not tell apart from it."""
    differed: int = 0
    """Those of them in which the other truth really was another."""
    futures: int = 0
    """Pairs of what came of a move in the one truth and in the other."""
    breaches: tuple[Breach, ...] = ()

    @property
    def share_differing(self) -> float:
        return self.differed / max(1, self.pairs)
