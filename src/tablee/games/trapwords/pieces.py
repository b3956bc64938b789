"""The things on the table: rooms, torches, sheets, clues and guesses, and what may be agreed before."""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.clock import Pace
from tablee.core.objection import Ballot, Verdict
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat, Team
from tablee.core.text import tidy

Language = Literal["fr", "en"]

Difficulty = Literal["all", "easy", "usual", "hard"]
"""The commonest third of the words, the middle one, the rarest; or as many of them as the game needs."""

Phase = Literal["ready", "omen", "traps", "clue", "settle", "over"]

Stage = Literal["none", "window", "answer", "vote", "replay", "appeal", "reason"]
"""What there is to settle after a turn: a last look, an answer to a claim, a vote, whether to play again, whether a
guess was right after all, or what a doubt was about."""

MonsterName = Literal["mummy", "troll", "demon", "vampire", "dragon"]

CurseName = Literal[
    "flood",
    "petrification",
    "echo",
    "feeblemind",
    "forbidden_word",
    "swarm",
    "web",
    "quicksand",
    "vow",
    "darkness",
]

CardName = MonsterName | CurseName

Ground = Literal[
    "TW-32", "TW-33", "TW-34", "TW-35", "TW-36", "TW-37", "TW-38", "TW-39", "TW-40", "TW-41",
    "TW-51", "TW-52", "TW-77", "TW-78", "TW-79", "TW-80",
    "TW-47",
]  # fmt: skip
"""The rule that a clue is said to break; or by which a guess is said to be right after all."""

RIGHT: Ground = "TW-47"

Opinion = Literal["certain", "possible", "none"]
"""What the dictionary says to a claim: surely, perhaps, or no likeness at all."""

What = Literal[
    "time", "card", "advice=all", "advice=basics", "curses=off",
    "glass=20", "glass=30", "glass=40", "glass=60", "glass=90", "glass=120",
]  # fmt: skip
"""What one team may wish for and the other has to grant: sand, another word card, or other rules from now on."""

Contest = Literal["not_said", "not_related", "trap_not_allowed"]
"""Why a team does not give way to a claim."""

End = Literal["found", "stopped", "guesses", "time", "words", "annulled", "replayed"]
"""How a turn ended: the word was found; a claim stood; too many guesses, too long, too many words; or not at all."""

RED, BLUE = Team(0), Team(1)
TEAMS = (RED, BLUE)

ROOMS = 5
SMALLEST_TEAM, LARGEST_TEAM = 2, 6
GUESSES = 5

DRAFTS = 24
"""How many trapwords a team may collect on its sheet."""

CLAIMS = 8
"""How many unsure claims a turn may have."""

ASIDES = 12
"""How many asides of a turn are kept."""

CALLS = 3
"""How many times a turn may be stopped without a reason."""

CHAT = 40
"""How many lines of a team's talk are kept."""

LONGEST_WORD = 24
LONGEST_CLUE = 40
LONGEST_GUESS = 200
LONGEST_LINE = 200
WORDS_IN_GUESS = 40
WORDS_IN_LINE = 60

READING = 3_000
"""Milliseconds to read the secret word before the glass is turned (TW-28)."""

BREATH = 10_000
"""How long one breath lasts under the Flood (section Cards of the rules)."""

TRAP_TIME = 180_000
"""The normal length of the trap clock, where one runs (TW-G5)."""

SPARE = 4
"""Faces a pack has beyond those of every round, for turns that are played again (TW-G17)."""

WORDS_ON_FACE = 4


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    language: Language = "fr"
    words: Literal["fantasy", "contemporary"] = "fantasy"
    """Which set of words (TW-07)."""
    pack: str = "tablee"
    """Whose word cards: our own, or a pack of the host's by its name (TW-08)."""
    difficulty: Difficulty = "all"
    """Which of these words are drawn, by how common they are (TW-08)."""
    rooms: Literal["3-4-5-6-7", "2-4-6-8-10"] = "3-4-5-6-7"
    """The five rooms (TW-02, TW-09)."""
    own_rooms: str = ""
    """Five other rooms instead: rising numbers from 1 to 10, such as 1-2-3-4-5 (TW-09)."""
    curses: Literal["off", "two", "four"] = "two"
    """None, in two rooms, or in the first four (TW-04, TW-09, TW-10)."""
    monsters: Literal["normal", "harder"] = "normal"
    """Without or with an asterisk (TW-03, TW-11)."""
    rounds: Literal[4, 6, 8] = 8
    """How many at most (TW-67)."""
    glass: Annotated[int, Meta(ge=20, le=120)] = 40
    """Seconds the sandglass runs for (TW-G2)."""
    start: Literal["after_reading", "at_once", "with_first_clue"] = "after_reading"
    """When the sandglass is turned (TW-28, TW-29)."""
    clues: Literal["typed", "aloud"] = "typed"
    """Written at the table word by word, or spoken by people who hear each other."""
    referee: Literal["private", "strict"] = "private"
    """What springs a trap for certain is shown to the opponents alone, or stops the turn by itself (TW-G14)."""
    advice: Literal["all", "basics"] = "all"
    """Every rule for clues, or for a first game only traps and the secret word itself (TW-42)."""
    notice: Annotated[int, Meta(ge=3, le=30)] = 3
    """Seconds in which a fault has to be noticed (TW-62)."""
    reason: Annotated[int, Meta(ge=15, le=120)] = 30
    """Seconds in which a STOP has to be given its reason, while the glass stands still (TW-62)."""
    stretch: Literal["agreed", "never"] = "agreed"
    """Whether the glass may run longer: if both teams agree, or not at all (TW-G2)."""
    tied: Literal["lenient", "dictionary"] = "lenient"
    """A tied vote favours the clue-giver, or goes as the dictionary says (TW-G13)."""
    tie_break: bool = False
    """If both teams beat the monster, the faster one wins (TW-75)."""
    trap_pace: Pace = "off"
    """A clock for setting traps (TW-G5)."""


