"""Documents say what the code does: rules have tests, ids exist, links lead somewhere."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.docs_checks import (
    broken_links,
    compare_languages,
    failing_examples,
    parse_rulebook,
    python_examples,
    read_rulebooks,
    rules_with_tests,
    unknown_citations,
    unknown_rule_tests,
    untested_rules,
)
from tests.picture_checks import PICTURE, faulty_pictures

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
GAMES = ROOT / "src" / "tablee" / "games"
REFERENCE = [str(it.relative_to(ROOT)) for it in sorted((ROOT / "docs/reference").glob("*.md"))]
ENGLISH = read_rulebooks(RULES, "en")


def sources(*folders: str) -> dict[Path, str]:
    return {
        path.relative_to(ROOT): path.read_text("utf-8")
        for folder in folders
        for path in (ROOT / folder).rglob("*.py")
    }


def pages() -> list[Path]:
    top = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [*top, *sorted((ROOT / "docs").rglob("*.md"))]


# The project itself


def test_both_languages_have_the_same_rules() -> None:
    assert ENGLISH
    assert compare_languages(ENGLISH, read_rulebooks(RULES, "fr")) == []


def test_every_enforced_rule_of_a_playable_game_has_a_test() -> None:
    folders = [folder.name for folder in GAMES.rglob("*") if folder.is_dir()]
    playable = {name.replace("_", "-") for name in folders}
    books = [book for game, book in ENGLISH.items() if game in playable]

    assert books
    assert untested_rules(books, sources("tests").values()) == []


def test_every_rule_test_names_a_written_rule() -> None:
    assert unknown_rule_tests(ENGLISH.values(), sources("tests").values()) == []


def test_every_cited_rule_vector_and_ruling_is_written() -> None:
    assert unknown_citations(ENGLISH.values(), sources("src", "tests")) == []


def test_every_relative_link_leads_somewhere() -> None:
    assert [fault for page in pages() for fault in broken_links(page)] == []


def test_the_architecture_names_every_module_around_a_game() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = re.findall(r"^\| `((?:tables|server)/[a-z_/]+\.py)` \| .+ \|$", page, re.MULTILINE)
    paths = [
        it for it in sources("src/tablee/tables", "src/tablee/server") if it.stem != "__init__"
    ]
    assert sorted(named) == sorted(str(it.relative_to("src/tablee")) for it in paths)


def test_every_picture_of_the_rules_shows_cards_that_may_lie_so() -> None:
    texts = {page.name: page.read_text("utf-8") for page in RULES.glob("*.md")}
    faults = [
        f"{name}: {fault}"
        for name, text in texts.items()
        for fault in faulty_pictures(text, joker=name.startswith("solo-line"))
    ]
    assert any(PICTURE.match(line) for text in texts.values() for line in text.splitlines())
    assert faults == []


@pytest.mark.parametrize("page", ["README.md", *REFERENCE])
def test_the_python_examples_of_a_page_hold(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")

    assert python_examples(text)
    assert failing_examples(text, page) == ""


def test_the_reference_names_only_what_there_is_and_all_its_pages_are_in_the_contents() -> None:
    """What `make docs` would find, without what it needs."""
    texts = [(ROOT / page).read_text("utf-8") for page in REFERENCE]
    named = re.findall(r"^::: ([a-zA-Z_.]+)$", "\n".join(texts), re.MULTILINE)
    contents = (ROOT / "mkdocs.yml").read_text("utf-8")

    assert named
    assert [name for name in named if resolve_name(name) is None] == []
    assert sorted(re.findall(r"^  - .*: (.+\.md)$", contents, re.MULTILINE)) == [
        Path(page).name for page in REFERENCE
    ]


# The checks themselves, on planted faults. ZZ is no game.

BOOK = """\
1. **ZZ-01** E Two to four seats.
2. **ZZ-02** F Be kind.
3. **ZZ-03** E/F Be quick.
4. **ZZ-04** N It was made in a garden.

