"""What every door of the server shares: the hall, the settings, and the counts that limits rest on."""

from collections.abc import Callable

from msgspec import Raw
from starlette.requests import HTTPConnection

from tablee.registry import keys
from tablee.server.addresses import is_loopback
from tablee.server.answers import Denied
from tablee.server.keys import key_of
from tablee.server.limits import Crowd, Tries, address_of, is_from_here
from tablee.server.metrics import Metrics
from tablee.server.origin import host_only
from tablee.server.settings import ServerSettings
from tablee.tables.desk import Desk
from tablee.tables.hall import CODE_LENGTH, LETTERS, Hall, NoSuchTable, Place
from tablee.tables.room.people import PersonId

_NO_LIMIT = 1_000_000_000


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
        self.crowd = Crowd(settings)
        self.is_closing = False
        self._guesses = Tries(settings.guesses_per_address, settings.guesses_in_all)
        self._openings = Tries(settings.openings_per_address, _NO_LIMIT)

    async def find(self, asking: HTTPConnection, invite: str = "") -> Desk:
        """The table of the address; who has neither key nor invitation may try only so often."""
        address = address_of(asking)
        is_spent = self._guesses.are_spent(address)
        self._guesses.note(address)  # before looking: a thousand guesses at once are a thousand
        try:
            desk = await self._look_up(asking.path_params["code"])
        except NoSuchTable:
            if is_spent:
                raise Denied(429, "too_many_guesses") from None
            raise
        if is_spent and not self._is_known(asking, desk, invite):
            raise Denied(429, "too_many_guesses")
        self._guesses.forgive(address)
        return desk

    async def _look_up(self, code: str) -> Desk:
        spelt = code.upper()
        if len(spelt) != CODE_LENGTH or not set(spelt) <= set(LETTERS):
            raise NoSuchTable(code)
        desk = await self.hall.find(spelt)
        if not desk.sitting.room.game:  # it is being opened this very moment
            raise NoSuchTable(code)
        return desk

    def _is_known(self, asking: HTTPConnection, desk: Desk, invite: str) -> bool:
        return desk.sitting.room.is_invited(invite) or self.person(asking, desk) is not None

    def person(self, asking: HTTPConnection, desk: Desk) -> PersonId | None:
        """Who asks, if a key proves it."""
        key = key_of(asking, desk.code, self.settings)
        return None if key is None else self.hall.person_of(desk, key)

    def require_person(self, asking: HTTPConnection, desk: Desk) -> PersonId:
        who = self.person(asking, desk)
        if who is None:
            raise Denied(403, "not_of_this_table")
        return who

    def invites_by(self, asking: HTTPConnection) -> str:
        """The address for an invitation, where it is not the one that was asked.

        Nobody but a browser on this very machine is told its address in the network.
        """
        if self.settings.public_url:
            return self.settings.public_url
        asked = host_only(asking.headers.get("host", "")) or ""
        is_at_home = is_from_here(asking) and is_loopback(asked)
        return (self.in_the_room() if is_at_home else None) or ""

    def note_wrong_invite(self, asking: HTTPConnection) -> None:
        self._guesses.note(address_of(asking))

    async def open_table(
        self, asking: HTTPConnection, game: str, seats: int, options: Raw, name: str
    ) -> Place:
        address = address_of(asking)
        if self._openings.are_spent(address):
            raise Denied(429, "too_many_tables")
        if self.is_closing or len(self.hall.desks) >= self.settings.max_tables:
            raise Denied(503, "server_full")
        if game not in keys():
            raise Denied(400, "no_such_game")
        self._openings.note(address)
        return await self.hall.open_table(game, seats, options, name)
