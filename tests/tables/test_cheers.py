"""Hearts and laughs: for drawings of others, once everybody knows who drew them; kept, bounded, and no secret told."""

from itertools import count

import msgspec
import pytest

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.tables.evening import Loved, sheet
from tablee.tables.room import actions as asked
from tablee.tables.room.cheers import best_loved
from tablee.tables.room.people import Cheer, Cheered
from tablee.tables.sitting import Sitting
from tablee.tables.wire import Done, Refused
from tests.tables.drawing import draw, host_pack, open_atelier
from tests.tables.tabling import Evening, Scene, person
from tests.tables.test_drawings import HAND_IN, play_to_the_end, restored

__all__ = ["host_pack"]


_numbers = count(1_000_000)
"""Of wishes, beyond those that play takes."""


async def cheer(
    evening: Evening, who: int, drawing: str, kind: Cheer = "heart", *, on: bool = True
) -> str:
    """`done`, or why not."""
    answer = await evening.wish(who, next(_numbers), asked.CheerDrawing(drawing, kind, on))
    assert isinstance(answer, Done | Refused)
    return "done" if isinstance(answer, Done) else answer.code


def exhibits(sitting: Sitting, round: int = -1) -> dict[int, str]:
    """By seat, of the round that was shown last."""
    assert sitting.table is not None
    return {it.seat: it.drawing for it in sitting.table.view(None).gallery[round].exhibits}


def seen_by(evening: Evening, who: int) -> list[tuple[str, list[int], list[int]]]:
    room = evening.boxes[who].last("room")["room"]
    return [(it["drawing"], it["hearts"], it["laughs"]) for it in room["cheered"]]


async def open_reveal() -> Evening:
    """Four draw, a fifth watches, and the first round is shown."""
    evening = await open_atelier()
    await evening.hall.join(evening.desk.code, "Eve", "")
    await evening.arrive(5)
    for who in (1, 2, 3, 4):
        await draw(evening, who, 10 * who)
        await evening.act(who, 100, HAND_IN)
    for who in (1, 2, 3, 4):
        await evening.act(who, 101, {"type": "abstain"})
    assert evening.table.state.phase == "reveal"
    return evening


async def test_everybody_cheers_what_others_drew_and_everybody_sees_it() -> None:
    evening = await open_reveal()
    drawn = exhibits(evening.desk.sitting)
    assert await cheer(evening, 1, drawn[1]) == "done"
    assert await cheer(evening, 5, drawn[1]) == "done"
    assert await cheer(evening, 5, drawn[1], "laugh") == "done"
    assert await cheer(evening, 1, drawn[1]) == "done"  # once, however often
    assert seen_by(evening, 3) == [(drawn[1], [5, 1], [5])]
    assert await cheer(evening, 5, drawn[1], on=False) == "done"
    assert await cheer(evening, 1, drawn[1], on=False) == "done"
    assert seen_by(evening, 3) == seen_by(evening, 5) == [(drawn[1], [], [5])]
    assert await cheer(evening, 5, drawn[1], "laugh", on=False) == "done"
    assert seen_by(evening, 3) == []


async def test_nobody_cheers_their_own() -> None:
    evening = await open_reveal()
    drawn = exhibits(evening.desk.sitting)
    for who in (1, 2, 3, 4):
        assert await cheer(evening, who, drawn[who - 1], "laugh") == "own_drawing"
    assert evening.desk.sitting.room.cheered == ()


async def test_before_the_reveal_no_answer_tells_a_drawing_from_none() -> None:
    """Not even of one's own, nor of the active player's, whose name the board shows already."""
    evening = await open_atelier()
    own = await draw(evening, 1, 10)
    names = [own, *[await draw(evening, who, 10 * who) for who in (2, 3, 4)]]
    codes = {await cheer(evening, who, it) for who in (1, 2) for it in (*names, "", "f" * 32)}
    for who in (1, 2, 3, 4):
        await evening.act(who, 100, HAND_IN)
    assert evening.table.state.phase == "vote"
    codes |= {await cheer(evening, who, it) for who in (1, 2) for it in (*names, "f" * 32)}
    assert codes == {"not_on_the_wall"}


async def test_who_took_a_seat_over_may_cheer_what_its_former_owner_drew() -> None:
    """Whose drawing it is says the journal, not the seat."""
    evening = await open_reveal()
    drawn = exhibits(evening.desk.sitting)
    await evening.wish(4, 200, asked.Leave())
    await evening.wish(5, 200, asked.SitDown(Seat(3)))
    await evening.wish(1, 200, asked.LetSit(person(5), Seat(3)))
    assert evening.desk.sitting.room.seat_of(person(5)) == 3
    assert await cheer(evening, 5, drawn[3]) == "done"


