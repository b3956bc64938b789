"""What the results of many matches amount to: wins with their intervals, lengths, speed."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from statistics import median

from tablee.arena.tournament import Forfeit, Result
from tablee.core.record import Record

Z = 1.959964
"""Standard deviations on each side of a 95 % interval."""


class Standing(Record, frozen=True):
    """How one bot did, over all the seats it had."""

    bot: str
    seats: int
    """In how many seats it played, over all matches."""
    wins: float
    """A win that several share counts for each as its part."""
    share: float
    """Wins per seat."""
    low: float
    high: float
    """Where the share lies, with 95 % confidence (Wilson)."""
    points: float
    """Per seat, in matches that were played to their end."""
    forfeits: int = 0
    """Matches it lost by its own fault."""


class Lengths(Record, frozen=True):
    """How many actions a match took."""

    mean: float
    median: float
    longest: int


class Speed(Record, frozen=True):
    """Bots' thinking included."""

    cpu_seconds: float
    actions_per_cpu_second: float
    games_per_cpu_second: float


class Figures(Record, frozen=True):
    games: int
    standings: tuple[Standing, ...]
    shared: int
    """Matches with several winners."""
    unwon: int
    """Matches that nobody won."""
    actions: Lengths
    speed: Speed
    forfeits: tuple[Forfeit, ...] = ()


def figures_of(results: Sequence[Result]) -> Figures:
    names = dict.fromkeys(results[0].bots)
    return Figures(
        games=len(results),
        standings=tuple(standing(name, results) for name in names),
        shared=sum(len(result.winners) > 1 for result in results),
        unwon=sum(not result.winners for result in results),
        actions=lengths(results),
        speed=speed(results),
        forfeits=tuple(it.forfeit for it in results if it.forfeit),
    )


def standing(name: str, results: Sequence[Result]) -> Standing:
    seats = points = ended = forfeits = 0
    wins = Fraction(0)
    for result in results:
        forfeits += result.forfeit is not None and name in result.forfeit.bots
        for seat, bot in enumerate(result.bots):
            if bot == name:
                seats += 1
                ended += result.forfeit is None
                points += result.points[seat]
                wins += Fraction(seat in result.winners, max(1, len(result.winners)))
    low, high = wilson(float(wins), seats)
    return Standing(
        bot=name,
        seats=seats,
        wins=round(float(wins), 4),
        share=round(float(wins / seats), 4),
        low=round(low, 4),
        high=round(high, 4),
        points=round(points / max(1, ended), 4),
        forfeits=forfeits,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; never outside 0 to 1, and honest about few games."""
    share = wins / games
    room = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / room
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / room
    return max(0.0, middle - reach), min(1.0, middle + reach)


def lengths(results: Sequence[Result]) -> Lengths:
    """Of those that were played to their end, if any were."""
    counts = [it.actions for it in results if it.forfeit is None] or [0]
    return Lengths(round(sum(counts) / len(counts), 2), float(median(counts)), max(counts))


def speed(results: Sequence[Result]) -> Speed:
    cpu = sum(result.cpu for result in results)
    actions = sum(result.actions for result in results)
    if not cpu:
        return Speed(0.0, 0.0, 0.0)
    return Speed(round(cpu, 3), round(actions / cpu, 1), round(len(results) / cpu, 3))
