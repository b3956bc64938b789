"""The door out of a replay: from a step of a finished game to a table of one's own that goes on from there."""

import asyncio
from secrets import token_hex

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.record import converter
from tablee.core.seats import Seat
from tablee.server.doors import let_in, read_body
from tablee.server.reception import Reception
from tablee.server.replay import finished_game, number_of, step_of
from tablee.tables.branching import Fork, branch_off, opening_of, settled
from tablee.tables.reel import Reels
from tablee.tables.room.words_kept import taken_along
from tablee.tables.wire import GoOn

_go_on = converter(GoOn)


class GoingOn:
    """Whoever may look at a step may go on from it; what comes of it changes nothing where it was played."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._reels = Reels()

    @property
    def routes(self) -> list[BaseRoute]:
        path = "/api/tables/{code}/games/{number}/steps/{step}/what-if"
        return [Route(path, self.go_on, methods=["POST"])]

    async def go_on(self, request: Request) -> Response:
        wish: GoOn = await read_body(request, _go_on)
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        number = number_of(request, 0)
        table = finished_game(desk, who, number)
        last, step = desk.sitting.past[number].last, settled(table, step_of(request, table))
        self._reception.require_room(request, table.game.ABOUT.key)
        fork = Fork(desk.code, number, step, Seat(wish.seat), wish.is_true)
        seed, truth = bytes.fromhex(token_hex(32)), await self._reels.after(table, step)
        # Another deal takes its time where words are looked for, or another solution.
        branch = await asyncio.to_thread(branch_off, table, truth, fork, seed)
        name = desk.sitting.room.people[who - 1].name
        words = taken_along(desk.sitting.room, table.options)
        opening = opening_of(table, last, branch, name, seed, words)
        at = table.entries[step - 1].at
        admission = await self._reception.hall.open_under_way(opening, at)
        return let_in(self._reception, admission)
