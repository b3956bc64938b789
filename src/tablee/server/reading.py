"""Bytes from outside: bounded in length, depth and number, then parsed, once."""

import json
import re
from collections.abc import Callable
from typing import Any, NoReturn

from msgspec import ValidationError

from tablee.core.refusal import Malformed

LONGEST = 64 * 1024
DEEPEST = 16
MOST_NODES = 2_000
LONGEST_TEXT = 2_000
_LARGEST = 2**53

# A string that never ends is taken to the end at once: no second try, so no quadratic time.
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")
_ODD = re.compile("[\0\ud800-\udfff]")


def read(raw: bytes, into: Callable[[Any], Any]) -> Any:
    """What the bytes say, strictly, as a `converter` understands it; or a refusal, whatever they are."""
    try:
        return into(parse(raw))
    except ValidationError:
        raise Malformed("malformed") from None


def parse(raw: bytes) -> Any:
    """Plain data; what a careful client never sends is refused: too much, too deep, a key twice, odd numbers or text.

    The bytes are parsed this once: what was looked through is what is acted upon.
    """
    if len(raw) > LONGEST:
        raise Malformed("too_long")
    check_shape(raw)
    try:
        # By the standard library, which can tell of duplicate keys and of every number.
        value = _standard.decode(raw.decode())
    except (ValueError, RecursionError):
        raise Malformed("malformed") from None
    if not _is_plain(raw):
        _check_texts(value)
    return value


def _is_plain(raw: bytes) -> bool:
    """Too short for a text that is too long, and nothing in it that could stand for an odd letter."""
    return len(raw) <= LONGEST_TEXT and raw.isascii() and b"\\" not in raw


def check_shape(raw: bytes) -> None:
    """Depth and number of nodes, without decoding; most messages are too small to be counted."""
    if raw.count(b"{") + raw.count(b"[") > DEEPEST and _is_too_deep(raw):
        raise Malformed("too_deep")
    if _nodes(raw) > MOST_NODES and _nodes(STRINGS.sub(b"", raw)) > MOST_NODES:
        raise Malformed("too_many_parts")


def _is_too_deep(raw: bytes) -> bool:
    depth = 0
    for bracket in _BRACKETS.finditer(STRINGS.sub(b"", raw)):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _nodes(raw: bytes) -> int:
    return raw.count(b",") + raw.count(b"{") + raw.count(b"[")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    named = dict(pairs)
    if len(named) != len(pairs):
        raise ValueError("the same key twice")
    return named


def _whole(digits: str) -> int:
    """No message of ours has any other number."""
    if len(digits) > 17 or digits == "-0" or abs(int(digits)) > _LARGEST:
        raise ValueError("out of range")
    return int(digits)


def _no(_: str) -> NoReturn:
    raise ValueError("not a whole number")


_standard = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=_whole, parse_float=_no, parse_constant=_no
)


def _check_texts(value: Any) -> None:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check_text(key)
            _check_texts(item)
    elif isinstance(value, list):
        for item in value:
            _check_texts(item)


def _check_text(text: str) -> None:
    """NUL and half characters are refused here, so that every store behaves the same."""
    if len(text) > LONGEST_TEXT or _ODD.search(text):
        raise Malformed("malformed")
