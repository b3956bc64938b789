"""A game is a few questions and nothing else; a plain module that answers them is a game."""

from typing import Any, Protocol, TypeVar

from tablee.core.absence import Vacate
from tablee.core.attachment import Attach
from tablee.core.chance import Chance
from tablee.core.kit import Kit
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, decoder, encode, kinds_of, tag_of
from tablee.core.seats import Seat, Seating


class Begin(Record, frozen=True, tag="begin"):
    """The table says that everybody is seated: deal."""


class About(Record, frozen=True):
    """What a shelf of games shows."""

    key: str
    title: str
    prefix: str
    """How the ids of its rules begin."""
    version: int
    """Raised with every change to the rules that an old log would notice."""
    authors: tuple[str, ...]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    deals: int = 1
    """The oldest version from which the same seed still deals the same."""


class Types:
    """The records a game speaks in: its options, and the unions of its actions, events, views and what is seen."""

    __slots__ = (
        "_actions",
        "action",
        "event",
        "options",
        "seen",
        "table_action",
        "unasked",
        "view",
    )

    def __init__(
        self,
        options: type[Any],
        action: Any,
        table_action: Any,
        event: Any,
        view: Any,
        seen: Any,
        unasked: tuple[type[Any], ...] = (),
    ) -> None:
        self.options: Any = options
        self.action = action
        self.table_action = table_action
        self.event = event
        self.view = view
        self.seen = seen
        self.unasked = frozenset(map(tag_of, unasked))
        """Actions worth a bot's thought though nobody waits for them, because they help the game on."""
        self._actions: dict[str, type[Any]] = {tag_of(it): it for it in kinds_of(action)}

    @property
    def attach(self) -> type[Attach] | None:
        """The action that brings an attachment, where the game has one."""
        return next((it for it in self._actions.values() if issubclass(it, Attach)), None)

    @classmethod
    def of(
        cls,
        options: type[Any],
        actions: Any,
        events: Any,
        views: Any,
        unasked: tuple[type[Any], ...] = (),
    ) -> "Types":
        """As the modules of a game name them."""
        asks = actions.Action, actions.TableAction
        return cls(options, *asks, events.Event, views.View, views.Seen, unasked)

    @property
    def knows_empty_seats(self) -> bool:
        """Whether the game goes on where nobody plays a seat; else a bot has to."""
        return Vacate in kinds_of(self.table_action)

    def has(self, tag: str) -> bool:
        """Whether a seat may ever ask for an action of this name."""
        return tag in self._actions

    def is_action(self, thing: Any) -> bool:
        """Whether this is an action as one could be read: what somebody else's code made may be anything."""
        try:
            return bool(decoder(self.action).decode(encode(thing)) == thing)
        except Exception:  # nonsense breaks in many ways
            return False

    def make_action(self, offered: dict[str, Any]) -> Any:
        """The action that an offer gave as plain data."""
        fields = dict(offered)
        return self._actions[fields.pop("type")](**fields)


class AnyView(Protocol):
    """What every view has, whatever the game."""

    @property
    def seat(self) -> Seat | None:
        """Whose it is; nobody's for a spectator."""

    @property
    def offers(self) -> Offers:
        """What this seat may do now."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""


O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S")
A_contra = TypeVar("A_contra", contravariant=True)
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
N_co = TypeVar("N_co", covariant=True)


class Game(Protocol[O_contra, S, A_contra, E, V_co, N_co]):
    """The questions.  A seat of `None` is nobody's: the table itself when it acts, a spectator when it looks."""

    @property
    def ABOUT(self) -> About: ...  # noqa: N802

    @property
    def TYPES(self) -> Types: ...  # noqa: N802

    def start(self, seating: Seating, options: O_contra) -> S:
        """The truth before the first event; refuses seats and options that cannot be."""

    def decide(self, state: S, seat: Seat | None, action: A_contra, kit: Kit) -> tuple[E, ...]:
        """What happens when this seat asks for this; may refuse."""

    def evolve(self, state: S, event: E) -> S:
        """The truth after an event; never refuses what `decide` gave."""

    def awaiting(self, state: S) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""

    def deadline(self, state: S) -> int | None:
        """When the table will say that time is up, in its own milliseconds."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What this seat may see and do now."""

    def seen(self, state: S, event: E, seat: Seat | None) -> N_co | None:
        """What this seat learns of an event that happens in this state; `None` if it is not to notice."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""

    def resample(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Another truth which this seat cannot tell apart from this one (for the laws)."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
