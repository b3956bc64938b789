"""Write the tables of how common words are, from the package `wordfreq`; only an author runs this.

    python tools/word_frequency.py      with wordfreq 3.1.1 and tablee installed

Its data are frozen, so the tables are committed and the package is no dependency of ours.
"""

from collections import defaultdict
from importlib import import_module
from pathlib import Path

from tablee.words import LANGUAGES, Language
from tablee.words.dictionary import Dictionary, load

FOLDER = Path(__file__).parent.parent / "src" / "tablee" / "words" / "data" / "frequency"
MOST = 60_000
HEAD = """\
# How common the {most:,} commonest forms of the dictionary are: 100 x the Zipf value (the decimal logarithm
# of how often a form stands in a thousand million words), then the forms.
# From wordfreq 3.1.1 by Robyn Speer, https://github.com/rspeer/wordfreq. Licence: CC BY-SA 4.0.
# Changed: only forms that are in Tablée's dictionary, grouped by value. See README.md for the sources.
"""


def common_forms(language: Language, dictionary: Dictionary) -> list[tuple[str, int]]:
    wordfreq = import_module("wordfreq")
    ranked = wordfreq.iter_wordlist(language, "large")
    known = (word for word in ranked if word in dictionary.spellings(word))
    chosen = [word for word, _ in zip(known, range(MOST), strict=False)]
    return [
        (word, round(100 * wordfreq.zipf_frequency(word, language, "large"))) for word in chosen
    ]


def main() -> None:
    for language in LANGUAGES:
        by_value: dict[int, list[str]] = defaultdict(list)
        for word, value in common_forms(language, load(language)):
            by_value[value].append(word)
        lines = [
            f"{value} {' '.join(sorted(by_value[value]))}\n"
            for value in sorted(by_value, reverse=True)
        ]
        head = HEAD.format(most=sum(map(len, by_value.values())))
        (FOLDER / f"{language}.txt").write_text(head + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
