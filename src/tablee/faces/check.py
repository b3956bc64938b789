"""Whether a face has words for all that its game can say: what is missing among them, and what is strange."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from tablee.core.game import AnyGame
from tablee.core.moment import Moment
from tablee.core.outcome import Outcome
from tablee.core.record import kinds_of, tag_of
from tablee.faces.telling import gaps

Words = Mapping[str, str]
Keys = tuple[str, ...]
Fields = Mapping[str, Any]
"""What a record holds, by name, and of which type."""

_UNSHOWN = {"seat", "options", "phase", "deadline", "outcome", "offers"}
"""What every view has, and says otherwise."""
_PLAIN = {"pitch", "preset", "option", "level", "team", "value", "refusal"}
"""Words without gaps, whose names are no records'."""


def missing(game: AnyGame, words: Words) -> Keys:
    """The keys without which a bare code would be shown, or nothing."""
    wanted = (
        *[(f"moment.{key}",) for key in getattr(game, "MOMENTS", {})],
        *_of_options(game),
        *_of_actions(game),
        *_of_events(game, words),
        *_of_view(game, words),
    )
    lacking = [keys[0] for keys in wanted if not any(key in words for key in keys)]
    return tuple(dict.fromkeys(lacking))


def strange(game: AnyGame, words: Words) -> Keys:
    """The keys that nothing in the game asks for, and those with a gap that nothing fills."""
    sources = _sources(game)
    return tuple(
        key
        for key, text in words.items()
        if (given := _given(key, sources)) is None
        or any(_at(given, gap) is None for gap in gaps(text))
    )


# Each of these gives keys of which one is enough, the most usual first.


def _of_options(game: AnyGame) -> Iterator[Keys]:
    for preset in getattr(game, "PRESETS", {}):
        yield (f"preset.{preset}",)
    for name, form in _fields(game.TYPES.options).items():
        yield (f"option.{name}",)
        shared = "option.pace" if name.endswith("_pace") else "value"
        for value in _codes(form):
            yield f"option.{name}.{value}", f"{shared}.{value}"


def _of_actions(game: AnyGame) -> Iterator[Keys]:
    for kind in kinds_of(game.TYPES.action):
        tag = tag_of(kind)
        yield (f"action.{tag}",)
        for name, form in _fields(kind).items():
            yield f"field.{name}", f"field.{tag}.{name}"
            yield from _of_values(name, form)


def _of_events(game: AnyGame, words: Words) -> Iterator[Keys]:
    """Each event, and what stands in the gaps of its sentences."""
    events = _events(game)
    for tag in events:
        yield (f"told.{tag}",)
    for key, text in words.items():
        family, tag, *_ = (*key.split("."), "")
        for gap in gaps(text) if family == "told" else ():
            yield from _of_values(gap.rpartition(".")[2], _at(events.get(tag, {}), gap))


def _of_view(game: AnyGame, words: Words) -> Iterator[Keys]:
    """The labels of what is shown and the values there, and what to say in each phase."""
    view = _view(game)
    for name, form in view.items():
        if name not in _UNSHOWN:
            yield (f"view.{name}",)
            if words.get(f"view.{name}") != "":
                yield from _of_shown(name, form, words)
    for phase in _values(view.get("phase")):
        yield f"now.{phase}.mine", "now.mine"
        yield f"now.{phase}.others", "now.others"


def _of_shown(name: str, form: Any, words: Words, *around: type[Struct]) -> Iterator[Keys]:
    """What stands in a field that has a label, record within record; what is not so is not shown."""
    keys = _of_values(name, form)
    yield from (it for it in keys if form is not bool or it[-1] == "value.true")
    for record in _records(form):
        for inner, kind in _fields(record).items() if record not in around else ():
            labels = f"view.{name}.{inner}", f"view.{inner}"
            yield labels
            if words.get(labels[0], words.get(labels[1])) != "":
                yield from _of_shown(inner, kind, words, record, *around)


def _of_values(name: str, form: Any) -> Iterator[Keys]:
    for value in _codes(form):
        yield f"value.{name}.{value}", f"value.{value}"


def _sources(game: AnyGame) -> dict[str, dict[str, Fields]]:
    """By the first two parts of a key, the fields that its sentence may name."""
    actions = {tag_of(kind): _fields(kind) for kind in kinds_of(game.TYPES.action)}
    view = _view(game)
    return {
        "action": {tag: {} for tag in actions},
        "field": {name: {} for tag, its in actions.items() for name in (tag, *its)},
        "told": _events(game),
        "moment": dict.fromkeys(getattr(game, "MOMENTS", {}), _fields(Moment)),
        "view": {name: {} for name in _names(view)},
        "now": dict.fromkeys((*_values(view.get("phase")), "mine", "others"), view),
    }


def _given(key: str, sources: Mapping[str, Mapping[str, Fields]]) -> Fields | None:
    """The fields that the sentence of this key may name; none if there can be no such key."""
    family, _, rest = key.partition(".")
    if family in _PLAIN:
        return {}
    if family == "ending":
        return _fields(Outcome)
    stem, *special = rest.split(".")
    given = sources.get(family, {}).get(stem)
    if given is None or family != "told" or special in ([], ["own"]):
        return given
    path = ".".join(special[special[0] == "own" : -1])
    return None if _at(given, path) is None else given


def _at(given: Fields, path: str) -> Any:
    """The type of what stands there; none if nothing can."""
    name, _, rest = path.partition(".")
    form = given.get(name)
    if not rest:
        return form
    found = (_at(_fields(kind), rest) for kind in _records(form))
    return next((it for it in found if it is not None), None)


def _events(game: AnyGame) -> dict[str, Fields]:
    kinds = (*kinds_of(game.TYPES.event), *kinds_of(game.TYPES.seen))
    return {tag_of(kind): _fields(kind) for kind in kinds}


def _view(game: AnyGame) -> Fields:
    return {name: it for kind in kinds_of(game.TYPES.view) for name, it in _fields(kind).items()}


def _names(given: Fields, *around: type[Struct]) -> Iterator[str]:
    """Of every field, and of those of the records inside."""
    for name, form in given.items():
        yield name
        for record in _records(form):
            if record not in around:
                yield from _names(_fields(record), record, *around)


def _fields(kind: type[Struct]) -> Fields:
    return {field.name: field.type for field in fields(kind)}


def _records(form: Any) -> Iterator[type[Struct]]:
    """The records in it whose fields have names where they are shown."""
    if _is_record(form):
        if not form.__struct_config__.array_like:
            yield form
    else:
        for part in get_args(form):
            yield from _records(part)


def _codes(form: Any) -> Iterator[str]:
    """The values that nobody would read as they stand; a letter or a number is itself."""
    return (it for it in _values(form) if len(it) > 1 and not it.isdecimal())


def _values(form: Any) -> Iterator[str]:
    """What is known to stand there, as it is spelled in JSON; in a record without names too."""
    if form is bool:
        yield from ("true", "false")
    elif get_origin(form) is Literal:
        yield from map(str, get_args(form))
    elif isinstance(form, type) and issubclass(form, Enum):
        yield from (str(it.value) for it in form)
    elif _is_record(form):
        if form.__struct_config__.array_like:
            for inner in _fields(form).values():
                yield from _values(inner)
    else:
        for part in get_args(form):
            yield from _values(part)


def _is_record(form: Any) -> bool:
    return isinstance(form, type) and issubclass(form, Struct)
