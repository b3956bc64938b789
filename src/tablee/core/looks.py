"""How long what happens is looked at, so that bots wait until people have seen it.

A game may offer a table of it as `LOOKS`: by kind of what a spectator is told, and by nothing else, so that no pause
tells a secret.  What one action brings about is looked at one after the other, as a screen plays it.
"""

from collections.abc import Callable, Mapping
from typing import Any

Look = int | Callable[[Any], int]
"""Milliseconds, or how many a certain one takes; about as long as a screen plays it."""

Looks = Mapping[type[Any], Look]
"""What is not named is nothing to look at."""
