"""Words of a table's own: brought by the host, told of to everybody, read and played with by nobody else."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.games.trapwords.events import WordsDrawn
from tablee.storage.memory import MemoryStore
from tablee.storage.sqlite import SqliteStore
from tablee.tables.enough import MOST, cards_needed
from tablee.tables.log import format_log
from tablee.tables.room import actions as asked
from tablee.tables.room.own_words import LONGEST_TITLE, MOST_BYTES, MOST_KEPT
from tablee.tables.room.sight import view
from tablee.tables.room.words_kept import taken_along
from tablee.tables.sitting import Sitting
from tablee.tables.table import agreed_on, open_table
from tablee.tables.wire import Done, Refused
from tablee.words.packs import NoSuchPack, lend, own_name, pack
from tests.tables.forging import prove
from tests.tables.tabling import Evening, Scene, open_evening, person, refused
from tests.tables.variations import bots_for

WORDS = "\n".join(f"mot{chr(97 + n // 26)}{chr(97 + n % 26)}: feu, eau" for n in range(96))
LINES = tuple(WORDS.split("\n"))
BRING = asked.BringWords("fr", LINES, "Chez nous")
NAME = own_name("trapwords", "fr", f"{WORDS}\n")


async def open_club(*names: str, store: Any = None, game: str = "trapwords") -> Evening:
    return await open_evening(
        *names or ("Ada", "Bob", "Cleo", "Dan"), game=game, seats=4, options=b"{}", store=store
    )


async def forgotten() -> None:
    """The table is in nobody's mind any more, and neither are its words."""
    for _ in range(3):
        await asyncio.sleep(0)
        gc.collect()
    pack.cache_clear()
    with pytest.raises(NoSuchPack):
        pack(f"trapwords/fr/{NAME}")


def code(answer: Done | Refused) -> str:
    return "" if isinstance(answer, Done) else answer.code


async def test_the_host_brings_words_and_plays_with_them() -> None:
    evening = await open_club()
    assert code(await evening.wish(1, 1, BRING)) == ""
    room = evening.desk.sitting.room
    assert (room.options.pack, room.options.language) == (NAME, "fr")
    assert code(await evening.wish(1, 2, asked.Start(level="random"))) == ""
    drawn = [it.event.drawn for it in evening.table.entries if isinstance(it.event, WordsDrawn)]
    assert [it.word[:3] for two in drawn for it in two] == ["mot", "mot"]
    await evening.hall.close()
    del evening, room
    await forgotten()


@pytest.mark.usefixtures("untraced")
async def test_a_log_is_proved_by_who_has_never_seen_the_words() -> None:
    held = lend("trapwords", "fr", f"{WORDS}\n")
    options = {"pack": NAME, "difficulty": "easy", "rounds": 4, "curses": "off"}
    table = open_table(registry.game("trapwords"), 4, options, seed=b"own words")
    play_out(table, bots_for(table))
    lines = list(format_log(table))
    del held
    await forgotten()

    assert encode(prove(lines).state) == encode(table.state)


async def test_everybody_is_told_whose_words_they_are_and_nobody_what_they_are() -> None:
    evening = await open_club()
    await evening.wish(1, 1, BRING)
    for who in (1, 2):
        (words,) = evening.boxes[who].last("room")["room"]["words"]
        assert words == {
            "pack": NAME,
            "game": "trapwords",
            "language": "fr",
            "title": "Chez nous",
            "by": "Ada",
            "cards": 96,
            "is_yours": who == 1,
        }
        assert b"motaa" not in b"".join(evening.boxes[who].frames)
    await evening.hall.close()


async def test_words_are_there_again_after_a_restart_and_bots_find_them() -> None:
    store = MemoryStore()
    evening = await open_club(store=store)
    await evening.wish(1, 1, BRING)
    rows = await store.load(evening.desk.code)
    house = evening.desk.sitting.house
    await evening.hall.close()
    del evening
    await forgotten()

    again = Sitting(house)
    again.restore(rows)

    assert pack(f"trapwords/fr/{NAME}")[0].associations == ("feu", "eau")
    assert again.wish(person(1), asked.Start(level="random"), 2, 0).room_events


