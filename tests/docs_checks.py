"""Hold documents, code and tests against each other: each check returns the faults it finds."""

import doctest
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

RULE = re.compile(r"^\d+\. \*\*([A-Z]{2}-\d{2})\*\* (E/F|E|F|N) \S")
NOTE = re.compile(r"^\* \*\*([A-Z]{2}-[TG]\d+)\*\* \S")
LISTED = re.compile(r"^(?:\d+\.|[*-]) \*\*([A-Z]{2}-[TG]?\d+)\*\*")
CITED = re.compile(r"\b[A-Z]{2}-[TG]?\d+\b")
RULE_TEST = re.compile(r"^\s*(?:async )?def test_([a-z]{2})_(\d{2})_", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#")


@dataclass
class Rulebook:
    """One game's rules in one language: the kind of every rule, every vector and ruling."""

    kinds: dict[str, str] = field(default_factory=dict)
    notes: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    @property
    def ids(self) -> set[str]:
        return self.kinds.keys() | self.notes

    def enforced(self) -> set[str]:
        return {rule for rule, kind in self.kinds.items() if "E" in kind}


def parse_rulebook(text: str) -> Rulebook:
    book = Rulebook()
    for line in text.splitlines():
        listed = LISTED.match(line)
        if listed and listed[1] in book.ids:
            book.faults.append(f"{listed[1]} is written twice")
        elif rule := RULE.match(line):
            book.kinds[rule[1]] = rule[2]
        elif note := NOTE.match(line):
            book.notes.add(note[1])
        elif listed:
            book.faults.append(f"{listed[1]} has no kind or no text")
    return book


def read_rulebooks(folder: Path, language: str) -> dict[str, Rulebook]:
    """The rulebooks of one language, by game."""
    suffix = f".{language}.md"
    return {
        path.name.removesuffix(suffix): parse_rulebook(path.read_text("utf-8"))
        for path in sorted(folder.glob(f"*{suffix}"))
    }


def compare_languages(english: dict[str, Rulebook], french: dict[str, Rulebook]) -> list[str]:
    """Both languages have the same games, ids and kinds."""
    faults = [f"{game}: only one language" for game in english.keys() ^ french.keys()]
    for game in english.keys() & french.keys():
        en, fr = english[game], french[game]
        faults += [f"{game}: {fault}" for fault in en.faults + fr.faults]
        faults += [f"{id_}: only one language" for id_ in en.ids ^ fr.ids]
        both = en.kinds.keys() & fr.kinds.keys()
        faults += [f"{id_}: kinds differ" for id_ in both if en.kinds[id_] != fr.kinds[id_]]
    return sorted(faults)


def rules_with_tests(sources: Iterable[str]) -> set[str]:
    """The rules that tests are named after."""
    return {
        f"{game.upper()}-{number}" for text in sources for game, number in RULE_TEST.findall(text)
    }


def untested_rules(books: Iterable[Rulebook], tests: Iterable[str]) -> list[str]:
    """Every rule that software enforces has a test named after it."""
    enforced = set().union(*(book.enforced() for book in books))
    return [f"{rule}: no test" for rule in sorted(enforced - rules_with_tests(tests))]


def unknown_rule_tests(books: Iterable[Rulebook], tests: Iterable[str]) -> list[str]:
    """Every test named after a rule names a written one."""
    written = set().union(*(book.kinds.keys() for book in books))
    return [
        f"{rule}: a test, but no such rule" for rule in sorted(rules_with_tests(tests) - written)
    ]


def unknown_citations(books: Iterable[Rulebook], sources: dict[Path, str]) -> list[str]:
    """Every rule, vector or ruling cited in code is written; other capitals are not our concern."""
    written = set().union(*(book.ids for book in books))
    games = {id_[:2] for id_ in written}
    return [
        f"{path}: {id_} is not written"
        for path, text in sorted(sources.items())
        for id_ in sorted(set(CITED.findall(text)) - written)
        if id_[:2] in games
    ]


def broken_links(page: Path) -> Iterator[str]:
    """Every relative link of a page leads to a file or folder."""
    for target in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if not ELSEWHERE.match(target) and not (page.parent / target.split("#")[0]).exists():
            yield f"{page}: no {target}"


def python_examples(text: str) -> list[str]:
    """The interactive sessions of a page."""
    return [block for block in PYTHON_BLOCK.findall(text) if ">>> " in block]


def failing_examples(text: str, name: str) -> str:
    """What doctest says about the sessions of a page, run as one; nothing when they hold."""
    session = "\n".join(python_examples(text))
    test = doctest.DocTestParser().get_doctest(session, {}, name, name, 0)
    report: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    return "".join(report)
