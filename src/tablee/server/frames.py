"""WebSocket frames as bytes: the usual ones, without the machinery that all the others need."""

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

_TEXT = 0x81
"""The first byte of a text that is whole."""

_HEAD, _MASK = 2, 4
_SHORT = 126
"""From here on a length has bytes of its own."""
_MIDDLING = 65_536

_short = Struct(">BB").pack
_middling = Struct(">BBH").pack
_long = Struct(">BBQ").pack


def frame_of(text: bytes) -> bytes:
    """As a server sends it: neither masked nor compressed."""
    size = len(text)
    if size < _SHORT:
        return _short(_TEXT, size) + text
    if size < _MIDDLING:
        return _middling(_TEXT, 126, size) + text
    return _long(_TEXT, 127, size) + text


def text_of(data: bytes) -> bytes | None:
    """What a short frame of a client's says that came whole and alone, as nearly all do; of anything else, nothing."""
    if len(data) < _HEAD + _MASK or data[0] != _TEXT:
        return None
    size = data[1] - 0x80  # where the highest bit says that it is masked
    if not 0 <= size < _SHORT or len(data) != _HEAD + _MASK + size:
        return None
    text = apply_mask(data[_HEAD + _MASK :], data[_HEAD : _HEAD + _MASK])
    return text if text.isascii() else None


def size_of(length: int) -> int:
    """How many bytes the frame of a client has, at least, that carries so many."""
    more = 0 if length < _SHORT else 2 if length < _MIDDLING else 8
    return _HEAD + more + _MASK + length
