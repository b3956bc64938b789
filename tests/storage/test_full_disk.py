"""A full disk for real: the kernel refuses, the store says so, goes on reading, and recovers by itself."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_kernel_refuses_to_let_files_grow_and_nothing_is_lost(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.storage.full_disk", str(tmp_path)]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
