"""Teach the reader of drawings from what people drew and from our pictograms; only an author runs this.

    python -m tools.teach_reading DRAWINGS.ndjson.gz --samples 1500000      with `pip install tablee[teach]`

It writes its weights now and then, so that whatever it has learnt so far can be used; the last ones are the best.
The same seed, number of samples and threads on the same machine teach the same; `--minutes` ends sooner.
"""

import argparse
import json
import math
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tablee.words.dots import LAYERS, Numbers, dots
from tablee.words.pictograms import pictograms
from tools.teaching.drawings import USUAL, Example, by_people, by_us
from tools.teaching.warping import Warper

CHANNELS = (32, 64, 96, 128)
BATCH = 192
RATE, DECAY, SMOOTHING, DROPPED = 3e-3, 0.05, 0.1, 0.2
WARM = 0.04
KEPT = 0.998
"""How much of the averaged weights stays with every step."""
OURS = 2.0
"""A usual pictogram of ours is shown so many times as often as one drawing of people, or another idea of ours."""
EVERY = 400
"""Steps between two looks at how it goes."""


class Pupil(NamedTuple):
    """A network, and what its answers stand for."""

    eyes: Any
    answers: Any
    keys: tuple[str, ...]

    def __call__(self, seen: Any) -> Any:
        found = self.eyes(seen)
        whole = torch.cat((found.mean((2, 3)), found.amax((2, 3))), 1)
        return self.answers(functional.dropout(whole, DROPPED, self.eyes.training))

    @property
    def parts(self) -> list[Any]:
        return [*self.eyes.state_dict().values(), *self.answers.state_dict().values()]


def pupil(keys: tuple[str, ...]) -> Pupil:
    layers: list[Any] = []
    before = LAYERS
    for at, width in enumerate(CHANNELS):
        layers += [nn.MaxPool2d(2)] if at else []
        for many in (before, width):
            layers += [nn.Conv2d(many, width, 3, padding=1, bias=False), nn.BatchNorm2d(width)]
            layers.append(nn.ReLU(inplace=True))
        before = width
    eyes = nn.Sequential(*layers).to(memory_format=torch.channels_last)
    return Pupil(eyes, nn.Linear(2 * before, len(keys)), keys)


class School:
    """One course, from the first drawing to the last."""

    def __init__(self, examples: list[Example], keys: tuple[str, ...], seed: int) -> None:
        torch.manual_seed(seed)
        self.pupil, self.average = pupil(keys), pupil(keys)
        self._copy(0.0)
        self._examples = examples
        self._places = np.array([keys.index(it.key) for it in examples])
        often = Counter(it.key for it in examples)
        shares = np.array([_weight(it) / math.sqrt(often[it.key]) for it in examples])
        self._shares = shares / shares.sum()
        self._chance = np.random.default_rng(seed)
        self._warper = Warper(seed)
        weights = [*self.pupil.eyes.parameters(), *self.pupil.answers.parameters()]
        self._optimiser = torch.optim.AdamW(weights, RATE, weight_decay=DECAY)
        self.steps = 0

    def lesson(self, rate: float) -> float:
        """One batch; how wrong it was."""
        chosen = self._chance.choice(len(self._examples), BATCH, p=self._shares)
        seen = _seen(self._warper.dots([self._examples[it] for it in chosen]))
        meant = torch.from_numpy(self._places[chosen])
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        with torch.autocast("cpu", torch.bfloat16):
            told = self.pupil(seen)
        wrong = functional.cross_entropy(told.float(), meant, label_smoothing=SMOOTHING)
        self._optimiser.zero_grad()
        wrong.backward()
        self._optimiser.step()
        self.steps += 1
        self._copy(min(KEPT, self.steps / (self.steps + 10)))
        return wrong.item()  # type: ignore[no-any-return]

    def go_on(self, file: Path) -> None:
        """From what was kept: what makes a layer even is measured again, since it was folded away."""
        with torch.no_grad():
            self._take_up(file)
        self.pupil.eyes.train()
        self._copy(0.0)

    def _take_up(self, file: Path) -> None:
        chosen = self._chance.choice(len(self._examples), 4 * BATCH, p=self._shares)
        seen = _seen(self._warper.dots([self._examples[it] for it in chosen]))
        layers, number = list(self.pupil.eyes), 0
        with np.load(file, allow_pickle=False) as kept_before:
            for at, layer in enumerate(layers):
                if isinstance(layer, nn.Conv2d):
                    layer.weight.copy_(torch.from_numpy(kept_before[f"eye{number}"]))
                    _unfold(layers[at + 1], layer(seen), kept_before[f"bias{number}"])
                    layers[at + 1].eval()
                    number += 1
                seen = layer(seen)
            self.pupil.answers.weight.copy_(torch.from_numpy(kept_before["answers"]))
            self.pupil.answers.bias.copy_(torch.from_numpy(kept_before["usual"]))

    def _copy(self, kept: float) -> None:
        with torch.no_grad():
            for mine, now in zip(self.average.parts, self.pupil.parts, strict=True):
                if mine.dtype.is_floating_point:
                    mine.lerp_(now, 1 - kept)
                else:
                    mine.copy_(now)


