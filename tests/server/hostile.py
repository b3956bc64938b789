"""Hostile inputs without end: from one valid message, everything that is not quite it."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

ODD_VALUES: tuple[bytes, ...] = (
    b"null", b"true", b"false", b"0", b"-1", b"-0", b"1.5", b"1e999", b"9007199254740993",
    b"-99999999999999999999", b"1" * 400, b'""', b'"\\u0000"', b'"\\ud800"', b'"x"', b'"\\u202e"',
    b'"' + b"x" * 3_000 + b'"', b"[]", b"{}", b"[[]]", b'{"a":1,"a":2}', b"NaN", b"Infinity",
    b"[" * 40 + b"]" * 40, b"[" * 5_000, b'{"a":' * 100, b'"\xff"', b"'", b"[1,2]", b"[3,1]",
    b'{"type":"leave"}', b'{"type":"begin"}', b'{"type":"time_up"}', b'"\xed\xa0\x80"',
)  # fmt: skip

Mutation = Callable[[random.Random, bytes], bytes]


def inputs(valid: Any, number: int, seed: int) -> Iterator[bytes]:
    """So many, the same ones for the same seed."""
    dice = random.Random(seed)
    raw = msgspec.json.encode(valid)
    for _ in range(number):
        yield dice.choice(MUTATIONS)(dice, raw)


def noise(dice: random.Random, raw: bytes) -> bytes:
    return dice.randbytes(dice.randrange(1, 200))


def flip(dice: random.Random, raw: bytes) -> bytes:
    """A few bytes of the valid one changed."""
    changed = bytearray(raw)
    for _ in range(dice.randrange(1, 4)):
        changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def cut(dice: random.Random, raw: bytes) -> bytes:
    start, end = sorted((dice.randrange(len(raw) + 1), dice.randrange(len(raw) + 1)))
    return raw[:start] + raw[end:]


def repeat(dice: random.Random, raw: bytes) -> bytes:
    start, end = sorted((dice.randrange(len(raw) + 1), dice.randrange(len(raw) + 1)))
    return raw[:end] + raw[start:end] * dice.randrange(1, 20) + raw[end:]


def wrong_value(dice: random.Random, raw: bytes) -> bytes:
    """One value anywhere in the message becomes another."""
    value = msgspec.json.decode(raw)
    places = list(_places(value))
    holder, key = dice.choice(places)
    holder[key] = msgspec.Raw(dice.choice(ODD_VALUES))
    return msgspec.json.encode(value)


def wrong_key(dice: random.Random, raw: bytes) -> bytes:
    """A field renamed, doubled, added or left out."""
    value = msgspec.json.decode(raw)
    holder, key = dice.choice([it for it in _places(value) if isinstance(it[0], dict)])
    match dice.randrange(4):
        case 0:
            holder[f"{key}\0"] = holder.pop(key)
        case 1:
            holder["extra"] = msgspec.Raw(dice.choice(ODD_VALUES))
        case 2:
            del holder[key]
        case _:
            twice = msgspec.json.encode(key) + b":" + msgspec.json.encode(holder[key])
            return msgspec.json.encode(value).replace(twice, twice + b"," + twice, 1)
    return msgspec.json.encode(value)


def nest(dice: random.Random, raw: bytes) -> bytes:
    depth = dice.choice((2, 15, 17, 100, 10_000))
    return b"[" * depth + raw + b"]" * depth


def swell(dice: random.Random, raw: bytes) -> bytes:
    return raw[:-1] + b" " * dice.choice((10, 60_000, 70_000)) + raw[-1:]


def other_letters(dice: random.Random, raw: bytes) -> bytes:
    """Letters of every block put in somewhere."""
    text = raw.decode()
    place = dice.randrange(len(text))
    letter = chr(dice.randrange(0x110000))
    return (text[:place] + letter + text[place:]).encode("utf-8", "surrogatepass")


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in list(keys):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from _places(value[key])


MUTATIONS: tuple[Mutation, ...] = (
    noise, flip, flip, cut, repeat, wrong_value, wrong_value, wrong_value,
    wrong_key, wrong_key, nest, swell, other_letters, other_letters,
)  # fmt: skip
