"""One table: a game in progress, and the list of events that is its truth."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, cast

import msgspec

from tablee.core.absence import Occupied, Vacated
from tablee.core.attachment import Attach
from tablee.core.chance import Chance, Draws, Run, commitment, key_from
from tablee.core.game import AnyGame, AnyView, Begin, Game
from tablee.core.kit import Answer, Kit, Lexicon
from tablee.core.outcome import Outcome
from tablee.core.record import Secret, converter, decoder, replace
from tablee.core.refusal import Malformed, NotSeated
from tablee.core.seats import Seat, Seating
from tablee.registry import WORDS
from tablee.tables.attachments import Attachments, set_aside
from tablee.tables.deal import Deal
from tablee.tables.legacy import COUNTED, FORMAT
from tablee.tables.testimony import Noted
from tablee.tables.variation import Variation

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=AnyView, default=Any)
    """What a seat sees; where the game is only known by its key, anything."""
else:
    from typing import TypeVar

    V = TypeVar("V")


class Entry(Secret, frozen=True):
    """One event of the log, and what brought it about."""

    seq: int
    at: int
    """The table's milliseconds."""
    event: Any
    seat: Seat | None = None
    """Who asked; nobody where the table itself did."""
    action: Any = None
    """What was asked, on the first event that came of it."""
    answers: tuple[Answer, ...] = ()
    """What the words answered meanwhile, beside the action."""
    attachment: bytes = b""
    """What came with the action: it is kept beside the log, which has its name only."""
    draws: Draws = ()
    """What chance drew meanwhile, beside the action."""


