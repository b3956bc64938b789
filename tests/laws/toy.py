"""A game from another package: teams take turns to call things out, and nothing is secret."""

from typing import Any, Literal

from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.offers import Offer, Offers, OneOf
from tablee.core.outcome import Outcome
from tablee.core.record import Record, replace
from tablee.core.refusal import BrokenRule, Malformed, NotSeated, NotYourTurn
from tablee.core.seats import Seat, Seating

WORDS = ("here", "there")
CALLS = 12
OFFERS: Offers = (Offer("call", {"word": OneOf(WORDS)}), Offer("pass"))


class Options(Record, frozen=True):
    """What may be agreed: a switch, a word, a number nobody can list."""

    is_loud: bool = False
    tone: Literal["high"] | Literal["low"] = "high"
    patience: int = 3


class Call(Record, frozen=True, tag="call"):
    """One of the words, in one way."""

    word: str
    is_loud: bool = False
    numbers: tuple[int, ...] = ()
    echo: int | None = None
    """None of the others matters, so none is offered."""


class Pass(Record, frozen=True, tag="pass"):
    """Nothing to say."""


class Called(Record, frozen=True, tag="called"):
    """Who said what."""

    seat: Seat
    word: str


class Begun(Record, frozen=True, tag="begun"):
    """Everybody may begin."""


class State(Record, frozen=True):
    """All there is to know."""

    seating: Seating
    is_begun: bool = False
    calls: tuple[str, ...] = ()

    @property
    def turn(self) -> Seat | None:
        is_on = self.is_begun and len(self.calls) < CALLS
        return Seat(len(self.calls) % self.seating.size) if is_on else None


class View(Record, frozen=True, tag="toy"):
    """The same for everybody but for the offers."""

    calls: tuple[str, ...]
    offers: Offers


ABOUT = About("toy", "Toy", "TY", 1, ("Nobody",), (2, 4), (1, 1))
TYPES = Types(
    options=Options,
    action=Call | Pass,
    table_action=Begin,
    event=Called | Begun,
    view=View,
    seen=Called | Begun,
)


def start(seating: Seating, options: Options) -> State:
    if not seating.teams:
        raise NotSeated("teams_needed", "TY-01")
    return State(seating)


def decide(state: State, seat: Seat | None, action: Any, kit: Kit) -> tuple[Any, ...]:
    if seat is None and isinstance(action, Begin) and not state.is_begun:
        return (Begun(),)
    if seat is None or not state.seating.has(seat) or isinstance(action, Begin):
        raise Malformed("not_for_you")
    if seat != state.turn:
        raise NotYourTurn("not_your_turn", "TY-02")
    if isinstance(action, Pass):
        return (Called(seat, ""),)
    if action.word not in WORDS:
        raise BrokenRule("no_such_word", "TY-03")
    return (Called(seat, action.word),)


def evolve(state: State, event: Any) -> State:
    if isinstance(event, Begun):
        return replace(state, is_begun=True)
    return replace(state, calls=(*state.calls, event.word))


def awaiting(state: State) -> tuple[Seat, ...]:
    return () if state.turn is None else (state.turn,)


def deadline(state: State) -> int | None:
    return None


def view(state: State, seat: Seat | None) -> View:
    return View(state.calls, OFFERS if seat is not None and seat == state.turn else ())


def seen(state: State, event: Any, seat: Seat | None) -> Any:
    return event


def outcome(state: State) -> Outcome | None:
    return (
        Outcome("said_enough", (), (0,) * state.seating.size) if len(state.calls) == CALLS else None
    )


def resample(state: State, seat: Seat | None, chance: Any) -> State:
    return state
