"""Looking back at a finished game: found once, the same for all who may look, and nothing of a running game."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from weakref import WeakSet

import httpx
import pytest

from tablee.core.record import encode, replace
from tablee.core.shifts import all_along
from tablee.review import reviewers
from tablee.review.played import Played
from tablee.server import backroom, reviews
from tablee.server.app import make_app
from tablee.server.errand import LookBack
from tablee.server.settings import ServerSettings
from tablee.tables.log import Seal, format_log, sealed
from tablee.tables.room.people import LastGame, PersonId
from tests.server.asking import asker, make
from tests.server.browser import RandomHand
from tests.server.errands import (
    ANSWERS,
    NOBODY_LOOKS_BACK,
    Gate,
    found,
    is_gone,
    module,
    plant,
    put_in,
)
from tests.server.house import ROOMY, open_house, with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import play_to_the_end
from tests.server.test_replay import ODD, Scene, set_scene
from tests.server.test_twins import OPTIONS, make_twins
from tests.tables.tabling import NEVER


@pytest.fixture
def inquiries(monkeypatch: pytest.MonkeyPatch) -> WeakSet[reviews.Inquiry]:
    """Those that are still there."""
    made: WeakSet[reviews.Inquiry] = WeakSet()
    make_one = reviews.Inquiry.__init__

    def noted(inquiry: reviews.Inquiry, steps: int) -> None:
        make_one(inquiry, steps)
        made.add(inquiry)

    monkeypatch.setattr(reviews.Inquiry, "__init__", noted)
    return made


@asynccontextmanager
async def finished(settings: ServerSettings = ROOMY) -> AsyncIterator[Scene]:
    """A game of Ada's against a bot, which is over."""
    app = make(settings, thinking=NEVER)
    async with asker(app) as ada:
        try:
            yield await set_scene(ada, app)
        finally:
            await app.reception.backroom.close()
            await app.reception.hall.close()


def path_of(scene: Scene, number: object = 1) -> str:
    return f"/api/tables/{scene.code}/games/{number}/review"


def here(scene: Scene) -> bytes:
    """The same review, thought over in this process."""
    table = scene.game
    game = Played(
        table.game, table.seating, table.options, table.entries, all_along((None, "random"))
    )
    return encode(reviewers.review(game))


# --- a finished game --------------------------------------------------------------------------


@with_patience
async def test_a_finished_game_is_reviewed_from_its_log_and_by_whoever_played_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with finished() as scene:
        plant(monkeypatch, ANSWERS)
        monkeypatch.setattr(reviewers, "import_module", lambda _: module(ANSWERS))
        monkeypatch.setitem(reviewers._OURS, "between", "planted")
        answer = await found(scene.ada, path_of(scene))
        assert (answer.status_code, answer.content) == (200, here(scene))
        review = answer.json()
        asked = [
            n
            for n, it in enumerate(scene.game.entries, start=1)
            if type(it.event).__name__ == "QuestionAnswered"
        ]
        assert [it["step"] for it in review["remarks"]] == asked
        assert {it["facts"]["level"] for it in review["remarks"]} == {"", "random"}
        assert answer.headers["content-type"] == "application/json"


