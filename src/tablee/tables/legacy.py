"""What was said otherwise before, in today's words: the one place that knows fields and values which are gone."""

from typing import Any

import msgspec
from msgspec import Raw

from tablee.core.record import decoder, encode

FORMAT = 2
"""Of the journals and logs of games that begin from now on; in format 1 it was not noted what chance drew."""
COUNTED = 3
"""Of games that begin in the middle, or whose deal one may give to others: chance goes by how often it was asked."""


def in_todays_words(body: bytes) -> bytes:
    """A line of a journal, as it would be written today."""
    line = msgspec.json.decode(body)
    match line:
        case {"event": {"type": "seats_changed", "chairs": list(chairs)}}:
            line["event"]["chairs"] = list(map(_chair, chairs))
        case _:
            pass
    return encode(line)


def _chair(chair: dict[str, Any]) -> dict[str, Any]:
    """Until all of them were named, only the last one who had left was."""
    told = dict(chair)
    left_by = told.pop("left_by", None)
    return told if left_by is None else told | {"before": [left_by]}


def todays_options(kind: Any, raw: Raw) -> Raw:
    """A game's options; LINE and KIDZ-LINE took a pace that never ran there."""
    try:
        decoder(kind).decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Raw(bytes(raw).replace(b'"pace":"when_most_are_done"', b'"pace":"off"'))
    return raw
