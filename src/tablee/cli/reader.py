"""What a person types at a table, understood: an action as far as it was said, or a wish about the terminal."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.cli.fields import Field
from tablee.cli.scene import Scene
from tablee.cli.speech import LANGUAGES, speech
from tablee.cli.unclear import Unclear
from tablee.core.offers import Offer
from tablee.core.record import converter
from tablee.core.refusal import Malformed
from tablee.core.text import fold

WISHES = ("help", "table", "rules", "log", "wait", "back", "quit")


class Wish:
    """Something about the terminal, not the game."""

    def __init__(self, what: str, about: tuple[str, ...] = ()) -> None:
        self.what = what
        self.about = about


class Order:
    """An action, as far as its fields are chosen."""

    def __init__(self, scene: Scene, view: Any, action: str) -> None:
        self.scene = scene
        self.view = view
        self.action = action
        self.label = label_of(scene, action)
        self._offers = [it for it in view.offers if it.action == action]
        self._chosen: dict[str, Any] = {}

    @property
    def field(self) -> Field | None:
        """What is to be chosen next; what leaves no choice is not asked for."""
        return next(iter(self._open()), None)

    def _open(self) -> Iterator[Field]:
        offers = self._fitting()
        for name in offers[0].fields:
            if name not in self._chosen:
                choices = dict.fromkeys(it.fields[name] for it in offers if name in it.fields)
                yield Field(self.scene, self.view, self.action, name, list(choices))

    def _fitting(self) -> list[Offer]:
        """The offers that what was chosen belongs to; all, where it belongs to none."""
        fitting = [
            it
            for it in self._offers
            if all(
                name in it.fields and it.fields[name].has(value)
                for name, value in self._chosen.items()
            )
        ]
        return fitting or self._offers

    def take(self, words: list[str]) -> bool:
        """Choose by these words, and what goes without saying; whether it is complete.

        Where they are not understood, nothing is chosen by them.
        """
        before = dict(self._chosen)
        try:
            return self._take(words)
        except Unclear:
            self._chosen = before
            raise

    def _take(self, words: list[str]) -> bool:
        while field := self.field:
            needed = sum(it.only is None for it in self._open())
            if field.only is not None and not self._is_said(field, words, needed):
                self._chosen[field.name] = field.only
            elif words:
                self._chosen[field.name] = field.take(words, needed - 1)
            else:
                return False
        if words:
            raise Unclear("form", example=self.example())
        return True

    def _is_said(self, field: Field, words: list[str], needed: int) -> bool:
        """Whether somebody says what there is no choice about, such as the only opponent."""
        return len(words) > needed and field.take(list(words), needed) == field.only

    def made(self) -> Any:
        """The action; a drawing is one already."""
        types = self.scene.game.TYPES
        try:
            return converter(types.action)(
                {"type": self.action, **msgspec.to_builtins(self._chosen)}
            )
        except msgspec.ValidationError:
            raise Malformed("malformed") from None

    def example(self) -> str:
        """How all of it could be said at once, with values that may really be chosen now."""
        fields = list(Order(self.scene, self.view, self.action)._open())
        parts = [it.example() for it in fields if it.only is None]
        return " ".join([command_of(self.scene, self.view, self.action), *parts])


class Reader:
    """Understands one seat at one table, in its language first."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def order(self, text: str, view: Any, shown: list[str]) -> tuple[Order, list[str]]:
        """The action that a line begins with, and the words that are left for its fields.

        A number is one of the list that was shown, whatever has happened since.
        """
        first, *rest = text.split()
        actions = actions_in(view)
        action = self._action(first, actions, shown)
        if action not in actions:
            raise Unclear("late")
        order = Order(self.scene, view, action)
        spoken = words_in(order.label)[1:]
        while rest and spoken and fold(rest[0]) == spoken[0]:  # `more time` is one command
            del rest[0], spoken[0]
        return order, rest

    def wish(self, text: str) -> Wish | None:
        """A word about the terminal, in any of its languages."""
        first, *about = text.split() or [""]
        if not first:
            return Wish("wait")
        for language in (self.scene.say.language, *LANGUAGES):
            say = speech(language)
            for what in WISHES:
                if fold(first) in map(fold, say(f"wish.{what}").split()):
                    return Wish(what, tuple(about))
        return None

    def _action(self, typed: str, actions: list[str], shown: list[str]) -> str:
        if typed.isdecimal():
            if 0 < int(typed) <= len(shown):
                return shown[int(typed) - 1]
            raise Unclear("number", n=len(shown), given=typed)
        meant = matching(self.scene, actions, typed)
        if len(meant) == 1:
            return meant[0]
        raise Unclear("word" if not meant else "which", word=typed)


def actions_in(view: Any) -> list[str]:
    """Each kind of action that is offered, once, in the order of the offers."""
    return list(dict.fromkeys(it.action for it in view.offers))


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def label_of(scene: Scene, action: str) -> str:
    return scene.label(action, f"action.{action}")


def matching(scene: Scene, actions: list[str], typed: str) -> list[str]:
    """Those whose label begins so, else those that have a word which does; else by their own names."""
    word = fold(typed)
    labels = {it: words_in(label_of(scene, it)) for it in actions}
    for names in (labels, {it: it.split("_") for it in actions}):
        for fits in (_is_first, _begins_first, _begins_any):
            if meant := [it for it, words in names.items() if fits(words, word)]:
                return meant
    return [it for it in actions if it == word]


def _is_first(words: list[str], typed: str) -> bool:
    return words[:1] == [typed]


def _begins_first(words: list[str], typed: str) -> bool:
    return any(it.startswith(typed) for it in words[:1])


def _begins_any(words: list[str], typed: str) -> bool:
    return len(typed) > 1 and any(it.startswith(typed) for it in words)


def command_of(scene: Scene, view: Any, action: str) -> str:
    """The shortest thing to say for it: the first word of its label that is nobody else's, or its number."""
    actions = actions_in(view)
    for found in re.finditer(r"\w+", label_of(scene, action).lower()):
        word = found[0]
        if len(word) > 2 and matching(scene, actions, word) == [action]:
            return word
    return str(actions.index(action) + 1)
