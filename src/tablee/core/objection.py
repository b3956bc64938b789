"""Objections, for the rules that only people can judge: what comes of what the judges say."""

from typing import Literal

Ballot = Literal["uphold", "dismiss"]
Verdict = Literal["upheld", "dismissed", "withdrawn"]


def verdict(
    for_it: int, against: int, waiting: int = 0, *, is_strict: bool = False
) -> Verdict | None:
    """What is decided, once those who are still waited for cannot change it.

    Who is unsure, or has left, counts on neither side.  A tie is lenient, unless it is to be strict.
    """
    if for_it + is_strict > against + waiting:
        return "upheld"
    if against - is_strict >= for_it + waiting:
        return "dismissed"
    return None
