"""A table as one value that grows: room, game and journal together, with nothing asynchronous about it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import ValidationError

from tablee.core.attachment import signed_in
from tablee.core.chance import version_of
from tablee.core.game import AnyGame
from tablee.core.record import Secret, converter, decoder, replace
from tablee.core.refusal import BrokenRule, Malformed, NotNow
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import Shift, all_along, changed
from tablee.registry import UnknownName
from tablee.tables.chronicle import Chronicle, News
from tablee.tables.enough import require_cards
from tablee.tables.evening import Played, loved, played
from tablee.tables.journal import (
    AttachmentLine,
    Cause,
    GameLine,
    JournalLine,
    Pen,
    RoomLine,
    read_line,
)
from tablee.tables.log import hash_of
from tablee.tables.past import Past
from tablee.tables.ports import Row
from tablee.tables.room import room as room_rules
from tablee.tables.room.actions import BringWords, HouseAction, Open, RoomAction, SetOptions
from tablee.tables.room.cheers import Hung, Wall
from tablee.tables.room.events import (
    DrawingCheered,
    GameBegan,
    GameClosed,
    RoomEvent,
    SeatsChanged,
    SeatTaken,
    TableOpened,
    WordsBrought,
)
from tablee.tables.room.names import sitters
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.room.rules import House
from tablee.tables.room.state import Room
from tablee.tables.table import Entry, Table
from tablee.tables.variation import Branch
from tablee.tables.wire import Act, Wish
from tablee.words.packs import Lent, lend


class GrantedBefore(Exception):
    """The wish of this number was granted already, perhaps by another process a moment ago."""


class BrokenJournal(Exception):
    """A row that does not follow from the one before; its number is the argument."""


class GameGone(Exception):
    """The table is whole, but its game cannot be played here now; the game's key is the argument."""


