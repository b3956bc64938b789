"""Small words to set a table with, so that the tests of TRAPWORDS read like its rulebook."""

from collections.abc import Iterable
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.kit import Lexicon
from tablee.core.record import replace
from tablee.core.seats import Seat, Seating, Team
from tablee.games.trapwords import game
from tablee.games.trapwords.effects import combined
from tablee.games.trapwords.pieces import BLUE, RED, TEAMS, CardName, Draft, Options, other
from tablee.games.trapwords.state import Sheet, State, Turn
from tests.games.rig import BEGIN, knowing
from tests.games.trapwords.lexicon import LEXICON
from tests.games.trapwords.moves import OPEN
from tests.games.trapwords.play import DRY, KEY, act


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


BLUES = (1, 3)
assert BLUE == 1
