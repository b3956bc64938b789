"""Nobody at a table goes by a name that one may take for another's."""

import pytest

from tablee.core.chance import Chance
from tablee.core.refusal import Refusal
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tablee.tables.room.names import BOTS, LONGEST, distinct
from tablee.tables.room.sight import view
from tests.tables.tabling import Scene, open_evening, person, seat
from tests.tables.test_chronicle import play


@pytest.mark.parametrize(
    "typed",
    [
        "Zoé",
        "zoe",
        "ZOÉ",
        "Z o é",
        "Zoé.",
        "Zo\u0435",  # a Cyrillic e
        "\u0396o\u00e9",  # a Greek Zeta
        "Zo\u200b\u3164é",
        "\u2800Zoé\u2800",
        "Z0e",
    ],
)
def test_a_second_one_of_a_name_gets_a_number(typed: str) -> None:
    scene = Scene(seats=4)
    scene.come_in("Zoé", typed)
    assert scene.room.people[1].name.endswith(" 2")
    scene.come_in(typed)
    assert scene.room.people[2].name.endswith(" 3")


def test_so_does_who_takes_anothers_name_later_and_nobody_is_in_their_own_way() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.wish(2, asked.Rename("ada"))
    assert scene.room.people[1].name == "ada 2"
    scene.wish(1, asked.Rename("ADA"))
    assert scene.room.people[0].name == "ADA"
    scene.wish(1, asked.Leave())
    scene.wish(2, asked.Rename("Ada"))
    assert scene.room.people[1].name == "Ada"


def test_who_comes_back_finds_the_name_taken() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.wish(2, asked.Leave())
    scene.come_in("Bob")
    scene.arrange(asked.ComeBack(person(2)))
    assert [it.name for it in scene.room.people] == ["Ada", "Bob 2", "Bob"]


def test_a_name_that_nobody_chose_is_another_one_where_it_is_taken() -> None:
    assert distinct("Clove", ["Hazel"], ("Basil",)) == "Clove"
    assert distinct("Clove", ["clove", "Basil"], ("Basil", "Fennel")) == "Fennel"
    assert distinct("Clove", ["clove", "Basil"], ("Basil",)) == "Clove 2"


def test_a_long_name_keeps_its_number_and_signs_alone_are_a_name() -> None:
    long = "x" * LONGEST
    assert distinct(long, [long]) == "x" * (LONGEST - 2) + " 2"
    assert distinct("!!!", ["???"]) == "!!!"


def test_bots_go_by_one_name_and_nobody_else_by_it() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada", BOTS[2].lower())
    scene.wish(1, asked.SeatBot(seat(2), "random"))
    names = view(scene.room, person(1), lambda _: True).names
    assert names == ("Ada", f"{BOTS[2].lower()} 2", BOTS[2])
    assert len({it.casefold() for it in BOTS}) == len(BOTS) >= 12


async def test_a_welcome_says_who_played_when() -> None:
    """A line of the log keeps the name of who did it, whoever has the seat now."""

    evening = await open_evening("Ada", "Bob", seats=2)
    await evening.wish(1, 1, asked.Start())
    await play(evening.desk, 4, Chance(b"at first"))
    before = len((await evening.arrive(1)).last("welcome")["told"])
    await evening.wish(2, 1, asked.Leave())
    await play(evening.desk, 4, Chance(b"and then"))
    box = await evening.arrive(1)
    later = Hall(evening.store, clock=evening.clock)
    desk = await later.find(evening.desk.code)
    assert desk.sitting.chronicle is not None
    expected = [[0, ["Ada", "Bob"]], [before, ["Ada", BOTS[1]]]]
    assert box.last("welcome")["casts"] == expected
    assert [[n, list(cast)] for n, cast in desk.sitting.chronicle.tell(seat(0))[2]] == expected
    await evening.hall.close()
    await later.close()


def test_no_option_names_a_seat_that_is_gone() -> None:
    scene = Scene(seats=4)
    scene.come_in("Ada")
    scene.wish(1, asked.SetOptions({"first": 3, "length": "express"}))
    scene.wish(1, asked.SetSeats(2))
    assert (scene.room.options.first, scene.room.options.length) == ("random", "express")
    scene.wish(1, asked.SetOptions({"first": 1}))
    scene.wish(1, asked.SetSeats(3))
    assert scene.room.options.first == 1


def test_an_option_that_names_somebody_goes_along_when_seats_are_swapped() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.SetOptions({"first": 1}))
    scene.wish(1, asked.SwapSeats(seat(1), seat(2)))
    assert (scene.room.options.first, scene.chairs[2]) == (2, (2, None))
    scene.wish(1, asked.SwapSeats(seat(0), seat(1)))
    assert scene.room.options.first == 2


def test_of_two_who_wish_for_the_same_animal_the_second_sits_under_the_next_free_one() -> None:
    scene = Scene(seats=4)
    scene.come_in("Ada", "Bob", "Cleo")
    assert [it.token for it in scene.room.people] == [None] * 3
    scene.wish(1, asked.ChooseToken(15))
    scene.wish(2, asked.ChooseToken(0))
    scene.wish(3, asked.ChooseToken(15))
    assert [it.token for it in scene.room.people] == [15, 0, 1]
    scene.wish(1, asked.ChooseToken(15))
    seen = view(scene.room, person(1), lambda _: True).people
    assert [it.token for it in seen] == [15, 0, 1]
    scene.wish(1, asked.Leave())
    scene.wish(3, asked.ChooseToken(15))
    assert [it.token for it in scene.room.people] == [None, 0, 15]


def test_a_crowd_shares_the_animals_and_there_are_no_others() -> None:
    scene = Scene(seats=4)
    scene.come_in(*[f"Guest {n}" for n in range(17)])
    for who in range(1, 18):
        scene.wish(who, asked.ChooseToken(3))
    tokens = [it.token for it in scene.room.people]
    assert (set(tokens[:16]), tokens[16]) == (set(range(16)), 3)
    for wrong in (-1, 16):
        with pytest.raises(Refusal, match="no_such_token"):
            scene.wish(1, asked.ChooseToken(wrong))
