"""The animal each person sits under: the one they chose, or another for everybody, as the table's code decides."""

from collections.abc import Collection
from functools import reduce

from tablee.tables.room.people import TOKENS, PersonId
from tablee.tables.room.state import Room


def animals(room: Room, code: str) -> dict[PersonId, int]:
    """Of everybody here, the same as their browsers give them."""
    chosen = {who: room.people[who - 1].token for who in room.present}
    given = {who: token for who, token in chosen.items() if token is not None}
    for who in room.present:
        if who not in given:
            given[who] = _free(given.values(), _by_code(code, who))
    return {who: given[who] for who in room.present}


def _free(taken: Collection[int], wished: int) -> int:
    """This one, or the next that is not taken."""
    near = [(wished + n) % TOKENS for n in range(TOKENS)]
    return next((it for it in near if it not in taken), wished)


def _by_code(code: str, who: PersonId) -> int:
    start = reduce(lambda so_far, letter: so_far * 7 + ord(letter), code, 0)
    return (start + (who - 1) * 5) % TOKENS
