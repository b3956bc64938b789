"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import TimeStretched
from tablee.core.objection import Ballot, Verdict
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat, Team
from tablee.games.trapwords.pieces import (
    Call,
    Claim,
    Contest,
    CurseName,
    Effects,
    End,
    Ground,
    MonsterName,
    Opinion,
    Options,
    RoundResult,
    SaidWord,
    Trap,
    TurnResult,
    Wish,
)


class DungeonLaid(Record, frozen=True, tag="dungeon_laid"):
    teams: tuple[Team, ...]
    """By seat."""
    monster: MonsterName
    cursed: tuple[int, ...]
    """Rooms with a curse face down, counted from 0."""
    torches: tuple[Seat, Seat]
    """Who holds the torch first, by team."""
    glowing: Team
    """Who is given the glowing book in the first round."""


class CurseRevealed(Record, frozen=True, tag="curse_revealed"):
    room: int
    curse: CurseName


class CurseDiscarded(Record, frozen=True, tag="curse_discarded"):
    """Once it has been used, where it is void, or pushed out of the dungeon."""

    room: int


class CursePushed(Record, frozen=True, tag="curse_pushed"):
    """One room towards the teams."""

    room: int
    """Where it comes from."""


class MonsterMoved(Record, frozen=True, tag="monster_moved"):
    room: int


class TeamMoved(Record, frozen=True, tag="team_moved"):
    """To the next room, or back one."""

    team: Team
    room: int
    number: int = 0
    """What stands above it; not told in older logs."""


class RoundBegan(Record, frozen=True, tag="round_began"):
    round: int
    first: Team
    """Whose clue-giver begins."""
    givers: tuple[Seat, Seat]
    """Who has the torch, by team."""
    effects: tuple[Effects, Effects]
    """By the team whose turn they change."""


class EffectsAgreed(Record, frozen=True, tag="effects_agreed"):
    team: Team
    by: Seat


class DrawnWord(Secret, frozen=True):
    """A face of a word card, and the word that the book shows."""

    team: Team
    """Who sets traps for it."""
    face: int
    word: str


class WordsDrawn(Secret, frozen=True, tag="words_drawn"):
    """For both teams, or for one whose opponents play again."""

    drawn: tuple[DrawnWord, ...]
    deadline: int | None = None

    @property
    def teams(self) -> tuple[Team, ...]:
        """Who sets traps now."""
        return tuple([it.team for it in self.drawn])


class TrapProposed(Secret, frozen=True, tag="trap_proposed"):
    """For the team alone, like everything on its sheet."""

    team: Team
    by: Seat
    number: int
    word: str
    is_chosen: bool
    """At once, as long as the list has room."""


class TrapEdited(Secret, frozen=True, tag="trap_edited"):
    team: Team
    by: Seat
    number: int
    word: str


class TrapDropped(Secret, frozen=True, tag="trap_dropped"):
    team: Team
    by: Seat
    number: int


class TrapChosen(Secret, frozen=True, tag="trap_chosen"):
    team: Team
    by: Seat
    number: int
    is_chosen: bool


class TrapStarred(Secret, frozen=True, tag="trap_starred"):
    team: Team
    by: Seat
    number: int


class TeamTold(Secret, frozen=True, tag="team_told"):
    team: Team
    by: Seat
    text: str


class SheetReady(Record, frozen=True, tag="sheet_ready"):
    team: Team
    by: Seat | None
    """Nobody where the trap clock ran out."""
    deadline: int | None = None
    """Where the clock starts now for the other team."""


class SheetReopened(Record, frozen=True, tag="sheet_reopened"):
    team: Team
    by: Seat


class TorchTaken(Record, frozen=True, tag="torch_taken"):
    """By another member of the team."""

    team: Team
    by: Seat


class TorchHanded(Record, frozen=True, tag="torch_handed"):
    team: Team
    by: Seat
    to: Seat


class TurnBegan(Record, frozen=True, tag="turn_began"):
    """The book lies before the clue-giver, closed."""

    team: Team
    giver: Seat
    glass: int
    """Milliseconds it will run for."""


class BookOpened(Record, frozen=True, tag="book_opened"):
    seat: Seat


class GlassTurned(Record, frozen=True, tag="glass_turned"):
    glass_from: int
    """After the time to read, where there is some (TW-28)."""
    deadline: int


class BreathDrawn(Record, frozen=True, tag="breath_drawn"):
    """The Flood: clues may be given until then."""

    until: int


class BreathEnded(Record, frozen=True, tag="breath_ended"):
    pass


class WordSaid(Record, frozen=True, tag="word_said"):
    """Only the opponents are told the marks."""

    said: SaidWord


