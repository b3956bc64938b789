"""The things on the table: words, drawings on the board, votes and what they bring, and what may be agreed before."""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.attachment import Attachment, Signed
from tablee.core.clock import Pace
from tablee.core.objection import Verdict
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.core.typed import Typed

Language = Literal["fr", "en", "both"]
"""Or both at once: every word stands in two languages, and each person reads their own (EL-G12)."""

Difficulty = Literal["all", "easy", "usual", "hard"]
"""The commonest third of the words, the middle one, the rarest; or as many of them as the game needs."""

WordNumber = Literal[1, 2, 3, 4, 5]
"""Which of the five words of every card is played with, I to V (EL-04)."""

Letter = Literal["A", "B", "C", "D", "E", "F", "G"]

Spot = Literal["active", "A", "B", "C", "D", "E", "F", "G"]
"""Where a drawing hangs: the active player's on the left, the others beside their letters (EL-20)."""

Vote = Literal["A", "B", "C", "D", "E", "F", "G", "abstain"]
"""A token, or none: an abstention is no wrong vote (EL-G5)."""

Phase = Literal["ready", "draw", "vote", "reveal", "over"]

Opinion = Literal["uphold", "dismiss", "unsure"]
"""What is said of an objection; who is unsure leaves it to the others."""

Wish = Literal["recount", "as_planned"]
"""How many rounds there are to be, after some have left or come back (EL-G10)."""

Why = Literal["both_right", "partner_missed", "saw_through", "missed", "abstained"]
"""Why a seat scores, or does not: see `scoring`."""

DrawingName = Attachment
"""What a drawing goes by; empty for a blank paper."""

LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G")

FEWEST = 4
"""With fewer there is no game (EL-01, EL-G10)."""

TRACK = 12
"""Squares of the score track; whoever passes the last one begins again (EL-32)."""

DESCRIPTION = Typed(longest=120, words=60)
"""What an artist may say of their drawing."""

DRAW_TIME = 180_000
VOTE_TIME = 90_000
JUDGE_TIME = 30_000
REVEAL_TIME = 60_000
"""Normal lengths in milliseconds, where a clock runs (EL-G4)."""


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    language: Language = "fr"
    number: Literal[1, 2, 3, 4, 5, "random"] = 1
    """Which words, from plain to abstract (EL-04, EL-05, EL-G9)."""
    rounds: Literal["full", "short"] = "full"
    """As many as the book says (EL-08), or everybody active once: at 4 and 5 seats that is half as many."""
    authors: Literal["hidden", "open"] = "hidden"
    """Whether the board says who drew what before the reveal (EL-G1)."""
    drawing_pace: Pace = "off"
    voting_pace: Pace = "off"
    """Also for what belongs to the vote: objections, and the look at the result."""
    pack: Annotated[str, Meta(max_length=60)] = "tablee"
    """Whose word cards: our own, or a pack of the host's by its name."""
    difficulty: Difficulty = "all"
    """Which of them are dealt, by how common the words of the number are that is played with (EL-03)."""
    first: Literal["random"] | Seat = "random"
    """Who is active first (EL-07)."""


class Score(Record, frozen=True):
    """What one seat gets for a round, and why."""

    points: int
    why: Why


class Exhibit(Signed, frozen=True):
    """A drawing of a finished round, with all that there is to know of it."""

    spot: Spot
    seat: Seat
    drawing: DrawingName
    word: str
    description: str
    """The artist's own words, if any."""
    sitter: int = 0
    """How often the seat had been left and taken again when it was drawn."""


class RoundResult(Record, frozen=True):
    """A finished round, for the gallery."""

    round: int
    active: Seat
    accomplice: Seat
    word: str
    """Of these two (EL-23)."""
    right: Letter
    """Where the accomplice's drawing hangs."""
    exhibits: tuple[Exhibit, ...]
    """The active player's, then A, B, C…"""
    votes: tuple[Vote, ...]
    """By seat."""
    wrong: tuple[Seat, ...]
    """Whose votes were for another letter (EL-24)."""
    scores: tuple[Score, ...]
    """By seat."""
    points: tuple[int, ...]
    """Totals by seat."""


class Heard(Record, frozen=True):
    """An objection that was settled."""

    by: Seat
    spot: Spot
    verdict: Verdict


def letters_for(seats: int) -> tuple[Letter, ...]:
    """One fewer than there are seats, from A on (EL-06)."""
    return LETTERS[: seats - 1]


def rounds_for(seats: int, options: Options) -> int:
    """Everybody is active twice with 4 or 5 seats, once with more (EL-08, EL-09); in a short game once."""
    return 2 * seats if seats <= 5 and options.rounds == "full" else seats


def cards_needed(seats: int, options: Options) -> int:
    """One for each but the active player, in every round; used cards do not come back (EL-03, EL-G7)."""
    return rounds_for(seats, options) * (seats - 1)
