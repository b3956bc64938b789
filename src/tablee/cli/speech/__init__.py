"""Words for people: sentences by key, in the reader's language."""

import os
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Literal, get_args

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Speech:
    """One language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.sentences: dict[str, str] = import_module(f"{__name__}.{language}").SENTENCES

    def __call__(self, key: str, **fields: object) -> str:
        return self.sentences[key].format(**fields)

    def has(self, key: str) -> bool:
        return key in self.sentences

    def count(self, key: str, number: int) -> str:
        """So many of something, in the singular or the plural."""
        is_one = number == 1 or (number == 0 and self.language == "fr")
        return self(f"{key}.one" if is_one else f"{key}.many", n=number)

    def join(self, things: Iterable[str], last: str = "and") -> str:
        """A list as one says it: a, b and c."""
        *head, tail = things
        return f"{', '.join(head)} {self(last)} {tail}" if head else tail

    def percent(self, share: float) -> str:
        return self("percent", n=self.decimal(100 * share))

    def decimal(self, number: float, places: int = 1) -> str:
        text = f"{number:.{places}f}"
        return text.replace(".", ",") if self.language == "fr" else text

    def thousands(self, number: float) -> str:
        return f"{number:,.0f}".replace(",", "," if self.language == "en" else "\u202f")


@cache
def speech(language: Language) -> Speech:
    return Speech(language)


def from_environment() -> Language:
    """French where the terminal speaks it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            return "fr" if spoken.lower().startswith("fr") else "en"
    return "en"
