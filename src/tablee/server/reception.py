"""What every door of the server shares: the hall, the back room, the settings, and the counts that limits rest on."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from tablee.core.refusal import Refusal
from tablee.registry import keys
from tablee.server.addresses import is_loopback
from tablee.server.answers import Denied
from tablee.server.backroom import Backroom
from tablee.server.keys import key_of, keys_of
from tablee.server.limits import Crowd, Tries, address_of, is_from_here
from tablee.server.metrics import Metrics
from tablee.server.origin import host_only
from tablee.server.settings import ServerSettings
from tablee.tables.desk import Desk
from tablee.tables.hall import CODE_LENGTH, LETTERS, Admission, Hall, NoSuchTable, hash_key
from tablee.tables.room.animals import animals
from tablee.tables.room.people import PersonId, ScreenId, Viewer
from tablee.tables.sitting import GameGone
from tablee.tables.wire import Inviter

T = TypeVar("T")

_NO_LIMIT = 1_000_000_000
_MOST_TRUSTED = 50_000


class Reception:
    """Knows who is who; lets nobody guess."""

    def __init__(
        self,
        hall: Hall,
        settings: ServerSettings,
        metrics: Metrics,
        in_the_room: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.hall = hall
        self.settings = settings
        self.metrics = metrics
        self.in_the_room = in_the_room
        """The address by which the phones in the same network reach this server, if they do."""
        self.backroom = Backroom()
        self.crowd = Crowd(settings)
        self.is_closing = False
        self._guesses = Tries(settings.guesses_per_address, settings.guesses_in_all)
        self._proofs = Tries(settings.guesses_per_address, settings.guesses_in_all)
        self._trusted: dict[str, None] = {}
        """Hashes of keys that were right since the start, the oldest first."""
        self._openings = Tries(settings.openings_per_address, _NO_LIMIT)

    async def find(self, asking: HTTPConnection, invite: str = "") -> Desk:
        """The table of the address; who has neither key nor invitation may try only so often.

        Whoever has tried too often is refused before anything is looked up, so that a refusal tells
        nothing, not even by the time it takes.
        """
        code, address = asking.path_params["code"].upper(), address_of(asking)
        if self._is_trusted(asking, code):
            return await self._look_up(code)
        tries = self._tries_of(asking, code, invite)
        tries.note(address)  # before looking: a thousand guesses at once are a thousand
        try:
            desk = await self._look_up(code)
        except (NoSuchTable, GameGone) as fault:
            if tries is self._proofs:
                raise Denied(429, "too_many_guesses") from None
            if isinstance(fault, GameGone):
                tries.forgive(address)
            raise
        if tries is self._proofs and not self._is_known(asking, desk, invite):
            raise Denied(429, "too_many_guesses")
        tries.forgive(address)
        return desk

    def _tries_of(self, asking: HTTPConnection, code: str, invite: str) -> Tries:
        """Guesses; when these are spent, keys and invitations, which may be wrong as often; then nothing."""
        address = address_of(asking)
        if not self._guesses.are_spent(address):
            return self._guesses
        has_proof = bool(invite or self._keys(asking, code))
        if has_proof and not self._proofs.are_spent(address):
            return self._proofs
        raise Denied(429, "too_many_guesses")

    async def _look_up(self, code: str) -> Desk:
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            raise NoSuchTable(code)
        desk = await self.hall.find(code)
        if not desk.sitting.room.game:  # it is being opened this very moment
            raise NoSuchTable(code)
        return desk

    def _is_known(self, asking: HTTPConnection, desk: Desk, invite: str) -> bool:
        return desk.sitting.room.is_invited(invite) or self.viewer(asking, desk) is not None

    def _is_trusted(self, asking: HTTPConnection, code: str) -> bool:
        """Asked of the keys alone: no table is looked at."""
        return any(_mark(code, key) in self._trusted for key in self._keys(asking, code))

    def _keys(self, asking: HTTPConnection, code: str) -> list[str]:
        """Those of the people on a device and a screen's, as far as they come along."""
        screen = key_of(asking, code, self.settings, "screen")
        people = keys_of(asking, code, self.settings)
        return [*people, *([] if screen is None else [screen])]

    def trust(self, code: str, key: str) -> None:
        """This key has proved itself, and is not counted any more."""
        self._trusted[_mark(code, key)] = None
        if len(self._trusted) > _MOST_TRUSTED:
            del self._trusted[next(iter(self._trusted))]

    def people(self, asking: HTTPConnection, desk: Desk) -> tuple[PersonId, ...]:
        """Everybody of the table who is on this device, as their keys prove; each once, however many cookies say so."""
        found: dict[PersonId, None] = {}
        for key in keys_of(asking, desk.code, self.settings):
            if (who := self.hall.person_of(desk, key)) is not None:
                self.trust(desk.code, key)
                found[who] = None
        return tuple(found)

    def person(self, asking: HTTPConnection, desk: Desk) -> PersonId | None:
        """Who asks, if a key proves it: whom the address names, or who came to this device first."""
        named = asking.query_params.get("as")
        found = [it for it in self.people(asking, desk) if named in (None, str(it))]
        return found[0] if found else None

    def screen(self, asking: HTTPConnection, desk: Desk) -> ScreenId | None:
        """Which television asks, if a key proves it."""
        key = key_of(asking, desk.code, self.settings, "screen")
        screen = None if key is None else self.hall.screen_of(desk, key)
        if key is not None and screen is not None:
            self.trust(desk.code, key)
        return screen

    def viewer(self, asking: HTTPConnection, desk: Desk) -> Viewer | None:
        """Who asks, or which television: a browser that is both asks as its person."""
        who = self.person(asking, desk)
        return self.screen(asking, desk) if who is None else who

    def is_open_to(self, asking: HTTPConnection, desk: Desk) -> bool:
        """Whether the code alone lets this one in; who had left comes back by the key."""
        if desk.sitting.room.is_open and not desk.is_at_rest:
            return True
        with suppress(Refusal):
            keys = keys_of(asking, desk.code, self.settings)
            return bool(keys) and self.hall.leaver_of(desk, keys[0]) is not None
        return False

    def require_person(self, asking: HTTPConnection, desk: Desk) -> PersonId:
        return _known(self.person(asking, desk))

    def require_screen(self, asking: HTTPConnection, desk: Desk) -> ScreenId:
        return _known(self.screen(asking, desk))

    def require_viewer(self, asking: HTTPConnection, desk: Desk) -> Viewer:
        return self.person(asking, desk) or self.require_screen(asking, desk)

    def invites_by(self, asking: HTTPConnection) -> str:
        """The address for an invitation, where it is not the one that was asked.

        Nobody but a browser on this very machine is told its address in the network.
        """
        if self.settings.public_url:
            return self.settings.public_url
        asked = host_only(asking.headers.get("host", "")) or ""
        is_at_home = is_from_here(asking) and is_loopback(asked)
        return (self.in_the_room() if is_at_home else None) or ""

    def is_invited(self, asking: HTTPConnection, desk: Desk, invite: str) -> bool:
        """Whether this is the table's invitation; one that is not counts as a guess."""
        is_right = desk.sitting.room.is_invited(invite)
        if invite and not is_right:
            self._guesses.note(address_of(asking))
        return is_right

    def require_reviews(self) -> None:
        """Whoever runs a small server may want none."""
        if self.settings.reviews == "off":
            raise Denied(404, "reviews_off")

    async def open_table(
        self, asking: HTTPConnection, game: str, seats: int, options: Any, name: str
    ) -> Admission:
        self.require_room(asking, game)
        return await self.hall.open_table(game, seats, options, name)

    def require_room(self, asking: HTTPConnection, game: str) -> None:
        """For one more table of this game; counts it as opened."""
        address = address_of(asking)
        if self._openings.are_spent(address):
            raise Denied(429, "too_many_tables")
        if self.is_closing or len(self.hall.desks) >= self.settings.max_tables:
            raise Denied(503, "server_full")
        if game not in keys():
            raise Denied(400, "no_such_game")
        self._openings.note(address)


def _known(who: T | None) -> T:
    if who is None:
        raise Denied(403, "not_of_this_table")
    return who


def inviter_of(desk: Desk) -> Inviter | None:
    """The host, where there is one; who may know it is not asked here."""
    room = desk.sitting.room
    host = room.host
    if host is None or (person := room.person(host)) is None:
        return None
    return Inviter(person.name, animals(room, desk.code)[host])


def _mark(code: str, key: str) -> str:
    return hash_key(f"{code} {key}")
