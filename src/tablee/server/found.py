"""What looking back at a game is answered with: how far it is, and what a log is that was brought from elsewhere."""

from tablee.core.record import Record
from tablee.core.seats import Seating


class HowFar(Record, frozen=True):
    """GET /api/tables/{code}/games/{number}/review with status 202: not yet, ask again in a moment."""

    done: int
    of: int
    """The steps of the game."""


class LogOpened(Record, frozen=True):
    """A finished game that was brought: who has its `id` may look at it for a while."""

    id: str
    """For `GET /api/logs/{id}/steps/{step}`, whose `number` is 0, and `GET /api/logs/{id}/review`."""
    game: str
    version: int
    """Of the rules it was played by."""
    seating: Seating
    players: tuple[str, ...]
    """Names by seat, as the file has them; a bot goes by its level."""
    bots: tuple[bool, ...]
    """By seat, whether a bot had it at the end; a name may be any."""
    steps: int


class LogFound(Record, frozen=True):
    """POST /api/logs: what `tablee verify` says of the file."""

    code: str
    """`whole`, `older_rules`, or what is wrong."""
    line: int
    """Counted from 1, where it shows; 0 where nothing is wrong."""
    game: str = ""
    """The one that its first line names, as far as it could be read."""
    refusal: str = ""
    """What the rules say against that line, if they do."""
    rule: str | None = None
    """The one that speaks against it."""
    log: LogOpened | None = None
    """Nothing unless it is `whole` or of `older_rules`."""
