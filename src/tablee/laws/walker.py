"""Who walks: bots that know only the rules, now and then impatient, curious, out of time, or gone."""

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

from tablee.bots.random_bot import RandomBot
from tablee.core.absence import Occupied, Occupy, Vacate, Vacated
from tablee.core.chance import Chance
from tablee.core.clock import TimeUp
from tablee.core.game import AnyGame
from tablee.core.kit import Kit
from tablee.core.offers import is_offered
from tablee.core.record import replace, tag_of
from tablee.core.seats import Seat, Seating
from tablee.laws.future import Future
from tablee.laws.report import Broken

MANY = 800
"""How many of a kind of offered actions the curious look into."""

PAUSE = 5_000
"""The longest thought, in milliseconds."""


class Move(NamedTuple):
    """Who does what, and when; nobody's is the table's."""

    now: int
    seat: Seat | None
    action: Any


class Walker:
    """Plays for everybody.  Without whims it is the random bot, and nothing else."""

    def __init__(self, game: AnyGame, seating: Seating, chance: Chance, *, has_whims: bool) -> None:
        self._game = game
        self._seating = seating
        self._chance = chance
        self._bot = RandomBot(game.TYPES)
        self._has_whims = has_whims
        self._is_curious = has_whims and self._is_one_in(2)
        self._is_restless = has_whims and game.TYPES.knows_empty_seats and self._is_one_in(2)
        self._away: set[Seat] = set()
        self._moods: dict[str, bool] = {}
        self._met: Counter[tuple[str, ...]] = Counter()
        self._done: dict[tuple[Seat | None, str], Any] = {}

    def choose(self, state: Any, now: int, kit_at: Callable[[int], Kit]) -> Move:
        """What happens next; where a clock runs, it may also run out."""
        now += self._chance.below(PAUSE)
        deadline = self._game.deadline(state)
        if deadline is not None and (now >= deadline or self._is_one_in(8)):
            return Move(max(now, deadline), None, TimeUp())
        if self._is_restless and self._is_one_in(40):
            return Move(now, None, self._come_or_go())
        seat = self._choose_seat(state)
        return Move(now, seat, self._choose_action(state, seat, lambda: kit_at(now)))

    def remember(self, future: Future) -> None:
        self._met[_kinds(future)] += 1
        self._done[future.seat, tag_of(future.action)] = future.action
        self._away |= {it.seat for it in future.events if isinstance(it, Vacated)}
        self._away -= {it.seat for it in future.events if isinstance(it, Occupied)}

    def _come_or_go(self) -> Vacate | Occupy:
        """Somebody leaves, or is back; one always stays."""
        seat = self._chance.pick(self._seating.seats)
        if seat in self._away or len(self._away) == self._seating.size - 1:
            return Occupy(self._chance.pick(sorted(self._away)))
        return Vacate(seat)

    def _is_one_in(self, many: int) -> bool:
        return self._chance.below(many) == 0

    def _choose_seat(self, state: Any) -> Seat:
        """Mostly one of those awaited; now and then another who may do something."""
        awaited = self._game.awaiting(state)
        if not awaited:
            raise Broken(1, "nobody is awaited, and it is not over")
        others = [seat for seat in self._seating.seats if seat not in awaited]
        if others and self._is_one_in(6):
            seat = self._chance.pick(others)
            if self._game.view(state, seat).offers:
                return seat
        return self._chance.pick(awaited)

    def _choose_action(self, state: Any, seat: Seat, kit: Callable[[], Kit]) -> Any:
        """What the bot would do; shunning some kinds of action lets a game grow long, and strange."""
        view = self._game.view(state, seat)
        if not view.offers:
            raise Broken(4, f"seat {seat} is awaited, and offered nothing")
        if self._is_curious and self._is_one_in(8):
            return self._rarest(state, seat, view, kit)
        action = self._bot.choose(view, self._chance)
        for _ in range(3 if self._has_whims else 0):
            if self._is_shunned(tag_of(action)):
                action = self._bot.choose(view, self._chance)
        return self._echo(seat, action, view) if self._has_whims and self._is_one_in(4) else action

    def _echo(self, seat: Seat, action: Any, view: Any) -> Any:
        """The same as last time but for one thing: a note rewritten, a question put to another seat."""
        last = self._done.get((seat, tag_of(action)), action)
        fields = last.__struct_fields__
        if not fields:
            return action
        name = self._chance.pick(fields)
        echo = replace(last, **{name: getattr(action, name)})
        return echo if is_offered(view.offers, echo) else action

    def _is_shunned(self, tag: str) -> bool:
        """Half the kinds of action are, others on every walk."""
        if tag not in self._moods:
            self._moods[tag] = self._is_one_in(2)
        return self._moods[tag]

    def _rarest(self, state: Any, seat: Seat, view: Any, kit: Callable[[], Kit]) -> Any:
        """Look into the future of many offered actions; take what happened least often so far."""
        offered = [it for offer in view.offers for it in islice(offer.all(), MANY)]
        actions = [self._game.TYPES.make_action(it) for it in self._chance.shuffled(offered)]
        return min(
            actions, key=lambda it: self._met[_kinds(Future(self._game, state, seat, it, kit()))]
        )


def _kinds(future: Future) -> tuple[str, ...]:
    return tuple([tag_of(event) for event in future.events])
