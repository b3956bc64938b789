"""What bots leave unsaid: words that are coarse or hurt, and names that only look like common words."""

from functools import cache
from pathlib import Path

from tablee.words import Language
from tablee.words.capitals import capitals

FOLDER = Path(__file__).parent / "data" / "manners"


@cache
def unfit(language: Language) -> frozenset[str]:
    """The words that no bot says, in plain capitals, with all their forms."""
    return _listed("unfit", language)


@cache
def names(language: Language) -> frozenset[str]:
    """The words that are met nearly always as names, in plain capitals."""
    return _listed("names", language)


def is_fit(language: Language, text: str) -> bool:
    """Whether a bot may say this word, or every word of this sentence."""
    return unfit(language).isdisjoint(_words(text))


def _words(text: str) -> list[str]:
    """Compounds whole: a pique-nique is no nique."""
    return "".join(it if it.isalpha() or it == "-" else " " for it in capitals(text)).split()


def _listed(name: str, language: Language) -> frozenset[str]:
    lines = (FOLDER / f"{name}.{language}.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
