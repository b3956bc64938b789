"""Small words to set a table with, so that the tests of Entre les lignes read like its rulebook."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest

from tablee.core.absence import Occupy, Vacate
from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.drawing import Draw, Drawing, Stroke
from tablee.core.game import AnyGame, Begin
from tablee.core.kit import Kit, Lexicon, NoWords
from tablee.core.offers import Offer
from tablee.core.record import encode, replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.actions import (
    Abstain,
    Action,
    CastVote,
    Describe,
    GoOn,
    HandIn,
    Judge,
    ObjectTo,
    TableAction,
    TakeBack,
    Withdraw,
)
from tablee.games.entre_les_lignes.events import Event
from tablee.games.entre_les_lignes.pieces import (
    Letter,
    Opinion,
    Options,
    Spot,
    Vote,
    rounds_for,
)
from tablee.games.entre_les_lignes.state import Place, State
from tests.laws.planting import ANSWERS

E = TypeVar("E")

KEY = b"the tests of entre les lignes"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()
HAND_IN = HandIn()
TAKE_BACK = TakeBack()
ABSTAIN = Abstain()
WITHDRAW = Withdraw()
GO_ON = GoOn()


class Pack(NoWords):
    """So many cards, each with five words: card 7 has fr-7-I to fr-7-V."""

    def __init__(self, cards: int = 115) -> None:
        self.cards = cards
        self.looked_at: list[int] = []

    def size(self, pack: str) -> int:
        return self.cards if pack.endswith("/tablee") else 0

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        self.looked_at.append(number)
        _, language, _ = pack.split("/")
        return tuple(f"{language}-{number}-{it}" for it in ("I", "II", "III", "IV", "V"))


PACK = Pack()


def el_with(lexicon: Lexicon = PACK, **changed: Any) -> AnyGame:
    """The game at a table that has these word cards, but for some of its answers."""

    def decide(state: Any, seat: Any, action: Any, kit: Kit) -> Any:
        return game.decide(state, seat, action, Kit(kit.chance, kit.now, lexicon))

    kept = {name: getattr(game, name) for name in ANSWERS} | {"decide": decide}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


# What a seat may ask for


def line(x: int = 2_000) -> Drawing:
    """One stroke."""
    return Drawing((Stroke(1, 1, (x, 2_000, 128, x + 90, 2_090, 128)),))


def draw(x: int = 2_000) -> Draw:
    return Draw(line(x))


BLANK = Draw(Drawing(()))


def vote(letter: Letter) -> CastVote:
    return CastVote(letter)


def describe(text: str) -> Describe:
    return Describe(text)


def object_to(spot: Spot) -> ObjectTo:
    return ObjectTo(spot)


def judge(ballot: Opinion) -> Judge:
    return Judge(ballot)


# Tables


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The first round is dealt, and nobody has drawn anything yet."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def name(seat: int) -> str:
    """What this seat's drawing goes by at a made-up table."""
    return f"{seat + 1:x}" * 32


def drawing(seats: int, options: Options | None = None, **rest: Any) -> State:
    """Seat 0 is active and seat 1 its accomplice: both have AVION, the others a number."""
    words = ["AVION", "AVION", *(f"MOT-{it}" for it in range(2, seats))]
    given: dict[str, Any] = {
        "places": tuple(Place(word=word, drawing=name(it)) for it, word in enumerate(words)),
        "phase": "draw",
        "round": 1,
        "rounds": rounds_for(seats, options or Options()),
        "active": Seat(0),
        "accomplice": Seat(1),
        "number": 1,
        "pile": tuple(range(50, 115)),
    }
    return State(Seating(seats), options or Options(), **given | rest)


def voting(seats: int, options: Options | None = None, *, votes: str = "", **rest: Any) -> State:
    """All drawings are shown, seat 1's at A, seat 2's at B…; these have voted ("A-?": A, an abstention, not yet)."""
    state = drawing(seats, options, phase="vote", **rest)
    order = tuple(map(Seat, range(1, seats)))
    given = [_VOTES.get(it, it) for it in votes.ljust(seats, "?")]
    places = tuple(
        replace(place, has_handed_in=True, vote=vote)
        for place, vote in zip(state.places, given, strict=True)
    )
    return replace(state, order=order, shown=tuple(map(name, range(seats))), places=places)


_VOTES: dict[str, Vote | None] = {"?": None, "-": "abstain"}


# Play


def act(
    state: State,
    seat: int | None,
    action: Action | TableAction,
    now: int = 0,
    *,
    key: bytes = KEY,
    lexicon: Lexicon = PACK,
) -> tuple[State, tuple[Event, ...]]:
    """What the table is after an action, and what happened."""
    kit = Kit(Chance(key), now, lexicon)
    events = game.decide(state, None if seat is None else Seat(seat), action, kit)
    for event in events:
        state = game.evolve(state, event)
    return state, events


def after(state: State, *moves: tuple[int, Action], now: int = 0) -> State:
    for seat, action in moves:
        state, _ = act(state, seat, action, now)
    return state


def refused(state: State, seat: int | None, action: Action | TableAction, now: int = 0) -> Refusal:
    """Why this cannot be done; the table is as it was."""
    before = encode(state)
    with pytest.raises(Refusal) as refusal:
        act(state, seat, action, now)
    assert encode(state) == before
    return refusal.value


def the(events: Iterable[object], kind: type[E]) -> E:
    """The only event of this kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def kinds(events: Iterable[object]) -> list[str]:
    return [type(event).__name__ for event in events]


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    return game.view(state, Seat(seat)).offers


def offered(state: State, seat: int) -> list[str]:
    return [offer.action for offer in offers(state, seat)]


# Coming and going


def vacate(seat: int) -> Vacate:
    return Vacate(Seat(seat))


def occupy(seat: int) -> Occupy:
    return Occupy(Seat(seat))


def without(state: State, *seats: int) -> State:
    """These have left, one after the other."""
    for seat in seats:
        state, _ = act(state, None, vacate(seat))
    return state


def gone_on(state: State) -> State:
    """All who are here have seen the result."""
    return after(state, *((seat, GO_ON) for seat in game.awaiting(state)))


def played(state: State, rounds: int) -> State:
    """So many rounds on, in which all voted for A; the last one is being looked at."""
    for _ in range(rounds):
        if state.phase == "reveal":
            state = gone_on(state)
        state = after(state, *((seat, draw(seat)) for seat in game.awaiting(state)))
        state = after(state, *((seat, HAND_IN) for seat in game.awaiting(state)))
        state = after(state, *((seat, vote("A")) for seat in game.awaiting(state)))
    return state


def five_after_one() -> State:
    """Six were dealt the first round; seat 3 has left since, and the others look at the result."""
    return without(played(dealt(6, Options(first=Seat(0))), 1), 3)
