"""Words to sentences: what a face says of an event, a view or an offer, filled with what happened.

An event is plain data with its tag as `type`, as it stands in a log or on the wire.  The browser's plain table tells
by the same rules (`web/src/games/telling.ts`), and both answer to `tests/faces/telling.json`.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from tablee.faces.french import elided, typeset
from tablee.words.packs import two_words

NOTHING = "–"
CLOCKS = ("deadline", "until")
"""Moments of the table's clock: no news to a person."""
WORDS = ("word", "words")
"""Words that are played with; at a table with two languages each is `chat = cat`, and one reads one's own."""

_GAP = re.compile(r"\{(?:(de|que) )?(\w+(?:\.\w+)*)\}")
_AND = {"fr": "et", "en": "and"}


class Telling:
    """A game's words as one reader gets them; a reader of `None` is nobody at the table."""

    def __init__(
        self,
        words: Mapping[str, str],
        names: Sequence[str],
        reader: int | None = None,
        *,
        language: str,
        seat_fields: Collection[str] = (),
        team_fields: Collection[str] = (),
    ) -> None:
        self.words = words
        self.names = names
        self.reader = reader
        self.language = language
        self.seat_fields = frozenset(seat_fields)
        self.team_fields = frozenset(team_fields)

    def tell(self, event: Mapping[str, Any]) -> str | None:
        """What happened, in a sentence; none where it is not worth one."""
        for key in self._told(event):
            if key in self.words:
                return self.say(key, event) or None
        return self._plainly(event)

    def say(self, key: str, given: Mapping[str, Any] | None = None) -> str | None:
        """The text of this key, its gaps filled; none where there is no such word."""
        text = self.words.get(key)
        if text is None:
            return None
        if self.language == "fr":
            text = typeset(text)
        return _GAP.sub(lambda gap: self._filled(gap, given or {}), text)

    def shown(self, field: str, value: Any) -> str:
        """A value as people read it, by the name of the field it stands in."""
        if isinstance(value, Mapping):
            parts = [self.shown(name, part) for name, part in value.items() if name != "type"]
            return " ".join(parts)
        if _is_none(value):
            nothing = self.say(f"value.{field}.none")
            return NOTHING if nothing is None else nothing
        if isinstance(value, list | tuple):
            return self._listed(field, value)
        return self._word(field, value)

    def _word(self, field: str, value: Any) -> str:
        spelled = _spelled(value)
        if field in self.seat_fields and _is_place(value) and value < len(self.names):
            return self.names[value]
        if field in WORDS:
            spelled = two_words(spelled)[self.language == "en"]
        keys = [f"team.{spelled}"] if field in self.team_fields else []
        for key in (*keys, f"value.{field}.{spelled}", f"value.{spelled}"):
            if (word := self.say(key)) is not None:
                return word
        return spelled

    def _listed(self, field: str, values: Sequence[Any]) -> str:
        """With commas; names as a sentence lists them, and a row within a row with spaces."""
        if field in self.seat_fields:
            return self._together([self.shown(field, it) for it in values])
        return ", ".join(
            " ".join(self.shown(field, part) for part in it)
            if isinstance(it, list | tuple)
            else self.shown(field, it)
            for it in values
        )

    def _together(self, names: Sequence[str]) -> str:
        *head, last = names
        if not head:
            return last
        comma = "," if self.language == "en" and len(head) > 1 else ""
        return f"{', '.join(head)}{comma} {_AND[self.language]} {last}"

    def _filled(self, gap: re.Match[str], given: Mapping[str, Any]) -> str:
        particle, path = gap.groups()
        value: Any = given
        for name in path.split("."):
            value = value.get(name) if isinstance(value, Mapping) else None
        word = self.shown(path.rpartition(".")[2], value)
        return elided(particle, word) if particle else word

    def _told(self, event: Mapping[str, Any]) -> Iterator[str]:
        """The keys that fit this event, the most special first."""
        tag = f"told.{event['type']}"
        fields = list(_fields(event))
        for stem in (f"{tag}.own", tag) if self._is_own(fields) else (tag,):
            yield from (f"{stem}.{path}.{_spelled(it)}" for path, it in fields if _is_plain(it))
            for path, it in fields:
                yield f"{stem}.{path}.{'none' if _is_none(it) else 'some'}"
            yield stem

    def _is_own(self, fields: list[tuple[str, Any]]) -> bool:
        return self.reader is not None and self._actor(fields) == self.reader

    def _actor(self, fields: list[tuple[str, Any]]) -> int | None:
        """The first seat that an event names, alone or in a list of one."""
        for path, value in fields:
            if path.rpartition(".")[2] in self.seat_fields:
                alone = value[0] if isinstance(value, list | tuple) and len(value) == 1 else value
                return alone if _is_place(alone) else None
        return None

    def _plainly(self, event: Mapping[str, Any]) -> str:
        """Without words for it: who, what, and the rest."""
        fields = [(path, it) for path, it in event.items() if path not in ("type", *CLOCKS)]
        shown = [(path, self.shown(path, it)) for path, it in fields if not _is_none(it)]
        first = next((path for path, _ in shown if path in self.seat_fields), None)
        who = [text for path, text in shown if path == first]
        rest = [text for path, text in shown if path != first]
        return " · ".join([*who, str(event["type"]).replace("_", " "), *rest])


def gaps(text: str) -> list[str]:
    """The fields that a sentence leaves open."""
    return [gap[2] for gap in _GAP.finditer(text)]


def _fields(record: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Each field by its path, those of a record inside after it."""
    for name, value in record.items():
        if name != "type":
            yield f"{before}{name}", value
            if isinstance(value, Mapping):
                yield from _fields(value, f"{before}{name}.")


def _is_place(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, bool | int | float | str)


def _is_none(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | tuple) and not value)


def _spelled(value: Any) -> str:
    """As in JSON, without the quotes."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)
