"""What other packages bring: found by their entry points, imported once, and named where they break.

Nothing a package does at its import may stop anything else, so whatever it raises is caught here.
"""

from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from traceback import format_exception_only
from typing import Any

GAMES, BOTS = _GROUPS = "tablee.games", "tablee.bots"
_LONGEST = 300


class Broken(Exception):
    """Something of a package that cannot be used, and why."""

    def __init__(self, name: str, package: str, why: str) -> None:
        super().__init__(name, package, why)
        self.name = name
        self.package = package
        self.why = why


def offers(group: str, name: str | None = None) -> list[EntryPoint]:
    """What is offered under this name, or all of the group; each once, the first that is found first."""
    found, _ = _everything()
    return [it for it in found if it.group == group and name in (None, it.name)]


def illegible() -> tuple[Broken, ...]:
    """Packages that speak of us in a list of entry points that cannot be read."""
    return _everything()[1]


def load(offer: EntryPoint) -> Any:
    """What the entry point names; raises `Broken`, and whatever happens imports nothing a second time."""
    loaded = _loaded(offer)
    if isinstance(loaded, Broken):
        raise Broken(*loaded.args)
    return loaded


@cache
def _loaded(offer: EntryPoint) -> Any:
    try:
        return offer.load()
    except BaseException as fault:  # SystemExit too: a package does not say when the server ends
        return Broken(offer.name, package_of(offer), reason(fault))


def package_of(offer: EntryPoint) -> str:
    """The name it was installed by."""
    name = offer.dist.name if offer.dist else offer.value.partition(":")[0].partition(".")[0]
    return _legible(str(name))


def reason(fault: BaseException) -> str:
    """The kind of a fault and what it says, in one line."""
    *_, last = format_exception_only(fault)
    return _legible(" ".join(last.split()))[:_LONGEST]


def _legible(text: str) -> str:
    """For people, whatever a package has written there."""
    return "".join(it if it.isprintable() else "?" for it in text)


def forget() -> None:
    """Look again at what is installed."""
    _everything.cache_clear()
    _loaded.cache_clear()


@cache
def _everything() -> tuple[tuple[EntryPoint, ...], tuple[Broken, ...]]:
    """Package by package: one whose list cannot be read takes no other with it."""
    found: dict[tuple[str, str, str], EntryPoint] = {}
    broken: list[Broken] = []
    for package in distributions():
        try:
            for it in package.entry_points:
                if it.group in _GROUPS:
                    found.setdefault((it.group, it.name, it.value), it)
        except Exception as fault:
            if _speaks_of_us(package):
                broken.append(Broken("", _legible(str(package.name)), reason(fault)))
    return tuple(found.values()), tuple(broken)


def _speaks_of_us(package: Distribution) -> bool:
    """As far as its list can be read at all; one that cannot may be anybody's."""
    try:
        text = package.read_text("entry_points.txt") or ""
    except (OSError, UnicodeError):
        return True
    return any(group in text for group in _GROUPS)
