"""What the dictionary knows: how many words fit a pattern, and whether two words are of one family.

WORDZ may show the first at the table, and whoever plays with paper asks for both.  What is asked is public, so the
answer tells nothing that is secret.
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
from tablee.words.families import Kinship, related

EACH, TOGETHER = 600, 6_000
"""Questions of one address, a school perhaps, and of all together in a minute."""

_PATTERN = re.compile("[A-Z@#]{2,12}")
"""Letters, @ an unknown vowel, # an unknown consonant; no hand has more than twelve cards."""

_LONGEST = 40
"""Letters of a word whose family is asked for."""

_LASTS = {"Cache-Control": "public, max-age=3600"}


class WordCount(Record, frozen=True):
    """GET /api/words/{language}/{pattern}"""

    count: int


class Words:
    """Looked up in a thread, since a dictionary has to be opened first and the tables must not wait."""

    def __init__(self) -> None:
        self._asked = Tries(EACH, TOGETHER)

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/words/{language}/{pattern}", self.count),
            Route("/api/kin/{language}/{one}/{other}", self.compare),
        ]

    async def count(self, request: Request) -> Response:
        pattern = request.path_params["pattern"]
        language = self._heard(request, is_fine=_PATTERN.fullmatch(pattern) is not None)
        return _lasting(WordCount(await asyncio.to_thread(_count, language, pattern)))

    async def compare(self, request: Request) -> Response:
        one, other = (request.path_params[name] for name in ("one", "other"))
        is_fine = all(0 < len(it) <= _LONGEST and it.isprintable() for it in (one, other))
        language = self._heard(request, is_fine=is_fine)
        return _lasting(await asyncio.to_thread(_compare, language, one, other))

    def _heard(self, request: Request, *, is_fine: bool) -> Language:
        """The language it is asked in, of one who has not asked too often."""
        language = request.path_params["language"]
        if language not in LANGUAGES or not is_fine:
            raise Denied(400, "malformed")
        who = address_of(request)
        if self._asked.are_spent(who):
            raise Denied(429, "too_fast")
        self._asked.note(who)
        return cast(Language, language)


def _lasting(record: Record) -> Response:
    response = answer(record)
    response.headers.update(_LASTS)
    return response


@lru_cache(maxsize=4_096)
def _count(language: Language, pattern: str) -> int:
    return len(load(language).match(pattern))


@lru_cache(maxsize=4_096)
def _compare(language: Language, one: str, other: str) -> Kinship:
    return related(language, one, other)
