"""A game on paper: as many pages and pieces as the rulebook's list of contents, on either paper, ready to cut."""

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.e2e.guests import Come

LINES = {"line": 60}
"""The sixty cards of the box; three more of its games need nothing else."""
SAME_BOX = ("kidz-line", "head-line", "solo-line")
CONTENTS: dict[str, tuple[int, dict[str, int]]] = {
    "line": (14, LINES),
    "long-line": (16, LINES | {"scores": 2}),
    "between": (10, {"card": 24, "token": 4 * 12, "joker": 4, "board": 1, "notes": 4}),
    "wordz": (8, {"vowel": 37, "consonant": 73, "token": 21}),
    "trapwords": (
        22,
        {"words": 50, "monster": 10, "curse": 10, "room": 7, "book": 4, "figure": 5}
        | {"team": 2, "torch": 2, "traps": 2},
    ),
    "entre-les-lignes": (
        16,
        {"words": 115, "number": 5, "vote": 56, "points": 8, "pawn": 8, "board": 1},
    ),
}
"""Pages, two for each sheet, and pieces; of sheets to write on, enough for one game."""
PAPERS = {"A4": (595, 842), "Letter": (612, 792)}
"""In points, as a PDF counts."""
KINDS = "(all) => all.map((it) => it.dataset.kind)"
# What sticks out of its piece would be cut off.
CUT_OFF = """(all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.dataset.kind + ": " + it.textContent)"""
# Turned over along its long edge, a sheet has every back behind its face.
ASKEW = """(leaves) => leaves.flatMap((leaf, at) => {
  if (leaf.dataset.side === "back") return [];
  const places = (sheet) => [...sheet.querySelectorAll(".piece")].map((it) => it.getBoundingClientRect());
  const [front, back] = [leaf, leaves[at + 1]].map(places);
  const [here, behind] = [leaf, leaves[at + 1]].map((it) => it.getBoundingClientRect());
  return front.filter((it, n) =>
    Math.abs(it.left - here.left - (behind.right - back[n].right)) > 0.5 ||
    Math.abs(it.top - here.top - (back[n].top - behind.top)) > 0.5).map(() => at);
})"""


def test_every_box_is_printed_as_the_book_lists_it(come: Come) -> None:
    ada = come("fr", light="dark")
    page = ada.page
    for game, (pages, contents) in CONTENTS.items():
        ada.go(f"/rules/{game}")
        ada.press(page.get_by_role("link", name="Imprimer le jeu sur papier"))
        expect(page.get_by_text(f"{pages} pages")).to_be_visible()
        for paper, size in PAPERS.items():
            page.get_by_role("radio", name=paper).check()
            expect(page.get_by_text(f"{pages} pages")).to_be_visible()
            printed = page.pdf(prefer_css_page_size=True, print_background=True)
            assert sizes_in(printed) == [size] * pages, (game, paper)
            assert pieces(page, "front") == pieces(page, "back") == contents, (game, paper)
            page.emulate_media(media="print")
            assert page.locator(".piece").evaluate_all(CUT_OFF) == []
            assert page.locator(".leaf").evaluate_all(ASKEW) == []
            page.emulate_media(media="null")
    for game in SAME_BOX:
        ada.go(f"/print/{game}")
        expect(page.get_by_text("14 pages")).to_be_visible()
        assert pieces(page, "front") == LINES


def test_what_cannot_be_printed_is_told_in_one_sentence(come: Come) -> None:
    ada = come("fr", 360)
    page = ada.page
    ada.go("/print/chess")
    expect(page.get_by_text("Il n’y a rien à imprimer pour ce jeu.")).to_be_visible()


def test_whose_words_are_printed_is_chosen_from_a_list(come: Come) -> None:
    ada = come("fr", 360)
    page = ada.page
    ada.go("/print/trapwords")
    expect(page.get_by_text("22 pages")).to_be_visible()
    expect(page.get_by_role("radio", name="tous les nôtres")).to_be_checked()
    page.get_by_role("radio", name="fantastique").check()
    # Four hundred words by sixteen, and the forty other pieces.
    expect(page.get_by_text("18 pages")).to_be_visible()
    assert pieces(page, "front")["words"] == 25
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_card_in_two_languages_is_read_in_both(come: Come) -> None:
    ada = come("en")
    page = ada.page
    ada.go("/print/entre-les-lignes")
    page.get_by_role("radio", name="in two languages").check()
    card = page.locator("[data-side=front] [data-kind=words]").first
    expect(card.locator("li").first).to_have_text(re.compile("pain\\s*bread"))
    assert pieces(page, "front")["words"] == 105
    page.emulate_media(media="print")
    assert page.locator(".piece").evaluate_all(CUT_OFF) == []


def pieces(page: Page, side: str) -> dict[str, int]:
    found = page.locator(f".leaf[data-side={side}] .piece").evaluate_all(KINDS)
    return dict(Counter(found))


def sizes_in(printed: bytes) -> list[tuple[int, int]]:
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(boxes) == len(re.findall(rb"/Type /Page\b", printed))
    return [(round(float(width)), round(float(height))) for width, height in boxes]
