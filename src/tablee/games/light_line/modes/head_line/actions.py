"""What a seat may ask for."""

from tablee.core.clock import TimeUp
from tablee.core.game import Begin
from tablee.core.record import Record
from tablee.games.light_line.bench import ClearBench, Lay, TakeBack
from tablee.games.light_line.cards import Card


class Pause(Record, frozen=True, tag="pause"):
    """The dealer turns up no more cards for now."""


class Resume(Record, frozen=True, tag="resume"):
    """The dealer goes on."""


class SetPace(Record, frozen=True, tag="set_pace"):
    """The dealer turns up the cards a step slower or faster, from the next one on."""

    pace_ms: int


class CallLine(Record, frozen=True, tag="call"):
    """LINE! I have found one."""


class Mark(Record, frozen=True, tag="mark"):
    """These are the cards of my line, in rising order."""

    cards: tuple[Card, ...]


class GiveUp(Record, frozen=True, tag="give_up"):
    """I cannot show it."""


class Discard(Record, frozen=True, tag="discard"):
    """Of the number cards I have won, I give back one of these."""

    number: int


class Agree(Record, frozen=True, tag="agree"):
    """Nobody finds anything: gather the cards and shuffle."""


class StartRound(Record, frozen=True, tag="start_round"):
    """The dealer's signal for the next round."""


Action = (
    CallLine
    | Mark
    | Lay
    | TakeBack
    | ClearBench
    | GiveUp
    | Discard
    | Pause
    | Resume
    | SetPace
    | Agree
    | StartRound
)
TableAction = Begin | TimeUp