async def test_words_are_erased_with_their_table_from_the_disk_too(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    evening = await open_club(store=store)
    await evening.wish(1, 1, BRING)
    table = evening.desk.code
    assert any(b"motaa" in row.body for row in await store.load(table))
    await store.forget(table)
    assert await store.load(table) == []
    await evening.hall.close()
    assert not [it for it in tmp_path.rglob("*") if it.is_file() and b"motaa" in it.read_bytes()]


async def test_the_name_of_a_pack_opens_it_at_no_other_table() -> None:
    store = MemoryStore()
    evening = await open_club(store=store)
    await evening.wish(1, 1, BRING)
    with pytest.raises(Refusal, match="no_such_pack"):
        await evening.hall.open_table("trapwords", 4, {"pack": NAME}, "Eve")
    other = await open_club("Eve")
    options = {"pack": NAME}
    assert code(await other.wish(1, 1, asked.SetOptions(options))) == "no_such_pack"
    assert code(await other.wish(1, 2, asked.PickGame("trapwords", options))) == "no_such_pack"
    assert code(await evening.wish(1, 2, asked.SetOptions(options))) == ""
    for it in (evening, other):
        await it.hall.close()


async def test_a_bad_name_and_a_pack_that_is_too_small_are_refused_when_they_are_chosen() -> None:
    evening = await open_club()
    assert code(await evening.wish(1, 1, asked.SetOptions({"pack": "unknown"}))) == "no_such_pack"
    few = asked.BringWords("fr", ("phare", "bouée"))
    assert code(await evening.wish(1, 2, few)) == "too_few_words"
    assert evening.desk.sitting.room.words == ()
    with pytest.raises(Refusal, match="no_such_pack"):
        await evening.hall.open_table("trapwords", 4, {"pack": "unknown"}, "Eve")
    await evening.hall.close()


async def test_a_variation_takes_the_words_along_for_nobody_to_read() -> None:
    evening = await open_club()
    await evening.wish(1, 1, BRING)
    (words,) = taken_along(evening.desk.sitting.room, evening.desk.sitting.room.options)
    assert (words.person, words.author, words.text) == (None, "Ada", f"{WORDS}\n")

    opening = asked.Open("trapwords", 4, {"pack": NAME}, "", words=(words,))
    scene = Scene(4, game="trapwords")
    scene.room = type(scene.room)()
    scene.arrange(opening)
    scene.come_in("Eve")
    (shown,) = view(scene.room, person(1), lambda _: True).words
    assert (shown.by, shown.is_yours) == ("Ada", False)
    assert taken_along(scene.room, scene.room.options)[0].author == "Ada"
    await evening.hall.close()


def gathered(*names: str, game: str = "trapwords") -> Scene:
    scene = Scene(4, game=game)
    scene.come_in(*names or ("Ada", "Bob"))
    return scene


def test_only_the_host_brings_words_while_people_gather_for_a_game_of_words() -> None:
    scene = gathered()
    assert refused(scene, 2, BRING) == "host_only"
    assert refused(scene, 1, asked.BringWords("de", LINES)) == "bad_options"
    assert refused(scene, 1, asked.BringWords("fr", LINES, "Chez\u202enous")) == "unprintable"
    assert refused(gathered(game="between"), 1, BRING) == "no_such_pack"
    scene.begin()
    assert refused(scene, 1, BRING) == "not_gathering"


def test_nobody_takes_the_words_of_another_away() -> None:
    scene = gathered()
    scene.wish(1, BRING)
    scene.wish(1, asked.HandOver(person(2)))
    mine = asked.BringWords("fr", (*LINES, "phare"), instead_of=NAME)
    assert refused(scene, 2, mine) == "words_of_another"
    scene.wish(2, asked.BringWords("fr", (*LINES, "phare")))
    assert [it.person for it in scene.room.words] == [1, 2]


def test_the_same_words_stay_theirs_who_brought_them_first_while_they_are_here() -> None:
    scene = gathered()
    scene.wish(1, BRING)
    scene.wish(1, asked.HandOver(person(2)))
    scene.wish(2, asked.SetOptions({}))
    mine = asked.BringWords("fr", (*LINES, "phare"))
    scene.wish(2, mine)
    (_, edited) = scene.room.words
    scene.wish(2, asked.BringWords("fr", LINES, "À moi", instead_of=edited.pack))
    assert scene.room.options.pack == NAME
    assert [(it.person, it.title, it.is_replaced) for it in scene.room.words] == [
        (2, "", True),
        (1, "Chez nous", False),
    ]
    assert refused(scene, 2, asked.BringWords("fr", LINES, instead_of=NAME)) == "words_of_another"
    scene.wish(1, asked.Leave())
    scene.wish(2, asked.BringWords("fr", LINES, "À moi"))
    assert [(it.person, it.title) for it in scene.room.words][-1] == (2, "À moi")


def test_edited_words_take_the_place_of_those_they_were_made_from_in_every_option() -> None:
    scene = gathered()
    scene.wish(1, asked.BringWords("fr", LINES, "x" * 90))
    assert len(scene.room.words[0].title) == LONGEST_TITLE
    scene.begin()
    scene.arrange(asked.Close())
    scene.wish(1, asked.PickGame("between"))
    assert scene.room.habits["trapwords"].pack == NAME
    scene.wish(1, asked.PickGame("trapwords"))
    edited = asked.BringWords("fr", (*LINES, "phare"), "Mieux", instead_of=NAME)
    scene.wish(1, edited)
    new = scene.room.options.pack
    assert [(it.pack, it.is_replaced) for it in scene.room.words] == [(NAME, True), (new, False)]
    assert [it.title for it in view(scene.room, person(2), lambda _: True).words] == ["Mieux"]
    scene.wish(1, BRING)
    assert [(it.pack, it.is_replaced) for it in scene.room.words] == [(new, False), (NAME, False)]


def test_words_that_are_replaced_while_something_else_is_played_are_replaced_there_too() -> None:
    scene = gathered(game="entre-les-lignes")
    scene.wish(
        1, asked.BringWords("both", tuple(it.replace(": feu, eau", " = word") for it in LINES))
    )
    old = scene.room.options.pack
    scene.begin()
    scene.arrange(asked.Close())
    scene.wish(1, asked.PickGame("trapwords"))
    scene.wish(1, asked.BringWords("fr", LINES, instead_of=old))
    scene.wish(1, asked.PickGame("entre-les-lignes"))
    assert (scene.room.options.pack, scene.room.options.language) == ("tablee", "both")


def test_a_habit_follows_its_words_into_another_language() -> None:
    scene = gathered()
    scene.wish(1, BRING)
    scene.begin()
    scene.arrange(asked.Close())
    scene.wish(1, asked.PickGame("between"))
    scene.wish(1, asked.PickGame("trapwords"))
    scene.wish(1, asked.BringWords("en", LINES, instead_of=NAME))
    habit = scene.room.habits["trapwords"]
    assert (habit.pack, habit.language) == (scene.room.words[-1].pack, "en")


async def test_what_others_took_the_place_of_cannot_be_agreed_on_again() -> None:
    """Nothing holds it: after a restart the next game would have no cards."""
    evening = await open_club()
    await evening.wish(1, 1, BRING)
    await evening.wish(1, 2, asked.BringWords("fr", (*LINES, "phare"), instead_of=NAME))
    new = evening.desk.sitting.room.options.pack
    old = {"pack": NAME, "language": "fr"}
    assert code(await evening.wish(1, 3, asked.SetOptions(old))) == "no_such_pack"
    assert code(await evening.wish(1, 3, asked.PickGame("trapwords", old))) == "no_such_pack"
    assert evening.desk.sitting.room.options.pack == new
    await evening.hall.close()


def test_words_are_agreed_on_for_the_game_and_the_language_they_are_for() -> None:
    scene = gathered()
    scene.wish(1, BRING)
    other_language = {"pack": NAME, "language": "en"}
    assert refused(scene, 1, asked.SetOptions(other_language)) == "no_such_pack"
    assert refused(scene, 1, asked.PickGame("trapwords", other_language)) == "no_such_pack"
    assert refused(scene, 1, asked.PickGame("entre-les-lignes", {"pack": NAME})) == "no_such_pack"


def test_a_table_keeps_so_many_packs_and_so_much_text_and_no_more() -> None:
    scene = gathered()
    for number in range(MOST_KEPT):
        scene.wish(1, asked.BringWords("fr", (*LINES, f"# {number}")))
    assert refused(scene, 1, BRING) == "too_many_packs"
    scene.wish(1, asked.BringWords("fr", LINES, instead_of=scene.room.options.pack))

    last = scene.room.options.pack
    line = "# " + "x" * 39_000
    for number in range(MOST_BYTES // 40_500):
        # What was there before counts once more: it stands in the journal twice.
        scene.wish(1, asked.BringWords("fr", (*LINES, f"{line}{number % 2}"), instead_of=last))
        last = scene.room.options.pack
    for instead_of in (last, ""):
        more = asked.BringWords("fr", (*LINES, f"{line}"), instead_of=instead_of)
        assert refused(scene, 1, more) == "no_more_words"
    assert sum(len(it.text) for it in scene.room.words) <= MOST_BYTES


@pytest.mark.parametrize(
    ("game", "seats", "options", "needed"),
    [
        ("trapwords", 4, {}, 80),
        ("trapwords", 4, {"rounds": 4}, 48),
        ("trapwords", 4, {"difficulty": "hard"}, 80),
        ("entre-les-lignes", 5, {}, 40),
        ("entre-les-lignes", 8, {"language": "both", "difficulty": "easy"}, 56),
        ("between", 3, {}, 0),
    ],
)
def test_how_many_cards_a_game_needs_is_asked_of_its_rules(
    game: str, seats: int, options: dict[str, Any], needed: int
) -> None:
    found = registry.game(game)
    assert cards_needed(found, seats, agreed_on(found, options)) == needed < MOST


def test_the_words_of_a_room_are_kept_out_of_what_machinery_prints() -> None:
    scene = gathered()
    scene.wish(1, BRING)
    assert "motaa" not in repr(scene.room)
    assert "motaa" not in repr(scene.room.words)
    assert "motaa" not in repr(BRING)
    assert b"motaa" not in encode(view(scene.room, person(1), lambda _: True))
