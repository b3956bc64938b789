"""A pack of words that belongs to a table: kept in its journal, and gone with it."""

from tablee.core.record import Secret
from tablee.tables.room.people import PersonId


class Brought(Secret, frozen=True):
    """The words of somebody at the table, who alone may read them; all others are told whose they are."""

    pack: str
    """What the options of a game call it."""
    game: str
    language: str
    title: str
    text: str
    cards: int
    person: PersonId | None = None
    """Nobody of this table, where a variation has taken them along."""
    author: str = ""
    """The name of who brought them to the table they come from."""
    is_replaced: bool = False
    """Others have taken their place; only games that were played with them need them still."""
