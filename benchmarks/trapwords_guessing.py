"""How often bots of TRAPWORDS find a word from a person's four clues, with a guess after each clue.

    python -m benchmarks.trapwords_guessing [--half held] [--minds 5] [--without-lists] [FILE …]

The cases lie in `trapwords_cases`, or in files of your own (`x.en.txt`): `spoon: cutlery, stir, eat, round`.
Most words of ours have a list of their own among our everyday words; `--without-lists` hides those.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from statistics import fmean
from time import thread_time
from unittest.mock import patch

from benchmarks.trapwords import share
from tablee.bots.trapwords import LEVELS, lists
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import Source
from tablee.bots.trapwords.mind import Mind
from tablee.bots.trapwords.sense import hunches
from tablee.words import Language
from tablee.words.associations import associations, read_associations
from tablee.words.capitals import capitals
from tablee.words.guesses import is_right_guess

FOLDER = Path(__file__).parent / "trapwords_cases"
KINDS = {
    "clues": "off our cards, on purpose",
    "first": "off our cards, first thought",
    "cards": "on our cards",
}
HALVES = {"all": (0, 1), "tuned": (0, 2), "held": (1, 2)}
"""Where to begin and in what steps; the held half was never tuned on."""

Case = tuple[str, tuple[str, ...]]


def cases(file: Path, half: str) -> list[Case]:
    begin, step = HALVES[half]
    return list(islice(read_associations(file.read_text("utf-8")), begin, None, step))


def language_of(file: Path) -> Language:
    return "fr" if ".fr" in file.name or file.stem == "fr" else "en"


class Without:
    """Our lists of everyday words, without those about the words of the cases of either half."""

    def __init__(self, files: list[Path]) -> None:
        self.hidden: dict[Language, list[str]] = {"en": [], "fr": []}
        for file in files:
            self.hidden[language_of(file)] += [secret for secret, _ in cases(file, "all")]

    def __call__(self, language: Language) -> Mapping[str, tuple[str, ...]]:
        """A list about another form of the word, or a compound, is hidden too: whoever guesses that is right."""
        secrets = self.hidden[language]
        return {
            word: said
            for word, said in associations(language).items()
            if not any(is_right_guess(language, it, word) for it in secrets)
        }


def listed(file: Path, half: str) -> str:
    """How many of its words have a list of their own, and how many of their clues it names."""
    asked = cases(file, half)
    known = {capitals(it): said for it, said in associations(language_of(file)).items()}
    named = [
        len({*map(capitals, clues)} & {*map(capitals, known[capitals(secret)])})
        for secret, clues in asked
        if capitals(secret) in known
    ]
    mean = f", which names {fmean(named):.2f} of their clues" if named else ""
    return f"{file.name}: {len(named)} of {len(asked)} words have a list of their own{mean}"


def guesses(mind: Mind, clues: tuple[str, ...]) -> Iterator[str]:
    """One after each clue, none twice."""
    wrong: list[str] = []
    for heard in range(1, len(clues) + 1):
        for hunch in hunches(mind, clues[:heard], wrong)[:1]:
            wrong.append(hunch.word)
            yield hunch.word


def found(language: Language, level: Level, asked: list[Case], minds: int) -> tuple[int, int, int]:
    """How many words were found, at the first guess and in all, of how many tries: in so many minds each."""
    first = total = 0
    for number, (secret, clues) in product(range(minds), asked):
        mind = Mind(Source(language), level, b"mind %d" % number)
        right = [is_right_guess(language, secret, it) for it in guesses(mind, clues)]
        first += right[:1] == [True]
        total += any(right)
    return first, total, minds * len(asked)


def main() -> None:
    asked = argparse.ArgumentParser(description="How well bots of TRAPWORDS guess.")
    asked.add_argument("files", nargs="*", type=Path)
    asked.add_argument("--half", choices=HALVES, default="held")
    asked.add_argument("--minds", type=int, default=5)
    asked.add_argument("--without-lists", action="store_true")
    told = asked.parse_args()
    files = told.files or [FOLDER / f"{kind}.{it}.txt" for kind in KINDS for it in ("en", "fr")]
    known = Without(files) if told.without_lists else associations
    with patch.object(lists, "associations", known):
        table(files, told.half, told.minds)
    print("", *(listed(it, told.half) for it in files), sep="\n")


def table(files: list[Path], half: str, minds: int) -> None:
    print("| words | language | level | at the first guess | within four | CPU seconds |")
    print("|---|---|---|--:|--:|--:|")
    for file, (name, level) in product(files, LEVELS.items()):
        language = language_of(file)
        began = thread_time()
        first, right, tries = found(language, level, cases(file, half), minds)
        kind = KINDS.get(file.name.split(".")[0], file.stem)
        row = f"{share(first, tries)} | {share(right, tries)} | {thread_time() - began:.1f}"
        print(f"| {kind} | {language} | {name} | {row} |", flush=True)


if __name__ == "__main__":
    main()
