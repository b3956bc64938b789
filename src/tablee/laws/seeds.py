"""Law 5 for the seed: whoever could read it would know every card to come."""

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache

from tablee.core.chance import key_from
from tablee.laws.future import name_of
from tablee.laws.scene import Scene

WINDOW = 8
"""So many bytes of it in a row are no accident."""

_WORD = re.compile(rb"[0-9A-Za-z+/]{11,}")
"""Nothing shorter can spell so many bytes."""


def the_seed_stays_secret(scene: Scene) -> Iterator[str]:
    """Neither the seed nor the key made of it shows, in any of the usual spellings."""
    future = scene.step.future
    for viewer, sight in scene.sights.items():
        for text in (sight, *(future.told(viewer) if future else ())):
            if any(map(_spellings(scene.walk.seed).search, _WORD.findall(text))):
                yield f"{name_of(viewer)} can read the seed of the table"


@lru_cache(maxsize=8)
def _spellings(seed: bytes) -> re.Pattern[bytes]:
    """Any eight bytes in a row, in hexadecimal or as a number; the beginning also in Base64."""
    found: list[bytes] = []
    for secret in (seed, key_from(seed)):
        found.append(re.escape(b64encode(secret[:WINDOW])[:10]))
        for start in range(len(secret) - WINDOW + 1):
            window = secret[start : start + WINDOW]
            numbers = (int.from_bytes(window, "big"), int.from_bytes(window, "little"))
            found += (window.hex().encode(), *(b"%d" % number for number in numbers))
    return re.compile(b"|".join(found), re.IGNORECASE)
