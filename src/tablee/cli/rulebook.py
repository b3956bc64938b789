"""What a rule says, from the rules page of its game: our own, or the one in the game's face."""

import re
from collections.abc import Iterator
from pathlib import Path

from tablee.cli.console import tame
from tablee.cli.speech import Language, Speech
from tablee.core.game import About
from tablee.faces.face import face_of

_HOME = Path(__file__).parents[1]
_SHELVES = (_HOME / "rules", _HOME.parents[1] / "docs" / "rules")
"""Where an installed package has our rulebooks, and where a checkout has them."""


def rule_text(about: About, wanted: str, say: Speech) -> str:
    """One rule in its own words; without an id, the page from its beginning to its first rule, and what it is about."""
    page = page_of(about.key, say.language)
    if page is None:
        return say("rules.none", title=about.title)
    if not wanted:
        return _beginning(page, about, say)
    rule = f"{about.prefix}-{wanted}" if wanted.isdecimal() else wanted.upper()
    told = re.compile(rf"\*\*{re.escape(rule)}\*\*(?: [EFN/]+)? (.*?) ?<a id")
    for text in (page, *_all_of_ours(say.language)):  # the modes of LIGHT-LINE share some
        if found := told.search(text):
            return say("rules.text", rule=rule, text=_plain(found[1]))
    return say("rules.unknown", rule=tame(rule), example=_first(page))


def page_of(key: str, language: Language) -> str | None:
    name = f"rules.{language}.md"
    theirs = face_of(key).files.get(name)
    if theirs is not None:
        return theirs.decode("utf-8", "replace")
    books = (shelf / f"{key}.{language}.md" for shelf in _SHELVES)
    return next((book.read_text("utf-8") for book in books if book.is_file()), None)


def _all_of_ours(language: Language) -> Iterator[str]:
    for shelf in _SHELVES:
        yield from (it.read_text("utf-8") for it in sorted(shelf.glob(f"*.{language}.md")))


def _beginning(page: str, about: About, say: Speech) -> str:
    """What the game is, and where to find what."""
    text = re.split(r"^## ", page, maxsplit=1, flags=re.M)[0]
    opening = "\n".join(_plain(it) for it in text.splitlines()[1:] if _plain(it).strip())
    parts = [say("rules.part", title=title, ids=ids) for title, ids in _parts(page)]
    return "\n".join([opening, *parts, say("rules.more", example=_first(page))])


def _parts(page: str) -> list[tuple[str, str]]:
    """Each heading with the first and the last rule under it."""
    found = []
    for part in re.split(r"^## ", page, flags=re.M)[1:]:
        ids = re.findall(r"\*\*([A-Z]+-[A-Z]?[0-9]+)\*\*", part)
        if ids:
            found.append((part.splitlines()[0], f"{ids[0]} – {ids[-1]}"))
    return found


def _first(page: str) -> str:
    found = re.search(r"\*\*([A-Z]+-[A-Z]?[0-9]+)\*\*", page)
    return found[1] if found else "–"


def _plain(text: str) -> str:
    bare = re.sub(r" ?<!--.*?-->| ?<a id[^>]*></a>", "", text)
    return re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", bare)
