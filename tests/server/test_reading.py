"""Bytes from outside: what a careful client never sends is refused before anything decodes it."""

import pytest

from tablee.core.record import converter
from tablee.core.refusal import Malformed
from tablee.server.reading import DEEPEST, LONGEST, MOST_NODES, STRINGS, parse, read
from tablee.tables.wire import FromBrowser, Ping

GOOD = [
    b'{"type":"ping","sent":1}',
    b"[" * DEEPEST + b"]" * DEEPEST,
    b"[" + b"1," * (MOST_NODES - 2) + b"1]",
    b'["' + b"[" * 100 + b'","' + b"," * 1999 + b'"]',
    '"é 😀 œ"'.encode(),
    b'"\\u00e9 \\ud83d\\ude00 \\\\u0000"',
    b"[9007199254740992,-9007199254740992,0]",
    b'{"a":{"a":{"a":1}}}',
    b"null",
]

BAD = {
    "empty": b"",
    "not json": b"hello",
    "two values": b"1 2",
    "too long": b'"' + b"x" * LONGEST + b'"',
    "long text": b'"' + b"x" * 2_001 + b'"',
    "long key": b'{"' + b"x" * 2_001 + b'":1}',
    "too deep": b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
    "deep objects": b'{"a":' * 17 + b"1" + b"}" * 17,
    "deep and unclosed": b"[" * 60_000,
    "too many": b"[" + b"1," * MOST_NODES + b"1]",
    "the same key twice": b'{"type":"ping","sent":1,"sent":2}',
    "the same key spelt twice": b'{"a":1,"\\u0061":2}',
    "the same key twice, inside": b'[{"a":{"b":1,"b":1}}]',
    "NUL": b'"\\u0000"',
    "NUL as a key": b'{"\\u0000":1}',
    "raw NUL": b'"\x00"',
    "control": b'"\x1f"',
    "half a character": b'"\\ud800"',
    "the other half": b'"\\udc00x"',
    "halves the wrong way round": b'"\\ude00\\ud83d"',
    "half a key": b'{"\\ud800":1}',
    "large": b"9007199254740993",
    "very large": b"1" * 5_000,
    "fraction": b"1.5",
    "exponent": b"1e3",
    "minus zero": b"-0",
    "NaN": b"NaN",
    "infinity": b"-Infinity",
    "not UTF-8": b'"\xff"',
    "overlong": b'"\xc0\x80"',
    "surrogate in UTF-8": b'"\xed\xa0\x80"',
    "byte order mark": b"\xef\xbb\xbf1",
    "UTF-16": '{"a":1}'.encode("utf-16"),
    "trailing comma": b"[1,]",
    "open string": b'"abc',
    "escape at the end": b'"abc\\',
    "single quotes": b"{'a':1}",
    "comment": b"/**/1",
}


@pytest.mark.parametrize("raw", GOOD)
def test_what_is_in_order_passes(raw: bytes) -> None:
    parse(raw)


@pytest.mark.parametrize("raw", BAD.values(), ids=BAD)
def test_what_is_not_is_refused(raw: bytes) -> None:
    with pytest.raises(Malformed):
        parse(raw)


def test_a_message_is_read_strictly() -> None:
    assert read(b'{"type":"ping","sent":1}', converter(FromBrowser)) == Ping(1)
    for wrong in (b'{"type":"ping","sent":"1"}', b'{"type":"ping"}', b'{"type":"pong","sent":1}'):
        with pytest.raises(Malformed):
            read(wrong, converter(FromBrowser))


@pytest.mark.parametrize(
    "hard",
    [
        b'"\\' * (LONGEST // 2),
        b'\\"' * (LONGEST // 2),
        b'"' * LONGEST,
        b"{[" * (LONGEST // 2),
        b'"[{' * (LONGEST // 3),
        b'["\\""' + b'"\\"",' * (LONGEST // 7),
        b'{"a":' * (LONGEST // 5),
    ],
)
def test_no_message_is_looked_through_twice(hard: bytes) -> None:
    """Every quote opens or ends a string, so none is left to start from again: the time is linear."""
    with pytest.raises(Malformed):
        parse(hard)
    assert b'"' not in STRINGS.sub(b"", hard)
