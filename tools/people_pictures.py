"""Write the drawings of people that bots draw, as they were chosen by eye, and those that the tests read.

    python -m tools.people_pictures DRAWINGS.ndjson.gz      only an author runs this

No bot draws, and no reader learns from, what is kept apart; every second one of that comes with the tests.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from tools.teaching.drawings import Example, by_people

CHOSEN = Path(__file__).parent / "teaching" / "chosen.txt"
ROOT = Path(__file__).parent.parent
DRAWN = ROOT / "src" / "tablee" / "words" / "data" / "pictures" / "people.txt"
APART = ROOT / "tests" / "words" / "drawings_kept_apart.txt"
TESTED = 20
"""Every so many lines of the file."""
HEAD = """\
# Drawings of things by people, {what}, from a sample of the Quick, Draw! Dataset.
# Source: made available by Google, Inc., https://quickdraw.withgoogle.com/data. Licence: CC BY 4.0.
# Changed: only these; named as Tablée names things. A thing, then each stroke as x y x y…, from 0 to 255.
"""


def chosen() -> Iterator[tuple[str, list[int]]]:
    for line in CHOSEN.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            key, _, numbers = line.partition(":")
            yield key, [int(it) for it in numbers.split()]


def line_of(drawn: Example) -> str:
    strokes = [" ".join(f"{x:.0f} {y:.0f}" for x, y in it) for it in drawn.strokes]
    return f"{drawn.key}: {'; '.join(strokes)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the drawings of people that bots draw.")
    parser.add_argument("drawings", type=Path)
    drawings = {it.number: it for it in by_people(parser.parse_args().drawings)}
    kept = [drawings[it] for _, numbers in chosen() for it in numbers]
    assert not any(it.is_apart for it in kept)
    _write(DRAWN, "chosen by eye", kept)
    tested = [it for it in drawings.values() if it.is_apart and it.number % TESTED == 0]
    _write(APART, "that no reader was taught with", tested)


def _write(file: Path, what: str, drawings: list[Example]) -> None:
    text = HEAD.format(what=what) + "".join(map(line_of, drawings))
    file.write_text(text, "utf-8")
    print(len(drawings), "drawings in", file.name)


if __name__ == "__main__":
    main()
