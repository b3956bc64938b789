"""Write what the browser's chance is tested with, drawn by the table's own, so that neither can drift.

python tools/chance_vectors.py    writes web/src/table/replay/vectors.json
"""

import json
from pathlib import Path
from typing import Any

from tablee.core.chance import Chance, commitment, key_from

FILE = Path(__file__).parent.parent / "web" / "src" / "table" / "replay" / "vectors.json"
SEEDS = (b"", b"\x00" * 32, bytes(range(32)), b"longer than one block of the hash " * 4)
SALTS: tuple[tuple[bytes, ...], ...] = ((), (b"",), (b"\x00\xff", b"salt"), (b"x" * 100,) * 4)
BOUNDS = (1, 2, 3, 24, 1_000, (1 << 31) + 1, (1 << 32) - 1, 1 << 32)
"""The seventh refuses almost nothing, the sixth almost every other number."""


def vectors() -> list[dict[str, Any]]:
    return [_vector(seed, salts, position) for position, (seed, salts) in enumerate(_pairs())]


def _pairs() -> list[tuple[bytes, tuple[bytes, ...]]]:
    return [(seed, salts) for seed in SEEDS for salts in SALTS]


def _vector(seed: bytes, salts: tuple[bytes, ...], position: int) -> dict[str, Any]:
    key = key_from(seed, salts)
    chance = Chance(key, position)
    return {
        "seed": seed.hex(),
        "salts": [salt.hex() for salt in salts],
        "position": position,
        "commitment": commitment(seed, "between", position),
        "key": key.hex(),
        "below": [[bound, chance.below(bound)] for bound in BOUNDS * 3],
    }


def text() -> str:
    return "".join(["[\n", ",\n".join(json.dumps(it) for it in vectors()), "\n]\n"])


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
