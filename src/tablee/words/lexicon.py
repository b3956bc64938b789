"""The compact file of one language: where it lies, what it must answer to, and its sections."""

import json
import sys
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tablee.words import Language

HERE = Path(__file__).parent
SOURCES = HERE / "sources"
MAGIC = b"TABLEE LEXICON\n"
ALIGN = 8
COMMAND = "python -m tablee.words.build"


class NoLexicon(Exception):
    """The expanded dictionary is missing, or was made from other sources or by other code."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing or out of date; run: {COMMAND}")
        self.path = path


def lexicon_path(language: Language) -> Path:
    return HERE / "data" / f"{language}.lexicon"


def digest(language: Language) -> str:
    """Of all that a lexicon depends on: sources, the code that expands them, the order of bytes."""
    code = [HERE / "capitals.py", *(HERE / "build").glob("*.py")]
    depends_on = sorted((*code, *(SOURCES / language).iterdir()))
    total = blake2b(sys.byteorder.encode(), digest_size=16)
    for path in depends_on:
        total.update(f"\n{path.relative_to(HERE).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


class Lexicon:
    """An opened file: a line of JSON that says what is where, then the sections."""

    def __init__(self, content: bytes) -> None:
        if not content.startswith(MAGIC):
            raise ValueError("not a lexicon")
        end = content.index(b"\n", len(MAGIC))
        self.about: dict[str, Any] = json.loads(content[len(MAGIC) : end])
        self._content = content
        self._begin = aligned(end + 1)

    def section(self, name: str) -> bytes:
        at, size = self.about["sections"][name]
        return self._content[self._begin + at : self._begin + at + size]

    def numbers(self, name: str) -> memoryview:
        """A section of 32-bit numbers."""
        at, size = self.about["sections"][name]
        return memoryview(self._content)[self._begin + at : self._begin + at + size].cast("I")

    @cached_property
    def lengths(self) -> dict[int, int]:
        """How many plain words there are of each length."""
        return {int(length): count for length, count in self.about["lengths"].items()}


def aligned(size: int) -> int:
    return -(-size // ALIGN) * ALIGN


def open_lexicon(language: Language) -> Lexicon:
    path = lexicon_path(language)
    try:
        lexicon = Lexicon(path.read_bytes())
    except (FileNotFoundError, ValueError):
        raise NoLexicon(path) from None
    if lexicon.about["digest"] != digest(language):
        raise NoLexicon(path)
    return lexicon


def is_fresh(language: Language) -> bool:
    try:
        open_lexicon(language)
    except NoLexicon:
        return False
    return True
