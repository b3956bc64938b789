"""The journal of a table: what happened in the room and in the games, in one numbered and chained list."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, ValidationError, field

from tablee.core.chance import Draws
from tablee.core.kit import Answer
from tablee.core.record import Record, decoder, encode, replace
from tablee.core.seats import Seat
from tablee.tables.legacy import in_todays_words
from tablee.tables.log import hash_of
from tablee.tables.ports import Row
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.table import Entry


class RoomLine(Record, frozen=True, tag="room", tag_field="kind"):
    """Something that happened around the game."""

    event: RoomEvent
    who: PersonId | None
    n: int | None
    """The number a person's client gave the wish this came of, so that it is granted once."""
    prev: str


class GameLine(Record, frozen=True, tag="game", tag_field="kind", omit_defaults=True):
    """Something that happened in the game."""

    event: Raw
    action: Raw
    """What was asked, on the first event that came of it; null on the others."""
    seat: Seat | None
    who: PersonId | None
    n: int | None
    prev: str
    answers: tuple[Answer, ...] = ()
    """What the words answered, beside the action."""
    attachment: str = field(default="", name="drawing")
    """The hash of what the line names: it lies beside the line, and the chain vouches for it."""
    draws: Draws = ()
    """What chance drew, beside the action; not in the journals of format 1."""


class AttachmentLine(Record, frozen=True, tag="drawing", tag_field="kind"):
    """An attachment before the line that names it: no longer written, but in the journals of old tables."""

    name: str
    content: Raw = field(name="drawing")
    prev: str


JournalLine = RoomLine | GameLine | AttachmentLine

_read = decoder(JournalLine).decode


def read_line(body: bytes) -> Any:
    """A line of today, or of before."""
    try:
        return _read(body)
    except ValidationError:
        return _read(in_todays_words(body))


class Cause(Record, frozen=True):
    """Who wished for it, and the number of the wish."""

    who: PersonId | None = None
    n: int | None = None


class Pen:
    """Writes the next rows: numbers them, chains them; moves on only when they are kept."""

    def __init__(self) -> None:
        self.seq = 0
        self.head = ""

    def room_rows(self, events: Sequence[RoomEvent], cause: Cause, at: int) -> list[Row]:
        return self._rows([RoomLine(event, cause.who, cause.n, "") for event in events], at)

    def game_rows(self, entries: Sequence[Entry], cause: Cause) -> list[Row]:
        rows = self._rows([_game_line(it, cause) for it in entries], entries[0].at)
        return [
            replace(row, attachment=it.attachment) if it.attachment else row
            for row, it in zip(rows, entries, strict=True)
        ]

    def _rows(self, lines: Sequence[JournalLine], at: int) -> list[Row]:
        rows: list[Row] = []
        head = self.head
        for seq, line in enumerate(lines, self.seq + 1):
            body = encode(replace(line, prev=head))
            rows.append(Row(seq, at, body))
            head = hash_of(body)
        return rows

    def move_on(self, rows: Sequence[Row]) -> None:
        self.seq = rows[-1].seq
        self.head = hash_of(rows[-1].body)


def _game_line(entry: Entry, cause: Cause) -> GameLine:
    event, action = _raw(entry.event), _raw(entry.action)
    attachment = hash_of(entry.attachment) if entry.attachment else ""
    noted = (entry.answers, attachment, entry.draws)
    return GameLine(event, action, entry.seat, cause.who, cause.n, "", *noted)


def _raw(value: Any) -> Raw:
    return Raw(encode(value))
