"""Actions per CPU-second of every game, beside OpenSpiel's games of hidden information in the same run.

    make bench            or    python -m benchmarks.engine [--seconds 1.0] [--rounds 5]

All contenders take turns in every round, in an order that is reversed each time, so a machine that
slows down does so for all.  A figure is the median over the rounds; a ratio is the median of the
ratios within a round.  OpenSpiel's `apply` also lists the legal actions and picks one at random, so
its peer is our `play`.  Of the other games one match of novices is played again and again.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pyspiel
from open_spiel.python import games as _python_games  # noqa: F401 (registers them)

from benchmarks._measuring import keep, parser_for
from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.game import AnyGame, Begin
from tablee.core.kit import Kit
from tablee.core.record import encode
from tablee.core.seats import Seat, Seating
from tablee.games.between import game
from tablee.games.between.actions import Action, Concede
from tablee.games.between.pieces import Options
from tablee.games.between.sight import offers
from tablee.games.between.state import State
from tablee.tables.table import Table

Contender = Callable[[], Iterator[int]]
"""Plays for ever; yields after each game how many actions it took."""

PEERS = ("hanabi", "gin_rummy", "hearts", "python_block_dominoes", "python_liars_poker")
REFERENCE = "OpenSpiel hanabi (C++), apply"
OTHERS = {
    "line": 4,
    "kidz-line": 4,
    "head-line": 4,
    "long-line": 4,
    "solo-line": 1,
    "wordz": 4,
    "trapwords": 4,
    "entre-les-lignes": 4,
}
"""The other games, and how many play."""


def play_between(seats: int) -> Iterator[int]:
    """Random play, choosing among what is offered."""
    seating = Seating(seats)
    for number in count():
        yield len(_script(seating, number))


def decide_between(seats: int, *, with_views: bool) -> Iterator[int]:
    """The same games with the actions already picked; with views, every seat's is built and encoded."""
    seating = Seating(seats)
    scripts = [_script(seating, number) for number in range(3)]
    lookers = seating.seats if with_views else ()
    while True:
        for number, script in enumerate(scripts):
            table = Chance(b"table %d" % number)
            state = _dealt(seating, table)
            for position, (seat, action) in enumerate(script):
                for event in game.decide(state, seat, action, Kit(table.at(position))):
                    state = game.evolve(state, event)
                for looker in lookers:
                    encode(game.view(state, looker))
            yield len(script)


