"""How long LIGHT-LINE! takes to see what fits, to find the longest lines, and to solve a hand; in CPU time.

make bench    or    python -m benchmarks.light_line [--hands 300]
"""

import time
from collections.abc import Callable, Iterable

from benchmarks._measuring import keep, parser_for
from tablee.core.chance import Chance
from tablee.games.light_line.cards import COLOURS, DECK, Card
from tablee.games.light_line.display import Laid, fits, grid_of
from tablee.games.light_line.search import line_of, longest_lines
from tablee.games.light_line.solver import solve

OPEN = 40
"""Cards on the display."""


def hand(number: int, size: int) -> tuple[Card, ...]:
    return Chance(b"bench %d" % number).shuffled(DECK)[:size]


def laid_by_chance(number: int) -> tuple[list[Laid], Card]:
    """Forty cards laid one by one wherever chance will have them, and the next one to lay."""
    chance = Chance(b"display %d" % number)
    first, *pile = chance.shuffled(DECK)
    laid = [Laid(first, 0, 0)]
    while len(laid) < OPEN:
        card = pile.pop(0)
        if spots := [fit.spot for fit in fits(grid_of(laid), card)]:
            x, y, turned = chance.pick(spots)
            laid.append(Laid(card, x, y, 1 if turned else 0))
    return laid, pile[0]


def measure(label: str, tries: Iterable[Callable[[], bool]]) -> dict[str, float]:
    """Each try says whether it was decided."""
    times, decided = [], 0
    for attempt in tries:
        begin = time.process_time()
        decided += attempt()
        times.append((time.process_time() - begin) * 1000)
    times.sort()
    row = {
        "tries": len(times),
        "median": times[len(times) // 2],
        "p99": times[len(times) * 99 // 100],
        "longest": times[-1],
        "decided": decided / len(times),
    }
    figures = f"{row['median']:.2f} | {row['p99']:.2f} | {row['longest']:.2f}"
    print(f"| {label} | {len(times):,} | {figures} | {row['decided']:.1%} |", flush=True)
    return row


def sees_what_fits(number: int) -> Callable[[], bool]:
    laid, card = laid_by_chance(number)
    grid = grid_of(laid)
    return lambda: isinstance(fits(grid, card), tuple)


def finds_the_longest(number: int) -> Callable[[], bool]:
    return lambda: bool(longest_lines(hand(number, 8)))


def finds_a_line(number: int, size: int, count: int) -> Callable[[], bool]:
    return lambda: all(line_of(hand(number, size), colour, count) for colour in COLOURS)


def solves(number: int, size: int, *, joker: bool) -> Callable[[], bool]:
    def attempt() -> bool:
        answer = solve(hand(number, size), joker=joker)
        return bool(answer.solution) or answer.is_certain

    return attempt


def main() -> None:
    asked = parser_for(
        "What fits, the longest lines, and the solver.", "light_line.json", hands=300
    ).parse_args()
    numbers = range(asked.hands)
    print("| what | tries | median ms | p99 ms | longest ms | decided |\n|---|--:|--:|--:|--:|--:|")
    tries = {
        "all placements with scores, 40 cards": map(sees_what_fits, numbers),
        "longest line of 8 cards, all five colours": map(finds_the_longest, numbers),
        "a line of 5 among 40 cards, each of five colours": (
            finds_a_line(number, 40, 5) for number in numbers
        ),
        "SOLO 10 cards": (solves(number, 10, joker=True) for number in numbers),
        "SOLO 15 cards": (solves(number, 15, joker=True) for number in numbers),
        "SOLO 10 cards, no joker": (solves(number, 10, joker=False) for number in numbers),
        "SOLO 15 cards, no joker": (solves(number, 15, joker=False) for number in numbers),
    }
    rows = {label: measure(label, them) for label, them in tries.items()}
    keep(asked.json, rows)


if __name__ == "__main__":
    main()
