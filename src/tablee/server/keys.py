"""The key that proves who one is at a table: in a cookie for browsers, in a header for programs."""

from typing import Literal

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.server.settings import ServerSettings

Whose = Literal["person", "screen"] | int
"""One browser may be at a table as both; a number is that of a person who came to it after another."""

_DAY = 24 * 60 * 60
_LONGEST = 128
_MOST_KEYS = 24
"""That are looked at: those of people who have left the table come along, too."""


def cookie_name(code: str, settings: ServerSettings, whose: Whose = "person") -> str:
    """One for each table, one for a screen of it; over HTTPS the browser itself sees to it that only we can set it."""
    after = f"_{whose}" if isinstance(whose, int) else ""
    return f"{'__Host-' if settings.is_https else ''}tablee_{'screen_' if whose == 'screen' else ''}{code}{after}"


def bearer(headers: Headers) -> str | None:
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key if kind.lower() == "bearer" and 0 < len(key) <= _LONGEST else None


def key_of(asking: HTTPConnection, code: str, settings: ServerSettings, whose: Whose) -> str | None:
    """A program's own key goes before a cookie that happens to come along."""
    if "authorization" in asking.headers:
        return bearer(asking.headers)
    key = asking.cookies.get(cookie_name(code, settings, whose), "")
    return key if 0 < len(key) <= _LONGEST else None


def keys_of(asking: HTTPConnection, code: str, settings: ServerSettings) -> tuple[str, ...]:
    """Of all people on this device, who came first first; a program's own key goes before such cookies."""
    if "authorization" in asking.headers:
        key = bearer(asking.headers)
        return () if key is None else (key,)
    own = cookie_name(code, settings)
    names = [it for it in asking.cookies if it == own or it.startswith(f"{own}_")]
    keys = [asking.cookies[it] for it in sorted(names, key=lambda it: (len(it), it))]
    return tuple([it for it in keys if 0 < len(it) <= _LONGEST][-_MOST_KEYS:])


def hand_out(
    response: Response, code: str, key: str, settings: ServerSettings, whose: Whose = "person"
) -> None:
    """Scripts never see it, and other sites cannot send it along."""
    response.set_cookie(
        cookie_name(code, settings, whose),
        key,
        max_age=max(settings.retention_days, 1) * _DAY,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="lax",
    )
