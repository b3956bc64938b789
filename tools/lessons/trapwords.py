"""Trapwords in a minute: set a trap, see it snap, give clues past traps one cannot see, and beat the monster."""

from dataclasses import dataclass

from tablee.core.clock import TimeUp
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import (
    AcceptTurn,
    AgreeEffects,
    ConcedeStop,
    DeclareReady,
    HandTorch,
    MakeGuess,
    OpenBook,
    ProposeTrap,
    Say,
    Stop,
)
from tablee.games.trapwords.pieces import Language
from tools.lessons.script import Lesson, Meanwhile, Move, Step

ME, LOU, MAX, ZOE = Seat(0), Seat(1), Seat(2), Seat(3)
"""Max is of my team, Lou and Zoé are of the other."""
IN_VAIN = 3
"""So many rounds bring the monster from the last room to ours, the second."""
TIME_UP: Move = (None, TimeUp())


@dataclass(frozen=True)
class Words:
    """What everybody thinks of; and the cards and the seed that bring these words, found by trying."""

    faces: tuple[int, int, int, int]
    """Those of the first round and of the last, Lou’s word and mine."""
    seed: str
    ours: tuple[str, str, str]
    """Traps for Lou’s word; the last one is mine."""
    lous: tuple[str, ...]
    """Lou’s clue, which ends in my trap."""
    theirs: tuple[str, str, str]
    """Traps for my word."""
    clues: tuple[str, str]
    """Mine, past them."""
    wrong: str
    right: str
    """Max’s guesses."""
    last: tuple[str, str, str, str]
    """Traps for the word that I find."""
    maxs: tuple[str, ...]
    """Max’s clue."""
    mine: str
    """What I make of it."""

    @property
    def pile(self) -> tuple[int, ...]:
        """With any cards for the rounds between."""
        first, last = self.faces[:2], self.faces[2:]
        rest = [it for it in range(12) if it not in self.faces]
        return (*first, *rest[: 2 * IN_VAIN], *last)


def lesson(language: Language, words: Words) -> Lesson:
    first, second = words.clues
    my_trap = len(words.ours)
    return Lesson(
        "trapwords",
        seats=4,
        top=words.pile,
        options={
            **{"language": language, "curses": "off", "advice": "basics"},
            **{"start": "at_once", "notice": 30, "trap_pace": "relaxed"},
        },
        language=language,
        seed=words.seed,
        steps=(
            Step(
                "trap",
                ProposeTrap(words.ours[-1]),
                before=traps(MAX, words.ours[:-1]),
                only=("propose_trap",),
            ),
            Step("ready", DeclareReady(), only=("declare_ready",)),
            Step(
                "stop",
                Stop(len(words.lous), "TW-51", my_trap),
                before=(
                    *(*traps(ZOE, words.theirs), (ZOE, DeclareReady())),
                    *((LOU, OpenBook()), *clue(LOU, words.lous)),
                ),
                only=("stop",),
            ),
            Step("book", OpenBook(), before=((ZOE, ConcedeStop()),), only=("open_book",)),
            Step("clue", Say(first, "next"), only=("say",)),
            Step(
                "again",
                Say(second, "next"),
                before=((MAX, MakeGuess(words.wrong)),),
                only=("say",),
            ),
            Step("found", before=((MAX, MakeGuess(words.right)),)),
            Step(
                "guess",
                MakeGuess(words.mine),
                before=(to_the_monster(words.last), (MAX, OpenBook()), *clue(MAX, words.maxs)),
                only=("guess",),
            ),
            Step("end", before=((LOU, AcceptTurn()),)),
        ),
    )


def traps(seat: Seat, words: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple([(seat, ProposeTrap(it)) for it in words])


def clue(seat: Seat, words: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple([(seat, Say(it, "same" if at else "next")) for at, it in enumerate(words)])


def to_the_monster(last: tuple[str, ...]) -> Meanwhile:
    """All run out of time, until the monster is there; then blue once more, and Max is given the torch."""
    givers = ((ZOE, MAX), (LOU, ME)) * IN_VAIN
    in_vain = [
        move
        for blue, red in givers[:IN_VAIN]
        for move in (TIME_UP, (blue, OpenBook()), TIME_UP, (red, OpenBook()), TIME_UP)
    ]
    met: tuple[Move, ...] = ((LOU, AgreeEffects()), (MAX, AgreeEffects()))
    fight = (*traps(ZOE, last), TIME_UP, (LOU, OpenBook()), TIME_UP, (ME, HandTorch(MAX)))
    return Meanwhile(((LOU, AcceptTurn()), *in_vain, *met, *fight))


FRENCH = lesson(
    "fr",
    Words(
        faces=(3, 20, 99, 5),
        seed="169",
        ours=("magie", "chapeau", "balai"),
        lous=("vole", "sur", "un", "balai"),
        theirs=("miel", "animal", "brun"),
        clues=("grotte", "peluche"),
        wrong="chauve-souris",
        right="ours",
        last=("drap", "blanc", "hanter", "château"),
        maxs=("il", "traverse", "les", "murs"),
        mine="fantôme",
    ),
)
ENGLISH = lesson(
    "en",
    Words(
        faces=(40, 45, 89, 92),
        seed="2402",
        ours=("magic", "hat", "broom"),
        lous=("flies", "on", "a", "broom"),
        theirs=("honey", "animal", "brown"),
        clues=("cave", "teddy"),
        wrong="bat",
        right="bear",
        last=("sheet", "white", "haunt", "castle"),
        maxs=("it", "walks", "through", "walls"),
        mine="ghost",
    ),
)
