"""A table as one value that grows: room, game and journal together, with nothing asynchronous about it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import ValidationError

from tablee.core.chance import version_of
from tablee.core.drawing import DrawingKept
from tablee.core.game import AnyGame, Begin
from tablee.core.record import converter, decoder
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat, Seating
from tablee.tables.chronicle import Chronicle, News
from tablee.tables.journal import (
    Cause,
    DrawingLine,
    GameLine,
    JournalLine,
    Pen,
    RoomLine,
    read_line,
)
from tablee.tables.log import hash_of
from tablee.tables.ports import Row
from tablee.tables.room import room as room_rules
from tablee.tables.room.actions import HouseAction, RoomAction
from tablee.tables.room.events import GameBegan, RoomEvent, SeatTaken
from tablee.tables.room.names import sitters
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House
from tablee.tables.room.state import Room
from tablee.tables.table import Entry, Table
from tablee.tables.wire import Act, Wish


class GrantedBefore(Exception):
    """The wish of this number was granted already, perhaps by another process a moment ago."""


class BrokenJournal(Exception):
    """A row that does not follow from the one before; its number is the argument."""


class Proposal:
    """What is decided and not yet kept."""

    def __init__(
        self,
        cause: Cause,
        rows: list[Row],
        room_events: Sequence[RoomEvent] = (),
        entries: Sequence[Entry] = (),
        replaced: Sequence[int] = (),
    ) -> None:
        self.cause = cause
        self.rows = rows
        self.room_events = room_events
        self.entries = entries
        self.replaced = replaced
        """The rows whose drawings nobody can look at any more."""


class Sitting:
    """Decides without changing; changes only by what was kept."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.room = Room()
        self.table: Table | None = None
        self.last: Table | None = None
        """The game before, if it was played to its end: everybody may look at it until the next one ends."""
        self.chronicle: Chronicle | None = None
        """What the seats were told of this game."""
        self.drawn: dict[str, int] = {}
        """The drawings of this game that were not replaced: beside which row each lies, by name."""
        self._told_at_takings: list[Mapping[Seat | None, int]] = []
        """By seat how much it had been told when a seat changed hands in this game."""
        self._last_drawn: dict[str, int] = {}
        """Those of the last game."""
        self.pen = Pen()
        self.granted: dict[PersonId, set[int]] = {}
        """The numbers of each person's wishes that were granted."""

    @property
    def game(self) -> AnyGame:
        return self.house.game_of(self.room.game)

    def is_shown_to(self, who: PersonId) -> bool:
        """A game that was over before somebody came is not theirs to see, unless one who played lets them."""
        is_over = self.table is not None and self.table.outcome is not None
        return not is_over or self.room.may_look_back(who)

    def eyes_of(self, who: PersonId) -> Seat | None:
        """Whose eyes this person sees the game with; while people gather there may be seats that it did not have."""
        seat = self.room.seat_of(who)
        has_seat = seat is not None and self.table is not None and self.table.seating.has(seat)
        return seat if has_seat else None

    def takings_for(self, who: PersonId) -> tuple[int, ...]:
        """After how much of this person's news each seat changed hands."""
        eyes = self.eyes_of(who)
        return tuple([told[eyes] for told in self._told_at_takings])

    # --- deciding ---

    def decide(self, who: PersonId, wish: Act | Wish, at: int) -> Proposal:
        """What a person asks for, in the room or in the game; each number is granted once."""
        if wish.n in self.granted.get(who, ()):
            raise GrantedBefore
        if isinstance(wish, Wish):
            return self.wish(who, wish.action, wish.n, at)
        return self.move(who, self._understood(wish.action), wish.n, at)

    def _understood(self, action: Any) -> Any:
        try:
            return converter(self.game.TYPES.action)(action)
        except ValidationError:
            raise Malformed("not_an_action") from None

    def wish(self, who: PersonId, action: RoomAction, n: int | None, at: int) -> Proposal:
        events = room_rules.decide(self.room, who, action, self.house)
        replaced: Sequence[int] = ()
        if any(isinstance(it, GameBegan) for it in events):
            self._rehearse(events)
            replaced = tuple(self._last_drawn.values())
        cause = Cause(who, n)
        return Proposal(cause, self.pen.room_rows(events, cause, at), events, replaced=replaced)

    def _rehearse(self, events: Sequence[RoomEvent]) -> None:
        """Refuse a game that could not be dealt, for want of its word cards: the table would wait for ever."""
        room = self.room
        for event in events:
            room = room_rules.evolve(room, event, self._options_of)
        Table(self.game, Seating(len(room.chairs)), room.options, seed=b"").decide(None, Begin())

    def arrange(self, action: HouseAction, at: int) -> Proposal:
        """What the house itself does."""
        events = room_rules.decide_for_house(self.room, action, self.house)
        return Proposal(Cause(), self.pen.room_rows(events, Cause(), at), events)

    def move(self, who: PersonId, action: Any, n: int | None, at: int) -> Proposal:
        """A person's move in the game, from the seat it has and plays itself."""
        seat = self.room.seat_of(who)
        if seat is None:
            raise BrokenRule("take_a_seat")
        if self.room.chairs[seat].is_lent:
            raise NotNow("seat_is_lent")
        return self.play(seat, action, Cause(who, n), at)

    def play(self, seat: int | None, action: Any, cause: Cause, at: int) -> Proposal:
        """A move of any seat, or of the table itself."""
        if self.table is None or self.room.stage != "playing":
            raise NotNow("not_playing")
        entries = self.table.decide(seat, action, at)
        rows, replaced = self.pen.game_rows(entries, cause), self._replaced_by(entries)
        return Proposal(cause, rows, entries=entries, replaced=replaced)

    def _replaced_by(self, entries: Sequence[Entry]) -> list[int]:
        kept = [it.event for it in entries if isinstance(it.event, DrawingKept)]
        return [self.drawn[it.instead_of] for it in kept if it.instead_of in self.drawn]

    # --- looking back ---

    def finished(self, number: int) -> Table | None:
        """The game of this number, if nothing in it is secret any more and it was the last one to end."""
        last = self.room.last
        if last is None or last.number != number:
            return None
        return self.table if self.room.games == number else self.last

    # --- growing ---

    def grow(self, proposal: Proposal) -> News:
        """Only after the rows were kept; gives what each seat learns of it."""
        self.pen.move_on(proposal.rows)
        for event in proposal.room_events:
            self._on_room_event(event)
        self._on_granted(proposal.cause)
        if not proposal.entries:
            return {}
        for row, entry in zip(proposal.rows, proposal.entries, strict=True):
            self._on_drawing(entry.event, row.seq if entry.drawing else None)
        return self._record(proposal.entries)

    def restore(self, rows: Sequence[Row]) -> None:
        """Grow by a journal as it was kept; dice, bots and clock are not asked again."""
        for row in rows:
            try:
                self._restore(row)
            except Exception as fault:  # whatever a damaged line breaks, the line is to blame
                raise BrokenJournal(row.seq) from fault
        self._expect_drawings()

    def _expect_drawings(self) -> None:
        """Those that were replaced are gone, and only those."""
        there = self.table.drawings if self.table else {}
        for name, seq in self.drawn.items():
            if name not in there:
                raise BrokenJournal(seq)

    def _restore(self, row: Row) -> None:
        line: JournalLine = read_line(row.body)
        if line.prev != self.pen.head or row.seq != self.pen.seq + 1 or not _is_own(line, row):
            raise BrokenJournal(row.seq)
        match line:
            case RoomLine():
                self._on_room_event(line.event)
                self._on_granted(Cause(line.who, line.n))
            case GameLine():
                entry = self._entry(line, row)
                self._on_drawing(entry.event, row.seq if line.drawing else None)
                self._record((entry,))
                self._on_granted(Cause(line.who, line.n))
            case DrawingLine():
                assert self.table is not None
                self.table.drawings[line.name] = bytes(line.drawing)
        self.pen.move_on((row,))

    def _record(self, entries: Sequence[Entry]) -> News:
        assert self.table is not None
        assert self.chronicle is not None
        return self.chronicle.add(entries, self.table.record(entries), sitters(self.room))

    def _entry(self, line: GameLine, row: Row) -> Entry:
        assert self.table is not None
        types = self.game.TYPES
        event = decoder(types.event).decode(line.event)
        action = decoder(types.action | types.table_action | None).decode(line.action)
        seq = len(self.table.entries) + 1
        noted = (line.answers, row.drawing, line.draws)
        return Entry(seq, row.at, event, line.seat, action, *noted)

    def _on_drawing(self, event: Any, seq: int | None) -> None:
        """`seq` is the row it lies beside; a cleared paper lies beside none."""
        if isinstance(event, DrawingKept):
            self.drawn.pop(event.instead_of, None)
            if seq is not None:
                self.drawn[event.name] = seq

    def _on_granted(self, cause: Cause) -> None:
        if cause.who is not None and cause.n is not None:
            self.granted.setdefault(cause.who, set()).add(cause.n)

    def _on_room_event(self, event: RoomEvent) -> None:
        self.room = room_rules.evolve(self.room, event, self._options_of)
        if isinstance(event, GameBegan):
            self.last, self._last_drawn = self.table, self.drawn
            self.table = self._dealt(event)
            self.chronicle = Chronicle(self.table)
            self.drawn = {}
            self._told_at_takings = []
        elif isinstance(event, SeatTaken):
            assert self.chronicle is not None
            self._told_at_takings.append(self.chronicle.counts)

    def _dealt(self, begun: GameBegan) -> Table:
        """A promise stands: a game whose seed was promised for older rules keeps their number."""
        room, about = self.room, self.game.ABOUT
        seating, seed = Seating(len(room.chairs)), bytes.fromhex(room.seed)
        version = version_of(room.commitment, seed, about.key, about.version)
        return Table(
            self.game,
            seating,
            room.options,
            seed=seed,
            salts=tuple(map(bytes.fromhex, begun.salts)),
            version=version,
            format=begun.format,
        )

    def _options_of(self, game: str) -> Any:
        return self.house.game_of(game).TYPES.options


def _is_own(line: JournalLine, row: Row) -> bool:
    """Whether the drawing beside a line, if there is one, is what this line says was drawn."""
    named = line.drawing if isinstance(line, GameLine) else ""
    return not row.drawing or hash_of(row.drawing) == named
