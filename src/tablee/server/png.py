"""Pictures as PNG with nothing but the standard library: eight bits, grey or coloured, no filters."""

from struct import pack, unpack_from
from zlib import compress, crc32, decompress

from tablee.core.record import Record

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_GREY, _COLOURED = 0, 2


class Picture(Record, frozen=True):
    """Rows of pixels, each of one byte or of three."""

    width: int
    rows: tuple[bytes, ...]

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def depth(self) -> int:
        return len(self.rows[0]) // self.width


def write(picture: Picture, level: int = 6) -> bytes:
    kind = _GREY if picture.depth == 1 else _COLOURED
    head = pack(">IIBBBBB", picture.width, picture.height, 8, kind, 0, 0, 0)
    body = compress(b"".join([b"\0" + row for row in picture.rows]), level)
    chunks = [_chunk(b"IHDR", head), _chunk(b"IDAT", body), _chunk(b"IEND", b"")]
    return _SIGNATURE + b"".join(chunks)


def read(png: bytes) -> Picture:
    """One that was written here."""
    width, height, _, kind = unpack_from(">IIBB", png, 16)
    (length,) = unpack_from(">I", png, 33)
    body = decompress(png[41 : 41 + length])
    step = 1 + width * (1 if kind == _GREY else 3)
    return Picture(width, tuple([body[at + 1 : at + step] for at in range(0, height * step, step)]))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))