class Effects(Record, frozen=True):
    """What the cards make of one team's turn in this round, all taken together."""

    cards: tuple[CardName, ...]
    """The monster it fights and the curses upon it; none in an ordinary round."""
    traps: int
    """How many its opponents set (TW-15)."""
    guesses: int
    words: int | None
    """How many the clue-giver may say in the turn."""
    clue_words: int | None
    """How many one clue may have; then only the newest clue is shown."""
    glass: int
    """Milliseconds."""

    def has(self, card: CardName) -> bool:
        return card in self.cards


class Curse(Record, frozen=True):
    """A curse beside a room."""

    room: int
    """Which of the five, counted from 0."""
    name: CurseName | None = None
    """None while it lies face down."""
    round: int = 0
    """The round in which it was turned up; it applies from the next one on (TW-69)."""


class Draft(Secret, frozen=True):
    """A trapword that somebody of the team has proposed."""

    number: int
    word: str
    by: Seat
    is_chosen: bool = False
    is_starred: bool = False
    """Whether it is the one that Forbidden Word is about."""


class Trap(Secret, frozen=True):
    """A trapword that counts."""

    number: int
    """Its place on the list, counted from 1; how many were proposed is nobody else's business."""
    word: str
    is_starred: bool = False


class Line(Secret, frozen=True):
    """What somebody said to the team."""

    by: Seat
    text: str


class Mark(Record, frozen=True):
    """What the referee whispers to the opponents about one word (TW-G14)."""

    rule: Ground
    trap: int
    """The place of the trap on the list; 0 where it is about none."""
    is_certain: bool


class SaidWord(Record, frozen=True):
    """One word of a clue."""

    number: int
    clue: int
    """Which clue it belongs to, counted from 1."""
    word: str
    at: int
    """The table's time."""
    marks: tuple[Mark, ...] = ()
    """For the opponents only, as long as the turn lasts."""


class Guess(Record, frozen=True):
    """One guess; at a table that speaks aloud only that there was one, noted by an opponent."""

    by: Seat
    text: str
    is_right: bool
    at: int


class Aside(Record, frozen=True):
    """What a guesser said that is no guess: talk, or a slip of the finger that is asked about (TW-45, TW-46)."""

    by: Seat
    text: str
    meant: tuple[str, ...]
    """The words that are one slip away, whatever the secret is; none where it was talk."""
    at: int


class Claim(Record, frozen=True):
    """An opponent's claim that a clue broke a rule; or the team's own, that a guess was right after all."""

    number: int
    by: Seat | None
    """Nobody where the strict referee stopped the turn."""
    word: int
    """The number of the word; 0 where clues are spoken; that of the guess where it is about one."""
    rule: Ground | None
    """None as long as a doubt has no reason."""
    trap: int
    """The place of the trap on the list; 0 where it is about another rule."""
    trap_word: str
    is_certain: bool
    """It stopped the turn; an unsure one is settled afterwards (TW-63)."""
    is_conceded: bool = False
    contest: Contest | None = None
    ballots: tuple[tuple[Seat, Ballot], ...] = ()
    verdict: Verdict | None = None
    opinion: Opinion | None = None
    """What the dictionary says, where it can: to traps and the secret word, in clues that are typed."""


class Call(Record, frozen=True):
    """STOP was called, and the glass stands still until its reason is given."""

    by: Seat
    word: int
    """The newest word or the one that was pointed at; 0 where clues are spoken."""
    at: int
    until: int
    """Without a reason until then, the turn goes on."""
    stretches: int = 0


class Wish(Record, frozen=True):
    """What one team asks of the other."""

    team: Team
    by: Seat
    what: What


class TurnResult(Record, frozen=True):
    """A turn that is over, for everybody to see."""

    round: int
    team: Team
    giver: Seat
    end: End
    secret: str
    traps: tuple[Trap, ...]
    words: tuple[SaidWord, ...]
    guesses: tuple[Guess, ...]
    claims: tuple[Claim, ...]
    used: int
    """Milliseconds from the turn of the glass to the last guess."""

    @property
    def sand(self) -> int:
        """What a tie-break counts: a word found while it was read took the time to read (TW-75)."""
        return max(self.used, READING)


class RoundResult(Record, frozen=True):
    """What everybody may remember of a finished round."""

    round: int
    turns: tuple[TurnResult, ...]
    rooms: tuple[int, int]
    """Where the teams stand now, counted from 0."""
    monster: int
    """Where the monster stands now."""


def other(team: Team) -> Team:
    return BLUE if team == RED else RED


def numbers_in(rooms: str) -> tuple[int, ...] | None:
    """Five rising numbers from 1 to 10, if these are (TW-02, TW-09)."""
    parts = tidy(rooms).split("-")
    if not all(part.isascii() and part.isdecimal() and len(part) <= 2 for part in parts):
        return None
    found = tuple(map(int, parts))
    is_rising = list(found) == sorted(set(found))
    return found if len(found) == ROOMS and is_rising and 1 <= found[0] <= found[-1] <= 10 else None
