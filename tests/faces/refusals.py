"""The codes that a game can refuse with, as far as its source says them outright."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from inspect import getsource
from types import ModuleType

from tablee.core import refusal
from tablee.core.game import AnyGame

_CORE = "tablee.core."
_RAISED = {
    name
    for name, it in vars(refusal).items()
    if isinstance(it, type) and issubclass(it, refusal.Refusal)
}


def codes_of(game: AnyGame) -> tuple[str, ...]:
    """Those of the game's own modules, and of the modules of core that they use."""
    start = game.__name__ if isinstance(game, ModuleType) else type(game).__module__
    found: set[str] = set()
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        name = ahead.pop()
        if name in seen or name not in sys.modules:
            continue
        seen.add(name)
        tree = _tree(sys.modules[name])
        found.update(_codes(tree))
        if not name.startswith(_CORE):
            named = _imported(tree, sys.modules[name].__package__ or "")
            ahead += [it for it in named if it.startswith((_CORE, _home(start)))]
    return tuple(sorted(found))


def _home(name: str) -> str:
    """Where the game's own modules are: for ours among the games, for others in their package."""
    top = name.partition(".")[0]
    return "tablee.games." if top == "tablee" else top


def _tree(module: ModuleType) -> ast.Module:
    try:
        return ast.parse(getsource(module))
    except (OSError, TypeError):  # nothing to read, or not Python
        return ast.Module([], [])


def _codes(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=kind), args=[ast.Constant(value=str(code)), *_]):
                if kind in _RAISED:
                    yield code
            case _:
                pass


def _imported(tree: ast.Module, package: str) -> Iterator[str]:
    """By absolute names: a module, or what may be one inside it."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (it.name for it in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                home = resolve_name("." * level + (module or ""), package)
                yield home
                yield from (f"{home}.{it.name}" for it in names)
            case _:
                pass