def _unfold(even: Any, found: Any, added: Numbers) -> None:
    mean, spread = found.mean((0, 2, 3)), found.var((0, 2, 3))
    even.running_mean.copy_(mean)
    even.running_var.copy_(spread)
    even.weight.copy_(torch.sqrt(spread + even.eps))
    even.bias.copy_(torch.from_numpy(added) + mean)


def _weight(example: Example) -> float:
    return OURS if example.number == USUAL else 1.0


def _seen(many: Numbers) -> Any:
    return torch.from_numpy(many).to(memory_format=torch.channels_last)


def told(taught: Pupil, many: Numbers) -> Numbers:
    """How likely each thing is, the mirror image being looked at as well."""
    taught.eyes.eval()
    with torch.no_grad():
        parts = [_seen(many[at : at + 256]) for at in range(0, len(many), 256)]
        found = torch.cat([taught(it) + taught(_mirrored(it)) for it in parts])
    taught.eyes.train()
    return np.asarray(found.numpy(), np.float32)


def _mirrored(seen: Any) -> Any:
    """Left and right change, and with them the two slanting directions."""
    return seen.flip(3)[:, [0, 1, 4, 3, 2]].contiguous(memory_format=torch.channels_last)


def measured(taught: Pupil, examples: list[Example]) -> tuple[float, float]:
    """How often the right thing comes first, and among the first five, of all that it knows."""
    many = np.concatenate([dots([list(map(tuple, it)) for it in ex.strokes]) for ex in examples])
    answers = told(taught, many)
    meant = np.array([taught.keys.index(it.key) for it in examples])
    right = answers[np.arange(len(meant)), meant]
    rank = (answers > right[:, None]).sum(axis=1)
    return float((rank < 1).mean()), float((rank < 5).mean())


def kept(taught: Pupil, file: Path) -> None:
    """All weights, with what makes a layer even folded into it."""
    layers = list(taught.eyes)
    saved: dict[str, Any] = {"keys": np.array(taught.keys)}
    convolutions = [at for at, it in enumerate(layers) if isinstance(it, nn.Conv2d)]
    for number, at in enumerate(convolutions):
        weights, even = layers[at].weight.detach(), layers[at + 1]
        scale = (even.weight / torch.sqrt(even.running_var + even.eps)).detach()
        saved[f"eye{number}"] = (weights * scale[:, None, None, None]).numpy()
        saved[f"bias{number}"] = (even.bias - even.running_mean * scale).detach().numpy()
    saved["answers"] = taught.answers.weight.detach().numpy()
    saved["usual"] = taught.answers.bias.detach().numpy()
    partly = file.with_suffix(".part.npz")
    np.savez(partly, **saved)
    partly.replace(file)


def rate_at(done: float) -> float:
    """It rises quickly and falls slowly."""
    rising = min(1.0, done / WARM)
    return rising * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-3


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the reader of drawings.")
    parser.add_argument("drawings", type=Path)
    parser.add_argument("--samples", type=int, default=2_500_000)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--all", action="store_true", help="those kept apart are taught, too")
    parser.add_argument("--without-pictograms", action="store_true")
    parser.add_argument("--go-on-from", type=Path, help="what was kept of an earlier course")
    parser.add_argument("--rate", type=float, default=RATE, help="of learning, at its height")
    parser.add_argument("--to", type=Path, default=Path("reading.npz"))
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    people = list(by_people(asked.drawings))
    ours = [] if asked.without_pictograms else list(by_us(tuple(pictograms())))
    taught = [*(it for it in people if asked.all or not it.is_apart), *ours]
    apart = [it for it in people if it.is_apart]
    keys = tuple(sorted({it.key for it in [*people, *ours]}))
    print(len(taught), "drawings of", len(keys), "things;", len(apart), "kept apart", flush=True)
    school = School(taught, keys, asked.seed)
    if asked.go_on_from:
        school.go_on(asked.go_on_from)
        print(measured(school.average, apart), "to begin with", flush=True)
    _teach(school, apart, asked)


def _teach(school: School, apart: list[Example], asked: argparse.Namespace) -> None:
    begin, wrong, done = time.monotonic(), 0.0, 0.0
    while done < 1:
        wrong += school.lesson(asked.rate * rate_at(done))
        minutes = (time.monotonic() - begin) / 60
        done = max(school.steps * BATCH / asked.samples, minutes / asked.minutes)
        if school.steps % EVERY == 0 or done >= 1:
            first, five = measured(school.average, apart)
            told = {"minutes": round(minutes, 1), "samples": school.steps * BATCH}
            figures = {"wrong": round(wrong / EVERY, 3), "first": first, "five": five}
            print(json.dumps(told | figures), flush=True)
            kept(school.average, asked.to)
            wrong = 0.0


if __name__ == "__main__":
    main()
