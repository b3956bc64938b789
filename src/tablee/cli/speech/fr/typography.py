"""French spacing: the sentences are written with plain spaces, and printed with narrow ones that never break."""

import re

NARROW = "\u202f"

_BEFORE = re.compile(r" (?=[;:?!»%])")
_AFTER = re.compile(r"(?<=«) ")


def typeset(sentence: str) -> str:
    return _AFTER.sub(NARROW, _BEFORE.sub(NARROW, sentence))