@with_patience
async def test_an_older_game_is_told_of_those_who_played_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ada alone played the first, against a bot; Bob has its seat in the second."""
    plant(monkeypatch, ANSWERS)
    async with finished() as scene, asker(scene.app) as bob:
        monkeypatch.setattr(reviewers, "import_module", lambda _: module(ANSWERS))
        monkeypatch.setitem(reviewers._OURS, "between", "planted")
        first, log = here(scene), await scene.ada.get(f"/api/tables/{scene.code}/games/1/log")
        await bob.post(f"/api/tables/{scene.code}/join", json={"name": "Bob"})
        await scene.wire.wish(2, "regather")
        await Wire(scene.inside.desk, PersonId(2)).wish(1, "sit_down", seat=1)
        await scene.wire.wish(3, "start", level="random")
        await play_to_the_end(scene.inside)
        assert scene.inside.desk.sitting.room.games == 2
        assert [it.person for it in scene.inside.desk.sitting.room.chairs] == [1, 2]
        assert (await found(scene.ada, path_of(scene, 1))).content == first
        again = await scene.ada.get(f"/api/tables/{scene.code}/games/1/log")
        assert again.content == log.content


@with_patience
async def test_a_game_that_nobody_looks_back_at_is_answered_with_nothing_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_in(monkeypatch, NOBODY_LOOKS_BACK)
    async with finished() as scene:
        answer = await found(scene.ada, path_of(scene))
        steps = len(scene.game.entries)
        assert answer.json() == {"game": "between", "steps": steps, "curves": [], "remarks": []}


@with_patience
async def test_whoever_waits_is_told_how_far_it_is_and_everything_else_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    half = f"    for step in played.steps():\n        if step.number == 8:\n            {gate.code}"
    plant(monkeypatch, f"def review(played):\n{half}\n    yield Remark(1, 'done')")
    async with finished() as scene:
        steps = len(scene.game.entries)
        first = await scene.ada.get(path_of(scene))
        assert (first.status_code, first.json()) == (202, {"done": 0, "of": steps})
        await gate.arrived()
        assert (await scene.ada.get("/healthz")).status_code == 200
        assert (await scene.step(1)).status_code == 200
        while (await scene.ada.get(path_of(scene))).json()["done"] < 7:  # noqa: ASYNC110
            await asyncio.sleep(0.002)
        further = await scene.ada.get(path_of(scene))
        assert (further.status_code, further.json()) == (202, {"done": 7, "of": steps})
        await gate.let_go()
        answer = await found(scene.ada, path_of(scene))
        assert [it["key"] for it in answer.json()["remarks"]] == ["done"]


@with_patience
async def test_it_is_found_once_and_the_same_for_all_who_may_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch, ANSWERS)
    async with finished() as scene:
        desk, app = scene.inside.desk, scene.app
        async with asker(app) as later, asker(app) as stranger, asker(app) as screen:
            await later.post(f"/api/tables/{scene.code}/join", json={"name": "Zoe"})
            await screen.post(f"/api/tables/{scene.code}/screen", json={})
            assert await refusal(later, scene) == (403, "came_later")
            assert await refusal(stranger, scene) == (403, "not_of_this_table")
            assert await refusal(screen, scene) == (403, "not_of_this_table")
            first = await found(scene.ada, path_of(scene))
            put_in(monkeypatch, "")
            await scene.wire.wish(2, "let_look_back", person=2)
            assert desk.sitting.room.may_look_back(PersonId(2))
            shown = await later.get(path_of(scene))
            assert (shown.status_code, shown.content) == (200, first.content)
            assert (await scene.ada.get(path_of(scene))).content == first.content


async def refusal(asking: httpx.AsyncClient, scene: Scene) -> tuple[int, str]:
    answer = await asking.get(path_of(scene))
    return answer.status_code, answer.json()["code"]


@with_patience
async def test_while_nobody_asks_any_more_it_is_called_off_and_begins_anew_when_somebody_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    async with finished() as scene:
        with monkeypatch.context() as patch:
            put_in(patch, gate.code)
            patch.setattr(reviews, "ASKED", 3_600.0)
            await scene.ada.get(path_of(scene))
            process = await gate.arrived()
            patch.setattr(reviews, "ASKED", 0.0)
            assert (await scene.ada.get(path_of(scene))).status_code == 202
            await is_gone(process)
        assert (await found(scene.ada, path_of(scene))).status_code == 200


@pytest.mark.parametrize(
    "program",
    [
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
        'print(\'{"type":"reviewed","review":5}\')',
        'print(\'{"type":"reviewed","review":{"game":"between","steps":1,"curves":[],"remarks":[]}}\')',
    ],
    ids=["killed", "nonsense", "another game's"],
)
@with_patience
async def test_a_failure_is_one_refusal_and_is_tried_again_after_a_rest(
    program: str, monkeypatch: pytest.MonkeyPatch, inquiries: WeakSet[reviews.Inquiry]
) -> None:
    async with finished() as scene:
        with monkeypatch.context() as patch:
            put_in(patch, program)
            failed = await found(scene.ada, path_of(scene))
        assert (failed.status_code, failed.json()["code"]) == (500, "review_failed")
        again = await scene.ada.get(path_of(scene))
        assert again.json()["code"] == "review_failed", "it rests"
        assert (await scene.step(1)).status_code == 200
        (inquiry,) = inquiries
        inquiry._rests_until = 0.0
        assert (await found(scene.ada, path_of(scene))).status_code == 200


@with_patience
async def test_where_too_many_wait_one_is_told_so_and_may_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with finished() as scene:
        with monkeypatch.context() as patch:
            patch.setitem(backroom.LINE, LookBack, 0)
            busy = await scene.ada.get(path_of(scene))
        assert (busy.status_code, busy.json()["code"]) == (503, "reviews_busy")
        assert (await found(scene.ada, path_of(scene))).status_code == 200


@with_patience
async def test_a_review_goes_when_its_game_does(inquiries: WeakSet[reviews.Inquiry]) -> None:
    async with finished() as scene:
        await found(scene.ada, path_of(scene))
        assert len(inquiries) == 1
        scene.inside.desk.sitting.table = None
        scene.inside.desk.sitting.past.clear()
        while inquiries:  # a bot's thread may hold on to the game for another moment
            gc.collect()
            await asyncio.sleep(0.01)


@with_patience
async def test_whoever_runs_a_small_server_may_switch_it_off(
    monkeypatch: pytest.MonkeyPatch, inquiries: WeakSet[reviews.Inquiry]
) -> None:
    put_in(monkeypatch, "raise SystemExit")
    async with finished(replace(ROOMY, reviews="off")) as scene:
        answer = await scene.ada.get(path_of(scene))
        assert (answer.status_code, answer.json()["code"]) == (404, "reviews_off")
        assert not inquiries


@with_patience
async def test_a_server_that_stops_takes_its_back_room_along(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gate = Gate(tmp_path)
    put_in(monkeypatch, gate.code)
    async with open_house(thinking=NEVER) as house, asker(house.app, house.address) as ada:
        scene = await set_scene(ada, house.app)
        await ada.get(path_of(scene))
        process = await gate.arrived()
    await is_gone(process)


# --- a running game ---------------------------------------------------------------------------


def forged(scene: Scene) -> list[bytes]:
    """The log of a running game as whoever has read the server's memory would have it, sealed in every way."""
    table = scene.game
    lines = list(format_log(table))
    last = sha256(lines[-1]).hexdigest()
    seals = [None, Seal("", last), Seal("00" * 32, last), Seal(table.seed.hex(), last)]
    ends = [[] if it is None else [encode(sealed(it))] for it in seals]
    return [b"".join(line + b"\n" for line in [*lines, *end]) for end in ends]


