"""The evening's sheet: every game of a table with who won it, and a standing over all of them.

A long game counts as much as a short one.  In each, one has the share of the others that one left behind: who won
left behind all who did not, the others those with fewer points, and a tie counts half.  Who won together did not
play against each other, and a game in which nobody was left behind does not count.  One's standing is the average
over the games one played to their end and two more that are taken to have gone half well, so that one lucky game is
not worth more than three out of four.
"""

from collections.abc import Container, Sequence
from fractions import Fraction

from tablee.core.moment import Moment
from tablee.core.record import Record, replace
from tablee.tables.moments import moments_of
from tablee.tables.room.cheers import best_loved
from tablee.tables.room.names import names_at
from tablee.tables.room.people import PersonId, Viewer
from tablee.tables.room.state import Room
from tablee.tables.table import Table

HALVES = 2
"""So many games are taken to have gone half well."""


class Sitter(Record, frozen=True):
    """Who or what had a seat at the end, and with what result."""

    person: PersonId | None
    """Nobody, where a bot had it."""
    name: str
    points: int
    won: bool


class Loved(Record, frozen=True):
    """The drawing of a game that was given the most hearts."""

    person: PersonId | None
    """Nobody, where a bot drew it."""
    name: str
    hearts: int
    drawing: str
    """What it goes by; empty where it is not kept any more."""


class Played(Record, frozen=True):
    """One game that was played to its end."""

    number: int
    game: str
    took: int
    """Milliseconds, from the deal to the last event."""
    sitters: tuple[Sitter, ...]
    """By seat."""
    is_variation: bool = False
    """It set out from the middle of another game, so it does not count."""
    moments: tuple[Moment, ...] = ()
    """What it is remembered by; their seats are those of the sitters."""
    loved: Loved | None = None
    """Its best loved drawing, if one has a heart."""


class Standing(Record, frozen=True):
    """Of one person, over the games that count."""

    person: PersonId
    name: str
    games: int
    won: int
    share: int
    """Of the others left behind, in hundredths, on average."""
    place: int
    """Counted from 1; equals share one."""


class EveningSheet(Record, frozen=True):
    """GET /api/tables/{code}/evening"""

    games: tuple[Played, ...]
    """The first one first."""
    before: int
    """How many were over before this person came: these are not theirs to see."""
    standing: tuple[Standing, ...]
    """Over the games above, the best first."""


def played(room: Room, table: Table) -> tuple[Played, ...]:
    """The game that is over now; none where it came to no end."""
    outcome, entries, names = table.outcome, table.entries, names_at(room, room.chairs)
    if outcome is None:
        return ()
    sitters = [
        Sitter(chair.person, names[seat], outcome.points[seat], seat in outcome.winners)
        for seat, chair in enumerate(room.chairs)
    ]
    key, took = table.game.ABOUT.key, entries[-1].at - entries[0].at
    best, is_variation = loved(room, room.games, table), table.variation is not None
    # A moment is looked for in a whole game.
    moments = () if is_variation else moments_of(table)
    return (Played(room.games, key, took, tuple(sitters), is_variation, moments, best),)


def loved(room: Room, number: int, table: Table) -> Loved | None:
    """As the hearts are now: some come when the game is over."""
    best = best_loved(room, number)
    maker = None if best is None else table.attachments.makers.get(best.drawing)
    if best is None or maker is None:
        return None
    chairs = room.last.chairs if room.last and room.last.number == number else room.chairs
    name = names_at(room, chairs)[maker.seat]
    return Loved(maker.person, name, len(best.hearts), best.drawing)


def sheet(
    room: Room, games: Sequence[Played], who: Viewer, drawings: Container[str] = ()
) -> EveningSheet:
    """As far as this person or screen may look back; people go by the names they have now.

    `drawings` are those that are still kept.
    """
    seen = tuple(
        [_renamed(room, it, drawings) for it in games if room.may_look_back(who, it.number)]
    )
    return EveningSheet(seen, len(games) - len(seen), standing(seen))


def standing(games: Sequence[Played]) -> tuple[Standing, ...]:
    """By the share, then by how many were won; who is equal in both shares a place, and stands by name."""
    results: dict[PersonId, list[tuple[Fraction, Sitter]]] = {}
    for game in [it for it in games if not it.is_variation]:
        for sitter in game.sitters:
            share = left_behind(sitter, game.sitters)
            if sitter.person is not None and share is not None:
                results.setdefault(sitter.person, []).append((share, sitter))
    reached = {
        who: (_average([it for it, _ in had]), sum(sitter.won for _, sitter in had))
        for who, had in results.items()
    }
    standings = [
        Standing(
            who,
            had[-1][1].name,
            len(had),
            reached[who][1],
            round(reached[who][0] * 100),
            1 + sum(it > reached[who] for it in reached.values()),
        )
        for who, had in results.items()
    ]
    return tuple(sorted(standings, key=lambda it: (it.place, it.name)))


def _average(shares: Sequence[Fraction]) -> Fraction:
    """With two more games that went half well: they weigh less and less the more one plays."""
    return (sum(shares) + Fraction(HALVES, 2)) / (len(shares) + HALVES)


def left_behind(one: Sitter, all_of_them: Sequence[Sitter]) -> Fraction | None:
    """The share of the others that one left behind; nothing where nobody was left behind by anybody."""
    ranks = {_rank(it) for it in all_of_them}
    if len(ranks) < 2:
        return None
    others = [it for it in all_of_them if it is not one and not (one.won and it.won)]
    beaten = [it for it in others if _rank(it) < _rank(one)]
    ties = [it for it in others if _rank(it) == _rank(one)]
    return (len(beaten) + Fraction(len(ties), 2)) / len(others)


def _rank(sitter: Sitter) -> tuple[bool, int]:
    """Those who won share the first place, whatever their points."""
    return sitter.won, 0 if sitter.won else sitter.points


def _renamed(room: Room, game: Played, drawings: Container[str]) -> Played:
    sitters = [
        it
        if it.person is None
        else Sitter(it.person, room.people[it.person - 1].name, it.points, it.won)
        for it in game.sitters
    ]
    return replace(game, sitters=tuple(sitters), loved=_shown(room, game, drawings))


def _shown(room: Room, game: Played, drawings: Container[str]) -> Loved | None:
    loved = game.loved
    if loved is None:
        return None
    name = loved.name if loved.person is None else room.people[loved.person - 1].name
    drawing = loved.drawing if loved.drawing in drawings else ""
    return replace(loved, name=name, drawing=drawing)
