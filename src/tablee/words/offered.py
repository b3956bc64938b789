"""The packs that there are for a game in one language: ours first, then those of the host's folder."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.words.packs import Card, NoSuchPack, folders, pack

SAMPLE = 6
"""Words that show what a pack is like."""

LONGEST = 60
"""Letters of a game or a language."""

MOST = 100
"""Packs of a folder that are listed."""


class Offer(NamedTuple):
    """One pack, told from the others."""

    name: str
    cards: int
    sample: tuple[str, ...]
    is_ours: bool


def offered(game: str, language: str) -> Iterator[Offer]:
    """In the order of their names; none where game or language are nothing that has a folder."""
    known: set[str] = set()
    if not all(len(it) < LONGEST and it.replace("-", "").isalnum() for it in (game, language)):
        return
    for place, folder in enumerate(folders()):
        for file in sorted((folder / game / language).glob("*.txt"))[:MOST]:
            name = file.stem
            if name in known:
                continue
            known.add(name)
            try:
                cards = pack(f"{game}/{language}/{name}")
            except NoSuchPack:
                continue
            yield Offer(name, len(cards), _sample(cards), is_ours=place == 0)


def _sample(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """From all over it."""
    step = max(len(cards) // SAMPLE, 1)
    return tuple([card.words[0] for card in cards[step // 2 :: step][:SAMPLE]])
