"""What bots leave unsaid: words that are coarse or hurt, and names that only look like common words."""

import re
from functools import cache
from pathlib import Path

from tablee.words import Language
from tablee.words.capitals import capitals

FOLDER = Path(__file__).parent / "data" / "manners"

_BETWEEN = re.compile(r"[^\w-]+")
"""What joins words; a hyphen makes one of two."""


@cache
def unfit(language: Language) -> frozenset[str]:
    """The words that no bot says, in plain capitals, with all their forms."""
    return _listed("unfit", language)


def is_unfit(language: Language, text: str) -> bool:
    """Whether one of these words is, whatever signs stand around it."""
    return not unfit(language).isdisjoint(_BETWEEN.split(capitals(text)))


@cache
def names(language: Language) -> frozenset[str]:
    """The words that are met nearly always as names, in plain capitals."""
    return _listed("names", language)


def _listed(name: str, language: Language) -> frozenset[str]:
    lines = (FOLDER / f"{name}.{language}.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
