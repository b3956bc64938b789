"""Whether two words are of one family, and why."""

from typing import Literal

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import VOWELS, capitals, spelled
from tablee.words.dictionary import load
from tablee.words.families.book import NO_FAMILY, Book, Numbers, open_book
from tablee.words.families.compounds import closed_parts
from tablee.words.families.derivation import are_prefixed_apart, origins
from tablee.words.families.lineage import lineage
from tablee.words.families.word import Word, read_word
from tablee.words.inflections import same_word

SHORT = 4
"""Letters of a word that has hardly three in a row."""

PLURALS = ("men", "teeth", "feet", "geese", "mice", "children")
"""What is many of a thing, though it does not end in s."""

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
        _listed(language, book, first, second)
        or _compound(language, book, first, second)
        or _disowned(book, first, second)
        or _joined(language, first, second)
        or _in_two_senses(language, first, second)
        or _apart(book, first, second)
        or _derived(language, book, first, second)
        or Kinship(None, "nothing" if first.is_known and second.is_known else "unknown")
    )


def _listed(language: Language, book: Book, a: Word, b: Word) -> Kinship | None:
    if a.names & b.names and capitals(a.said) == capitals(b.said):
        return Kinship("certain", "same", (min(a.names & b.names),))
    ties = {book.tie(x, y) for x in a.names for y in b.names}
    if ties <= {None} or a.names & b.names:
        return None
    is_disputed = _is_disputed(book, a, b)
    if "close" not in ties and not is_disputed and (joined := _joined(language, a, b)):
        return joined
    shared = a.families & b.families
    head = (_head(book, shared),)
    is_doubtful = is_disputed or _is_done(language, book, a, b) or _are_apart(language, a, b)
    if (
        "close" in ties
        and not is_doubtful
        and any(_is_short_for(book, it, shared) for it in (a, b))
    ):
        return Kinship("certain", "short", head)
    if not _look_alike(a, b):
        return Kinship("possible", "root", head)
    if _whatever_is_meant(book, a, b) and not is_doubtful:
        return Kinship("certain", "family", head)
    joined = None if is_doubtful else _joined(language, a, b)
    return _compound(language, book, a, b) or joined or Kinship("possible", "family", head)


def _is_short_for(book: Book, word: Word, families: Numbers) -> bool:
    return any(families & book.short_in(it) for it in word.names)


def _look_alike(a: Word, b: Word) -> bool:
    """The same first two letters, or three in a row; else people judge (stellaire and étoile, loi and légal)."""
    spelt = [(capitals(x), capitals(y)) for x in a.names for y in b.names]
    return any(x[:2] == y[:2] or _runs(x) & _runs(y) or _has_its_consonants(x, y) for x, y in spelt)


def _has_its_consonants(a: str, b: str) -> bool:
    """A short word may change its vowel: sel and saler, sing and song."""
    short, other = sorted((_consonants(a), _consonants(b)), key=len)
    is_short = min(len(a), len(b)) <= SHORT and len(short) > 1
    return is_short and a[0] == b[0] and other.startswith(short)


def _consonants(word: str) -> str:
    return "".join(it for it in word if it not in VOWELS)


def _runs(word: str) -> set[str]:
    return {word[at : at + 3] for at in range(len(word) - 2)}


def _whatever_is_meant(book: Book, a: Word, b: Word) -> bool:
    """Whichever word each of them stands for: étalons are horses sooner than something put on an étal."""
    ties = {(x, y) for x in a.names for y in b.names if book.tie(x, y) == "close"}
    return {x for x, _ in ties} == a.names and {y for _, y in ties} == b.names


def _is_disputed(book: Book, a: Word, b: Word) -> bool:
    """One family lists both, but that of which one is the head disowns the other (combat and bat), or doubts it."""
    return any(
        book.number(head) in (book.disowned_by(name) - book.of(name)) | book.doubted_in(name)
        for word, other in ((a, b), (b, a))
        for name in word.names
        for head in other.names
    )


def _are_apart(language: Language, a: Word, b: Word) -> bool:
    return any(are_prefixed_apart(language, x, y) for x in a.names for y in b.names)


def _is_done(language: Language, book: Book, a: Word, b: Word) -> bool:
    """What one does, and a compound or an abbreviation: nobody has manned a snowman, no submarine was subbed."""
    return language == "en" and any(
        _is_of_a_verb(done.said, name)
        and (
            any(book.is_compound(it, book.of(name)) for it in thing.names)
            or _is_short_for(book, done, thing.families)
        )
        for done, thing in ((a, b), (b, a))
        for name in done.names
    )


def _is_part_done(language: Language, said: str, part: frozenset[str]) -> bool:
    """A washing-machine does no machining."""
    return language == "en" and any(_is_of_a_verb(said, it) for it in part)


def _is_of_a_verb(said: str, head: str) -> bool:
    """Neither the thing itself nor many of it."""
    if said == head or said.endswith(("s", *PLURALS)):
        return False
    return any(it.endswith("ing") for it in load("en").forms(head))


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

    Where a family sets the compound itself apart (butter and butterfly) or has it only perhaps (ball and ballroom),
    people have to say.
    """
    for word, other in ((a, b), (b, a)):
        parts = word.said_parts or closed_parts(language, word.said)
        is_exact = bool(word.said_parts) and word.said in load(language).spellings(word.said)
        if other.said and any(_are_letters_of(other.said, it, is_exact) for it in parts):
            names = {word.said, *word.names}
            apart = NO_FAMILY.union(*(book.disowned_by(it) | book.doubted_in(it) for it in names))
            is_disputed = bool(apart & other.families) or _sets_apart(book, word, other)
            return Kinship(
                "possible" if is_disputed else "certain", "compound", (word.said, other.said)
            )
    return None


def _sets_apart(book: Book, compound: Word, part: Word) -> bool:
    """Does the compound's own family disown it (pique-nique and niquer)?"""
    return book.number(compound.said) in book.disowned_by(part.said)


def _are_letters_of(said: str, part: str, is_exact: bool) -> bool:
    """Where both have their accents, these count: après-midi holds nothing âpre, nor pique-nique what is piqué."""
    if capitals(said) != capitals(part):
        return False
    written = spelled(part)
    is_plain = said == capitals(said).lower()
    return said == written or is_plain or (not is_exact and written == capitals(part).lower())


def _joined(language: Language, a: Word, b: Word) -> Kinship | None:
    """One word in two forms, or a compound and a part of it, surely if the part is all that the other may mean."""
    if both := a.names & b.names:
        return Kinship("certain", "inflection", (min(both),))
    for word, other in ((a, b), (b, a)):
        for part in word.parts:
            if found := part & other.names:
                is_sure = other.names <= part and not _is_part_done(language, other.said, found)
                return Kinship(
                    "certain" if is_sure else "possible", "compound", (word.said, min(found))
                )
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
