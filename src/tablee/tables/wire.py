"""Every message between a browser and a table, in and out.

A client numbers its wishes (`n`, rising from 1 for each person and kept over reloads); each is answered
once by `done` or `refused` with the same number, and may be sent again until it is.  What the table
tells a person about the game is numbered too (`seq`, by person, without gaps); a client that misses
one asks for its view `again`.
"""

from typing import Any, Literal

from msgspec import field

from tablee.bots.bot import Impression
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.tables.room.actions import RoomAction
from tablee.tables.room.people import PersonId
from tablee.tables.room.sight import RoomView
from tablee.tables.stretch import Hurry

# --- from the browser --------------------------------------------------------------------------


class Act(Record, frozen=True, tag="act"):
    """A move in the game: `{"type":"act","n":7,"action":{"type":"ask","whom":1,"value":17}}`."""

    n: int
    action: Any  # plain data, until the table's game says what it means


class Wish(Record, frozen=True, tag="wish"):
    """Something in the room: `{"type":"wish","n":3,"action":{"type":"sit_down","seat":1}}`."""

    n: int
    action: RoomAction


class Say(Record, frozen=True, tag="say"):
    """Free words, where the host allows them."""

    text: str


class Phrase(Record, frozen=True, tag="phrase"):
    """A ready-made phrase or an emote, by its key; each reader sees it in their language."""

    key: str


class HurryBots(Record, frozen=True, tag="hurry"):
    """How fast bots are to go on while nobody else is to act; of anybody who sits."""

    hurry: Hurry


class Where(Record, frozen=True):
    """A step of a game that is over, and through whose eyes it is looked at."""

    number: int
    """Which of the table's games."""
    step: int
    """Counted from 1, as in the log."""
    eyes: Seat | Literal["open", "spectator"] = "open"


class Lead(Record, frozen=True, tag="lead"):
    """Where I am, for those who look back along with me; null: I lead no more."""

    where: Where | None = None


HintStep = Literal["where", "what"]
"""Where to look, and then what to do."""


class AskCoach(Record, frozen=True, tag="ask_coach"):
    """A hint, please: what would a strong player do who sees what I see?"""

    step: HintStep


class AgainPlease(Record, frozen=True, tag="again_please"):
    """A message was missed: the whole view, please."""


class Ping(Record, frozen=True, tag="ping"):
    """Are you there, and what time is it?"""

    sent: int
    """The client's clock, returned as it is."""


FromBrowser = Act | Wish | Say | Phrase | HurryBots | Lead | AskCoach | AgainPlease | Ping


# --- to the browser ----------------------------------------------------------------------------


class Utterance(Record, frozen=True):
    """Something said at the table: free words, the key of a phrase, or what a bot took drawings for."""

    who: PersonId
    """0 where a bot speaks."""
    at: int
    text: str | None = None
    phrase: str | None = None
    seat: Seat | None = None
    """The bot's; null where a person speaks."""
    impressions: tuple[Impression, ...] = ()
    """They stand beside the drawings, and not in the talk."""