* **ZZ-T1** Two seats: legal.
* **ZZ-G1** Five seats: refused.
"""


def test_a_rulebook_is_read_with_its_kinds_vectors_and_rulings() -> None:
    book = parse_rulebook(BOOK)

    assert book.kinds == {"ZZ-01": "E", "ZZ-02": "F", "ZZ-03": "E/F", "ZZ-04": "N"}
    assert book.notes == {"ZZ-T1", "ZZ-G1"}
    assert book.faults == []


def test_rules_written_twice_or_without_a_kind_are_reported() -> None:
    book = parse_rulebook(BOOK + "5. **ZZ-01** E Again.\n6. **ZZ-06** Kindless.\n")

    assert book.faults == ["ZZ-01 is written twice", "ZZ-06 has no kind or no text"]


def test_a_rule_game_or_kind_missing_in_one_language_is_reported(tmp_path: Path) -> None:
    (tmp_path / "zed.en.md").write_text(BOOK, "utf-8")
    french = BOOK.replace("ZZ-01** E", "ZZ-01** N").replace("ZZ-T1", "ZZ-T2")
    (tmp_path / "zed.fr.md").write_text(french, "utf-8")
    (tmp_path / "lone.fr.md").write_text("", "utf-8")

    faults = compare_languages(read_rulebooks(tmp_path, "en"), read_rulebooks(tmp_path, "fr"))

    assert faults == [
        "ZZ-01: kinds differ",
        "ZZ-T1: only one language",
        "ZZ-T2: only one language",
        "lone: only one language",
    ]


def test_an_enforced_rule_without_a_test_is_reported() -> None:
    tests = ["def test_zz_01_seats() -> None: ...", "def test_zz_011_is_no_rule() -> None: ..."]

    assert untested_rules([parse_rulebook(BOOK)], tests) == ["ZZ-03: no test"]


def test_a_test_of_an_unwritten_rule_is_reported() -> None:
    tests = ["def test_zz_01_seats() -> None: ...", "async def test_zz_09_x() -> None: ..."]

    assert rules_with_tests(tests) == {"ZZ-01", "ZZ-09"}
    assert unknown_rule_tests([parse_rulebook(BOOK)], tests) == ["ZZ-09: a test, but no such rule"]


def test_an_unwritten_citation_is_reported() -> None:
    code = {Path("a.py"): "# ZZ-01, ZZ-T1, ZZ-G1, QQ-07", Path("b.py"): "# ZZ-09, ZZ-T9, ZZ-G9"}

    assert unknown_citations([parse_rulebook(BOOK)], code) == [
        "b.py: ZZ-09 is not written",
        "b.py: ZZ-G9 is not written",
        "b.py: ZZ-T9 is not written",
    ]


def test_a_link_to_nowhere_is_reported(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[here](page.md#top) [top](#top) [away](mailto:a@b.example) `[code](no.md)`\n"
        "```\n[fenced](no.md)\n```\n[gone](gone.md)\n",
        "utf-8",
    )

    assert list(broken_links(page)) == [f"{page}: no gone.md"]


def test_a_picture_is_no_link(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("![Two cards.](cards:39@0,0,0;24@-1,0,0)\n![gone](gone.png)\n", "utf-8")

    assert list(broken_links(page)) == [f"{page}: no gone.png"]


def test_a_picture_of_what_cannot_lie_so_is_reported() -> None:
    good = "![Two cards.](cards:39@0,0,0,B;24@-1,0,0,B)"
    page = [
        good,
        good.replace("24@-1,0,0", "24@1,0,0"),
        good.replace("0,0,B;", "0,0;"),
        good.replace("39@0,0,0,B", "39@0,0,0,BY"),
        good.replace("24@", "61@"),
        "![](cards:39@0,0,0)",
    ]

    assert list(faulty_pictures("\n".join(page))) == [
        "card 24 continues no line",
        "card 24: B is lit in part",
        "card 39 has no Y",
        f"{page[4]}: not a picture",
        f"{page[5]}: not a picture",
    ]


def test_an_example_that_does_not_hold_is_reported() -> None:
    page = "```python\n>>> n = 1\n```\nthen\n```python\n>>> n + 1\n{}\n```\n```python\nn = 0\n```\n"

    assert len(python_examples(page)) == 2
    assert failing_examples(page.format(2), "page") == ""
    assert "Expected:\n    3\nGot:\n    2" in failing_examples(page.format(3), "page")
