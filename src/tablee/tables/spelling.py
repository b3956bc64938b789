"""One spelling for each value: what it says, encoded again, is the same bytes."""

from typing import Any

import msgspec

from tablee.core.record import encode


def is_spelt(value: Any, raw: bytes) -> bool:
    """Whether these bytes are how Tablée spells the value; fields that came later may be missing."""
    full = encode(value)
    if full == raw:
        return True
    told = msgspec.json.decode(raw)
    return encode(told) == raw and _is_part(told, msgspec.json.decode(full))


def _is_part(told: Any, full: Any) -> bool:
    """In the same order, and nothing else; that what is missing has a default was seen in reading."""
    if isinstance(told, dict) and isinstance(full, dict):
        return list(told) == [it for it in full if it in told] and all(
            _is_part(told[it], full[it]) for it in told
        )
    if isinstance(told, list) and isinstance(full, list):
        return len(told) == len(full) and all(map(_is_part, told, full))
    return bool(told == full)
