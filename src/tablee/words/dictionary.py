"""The dictionary of one language: its words as letter cards show them, their lemmas, forms and spellings."""

from collections.abc import Mapping
from functools import cache, cached_property
from itertools import accumulate
from zlib import crc32

from tablee.words import Language
from tablee.words.capitals import capitals, is_plain, spelled
from tablee.words.lexicon import Lexicon, open_lexicon
from tablee.words.pattern import Found, read_pattern, search
from tablee.words.shelf import Shelf


class Dictionary:
    """Plain words are searched and laid; words with a hyphen or an apostrophe have lemmas and forms, too."""

    def __init__(self, language: Language, lexicon: Lexicon) -> None:
        self.language = language
        self._lexicon = lexicon
        lengths = lexicon.lengths
        words = {length: lexicon.section(f"words.{length}") for length in lengths}
        self._shelves = {length: Shelf(length, words[length]) for length in lengths}
        self._hashed = {length: _hashed(lexicon, length, words[length]) for length in lengths}
        self._first = dict(zip(lengths, accumulate(lengths.values(), initial=0), strict=False))
        self._starts = lexicon.numbers("starts")
        self._owners = lexicon.numbers("owners")

    def __len__(self) -> int:
        """How many plain words there are."""
        return sum(self._lexicon.lengths.values())

    @property
    def notice(self) -> str:
        """Where it comes from, and its licence."""
        return str(self._lexicon.about["notice"])

    @property
    def spelled_forms(self) -> int:
        """How many forms there are with their accents, compounds among them."""
        return int(self._lexicon.about["spelled"])

    @property
    def lemma_count(self) -> int:
        return int(self._lexicon.about["lemmas"])

    def has(self, word: str) -> bool:
        """Is this a word to lay? It is given in plain capitals, as `capitals` makes them."""
        return self._end(word) > 0

    def match(self, pattern: str, *, letters: Mapping[str, int] | None = None) -> Found:
        """The words like `M?C#I#@?`: letters, ? unknown, @ an unknown vowel, # an unknown consonant.

        `letters` says how often each letter may stand in the unknown places; one that is not named may not.
        """
        signs = read_pattern(pattern)
        return search(self._shelves.get(len(signs)), signs, letters)

    def lemmas(self, form: str) -> tuple[str, ...]:
        """What this is a form of: by its spelling, or in capitals by its letters alone (PECHE)."""
        key = capitals(form)
        owners = [self._lemmas[number] for number in self._owned_by(key)]
        if form == key:
            return tuple(owners)
        written = spelled(form)
        exact = [lemma for lemma in owners if written in self.forms(lemma)]
        return tuple(exact or owners)

    def forms(self, lemma: str) -> frozenset[str]:
        """All forms of a lemma, spelled with their accents; none if it is no lemma."""
        number = self._numbers.get(lemma)
        if number is None:
            return frozenset()
        cut, *endings = self._endings[self._paradigm[number]].split(" ")
        stem = lemma[: len(lemma) - int(cut)]
        return frozenset(stem + ending for ending in endings)

    def spellings(self, word: str) -> tuple[str, ...]:
        """How these letters are written, with accents: PECHE is pèche, péché or pêche."""
        key = capitals(word)
        forms = (form for lemma in self.lemmas(key) for form in self.forms(lemma))
        return tuple(sorted({form for form in forms if capitals(form) == key}))

    def _owned_by(self, key: str) -> tuple[int, ...]:
        if not is_plain(key):
            return self._compounds.get(key, ())
        end = self._end(key)
        if not end:
            return ()
        at = self._first[len(key)] + end // len(key) - 1
        return tuple(self._owners[self._starts[at] : self._starts[at + 1]])

    def _end(self, word: str) -> int:
        """Where it ends among the words of its length, which stand without gaps; 0 if it is not there."""
        length = len(word)
        try:
            words, slots, mask = self._hashed[length]
            key = word.encode()
        except (KeyError, UnicodeEncodeError):
            return 0
        at = crc32(key) & mask
        while (end := slots[at]) and words[end - length : end] != key:
            at = (at + 1) & mask
        return end

    @cached_property
    def _lemmas(self) -> list[str]:
        return self._lexicon.section("lemmas").decode().split("\n")

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {lemma: number for number, lemma in enumerate(self._lemmas)}

    @cached_property
    def _paradigm(self) -> memoryview:
        return self._lexicon.numbers("paradigm")

    @cached_property
    def _endings(self) -> list[str]:
        return self._lexicon.section("paradigms").decode().split("\n")

    @cached_property
    def _compounds(self) -> dict[str, tuple[int, ...]]:
        lines = self._lexicon.section("compounds").decode().splitlines()
        rows = (line.split("\t") for line in lines)
        return {word: tuple(map(int, numbers.split(","))) for word, numbers in rows}


def _hashed(lexicon: Lexicon, length: int, words: bytes) -> tuple[bytes, memoryview, int]:
    slots = lexicon.numbers(f"slots.{length}")
    return words, slots, len(slots) - 1


@cache
def load(language: Language) -> Dictionary:
    """Once in a process; it takes some milliseconds, and a few more when lemmas are first asked for."""
    return Dictionary(language, open_lexicon(language))
