"""All that rules may ask of the outside: chance, and the table's time."""

from tablee.core.chance import Chance


class Kit:
    """What a decision may draw on; whatever it takes from here is written into the events."""

    __slots__ = ("chance", "now")

    def __init__(self, chance: Chance, now: int = 0) -> None:
        self.chance = chance
        self.now = now
        """The table's clock, in milliseconds."""

    def __repr__(self) -> str:
        return f"Kit(now={self.now})"
