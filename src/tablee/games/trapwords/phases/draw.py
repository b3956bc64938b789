"""Drawing word cards (rules TW-07, TW-08, TW-12, TW-13; TW-G20)."""

from tablee.core.clock import deadline
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Team
from tablee.games.trapwords.events import (
    DrawnWord,
    WordsDrawn,
)
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.pieces import (
    SPARE,
    TEAMS,
    TRAP_TIME,
    WORDS_ON_FACE,
)
from tablee.games.trapwords.state import Sheet, State


def pack_of(state: State) -> str:
    """The set of words that the table plays with, or a pack of its host's; of either only its easy words, or others."""
    options = state.options
    name = options.words if options.pack == "tablee" else options.pack
    whole = f"trapwords/{options.language}/{name}"
    if options.difficulty == "all":
        return whole
    return f"{whole}@{options.difficulty}-{words_needed(state)}-1"


def words_needed(state: State) -> int:
    """A face for each team in each round, and some more (TW-08)."""
    return (len(TEAMS) * state.rounds + SPARE) * WORDS_ON_FACE


def require_pack(state: State, kit: Kit) -> None:
    """There is such a pack, and it has enough words (TW-08)."""
    size = kit.lexicon.size(pack_of(state))
    if size < words_needed(state):
        raise BrokenRule("too_few_words" if size else "no_such_pack", "TW-08")


def faces_left(state: State, kit: Kit) -> list[int]:
    """Each is used once in a game (TW-G20)."""
    faces = range(kit.lexicon.size(pack_of(state)) // WORDS_ON_FACE)
    return [it for it in faces if it not in state.faces]


def has_spare_face(state: State, kit: Kit) -> bool:
    """For a turn that is played again: one that no later round needs (TW-G17)."""
    return len(faces_left(state, kit)) > len(TEAMS) * (state.rounds - state.round)


def draw_words(course: Course, teams: tuple[Team, ...]) -> None:
    """A face by lot for each of these teams, then one of its words by lot: that of the window (TW-13)."""
    kit, state = course.kit, course.state
    faces = kit.chance.shuffled(faces_left(state, kit))
    if len(faces) < len(teams):  # its host has taken cards away since the game began
        raise BrokenRule("no_such_pack", "TW-08")
    drawn: list[DrawnWord] = []
    for team, face in zip(teams, faces, strict=False):
        number = face * WORDS_ON_FACE + kit.chance.below(WORDS_ON_FACE)
        word, *_ = kit.lexicon.card(pack_of(state), number)
        drawn.append(DrawnWord(team, face, word))
    course.happens(WordsDrawn(tuple(drawn), deadline(state.options.trap_pace, TRAP_TIME, kit.now)))


def on_words_drawn(state: State, event: WordsDrawn) -> State:
    """A new sheet for each word; nobody has seen it before (TW-13)."""
    sheets = list(state.sheets)
    for it in event.drawn:
        sheets[it.team] = Sheet(it.word, is_setting=True)
    return replace(
        state,
        phase="traps",
        sheets=tuple(sheets),
        faces=(*state.faces, *(it.face for it in event.drawn)),
        trap_clock=event.deadline,
        stretches=0,
        turn=None,
    )