class Welcome(Record, frozen=True, tag="welcome"):
    """Everything a screen needs, on connecting and on asking again."""

    room: RoomView
    view: Any
    """The game as this person may see it; null before the first game."""
    seq: int
    """The number of the last update."""
    n: int
    """The highest of this person's wishes that was granted."""
    now: int
    """The table's clock, in milliseconds."""
    said: tuple[Utterance, ...]
    invite: str
    """The secret of the invitation link."""
    told: tuple[Any, ...] = ()
    """What this person's seat was told of this game lately, oldest first."""
    told_before: int = 0
    """How many pieces of news of this game came before these."""
    casts: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Who played at each seat, by name, from which of these on: the first one is number 0."""
    address: str = ""
    """The address to invite others by; empty where the one that the browser is at will do."""


class RoomChanged(Record, frozen=True, tag="room"):
    """Somebody came, went, sat down, or something was agreed."""

    room: RoomView


class Update(Record, frozen=True, tag="update"):
    """What happened in the game, and the view after it."""

    seq: int
    news: tuple[Any, ...]
    view: Any
    now: int


class Done(Record, frozen=True, tag="done"):
    """The wish of this number is granted, and durable."""

    n: int


class Refused(Record, frozen=True, tag="refused"):
    """The wish of this number is not granted; nothing has changed."""

    n: int | None
    code: str
    rule: str | None = None


class Said(Record, frozen=True, tag="said"):
    """Somebody said something."""

    said: Utterance


class Pong(Record, frozen=True, tag="pong"):
    """Here, and it is this late."""

    sent: int
    now: int


class Awaited(Record, frozen=True, tag="awaited"):
    """Which of the people on this device the game waits for; only a device of several is told."""

    people: tuple[PersonId, ...]


class Led(Record, frozen=True, tag="led"):
    """Who leads those who look back, and where they are; nulls where nobody does any more."""

    who: PersonId | None = None
    where: Where | None = None


class Hint(Record, frozen=True, tag="hint"):
    """What the coach says, to whoever asked and to nobody else."""

    step: HintStep
    action: Any
    """The action that it would choose.  For the step `where` as much of it as tells where to look: the first of its
    fields, half of the only one, or null where anything would be all.  For `what` null says: wait for what comes."""


ToBrowser = Welcome | RoomChanged | Update | Done | Refused | Said | Pong | Awaited | Led | Hint


class Inviter(Record, frozen=True):
    """Who invites to a table: its host."""

    name: str
    token: int
    """The animal they sit under."""


class LookAtTable(Record, frozen=True):
    """POST /api/tables/{code}: what GET shows, and who invites, to whom the invitation was given."""

    invite: str


class TableFound(Record, frozen=True):
    """What the door shows before one comes in."""

    code: str
    game: str
    people: int
    is_open: bool
    stage: Literal["gathering", "playing", "over"]
    you: PersonId | None = None
    """Who asks, if the key in the cookie proves that it is one of the table already."""
    free: int = 0
    """Seats that nobody plays."""
    bots: int = 0
    """Seats that bots play, for nobody."""
    inviter: Inviter | None = None
    """Null where the door is closed and neither key nor invitation is shown."""
    tokens: tuple[int, ...] = ()
    """The animals of those who are of this table; shown to the same."""
    device: tuple[PersonId, ...] = ()
    """Everybody of the table who is on the device that asks."""


class OpenTable(Record, frozen=True):
    """POST /api/tables"""

    game: str
    seats: int
    name: str
    options: Any = field(default_factory=dict)


class JoinTable(Record, frozen=True):
    """POST /api/tables/{code}/join"""

    name: str
    invite: str = ""
    or_else: tuple[str, ...] = ()
    """Names that will do as well where this one is taken: nobody chose it."""
    beside: bool = False
    """One more person on a device that somebody of this table has."""
    token: int | None = None
    """The animal to sit under, of who comes beside another; everybody else chooses at the table."""


class BringScreen(Record, frozen=True):
    """POST /api/tables/{code}/screen: a television, which is nobody."""

    invite: str = ""


class ScreenBrought(Record, frozen=True):
    """The screen's key itself travels in a cookie of its own; its socket is `/ws/{code}/screen`."""

    code: str


class Joined(Record, frozen=True):
    """The seat's key itself travels in a cookie."""

    code: str
    invite: str
    person: PersonId
    name: str = ""
    """What one is called here: another person may have had the name already."""


class Glimpse(Record, frozen=True):
    """What one seat, or a spectator, learned of a step, and all it saw after it."""

    seat: Seat | None
    news: tuple[Any, ...]
    """Empty where it was not to notice anything."""
    view: Any


class GoOn(Record, frozen=True):
    """POST /api/tables/{code}/games/{number}/steps/{step}/what-if: a table of one's own that goes on from there."""

    seat: Seat
    """Through whose eyes."""
    is_true: bool = False
    """With the cards as they lay; else what this seat could not know is dealt anew."""


class PlayDeal(Record, frozen=True):
    """POST /api/deals/{game}/{deal}: a table of one's own with that deal."""

    name: str


class DealFound(Record, frozen=True):
    """GET /api/deals/{game}/{deal}, and GET /api/tables/{code}/games/{number}/deal: what others may play, too."""

    game: str
    deal: str
    """Its name, by which everybody finds it."""
    day: str
    """Of which it is the deal; empty where it is a game's."""
    levels: tuple[str, ...]
    """By seat, of its bots; empty where the person sits."""
    options: Any


class ReplayStep(Record, frozen=True):
    """GET /api/tables/{code}/games/{number}/steps/{step}: one event of a finished game."""

    number: int
    """Which of the table's games."""
    step: int
    """Counted from 1, as in the log."""
    steps: int
    at: int
    event: Any
    """As it is in the log."""
    glimpses: tuple[Glimpse, ...]
    """By seat; the last one is a spectator's."""
