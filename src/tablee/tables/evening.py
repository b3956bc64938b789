"""The evening's sheet: every game of a table with who won it, and a standing over all of them.

A long game counts as much as a short one.  In each, one has the share of the others that one left behind: who won
left behind all who did not, the others those with fewer points, and a tie counts half.  Who won together did not
play against each other, and a game in which nobody was left behind does not count.  One's standing is the average
over the games one played to their end.
"""

from collections.abc import Sequence
from fractions import Fraction

from tablee.core.record import Record
from tablee.tables.room.names import names_at
from tablee.tables.room.people import PersonId
from tablee.tables.room.state import Room
from tablee.tables.table import Table


class Sitter(Record, frozen=True):
    """Who or what had a seat at the end, and with what result."""

    person: PersonId | None
    """Nobody, where a bot had it."""
    name: str
    points: int
    won: bool


class Played(Record, frozen=True):
    """One game that was played to its end."""

    number: int
    game: str
    took: int
    """Milliseconds, from the deal to the last event."""
    sitters: tuple[Sitter, ...]
    """By seat."""


class Standing(Record, frozen=True):
    """Of one person, over the games that count."""

    person: PersonId
    name: str
    games: int
    won: int
    share: int
    """Of the others left behind, in hundredths, on average."""


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
    return (Played(room.games, key, took, tuple(sitters)),)


def sheet(room: Room, games: Sequence[Played], who: PersonId) -> EveningSheet:
    """As far as this person may look back; people go by the names they have now."""
    seen = tuple([_renamed(room, it) for it in games if room.may_look_back(who, it.number)])
    return EveningSheet(seen, len(games) - len(seen), standing(seen))


def standing(games: Sequence[Played]) -> tuple[Standing, ...]:
    """By the share, then by how many were won; who is equal in both stands by name."""
    results: dict[PersonId, list[tuple[Fraction, Sitter]]] = {}
    for game in games:
        for sitter in game.sitters:
            share = left_behind(sitter, game.sitters)
            if sitter.person is not None and share is not None:
                results.setdefault(sitter.person, []).append((share, sitter))
    averages = {
        who: sum((it for it, _ in had), Fraction()) / len(had) for who, had in results.items()
    }
    standings = [
        Standing(
            who,
            had[-1][1].name,
            len(had),
            sum(sitter.won for _, sitter in had),
            round(averages[who] * 100),
        )
        for who, had in results.items()
    ]
    return tuple(sorted(standings, key=lambda it: (-averages[it.person], -it.won, it.name)))


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


def _renamed(room: Room, game: Played) -> Played:
    sitters = [
        it
        if it.person is None
        else Sitter(it.person, room.people[it.person - 1].name, it.points, it.won)
        for it in game.sitters
    ]
    return Played(game.number, game.game, game.took, tuple(sitters))
