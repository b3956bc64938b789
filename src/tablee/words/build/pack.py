"""Packs words, lemmas and what links them into one file that is read without being parsed."""

import json
from array import array
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from zlib import crc32

from tablee.words.capitals import capitals, is_plain
from tablee.words.lexicon import MAGIC, aligned

SHORTEST = 2
"""A single letter is no word to lay (WZ-G9)."""

Owners = dict[str, list[int]]
"""The numbers of the lemmas that a folded form belongs to."""


def pack(paradigms: dict[str, set[str]], about: Mapping[str, object]) -> bytes:
    lemmas = sorted(paradigms)
    plain, compounds = _owners(lemmas, paradigms)
    shelves: dict[int, list[str]] = defaultdict(list)
    for word in sorted(plain):
        shelves[len(word)].append(word)
    sections = {
        "lemmas": "\n".join(lemmas).encode(),
        "compounds": "\n".join(_row(it, compounds[it]) for it in sorted(compounds)).encode(),
        **_paradigms(lemmas, paradigms),
        **_links(plain, [word for length in sorted(shelves) for word in shelves[length]]),
    }
    for length in sorted(shelves):
        sections[f"words.{length}"] = "".join(shelves[length]).encode()
        sections[f"slots.{length}"] = _slots(shelves[length])
    spelled = len({form for forms in paradigms.values() for form in forms})
    counts = {
        "lengths": {length: len(shelves[length]) for length in sorted(shelves)},
        "lemmas": len(lemmas),
        "spelled": spelled,
    }
    return _join({**about, **counts}, sections)


def _owners(lemmas: Sequence[str], paradigms: dict[str, set[str]]) -> tuple[Owners, Owners]:
    """Of the plain words, and of those with a hyphen or an apostrophe."""
    plain: Owners = defaultdict(list)
    compounds: Owners = defaultdict(list)
    for number, lemma in enumerate(lemmas):
        for word in {capitals(form) for form in paradigms[lemma]}:
            if not is_plain(word):
                compounds[word].append(number)
            elif len(word) >= SHORTEST:
                plain[word].append(number)
    return plain, compounds


def _paradigms(lemmas: Sequence[str], paradigms: dict[str, set[str]]) -> dict[str, bytes]:
    """For each lemma the number of its line of endings; lemmas of one kind share a line."""
    lines: dict[str, int] = {}
    numbers = array("I")
    for lemma in lemmas:
        numbers.append(lines.setdefault(_endings(lemma, paradigms[lemma]), len(lines)))
    return {"paradigms": "\n".join(lines).encode(), "paradigm": numbers.tobytes()}


def _endings(lemma: str, forms: set[str]) -> str:
    """How many letters to cut off the lemma, then what to put in their place; one of them is nothing."""
    kept = _shared(min(forms), max(forms))
    return " ".join((str(len(lemma) - kept), *sorted(form[kept:] for form in forms)))


def _shared(first: str, last: str) -> int:
    """How many letters all words between these two begin with."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    )


def _links(plain: Owners, words: Sequence[str]) -> dict[str, bytes]:
    """Where each word's lemmas begin in the list of all of them."""
    starts, owners = array("I", [0]), array("I")
    for word in words:
        owners.extend(plain[word])
        starts.append(len(owners))
    return {"starts": starts.tobytes(), "owners": owners.tobytes()}


def _slots(words: Sequence[str]) -> bytes:
    """A hash table with open addressing: where a word's checksum points, the place where it ends."""
    size = 1 << (len(words) * 2 - 1).bit_length()
    slots = array("I", bytes(4 * size))
    for number, word in enumerate(words):
        at = crc32(word.encode()) & (size - 1)
        while slots[at]:
            at = (at + 1) & (size - 1)
        slots[at] = (number + 1) * len(word)
    return slots.tobytes()


def _row(word: str, owners: Iterable[int]) -> str:
    return f"{word}\t{','.join(map(str, owners))}"


def _join(about: dict[str, object], sections: dict[str, bytes]) -> bytes:
    places: dict[str, tuple[int, int]] = {}
    body = bytearray()
    for name, content in sections.items():
        body += bytes(aligned(len(body)) - len(body))
        places[name] = (len(body), len(content))
        body += content
    head = MAGIC + json.dumps({**about, "sections": places}, ensure_ascii=False).encode() + b"\n"
    return head + bytes(aligned(len(head)) - len(head)) + bytes(body)
