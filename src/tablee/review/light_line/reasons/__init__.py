"""Why bots of LIGHT-LINE moved as they did: each level's own rule, and the numbers it went by, reckoned again."""

from collections.abc import Callable, Iterator, Mapping

from tablee.review.played import Played, Step
from tablee.review.review import Fact, Remark

Why = Callable[[Played, Step], Iterator[Remark]]
"""Nothing for a person's move."""


def because(step: Step, key: str, facts: Mapping[str, Fact] | None = None) -> Remark:
    """A sentence about whoever moved."""
    assert step.seat is not None
    return Remark(step.number, f"why.{key}", (step.seat,), facts or {})