async def every_way(asking: httpx.AsyncClient, scene: Scene) -> list[httpx.Response]:
    """Whatever may be asked to look back, of any game of this table."""
    answers = [await asking.get(path) for path in ways(scene.code)]
    headers = {"content-type": "application/jsonl"}
    return [
        *answers,
        *[await asking.post("/api/logs", content=it, headers=headers) for it in forged(scene)],
    ]


def ways(code: str) -> list[str]:
    table, numbers = f"/api/tables/{code}", (0, 1, 2, 3, 99, *ODD)
    looks = ("log", "steps/1", "steps/2")
    further = [f"{table}/games/{number}/{what}" for number in (0, 1, 2, 3) for what in looks]
    return [f"{table}/log", *[f"{table}/games/{it}/review" for it in numbers], *further]


def granted(answers: list[httpx.Response]) -> list[httpx.Response]:
    """Those that show or promise something: of a file that does not hold nothing is laid."""
    return [it for it in answers if not it.is_error and not it.content.endswith(b'"log":null}')]


@asynccontextmanager
async def running() -> AsyncIterator[Scene]:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        try:
            yield await set_scene(ada, app, is_over=False)
        finally:
            await app.reception.backroom.close()
            await app.reception.hall.close()


@with_patience
async def test_no_running_game_is_reviewed_by_any_route(
    inquiries: WeakSet[reviews.Inquiry],
) -> None:
    async with running() as scene, asker(scene.app) as stranger:
        wire = scene.wire
        while scene.game.outcome is None:
            hands = [encode(it.hand) for it in scene.game.state.places if len(it.hand) > 2]
            for asking in (scene.ada, stranger):
                answers = await every_way(asking, scene)
                assert granted(answers) == []
                assert not any(hand in it.content for it in answers for hand in hands)
            assert not inquiries
            await play_some(scene)
        assert granted([await scene.ada.get(path_of(scene))])
        assert wire.box.frames


