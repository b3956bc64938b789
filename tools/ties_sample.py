"""Draw ties that the referee calls certain, for people to dispute: words of our Trapwords cards with common ones.

    python -m tools.ties_sample fr --seed 3

What people have judged of them is kept in tests/words/ties, and a test asks the referee again.
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import chain
from random import Random

from tablee.games.trapwords.reading import is_doubtful
from tablee.words import LANGUAGES, Language
from tablee.words.capitals import capitals
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.families.compounds import closed_parts
from tablee.words.families.word import read_word
from tablee.words.frequency import common_words, zipf
from tablee.words.inflections import same_word
from tablee.words.packs import pack

SETS = ("contemporary", "fantasy")
COMMON = 3.0
"""The Zipf value of a word that people use."""
SIZE = 300

Pair = tuple[str, str]


def words_of_cards(language: Language) -> frozenset[str]:
    """Secrets, and what is said of them."""
    cards = chain.from_iterable(pack(f"trapwords/{language}/{it}") for it in SETS)
    return frozenset(it for card in cards for it in (*card.words, *card.associations))


def certain_ties(language: Language, least: float) -> list[Pair]:
    """Each once, without the forms of one word, which nobody disputes, and the little words, which spring nothing."""
    ours = words_of_cards(language)
    others = {word for it in common_words(language, least) for word in load(language).spellings(it)}
    shared = defaultdict(set)
    for word in ours | {it for it in others if zipf(language, it) >= least}:
        for key in _keys(language, word):
            shared[key].add(word)
    pairs = {
        (min(word, other), max(word, other))
        for word in ours
        for key in _keys(language, word)
        for other in shared[key] - {word}
    }
    return sorted(it for it in pairs if _is_certain(language, it))


def _keys(language: Language, word: str) -> Iterator[Hashable]:
    """No two words are certainly of one family that have none of these in common."""
    read = read_word(language, word)
    yield from (*read.names, *read.families, *chain.from_iterable(read.parts))
    yield from (capitals(word), *map(capitals, read.said_parts), *closed_parts(language, word))


def _is_certain(language: Language, pair: Pair) -> bool:
    if same_word(language, *pair) or any(is_doubtful(language, it) for it in pair):
        return False
    return related(language, *pair).kind == "certain"


def sample(ties: list[Pair], seed: int) -> list[Pair]:
    return sorted(Random(seed).sample(ties, SIZE))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for a, b in sample(certain_ties(asked.language, COMMON), asked.seed):
        print(f"{a} ~ {b}")


if __name__ == "__main__":
    main()
