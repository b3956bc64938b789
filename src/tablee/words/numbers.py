"""Numbers as they are read out: 8 is eight, or huit (TW-20)."""

import re
from collections.abc import Callable, Mapping

from tablee.words import Language

_DIGITS = re.compile(r"\d+")
LARGEST = 999_999

_UNITS = {
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen",
}
_UNIT = {language: words.split() for language, words in _UNITS.items()}
_TENS_FR = [
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "soixante",
    "quatre-vingt",
    "quatre-vingt",
]
_TENS_EN = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def read_out(language: Language, text: str) -> str:
    """The same text, its numbers in words; what is beyond counting stays as it is."""
    return _DIGITS.sub(lambda found: in_words(language, found.group()), text)


def in_words(language: Language, digits: str) -> str:
    number = int(digits) if digits.isascii() and len(digits) <= len(str(LARGEST)) else None
    return digits if number is None else _large(language, number)


def _large(language: Language, number: int) -> str:
    for size, name in ((1000, _THOUSAND[language]), (100, _HUNDRED[language])):
        many, rest = divmod(number, size)
        if many:
            words = [name if many == 1 else f"{_large(language, many)}-{name}"]
            return "-".join([*words, *([_large(language, rest)] if rest else [])])
    return _SMALL[language](number)


def _french(number: int) -> str:
    units = _UNIT["fr"]
    if number < len(units):
        return units[number]
    if number < 20:
        return f"dix-{units[number - 10]}"
    tens, rest = divmod(number, 10)
    if tens in (7, 9):
        rest += 10
    ten = _TENS_FR[tens - 2]
    return f"{ten}-{_french(rest)}" if rest else ten


def _english(number: int) -> str:
    units = _UNIT["en"]
    if number < len(units):
        return units[number]
    tens, rest = divmod(number, 10)
    return f"{_TENS_EN[tens - 2]}-{units[rest]}" if rest else _TENS_EN[tens - 2]


_SMALL: Mapping[Language, Callable[[int], str]] = {"fr": _french, "en": _english}
_HUNDRED: Mapping[Language, str] = {"fr": "cent", "en": "hundred"}
_THOUSAND: Mapping[Language, str] = {"fr": "mille", "en": "thousand"}