class WordsLapsed(Record, frozen=True, tag="words_lapsed"):
    """Nothing can be said any more against the words up to this number (TW-62)."""

    through: int


class GuessMade(Record, frozen=True, tag="guess_made"):
    by: Seat
    """The guesser; where clues are spoken, the opponent who counts."""
    text: str
    is_right: bool
    at: int


class AsideHeard(Record, frozen=True, tag="aside_heard"):
    """A guesser talked, or slipped on a key: it costs nothing, and says nothing about the secret (TW-45, TW-46)."""

    by: Seat
    text: str
    meant: tuple[str, ...]
    at: int


class StopCalled(Record, frozen=True, tag="stop_called"):
    """The glass stands still."""

    call: Call


class StopVoided(Record, frozen=True, tag="stop_voided"):
    """No reason was given: the turn goes on, and what was said so far is not to be objected to any more."""

    by: Seat | None
    """Nobody where the time for it was over."""
    pause: int
    """Milliseconds for which the glass stood still."""


class ClueStopped(Record, frozen=True, tag="clue_stopped"):
    """By the opponents or the strict referee; the turn is closed with it."""

    claim: Claim


class ClaimNoted(Secret, frozen=True, tag="claim_noted"):
    """To be settled after the turn; until then only the team that claims it knows (TW-63)."""

    claim: Claim


class ReasonGiven(Record, frozen=True, tag="reason_given"):
    """For a doubt, once the turn is over."""

    number: int
    by: Seat
    rule: Ground
    trap: int
    trap_word: str
    opinion: Opinion | None


class TurnClosed(Record, frozen=True, tag="turn_closed"):
    """No more clues, no more guesses; all is open now, and something may be left to settle."""

    end: End
    used: int
    secret: str
    traps: tuple[Trap, ...]
    claims: tuple[Claim, ...]
    """All of them, in order."""
    near: tuple[int, ...] = ()
    """The numbers of wrong guesses that people might say were right (TW-47)."""


class TurnAccepted(Record, frozen=True, tag="turn_accepted"):
    """The opponents have nothing to object."""

    by: Seat


class ClaimConceded(Record, frozen=True, tag="claim_conceded"):
    number: int
    by: Seat


class ClaimContested(Record, frozen=True, tag="claim_contested"):
    number: int
    by: Seat
    why: Contest


class BallotCast(Record, frozen=True, tag="ballot_cast"):
    seat: Seat
    ballot: Ballot


class ClaimSettled(Record, frozen=True, tag="claim_settled"):
    number: int
    verdict: Verdict


class ReplayAnswered(Record, frozen=True, tag="replay_answered"):
    team: Team
    by: Seat
    agrees: bool


class TurnEnded(Record, frozen=True, tag="turn_ended"):
    """Its secret word, its traps and its clues are open."""

    result: TurnResult


class WishMade(Record, frozen=True, tag="wish_made"):
    wish: Wish


class WishAgreed(Record, frozen=True, tag="wish_agreed"):
    by: Seat


class WishDeclined(Record, frozen=True, tag="wish_declined"):
    by: Seat


class TableChanged(Record, frozen=True, tag="table_changed"):
    """What both teams agree on from now on."""

    options: Options


class RoundEnded(Record, frozen=True, tag="round_ended"):
    """The torches pass on."""

    result: RoundResult


class GameEnded(Record, frozen=True, tag="game_ended"):
    outcome: Outcome
    winners: tuple[Team, ...] = ()
    """The teams that have beaten the monster; not told in older logs."""


Told = (
    DungeonLaid
    | CurseRevealed
    | CurseDiscarded
    | CursePushed
    | MonsterMoved
    | TeamMoved
    | RoundBegan
    | EffectsAgreed
    | TrapProposed
    | TrapEdited
    | TrapDropped
    | TrapChosen
    | TrapStarred
    | TeamTold
    | SheetReady
    | SheetReopened
    | TorchTaken
    | TorchHanded
    | TurnBegan
    | BookOpened
    | GlassTurned
    | BreathDrawn
    | BreathEnded
    | WordSaid
    | WordsLapsed
    | GuessMade
    | AsideHeard
    | StopCalled
    | StopVoided
    | ClueStopped
    | ClaimNoted
    | ReasonGiven
    | TurnClosed
    | TurnAccepted
    | ClaimConceded
    | ClaimContested
    | BallotCast
    | ClaimSettled
    | ReplayAnswered
    | TurnEnded
    | TimeStretched
    | WishMade
    | WishAgreed
    | WishDeclined
    | TableChanged
    | RoundEnded
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = WordsDrawn | Told
