"""Where a rule stands, and what it says if the rulebook is at hand."""

import re
from pathlib import Path

from tablee.cli.speech import Language, Speech

_HOME = Path(__file__).parents[2]
_SHELVES = (_HOME / "rules", _HOME.parents[1] / "docs" / "rules")
"""Where an installed package has its rulebooks, and where a checkout has them."""


def place_of(rule: str, language: Language) -> str:
    return f"docs/rules/between.{language}.md#{rule.lower()}"


def rule_text(rule: str, say: Speech) -> str:
    """The rule in its own words, or where to read it."""
    wanted = rule.upper()
    if not re.fullmatch(r"BT-[GT]?[0-9]{1,2}", wanted):
        return say("between.rule.unknown", rule=rule)
    books = [shelf / f"between.{say.language}.md" for shelf in _SHELVES]
    book = next((book for book in books if book.is_file()), None)
    if book is None:
        return say("between.rule.place", rule=wanted, place=place_of(wanted, say.language))
    found = re.search(rf"\*\*{wanted}\*\*(?: [EFN/]+)? (.*?) ?<a id", book.read_text("utf-8"))
    if not found:
        return say("between.rule.unknown", rule=wanted)
    return say("between.rule.text", rule=wanted, text=_plain(found[1]))


def _plain(text: str) -> str:
    bare = re.sub(r" ?<!--.*?-->", "", text)
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", bare)
