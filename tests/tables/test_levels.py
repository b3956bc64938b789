"""Any game is begun with whatever bots it has, and a seat can be lent in it."""

import pytest

from tablee import registry
from tablee.tables.hall import bot_for
from tablee.tables.room import actions as asked
from tablee.tables.room.levels import meant, nearest
from tablee.tables.room.people import Chair
from tests.packages import Packages
from tests.tables.tabling import SEED, Scene, refused, seat

EASY = "from tests.third_party import BOTS\nBOTS = dict.fromkeys(('easy', 'hard'), BOTS['novice'])"


@pytest.mark.parametrize(("bots", "usual"), [(None, "random"), (EASY, "easy")])
@pytest.mark.parametrize("said", ["", "regular"])  # nothing, and what pages of before say
def test_the_usual_bot_of_a_game_is_one_it_has(
    bots: str | None, usual: str, said: str, packages: Packages
) -> None:
    packages.lay("other", bots=bots)
    scene = Scene(3, game="other")
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.SeatBot(seat(2), said))
    assert scene.chairs[2] == (None, usual)
    assert refused(scene, 1, asked.SeatBot(seat(2), "genius")) == "no_such_bot"

    scene.wish(1, asked.ClearSeat(seat(2)))
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(1, asked.Start(said))
    assert scene.chairs[2] == (None, usual)

    scene.away = {2: 3_600_000}
    scene.wish(1, asked.LendSeat(seat(1), said))
    assert scene.chairs[1] == (2, usual)
    scene.wish(1, asked.RemovePerson(scene.room.present[1]))
    assert scene.room.chairs[1] == Chair(bot=usual)


def test_a_bot_that_thinks_stays_the_usual_one_where_nobody_chose() -> None:
    scene = Scene()
    scene.come_in("Ada")
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(1, asked.Start())

    assert scene.chairs[1:] == [(None, "regular")] * 2


def test_for_another_game_a_bot_stays_as_strong_as_it_can() -> None:
    ours = {key: tuple(registry.bots(key)) for key in ("between", "wordz")}
    assert nearest("expert", ours["wordz"]) == meant("expert", ours["wordz"]) == "strong"
    assert nearest("strong", ours["between"]) == nearest("scholar", ours["between"]) == "expert"
    assert nearest("novice", ours["wordz"]) == "novice"
    assert nearest("sly", ours["wordz"]) == "regular"


def test_a_bot_of_a_stored_table_plays_on_under_its_name_of_before() -> None:
    assert bot_for("wordz", "expert") is registry.bot("wordz", "expert")
    assert bot_for("wordz", "expert") is registry.bots("wordz")["scholar"]
    assert registry.is_our_bot("wordz", "expert")
    assert not registry.is_our_bot("wordz", "of a package long gone")
    assert "expert" not in registry.bots("wordz")


def test_where_a_bot_is_gone_the_usual_one_plays_on() -> None:
    assert bot_for("between", "of a package long gone") is registry.bot("between", "regular")
    assert bot_for("between", "novice") is registry.bot("between", "novice")
