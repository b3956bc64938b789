"""`python -m tablee.words.build`: expand the dictionaries if they are missing or older than their sources."""

import sys

from tablee.words.build import build_missing

for path in build_missing():
    sys.stdout.write(f"{path}: {path.stat().st_size:,} bytes\n")
