"""How well bots of Entre les lignes read drawings, what they draw alike, how often they find the accomplice, and how
long they think.

make bench    or    python -m benchmarks.entre_les_lignes [--games 167] [--readings 1] [--deals 400]
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from operator import eq, gt
from pathlib import Path
from typing import Any

from benchmarks._measuring import keep, parser_for
from tablee import registry
from tablee.arena.figures import wilson
from tablee.arena.match import play_out
from tablee.bots.entre_les_lignes import LEVELS, REGULAR
from tablee.bots.entre_les_lignes.alluding import allusion
from tablee.bots.entre_les_lignes.hand import Hand, draw_lines
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.player import Player
from tablee.bots.entre_les_lignes.reading import read
from tablee.core.chance import Chance
from tablee.core.drawing import Drawing
from tablee.core.record import replace
from tablee.games.entre_les_lignes.actions import CastVote
from tablee.games.entre_les_lignes.pieces import Options, RoundResult, WordNumber
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import View
from tablee.tables.table import Table, open_table
from tablee.words import LANGUAGES
from tablee.words.pictograms import Line
from tablee.words.pictures import pictures, read_pictures, things

SEATS = (4, 6, 8)
ROLES = ("active", "accomplice", "others")
NUMBERS: tuple[WordNumber, ...] = (1, 2, 3, 4, 5)
ROUGH = (1.0, 3.0)

GAME = registry.game("entre-les-lignes")


class Blind(Player):
    """Draws as a regular one, and votes by lot."""

    def look(self, view: View, attachments: Mapping[str, bytes], chance: Chance) -> Any:
        action = super().look(view, {}, chance)
        return CastVote(chance.pick(view.letters)) if isinstance(action, CastVote) else action


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Player) -> None:
        self._bot = bot
        self.table: Table | None = None
        self.times: list[float] = []

    def choose(self, view: View, chance: Chance) -> Any:
        assert self.table is not None
        attachments = self.table.shown(view.seat)
        begin = time.thread_time()
        action = self._bot.look(view, attachments, chance)
        self.times.append((time.thread_time() - begin) * 1000)
        return action

    def at(self, share: float) -> float:
        return sorted(self.times)[int(len(self.times) * share)]


# --- reading ---


def mirrored(lines: Sequence[Line], _: Chance) -> Sequence[Line]:
    return [tuple([(100 - x, y) for x, y in line]) for line in lines]


def unfinished(lines: Sequence[Line], chance: Chance) -> Sequence[Line]:
    """Without a third of its strokes."""
    return chance.shuffled(lines)[: max(1, round(len(lines) * 2 / 3))]


def as_it_is(lines: Sequence[Line], _: Chance) -> Sequence[Line]:
    return lines


Change = Callable[[Sequence[Line], Chance], Sequence[Line]]
Kind = tuple[str, Sequence[tuple[str, Sequence[Line]]], Change, float]
"""What it is called, what is drawn, how it is changed, and how rough the hand is."""

APART = Path(__file__).parent.parent / "tests" / "words" / "drawings_kept_apart.txt"


def drawn_again(kind: Kind, times: int) -> Iterator[tuple[str, Drawing]]:
    """Every picture, so many times, by a hand that is so much rougher than a bot's own."""
    _, known, change, rough = kind
    for number, (at, (key, strokes)) in product(range(times), enumerate(known)):
        chance = Chance(b"drawn again %d" % number, at)
        yield key, draw_lines(change(strokes, chance), chance, rougher(rough))


def rougher(times: float) -> Hand:
    """A bot's hand on a train."""
    hand = Hand()
    rough = (hand.tilt, hand.stretch, hand.stray, hand.wobble)
    return Hand(hand.sizes, *[times * it for it in rough])


def kinds() -> list[Kind]:
    """What people drew that no reader was taught with; then what bots draw, one picture of each thing."""
    people = list(read_pictures(APART.read_text("utf-8")))
    bots = [
        (key, pictures(key)[at % len(pictures(key))].strokes) for at, key in enumerate(things())
    ]
    return [
        ("by people it never met", people, as_it_is, 1.0),
        ("of those, a third of the strokes left out", people, unfinished, 1.0),
        *[(f"by bots, a hand {it} times as rough", bots, as_it_is, it) for it in ROUGH],
        ("by bots, the other way round", bots, mirrored, 1.0),
    ]


def readings(times: int) -> dict[str, Any]:
    """How often the right one is the likeliest, and among the five likeliest."""
    rows: dict[str, Any] = {}
    print("| drawn | " + " | ".join(LEVELS) + " |\n|---|" + "--:|" * len(LEVELS))
    for kind in kinds():
        rows[kind[0]] = {it: _read_right(it, kind, times) for it in LEVELS}
        cells = " | ".join(
            f"{100 * it['first']:.0f} % ({100 * it['in five']:.0f})"
            for it in rows[kind[0]].values()
        )
        print(f"| {kind[0]} | {cells} |", flush=True)
    return rows


def _read_right(level: str, kind: Kind, times: int) -> dict[str, float]:
    ranks = []
    for key, drawing in drawn_again(kind, times):
        reading = read(drawing, LEVELS[level])
        better, same = (sum(test(it, reading[key]) for it in reading.values()) for test in (gt, eq))
        ranks.append(better + (same - 1) / 2)  # of what is equally likely, it is in the middle
    return {"first": _share(ranks, 1), "in five": _share(ranks, 5)}


