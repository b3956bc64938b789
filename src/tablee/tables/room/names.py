"""Names as people type them: made harmless, never made fun of."""

import unicodedata

from tablee.core.refusal import Malformed

LONGEST = 24
_MOST_MARKS = 2


def tidy_name(typed: str) -> str:
    """The same name composed, without invisible or text-turning characters, and not too long."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", typed):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind[0] != "C" and marks <= _MOST_MARKS:
            kept.append(" " if kind[0] == "Z" else letter)
    name = " ".join("".join(kept).split())[:LONGEST].rstrip()
    if not name:
        raise Malformed("name_missing")
    return name
