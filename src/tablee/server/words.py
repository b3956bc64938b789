"""How many words fit what everybody sees of one: a help of WORDZ that a table may switch on.

A pattern is public knowledge, so the answer tells nothing that is secret.
"""

import asyncio
import re
from functools import lru_cache
from typing import cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.record import Record
from tablee.server.answers import Denied, answer
from tablee.server.limits import Tries, address_of
from tablee.words import LANGUAGES, Language
from tablee.words.dictionary import load

EACH, TOGETHER = 600, 6_000
"""Questions of one address, a school perhaps, and of all together in a minute."""

_PATTERN = re.compile("[A-Z@#]{2,12}")
"""Letters, @ an unknown vowel, # an unknown consonant; no hand has more than twelve cards."""

_LASTS = {"Cache-Control": "public, max-age=3600"}


class WordCount(Record, frozen=True):
    """GET /api/words/{language}/{pattern}"""

    count: int


class WordCounts:
    """Counted in a thread, since a dictionary has to be opened first and the tables must not wait."""

    def __init__(self) -> None:
        self._asked = Tries(EACH, TOGETHER)

    @property
    def routes(self) -> list[BaseRoute]:
        return [Route("/api/words/{language}/{pattern}", self.count)]

    async def count(self, request: Request) -> Response:
        language, pattern = (request.path_params[name] for name in ("language", "pattern"))
        if language not in LANGUAGES or not _PATTERN.fullmatch(pattern):
            raise Denied(400, "malformed")
        who = address_of(request)
        if self._asked.are_spent(who):
            raise Denied(429, "too_fast")
        self._asked.note(who)
        response = answer(WordCount(await asyncio.to_thread(_count, language, pattern)))
        response.headers.update(_LASTS)
        return response


@lru_cache(maxsize=4_096)
def _count(language: str, pattern: str) -> int:
    return len(load(cast(Language, language)).match(pattern))
