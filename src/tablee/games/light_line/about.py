"""What the five modes of the box have in common on the shelf."""

from tablee.core.game import About


def mode(key: str, title: str, prefix: str, *, version: int, seats: tuple[int, ...]) -> About:
    """One of them: by the same author, and as long as the others."""
    return About(key, title, prefix, version, ("Jörg Domberger",), seats, minutes=(10, 15))
