"""Giving clues: sentences and single words that keep away from the secret's family and from likely traps."""

from functools import lru_cache
from itertools import islice
from typing import Literal

from tablee.bots.pauses import Span, within
from tablee.bots.trapwords.hearing import WORDS, effects_on, heard, time_left
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import is_tied
from tablee.bots.trapwords.mind import Mind, mind_of
from tablee.bots.trapwords.saying import anything, likely
from tablee.bots.trapwords.sense import clearest
from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.core.text import fold, is_word
from tablee.games.trapwords.actions import Action, Say
from tablee.games.trapwords.pieces import READING, Language, SaidWord
from tablee.games.trapwords.reading import Said, faults, letters
from tablee.games.trapwords.view import TurnView, View
from tablee.words.dictionary import load
from tablee.words.examples import is_example
from tablee.words.names import is_ours, name

BREATHLESS: Span = (600, 800)
"""From word to word while a breath is held, or the sand is nearly gone."""

SHORT_GLASS = 25_000
"""Too little time for whole sentences."""

LAST_MOMENTS = 9_000
"""When one speaks faster."""

HESITATE: Span = (4_000, 5_500)
"""Before a word that may be trapped: somebody may guess without it."""

NOUN_FORMS = 2
"""A noun has a singular and a plural; verbs have more forms, and so have most adjectives."""

HINDRANCES = frozenset({"flood", "echo", "feeblemind", "petrification"})
"""Curses under which single words are better than sentences."""

ENOUGH = 3
"""Words to say where nothing at all comes to mind."""

BETWEEN = 3
"""So many single words from one sentence to the next."""


class Plan(Record, frozen=True):
    """What one could say of a secret."""

    words: tuple[str, ...]
    """That nobody is likely to have trapped, the best first."""
    sentences: tuple[tuple[str, ...], ...]
    risky: tuple[str, ...]
    """For when the rest is said, the least likely traps first."""


@lru_cache(256)
def plan_for(mind: Mind, secret: str, traps: int) -> Plan:
    """Of a secret that means nothing to anybody it says something all the same: the glass may wait for it."""
    feared = feared_of(mind, secret, traps)
    safe = _valid(mind, secret, likely(mind, secret)[len(feared) :])[: mind.level.tells]
    risky = _valid(mind, secret, tuple(reversed(feared)))
    return Plan(
        words=safe if safe or risky else tuple(islice(anything(mind, secret), ENOUGH)),
        sentences=_sentences(mind, secret, feared),
        risky=risky,
    )


def feared_of(mind: Mind, secret: str, traps: int) -> tuple[str, ...]:
    """The words that it takes for trapped, the likeliest first."""
    return likely(mind, secret)[: max(traps + mind.level.margin, 1)]


