"""What a person at the table may ask for, apart from moves in the game."""

from typing import Any

from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.tables.deal import SharedDeal
from tablee.tables.room.brought import Brought
from tablee.tables.room.people import AWAY_FOR_A_LOAN, BotPace, Cheer, PersonId, ScreenId, Talk
from tablee.tables.variation import Branch


class Rename(Record, frozen=True, tag="rename"):
    """Go by another name."""

    name: str


class ChooseToken(Record, frozen=True, tag="choose_token"):
    """Sit under this animal, counted from 0; where it is another's, under the next that is free."""

    token: int


class SitDown(Record, frozen=True, tag="sit_down"):
    """Take this seat: a free one, or a bot's.  Once cards are dealt, ask for it: its secrets are another's."""

    seat: Seat


class LetSit(Record, frozen=True, tag="let_sit"):
    """Give one's word that this person may have the seat asked for."""

    person: PersonId
    seat: Seat


class DeclineSeat(Record, frozen=True, tag="decline_seat"):
    """Rather not; or, by the one who asked, never mind."""

    person: PersonId


class LetLookBack(Record, frozen=True, tag="let_look_back"):
    """Somebody who played lets one who came later see the game."""

    person: PersonId


class StandUp(Record, frozen=True, tag="stand_up"):
    """Watch from now on."""


class SetReady(Record, frozen=True, tag="set_ready"):
    """Say that one is ready, or not yet."""

    ready: bool
    salt: str = ""
    """As in `AddSalt`; empty leaves what was added."""


class AddSalt(Record, frozen=True, tag="add_salt"):
    """Have a say in the next game's shuffle; a later one takes the place of an earlier one."""

    salt: str
    """Sixteen random bytes in hexadecimal, drawn after the commitment was shown."""


class SetOptions(Record, frozen=True, tag="set_options"):
    """The host chooses how the game is played."""

    options: Any


class BringWords(Secret, frozen=True, tag="bring_words"):
    """The host brings words for the game that people gather for, and chooses them."""

    language: str
    lines: tuple[str, ...]
    """A card each, as in the files of packs."""
    title: str = ""
    instead_of: str = ""
    """The pack of this table that they take the place of."""


class SetSeats(Record, frozen=True, tag="set_seats"):
    """The host chooses for how many."""

    seats: int


class SeatBot(Record, frozen=True, tag="seat_bot"):
    """The host puts a bot on a seat that nobody has."""

    seat: Seat
    level: str = ""
    """One of those that the game has; empty for its usual one."""


class ClearSeat(Record, frozen=True, tag="clear_seat"):
    """The host frees a seat."""

    seat: Seat


class SwapSeats(Record, frozen=True, tag="swap_seats"):
    """The host lets two seats change places."""

    one: Seat
    other: Seat


class RemovePerson(Record, frozen=True, tag="remove_person"):
    """The host sends somebody away for good."""

    person: PersonId


class HandOver(Record, frozen=True, tag="hand_over"):
    """Let another person be the host."""

    person: PersonId


class SetTalk(Record, frozen=True, tag="set_talk"):
    """The host decides what may be said."""

    talk: Talk


class SetBotPace(Record, frozen=True, tag="set_bot_pace"):
    """The host says how fast bots are."""

    pace: BotPace


class SetCoach(Record, frozen=True, tag="set_coach"):
    """The host says whether the coach may speak among people; before a game, since all rely on it."""

    allowed: bool


class SetDoor(Record, frozen=True, tag="set_door"):
    """Whether newcomers may come in by the code alone."""

    open: bool


class SendScreensAway(Record, frozen=True, tag="send_screens_away"):
    """The host has every television taken away; a new link and a closed door keep them out."""


class Start(Record, frozen=True, tag="start"):
    """Begin; bots take the free seats."""

    level: str = ""
    """As in `SeatBot`."""


class WantAgain(Record, frozen=True, tag="want_again"):
    """Say that one would like another game with the same people; it begins when all who sit have said so."""

    wants: bool = True


class Again(Record, frozen=True, tag="again"):
    """The same people, another game: the host begins it at once, of anybody else it is a wish."""


