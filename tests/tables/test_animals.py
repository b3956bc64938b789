"""The animal of each person, as the server counts it."""

from tablee.tables.room.animals import animals
from tablee.tables.room.people import TOKENS, Person, PersonId
from tablee.tables.room.state import Room


def people(*tokens: int | None) -> Room:
    return Room(people=tuple([Person("Ada", "", token=it) for it in tokens]))


def test_browsers_give_the_same() -> None:
    """As in web/src/room/places.test.ts."""
    assert animals(people(None, 4, None, None), "BCDF") == {1: 3, 2: 4, 3: 13, 4: 2}


def test_there_are_as_many_as_seats_of_the_largest_game_and_then_some_twice() -> None:
    crowd = animals(people(*[None] * (TOKENS + 3)), "BCDF")
    assert set(crowd.values()) == set(range(TOKENS))
    assert crowd[PersonId(TOKENS + 1)] in range(TOKENS)
