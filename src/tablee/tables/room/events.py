"""What happened in the room.  Never edited once released: old tables are read with these for ever."""

from msgspec import Raw

from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.tables.deal import SharedDeal
from tablee.tables.room.people import (
    AWAY_FOR_A_LOAN,
    BotPace,
    Chair,
    Cheer,
    PersonId,
    ScreenId,
    Talk,
)
from tablee.tables.variation import Branch


class TableOpened(Secret, frozen=True, tag="table_opened"):
    game: str
    seats: int
    options: Raw
    invite: str
    loan_after: int = AWAY_FOR_A_LOAN
    """Milliseconds somebody has to be away before their seat may be lent; not in the oldest journals."""


class CameIn(Secret, frozen=True, tag="came_in"):
    person: PersonId
    name: str
    key_hash: str


class CameBack(Record, frozen=True, tag="came_back"):
    """Somebody who had left, with the same key."""

    person: PersonId


class Renamed(Record, frozen=True, tag="renamed"):
    person: PersonId
    name: str


class TokenChosen(Record, frozen=True, tag="token_chosen"):
    """Under which animal somebody sits."""

    person: PersonId
    token: int


class WentAway(Record, frozen=True, tag="went_away"):
    """Left, or was removed by the host."""

    person: PersonId
    was_removed: bool = False


class ReadySet(Secret, frozen=True, tag="ready_set"):
    person: PersonId
    ready: bool
    salt: str


class OptionsSet(Record, frozen=True, tag="options_set"):
    options: Raw


class WordsBrought(Secret, frozen=True, tag="words_brought"):
    """Words of somebody's own for a game; the options follow where they are chosen."""

    person: PersonId | None
    pack: str
    game: str
    language: str
    title: str
    text: str
    instead_of: str = ""
    author: str = ""


class SeatsChanged(Record, frozen=True, tag="seats_changed"):
    """Who and what sits where now."""

    chairs: tuple[Chair, ...]
    """By seat."""


class SeatAsked(Record, frozen=True, tag="seat_asked"):
    """For a seat whose secrets this person does not know."""

    person: PersonId
    seat: Seat


class SeatAgreed(Record, frozen=True, tag="seat_agreed"):
    """One of several whose word it takes has given it."""

    person: PersonId
    by: PersonId


class SeatDeclined(Record, frozen=True, tag="seat_declined"):
    """By one whose word it takes, or by the one who asked."""

    person: PersonId
    by: PersonId


class SeatTaken(Record, frozen=True, tag="seat_taken"):
    """After the deal, and by whose word; the chairs follow."""

    person: PersonId
    seat: Seat
    by: tuple[PersonId, ...] = ()


class LookBackGranted(Record, frozen=True, tag="look_back_granted"):
    """Somebody who played lets one who came later see the game."""

    person: PersonId
    by: PersonId


class HostChosen(Record, frozen=True, tag="host_chosen"):
    person: PersonId
    stands_in: bool = False
    """For the owner, who is away and may come back; not in the oldest journals."""


class TalkSet(Record, frozen=True, tag="talk_set"):
    talk: Talk


class BotPaceSet(Record, frozen=True, tag="bot_pace_set"):
    pace: BotPace


class CoachSet(Record, frozen=True, tag="coach_set"):
    allowed: bool


class DoorSet(Record, frozen=True, tag="door_set"):
    open: bool


class InvitationRenewed(Secret, frozen=True, tag="invitation_renewed"):
    """The link that was handed round before opens nothing any more."""

    invite: str


class ScreenBrought(Secret, frozen=True, tag="screen_brought"):
    """A television shows the table from now on."""

    screen: ScreenId
    instead_of: ScreenId | None = None
    """Where there are too many, this one goes; the oldest, in a journal of before."""


class ScreensSentAway(Record, frozen=True, tag="screens_sent_away"):
    """All of them, by the host."""


class AgainWished(Record, frozen=True, tag="again_wished"):
    """Somebody would like another game, or rather not."""

    person: PersonId
    wants: bool


class GameWished(Record, frozen=True, tag="game_wished"):
    """Somebody would like this game next; nothing: no other, after all."""

    person: PersonId
    game: str


class GamePicked(Record, frozen=True, tag="game_picked"):
    """Another game for the same people: they gather again, seated for it."""

    game: str
    options: Raw
    chairs: tuple[Chair, ...]
    """By seat."""
    by: PersonId | None = None
    """Nobody alone where all who sat wished for it."""
    commitment: str = ""
    """To the seed that was drawn already, now for this game; empty where none was."""


class ProgrammeSet(Record, frozen=True, tag="programme_set"):
    """What is to be played next, the first one first."""

    games: tuple[str, ...]


class StoodUp(Record, frozen=True, tag="stood_up"):
    """Somebody would rather watch; the chairs follow."""

    person: PersonId


class SeedDrawn(Secret, frozen=True, tag="seed_drawn"):
    seed: str
    commitment: str


class GameBegan(Record, frozen=True, tag="game_began", omit_defaults=True):
    """A new game of the table's; its own events follow."""

    number: int
    salts: tuple[str, ...]
    """By seat."""
    format: int = 1
    """Of its journal and log."""
    branch: Branch | None = None
    """Where it sets out, if that is in the middle of a game of another table's."""
    shared: SharedDeal | None = None
    """Where its seed comes from, if others play the same deal."""


class GameClosed(Record, frozen=True, tag="game_closed"):
    number: int


class Regathered(Record, frozen=True, tag="regathered"):
    pass


class DrawingCheered(Record, frozen=True, tag="drawing_cheered"):
    """Somebody gave a heart or a laugh to a drawing, or took it back."""

    person: PersonId
    number: int
    """Which game it was drawn in."""
    drawing: str
    kind: Cheer
    on: bool


RoomEvent = (
    TableOpened
    | CameIn
    | CameBack
    | Renamed
    | TokenChosen
    | WentAway
    | ReadySet
    | OptionsSet
    | WordsBrought
    | SeatsChanged
    | SeatAsked
    | SeatAgreed
    | SeatDeclined
    | SeatTaken
    | LookBackGranted
    | HostChosen
    | TalkSet
    | BotPaceSet
    | CoachSet
    | DoorSet
    | InvitationRenewed
    | ScreenBrought
    | ScreensSentAway
    | AgainWished
    | GameWished
    | GamePicked
    | ProgrammeSet
    | StoodUp
    | SeedDrawn
    | GameBegan
    | GameClosed
    | Regathered
    | DrawingCheered
)
