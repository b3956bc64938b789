"""Giving clues word by word, and what the referee whispers (rules TW-30 to TW-42, TW-57 to TW-61, TW-77 to TW-80)."""

from collections.abc import Iterator

from tablee.core.kit import Kit
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.core.text import fold, tidy
from tablee.games.trapwords.actions import Say
from tablee.games.trapwords.events import ClueStopped, WordSaid, WordsLapsed
from tablee.games.trapwords.offering import WORD, has_room
from tablee.games.trapwords.phases import Course
from tablee.games.trapwords.phases.settle import close
from tablee.games.trapwords.phases.turn import require_giver, start_clues
from tablee.games.trapwords.pieces import Claim, Mark, SaidWord
from tablee.games.trapwords.plain_words import pronoun
from tablee.games.trapwords.reading import Said, faults, springs
from tablee.games.trapwords.state import State, Turn, change_turn


def say(course: Course, seat: Seat, action: Say) -> None:
    """One word more, of this clue or the next (TW-30)."""
    state = course.state
    require_giver(state, seat, "TW-30")
    _require_voice(state)
    word = tidy(action.word)
    if not WORD.has(word):
        raise BrokenRule("one_word_at_a_time", "TW-41")
    clue = _clue(state, action)
    start_clues(course)
    number = len(state.playing.words) + 1
    marks = tuple(referee(state, word, course.kit))
    course.happens(WordSaid(SaidWord(number, clue, word, course.kit.now, marks)))
    _enforce(course, number, marks)


def _require_voice(state: State) -> None:
    if not state.is_typed:
        raise NotNow("clues_are_spoken", "TW-30")
    if not state.playing.is_open:
        raise NotNow("book_is_closed", "TW-28")
    if state.playing.is_out_of_breath:
        raise BrokenRule("out_of_breath", "TW-77")
    if state.is_silenced:
        raise BrokenRule("turned_to_stone", "TW-78")


def _clue(state: State, action: Say) -> int:
    """Which clue the word belongs to; in Darkness each is short (TW-G1)."""
    turn = state.playing
    if action.clue == "next":
        return turn.clue + 1
    if not turn.words:
        raise BrokenRule("no_clue_yet", "TW-30")
    if not has_room(state, turn):
        raise BrokenRule("clue_too_long", "TW-G1")
    return turn.clue


def referee(state: State, word: str, kit: Kit) -> Iterator[Mark]:
    """What may be wrong with a word, for the opponents to judge (TW-56, TW-G14)."""
    language, lexicon, effects = state.options.language, kit.lexicon, state.effects_now
    for trap in state.turn_traps:
        if tie := springs(lexicon, language, word, trap.word):
            yield Mark("TW-51", trap.number, tie == "certain")
    if tie := springs(lexicon, language, word, state.turn_secret):
        yield Mark("TW-32", 0, tie == "certain")
    if state.options.advice == "all":  # a first game may do without them (TW-42)
        said = Said(word, [it.word for it in state.playing.words])
        for rule, tie in faults(lexicon, language, said, state.turn_secret):
            yield Mark(rule, 0, tie == "certain")
    if effects.has("echo") and _misses_echo(state.playing, word):
        yield Mark("TW-79", 0, is_certain=False)
    if effects.has("feeblemind") and (tie := pronoun(language, word)):
        yield Mark("TW-80", 0, tie == "certain")


def _misses_echo(turn: Turn, word: str) -> bool:
    """Whether the word before had to be repeated first (TW-79)."""
    is_due = False
    before = ""
    for it in turn.words:
        is_due = not (is_due and fold(it.word) == before)
        before = fold(it.word)
    return is_due and fold(word) != before


def _enforce(course: Course, number: int, marks: tuple[Mark, ...]) -> None:
    """What needs no judge: a word too many (TW-52), and for the strict referee what is certain (TW-G14)."""
    limit = course.state.effects_now.words
    if limit is not None and number > limit:
        close(course, "words")
        return
    certain = [it for it in marks if it.is_certain and it.rule in ("TW-51", "TW-32")]
    if course.state.options.referee == "strict" and certain:
        mark = certain[0]
        word = course.state.turn_traps[mark.trap - 1].word if mark.trap else ""
        claims = len(course.state.playing.noted)
        claim = Claim(claims + 1, None, number, mark.rule, mark.trap, word, is_certain=True)
        course.happens(ClueStopped(claim))
        close(course, "stopped")


def on_word_said(state: State, event: WordSaid) -> State:
    return change_turn(state, words=(*state.playing.words, event.said))


def on_words_lapsed(state: State, event: WordsLapsed) -> State:
    return change_turn(state, lapsed=event.through)
