"""A stretch in which only bots have to act: people look on, and may hurry it."""

from typing import Literal

from tablee.core.refusal import NotNow

Hurry = Literal["usual", "faster", "skip"]
"""As ever, faster, or on to where a person is to act."""

PATIENCE = 2
"""After so many moves for each seat people would have had a turn: they are out of the round."""


class Stretch:
    """Lasts until a person is to act again, and so does any hurry: it is nothing for the journal.

    It goes by who is awaited, who is a bot and what a spectator is told, which everybody knows.
    """

    def __init__(self) -> None:
        self.hurry: Hurry | None = None
        """Nothing as long as there is nothing to hurry."""
        self._moves = -1
        self._told = 0

    def look(self, told: int, seats: int, *, is_alone: bool) -> bool:
        """How often everybody was told something, and whether bots are alone to act; gives whether that changes it."""
        was, has_moved = self.hurry, told != self._told
        self._told = told
        if not is_alone:
            self.hurry, self._moves = None, -1
        else:
            self._moves += has_moved
            if self._moves >= PATIENCE * seats:
                self.hurry = self.hurry or "usual"
        return self.hurry != was

    def set(self, hurry: Hurry) -> None:
        if self.hurry is None:
            raise NotNow("nothing_to_hurry")
        self.hurry = hurry