class Table(Generic[V]):
    """Decides, records, evolves; tells each seat only what it may know.

    Copied or pickled it plays on by itself, to the same future: whoever holds it holds every secret, the seed too.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, V, Any],
        seating: Seating | int,
        options: Any = None,
        *,
        seed: bytes,
        salts: tuple[bytes, ...] = (),
        version: int | None = None,
        format: int = FORMAT,
        variation: Variation | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.game = game
        self.version = version or game.ABOUT.version
        """Of the rules the seed was promised for: today's, unless it began before they changed."""
        self.format = format
        """Of its journal and log: a game goes on in the one it began with."""
        self.seating = Seating(seating) if isinstance(seating, int) else seating
        self.options = agreed_on(game, options)
        self.seed = seed
        self.salts = salts
        self.variation = variation
        self.deal = deal
        """Where the seed comes from, if others play the same deal."""
        self.start = self.state = self._first_truth()
        """The truth before the first event."""
        self.entries: list[Entry] = []
        self.drawn = 0
        """How many decisions chance had a part in."""
        self.attachments = Attachments()
        self.acted: Counter[Seat] = Counter()
        """How often each seat has acted."""
        self.empty: set[Seat] = set()
        """Seats that the game knows nobody plays."""
        self._set_up()

    def _first_truth(self) -> Any:
        first = self.game.start(self.seating, self.options)
        if self.variation is None:
            return first
        kind: Any = type(first)
        return decoder(kind).decode(self.variation.state)

    def _set_up(self) -> None:
        """What follows from the rest."""
        self._chance = Chance(key_from(self.seed, self.salts))
        self._views: tuple[Any, dict[Seat | None, V]] = (None, {})
        """Of which state, and by seat: people, bots and alarms all look at the same moment."""
        self._shown: dict[int | None, tuple[Any, Mapping[str, bytes]]] = {}
        """In which view, and by seat: who opens a gallery asks for one after the other."""

    def copy(self) -> "Table[V]":
        """Another table at the same point: what happens at one happens not at the other."""
        return copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """A game is a module, which is kept by its name; what grows is not shared."""
        kept = {name: it for name, it in vars(self).items() if not name.startswith("_")}
        is_module = isinstance(self.game, ModuleType)
        kept["game"] = self.game.__name__ if is_module else self.game  # type: ignore[attr-defined]
        grown = {"entries": [*self.entries], "acted": +self.acted, "empty": {*self.empty}}
        return {**kept, **grown, "attachments": copy(self.attachments)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        if isinstance(kept["game"], str):
            self.game = cast("AnyGame", import_module(kept["game"]))
        self._set_up()

    def __repr__(self) -> str:
        return (
            f"<Table {self.game.ABOUT.key}, {self.seating.size} seats, {len(self.entries)} events>"
        )

    @property
    def commitment(self) -> str:
        """What is shown before the first card, so that the seed cannot be chosen afterwards."""
        return commitment(self.seed, self.game.ABOUT.key, self.version)

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        return self.game.awaiting(self.state)

    @property
    def deadline(self) -> int | None:
        return self.game.deadline(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def is_to_be_dealt(self) -> bool:
        """A variation was, when it was left."""
        return not self.entries and self.variation is None

    def view(self, seat: int | None) -> V:
        """What this seat, or a spectator, may see and do now."""
        viewer, state = self._viewer(seat), self.state
        seen_state, views = self._views
        if seen_state is not state:
            self._views = (state, views := {})
        if viewer not in views:
            views[viewer] = self.game.view(state, viewer)
        return views[viewer]

    def turn_of(self, seat: Seat) -> int:
        """Where a bot's own chance stands: where one deal is played again and again, by its own turns."""
        if self.format < COUNTED or self.variation is not None:
            return len(self.entries)
        return self.acted[seat]

    def may_help(self, seat: int) -> bool:
        """Whether this seat, though nobody waits for it, may do what helps the game on."""
        return any(offer.action in self.game.TYPES.unasked for offer in self.view(seat).offers)

    def begin(self, now: int = 0) -> tuple[Any, ...]:
        return self.act(None, Begin(), now)

    def act(
        self, seat: int | None, action: Any, now: int = 0, lexicon: Lexicon = WORDS
    ) -> tuple[Any, ...]:
        """The events that come of it, recorded; or a refusal, and nothing has changed."""
        entries = self.decide(seat, action, now, lexicon)
        self.record(entries)
        return tuple([entry.event for entry in entries])

    def decide(
        self, seat: int | None, action: Any, now: int = 0, lexicon: Lexicon = WORDS
    ) -> tuple[Entry, ...]:
        """What would come of it; the table itself changes only when this is recorded."""
        actor = None if seat is None else Seat(seat)
        first = len(self.entries) + 1
        words = Noted(lexicon)
        draws: list[Run] = []
        chance = self._chance_for(action, first, draws if self.format > 1 else None)
        event, *others = self.game.decide(self.state, actor, action, Kit(chance, now, words))
        logged, attachment = set_aside(action, event)
        if logged is not action:
            draws = []  # the log has its name: nothing is drawn for it again
        noted = (tuple(words.answers), attachment, tuple(draws))
        return (
            Entry(first, now, event, actor, logged, *noted),
            *[Entry(seq, now, other, actor) for seq, other in enumerate(others, first + 1)],
        )

    def _chance_for(self, action: Any, first: int, notes: list[Run] | None) -> Chance:
        """Its stretch for a decision; names of attachments are drawn apart, for they are not noted."""
        if isinstance(action, Attach):
            return self.naming(first, notes)
        return self._chance.at(first if self.format < COUNTED else self.drawn + 1, notes)

    def naming(self, first: int, notes: list[Run] | None = None) -> Chance:
        """What the name of an attachment is drawn from, which an event of this number tells."""
        if self.format < COUNTED:
            return self._chance.at(first, notes)
        return Chance(key_from(self.seed, (b"names",)), first, notes)

    def record(self, entries: Iterable[Entry]) -> list[Any]:
        """Grow by these; gives the state before each, for those who have to be told."""
        before: list[Any] = []
        for entry in entries:
            before.append(self.state)
            self.attachments.keep(entry.event, entry.attachment)
            self.entries.append(replace(entry, attachment=b"") if entry.attachment else entry)
            self._count(entry)
            self.state = self.game.evolve(self.state, entry.event)
        return before

    def _count(self, entry: Entry) -> None:
        """Who is here, and how often chance and each seat have had a part."""
        event = entry.event
        if entry.seat is not None and entry.action is not None:
            self.acted[entry.seat] += 1
        self.drawn += bool(entry.draws)
        if isinstance(event, Vacated):
            self.empty.add(event.seat)
        elif isinstance(event, Occupied):
            self.empty.discard(event.seat)

    def shown(self, seat: int | None) -> Mapping[str, bytes]:
        """The attachments this seat may look at: those whose names it sees."""
        if not self.attachments:
            return {}
        view = self.view(seat)
        seen_view, shown = self._shown.get(seat, (None, {}))
        if seen_view is not view:
            shown = self.attachments.shown_in(view)
            self._shown[seat] = (view, shown)
        return shown

    def told(self, seat: int | None) -> Iterator[Any]:
        """All that this seat was told, from the first event on."""
        viewer = self._viewer(seat)
        state = self.start
        for entry in self.entries:
            news = self.game.seen(state, entry.event, viewer)
            if news is not None:
                yield news
            state = self.game.evolve(state, entry.event)

    def _viewer(self, seat: int | None) -> Seat | None:
        """Nobody looks through a seat that is not there."""
        if seat is not None and not self.seating.has(seat):
            raise Malformed("no_such_seat")
        return None if seat is None else Seat(seat)


def agreed_on(game: Game[Any, Any, Any, Any, Any, Any], options: Any) -> Any:
    """The game's options: the usual ones, those given, or the usual ones but for what is named."""
    kind = game.TYPES.options
    if options is None:
        return kind()
    if not isinstance(options, Mapping):
        return options
    try:
        return converter(kind)(options)
    except msgspec.ValidationError as error:
        raise NotSeated("no_such_option") from error


def open_table(
    game: Game[Any, Any, Any, Any, V, Any], seats: int, options: Any = None, *, seed: bytes
) -> Table[V]:
    """A table with each seat for itself, dealt and ready to play."""
    table = Table(game, Seating(seats), options, seed=seed)
    table.begin()
    return table
