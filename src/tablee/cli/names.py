"""What people at a table are called: by their names, or by their places, counted from 1."""

from tablee.cli.console import tame
from tablee.cli.speech import Speech


class Names:
    """By seat; two of the same name are told apart by their places."""

    def __init__(self, players: tuple[str, ...], seats: int, say: Speech) -> None:
        given = [tame(name).strip() for name in players[:seats]]
        given += [""] * (seats - len(given))
        self._given = given
        self._names = [
            _name(name, number, say, is_alone=given.count(name) == 1)
            for number, name in enumerate(given, start=1)
        ]

    def __getitem__(self, seat: int) -> str:
        return self._names[seat]

    def short(self, seat: int) -> str:
        """Without the place, for where that stands anyway."""
        return self._given[seat]

    def __len__(self) -> int:
        return len(self._names)


def _name(name: str, number: int, say: Speech, *, is_alone: bool) -> str:
    if not name:
        return say("seat", n=number)
    return name if is_alone else f"{name} {number}"
