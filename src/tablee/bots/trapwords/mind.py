"""What comes to one player's mind: a part of what people say, in an order of their own."""

from functools import lru_cache
from hashlib import shake_256

from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import Lists, Source, lists_of, source_of
from tablee.core.chance import Chance, key_from
from tablee.core.record import Record
from tablee.games.trapwords.pieces import Language
from tablee.games.trapwords.view import View

GLIMPSE = 3
"""So many words everybody can say of anything."""

KEPT = 10_000
"""How many lists are remembered, of all minds together: 0.3 KB each."""


class Mind(Record, frozen=True):
    """The same all through a round, and no two seats have the same."""

    source: Source
    level: Level
    key: bytes
    edition: int = 0
    """Of the lists: what was thought of others is forgotten."""

    @property
    def language(self) -> Language:
        return self.source.language

    @property
    def lists(self) -> Lists:
        return lists_of(self.source)

    def thinks_of(self, card: int) -> tuple[int, ...]:
        """Places on this card's list, in the order in which they come to mind."""
        return _places(self, card)

    def says_of(self, card: int) -> tuple[str, ...]:
        """All that is said of it, in an order of one's own."""
        said = self.lists.cards[card].associations
        return tuple(said[place] for place in _order(self, card))

    def moods(self) -> bytes:
        """By node, how readily it comes to mind: from 0, hardly ever, to 255."""
        return shake_256(key_from(self.key, (b"moods",))).digest(len(self.lists.words))

    def draws(self, purpose: bytes, number: int = 0) -> Chance:
        """Chance of its own, which another look at the same things draws again."""
        return Chance(key_from(self.key, (purpose,)), number)


def mind_of(view: View, level: Level) -> Mind:
    """From what everybody sees: who sits where, in which round of which dungeon."""
    about = (view.seat, view.round, view.monster, view.glowing, *view.rooms)
    source, key = source_of(view.options), key_from(b"mind", [f"{it}".encode() for it in about])
    return Mind(source, level, key, lists_of(source).edition)


@lru_cache(KEPT)
def _places(mind: Mind, card: int) -> tuple[int, ...]:
    level, order = mind.level, _order(mind, card)
    is_at_home = mind.draws(b"home", card).below(100) < level.cards
    return order[: max(GLIMPSE, len(order) * level.depth // 100) if is_at_home else GLIMPSE]


def _order(mind: Mind, card: int) -> tuple[int, ...]:
    chance, stray = mind.draws(b"memory", card), mind.level.stray
    size = len(mind.lists.named[card])
    late = [place + chance.below(stray + 1) for place in range(size)]
    return tuple(sorted(range(size), key=lambda place: (late[place], place)))