def _valid(mind: Mind, secret: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Those against which nobody can say anything (TW-33 to TW-41)."""
    return tuple(it for it in words if is_valid(mind.language, secret, it))


def is_valid(language: Language, secret: str, word: str, before: tuple[str, ...] = ()) -> bool:
    """Whether the referee finds no fault with it: no name, no spelling, no foreign word, and no example.

    What is in no dictionary may be a name written small, such as that of a work's hero (TW-34, TW-38), and what only
    accents tell from the secret sounds or looks like it (TW-35).
    """
    if not is_ours(language, word) or letters(word) == letters(secret):
        return False
    said = Said(word, before)
    is_fine = not any(faults(WORDS, language, said, secret))
    return is_fine and name(language, word) is None and not is_example(language, word, secret)


def _sentences(mind: Mind, secret: str, feared: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Some of those written for this secret, as far as none of their words is feared or the secret's own."""
    card = mind.lists.card_of(secret)
    if card is None:
        return ()
    clues = mind.draws(b"clues").shuffled(mind.lists.cards[card].clues)
    pieces = [tuple(word.strip(",.;:!?…\"«»'’") for word in clue.split()) for clue in clues]
    avoided = (secret, *feared)
    return tuple(
        words
        for words in pieces
        if all(map(is_word, words))
        and all(is_valid(mind.language, secret, it, words[:at]) for at, it in enumerate(words))
        and not any(is_tied(mind.language, it, avoided) for it in words)
    )[: mind.level.clues]


def next_word(view: View, level: Level) -> Action | None:
    """The next word; none where enough is said, or one more would be one too many (TW-52)."""
    turn = view.turn
    if turn is None or turn.secret is None or turn.words_left == 0:
        return None
    effects = effects_on(view)
    if effects.has("echo") and (echo := _echo(turn.words)):
        return Say(echo, "same")
    if effects.has("echo") and turn.words_left == 1:
        return None
    plan = plan_for(mind_of(view, level), turn.secret, effects.traps)
    if (more := _rest_of_sentence(turn, plan)) is not None:
        return Say(more, "same")
    return _new_clue(view, turn, plan, level)


def _echo(words: tuple[SaidWord, ...]) -> str | None:
    """The last word, where it has not been repeated (TW-79)."""
    is_due = False
    for number, it in enumerate(words):
        is_due = not (is_due and it.word == words[number - 1].word)
    return words[-1].word if is_due else None


def _present(words: tuple[SaidWord, ...]) -> tuple[str, ...]:
    return tuple(it.word for it in words if it.clue == words[-1].clue)


def _rest_of_sentence(turn: TurnView, plan: Plan) -> str | None:
    """Unless a guess has gone astray meanwhile: then another way is better."""
    if not turn.words or (turn.guesses and turn.guesses[-1].at >= turn.words[-1].at):
        return None
    sentence, said = _sentence(plan, turn.words[-1].clue), _present(turn.words)
    is_begun = said == sentence[: len(said)] and len(said) < len(sentence)
    return sentence[len(said)] if is_begun else None


def _sentence(plan: Plan, clue: int) -> tuple[str, ...]:
    """The sentence that the clue of this number is to be; nothing where it is a single word."""
    told, since = divmod(clue - 1, BETWEEN + 1)
    return plan.sentences[told] if since == 0 and told < len(plan.sentences) else ()


def _new_clue(view: View, turn: TurnView, plan: Plan, level: Level) -> Action | None:
    sentence = _sentence(plan, turn.words[-1].clue + 1 if turn.words else 1)
    if sentence and _may_speak_freely(view, turn):
        return Say(sentence[0], "next")
    word = _single(view, turn, plan, level)
    return None if word is None else Say(word, _joined(view, turn))


def _may_speak_freely(view: View, turn: TurnView) -> bool:
    """Whole sentences need time, breath and any kind of word."""
    effects, left = effects_on(view), time_left(turn)
    if effects.words or effects.clue_words or not HINDRANCES.isdisjoint(effects.cards):
        return False
    return turn.glass > SHORT_GLASS and (left is None or left > SHORT_GLASS // 2)


def _joined(view: View, turn: TurnView) -> Literal["same", "next"]:
    """Single words are clues of their own; in Darkness, where only the newest is seen, one clue has several."""
    room = effects_on(view).clue_words
    if room is None or not turn.words:
        return "next"
    return "same" if len(_present(turn.words)) < room else "next"


def _single(view: View, turn: TurnView, plan: Plan, level: Level) -> str | None:
    """When there is nothing else, what may be trapped: time fails as surely as a trap does, but for a starred one."""
    words = [it for it in plan.words if _is_sayable(view, it)] or list(plan.words[:1])
    if effects_on(view).clue_words is not None:  # what was said before is not seen any more
        said = turn.words[-1].number if turn.words else 0
        return words[said] if said < len(words) else None
    taken = {fold(it.word) for it in turn.words}
    left = [it for it in words if fold(it) not in taken]
    if left:
        return _most_telling(view, turn, left, level)
    risky = () if effects_on(view).has("forbidden_word") else plan.risky
    return next((it for it in risky if fold(it) not in taken and _is_sayable(view, it)), None)


def _is_sayable(view: View, word: str) -> bool:
    """Nouns alone for those whom the Feeblemind has struck (TW-80)."""
    if not effects_on(view).has("feeblemind"):
        return True
    dictionary = load(view.options.language)
    return all(len(dictionary.forms(it)) <= NOUN_FORMS for it in dictionary.lemmas(word))


def _most_telling(view: View, turn: TurnView, words: list[str], level: Level) -> str:
    """For one who weighs: the word after which they would be surest themselves of the secret."""
    if not level.weighs or turn.secret is None:
        return words[0]
    mind, said = mind_of(view, level), heard(view)
    return clearest(mind, said, words[:6], turn.secret)


def _is_risky(view: View, level: Level, word: str) -> bool:
    turn = view.turn
    if turn is None or turn.secret is None:
        return False
    return word in plan_for(mind_of(view, level), turn.secret, effects_on(view).traps).risky


def time_to_speak(view: View, level: Level, action: Action | None, chance: Chance) -> int:
    """None for what is not said; after the book is opened, the time to read."""
    turn = view.turn
    if turn is None or not isinstance(action, Say):
        return 0
    if not turn.words:
        return READING + within(level.word, chance)
    left = time_left(turn)
    is_hurried = turn.breath_until is not None or (left is not None and left < LAST_MOMENTS)
    if is_hurried or effects_on(view).has("petrification"):
        return within(BREATHLESS, chance)
    if _is_risky(view, level, action.word):
        return within(HESITATE, chance)
    return within(level.word if action.clue == "same" else level.clue, chance)
