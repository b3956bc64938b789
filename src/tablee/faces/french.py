"""French as it is set: spaces that never break, and « d’Ada », but « de Max »."""

import re
from unicodedata import combining, normalize

NARROW = "\u202f"
FULL = "\u00a0"

_NARROW_BEFORE = re.compile(r" (?=[;!?»%])")
_NARROW_AFTER = re.compile(r"(?<=«) ")
_FULL_BEFORE = re.compile(r" (?=:(?:\s|$))")
_VOWEL = re.compile(
    r"[aeiouæœAEIOUÆŒ]|[Hh](?=[a-z])|[Yy](?=[bcdfghjklmnpqrstvwxz])",
)
"""An h is taken for mute in a name, but not in a title in capitals, which is English."""


def typeset(text: str) -> str:
    """A text written with plain spaces, with those that never break."""
    text = _NARROW_AFTER.sub(NARROW, _NARROW_BEFORE.sub(NARROW, text))
    return _FULL_BEFORE.sub(FULL, text)


def elided(particle: str, name: str) -> str:
    """`de` or `que` before a name: without its e where a vowel is heard."""
    plain = "".join(letter for letter in normalize("NFD", name) if not combining(letter))
    return f"{particle[:-1]}’{name}" if _VOWEL.match(plain) else f"{particle} {name}"
