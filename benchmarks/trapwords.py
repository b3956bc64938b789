"""How well bots of TRAPWORDS find a secret past the traps of others, how whole games end, and how long bots think.

make bench    or    python -m benchmarks.trapwords [--turns 100] [--games 40]
"""

import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, product
from statistics import mean
from typing import Any

from benchmarks._measuring import Timed, keep, parser_for
from tablee import registry
from tablee.arena.figures import wilson
from tablee.arena.match import Clock, Company, play_out
from tablee.bots.trapwords import BOTS, REGULAR
from tablee.bots.trapwords.lists import lists_of, source_of
from tablee.bots.trapwords.player import Player
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.games.trapwords.actions import ProposeTrap
from tablee.games.trapwords.events import RoundEnded, TurnEnded
from tablee.games.trapwords.pieces import Options, TurnResult
from tablee.games.trapwords.view import View
from tablee.tables.table import Table, open_table
from tablee.words import LANGUAGES

LEVELS = ("novice", "regular", "expert")
TRAPS = ("random", "regular", "expert")
STEPS = (6, 8, 10, 12, 16, 24, 32)
FIVE_TRAPS = "5-6-7-8-9"
"""Rooms of which the first has as many traps as the middle of the usual dungeon."""

FANTASY = Options(own_rooms=FIVE_TRAPS, curses="off")
CONTEMPORARY = replace(FANTASY, words="contemporary")

GAME = registry.game("trapwords")


class Careless(Player):
    """Sets words at random as traps, and else plays as a regular one."""

    def choose(self, view: View, chance: Chance) -> Any:
        action = super().choose(view, chance)
        if not isinstance(action, ProposeTrap):
            return action
        offer = next(it for it in view.offers if it.action == "propose_trap")
        words = chance.shuffled(lists_of(source_of(view.options)).usual)
        return ProposeTrap(next(it for it in words if offer.fields["word"].has(it)))


class TimedRacer(Timed):
    """Also when it thinks of how long to wait."""

    def pause(self, view: Any, chance: Chance) -> int:
        begin = time.thread_time()
        pause = self._bot.pause(view, chance)
        self.times.append((time.thread_time() - begin) * 1000)
        return int(pause)


def setter(name: str) -> Any:
    return Careless(REGULAR) if name == "random" else BOTS[name]


def red_tables(language: Any) -> Iterator[Table]:
    """The levels were tuned with other seeds: tune with others again, or the figures flatter."""
    for number in count():
        options = replace((FANTASY, CONTEMPORARY)[number % 2], language=language)
        table = open_table(GAME, 4, options, seed=b"figures %d" % number)
        if table.state.first == 0:
            yield table


def turns(pair: str, traps: str, language: Any, tries: int) -> Iterator[TurnResult]:
    """The first turn of so many games in which the red pair begins: one secret, five traps, no curse."""
    for table in islice(red_tables(language), tries):
        ours, theirs = BOTS[pair], setter(traps)
        clock = Clock(Company(table, {0: ours, 2: ours, 1: theirs, 3: theirs}))
        seen = 0
        found: TurnResult | None = None
        while found is None and clock.step():
            ended = [it.event for it in table.entries[seen:] if isinstance(it.event, TurnEnded)]
            found = next((it.result for it in ended if it.result.team == 0), None)
            seen = len(table.entries)
        assert found is not None
        yield found


def words_needed(turn: TurnResult) -> int | None:
    """How many had been said when the secret was found, if it was."""
    if turn.end != "found":
        return None
    at = turn.guesses[-1].at
    return sum(word.at <= at for word in turn.words)


def share(found: int, tries: int) -> str:
    low, high = wilson(found, tries)
    return f"{100 * found / tries:.0f} % ({100 * low:.0f} – {100 * high:.0f})"


def pairs(tries: int) -> dict[str, Any]:
    """Who finds the secret past whose traps, how the others fail, and after how many words."""
    rows: dict[str, Any] = {}
    print("| language | pair | traps | found | stopped | out of guesses | out of time | guesses |")
    print("|---|---|---|--:|--:|--:|--:|--:|")
    for language, pair, traps in product(LANGUAGES, LEVELS, TRAPS):
        played = list(turns(pair, traps, language, tries))
        ends = Counter(it.end for it in played)
        guesses = mean(len(it.guesses) for it in played)
        rows[f"{language}, {pair}, {traps} traps"] = {
            "ends": ends,
            "guesses": guesses,
            "words": [words_needed(it) for it in played],
        }
        others = " | ".join(
            f"{100 * ends[it] / tries:.0f} %" for it in ("stopped", "guesses", "time")
        )
        found = share(ends["found"], tries)
        print(f"| {language} | {pair} | {traps} | {found} | {others} | {guesses:.1f} |", flush=True)
    return rows


def by_words(rows: dict[str, Any]) -> None:
    """The share found within so many words, against traps at random: what guessing alone can do."""
    print("\n| language | pair | " + " | ".join(f"≤ {it} words" for it in STEPS) + " |")
    print("|---|---|" + "--:|" * len(STEPS))
    for language, pair in product(LANGUAGES, LEVELS):
        words = rows[f"{language}, {pair}, random traps"]["words"]
        within = [sum(it is not None and it <= step for it in words) for step in STEPS]
        shares = " | ".join(f"{100 * it / len(words):.0f} %" for it in within)
        print(f"| {language} | {pair} | {shares} |")


def games(tries: int) -> dict[str, Any]:
    """Whole games of four seats, one level against itself: who wins, and how long it takes."""
    rows: dict[str, Any] = {}
    print(
        "\n| bots | games | red | blue | both | monster | rounds | actions | median ms | p99 ms |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for level in LEVELS:
        bot, wins, rounds, actions = TimedRacer(BOTS[level]), Counter[str](), [], []
        for number in range(tries):
            options = Options(language=LANGUAGES[number % 2])
            table = open_table(GAME, 4, options, seed=b"match %d" % number)
            actions.append(play_out(table, dict.fromkeys(range(4), bot)))
            assert table.outcome is not None
            wins[winner(table.outcome.winners)] += 1
            rounds.append(sum(isinstance(it.event, RoundEnded) for it in table.entries))
        row = {"wins": wins, "rounds": mean(rounds), "actions": mean(actions)}
        rows[level] = row | {"median": bot.at(0.5), "p99": bot.at(0.99), "longest": max(bot.times)}
        won = " | ".join(f"{wins[it]}" for it in ("red", "blue", "both", "monster"))
        length = f"{mean(rounds):.1f} | {mean(actions):.0f}"
        times = f"{bot.at(0.5):.2f} | {bot.at(0.99):.1f}"
        print(f"| {level} | {tries} | {won} | {length} | {times} |", flush=True)
    return rows


def winner(seats: tuple[int, ...]) -> str:
    if not seats:
        return "monster"
    if len(seats) > 2:
        return "both"
    return "red" if 0 in seats else "blue"


def main() -> None:
    asked = parser_for(
        "How well bots play TRAPWORDS.", "trapwords.json", turns=100, games=40
    ).parse_args()
    found = pairs(asked.turns)
    by_words(found)
    played = games(asked.games)
    keep(asked.json, {"turns": found, "games": played})


if __name__ == "__main__":
    main()
