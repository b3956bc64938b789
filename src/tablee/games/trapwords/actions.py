"""What a seat may ask for."""

from typing import Literal

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.objection import Ballot
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.trapwords.pieces import Contest, Ground, What


class AgreeEffects(Record, frozen=True, tag="agree_effects"):
    """My team knows what the cards do to this round."""


class ProposeTrap(Secret, frozen=True, tag="propose_trap"):
    """A trapword for our sheet; it is on the list if there is room."""

    word: str


class SuggestTrap(Secret, frozen=True, tag="suggest_trap"):
    """An idea beside the list; somebody else may put it on."""

    word: str


class EditTrap(Secret, frozen=True, tag="edit_trap"):
    """Write another word in its place."""

    number: int
    word: str


class DropTrap(Secret, frozen=True, tag="drop_trap"):
    """Cross out one that is not on the list."""

    number: int


class ChooseTrap(Secret, frozen=True, tag="choose_trap"):
    """This one counts."""

    number: int


class UnchooseTrap(Secret, frozen=True, tag="unchoose_trap"):
    number: int


class StarTrap(Secret, frozen=True, tag="star_trap"):
    """Forbidden Word is about this one."""

    number: int


class TellTeam(Secret, frozen=True, tag="tell_team"):
    """Something for my team's ears only."""

    text: str


class DeclareReady(Record, frozen=True, tag="declare_ready"):
    """Our list is complete."""


class Reopen(Record, frozen=True, tag="reopen"):
    """We are not ready after all."""


class TakeTorch(Record, frozen=True, tag="take_torch"):
    """I give the clues, for our clue-giver is away."""


class HandTorch(Record, frozen=True, tag="hand_torch"):
    """Somebody of our team gives the clues: whom we like (TW-05)."""

    to: Seat


class OpenBook(Record, frozen=True, tag="open_book"):
    """Show me my secret word."""


class BeginClues(Record, frozen=True, tag="begin_clues"):
    """I speak from now on (where clues are spoken)."""


class Say(Record, frozen=True, tag="say"):
    """The next word of this clue, or the first one of the next."""

    word: str
    clue: Literal["same", "next"]


class MakeGuess(Record, frozen=True, tag="guess"):
    text: str


class Appeal(Record, frozen=True, tag="appeal"):
    """That guess was right after all."""

    guess: int
    """Its number, counted from 1."""


class CallStop(Record, frozen=True, tag="call_stop"):
    """STOP, and the glass stands still; the reason follows in peace."""

    word: int
    """Its number; 0 where clues are spoken."""


class Doubt(Record, frozen=True, tag="doubt"):
    """UNSURE, and the turn goes on; the reason is for afterwards."""

    word: int


class Stop(Record, frozen=True, tag="stop"):
    """That word breaks a rule: at once, or as the reason for a STOP that was called."""

    word: int
    """Its number; 0 where clues are spoken."""
    rule: Ground
    trap: int
    """The place on the list of the trap that it springs; 0 for any other rule."""


class Unsure(Record, frozen=True, tag="unsure"):
    """That word may break a rule; let us see afterwards.  Then also the reason for a doubt."""

    word: int
    rule: Ground
    trap: int


class GuessWrong(Record, frozen=True, tag="guess_wrong"):
    """I heard a guess, and it was wrong (where clues are spoken)."""


class GuessRight(Record, frozen=True, tag="guess_right"):
    """I heard the secret word (where clues are spoken)."""


class AcceptTurn(Record, frozen=True, tag="accept_turn"):
    """We have nothing to object."""


class ConcedeStop(Record, frozen=True, tag="concede_stop"):
    """They are right."""


class ContestStop(Record, frozen=True, tag="contest"):
    """They are not."""

    why: Contest


class Withdraw(Record, frozen=True, tag="withdraw"):
    """We take our claim back."""


class Vote(Record, frozen=True, tag="vote"):
    """What I think of the claim."""

    ballot: Ballot


class MakeWish(Record, frozen=True, tag="wish"):
    """My team would like this, if the others agree."""

    what: What


class AgreeWish(Record, frozen=True, tag="agree_wish"):
    """Have it."""


class DeclineWish(Record, frozen=True, tag="decline_wish"):
    """No; or never mind."""


class AgreeReplay(Record, frozen=True, tag="agree_replay"):
    """Play the turn again, or leave it at that (TW-G7)."""

    agrees: Literal["yes", "no"]


Action = (
    AgreeEffects
    | ProposeTrap
    | SuggestTrap
    | EditTrap
    | DropTrap
    | ChooseTrap
    | UnchooseTrap
    | StarTrap
    | TellTeam
    | DeclareReady
    | Reopen
    | TakeTorch
    | HandTorch
    | OpenBook
    | BeginClues
    | Say
    | MakeGuess
    | Appeal
    | CallStop
    | Doubt
    | Stop
    | Unsure
    | GuessWrong
    | GuessRight
    | AcceptTurn
    | ConcedeStop
    | ContestStop
    | Withdraw
    | Vote
    | AgreeReplay
    | MakeWish
    | AgreeWish
    | DeclineWish
    | NeedTime
)
TableAction = Begin | TimeUp
