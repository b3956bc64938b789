"""Whether two words are of one family, and why."""

from typing import Literal

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import capitals
from tablee.words.families.book import NO_FAMILY, Book, Numbers, open_book
from tablee.words.families.compounds import closed_parts
from tablee.words.families.derivation import origins
from tablee.words.families.lineage import lineage
from tablee.words.families.word import Word, read_word
from tablee.words.inflections import same_word

Kind = Literal["certain", "possible"]
Why = Literal[
    "same", "inflection", "family", "short", "compound",  # certain
    "suffix", "prefix", "split", "root", "part",  # possible
    "lookalike", "apart", "unknown", "nothing",  # not related
]  # fmt: skip


class Kinship(Record, frozen=True):
    kind: Kind | None
    why: Why
    link: tuple[str, ...] = ()
    """the words between them: the head of the family, the part of the compound, the words derived from"""


def related(language: Language, a: str, b: str) -> Kinship:
    """The same answer whichever comes first."""
    first, second = sorted((read_word(language, a), read_word(language, b)), key=lambda it: it.said)
    book = open_book(language)
    if not first.said:
        return Kinship(None, "nothing")
    return (
        _listed(book, first, second)
        or _compound(language, book, first, second)
        or _disowned(book, first, second)
        or _joined(first, second)
        or _in_two_senses(language, first, second)
        or _apart(book, first, second)
        or _derived(language, book, first, second)
        or Kinship(None, "nothing" if first.is_known and second.is_known else "unknown")
    )


def _listed(book: Book, a: Word, b: Word) -> Kinship | None:
    if a.names & b.names and capitals(a.said) == capitals(b.said):
        return Kinship("certain", "same", (min(a.names & b.names),))
    ties = {book.tie(x, y) for x in a.names for y in b.names}
    if ties <= {None} or a.names & b.names:
        return None
    if "close" not in ties and (joined := _joined(a, b)):
        return joined
    shared = a.families & b.families
    head = (_head(book, shared),)
    if any(shared & book.short_in(it) for it in a.names | b.names):
        return Kinship("certain", "short", head)
    if not _look_alike(a, b):
        return Kinship("possible", "root", head)
    is_certain = "close" in ties and not _is_disputed(book, a, b)
    return Kinship("certain" if is_certain else "possible", "family", head)


def _look_alike(a: Word, b: Word) -> bool:
    """The same first letter, or three in a row; what has neither is for people to judge (stellaire and étoile)."""
    spelt = [(capitals(x), capitals(y)) for x in a.names for y in b.names]
    return any(x[0] == y[0] or _run(x) & _run(y) for x, y in spelt)


def _run(word: str) -> set[str]:
    return {word[at : at + 3] for at in range(len(word) - 2)}


def _is_disputed(book: Book, a: Word, b: Word) -> bool:
    """One family lists both, but that of which one is the head disowns the other (combat and bat)."""
    return any(
        book.number(head) in book.disowned_by(name) - book.of(name)
        for word, other in ((a, b), (b, a))
        for name in word.names
        for head in other.names
    )


def _disowned(book: Book, a: Word, b: Word) -> Kinship | None:
    """A family says that the other word only looks like one of its own.

    Where both may be forms of one word, only what was said counts, and only the family of that word:
    leave disowns leaf, yet leaves are of leaf; but rat disowns rate, whatever the dictionary says.
    """
    both = a.names & b.names
    for word, other in ((a, b), (b, a)):
        families = NO_FAMILY.union(*map(book.of, both)) if both else other.families
        for name in sorted({word.said} if both else {word.said, *word.names}):
            if by := (book.disowned_by(name) & families) - book.of(name):
                return Kinship(None, "lookalike", (_head(book, by), name))
    return None


def _compound(language: Language, book: Book, a: Word, b: Word) -> Kinship | None:
    """A compound and any part of it, whatever else that part may mean: portefeuille holds porte (TW-58, TW-59).

    Where a family sets the compound itself apart (butter and butterfly), people have to say.
    """
    for word, other in ((a, b), (b, a)):
        parts = {capitals(it) for it in word.said_parts} or set(closed_parts(language, word.said))
        if other.said and capitals(other.said) in parts:
            is_disputed = bool(book.disowned_by(word.said) & other.families)
            return Kinship(
                "possible" if is_disputed else "certain", "compound", (word.said, other.said)
            )
    return None


def _joined(a: Word, b: Word) -> Kinship | None:
    """One word in two forms, or a compound and a part of it."""
    if both := a.names & b.names:
        return Kinship("certain", "inflection", (min(both),))
    for word, other in ((a, b), (b, a)):
        for part in word.parts:
            if found := part & other.names:
                return Kinship("certain", "compound", (word.said, min(found)))
    return None


def _in_two_senses(language: Language, a: Word, b: Word) -> Kinship | None:
    """A word of its own and a form of the other: who says saw may mean see."""
    if not same_word(language, a.said, b.said):
        return None
    return Kinship("possible", "inflection", (a.said, b.said))


def _apart(book: Book, a: Word, b: Word) -> Kinship | None:
    """People have put both into families, and not into one: no rule knows better."""
    if a.families & b.families or not book.are_apart(a.families, b.families):
        return None
    return Kinship(None, "apart", (_head(book, a.families), _head(book, b.families)))


def _derived(language: Language, book: Book, a: Word, b: Word) -> Kinship | None:
    """By rule: one comes from the other, or both from what a family lists."""
    if step := _step(language, a, b) or _step(language, b, a):
        return step
    ours, theirs = lineage(language, a), lineage(language, b)
    meeting = [it for it in ours if it in theirs]
    if not meeting:
        return None
    at = meeting[0]
    one, two = ours[at], theirs[at]
    head = (book.head(at),) if isinstance(at, int) else ()
    link = tuple(dict.fromkeys((*one.path, *head, *reversed(two.path))))
    return Kinship("possible", one.by or two.by or "root", link)


def _step(language: Language, word: Word, base: Word) -> Kinship | None:
    for name in sorted(word.names):
        for origin in origins(language, name):
            if origin.word in base.names:
                return Kinship("possible", origin.by, (origin.word, name))
    return None


def _head(book: Book, numbers: Numbers) -> str:
    return min(map(book.head, numbers))
