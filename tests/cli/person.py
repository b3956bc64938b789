"""A person at a scripted terminal, who reads what is printed and picks from it."""

import re
from random import Random
from typing import Protocol

from tablee.cli.terminal import Terminal

MENU = re.compile(r"^ {1,4}([0-9]+)  (\S.*?)(?:  +(\S.*))?$", re.M)
FIELD = re.compile(r"^([^?;“\n]*\S)\? (.+)", re.M | re.S)
WORDS = ("papillon", "montagne", "chaussure", "fromage", "lanterne", "tambour", "citron", "plume")


class Printed(Protocol):
    def __call__(self) -> str:
        """What was printed since it was last asked."""


class Person(Terminal):
    """Whatever is offered is as good as anything else; but now and then something is left out."""

    def __init__(
        self, printed: Printed, seed: int = 0, avoids: str = "$^", most: int = 3_000
    ) -> None:
        super().__init__(may_wait=False)
        self.printed = printed
        self.chance = Random(seed)
        self.avoids = re.compile(avoids, re.I)
        self.transcript = ""
        self.left = most

    def read(self, until: int | None = None) -> str | None:
        shown = self.printed()
        self.left -= 1
        assert self.left, f"no end in sight:\n{self.transcript[-4_000:]}{shown}"
        self.skip_to(self.now + 2_000)
        line = self.answer(shown)
        self.transcript += f"{shown}> {line}\n"
        return line

    def answer(self, shown: str) -> str:
        entries = [(number, text) for number, text, _ in MENU.findall(shown)]
        if not entries and (asked := FIELD.search(shown)):
            return self.choose(" ".join(asked[2].split()))
        liked = [number for number, text in entries if not self.avoids.search(text)]
        return self.chance.choice([*liked, *liked, *liked, ""]) if liked else ""

    def choose(self, hint: str) -> str:
        match hint.split():
            case ["two", "numbers", *_]:
                return "7 10"
            case [count, "of", *values] if count.isdecimal():
                return " ".join(self.chance.sample(values, int(count)))
            case ["a", "word", "of", "these", *_]:
                letters = hint.rpartition(": ")[2].split()
                return "".join(self.chance.sample(letters, 4))
            case ["a", "word", "of", *_]:
                pattern = hint.rpartition(": ")[2].split()
                return "".join(it if it != "_" else self.chance.choice("AEST") for it in pattern)
            case ["one", "word", *_] | ["your", "own", *_]:
                return self.chance.choice(WORDS)
            case ["draw", *_]:
                return "sun, tree"
            case _:
                piece = self.chance.choice(hint.split(" · "))
                return piece if re.fullmatch("[0-9 ]+", piece) else piece.split()[0]
