"""Actions that any client could send, offered or not: they decode, and that is all there is to them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from tablee.core.chance import Chance
from tablee.core.game import Types
from tablee.core.record import decoder, encode, kinds_of, replace

HUGE = 1 << 40


class Probes:
    """Makes actions: made up, or known ones, or close to these."""

    def __init__(self, types: Types, dice: Chance, known: Sequence[Any]) -> None:
        self._types = types
        self._dice = dice
        self._known = known

    def make(self, many: int) -> Iterator[Any]:
        """As they would arrive; the edge does not even let all of them through."""
        for _ in range(many):
            try:
                yield _reader(self._types).decode(encode(self._any()))
            except msgspec.ValidationError:
                continue

    def _any(self) -> Any:
        is_known = self._known and self._dice.below(4)
        action = self._dice.pick(self._known) if is_known else self._invented()
        return self._changed(action) if self._dice.below(2) else action

    def _invented(self) -> Any:
        """Any kind of action with anything in its fields."""
        kind = _form(self._dice.pick(kinds_of(self._types.action)))
        return kind.cls(**{field.name: self._value(field.type) for field in kind.fields})

    def _changed(self, action: msgspec.Struct) -> Any:
        """The same with one field changed, where it has any."""
        if not action.__struct_fields__:
            return action
        name = self._dice.pick(action.__struct_fields__)
        return replace(action, **{name: self._other(getattr(action, name))})

    def _value(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.IntType():
                return self._number()
            case inspect.LiteralType(values=values):
                return self._dice.pick(values)
            case inspect.TupleType(item_types=items):
                return tuple(map(self._value, items))
            case inspect.VarTupleType(item_type=item):
                return tuple(self._value(item) for _ in range(self._dice.below(4)))
            case inspect.UnionType(types=kinds):
                return self._value(self._dice.pick(kinds))
            case inspect.BoolType():
                return bool(self._dice.below(2))
            case inspect.StrType():
                return self._dice.pick(("", "x", "été", "x" * 99))
            case _:
                return None

    def _number(self) -> int:
        """Often one that could be a seat or a card, now and then one that could be nothing."""
        if self._dice.below(6) == 0:
            return self._dice.pick((-HUGE, -1, HUGE))
        return self._dice.below(self._dice.pick((4, 30)))

    def _other(self, value: Any) -> Any:
        match value:
            case int():
                return self._dice.pick((value - 1, value + 1, -value, self._number()))
            case str():
                return self._dice.pick((value + "x", value[1:], value.upper()))
            case (first, *rest):
                equal, changed = (first,) * len(value), (self._other(first), *rest)
                return self._dice.pick((value[::-1], equal, changed))
            case _:
                return value


@cache
def _reader(types: Types) -> msgspec.json.Decoder[Any]:
    return decoder(types.action)


@cache
def _form(kind: Any) -> inspect.StructType:
    form = inspect.type_info(kind)
    assert isinstance(form, inspect.StructType)
    return form
