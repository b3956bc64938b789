"""The attachments of a game: set aside from its log, kept until others replace them, shown to whose view names them."""

from collections.abc import Container, Iterable
from typing import Any

from tablee.core.attachment import Attach, AttachmentKept, attachments_of
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.tables.room.people import PersonId


class Maker(Record, frozen=True):
    """Who made an attachment, and at which seat."""

    seat: Seat
    person: PersonId | None
    """Nobody, where a bot did."""


class Attachments(dict[str, bytes]):
    """Those that were not replaced, by name."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, int] = {}
        """Beside which row of the journal each lies."""
        self.makers: dict[str, Maker] = {}

    def keep(self, event: Any, content: bytes) -> None:
        """What it replaces goes away."""
        if isinstance(event, AttachmentKept):
            self.pop(event.instead_of, None)
            if content:
                self[event.name] = content

    def lie(self, event: Any, row: int | None, who: PersonId | None) -> None:
        """Beside this row, brought by this person; what was cleared lies beside none."""
        if isinstance(event, AttachmentKept):
            self.rows.pop(event.instead_of, None)
            self.makers.pop(event.instead_of, None)
            if event.name:
                self.makers[event.name] = Maker(event.seat, who)
            if row is not None:
                self.rows[event.name] = row

    def leave(self, names: Container[str]) -> None:
        """These and no others."""
        for name in [it for it in self if it not in names]:
            del self[name]

    def replaced_by(self, events: Iterable[Any]) -> list[int]:
        """The rows whose attachments nobody can look at once this has happened."""
        kept = [it for it in events if isinstance(it, AttachmentKept)]
        return [self.rows[it.instead_of] for it in kept if it.instead_of in self.rows]

    @property
    def lost(self) -> list[int]:
        """The rows whose attachments should be here and are not."""
        return [row for name, row in self.rows.items() if name not in self]

    def shown_in(self, view: Any) -> dict[str, bytes]:
        """Those that a view names, and no others: the view itself is asked, so nothing else decides who may look."""
        return {name: self[name] for name in attachments_of(view) if name in self}


def set_aside(action: Any, event: Any) -> tuple[Any, bytes]:
    """What stands in the log for an action, and what lies beside it."""
    if not isinstance(action, Attach) or not isinstance(event, AttachmentKept):
        return action, b""
    return action.kept_as(event.name), action.content if event.name else b""
