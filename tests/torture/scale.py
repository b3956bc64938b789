"""How long to go on: once in `make test`, `TABLEE_TORTURE` times as long in a campaign."""

import os

FACTOR = int(os.environ.get("TABLEE_TORTURE", "1"))


def times(count: int) -> int:
    """As many as in `make test`, times the factor; the first ones are always the same."""
    return count * FACTOR