def _share(ranks: list[float], best: int) -> float:
    return sum(it < best for it in ranks) / len(ranks)


# --- what is drawn ---


def rounds_dealt(seats: int, deals: int) -> Iterator[State]:
    """Three rounds of each deal, over both languages and all five numbers."""
    for number in range(deals):
        options = Options(LANGUAGES[number % 2], NUMBERS[number // 2 % 5])
        state = open_table(GAME, seats, options, seed=b"drawn %d" % number).state
        yield from (replace(state, round=it) for it in (1, 2, 3))


def drawn_alike(level: Level, seats: int, deals: int) -> dict[str, float]:
    """In what share of the rounds two draw the same picture, or the same thing in two."""
    found: Counter[str] = Counter()
    for state in rounds_dealt(seats, deals):
        shown = [allusion(GAME.view(state, it), level) for it in state.seating.seats]
        pair, kinds = {state.active, state.accomplice}, set()
        for one, other in combinations(state.seating.seats, 2):
            here, there = shown[one], shown[other]
            if here and there and here[0] == there[0]:
                who = "the pair" if {one, other} == pair else "others"
                kinds.add(f"{'picture' if here == there else 'thing'}, {who}")
        found.update(kinds)
    return {it: found[it] / (3 * deals) for it in ALIKE}


ALIKE = ("picture, the pair", "thing, the pair", "picture, others", "thing, others")


def drawings(deals: int) -> dict[str, Any]:
    print(f"\n| bots | seats | rounds | {' | '.join(ALIKE)} |\n|---|--:|--:|" + "--:|" * len(ALIKE))
    rows: dict[str, Any] = {}
    for seats, name in product(SEATS, LEVELS):
        row = rows[f"{name}, {seats} seats"] = drawn_alike(LEVELS[name], seats, deals)
        cells = " | ".join(f"{100 * it:.1f} %" for it in row.values())
        print(f"| {name} | {seats} | {3 * deals:,} | {cells} |", flush=True)
    return rows


# --- games ---


def played(bot: Timed, seats: int, games: int) -> Iterator[RoundResult]:
    """Every round of so many games, over both languages and all five numbers."""
    for number in range(games):
        options = Options(LANGUAGES[number % 2], NUMBERS[number // 2 % 5])
        table = open_table(GAME, seats, options, seed=b"figures %d" % number)
        bot.table = table
        play_out(table, dict.fromkeys(range(seats), bot))
        yield from table.state.gallery


class Tally:
    """Right votes, points and rounds by role."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.right: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.rounds = self.both = 0

    def count(self, result: RoundResult) -> None:
        self.rounds += 1
        pair = {result.active: "active", result.accomplice: "accomplice"}
        for seat, (vote, score) in enumerate(zip(result.votes, result.scores, strict=True)):
            role = pair.get(seat, "others")  # type: ignore[call-overload]
            self.asked[role] += 1
            self.right[role] += vote == result.right
            self.points[role] += score.points
        self.both += all(result.votes[it] == result.right for it in pair)

    def row(self) -> dict[str, Any]:
        found = {it: self.right[it] / self.asked[it] for it in ROLES}
        points = {it: self.points[it] / self.asked[it] for it in ROLES}
        ranges = {it: wilson(self.right[it], self.asked[it]) for it in ROLES}
        both = self.both / self.rounds
        return {"rounds": self.rounds, "found": found, "95 %": ranges, "both": both} | {
            "points": points
        }


def games(each: int) -> dict[str, Any]:
    bots: dict[str, Player] = {
        "by lot": Blind(REGULAR),
        **{name: Player(level) for name, level in LEVELS.items()},
    }
    heads = [*[f"found by {it}" for it in ROLES], "pair", *[f"points {it}" for it in ROLES]]
    print("\n| bots | seats | rounds | " + " | ".join(heads) + " | median ms | p99 ms | longest |")
    print("|---|--:|--:|" + "--:|" * (len(heads) + 3))
    rows: dict[str, Any] = {}
    for seats, name in product(SEATS, bots):
        bot, tally = Timed(bots[name]), Tally()
        for result in played(bot, seats, each):
            tally.count(result)
        row = tally.row()
        times = {"median": bot.at(0.5), "p99": bot.at(0.99), "longest": max(bot.times)}
        rows[f"{name}, {seats} seats"] = row | times
        found = [f"{100 * row['found'][it]:.0f} %" for it in ROLES]
        points = [f"{row['points'][it]:.2f}" for it in ROLES]
        cells = [
            *found,
            f"{100 * row['both']:.0f} %",
            *points,
            *[f"{it:.1f}" for it in times.values()],
        ]
        print(f"| {name} | {seats} | {row['rounds']:,} | {' | '.join(cells)} |", flush=True)
    return rows


def main() -> None:
    asked = parser_for(
        "How well bots play Entre les lignes.",
        "entre_les_lignes.json",
        games=167,
        readings=1,
        deals=400,
    ).parse_args()
    found = {
        "readings": readings(asked.readings),
        "drawn": drawings(asked.deals),
        "games": games(asked.games),
    }
    keep(asked.json, found)


if __name__ == "__main__":
    main()
