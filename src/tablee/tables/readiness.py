"""What a game needs is opened before anybody needs it, beside the loop: the first move is no slower than the others."""

import asyncio

from tablee.tables.desk import Desk
from tablee.words import LANGUAGES, Language
from tablee.words.answers import open_words

READERS = frozenset({"trapwords", "wordz"})
"""Games whose rules ask the dictionary, not for cards alone."""


class Readiness:
    """Looks at the table after every change: another game, or another language."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._opened: set[Language] = set()
        desk.after_change.append(self.look)

    def look(self) -> None:
        room = self._desk.sitting.room
        language: Language | None = getattr(room.options, "language", None)
        if room.game not in READERS or language not in LANGUAGES or language in self._opened:
            return
        self._opened.add(language)
        asyncio.get_running_loop().run_in_executor(None, open_words, language)
