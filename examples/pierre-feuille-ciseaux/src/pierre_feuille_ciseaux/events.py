"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

from .pieces import Sign


class GameBegan(Record, frozen=True, tag="game_began"):
    """Both may choose."""


class SignChosen(Secret, frozen=True, tag="sign_chosen"):
    seat: Seat
    sign: Sign


class RoundShown(Record, frozen=True, tag="round_shown"):
    """Both signs are open now."""

    winner: Seat | None
    signs: tuple[Sign, Sign]
    """By seat."""


Told = GameBegan | SignChosen | RoundShown | GameEnded
"""Those that one seat at least is told as they happened."""

Event = Told
