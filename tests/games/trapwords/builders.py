"""Small words to set a table with, so that the tests of TRAPWORDS read like its rulebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.kit import Lexicon, Tie
from tablee.core.record import replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating, Team
from tablee.core.text import fold
from tablee.games.trapwords import game
from tablee.games.trapwords.actions import Action, TableAction
from tablee.games.trapwords.effects import combined
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.pieces import BLUE, RED, TEAMS, CardName, Draft, Options, other
from tablee.games.trapwords.state import Sheet, State, Turn
from tablee.games.trapwords.view import View
from tests.games.rig import BEGIN, Rig, knowing
from tests.games.trapwords.moves import OPEN

KEY = b"the tests of trapwords"
DRY = Options(curses="off")
"""A dungeon without curses."""


class SmallLexicon:
    """Packs of numbered words, and families of a few words that are listed here."""

    FAMILIES: tuple[tuple[str, ...], ...] = (
        ("science", "scientifique", "scientificité", "sf"),
        ("lait", "laitier"),
        ("jour", "abat-jour"),
        ("cerf", "cerf-volant"),
        ("tv", "télévision"),
    )
    FORMS: tuple[tuple[str, ...], ...] = (("cheval", "chevaux"), ("tartine", "tartines"))
    SLIPS: Mapping[str, tuple[str, ...]] = {"sattelite": ("satellite",), "chta": ("chat",)}
    NAMES: Mapping[str, Tie] = {"allemagne": "certain", "usa": "certain", "rose": "possible"}
    FOREIGN = ("dog",)

    def __init__(self, size: int = 96) -> None:
        self._size = size

    def has(self, _language: str, _word: str) -> bool:
        raise AssertionError("nobody looks words up")

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        one, two = fold(word), fold(other)
        families = [set(map(fold, it)) for it in self.FAMILIES + self.FORMS]
        if one == two or any(one in it and two in it for it in families):
            return "certain"
        if self.holds(language, word, other) or self.holds(language, other, word):
            return "certain"
        return "possible" if one[:5] == two[:5] and len(one) > 4 else None

    def holds(self, _language: str, said: str, secret: str) -> bool:
        forms = {fold(secret)}
        for it in self.FORMS:
            forms |= set(it) if fold(secret) in it else set()
        parts = "".join(it if it.isalnum() else " " for it in fold(said)).split()
        return any(part in forms for part in parts) or fold(said) in forms

    def meant(self, _language: str, word: str) -> tuple[str, ...]:
        return self.SLIPS.get(fold(word), ())

    def is_near(self, _language: str, said: str, secret: str) -> bool:
        return fold(said)[:4] == fold(secret)[:4]

    def name(self, _language: str, word: str) -> Tie | None:
        return self.NAMES.get(fold(word))

    def is_foreign(self, _language: str, word: str) -> bool:
        return word in self.FOREIGN

    def size(self, pack: str) -> int:
        return self._size if pack.startswith("trapwords/") and "none" not in pack else 0

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        return (f"{pack.rsplit('/', maxsplit=1)[-1][:4]}{number:02}",)


class Suspicious(SmallLexicon):
    """Finds a family likeness in many words: something to play by chance with."""

    def tie(self, _language: str, word: str, other: str) -> Tie | None:
        likeness = sum(map(ord, fold(word) + fold(other))) % 9
        return "certain" if likeness == 0 else "possible" if likeness == 1 else None


class Talkative(Suspicious):
    """Takes many guesses for slips, many clues for names, and every other wrong guess for a right one."""

    def meant(self, _language: str, word: str) -> tuple[str, ...]:
        return (f"{word}o", f"{word}a") if sum(map(ord, fold(word))) % 4 == 0 else ()

    def is_near(self, _language: str, said: str, secret: str) -> bool:
        return sum(map(ord, fold(said) + fold(secret))) % 2 == 0

    def name(self, _language: str, word: str) -> Tie | None:
        likeness = sum(map(ord, fold(word))) % 9
        return "certain" if likeness == 2 else "possible" if likeness == 3 else None

    def is_foreign(self, _language: str, word: str) -> bool:
        return sum(map(ord, fold(word))) % 9 == 4


LEXICON = SmallLexicon()


def trapwords_with(lexicon: Lexicon = LEXICON) -> AnyGame:
    """The game at a table that knows these words."""
    return knowing(game, lexicon)


# Tables: with four seats 0 and 2 are red, 1 and 3 are blue


def ready(seats: int = 4, options: Options = DRY) -> State:
    """Everybody is seated, nothing is laid out."""
    return game.start(Seating(seats), options)


def begun(seats: int = 4, options: Options = DRY, *, key: bytes = KEY) -> State:
    """The first words are drawn, or there is something to agree on before."""
    return act(ready(seats, options), None, BEGIN, key=key)[0]


def dungeon(
    options: Options = DRY, *, seats: int = 4, cards: Any = ((), ()), **given: Any
) -> State:
    """A round is about to be played: the torches are with the first seats, red begins."""
    state = ready(seats, options)
    usual: dict[str, Any] = {"monster": "vampire", "monster_room": 4, "round": 1}
    usual |= {"torches": (Seat(0), Seat(1)), "first": RED, "glowing": RED}
    state = replace(state, **usual | given)
    effects = [combined(options, state.rooms[state.at[team]], tuple(cards[team])) for team in TEAMS]
    return replace(state, effects=tuple(effects))


def sheet(secret: str, words: Iterable[str] = (), *, star: str = "", **given: Any) -> Sheet:
    """All these words are on the list."""
    drafts = tuple(
        Draft(number, word, Seat(1), is_chosen=True, is_starred=word == star)
        for number, word in enumerate(words, 1)
    )
    return Sheet(secret, drafts, len(drafts), **given)


def setting(options: Options = DRY, *, secret: str = "beurre", **given: Any) -> State:
    """Both teams set traps, red for the secret given here."""
    sheets = (sheet(secret, is_setting=True), sheet("cheval", is_setting=True))
    return replace(dungeon(options, **given), phase="traps", sheets=sheets)


def clues(
    secret: str = "beurre",
    traps: Iterable[str] = ("lait", "gras", "tartine"),
    options: Options = DRY,
    *,
    team: Team = RED,
    cards: Iterable[CardName] = (),
    star: str = "",
    is_open: bool = True,
    **given: Any,
) -> State:
    """A turn of the red team, or the blue one; the book was opened when the clock said 0."""
    upon: list[tuple[CardName, ...]] = [(), ()]
    upon[team] = tuple(cards)
    state = dungeon(options, cards=upon, **{"first": team} | given)
    sheets = [sheet("cheval", ("selle", "foin", "galop"), is_ready=True)] * 2
    sheets[other(team)] = sheet(secret, traps, star=star, is_ready=True)
    giver = state.torches[team]
    assert giver is not None
    turn = Turn(team, giver, state.effects[team].glass)
    state = replace(state, phase="clue", sheets=tuple(sheets), turn=turn)
    return act(state, giver, OPEN)[0] if is_open else state


# Play

RIG = Rig[Options, State, Action | TableAction, Event](game, DRY, KEY, LEXICON)
act, after, refused = RIG.act, RIG.after, RIG.refused
offers, offered = RIG.offers, RIG.offered


def code_and_rule(refusal: Refusal) -> tuple[str, str | None]:
    return refusal.code, refusal.rule


def view(state: State, seat: int | None) -> View:
    return game.view(state, None if seat is None else Seat(seat))


def end_of(state: State) -> str:
    """How the last turn ended."""
    last = state.turns[-1] if state.turns else state.last_round.turns[-1]  # type: ignore[union-attr]
    return last.end


BLUES = (1, 3)
assert BLUE == 1
