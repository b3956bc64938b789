"""What people type, made comparable: tidy text, plain letters, and what counts as one word."""

import re
from unicodedata import combining, normalize

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_TWO_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def tidy(text: str) -> str:
    """Composed accents, and single spaces of the plain kind."""
    return " ".join(normalize("NFC", text).split())


def fold(text: str) -> str:
    """Small letters without accents, œ and æ as two, straight apostrophes: what is read as the same word."""
    letters = normalize("NFD", tidy(text).casefold().translate(_TWO_LETTERS))
    return "".join(it for it in letters if not combining(it))


def is_word(text: str) -> bool:
    """One word of letters or digits; a hyphen or an apostrophe may join its parts."""
    return _WORD.fullmatch(text) is not None


def is_text(text: str) -> bool:
    """Something to read: a letter or a digit at least, and nothing that cannot be printed."""
    return text.isprintable() and any(map(str.isalnum, text))
