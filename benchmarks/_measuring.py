"""What the benchmarks share: a bot with a stopwatch, and where the figures are kept."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tablee.core.chance import Chance

RESULTS = Path(__file__).parent / "results"


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.times: list[float] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        begin = time.thread_time()
        action = self._bot.choose(view, chance)
        self.times.append((time.thread_time() - begin) * 1000)
        return action

    def at(self, share: float) -> float:
        return sorted(self.times)[int(len(self.times) * share)]


def parser_for(description: str, results: str, **numbers: int) -> argparse.ArgumentParser:
    """These numbers may be asked for, and where the figures go."""
    parser = argparse.ArgumentParser(description=description)
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--json", type=Path, default=RESULTS / results)
    return parser


def keep(path: Path, figures: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(figures, indent=1))