async def play_some(scene: Scene) -> None:
    """A third of it, so that one looks at its beginning, in the middle and near its end."""
    hand, desk = RandomHand(b"over"), scene.inside.desk
    for _ in range(5):
        game = scene.game
        if game.outcome is None:
            seat = game.awaiting[0]
            action = hand._bot.choose(game.view(seat), hand._chance)
            await desk.do(lambda seat=seat, action=action: desk.play(seat, action))  # type: ignore[misc]


@with_patience
async def test_two_running_games_that_a_seat_cannot_tell_apart_are_answered_with_the_same_bytes() -> (
    None
):
    for seed in range(12):
        twins = await make_twins(seed, seed % 4, 3 * seed, OPTIONS[seed % 3])
        key = twins.tables[0].places[twins.viewer].key
        if twins.games[0].outcome is None:
            one, other = [await answers_to(it, key) for it in twins.tables]
            assert one == other
            assert len(one) > 100
        for table in twins.tables:
            await table.hall.close()


async def answers_to(table: Table, key: str) -> list[tuple[int, bytes, dict[str, str]]]:
    """Every route that looks back, by this person, a television and a stranger."""
    app = make_app(table.hall, ROOMY, Path("nowhere"))
    screen = await table.hall.bring_screen(table.desk.code, "")
    answers = []
    for one in (key, screen, "nobody's"):
        async with asker(app) as asking:
            asking.headers["authorization"] = f"Bearer {one}"
            for path in ways(table.desk.code):
                answer = await asking.get(path)
                answers.append((answer.status_code, answer.content, dict(answer.headers)))
    return answers


@with_patience
async def test_the_game_after_a_finished_one_is_reviewed_by_no_route_either(
    inquiries: WeakSet[reviews.Inquiry],
) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        first = await found(ada, path_of(scene))
        await scene.wire.wish(2, "again")
        assert (await ada.get(path_of(scene, 1))).content == first.content
        for number in (0, 2, 3, *ODD):
            answer = await ada.get(path_of(scene, number))
            assert answer.json()["code"] in ("not_over", "no_such_step"), number
        assert len(inquiries) == 1
        await play_to_the_end(scene.inside)
        assert (await ada.get(path_of(scene, 1))).content == first.content
        second = await found(ada, path_of(scene, 2))
        assert (second.status_code, second.json()["steps"]) == (200, len(scene.game.entries))
        await app.reception.backroom.close()


@with_patience
async def test_a_door_left_open_would_have_been_noticed() -> None:
    """The planted leak: the same ways find a review once a running game is taken for one that is over."""
    async with running() as scene:
        sitting = scene.inside.desk.sitting
        sitting.past.keep(LastGame(1, "between", sitting.room.chairs), scene.game)
        assert granted(await every_way(scene.ada, scene))


@with_patience
async def test_codes_cannot_be_guessed_here_either() -> None:
    async with asker(make(ServerSettings(guesses_per_address=3))) as eve:
        tries = [await eve.get("/api/tables/BCDF/games/1/review") for _ in range(4)]
        assert [it.status_code for it in tries] == [404, 404, 404, 429]
