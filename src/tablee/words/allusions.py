"""What could be drawn to hint at a word: for each word of our drawing packs a few pictograms, from plain to subtle.

One word a line, `lit: dormeur, berceau, …, rivière`, with the names that the pictograms have in that language.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from tablee.words import Language
from tablee.words.capitals import spelled
from tablee.words.pictures import things


@cache
def allusions(language: Language) -> dict[str, tuple[str, ...]]:
    """The keys of the pictograms for each word, the strongest link first."""
    file = Path(str(files("tablee.words"))) / "data" / "allusions" / f"{language}.txt"
    keys = {spelled(it.names[language]): it.key for it in things().values()}
    return dict(read_allusions(file.read_text("utf-8"), keys))


def read_allusions(text: str, keys: Mapping[str, str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A thing without a pictogram is a KeyError: nobody could draw it."""
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, things = line.partition(":")
            yield word.strip(), tuple(keys[spelled(it.strip())] for it in things.split(","))
