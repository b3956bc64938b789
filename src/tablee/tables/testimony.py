"""What the words answered, beside the events it led to: a log is played again without any dictionary."""

from collections.abc import Iterable
from typing import Any, TypeVar

from tablee.core.kit import Answer, Lexicon, Tie

A = TypeVar("A", bound=Answer)


class Noted:
    """A lexicon whose answers are kept, in the order in which one decision asked."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self.answers: list[Answer] = []

    def has(self, language: str, word: str) -> bool:
        return self._note(self._lexicon.has(language, word))

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        return self._note(self._lexicon.tie(language, word, other))

    def holds(self, language: str, said: str, secret: str) -> bool:
        return self._note(self._lexicon.holds(language, said, secret))

    def meant(self, language: str, word: str) -> tuple[str, ...]:
        return self._note(self._lexicon.meant(language, word))

    def is_near(self, language: str, said: str, secret: str) -> bool:
        return self._note(self._lexicon.is_near(language, said, secret))

    def name(self, language: str, word: str) -> Tie | None:
        return self._note(self._lexicon.name(language, word))

    def is_foreign(self, language: str, word: str) -> bool:
        return self._note(self._lexicon.is_foreign(language, word))

    def size(self, pack: str) -> int:
        return self._note(self._lexicon.size(pack))

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        return self._note(self._lexicon.card(pack, number))

    def _note(self, answer: A) -> A:
        self.answers.append(answer)
        return answer


class NotAnswered(Exception):
    """More is asked than the log has answers for."""


class Retold:
    """The answers of a log, given again in the same order."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = iter(answers)

    def has(self, *_question: object) -> Any:
        try:
            return next(self._answers)
        except StopIteration:
            raise NotAnswered from None

    tie = holds = meant = is_near = name = is_foreign = size = card = has
