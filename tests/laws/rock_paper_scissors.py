"""The simplest game of hidden information: both choose in secret, and one move brings all of it to light."""

from typing import Any, Literal

from tablee.core.game import About, Begin, Types
from tablee.core.kit import Kit
from tablee.core.offers import Offer, Offers, OneOf
from tablee.core.outcome import Outcome
from tablee.core.record import Record, replace
from tablee.core.refusal import Malformed, NotYourTurn
from tablee.core.seats import Seat, Seating

Hand = Literal["rock", "paper", "scissors"]
HANDS: tuple[Hand, ...] = ("rock", "paper", "scissors")
ROUNDS = 9


class Options(Record, frozen=True):
    """What everybody sees of a round: both hands, or only who won it."""

    told: Literal["hands", "winner"] = "hands"


class Choose(Record, frozen=True, tag="choose"):
    """In secret."""

    hand: Hand


class Begun(Record, frozen=True, tag="begun"):
    """Both may choose."""


class Chosen(Record, frozen=True, tag="chosen"):
    """One has."""

    seat: Seat
    hand: Hand | None = None


class Revealed(Record, frozen=True, tag="revealed"):
    """Both have."""

    winner: Seat | None
    hands: tuple[Hand, ...]


class State(Record, frozen=True):
    """All there is to know."""

    seating: Seating
    options: Options
    is_begun: bool = False
    chosen: tuple[Hand | None, ...] = (None, None)
    rounds: tuple[Revealed, ...] = ()


class View(Record, frozen=True, tag="rock-paper-scissors"):
    """What one may see and do."""

    has_chosen: tuple[bool, ...]
    mine: Hand | None
    rounds: tuple[Revealed, ...]
    offers: Offers


ABOUT = About("rock-paper-scissors", "Rock, paper, scissors", "RP", 1, ("Nobody",), (2,), (1, 1))
TYPES = Types(
    options=Options,
    action=Choose,
    table_action=Begin,
    event=Begun | Chosen | Revealed,
    view=View,
    seen=Begun | Chosen | Revealed,
)


def start(seating: Seating, options: Options) -> State:
    return State(seating, options)


def decide(state: State, seat: Seat | None, action: Any, kit: Kit) -> tuple[Any, ...]:
    if seat is None and isinstance(action, Begin) and not state.is_begun:
        return (Begun(),)
    if seat is None or not state.seating.has(seat) or isinstance(action, Begin):
        raise Malformed("not_for_you")
    if seat not in awaiting(state):
        raise NotYourTurn("wait")
    other = state.chosen[1 - seat]
    chosen = Chosen(seat, action.hand)
    if other is None:
        return (chosen,)
    return (chosen, _revealed((action.hand, other) if seat == 0 else (other, action.hand), state))


def _revealed(hands: tuple[Hand, ...], state: State) -> Revealed:
    ahead = (HANDS.index(hands[0]) - HANDS.index(hands[1])) % 3
    winner = (None, Seat(0), Seat(1))[ahead]
    return Revealed(winner, hands if state.options.told == "hands" else ())


def evolve(state: State, event: Any) -> State:
    match event:
        case Begun():
            return replace(state, is_begun=True)
        case Chosen():
            chosen = list(state.chosen)
            chosen[event.seat] = event.hand
            return replace(state, chosen=tuple(chosen))
        case _:
            return replace(state, chosen=(None, None), rounds=(*state.rounds, event))


def awaiting(state: State) -> tuple[Seat, ...]:
    is_on = state.is_begun and len(state.rounds) < ROUNDS
    return tuple(it for it in state.seating.seats if is_on and state.chosen[it] is None)


def deadline(state: State) -> int | None:
    return None


def view(state: State, seat: Seat | None) -> View:
    may_choose = seat is not None and seat in awaiting(state)
    return View(
        tuple(it is not None for it in state.chosen),
        None if seat is None else state.chosen[seat],
        state.rounds,
        (Offer("choose", {"hand": OneOf(HANDS)}),) if may_choose else (),
    )


def seen(state: State, event: Any, seat: Seat | None) -> Any:
    is_others = isinstance(event, Chosen) and seat != event.seat
    return replace(event, hand=None) if is_others else event


def outcome(state: State) -> Outcome | None:
    return Outcome("enough", (), (0, 0)) if len(state.rounds) == ROUNDS else None


def resample(state: State, seat: Seat | None, chance: Any) -> State:
    others = enumerate(state.chosen)
    return replace(
        state, chosen=tuple(it if n == seat or not it else chance.pick(HANDS) for n, it in others)
    )