class Proposal(Secret, frozen=True):
    """What is decided and not yet kept."""

    cause: Cause
    rows: list[Row]
    room_events: Sequence[RoomEvent] = ()
    entries: Sequence[Entry] = ()
    replaced: Sequence[int] = ()
    """The rows whose attachments nobody can look at any more."""


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
        self.past = Past()
        """The games that were played to their end; nothing in them is secret any more."""
        self.evening: list[Played] = []
        """Every game that was played to its end here, the first one first."""
        self._shifts: tuple[Shift, ...] = ()
        """Which seats bots have played in this game, and from when on."""
        self._told_at_takings: list[Mapping[Seat | None, int]] = []
        """By seat how much it had been told when a seat changed hands in this game."""
        self.pen = Pen()
        self._lent: Sequence[Lent] = ()
        """The packs of this table's own, held so that its games and bots find them."""
        self.seats: Mapping[Viewer, Seat] = {}
        """Of the people who have one."""
        self.bots: Mapping[Seat, str] = {}
        """Of which level, by the seat they play."""
        self.empty: frozenset[Seat] = frozenset()
        """Seats that nobody plays; like the two above it follows from the room, and changes with it only."""
        self.granted: dict[PersonId, set[int]] = {}
        """The numbers of each person's wishes that were granted."""

    @property
    def game(self) -> AnyGame:
        return self.house.game_of(self.room.game)

    @property
    def is_set_aside(self) -> bool:
        """Another game than the one that lies here was picked: it is looked back at, and no longer shown."""
        return self.table is not None and self.table.game.ABOUT.key != self.room.game

    def is_shown_to(self, who: Viewer) -> bool:
        """A game that was over before somebody came is not theirs to see, unless one who played lets them."""
        is_over = self.table is not None and self.table.outcome is not None
        return not is_over or self.room.may_look_back(who)

    def eyes_of(self, who: Viewer) -> Seat | None:
        """By seat, a spectator's being `None`; while people gather there may be seats that the game did not have."""
        seat = self.seats.get(who)
        has_seat = seat is not None and self.table is not None and self.table.seating.has(seat)
        return seat if has_seat else None

    def awaits(self, who: PersonId) -> bool:
        """Whether the game waits for this person, who plays their seat themselves."""
        seat = self.eyes_of(who)
        if seat is None or self.table is None or self.room.stage != "playing":
            return False
        return self.room.chairs[seat].is_played_by_its_person and seat in self.table.awaiting

    def takings_for(self, who: Viewer) -> tuple[int, ...]:
        """After how much of their news each seat changed hands."""
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
        events = room_rules.decide(self.room, who, action, self.house, self.wall_of)
        replaced: Sequence[int] = ()
        if any(isinstance(it, GameBegan) for it in events):
            self._rehearse(events)
            replaced = self._let_go()
        elif isinstance(action, SetOptions | BringWords):
            self._rehearse_words(events)
        cause = Cause(who, n)
        return Proposal(cause, self.pen.room_rows(events, cause, at), events, replaced=replaced)

    def _rehearse(self, events: Sequence[RoomEvent]) -> None:
        """Refuse a game that could not be dealt, for want of its word cards: the table would wait for ever."""
        room = self.room
        for event in events:
            room = room_rules.evolve(room, event, self._options_of)
        held = lent_by(room)  # or nobody would find words that are being brought
        require_cards(self.house.game_of(room.game), len(room.chairs), room.options)
        del held

    def _rehearse_words(self, events: Sequence[RoomEvent]) -> None:
        """The same where word cards are chosen, and not when it is too late; a game without any has nothing to say."""
        kinds = self._options_of(
            events[0].game if isinstance(events[0], TableOpened) else self.room.game
        )
        if "pack" in kinds.__struct_fields__:
            self._rehearse(events)

    def _let_go(self) -> tuple[int, ...]:
        """The rows of the drawings that go when another game begins; the best loved stays on the sheet."""
        rows = {} if self.last is None else self.last.attachments.rows
        return tuple([row for name, row in rows.items() if name not in self._loved])

    @property
    def _loved(self) -> frozenset[str]:
        return frozenset(it.loved.drawing for it in self.evening if it.loved)

    def arrange(self, action: HouseAction, at: int) -> Proposal:
        """What the house itself does."""
        events = room_rules.decide_for_house(self.room, action, self.house)
        if isinstance(action, Open):
            self._rehearse_words(events)
        return Proposal(Cause(), self.pen.room_rows(events, Cause(), at), events)

    def move(self, who: PersonId, action: Any, n: int | None, at: int) -> Proposal:
        """A person's move in the game, from the seat it has and plays itself."""
        seat = self.seats.get(who)
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
        replaced = self.table.attachments.replaced_by(it.event for it in entries)
        return Proposal(
            cause, self.pen.game_rows(entries, cause), entries=entries, replaced=replaced
        )

    # --- looking back ---

    def finished(self, number: int) -> Table | None:
        """The game of this number, if nothing in it is secret any more."""
        past = self.past.get(number)
        return None if past is None else past.table

    def wall_of(self, who: PersonId) -> Wall:
        """The drawings that this person may look at now and everybody knows the makers of, the last game's too."""
        wall: dict[str, Hung] = {}
        for number, table in ((self.room.games - 1, self.last), (self.room.games, self.table)):
            if table is not None and self.room.may_look_back(who, number):
                makers = table.attachments.makers
                for name in signed_in(table.view(None)):
                    wall[name] = Hung(number, makers[name].person if name in makers else None)
        return wall

    # --- growing ---

    def grow(self, proposal: Proposal) -> News:
        """Only after the rows were kept; gives what each seat learns of it."""
        self.pen.move_on(proposal.rows)
        for event in proposal.room_events:
            self._on_room_event(event)
        self._on_granted(proposal.cause)
        if not proposal.entries:
            return {}
        beside = [it.seq if it.attachment else None for it in proposal.rows]
        return self._record(proposal.entries, beside, proposal.cause.who)

    def restore(self, rows: Sequence[Row]) -> None:
        """Grow by a journal as it was kept; dice, bots and clock are not asked again."""
        for row in rows:
            try:
                self._restore(row)
            except UnknownName as gone:
                raise GameGone(gone.name) from None
            except Exception as fault:  # whatever a damaged line breaks, the line is to blame
                raise BrokenJournal(row.seq) from fault
        if self.table and (lost := self.table.attachments.lost):
            raise BrokenJournal(lost[0])

    def _restore(self, row: Row) -> None:
        line: JournalLine = read_line(row.body)
        if line.prev != self.pen.head or row.seq != self.pen.seq + 1 or not _is_own(line, row):
            raise BrokenJournal(row.seq)
        match line:
            case RoomLine():
                self._on_room_event(line.event)
                self._on_granted(Cause(line.who, line.n))
            case GameLine():
                beside = row.seq if line.attachment else None
                self._record((self._entry(line, row),), (beside,), line.who)
                self._on_granted(Cause(line.who, line.n))
            case AttachmentLine():
                assert self.table is not None
                self.table.attachments[line.name] = bytes(line.content)
        self.pen.move_on((row,))

    def _record(
        self, entries: Sequence[Entry], beside: Sequence[int | None], who: PersonId | None
    ) -> News:
        """With the rows that their attachments lie beside, if they have any, and who brought them."""
        assert self.table is not None
        assert self.chronicle is not None
        for entry, row in zip(entries, beside, strict=True):
            self.table.attachments.lie(entry.event, row, who)
        return self.chronicle.add(entries, self.table.record(entries), sitters(self.room))

    def _entry(self, line: GameLine, row: Row) -> Entry:
        assert self.table is not None
        types = self.table.game.TYPES
        event = decoder(types.event).decode(line.event)
        action = decoder(types.action | types.table_action | None).decode(line.action)
        seq = len(self.table.entries) + 1
        noted = (line.answers, row.attachment, line.draws)
        return Entry(seq, row.at, event, line.seat, action, *noted)

    def _on_granted(self, cause: Cause) -> None:
        if cause.who is not None and cause.n is not None:
            self.granted.setdefault(cause.who, set()).add(cause.n)

    def _on_room_event(self, event: RoomEvent) -> None:
        self.room = room_rules.evolve(self.room, event, self._options_of)
        self._look_at_chairs()
        if isinstance(event, GameBegan):
            self._begin(event)
        elif isinstance(event, SeatsChanged) and self.room.stage == "playing":
            assert self.table is not None
            bots = [it.bot for it in self.room.chairs]
            self._shifts = changed(self._shifts, bots, len(self.table.entries))
        elif isinstance(event, GameClosed) and self.table is not None:
            self.evening += played(self.room, self.table)
            assert self.room.last is not None
            self.past.keep(self.room.last, self.table, self._shifts)
        elif isinstance(event, DrawingCheered):
            table = self.table if event.number == self.room.games else self.last
            assert table is not None
            self.evening = [
                replace(it, loved=loved(self.room, it.number, table))
                if it.number == event.number
                else it
                for it in self.evening
            ]
        elif isinstance(event, SeatTaken):
            assert self.chronicle is not None
            self._told_at_takings.append(self.chronicle.counts)
        elif isinstance(event, WordsBrought):
            self._lent = lent_by(self.room)

    def _look_at_chairs(self) -> None:
        chairs = [(Seat(n), it) for n, it in enumerate(self.room.chairs)]
        self.seats = {it.person: seat for seat, it in chairs if it.person is not None}
        self.bots = {seat: it.bot for seat, it in chairs if it.bot is not None}
        self.empty = frozenset([seat for seat, it in chairs if it.is_empty])

    def _begin(self, begun: GameBegan) -> None:
        if self.last is not None:
            self.last.attachments.leave(self._loved)
        self.last = self.table
        self.table = self._dealt(begun)
        if begun.branch is not None:
            _furnish(self.table, begun.branch)
        self.chronicle = Chronicle(self.table)
        self._shifts = all_along([it.bot for it in self.room.chairs])
        self._told_at_takings = []

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
            variation=None if begun.branch is None else begun.branch.variation,
            deal=None if begun.shared is None else begun.shared.deal,
        )

    def _options_of(self, game: str) -> Any:
        return self.house.game_of(game).TYPES.options


def _furnish(table: Table, branch: Branch) -> None:
    """What the truth that a variation sets out from takes for granted."""
    table.empty = {*branch.empty}
    table.attachments.update({it.name: it.content for it in branch.carried})


def lent_by(room: Room) -> Sequence[Lent]:
    """Found by their names as long as somebody holds what this gives."""
    return [lend(it.game, it.language, it.text) for it in room.words_in_use]


def _is_own(line: JournalLine, row: Row) -> bool:
    """Whether the attachment beside a line, if there is one, is what this line names."""
    named = line.attachment if isinstance(line, GameLine) else ""
    return not row.attachment or hash_of(row.attachment) == named
