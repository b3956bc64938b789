"""Teach the reader of drawings new pictures of things it knows, without a new course; only an author runs this.

    python -m tools.refit_reading DRAWINGS.ndjson.gz --to src/tablee/words/data/reading/weights.npz

Its eyes stay as they are: only the last table, from what they find to the things, is fitted again, to drawings by
people and to all of ours, warped, and is held back to where it was.  Numpy alone does it, in some minutes; the same
seed gives the same table on the same machine.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.words.dots import Numbers
from tablee.words.pictograms import pictograms
from tablee.words.reader import Reader, reader
from tools.teaching.drawings import OTHERWISE, USUAL, Example, by_people, by_us
from tools.teaching.keeping import in_bytes
from tools.teaching.warping import Warper

SMOOTHING = 0.1
AT_ONCE, BATCH = 96, 256
MEAN, SPREAD = 0.9, 0.999
"""How much of the last steps stays in the mean and in the spread of each (Adam)."""
SHOWN = {USUAL: 2.0, OTHERWISE: 1.0}
"""How often a picture of ours is shown; one by people as often as `--people` says."""

Places = NDArray[np.int64]


class Lesson(NamedTuple):
    """What the eyes find in many drawings, and what these show."""

    found: Numbers
    meant: Places


def looked_at(
    taught: Reader, examples: list[Example], samples: int, seed: int, people: float
) -> Lesson:
    at = {key: place for place, key in enumerate(taught.keys)}
    meant = np.array([at[it.key] for it in examples])
    often = Counter(it.key for it in examples)
    shares = np.array([SHOWN.get(it.number, people) / often[it.key] ** 0.5 for it in examples])
    chance, warper = np.random.default_rng(seed), Warper(seed)
    found, shown = [], []
    for _ in range(0, samples, AT_ONCE):
        chosen = chance.choice(len(examples), AT_ONCE, p=shares / shares.sum())
        found.append(taught._seen(warper.dots([examples[it] for it in chosen])))
        shown.append(meant[chosen])
    return Lesson(np.concatenate(found), np.concatenate(shown))


class Table:
    """The last one: weights and what is added, and how they move."""

    def __init__(self, taught: Reader, pull: float) -> None:
        self.parts = [it.astype(np.float32).copy() for it in taught.answers]
        self._before = self.parts[0].copy()
        self._pull = pull
        self._means = [np.zeros_like(it) for it in self.parts]
        self._spreads = [np.zeros_like(it) for it in self.parts]
        self._steps = 0

    def learn(self, found: Numbers, meant: Places, rate: float) -> None:
        weights, added = self.parts
        told = found @ weights.T + added
        told = np.exp(told - told.max(axis=1, keepdims=True))
        told /= told.sum(axis=1, keepdims=True)
        wanted = np.full_like(told, SMOOTHING / told.shape[1])
        wanted[np.arange(len(meant)), meant] += 1 - SMOOTHING
        wrong = (told - wanted) / len(meant)
        steps = (wrong.T @ found + self._pull * (weights - self._before), wrong.sum(axis=0))
        self._steps += 1
        for at, step in enumerate(steps):
            self._means[at] = MEAN * self._means[at] + (1 - MEAN) * step
            self._spreads[at] = SPREAD * self._spreads[at] + (1 - SPREAD) * step**2
            mean = self._means[at] / (1 - MEAN**self._steps)
            spread = self._spreads[at] / (1 - SPREAD**self._steps)
            self.parts[at] -= rate * mean / (np.sqrt(spread) + 1e-8)


def fitted(taught: Reader, lesson: Lesson, asked: argparse.Namespace) -> list[Numbers]:
    table, chance = Table(taught, asked.pull), np.random.default_rng(asked.seed)
    rounds = len(lesson.found) // BATCH
    for epoch in range(asked.epochs):
        order = chance.permutation(len(lesson.found))
        for at in range(rounds):
            chosen = order[at * BATCH : (at + 1) * BATCH]
            done = (epoch * rounds + at + 1) / (asked.epochs * rounds)
            table.learn(lesson.found[chosen], lesson.meant[chosen], asked.rate * (1 - done))
    return table.parts


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the reader's last table again.")
    parser.add_argument("drawings", type=Path)
    parser.add_argument("--samples", type=int, default=30_000)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--pull", type=float, default=2e-4)
    parser.add_argument("--people", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--to", type=Path, default=Path("weights.npz"))
    asked = parser.parse_args()
    taught = reader()
    people = [it for it in by_people(asked.drawings) if not it.is_apart]
    drawn = [*people, *by_us(tuple(pictograms()))]
    lesson = looked_at(taught, drawn, asked.samples, asked.seed, asked.people)
    weights, added = fitted(taught, lesson, asked)
    source = Path(__file__).parents[1] / "src/tablee/words/data/reading/weights.npz"
    with np.load(source, allow_pickle=False) as kept:
        packed: dict[str, object] = {name: kept[name] for name in kept.files}
    packed |= in_bytes("answers", weights, added)
    with asked.to.open("wb") as opened:
        np.savez_compressed(opened, **packed)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
