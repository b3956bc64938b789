"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.wordz.pieces import Ballot


class LayWord(Secret, frozen=True, tag="lay_word"):
    """Lay this word of my cards, face down; laid is laid."""

    word: str


class LookUp(Secret, frozen=True, tag="look_up"):
    """Is this draft in the dictionary?"""

    word: str


class PassComposing(Record, frozen=True, tag="pass_composing"):
    """No word of mine this round."""


class TurnCard(Record, frozen=True, tag="turn_card"):
    """Turn up that seat's card at this place of its word, counted from 0."""

    whom: Seat
    place: int


class Propose(Record, frozen=True, tag="propose"):
    """I think that seat's word is spelled so."""

    whom: Seat
    word: str


class EndTurn(Record, frozen=True, tag="end_turn"):
    """No proposal this turn."""


class Judge(Record, frozen=True, tag="judge"):
    """What I say of a word that the dictionary does not list."""

    ballot: Ballot


Action = LayWord | LookUp | PassComposing | TurnCard | Propose | EndTurn | Judge | NeedTime
TableAction = Begin | TimeUp
