"""What a language derives words with: suffixes, prefixes, and the letters that change between them."""

from collections.abc import Callable, Mapping

from tablee.core.record import Record

Changes = tuple[tuple[str, str], ...]


class Affixes(Record, frozen=True):
    suffixes: Mapping[str, tuple[str, ...]]
    """an ending as it is written, and the endings of the words it may come from, in plain capitals"""
    weak: frozenset[str]
    """endings that many words have by chance: their stem must be one letter longer"""
    verb_endings: tuple[str, ...]
    """of a base: behind these a stem may be one letter shorter"""
    prefixes: Mapping[str, int]
    """and how many letters must be left behind each"""
    of_verbs: frozenset[str]
    """prefixes that make verbs of verbs only"""
    around: frozenset[str]
    """prefixes that make a verb of a noun or an adjective, together with an ending: em-prison-er"""
    made: tuple[str, ...]
    """the endings, of two letters, of verbs so made"""
    infinitives: tuple[str, ...]
    """what the verbs of the language end in, as written"""
    changes: Changes
    """how the end of a stem may differ in the word it comes from, in plain capitals"""
    grammar: frozenset[str]
    """words that nothing comes from, in plain capitals: danser has nothing to do with dans"""
    stem: int = 4
    """letters that a stem must have"""
    common: Callable[[], frozenset[str]] = frozenset
    """words that compounds written as one may be made of, in plain capitals"""
