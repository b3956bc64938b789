"""A reader of drawings: how likely each thing is to look like this, by a small network that people's drawings taught.

Its weights are bytes, one scale for each of a layer's outputs; `data/reading/README.md` says how they were made.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from tablee.core.record import Record
from tablee.words.arrays import np
from tablee.words.dots import APART, Line, Numbers, dots, mirrored

CONVOLUTIONS = 8
"""Two of them look at the drawing in each of four sizes, each half of the one before."""
SIZES = 4
NEAR = 3
"""Dots along the side of what one of them looks at."""


class Reader(Record, frozen=True):
    """What it knows, and how it tells."""

    keys: tuple[str, ...]
    eyes: tuple[tuple[Numbers, Numbers], ...]
    """Of each convolution the weights, as output by input, and what is added."""
    answers: tuple[Numbers, Numbers]

    def told(self, lines: Sequence[Line], apart: float = APART) -> Numbers:
        """A share for each key, all together 1: of the drawing and its mirror image, both being looked at."""
        seen = dots(lines, apart)
        found = self._seen(np.concatenate((seen, mirrored(seen))))
        weights, usual = self.answers
        likely = (found @ weights.T + usual).mean(axis=0)
        shares = np.exp(likely - likely.max())
        return np.asarray(shares / shares.sum(), np.float32)

    def _seen(self, drawn: Numbers) -> Numbers:
        """Many numbers that stand for each drawing: the mean and the most of what was found anywhere."""
        seen = np.ascontiguousarray(drawn.transpose(1, 0, 2, 3))
        for at, (weights, added) in enumerate(self.eyes):
            seen = _halved(seen) if at and at % 2 == 0 else seen
            seen = _looked_at(seen, weights, added)
        found: Numbers = np.concatenate((seen.mean(axis=(2, 3)), seen.max(axis=(2, 3)))).T
        return found


def _looked_at(seen: Numbers, weights: Numbers, added: Numbers) -> Numbers:
    """Every dot with those around it, as one product of two tables."""
    layers, count, high, wide = seen.shape
    around = np.pad(seen, ((0, 0), (0, 0), (1, 1), (1, 1)))
    table = np.empty((NEAR * NEAR, layers, count, high, wide), np.float32)
    for at in range(NEAR * NEAR):
        down, right = divmod(at, NEAR)
        table[at] = around[:, :, down : down + high, right : right + wide]
    found = weights @ table.reshape(NEAR * NEAR * layers, -1) + added[:, None]
    more: Numbers = np.maximum(found, 0).reshape(len(weights), count, high, wide)
    return more


def _halved(seen: Numbers) -> Numbers:
    """Of four dots the one with the most."""
    layers, count, high, wide = seen.shape
    most: Numbers = seen.reshape(layers, count, high // 2, 2, wide // 2, 2).max(axis=(3, 5))
    return most


@cache
def reader() -> Reader:
    """The one that comes with Tablée, read once."""
    return read_reader(Path(str(files("tablee.words"))) / "data" / "reading" / "weights.npz")


def read_reader(file: Path) -> Reader:
    with np.load(file, allow_pickle=False) as kept:
        eyes = [_layer(kept, f"eye{at}") for at in range(CONVOLUTIONS)]
        keys = tuple([str(it) for it in kept["keys"]])
        return Reader(keys, tuple(eyes), _layer(kept, "answers"))


def _layer(kept: "np.lib.npyio.NpzFile", name: str) -> tuple[Numbers, Numbers]:
    weights = kept[name].astype(np.float32) * kept[f"{name}.scale"][:, None]
    return weights.astype(np.float32), kept[f"{name}.added"].astype(np.float32)
