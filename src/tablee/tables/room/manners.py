"""The manner of each bot, by seat as its name is: how fast it is, and what it says now and then."""

from typing import Literal

from tablee.tables.room.names import BOTS, bot_at

Occasion = Literal["begun", "won", "lost"]

_TEMPO = dict(
    zip(BOTS, (75, 80, 100, 80, 125, 100, 75, 110, 120, 90, 115, 95, 90, 105, 130, 100), strict=True)
)  # fmt: skip
_REMARKS: dict[Occasion, tuple[str, ...]] = {
    "begun": ("good_luck", "hello", "smile"),
    "won": ("good_game", "thanks", "smile"),
    "lost": ("well_played", "applause", "good_game"),
}


def tempo_at(seat: int) -> int:
    """How long a bot at this seat thinks, in hundredths of what is usual."""
    return _TEMPO[bot_at(seat)]


def remark_at(seat: int, occasion: Occasion) -> str:
    """The ready-made phrase that it has for this; a kind one."""
    remarks = _REMARKS[occasion]
    return remarks[seat % len(remarks)]
