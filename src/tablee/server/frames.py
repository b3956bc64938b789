"""WebSocket frames as bytes: texts on their way out."""

from struct import Struct

_TEXT = 0x81
"""The first byte of a text that is whole."""

_short = Struct(">BB").pack
_middling = Struct(">BBH").pack
_long = Struct(">BBQ").pack


def frame_of(text: bytes) -> bytes:
    """As a server sends it: neither masked nor compressed."""
    size = len(text)
    if size < 126:
        return _short(_TEXT, size) + text
    if size < 65_536:
        return _middling(_TEXT, 126, size) + text
    return _long(_TEXT, 127, size) + text
