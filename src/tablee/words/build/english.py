"""The English words: SCOWL's list, grouped into words and their inflections by the rules of the language."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tablee.words.build.tables import read_irregular, read_words

Paradigms = dict[str, set[str]]

SHORTEST = 3
"""Shorter words have no regular forms here: `as` is no plural, `bed` no past. The table names the others."""

_WORD = re.compile(r"[a-zß-ÿœ]+")
_CLOSED = re.compile(r"(?:[^aeiouy]|qu)*[aeiouy][^aeiouywx]")  # one syllable that doubles: stop
_LAST_CLOSED = re.compile(r".*[^aeiou][aeiouy][^aeiouywx]")  # visit, prefer: may double


class Irregulars:
    """Our table: which words have no regular past, which forms they have, and what only looks like one."""

    def __init__(self, path: Path) -> None:
        self.forms: dict[str, set[str]] = defaultdict(set)
        self.are_strong: set[str] = set()
        self.not_forms: dict[str, set[str]] = defaultdict(set)
        self.share_with_e: set[str] = set()
        for lemma, mark, forms in read_irregular(path):
            match mark:
                case "!":
                    self.not_forms[lemma].update(forms)
                case "&":
                    self.share_with_e.add(lemma)
                case _:
                    self.forms[lemma].update(forms)
                    if mark == ":":
                        self.are_strong.add(lemma)


def english(folder: Path) -> Paradigms:
    left_out = read_words(folder / "left_out.txt")
    listed = (folder / "words.txt").read_text("utf-8").split()
    words = {word for word in listed if _WORD.fullmatch(word)} - left_out | {"ok", "oks"}
    words |= read_words(folder / "additions.txt")
    table = Irregulars(folder / "irregular.txt")
    words |= {form for lemma, forms in table.forms.items() if lemma in words for form in forms}
    made = {word: _forms(word, words, table) for word in sorted(words)}
    inflected = {form for forms in made.values() for form in forms}
    return {word: {word, *forms} for word, forms in made.items() if forms or word not in inflected}


def _forms(word: str, words: set[str], table: Irregulars) -> set[str]:
    """Its irregular forms, which SCOWL may keep among its variants, and the regular ones that the list confirms."""
    forms = words & {*_plurals(word), *table.forms.get(word, ())}
    if word not in table.are_strong:
        forms |= words & {*_past_and_ing(word, words, table)}
    for higher, highest in _degrees(word):
        if higher in words and highest in words:  # baker is no form of bake: there is no bakest
            forms |= {higher, highest}
    return forms - table.not_forms.get(word, set()) - {word}


def _plurals(word: str) -> Iterator[str]:
    """The plural of a noun and the third person of a verb are spelled alike."""
    if len(word) < SHORTEST:
        return
    if word.endswith(("s", "x", "z", "ch", "sh")):
        yield f"{word}es"
    if word.endswith("y") and word[-2] not in "aeiou":
        yield f"{word[:-1]}ies"
    elif word.endswith("o"):
        yield from (f"{word}s", f"{word}es")
    elif not word.endswith("s"):
        yield f"{word}s"


def _past_and_ing(word: str, words: set[str], table: Irregulars) -> Iterator[str]:
    if word.endswith(("ee", "oe", "ye")):
        yield from (f"{word}d", f"{word}ing")
        return
    is_of_e = f"{word}e" in words and word not in table.share_with_e
    for stem in _stems(word):
        if not (stem == word and is_of_e):  # breathed is of breathe, not of breath
            yield from (f"{stem}ed", f"{stem}ing")
    if word.endswith("y"):
        yield f"{word}ing"


def _degrees(word: str) -> Iterator[tuple[str, str]]:
    return ((f"{stem}er", f"{stem}est") for stem in _stems(word))


def _stems(word: str) -> Iterator[str]:
    """What an ending with a vowel is put to: hope, hop and carry are hop-, hopp- and carri-."""
    if len(word) < SHORTEST:
        return
    if word.endswith("e"):
        yield word[:-1]
    elif word.endswith("y") and word[-2] not in "aeiou":
        yield f"{word[:-1]}i"
    elif _CLOSED.fullmatch(word):
        yield word + word[-1]
    elif _LAST_CLOSED.fullmatch(word):
        yield from (word, word + word[-1])
    else:
        yield word
