"""What was played, for the people of its table: a finished game one step at a time, and the evening's sheet."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.server.answers import Denied, answer
from tablee.server.reception import Reception
from tablee.tables.desk import Desk
from tablee.tables.evening import sheet
from tablee.tables.reel import Reels
from tablee.tables.room.people import PersonId
from tablee.tables.room.sight import past_game
from tablee.tables.table import Table

_DIGITS = frozenset("0123456789")
_LONGEST = 9


class Replays:
    """The log's neighbour: whoever may take it home may also look at each of its steps."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._reels = Reels()

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{code}/games/{number}", self.show_game),
            Route("/api/tables/{code}/games/{number}/steps/{step}", self.show_step),
            Route("/api/tables/{code}/evening", self.show_evening),
        ]

    async def show_evening(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        who = self._reception.require_viewer(request, desk)
        sitting = desk.sitting
        return answer(sheet(sitting.room, sitting.evening, who, sitting.past.drawings))

    async def show_game(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        number = number_of(request, 0)
        finished_game(desk, who, number)
        return answer(past_game(desk.sitting.room, desk.sitting.past[number].last, who))

    async def show_step(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        number = number_of(request, 0)
        table = finished_game(desk, who, number)
        return answer(await self._reels.show(table, number, step_of(request, table)))


def finished_game(desk: Desk, who: PersonId, number: int) -> Table:
    """One that is over: nothing in it is secret any more; not to who came after it."""
    table = desk.sitting.finished(number)
    if table is None:
        is_over = desk.sitting.room.stage == "over"
        raise Denied(404, "no_such_step") if is_over else Denied(409, "not_over")
    if not desk.sitting.room.may_look_back(who, number):
        raise Denied(403, "came_later")
    return table


def number_of(request: Request, otherwise: int) -> int:
    """Which of the table's games the address names."""
    number = request.path_params.get("number")
    return otherwise if number is None else plain_number(number)


def step_of(request: Request, table: Table) -> int:
    """Which of its steps the address names."""
    step = plain_number(request.path_params["step"])
    if not 1 <= step <= len(table.entries):
        raise Denied(404, "no_such_step")
    return step


def plain_number(text: str) -> int:
    """A number from an address in its one spelling; whatever else stands there is none, and no step."""
    is_plain = 0 < len(text) <= _LONGEST and set(text) <= _DIGITS and text[0] != "0"
    return int(text) if is_plain else 0
