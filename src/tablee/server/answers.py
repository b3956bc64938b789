"""Answers over HTTP: records as JSON, and refusals as a code and a rule, never as a story of what broke."""

from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tablee.core.record import Record, encode
from tablee.core.refusal import Malformed, NotSeated, Refusal
from tablee.tables.hall import NoSuchTable
from tablee.tables.ports import NotStored
from tablee.tables.sitting import BrokenJournal, GameGone

JSON = "application/json"
_SHUT = ("door_closed", "at_rest", "removed")


class Problem(Record, frozen=True):
    """What every failed request is answered with."""

    code: str
    rule: str | None = None


class Denied(Exception):
    """A request that is not granted, and the status that says why."""

    def __init__(self, status: int, code: str, rule: str | None = None) -> None:
        super().__init__(status, code)
        self.status = status
        self.problem = Problem(code, rule)

    def response(self) -> Response:
        return answer(self.problem, self.status)


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


async def deny(denied: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    """The same words for a request and for a handshake, which is refused before it is accepted."""
    await denied.response()(scope, receive, send)


def denied_by(fault: Exception) -> Denied:
    """What went wrong inside, as far as it concerns whoever asked."""
    match fault:
        case Denied():
            return fault
        case NoSuchTable():
            return Denied(404, "no_such_table")
        case Malformed() | NotSeated():
            return Denied(400, fault.code, fault.rule)
        case Refusal():
            return Denied(403 if fault.code in _SHUT else 409, fault.code, fault.rule)
        case NotStored():
            return Denied(503, "not_stored")
        case GameGone():
            return Denied(503, "game_gone")
        case BrokenJournal():
            return Denied(500, "damaged_table")
        case _:
            return Denied(500, "internal")


async def on_fault(_: HTTPConnection, fault: Exception) -> Response:
    return denied_by(fault).response()
