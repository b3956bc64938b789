"""One question about one truth, asked for every seat in turn: worked out once."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def once(worked_out: Callable[[S], T]) -> Callable[[S], T]:
    """Remember the last answer: a truth never changes, and all look at the same one before the next.

    So the last truth of each game stays in memory until another one is looked at.
    """
    last: tuple[S, T] | None = None

    @wraps(worked_out)
    def answer(state: S) -> T:
        nonlocal last
        known = last  # read once: bots think in threads
        if known is None or known[0] is not state:
            last = known = (state, worked_out(state))
        return known[1]

    return answer
