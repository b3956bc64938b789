"""A slip of the finger: what somebody may have meant who typed what is no word (TW-46), and what is nearly the same."""

from collections.abc import Iterator
from itertools import combinations

from tablee.words import Language
from tablee.words.capitals import ALPHABET, capitals, is_plain, parts
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.families.book import open_book
from tablee.words.frequency import UNLISTED, zipf
from tablee.words.inflections import same_word

SHORTEST = 4
"""Letters below which too many words are one slip away."""
LONG = 8
"""Letters of a word in which two may go wrong."""
MOST = 3
DOUBLED = 2
"""Letters that may have been doubled in the wrong place: sattelite."""
_SOUND_ALIKE = (("F", "PH"), ("PH", "F"), ("K", "QU"), ("QU", "K"), ("C", "QU"), ("X", "CS"))
SHARE = 3
"""Two words are near if one letter in so many differs."""


def is_known(language: Language, word: str) -> bool:
    """Whether it is a word here: in the dictionary, or listed in a family such as SF."""
    key = capitals(word)
    dictionary, book = load(language), open_book(language)
    return dictionary.has(key) or bool(dictionary.lemmas(word) or book.by_letters(key))


def meant(language: Language, word: str) -> tuple[str, ...]:
    """The words one slip away, the commonest first, rare ones only where there is no other; of a word, none."""
    key = capitals(word)
    if len(key) < SHORTEST or not is_plain(key) or is_known(language, word):
        return ()
    dictionary = load(language)
    found = {it for it in (*_one_off(key), *_doubled(key)) if dictionary.has(it)}
    ranked = sorted((-zipf(language, it), it) for it in found)
    common = [it for value, it in ranked if -value > UNLISTED]
    near = [_written(language, it) for it in common or sorted(found)]
    return tuple(_different(language, near))[:MOST]


def _different(language: Language, words: list[str]) -> list[str]:
    """One form of each."""
    found: list[str] = []
    for word in words:
        if not any(same_word(language, word, it) for it in found):
            found.append(word)
    return found


def _one_off(key: str) -> Iterator[str]:
    """A letter too many, one too few, another one, two neighbours the wrong way round, or what sounds the same."""
    for at in range(len(key) + 1):
        before, after = key[:at], key[at:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ALPHABET:
            yield before + letter + after
            yield before + letter + after[1:]
        for said, written in _SOUND_ALIKE:
            if after.startswith(said):
                yield before + written + after[len(said) :]


def _doubled(key: str) -> Iterator[str]:
    """The same letters, others of them twice."""
    single = "".join(it for at, it in enumerate(key) if it != key[at - 1 : at])
    for many in range(DOUBLED + 1):
        for places in combinations(range(len(single)), many):
            yield "".join(it * 2 if at in places else it for at, it in enumerate(single))


def _written(language: Language, key: str) -> str:
    """In its commonest spelling."""
    return max(load(language).spellings(key), key=lambda it: (zipf(language, it), it))


def is_near(language: Language, said: str, word: str) -> bool:
    """Whether people might say that it comes to the same: of its family, or nearly its letters."""
    wanted = "".join(parts(word))
    if related(language, said, word).kind is not None:
        return True
    pieces = parts(said)
    return any(_is_like(it, wanted) for it in (*pieces, "".join(pieces)))


def is_slip(said: str, word: str) -> bool:
    """Whether a guess is this word but for a slip: one letter, or two in a long word."""
    wanted, pieces = "".join(parts(word)), parts(said)
    most = 1 + (len(wanted) >= LONG)
    return len(wanted) >= SHORTEST and any(
        _distance(it, wanted) <= most or wanted in _one_off(it) or wanted in _doubled(it)
        for it in (*pieces, "".join(pieces))
    )


def _is_like(one: str, two: str) -> bool:
    longer = max(len(one), len(two))
    holds = min(len(one), len(two)) >= SHORTEST and (one in two or two in one)
    return holds or _distance(one, two) * SHARE <= longer


def _distance(one: str, two: str) -> int:
    """Letters to put in, take out or change."""
    row = list(range(len(two) + 1))
    for at, letter in enumerate(one, 1):
        last, row[0] = row[0], at
        for place, other in enumerate(two, 1):
            last, row[place] = (
                row[place],
                min(row[place] + 1, row[place - 1] + 1, last + (letter != other)),
            )
    return row[-1]
