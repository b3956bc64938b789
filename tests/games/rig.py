"""One rig for the rules of every game: seat people, begin, act, be refused, look at what is offered."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any, Generic, TypeVar, cast

import pytest
from msgspec import Struct

from tablee.core.chance import Chance
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import AnyGame, Begin, Game
from tablee.core.kit import NO_WORDS, Kit, Lexicon
from tablee.core.offers import Offer, is_offered
from tablee.core.record import encode
from tablee.core.refusal import NotSeated, Refusal
from tablee.core.seats import Seat, Seating, Team

Agreed = TypeVar("Agreed")
S = TypeVar("S")
A = TypeVar("A", bound=Struct)
E = TypeVar("E")
K = TypeVar("K")

BEGIN = Begin()
TIME_UP = TimeUp()
MORE_TIME = NeedTime()


class Rig(Generic[Agreed, S, A, E]):
    """A game, its usual options, and a key and words of the tests' own; a seat of `None` is the table's."""

    def __init__(
        self,
        game: Game[Agreed, S, A, E, Any, Any],
        options: Agreed,
        key: bytes,
        lexicon: Lexicon = NO_WORDS,
    ) -> None:
        self.game, self.options, self.key, self.lexicon = game, options, key, lexicon

    def ready(self, seats: int, options: Agreed | None = None) -> S:
        """Everybody is seated, nothing is dealt."""
        return self.game.start(Seating(seats), options or self.options)

    def unseated(self, seating: int | Seating, options: Agreed | None = None) -> str:
        """Why nobody can sit down to this."""
        table = Seating(seating) if isinstance(seating, int) else seating
        with pytest.raises(NotSeated) as refusal:
            self.game.start(table, options or self.options)
        return str(refusal.value)

    def is_for(self, *sizes: int, rule: str) -> None:
        """So many may play, each for itself; any other table is refused."""
        assert self.game.ABOUT.seats == sizes
        for size in sizes:
            assert len(self.game.view(self.dealt(size), None).places) == size
        for other in (min(sizes) - 1, max(sizes) + 1, Seating(2, (Team(0), Team(1)))):
            assert self.unseated(other) == f"seats_out_of_range ({rule})"

    def dealt(self, seats: int, options: Agreed | None = None, *, key: bytes | None = None) -> S:
        """The first round has begun, and nobody has done anything yet."""
        begin = cast(A, BEGIN)
        return self.act(self.ready(seats, options), None, begin, key=key)[0]

    def act(
        self,
        state: S,
        seat: int | None,
        action: A,
        now: int = 0,
        *,
        key: bytes | None = None,
        lexicon: Lexicon | None = None,
    ) -> tuple[S, tuple[E, ...]]:
        """What the table is after an action, and what happened."""
        kit = Kit(Chance(key or self.key), now, lexicon or self.lexicon)
        events = self.game.decide(state, None if seat is None else Seat(seat), action, kit)
        for event in events:
            state = self.game.evolve(state, event)
        return state, events

    def after(
        self, state: S, *moves: tuple[int | None, A] | tuple[int | None, A, int], now: int = 0
    ) -> S:
        """The table after each of these moves; one that has a time of its own is made then."""
        for seat, action, *time in moves:
            state, _ = self.act(state, seat, action, *time or (now,))
        return state

    def refused(self, state: S, seat: int | None, action: A, now: int = 0, **kit: Any) -> Refusal:
        """Why this cannot be done; the table is as it was."""
        before = encode(state)
        with pytest.raises(Refusal) as refusal:
            self.act(state, seat, action, now, **kit)
        assert encode(state) == before
        return refusal.value

    def shown(self, state: S, moves: Iterable[tuple[int, A]], seat: int | None) -> set[bytes]:
        """All that a seat may be shown of one of these moves: what it is told, then what it sees."""
        viewer = None if seat is None else Seat(seat)
        found = set()
        for actor, action in moves:
            later, events = self.act(state, actor, action)
            told = [self.game.seen(state, event, viewer) for event in events]
            found.add(encode(told) + encode(self.game.view(later, viewer)))
        return found

    def offers(self, state: S, seat: int) -> tuple[Offer, ...]:
        offers: tuple[Offer, ...] = self.game.view(state, Seat(seat)).offers
        return offers

    def offered(self, state: S, seat: int) -> list[str]:
        """What a seat may do, by name."""
        return [offer.action for offer in self.offers(state, seat)]

    def offers_by_action(self, state: S, seat: int) -> dict[str, Offer]:
        """Of several offers of one action the last."""
        return {offer.action: offer for offer in self.offers(state, seat)}

    def able(self, state: S, seats: Iterable[int]) -> tuple[int, ...]:
        """Who of these is offered anything."""
        return tuple(seat for seat in seats if self.offers(state, seat))

    def misoffered(self, state: S, seats: Iterable[int], actions: Sequence[A]) -> list[A]:
        """Of these actions those that are offered and refused, or accepted without an offer."""
        wrong: list[A] = []
        for seat in seats:
            offers = self.offers(state, seat)
            wrong += [
                it for it in actions if self._accepts(state, seat, it) is not is_offered(offers, it)
            ]
        return wrong

    def _accepts(self, state: S, seat: int, action: A) -> bool:
        try:
            self.act(state, seat, action)
        except Refusal:
            return False
        return True


def knowing(game: AnyGame, lexicon: Lexicon) -> AnyGame:
    """The game at a table that knows these words."""

    def decide(state: Any, seat: Any, action: Any, kit: Kit) -> Any:
        return game.decide(state, seat, action, Kit(kit.chance, kit.now, lexicon))

    return cast(AnyGame, SimpleNamespace(**vars(game) | {"decide": decide}))


# What came of it


def the(events: Iterable[object], kind: type[K]) -> K:
    """The only event of this kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


def kinds(events: Iterable[object]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def points(state: Any) -> tuple[int, ...]:
    return tuple(place.points for place in state.places)


def code_and_rule(refusal: Refusal) -> tuple[str, str | None]:
    return refusal.code, refusal.rule
