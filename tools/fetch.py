"""Fetch pinned packages with pip, and say so; what went wrong is told in a sentence where the network is to blame.

    python tools/fetch.py requirements/play.txt "What is fetched, and how much it is."

Standard library only.
"""

import re
import subprocess
import sys

NO_NETWORK = (
    "Packages cannot be fetched without a network; once there is one, "
    "the same command goes on where it stopped."
)
_SIGNS = re.compile(
    r"connection broken|ConnectionError|NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError"
    r"|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN"
)
"""How pip and npm say that nobody answers."""


def explain(told: str) -> str:
    """What pip or npm said when it failed; one sentence if it is only that nobody answers."""
    return f"{NO_NETWORK}\n" if _SIGNS.search(told) else told


WHOLE = ("--require-hashes", "--no-deps", "-r")
"""A file of pins names everything, so pip has nothing to resolve, and no newer release is looked at."""


def fetch(requirements: str) -> int:
    command = [sys.executable, "-m", "pip", "-q", "install", "--retries", "2"]
    ended = subprocess.run(
        [*command, *WHOLE, requirements],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if ended.returncode:
        sys.stderr.write(explain(ended.stdout.decode(errors="replace")))
    return ended.returncode


if __name__ == "__main__":
    print(sys.argv[2], flush=True)
    sys.exit(fetch(sys.argv[1]))
