"""The key that proves who one is at a table: in a cookie for browsers, in a header for programs."""

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.server.settings import ServerSettings
from tablee.tables.hall import Admission

_DAY = 24 * 60 * 60
_LONGEST = 128


def cookie_name(code: str, settings: ServerSettings) -> str:
    """One for each table; over HTTPS the browser itself sees to it that only we can set it."""
    return f"{'__Host-' if settings.is_https else ''}tablee_{code}"


def bearer(headers: Headers) -> str | None:
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key if kind.lower() == "bearer" and 0 < len(key) <= _LONGEST else None


def key_of(asking: HTTPConnection, code: str, settings: ServerSettings) -> str | None:
    """A program's own key goes before a cookie that happens to come along."""
    if "authorization" in asking.headers:
        return bearer(asking.headers)
    key = asking.cookies.get(cookie_name(code, settings), "")
    return key if 0 < len(key) <= _LONGEST else None


def hand_out(response: Response, admission: Admission, settings: ServerSettings) -> None:
    """Scripts never see it, and other sites cannot send it along."""
    response.set_cookie(
        cookie_name(admission.code, settings),
        admission.key,
        max_age=max(settings.retention_days, 1) * _DAY,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="lax",
    )
