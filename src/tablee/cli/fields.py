"""One thing to choose: what is shown of the values, and which of them somebody has typed."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from tablee.cli.pencil import drawn
from tablee.cli.scene import Scene
from tablee.cli.unclear import Unclear
from tablee.core.drawing import Strokes
from tablee.core.offers import Choice, Letters, OneOf, SomeOf, Spelling, TwoOf
from tablee.core.text import fold
from tablee.core.typed import Typed

MOST = 60
"""How many values are shown; of more, an example is."""
BETWEEN = " · "


class Field:
    """A field of an action that is offered: all that any of its offers would take for it."""

    def __init__(
        self, scene: Scene, view: Any, action: str, name: str, choices: list[Choice]
    ) -> None:
        self.scene = scene
        self.view = view
        self.name = name
        self.choices = choices
        self.label = scene.label(name, f"field.{action}.{name}", f"field.{name}")
        self.values: tuple[Any, ...] = tuple(
            dict.fromkeys(
                it for choice in choices if isinstance(choice, OneOf) for it in choice.values
            )
        )

    @property
    def only(self) -> Any:
        """The value, where there is no choice, and that is no secret."""
        is_alone = len(self.values) == 1 and len(self.kinds) == 1
        is_listed = self.scene.picture.is_listed(self.view, self.name)
        return self.values[0] if is_alone and is_listed else None

    @property
    def kinds(self) -> set[type[Choice]]:
        return {type(it) for it in self.choices}

    @property
    def is_text(self) -> bool:
        """Whether any word may be an answer, also one that would else be a wish."""
        return any(isinstance(it, Typed | Letters | Spelling | Strokes) for it in self.choices)

    @property
    def is_seat(self) -> bool:
        return self.name in self.scene.telling.seat_fields

    def written(self, value: Any) -> str:
        """As it may be typed."""
        special = self.scene.picture.write(self.view, self.name, value)
        if special is not None:
            return special
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return str(value + 1) if self.is_seat else str(value)

    def example(self) -> str:
        """Something that may really be typed now."""
        match self.choices[0]:
            case OneOf() if not self.scene.picture.is_listed(self.view, self.name):
                return self.scene.picture.sample
            case OneOf(values, idle):
                value = next((it for it in values if it not in idle), values[0])
                return (
                    str(values.index(value) + 1) if isinstance(value, str) else self.written(value)
                )
            case TwoOf() | SomeOf() as choice:
                return " ".join(map(str, next(iter(choice.all()))))  # type: ignore[arg-type]
            case Letters(hand, shortest, _):
                return hand[:shortest].lower()
            case _:
                return "…"

    # Shown

    def hint(self) -> str:
        """What there is to choose from."""
        return BETWEEN.join(self._hint(it) for it in self._told_once())

    def _told_once(self) -> Iterable[Choice]:
        rest = [it for it in self.choices if not isinstance(it, OneOf)]
        return ([OneOf(self.values)] if self.values else []) + list(dict.fromkeys(rest))

    def _hint(self, choice: Choice) -> str:
        match choice:
            case OneOf(values) if self.scene.picture.is_listed(self.view, self.name):
                return self._listed(values)
            case OneOf():
                return self.scene.say("choose.hidden", example=self.scene.picture.sample)
            case _:
                key, fields = _asked_for(choice)
                return self.scene.say(f"choose.{key}", **fields)

    def _listed(self, values: Sequence[Any]) -> str:
        shown = [self._entry(number, it) for number, it in enumerate(values[:MOST], start=1)]
        more = ["…"] if len(values) > MOST else []
        return BETWEEN.join([*shown, *more])

    def _entry(self, number: int, value: Any) -> str:
        """What is typed, and what it means where that is another thing."""
        typed = str(number) if isinstance(value, str) else self.written(value)
        if isinstance(value, tuple):
            return typed
        meaning = self.scene.telling.shown(self.name, value)
        return typed if meaning == typed else f"{typed} {meaning}"

    # Read

    def take(self, words: list[str], others: int) -> Any:
        """The value that these words begin with, which are taken away; so many others have to follow."""
        if not words:
            raise Unclear("missing", field=self.label)
        found = [it for choice in self._told_once() if (it := self._take(choice, words, others))]
        for value, used in found:
            if any(choice.has(value) for choice in self.choices):
                del words[:used]
                return value
        if not found:
            raise Unclear("value", field=self.label, given=words[0])
        value, used = found[0]  # the rules say what is wrong with it
        del words[:used]
        return value

    def _take(self, choice: Choice, words: list[str], others: int) -> tuple[Any, int] | None:
        match choice:
            case OneOf(values):
                return self._one_of(values, words, others)
            case TwoOf():
                return _numbers(words, 2)
            case SomeOf(_, count):
                return _numbers(words, count)
            case Letters() | Spelling():
                return fold(words[0]).upper(), 1
            case Typed(_, most):
                used = len(words) - others if most > 1 else 1
                return " ".join(words[:used]), used
            case Strokes():
                return drawn(" ".join(words), self.scene.say.language), len(words)

    def _one_of(
        self, values: Sequence[Any], words: list[str], others: int
    ) -> tuple[Any, int] | None:
        special = self.scene.picture.read(self.view, self.name, words[0])
        if special is not None:
            return special, 1
        first = values[0]
        if isinstance(first, tuple):
            return _numbers(words, max(map(len, values)), values)
        if self.is_seat:
            return self._seat(words[0])
        number = _number(words[0])
        if isinstance(first, int) and number is not None:
            return number, 1
        if number is not None and 0 < number <= len(values):
            return values[number - 1], 1
        return self._named(values, words[0])

    def _seat(self, word: str) -> tuple[Any, int] | None:
        number = _number(word)
        if number is not None:
            return (number - 1, 1) if number else None
        names = self.scene.names
        meant = [it for it in range(len(names)) if fold(names[it]).startswith(fold(word))]
        if len(meant) != 1:
            raise Unclear("whom", word=word)
        return meant[0], 1

    def _named(self, values: Sequence[Any], word: str) -> tuple[Any, int] | None:
        """By the word for a value, by itself, or by how one of these begins."""
        typed = fold(word)
        spelled = {
            it: {fold(str(it)), fold(self.scene.telling.shown(self.name, it))} for it in values
        }
        exact = [it for it, spellings in spelled.items() if typed in spellings]
        begun = [it for it, all_of in spelled.items() if any(s.startswith(typed) for s in all_of)]
        meant = exact or begun
        return (meant[0], 1) if len(meant) == 1 else None


def _asked_for(choice: Choice) -> tuple[str, dict[str, object]]:
    """How to ask for something that cannot be listed."""
    match choice:
        case TwoOf(low, high, apart):
            return "two", {"low": low, "high": high, "apart": apart}
        case SomeOf(values, count):
            return "some", {"n": count, "values": " ".join(map(str, values))}
        case Letters(hand, shortest, longest):
            return "letters", {"hand": " ".join(hand), "low": shortest, "high": longest}
        case Spelling(pattern):
            shown = " ".join(it if len(it) == 1 else "_" for it in pattern)
            return "spelling", {"pattern": shown, "n": len(pattern)}
        case Typed(longest, words):
            return "word" if words == 1 else "text", {"n": longest}
        case _:
            return "drawing", {}


def _number(word: str) -> int | None:
    bare = word.strip(",;:")
    return int(bare) if re.fullmatch("[0-9]{1,6}", bare) else None


def _numbers(
    words: list[str], most: int, values: Sequence[Any] = ()
) -> tuple[tuple[int, ...], int] | None:
    """Several numbers, `7 10` or `7-10`; as many as make one of the values, if these are given."""
    found: list[int] = []
    best: tuple[tuple[int, ...], int] | None = None
    for used, word in enumerate(words, start=1):
        parts = [_number(it) for it in re.split("[-–,;:]+", word.strip(",;:"))]
        if None in parts or len(found) >= most:
            break
        found += [it for it in parts if it is not None]
        whole = tuple(found) if tuple(found) in values else tuple(sorted(found))
        if whole in values or (len(found) == most and best is None):
            best = whole, used
    return best
