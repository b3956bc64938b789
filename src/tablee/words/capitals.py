"""A word as letter cards show it: plain capitals, without accents, œ and æ as two letters (WZ-G7)."""

from unicodedata import combining, normalize

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VOWELS = "AEIOUY"  # Y is among the yellow cards (WZ-G8)
CONSONANTS = "".join(letter for letter in ALPHABET if letter not in VOWELS)

_SPELLED_OUT = {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O"}
_SIGNS = {"’": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"}


def _bare(letter: str) -> str:
    return "".join(it for it in normalize("NFD", letter) if not combining(it))


_TABLE = str.maketrans(
    {chr(code): _bare(chr(code)) for code in range(0xC0, 0x250)}
    | {chr(code): None for code in range(0x300, 0x370)}
    | _SPELLED_OUT
    | _SIGNS
)


def capitals(text: str) -> str:
    """Capitals without accents; hyphens, apostrophes and spaces stay."""
    return text.upper() if text.isascii() else text.translate(_TABLE).upper()


def spelled(text: str) -> str:
    """As the dictionary writes it: small letters with their accents, straight apostrophes."""
    return normalize("NFC", text).lower().replace("’", "'")


def is_plain(word: str) -> bool:
    """Can it be laid with letter cards?"""
    return word.isascii() and word.isalpha() and word.isupper()


def parts(text: str) -> list[str]:
    """Its whole words, in capitals: what stands between spaces, hyphens, apostrophes and other signs."""
    return "".join(it if it in _LETTERS else " " for it in capitals(text)).split()


_LETTERS = frozenset(ALPHABET)
