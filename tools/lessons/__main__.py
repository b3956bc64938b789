"""Play every lesson by the rules, and write what its learner sees into the client.

python -m tools.lessons            writes web/src/games/GAME/lesson.json
python -m tools.lessons --check    says which of them are not what the rules say today
"""

import sys
from pathlib import Path

from tools.lessons import (
    between,
    entre_les_lignes,
    head_line,
    kidz_line,
    line,
    long_line,
    solo_line,
    trapwords,
    wordz,
)
from tools.lessons.playing import written
from tools.lessons.script import Lesson

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS: tuple[Lesson, ...] = (
    between.LESSON,
    line.LESSON,
    long_line.LESSON,
    kidz_line.LESSON,
    solo_line.LESSON,
    head_line.LESSON,
    wordz.FRENCH,
    wordz.ENGLISH,
    trapwords.FRENCH,
    trapwords.ENGLISH,
    entre_les_lignes.FRENCH,
    entre_les_lignes.ENGLISH,
)


def main(*, check: bool, folder: Path = GAMES) -> int:
    stale = [it for it in LESSONS if not _is_fresh(folder / it.path, written(it))]
    for lesson in stale:
        if check:
            print(f"{lesson.path} is not what the rules say; run python -m tools.lessons")
        else:
            (folder / lesson.path).write_bytes(written(lesson))
    return int(check and bool(stale))


def _is_fresh(path: Path, text: bytes) -> bool:
    return path.exists() and path.read_bytes() == text


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
