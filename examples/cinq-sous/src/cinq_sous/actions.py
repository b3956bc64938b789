"""What a seat may ask for."""

from tablee.core.clock import NeedTime, TimeUp
from tablee.core.game import Begin
from tablee.core.record import Secret

from .pieces import Sou


class Bid(Secret, frozen=True, tag="bid"):
    """Lay this one face down."""

    sou: Sou


Action = Bid | NeedTime
TableAction = Begin | TimeUp