async def test_what_was_given_is_there_again_after_a_restart() -> None:
    evening = await open_reveal()
    drawn = exhibits(evening.desk.sitting)
    await cheer(evening, 1, drawn[2])
    again = await restored(evening)
    assert (
        again.room.cheered
        == evening.desk.sitting.room.cheered
        == (Cheered(drawn[2], 1, (person(1),)),)
    )
    assert again.wall_of(person(3))[drawn[2]].maker == 3


async def test_the_last_game_is_cheered_as_long_as_it_may_be_looked_at() -> None:
    """At its end, while the next one gathers and while it is played; who came later sees and gives nothing."""
    evening = await open_atelier(b'{"pack":"of-the-tests","first":0,"rounds":"short"}')
    n = await play_to_the_end(evening)
    first = exhibits(evening.desk.sitting)
    assert await cheer(evening, 1, first[1]) == "done"
    await evening.hall.join(evening.desk.code, "Fay", "")
    await evening.arrive(5)
    assert await cheer(evening, 5, first[1]) == "not_on_the_wall"
    assert seen_by(evening, 5) == []
    assert len(seen_by(evening, 2)) == 1
    await evening.wish(1, n, asked.Regather())
    assert await cheer(evening, 3, first[1]) == "done"
    await evening.wish(1, n + 1, asked.Start(level="random"))
    assert await cheer(evening, 4, first[1]) == "done"
    assert seen_by(evening, 2) == [(first[1], [1, 3, 4], [])]
    assert seen_by(evening, 5) == []
    n = await play_to_the_end(evening, n + 2)
    second = exhibits(evening.desk.sitting)
    assert await cheer(evening, 5, second[0], "laugh") == "done"
    await evening.wish(1, n, asked.Again())
    assert [it.number for it in evening.desk.sitting.room.cheered] == [2]
    assert await cheer(evening, 1, first[1]) == "not_on_the_wall"
    assert (await restored(evening)).room.cheered == evening.desk.sitting.room.cheered


async def test_what_a_room_shows_of_it_is_bounded_by_its_drawings_and_people() -> None:
    """One of a kind a person and drawing: giving it a hundred times is as much as once."""
    evening = await open_reveal()
    drawn = exhibits(evening.desk.sitting)
    await cheer(evening, 1, drawn[1])
    once = encode(evening.boxes[2].last("room")["room"])
    for _ in range(100):
        await cheer(evening, 1, drawn[1])
    assert len(encode(evening.boxes[2].last("room")["room"])) == len(once)


async def test_the_best_loved_drawing_stands_on_the_evening_s_sheet() -> None:
    """Also by hearts that come after the end; who drew it goes by today's name, and it is kept with the table."""
    evening = await open_atelier(b'{"pack":"of-the-tests","first":0,"rounds":"short"}')
    n = await play_to_the_end(evening)
    sitting, drawn = evening.desk.sitting, exhibits(evening.desk.sitting)

    def told(who: int = 2) -> list[Loved | None]:
        games = sheet(sitting.room, sitting.evening, person(who), sitting.past.drawings).games
        return [it.loved for it in games]

    assert told() == [None]
    await cheer(evening, 1, drawn[1])
    await cheer(evening, 3, drawn[1])
    await cheer(evening, 2, drawn[2])
    await evening.wish(2, n, asked.Rename("Bea"))
    assert told() == [Loved(person(2), "Bea", 2, drawn[1])]
    assert (await restored(evening)).evening == sitting.evening
    for game in (1, 2):
        await evening.wish(1, n, asked.Again())
        await cheer(evening, 4, drawn[1])
        n = await play_to_the_end(evening, n + 1)
        assert told() == [Loved(person(2), "Bea", 3, drawn[1]), *[None] * game]
    first = sitting.past[1].table.attachments
    assert list(first) == [drawn[1]]
    again = await restored(evening)
    assert again.past[1].table.attachments == first
    assert again.past.drawings == sitting.past.drawings
    gone = sheet(sitting.room, sitting.evening, person(2)).games[0].loved
    assert gone == Loved(person(2), "Bea", 3, "")


def test_the_best_loved_drawing_has_most_hearts_and_of_equals_most_laughs() -> None:
    room = Scene().room
    one, two, three = (person(it) for it in (1, 2, 3))
    cheered = (
        Cheered("a", 1, (one, two), ()),
        Cheered("b", 1, (three, two), (one,)),
        Cheered("c", 1, (), (one, two, three)),
        Cheered("d", 1, (one, two), (three,)),
        Cheered("e", 2, (one, two, three), ()),
    )
    told = msgspec.structs.replace(room, cheered=cheered)
    assert [best_loved(told, it) for it in (1, 2, 3)] == [cheered[1], cheered[4], None]
    assert best_loved(msgspec.structs.replace(room, cheered=cheered[2:3]), 1) is None


@pytest.mark.parametrize("kind", ["star", "", None])
async def test_another_kind_is_no_wish_at_all(kind: str | None) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "cheer", "drawing": "a", "kind": kind}, asked.CheerDrawing)
