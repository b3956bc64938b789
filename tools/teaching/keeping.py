"""What was taught, small enough to be carried: every weight a byte, one scale for each output of a layer.

python -m tools.teaching.keeping reading.npz src/tablee/words/data/reading/weights.npz
"""

import sys
from pathlib import Path

import numpy as np

from tablee.words.dots import Numbers

MOST = 127


def in_bytes(name: str, weights: Numbers, added: Numbers) -> dict[str, object]:
    """One layer; a convolution's weights by output, then place, then input, as the reader multiplies them."""
    if weights.ndim == 4:
        weights = weights.transpose(0, 2, 3, 1)
    table = weights.reshape(len(weights), -1)
    scale = np.maximum(np.abs(table).max(axis=1), 1e-8) / MOST
    return {
        name: np.round(table / scale[:, None]).astype(np.int8),
        f"{name}.scale": scale.astype(np.float32),
        f"{name}.added": added.astype(np.float32),
    }


def pack(taught: Path, file: Path) -> None:
    """From what `teach_reading` keeps to what the package carries."""
    with np.load(taught, allow_pickle=False) as kept:
        packed: dict[str, object] = {"keys": kept["keys"]}
        for at in range(sum(it.startswith("eye") for it in kept.files)):
            packed |= in_bytes(f"eye{at}", kept[f"eye{at}"], kept[f"bias{at}"])
        packed |= in_bytes("answers", kept["answers"], kept["usual"])
    with file.open("wb") as opened:
        np.savez_compressed(opened, **packed)  # type: ignore[arg-type]


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
