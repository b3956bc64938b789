"""Words of a table's own over HTTP: read by whoever brought them, and by nobody else."""

from functools import partial

import pytest

from tablee.arena.match import play_out
from tablee.games.trapwords.events import WordsDrawn
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Done, Wish
from tests.server.asking import asker, make
from tests.server.house import with_patience
from tests.tables.tabling import NEVER
from tests.tables.variations import bots_for

OPEN = {"game": "trapwords", "seats": 4, "name": "Ada", "options": {}}
WORDS = "\n".join(f"mot{chr(97 + n // 26)}{chr(97 + n % 26)}: feu | il brûle" for n in range(96))


@with_patience
async def test_only_who_brought_words_may_read_them_even_when_another_is_the_host() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob, asker(app) as eve:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        await bob.post(f"/api/tables/{code}/join", json={"name": "Bob"})
        desk = await app.reception.hall.find(code)
        bring = Wish(1, asked.BringWords("fr", tuple(WORDS.split("\n")), "Chez nous"))
        assert await desk.do(lambda: desk.grant(PersonId(1), bring)) == Done(1)
        name = desk.sitting.room.options.pack
        address = f"/api/tables/{code}/words/{name}"

        own = await ada.get(address)
        assert own.json() == {
            "pack": name, "language": "fr", "title": "Chez nous", "text": f"{WORDS}\n",
        }  # fmt: skip
        hand_over = Wish(2, asked.HandOver(PersonId(2)))
        assert await desk.do(lambda: desk.grant(PersonId(1), hand_over)) == Done(2)
        for asker_, status, refusal in (
            (bob, 403, "words_of_another"),
            (eve, 403, "not_of_this_table"),
        ):
            answer = await asker_.get(address)
            assert (answer.status_code, answer.json()["code"]) == (status, refusal)
        for path in (f"/api/packs/trapwords/fr/{name}", f"/api/tables/{code}/words/own-none"):
            answer = await ada.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_pack")
        listed = (await bob.get("/api/packs/trapwords/fr")).json()["packs"]
        assert name not in [it["name"] for it in listed]
        again = Wish(3, asked.BringWords("fr", tuple(WORDS.split("\n")), "À moi"))
        assert await desk.do(lambda: desk.grant(PersonId(2), again)) == Done(3)
        assert (await bob.get(address)).status_code == 403
        assert (await ada.get(address)).json()["text"] == f"{WORDS}\n"


@pytest.mark.usefixtures("untraced")
@with_patience
async def test_who_goes_on_from_a_game_goes_on_with_its_words_and_cannot_read_them() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        opened = {**OPEN, "options": {"rounds": 4, "curses": "off"}}
        code = (await ada.post("/api/tables", json=opened)).json()["code"]
        desk = await app.reception.hall.find(code)
        bring = asked.BringWords("fr", tuple(WORDS.split("\n")), "Chez nous")
        for wish in (Wish(1, bring), Wish(2, asked.Start("random"))):
            assert await desk.do(partial(desk.grant, PersonId(1), wish)) == Done(wish.n)
        assert desk.sitting.table is not None
        play_out(desk.sitting.table, bots_for(desk.sitting.table))
        await desk.do(desk.settle)
        steps = f"/api/tables/{code}/games/1/steps"

        gone = (await ada.post(f"{steps}/4/what-if", json={"seat": 0, "is_true": True})).json()

        there = await app.reception.hall.find(gone["code"])
        (words,) = there.sitting.room.words
        assert there.sitting.table is not None
        assert words.pack == there.sitting.table.options.pack
        assert (words.author, words.person) == ("Ada", None)
        answer = await ada.get(f"/api/tables/{gone['code']}/words/{words.pack}")
        assert (answer.status_code, answer.json()["code"]) == (403, "words_of_another")
        play_out(there.sitting.table, bots_for(there.sitting.table))
        drawn = [it.event for it in there.sitting.table.entries if isinstance(it.event, WordsDrawn)]
        assert drawn
        assert all(it.word.startswith("mot") for event in drawn for it in event.drawn)
