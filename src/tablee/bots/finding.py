"""Bots by address: `./mybot.py:MyBot`, `mypackage:MyBot`, `mypackage.module:NAME`; a class or one that is made."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

_OURS = str(Path(__file__).parents[1])
_PYTHONS = str(Path(importlib.__file__).parent)


class NoBot(Exception):
    """No bot can be had from this address: why, as a code, and what a person would look for."""

    def __init__(self, code: str, address: str, detail: str) -> None:
        super().__init__(code, address, detail)
        self.code = code
        self.address = address
        self.detail = detail


def is_address(name: str) -> bool:
    """Whether it leads somewhere, where the name of a level does not."""
    return ":" in name or name.endswith(".py")


@cache  # the same bot for every seat: it remembers nothing
def load(address: str) -> Any:
    """The bot at this address, or what is wrong with it."""
    place, _, name = address.rpartition(":")
    if not place or not name:
        raise NoBot("bot_form", address, place or name)
    with _naming(address):
        module = (
            _of_file(address, Path(place)) if place.endswith(".py") else _of_name(address, place)
        )
        found = getattr(module, name, None)
        if found is None:
            raise NoBot("no_such_name", address, name)
        bot = found() if isclass(found) else found
    if not callable(getattr(bot, "choose", None)):
        raise NoBot("cannot_choose", address, name)
    return bot


@contextmanager
def _naming(address: str) -> Iterator[None]:
    """Whatever breaks in somebody's module is named, and stops nothing else."""
    try:
        yield
    except NoBot:
        raise
    except (Exception, SystemExit) as error:
        raise NoBot("broken_bot", address, what_broke(error)) from error


def what_broke(error: BaseException) -> str:
    """An exception in one line, with the place in somebody's file that it came from."""
    lines = [it for it in extract_tb(error.__traceback__) if not _is_between(it.filename)]
    place = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
    said = f": {error}".replace("\n", " ") if str(error) else ""
    return f"{type(error).__name__}{said}{place}"


def _is_between(file: str) -> bool:
    """Ours and Python's own way there are not where to look."""
    return file.startswith(("<frozen", _OURS, _PYTHONS))


def _of_name(address: str, name: str) -> ModuleType:
    """Also from the folder one works in, as Python itself would."""
    _look_in(Path.cwd())
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise NoBot("no_such_module", address, name) from None
        raise


def _of_file(address: str, path: Path) -> ModuleType:
    """Under a name of its own; what it imports may lie beside it."""
    path = path.resolve()
    if not path.is_file():
        raise NoBot("no_such_bot_file", address, str(path))
    name = f"tablee bot {path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    _look_in(path.parent)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _look_in(folder: Path) -> None:
    """Last of all, so that nothing there hides anything else."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
