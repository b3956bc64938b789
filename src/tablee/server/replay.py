"""A finished game, one step at a time, for the people of its table."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.server.answers import Denied, answer
from tablee.server.reception import Reception
from tablee.tables.desk import Desk
from tablee.tables.reel import Reels
from tablee.tables.room.people import PersonId
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
        return [Route("/api/tables/{code}/games/{number}/steps/{step}", self.show_step)]

    async def show_step(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        table = finished_game(desk, self._reception.require_person(request, desk))
        number, step = (_count(request.path_params[name]) for name in ("number", "step"))
        # The number keeps steps of two games apart in a browser that missed the end of one.
        if number != desk.sitting.room.games or not 1 <= step <= len(table.entries):
            raise Denied(404, "no_such_step")
        return answer(await self._reels.show(table, number, step))


def finished_game(desk: Desk, who: PersonId) -> Table:
    """The table's game once nothing in it is secret any more; not to who came after it."""
    table = desk.sitting.table
    if desk.sitting.room.stage != "over" or table is None or table.outcome is None:
        raise Denied(409, "not_over")
    if not desk.sitting.is_shown_to(who):
        raise Denied(403, "came_later")
    return table


def _count(text: str) -> int:
    """A number from an address in its one spelling; whatever else stands there is no step."""
    is_plain = 0 < len(text) <= _LONGEST and set(text) <= _DIGITS and text[0] != "0"
    return int(text) if is_plain else 0
