"""What comes to one player's mind: a part of what people say, in an order of their own."""

from functools import lru_cache

from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import Lists, lists_of
from tablee.core.chance import Chance, key_from
from tablee.core.record import Record
from tablee.games.trapwords.pieces import Language
from tablee.games.trapwords.view import View

GLIMPSE = 3
"""So many words everybody can say of anything."""

KEPT = 20_000
"""How many lists are remembered, of all minds together."""


class Mind(Record, frozen=True):
    """The same all through a round, and no two seats have the same."""

    language: Language
    level: Level
    key: bytes

    @property
    def lists(self) -> Lists:
        return lists_of(self.language)

    def thinks_of(self, card: int) -> tuple[int, ...]:
        """Places on this card's list, in the order in which they come to mind."""
        return _places(self, card)

    def words_for(self, card: int) -> tuple[str, ...]:
        said = self.lists.cards[card].associations
        return tuple(said[place] for place in self.thinks_of(card))

    def draws(self, purpose: bytes, number: int = 0) -> Chance:
        """Chance of its own, which another look at the same things draws again."""
        return Chance(key_from(self.key, (purpose,)), number)


def mind_of(view: View, level: Level) -> Mind:
    """From what everybody sees: who sits where, in which round of which dungeon."""
    about = (view.seat, view.round, view.monster, view.glowing, *view.rooms)
    return Mind(view.options.language, level, key_from(b"mind", [f"{it}".encode() for it in about]))


@lru_cache(KEPT)
def _places(mind: Mind, card: int) -> tuple[int, ...]:
    chance, level = mind.draws(b"memory", card), mind.level
    size = len(mind.lists.named[card])
    is_at_home = chance.below(100) < level.cards
    late = [place + chance.below(level.stray + 1) for place in range(size)]
    order = sorted(range(size), key=lambda place: (late[place], place))
    return tuple(order[: max(GLIMPSE, size * level.depth // 100) if is_at_home else GLIMPSE])
