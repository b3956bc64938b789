"""What a seat may ask for."""

from tablee.core.absence import Occupy, Vacate
from tablee.core.clock import NeedTime, TimeUp
from tablee.core.drawing import Draw, KeepDrawing
from tablee.core.game import Begin
from tablee.core.record import Record, Secret
from tablee.games.entre_les_lignes.pieces import Letter, Opinion, Spot, Wish


class HandIn(Record, frozen=True, tag="hand_in"):
    """My drawing is done; or, if it was sent back, it is corrected."""


class TakeBack(Record, frozen=True, tag="take_back"):
    """I draw on, as long as not everybody is done."""


class Describe(Secret, frozen=True, tag="describe"):
    """What I say of my drawing, for the reveal; an empty text takes it away again."""

    text: str


class CastVote(Secret, frozen=True, tag="cast_vote"):
    """I think this one shares the active player's word; the last one I cast counts."""

    letter: Letter


class Abstain(Secret, frozen=True, tag="abstain"):
    """No vote of mine this round."""


class ObjectTo(Record, frozen=True, tag="object"):
    """There are letters or digits in that drawing."""

    spot: Spot


class Judge(Secret, frozen=True, tag="judge"):
    """What I say of the objection: uphold it to send the drawing back."""

    ballot: Opinion


class Withdraw(Record, frozen=True, tag="withdraw"):
    """I take my objection back."""


class GoOn(Record, frozen=True, tag="go_on"):
    """I have seen the result."""


class Recount(Record, frozen=True, tag="recount"):
    """Some have left or come back: whether I would have the rounds counted again, for those who are here."""

    wish: Wish


Action = (
    Draw
    | HandIn
    | TakeBack
    | Describe
    | CastVote
    | Abstain
    | ObjectTo
    | Judge
    | Withdraw
    | GoOn
    | Recount
    | NeedTime
)
TableAction = Begin | TimeUp | KeepDrawing | Vacate | Occupy