class _Offering:
    """A view's offers without the rest of it: what OpenSpiel calls legal actions."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.offers = offers(state, seat)


def _random_action(state: State, bot: RandomBot, dice: Chance) -> tuple[Seat, Action]:
    for seat in state.seating.seats:
        if state.may_concede(
            seat
        ):  # or random play to five points goes on for ten thousand actions
            return seat, Concede()
    seat = state.awaited[0]
    return seat, bot.choose(_Offering(state, seat), dice)


def _script(seating: Seating, number: int) -> list[tuple[Seat, Action]]:
    table, dice = Chance(b"table %d" % number), Chance(b"dice %d" % number)
    state, bot = _dealt(seating, table), RandomBot(game.TYPES)
    script: list[tuple[Seat, Action]] = []
    while state.awaited:
        script.append(_random_action(state, bot, dice))
        for event in game.decide(state, *script[-1], Kit(table.at(len(script) - 1))):
            state = game.evolve(state, event)
    return script


def _dealt(seating: Seating, chance: Chance) -> State:
    state = game.start(seating, Options())
    for event in game.decide(state, None, Begin(), Kit(chance)):
        state = game.evolve(state, event)
    return state


class Script:
    """What was asked of a game, and when: a game with a memory, to be played at a table."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._stream = Chance(b"stream")
        self.asked: list[tuple[Seat | None, Any, int]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def decide(self, state: Any, seat: Seat | None, action: Any, kit: Kit) -> tuple[Any, ...]:
        """With chance of its own, by which it can be decided again."""
        its_kit = Kit(self._stream.at(len(self.asked)), kit.now, kit.lexicon)
        self.asked.append((seat, action, kit.now))
        return self._game.decide(state, seat, action, its_kit)

    def again(self, table: Table, lookers: Sequence[Seat]) -> None:
        """All of it once more, and what these see after each action."""
        game, state = self._game, table.start
        for position, (seat, action, now) in enumerate(self.asked):
            kit = Kit(self._stream.at(position), now, registry.WORDS)
            for event in game.decide(state, seat, action, kit):
                state = game.evolve(state, event)
            for looker in lookers:
                encode(game.view(state, looker))


def decide_other(key: str, seats: int, *, with_views: bool) -> Iterator[int]:
    """One match of novices, decided and evolved for ever; with views, every seat's is built and encoded."""
    script = Script(registry.game(key))
    table: Table = Table(script, seats, seed=b"engine")
    play_out(table, {seat: registry.find_bot(key, "novice") for seat in table.seating.seats})
    lookers = table.seating.seats if with_views else ()
    while True:
        script.again(table, lookers)
        yield len(script.asked)


def play_open_spiel(name: str, *, with_views: bool) -> Iterator[int]:
    """Random playouts; chance moves are played but not counted."""
    peer, dice = pyspiel.load_game(name), Random(1)
    tells = peer.get_type().provides_observation_string
    for _ in count():
        state, actions = peer.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            actions += 1
            if with_views:
                for player in range(peer.num_players()):
                    _ = (
                        state.observation_string(player)
                        if tells
                        else state.information_state_string(player)
                    )
        yield actions


def contenders() -> dict[str, Contender]:
    found: dict[str, Contender] = {}
    for seats in (2, 3, 4):
        label = f"Between, {seats} seats"
        found[f"{label}, decide and evolve"] = partial(decide_between, seats, with_views=False)
        found[f"{label}, decide and evolve + all views"] = partial(
            decide_between, seats, with_views=True
        )
        found[f"{label}, play"] = partial(play_between, seats)
    for key, seats in OTHERS.items():
        seated = f"{seats} seats" if seats > 1 else "1 seat"
        label = f"{registry.game(key).ABOUT.title}, {seated}"
        found[f"{label}, decide and evolve"] = partial(decide_other, key, seats, with_views=False)
        found[f"{label}, decide and evolve + all views"] = partial(
            decide_other, key, seats, with_views=True
        )
    for name in PEERS:
        language = "Python" if name.startswith("python_") else "C++"
        label = f"OpenSpiel {name.removeprefix('python_')} ({language})"
        found[f"{label}, apply"] = partial(play_open_spiel, name, with_views=False)
        found[f"{label}, apply + all views"] = partial(play_open_spiel, name, with_views=True)
    return found


def measure(games: Iterator[int], seconds: float) -> float:
    """Actions per CPU-second, over whole games."""
    begin, actions = time.process_time(), 0
    while (spent := time.process_time() - begin) < seconds:
        actions += next(games)
    return actions / spent


def run(rounds: int, seconds: float) -> dict[str, list[float]]:
    playing = {label: make() for label, make in contenders().items()}
    for games in playing.values():
        next(games)  # what is made ready once, such as the words, is nobody's action
    figures: dict[str, list[float]] = {label: [] for label in playing}
    for number in range(rounds):
        for label in list(playing) if number % 2 == 0 else reversed(list(playing)):
            figures[label].append(measure(playing[label], seconds))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return figures


def main() -> None:
    parser = parser_for("Actions per CPU-second.", "engine.json", rounds=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    figures = run(asked.rounds, asked.seconds)
    rows = {
        label: {
            "median": statistics.median(mine),
            "low": min(mine),
            "high": max(mine),
            "ratio": statistics.median(
                a / b for a, b in zip(mine, figures[REFERENCE], strict=True)
            ),
        }
        for label, mine in figures.items()
    }
    print("| what | actions per CPU-second | lowest … highest | ratio |\n|---|--:|--:|--:|")
    for label, row in rows.items():
        spread = f"{row['low']:,.0f} … {row['high']:,.0f}"
        print(f"| {label} | {row['median']:,.0f} | {spread} | {row['ratio']:.2f} |")
    print(f"\nThe ratio is to: {REFERENCE}.")
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
