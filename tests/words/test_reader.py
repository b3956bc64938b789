"""The reader of drawings: what it makes of drawings by people that it was never shown."""

import os
import subprocess
import sys
from importlib.resources import files
from math import cos, pi, sin
from pathlib import Path

import pytest

from tablee.words.arrays import np
from tablee.words.dots import LAYERS, MARGIN, SIDE, Line, dots, mirrored
from tablee.words.pictures import read_pictures, things
from tablee.words.reader import reader

APART = list(read_pictures(Path(__file__).with_name("drawings_kept_apart.txt").read_text("utf-8")))
WEIGHTS = Path(str(files("tablee.words"))) / "data" / "reading" / "weights.npz"

ACROSS: Line = ((0, 50), (100, 50))
ROUND: Line = tuple(
    [(50 + 40 * cos(it * pi / 20), 50 + 40 * sin(it * pi / 20)) for it in range(41)]
)


def places(key: str, lines: tuple[Line, ...]) -> int:
    """How many things seem likelier than the one that was meant."""
    told = reader().told(lines)
    return int((told > told[reader().keys.index(key)]).sum())


def test_it_understands_most_people_it_never_met() -> None:
    """Measured with all that was kept apart; see docs/performance.md."""
    found = [places(key, lines) for key, lines in APART]
    assert len(found) > 200
    assert sum(it < 1 for it in found) > 0.52 * len(found)
    assert sum(it < 5 for it in found) > 0.75 * len(found)


def test_it_knows_every_thing_that_can_be_drawn_and_no_other() -> None:
    assert sorted(reader().keys) == sorted(things())


def test_it_tells_shares() -> None:
    told = reader().told([ROUND])
    assert told.min() >= 0
    assert told.sum() == pytest.approx(1, abs=1e-4)


def test_a_drawing_and_its_mirror_image_are_read_alike() -> None:
    _, lines = APART[0]
    other = [[(100 - x, y) for x, y in line] for line in lines]
    assert reader().told(lines) == pytest.approx(reader().told(other), abs=1e-3)


def test_its_weights_are_small_and_credited() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000
    told = WEIGHTS.with_name("README.md").read_text("utf-8")
    assert "Quick, Draw! Dataset" in told
    assert "CC BY 4.0" in told


# --- what it sees ---


def test_neither_size_nor_place_matters() -> None:
    small = [(x / 5 + 3, y / 5 + 70) for x, y in ROUND]
    assert dots([ROUND]) == pytest.approx(dots([small]), abs=0.02)


def test_ink_is_seen_by_the_direction_it_runs_in() -> None:
    (seen,) = dots([ACROSS])
    assert seen.shape == (LAYERS, SIDE, SIDE)
    ink, across, *others = (float(it.sum()) for it in seen)
    assert ink == pytest.approx(across)
    assert max(others) < 1e-3
    rows = np.flatnonzero(seen[0].sum(axis=1))
    columns = np.flatnonzero(seen[0].sum(axis=0))
    assert len(rows) == 2
    assert columns.min() >= MARGIN - 1


@pytest.mark.parametrize(("end", "layer"), [((50, 50), 2), ((0, 50), 3), ((-50, 50), 4)])
def test_a_line_down_has_the_layer_of_its_slant(end: tuple[float, float], layer: int) -> None:
    (seen,) = dots([((0, 0), end)])
    assert [int(it.argmax()) for it in [seen[1:].sum(axis=(1, 2))]] == [layer - 1]
    (back,) = dots([(end, (0, 0))])
    assert back == pytest.approx(seen, abs=1e-4)


def test_in_a_mirror_the_slants_change_places() -> None:
    slant, other = dots([((0, 0), (50, 50))]), dots([((0, 50), (50, 0))])
    assert mirrored(slant) == pytest.approx(other, abs=1e-4)


def test_who_looks_at_points_far_apart_sees_no_fine_bends() -> None:
    zigzag = [(it, 50.0 + 2 * (it % 2)) for it in range(101)]
    fine, coarse = (dots([zigzag], apart)[0] for apart in (0.1, 9.0))
    assert coarse[1].sum() > 0.9 * coarse[0].sum(), "straight across"
    assert fine[1].sum() < 0.7 * fine[0].sum()


def test_a_line_of_many_points_is_seen_like_one_of_few() -> None:
    many = [(it / 50, 50.0) for it in range(5_001)]
    assert dots([many, ((0, 0), (1, 1))]) == pytest.approx(
        dots([ACROSS, ((0, 0), (1, 1))]), abs=0.3
    )


def test_nothing_is_seen_of_nothing_and_a_dot_is_seen() -> None:
    assert dots([]).sum() == dots([()]).sum() == 0
    assert dots([((7, 7),)]).sum() > 0


def test_the_largest_scribble_is_seen_from_top_to_bottom() -> None:
    line = [(it % 2 * 100.0, it / 40) for it in range(4_000)]
    (seen,) = dots([line] * 10)
    assert seen.max() <= 1
    rows = seen[0].sum(axis=1)
    assert all(rows[int(MARGIN) : -int(MARGIN)] > 1)


def test_it_counts_with_one_thread_and_nobody_else_loads_what_it_counts_with() -> None:
    asked = "import os, sys; print(os.environ.get('OPENBLAS_NUM_THREADS'), 'numpy' in sys.modules)"
    told = f"import tablee.words.packs; {asked}; import tablee.words.reader; {asked}"
    surroundings = {key: it for key, it in os.environ.items() if key != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", told], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:2] == ["None False", "1 True"]
