"""What a seat may ask for."""

from tablee.core.game import Begin
from tablee.core.record import Secret

from .pieces import Sign


class Choose(Secret, frozen=True, tag="choose"):
    """In secret."""

    sign: Sign


Action = Choose
TableAction = Begin
