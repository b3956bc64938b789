"""Small words to set a table with, so that the tests of WORDZ read like its rulebook."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest

from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import AnyGame, Begin
from tablee.core.kit import Kit, Lexicon, NoWords
from tablee.core.offers import Offer
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.wordz import game
from tablee.games.wordz.actions import (
    Action,
    EndTurn,
    Judge,
    LayWord,
    LookUp,
    PassComposing,
    Propose,
    TableAction,
    TurnCard,
)
from tablee.games.wordz.events import Event
from tablee.games.wordz.pieces import Ballot, Options, in_order
from tablee.games.wordz.state import Place, State
from tests.laws.planting import ANSWERS

E = TypeVar("E")

KEY = b"the tests of wordz"

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()
END_TURN = EndTurn()
PASS = PassComposing()


class Dictionary(NoWords):
    """A very small one."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def has(self, language: str, word: str) -> bool:
        return f"{language}:{word}" in self.words or word in self.words


DICTIONARY = Dictionary("MACHINES", "MACHINAL", "CHAT", "LOUP", "OIE", "OR", "fr:ROI", "en:KING")


class HalfOfAll(NoWords):
    """Knows every word that begins with one of the first letters: something to play by chance with."""

    def has(self, _language: str, word: str) -> bool:
        return word < "M"


def wordz_with(lexicon: Lexicon, **changed: Any) -> AnyGame:
    """The game at a table that has this dictionary, but for some of its answers."""

    def decide(state: Any, seat: Any, action: Any, kit: Kit) -> Any:
        return game.decide(state, seat, action, Kit(kit.chance, kit.now, lexicon))

    kept = {name: getattr(game, name) for name in ANSWERS} | {"decide": decide}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


# What a seat may ask for


def lay(word: str) -> LayWord:
    return LayWord(word)


def look_up(word: str) -> LookUp:
    return LookUp(word)


def turn(whom: int, place: int) -> TurnCard:
    return TurnCard(Seat(whom), place)


def propose(whom: int, word: str) -> Propose:
    return Propose(Seat(whom), word)


def judge(ballot: Ballot) -> Judge:
    return Judge(ballot)


# Tables


def ready(seats: int, options: Options | None = None) -> State:
    """Everybody is seated, nothing is dealt."""
    return game.start(Seating(seats), options or Options())


def dealt(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The first round is dealt, and nobody has laid a word yet."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def composing(hands: str, options: Options | None = None) -> State:
    """These hands are dealt ("AEIOUBCDFGHJ | ..."), and nobody has laid a word yet."""
    places = tuple(Place(hand=in_order(hand.strip()), tokens=3) for hand in hands.split("|"))
    return State(
        Seating(len(places)), options or Options(), places, "compose", round=1, first=Seat(0)
    )


def playing(
    words: str,
    options: Options | None = None,
    *,
    active: int = 0,
    tokens: Iterable[int] = (),
    won: Iterable[int] = (),
    points: Iterable[int] = (),
    out: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A turn of the first round: "MaChIneS | chat | -" has M, C, I and S face up, and a seat without a word."""
    texts = [text.strip().strip("-") for text in words.split("|")]
    size = len(texts)
    tokens, won, points = (_each(it, size, n) for it, n in ((tokens, 3), (won, 0), (points, 0)))
    places = tuple(
        Place(
            word=text.upper(),
            turned=tuple(it for it, letter in enumerate(text) if letter.isupper()),
            has_composed=True,
            is_out=seat in tuple(out),
            tokens=tokens[seat],
            won=won[seat],
            points=points[seat],
        )
        for seat, text in enumerate(texts)
    )
    given: dict[str, Any] = {"phase": "turn", "round": 1} | rest
    return State(Seating(size), options or Options(), places, active=Seat(active), **given)


def _each(numbers: Iterable[int], size: int, usual: int) -> tuple[int, ...]:
    return (*numbers, *(usual,) * size)[:size]


# Play


def act(
    state: State,
    seat: int | None,
    action: Action | TableAction,
    now: int = 0,
    *,
    key: bytes = KEY,
    lexicon: Lexicon = DICTIONARY,
) -> tuple[State, tuple[Event, ...]]:
    """What the table is after an action, and what happened."""
    kit = Kit(Chance(key), now, lexicon)
    events = game.decide(state, None if seat is None else Seat(seat), action, kit)
    for event in events:
        state = game.evolve(state, event)
    return state, events


def after(state: State, *moves: tuple[int, Action]) -> State:
    for seat, action in moves:
        state, _ = act(state, seat, action)
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


def tokens(state: State) -> list[int]:
    return [place.tokens for place in state.places]


def won(state: State) -> list[int]:
    return [place.won for place in state.places]


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    return game.view(state, Seat(seat)).offers


def offered(state: State, seat: int) -> list[str]:
    return [offer.action for offer in offers(state, seat)]
