"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.between.pieces import Card, Interval, Mark


class ChooseInterval(Secret, frozen=True, tag="choose_interval"):
    """Hide these two cards of mine."""

    interval: Interval


class Ask(Record, frozen=True, tag="ask"):
    """Does that seat have this value in hand?"""

    whom: Seat
    value: Card


class PlayJoker(Secret, frozen=True, tag="play_joker"):
    """Is this value one of that seat's two hidden cards?"""

    whom: Seat
    value: Card


class Announce(Secret, frozen=True, tag="announce"):
    """I think that seat hides these two."""

    whom: Seat
    interval: Interval


class EndTurn(Record, frozen=True, tag="end_turn"):
    """Nothing more this turn."""


class Concede(Record, frozen=True, tag="concede"):
    """Show my interval to the last one still in, who would find it anyway."""


class TakeNote(Secret, frozen=True, tag="take_note"):
    """Write beside this number, on my sheet for that seat."""

    whom: Seat
    value: Card
    mark: Mark


Action = ChooseInterval | Ask | PlayJoker | Announce | EndTurn | Concede | TakeNote | NeedTime
TableAction = Begin | TimeUp