class WantGame(Record, frozen=True, tag="want_game"):
    """Say which game one would like next; it is picked when all who sit have said the same."""

    game: str
    """Empty for no other, after all."""


class PickGame(Record, frozen=True, tag="pick_game"):
    """The host picks the next game, for the same people."""

    game: str
    options: Any = None
    """Nothing for how it was last played at this table, or as it is usually played."""


class SetProgramme(Record, frozen=True, tag="set_programme"):
    """The host says what is played after this game, and in which order."""

    games: tuple[str, ...]


class Regather(Record, frozen=True, tag="regather"):
    """Back to choosing seats and options."""


class LendSeat(Record, frozen=True, tag="lend_seat"):
    """Let a bot play for somebody who stays away."""

    seat: Seat
    level: str = ""
    """As in `SeatBot`."""


class PassOver(Record, frozen=True, tag="pass_over"):
    """Play on without somebody who stays away, in a game that can do so."""

    seat: Seat


class CheerDrawing(Record, frozen=True, tag="cheer"):
    """Give a heart or a laugh to a drawing of somebody else, once everybody knows who drew it; or take it back."""

    drawing: str
    kind: Cheer
    on: bool = True


class Leave(Record, frozen=True, tag="leave"):
    """Go for good."""


RoomAction = (
    Rename
    | ChooseToken
    | SitDown
    | LetSit
    | DeclineSeat
    | LetLookBack
    | StandUp
    | SetReady
    | AddSalt
    | SetOptions
    | BringWords
    | SetSeats
    | SeatBot
    | ClearSeat
    | SwapSeats
    | RemovePerson
    | HandOver
    | SetTalk
    | SetBotPace
    | SetCoach
    | SetDoor
    | SendScreensAway
    | Start
    | WantAgain
    | Again
    | WantGame
    | PickGame
    | SetProgramme
    | Regather
    | LendSeat
    | PassOver
    | CheerDrawing
    | Leave
)


class Open(Record, frozen=True, tag="open"):
    """The hall opens a table."""

    game: str
    seats: int
    options: Any
    invite: str
    """The secret of the invitation link."""
    loan_after: int = AWAY_FOR_A_LOAN
    words: tuple[Brought, ...] = ()
    """Of another table, where the options name them."""


class OpenUnderWay(Secret, frozen=True, tag="open_under_way"):
    """The hall opens a table at which one person plays already, among bots."""

    opening: Open
    name: str
    key_hash: str
    seat: Seat
    levels: tuple[str, ...]
    """By seat, of its bots; the person's own is passed over."""
    seed: str
    branch: Branch | None = None
    """Where its game sets out, if that is in the middle of another."""
    shared: SharedDeal | None = None
    """Where the seed comes from, if others play the same deal."""
    salts: tuple[str, ...] = ()
    """What was added to it then, by seat."""


class ComeIn(Record, frozen=True, tag="come_in"):
    """The door lets somebody in."""

    name: str
    key_hash: str
    or_else: tuple[str, ...] = ()
    """Names that will do as well where this one is taken: nobody chose it."""


class ComeBack(Record, frozen=True, tag="come_back"):
    """The door knows the key of one who had left."""

    person: PersonId


class BringScreen(Record, frozen=True, tag="bring_screen"):
    """The door lets a television in."""

    screen: ScreenId


class ReturnSeat(Record, frozen=True, tag="return_seat"):
    """Its owner is back."""

    seat: Seat


class PassHost(Record, frozen=True, tag="pass_host"):
    """The host has been away too long."""


class ReturnHost(Record, frozen=True, tag="return_host"):
    """The owner is back, and so is the host."""


class DrawSeed(Record, frozen=True, tag="draw_seed"):
    """The next game's seed, drawn outside the rules and committed to at once."""

    seed: str


class Close(Record, frozen=True, tag="close"):
    """The game is over."""


HouseAction = (
    Open
    | OpenUnderWay
    | ComeIn
    | ComeBack
    | BringScreen
    | ReturnSeat
    | PassHost
    | ReturnHost
    | DrawSeed
    | Close
)
