"""The options of a game as people name them on the command line, or the problem with them."""

import difflib
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from tablee.cli.errors import Problem
from tablee.cli.seating import unknown_name
from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.registry import UnknownName
from tablee.tables.enough import require_cards

Value = str | int
TRUTH: dict[Value, bool] = {"true": True, "false": False, "yes": True, "no": False}
QUOTES = '"'


def read_options(
    game: AnyGame, seats: int, given: list[str] | None, preset: str | None = None
) -> Any:
    """The game's options, from texts such as `length=express`, over those of a preset."""
    kinds = get_type_hints(game.TYPES.options)
    agreed = {} if preset is None else msgspec.to_builtins(_preset(game, preset))
    named = dict(_pair(text) for text in given or ())
    meant = {name: _meant(kinds.get(name), value) for name, value in named.items()}
    try:
        options = msgspec.convert({**agreed, **meant}, game.TYPES.options, strict=True)
        game.start(Seating(seats), options)
        require_cards(game, seats, options)
    except msgspec.ValidationError:
        raise _misfit(game, kinds, named, meant, seats) from None
    except Refusal as refusal:
        about = game.ABOUT
        raise Problem("bad_option", title=about.title, refusal=refusal, by=about.key) from None
    return options


def differences(options: Any) -> list[str]:
    """What was agreed on otherwise than usual, as it would be given."""
    usual = msgspec.to_builtins(type(options)())
    return [
        f"{name}={encode(value).decode().strip(QUOTES)}"
        for name, value in msgspec.to_builtins(options).items()
        if value != usual.get(name)
    ]


def _preset(game: AnyGame, name: str) -> Any:
    presets: Mapping[str, Any] = getattr(game, "PRESETS", {})
    if name not in presets:
        raise unknown_name(
            "unknown_preset", UnknownName(name, tuple(presets)), title=game.ABOUT.title
        )
    return presets[name]


def _pair(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Problem("option_form", given=text)
    return name.strip(), int(value) if re.fullmatch("[0-9]{1,9}", value) else value.strip()


def _meant(kind: Any, value: Value) -> Value:
    """People count seats from 1, and say yes or no."""
    if kind is bool and value in TRUTH:
        return TRUTH[value]
    return value - 1 if isinstance(value, int) and _is_seat(kind) else value


def _is_seat(kind: Any) -> bool:
    return kind is Seat or Seat in get_args(kind)


def _misfit(
    game: AnyGame,
    kinds: Mapping[str, Any],
    named: Mapping[str, Value],
    meant: Mapping[str, Value],
    seats: int,
) -> Problem:
    """Which option it is, and what it could be."""
    for name, value in named.items():
        if name not in kinds:
            close = tuple(difflib.get_close_matches(name, kinds, n=2))
            return Problem(
                "unknown_option", title=game.ABOUT.title, name=name, known=close or tuple(kinds)
            )
        if not _fits(meant[name], kinds[name]):
            if known := tuple(_values(kinds[name], seats)):
                return Problem("bad_value", name=name, given=value, known=known)
            return Problem("misfit", name=name, given=value)
    raise AssertionError("each option fits, and all of them do not")


def _fits(value: Value, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _values(kind: Any, seats: int) -> Iterator[str]:
    if get_origin(kind) is Literal:
        yield from map(str, get_args(kind))
        return
    if kind is bool:
        yield from ("true", "false")
    if kind is Seat:
        yield from (str(seat + 1) for seat in range(seats))
    for part in get_args(kind):
        yield from _values(part, seats)
