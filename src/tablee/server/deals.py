"""The doors to a deal that others play, too: what it is, a table with it, and the one of a game that is over."""

from datetime import UTC, datetime, timedelta

from msgspec import to_builtins
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.record import converter
from tablee.core.refusal import Malformed
from tablee.registry import keys
from tablee.server.answers import answer
from tablee.server.doors import let_in, read_body
from tablee.server.reception import Reception
from tablee.server.replay import finished_game, number_of
from tablee.tables.deal import Plan
from tablee.tables.giving import name_of, planned
from tablee.tables.hall import levels_of
from tablee.tables.room import actions as asked
from tablee.tables.room.names import tidy_name
from tablee.tables.wire import DealFound, PlayDeal

EARLIEST = timedelta(hours=14)
"""So far ahead of Greenwich a new day begins somewhere."""

_play_deal = converter(PlayDeal)


class Deals:
    """A deal is asked for by its name alone: nothing of it is kept here."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    @property
    def routes(self) -> list[BaseRoute]:
        path = "/api/deals/{game}/{deal}"
        return [
            Route(path, self.look, methods=["GET"]),
            Route(path, self.play, methods=["POST"]),
            Route("/api/tables/{code}/games/{number}/deal", self.give, methods=["GET"]),
        ]

    async def look(self, request: Request) -> Response:
        return answer(_told(_plan_of(request)))

    async def play(self, request: Request) -> Response:
        wish: PlayDeal = await read_body(request, _play_deal)
        plan = _plan_of(request)
        tidy_name(wish.name)
        self._reception.require_room(request, plan.game)
        opening = asked.Open(plan.game, len(plan.levels), to_builtins(plan.options), invite="")
        asking = asked.OpenUnderWay(
            opening,
            wish.name,
            key_hash="",
            seat=plan.seat,
            levels=plan.levels,
            seed=plan.seed.hex(),
            shared=plan.shared,
            salts=tuple([it.hex() for it in plan.salts]),
        )
        return let_in(self._reception, await self._reception.hall.open_under_way(asking))

    async def give(self, request: Request) -> Response:
        """For whoever may look back at the game; before its end there is nothing to give."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        number = number_of(request, 0)
        game = finished_game(desk, who, number).game
        name = name_of(desk.sitting.past[number])
        return answer(_told(planned(game, name, levels_of(game.ABOUT.key))))


def _plan_of(request: Request) -> Plan:
    key = request.path_params["game"]
    if key not in keys():
        raise Malformed("no_such_game")
    game, name = registry.game(key), request.path_params["deal"]
    return planned(game, name, levels_of(key), last_day())


def last_day() -> str:
    """That has begun anywhere: whoever is there already has the cards of that day."""
    return (datetime.now(UTC) + EARLIEST).date().isoformat()


def _told(plan: Plan) -> DealFound:
    deal, options = plan.shared.deal, to_builtins(plan.options)
    return DealFound(plan.game, plan.shared.name, deal.day, plan.levels, options)
