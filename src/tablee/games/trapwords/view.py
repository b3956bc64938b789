"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat, Team
from tablee.games.trapwords import pieces
from tablee.games.trapwords.events import (
    Told,
)


class OpenTeam(Record, frozen=True):
    """What everybody sees of a team."""

    members: tuple[Seat, ...]
    """In the order in which the torch goes round."""
    room: int
    """Which of the five, counted from 0."""
    giver: Seat | None
    """Who has the torch."""
    effects: pieces.Effects | None
    """What the cards make of its turn in this round."""
    has_agreed: bool
    """Whether it knows what the cards do."""
    is_setting: bool
    """Whether it has a sheet to fill."""
    is_ready: bool
    """Whether the list it sets is complete; how far it is, is its own matter."""


class OwnSheet(Secret, frozen=True):
    """My team's sheet: the word that the others have to guess, and the traps for it."""

    secret: str
    needed: int
    """How many trapwords have to be chosen (TW-15)."""
    needs_star: bool
    """Whether one of them has to be starred, for Forbidden Word."""
    drafts: tuple[pieces.Draft, ...]


class TurnView(Secret, frozen=True):
    """The turn that is played now, or settled."""

    team: Team
    giver: Seat
    is_open: bool
    """Whether the clue-giver has opened the book."""
    secret: str | None
    """For the opponents, for the clue-giver once the book is open, and for everybody once the turn is closed."""
    traps: tuple[pieces.Trap, ...] | None
    """For the opponents, and for everybody once the turn is closed."""
    glass: int
    """Milliseconds the glass runs for."""
    glass_from: int | None
    """When it is turned; before that there is time to read."""
    deadline: int | None
    """When it has run out."""
    breath_until: int | None
    """The Flood: when the breath ends."""
    is_out_of_breath: bool
    words: tuple[pieces.SaidWord, ...]
    """In order; in Darkness all but the opponents see the newest clue only."""
    lapsed: int
    """The words up to this number can no longer be objected to (TW-62)."""
    words_left: int | None
    guesses: tuple[pieces.Guess, ...]
    guesses_left: int
    claims: tuple[pieces.Claim, ...]
    """Unsure ones are the opponents' own matter until the turn is closed."""
    end: pieces.End | None
    """How it ended, as far as it stands before everything is settled."""
    used: int
    stage: pieces.Stage
    open_claim: int | None
    """The number of the claim that is settled now."""
    replay: tuple[bool | None, bool | None]
    """What each team has said to playing the turn again."""
    call: pieces.Call | None
    """STOP was called: clues, guesses and the glass wait for its reason."""
    asides: tuple[pieces.Aside, ...] = ()
    """What was said that is no guess, the newest."""


class View(Shown, frozen=True, tag="trapwords"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    team: Team | None
    options: pieces.Options
    round: int
    rounds: int
    """How many there are at most."""
    phase: pieces.Phase
    first: Team
    """Which team's clue-giver begins this round."""
    glowing: Team
    """Which team is given the glowing book in this round."""
    rooms: tuple[int, ...]
    """Their numbers, in order."""
    monster: pieces.MonsterName | None
    monster_room: int
    curses: tuple[pieces.Curse, ...]
    teams: tuple[OpenTeam, OpenTeam]
    deadline: int | None
    """Of the traps, or of the glass."""
    sheet: OwnSheet | None
    chat: tuple[pieces.Line, ...]
    """My team's talk."""
    turn: TurnView | None
    turns: tuple[pieces.TurnResult, ...]
    """Of this round, as far as they are over."""
    last_round: pieces.RoundResult | None
    wish: pieces.Wish | None
    """What one team asks of the other."""
    outcome: Outcome | None
    offers: Offers


class SheetsOpened(Secret, frozen=True, tag="sheets_opened"):
    """Word cards were drawn; my team sees its own."""

    teams: tuple[Team, ...]
    """Who sets traps now."""
    secret: str | None
    """What the other team will have to guess, where mine sets traps."""
    deadline: int | None


class BookRead(Secret, frozen=True, tag="book_read"):
    """I open the book, and see my secret word."""

    seat: Seat
    secret: str


Seen = SheetsOpened | BookRead | Told
