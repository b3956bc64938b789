"""What a process of ours has of the server's surroundings: what Python needs, and the modules that we find."""

import os
import sys

NEEDED = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""All of our surroundings without which Python may not start; no setting, and no secret."""


def surroundings(*settings: str) -> dict[str, str]:
    """It finds packages with us; of our settings it knows only those that are named.

    The same question has the same answer each time, as far as that hangs on the order of sets.
    """
    path = os.pathsep.join([os.path.abspath(it) for it in sys.path])
    kept = {name: os.environ[name] for name in (*NEEDED, *settings) if name in os.environ}
    return {"PYTHONPATH": path, "PYTHONHASHSEED": "0", **kept}
