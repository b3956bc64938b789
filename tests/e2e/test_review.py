"""Looking back at a game: what was found about it, a link to each step, one who leads, and a game from a file."""

import base64
import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.inspector import Inspector, found_on
from tests.e2e.person import Person, begin, play_until_the_end

GO = {"fr": "Revoir pas à pas", "en": "Step through the game"}
DROP = """(target, [name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([Uint8Array.from(atob(text), (it) => it.charCodeAt(0))], name));
  for (const type of ["dragover", "drop"])
    target.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def language_of(person: Person) -> str:
    return person.words.locale[:2]


def look_back(person: Person) -> Locator:
    """At the game that has just ended, from its beginning."""
    language = language_of(person)
    person.press(person.button(GO[language]))
    return film(person)


def film(person: Person) -> Locator:
    """The paper on which a game is looked back at."""
    return person.page.get_by_role("dialog").filter(has=person.page.locator("[data-step]"))


def is_at(paper: Locator, step: int) -> None:
    expect(paper.locator("[data-step]")).to_have_attribute("data-step", str(step))


def step_of(paper: Locator) -> int:
    shown = paper.locator("[data-step]").get_attribute("data-step")
    assert shown is not None
    return int(shown)


def turning_points(paper: Locator) -> list[int]:
    """As the list of moments says."""
    listed = paper.locator("li button").filter(has_text=re.compile("Turning point|Tournant"))
    expect(listed.first).to_be_visible()
    found = [re.search(r"\d+", it) for it in listed.all_inner_texts()]
    return sorted({int(it[0]) for it in found if it})


def test_what_was_found_about_a_game_is_reached_by_keys_by_touch_and_by_its_graph(
    come: Come,
) -> None:
    ada = come("en", 1280)
    ada.open_table(seats=3)
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada)
    paper = look_back(ada)
    expect(paper.get_by_role("heading", name="Moments")).to_be_visible()
    points = turning_points(paper)

    # From one turning point to the next, and back: a sign, a word, and a sentence about it in large letters.
    ada.page.keyboard.press("n")
    is_at(paper, points[0])
    now = paper.locator("article").first
    expect(now).to_contain_text("Turning point")
    sentence = now.locator("p").first.inner_text()
    expect(paper.locator("[aria-current=step]").filter(has_text=sentence)).to_be_visible()
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("p")
    is_at(paper, points[-1] if points[-1] < last_step(paper) else points[-2])

    # The graph is a slider, and a table for whoever would rather read it.
    graph = paper.get_by_role("slider").last
    graph.press("Home")
    is_at(paper, 1)
    graph.press("PageUp")
    is_at(paper, 11)
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Step 11: .*\d"))
    box = graph.bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    is_at(paper, last_step(paper))
    ada.press(paper.get_by_text("The numbers").first)
    expect(paper.get_by_role("columnheader", name="Step").first).to_be_visible()

    # A speed is chosen by key, and stays; letters can be switched off.
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("+")
    expect(paper.get_by_role("combobox", name="Speed")).to_have_value("fast")
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("Slower, faster")).to_be_visible()
    assert found_on(ada) == []
    ada.press(keys.get_by_role("switch"))
    ada.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("ArrowRight")
    is_at(paper, 2)
    expect(paper.get_by_role("combobox", name="Speed")).to_have_value("fast")
    inspector = Inspector(ada)
    inspector.look("looking back")
    assert inspector.complaints == []


def last_step(paper: Locator) -> int:
    most = paper.get_by_role("slider").first.get_attribute("max")
    assert most is not None
    return int(most)


def test_one_leads_the_other_follows_and_a_step_is_sent_as_a_link(come: Come) -> None:
    ada, bob = come("en", 1280), come("fr", 360)
    begin("between", 2, ada, bob, length="express")
    play_until_the_end(ada, bob)
    code = ada.code

    # Ada leads; Bob is told at the end of the game, and looks along.
    hers = look_back(ada)
    ada.press(hers.get_by_role("button", name="Lead"))
    ada.page.keyboard.press("ArrowRight")
    bob.press(bob.button(f"Regarder avec {ada.name}"))
    his = film(bob)
    is_at(his, 2)
    assert found_on(bob) == []
    assert bob.sticking_out() == []
    for _ in range(3):
        ada.page.keyboard.press("ArrowRight")
    is_at(his, 5)
    hers.get_by_role("combobox", name="Seen by").select_option("1")
    expect(his.get_by_role("combobox", name="Vu par")).to_have_value("1")

    # A hand of his own, and he looks by himself; one touch, and he is with her again.
    bob.press(his.get_by_role("button", name="Un pas en arrière"))
    is_at(his, 4)
    ada.page.keyboard.press("End")
    is_at(hers, last_step(hers))
    is_at(his, 4)
    bob.press(his.get_by_role("button", name=f"Suivre {ada.name}"))
    is_at(his, last_step(hers))

    # Whoever takes the lead has it, and it ends with who leads.
    bob.press(his.get_by_role("button", name="Guider"))
    expect(hers.get_by_text(f"{bob.name} leads now.")).to_be_visible()
    expect(hers.get_by_role("button", name="On my own", pressed=True)).to_be_visible()
    bob.page.go_back()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(hers.get_by_role("button", name="Follow")).to_have_count(0)

    # The address goes along, and is no history; the link leads whoever may look back to that step.
    before = ada.page.evaluate("() => history.length")
    ada.page.keyboard.press("Home")
    is_at(hers, 1)
    for _ in range(2):
        ada.page.keyboard.press("ArrowRight")
    is_at(hers, 3)
    expect(ada.page).to_have_url(re.compile(rf"/t/{code}\?past=1&step=3$"))
    assert ada.page.evaluate("() => history.length") == before
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.press(hers.get_by_role("button", name="Copy a link to this step"))
    expect(hers.get_by_text("The link is copied.")).to_be_visible()
    link: str = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/t/{code}?past=1&step=3")
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(rf"/t/{code}$"))
    bob.page.goto(link)
    his = film(bob)
    is_at(his, 3)

    # There he touches: the next turning point, and the end of the graph.
    points = turning_points(his)
    bob.press(his.get_by_role("button", name="Tournant suivant"))
    is_at(his, next(it for it in points if it > 3))
    expect(his.locator("article").first).to_contain_text("Tournant")
    graph = his.get_by_role("slider").last
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    bob.page.touchscreen.tap(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    is_at(his, last_step(his))
    assert found_on(bob) == []
    assert bob.sticking_out() == []
    bob.page.go_back()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)

    # Who came after the game is told so, kindly; so is who asks for a game that there is none of.
    cleo = come("en", 1280)
    cleo.join(code)
    cleo.page.goto(link)
    told = cleo.page.get_by_role("alert")
    expect(told).to_contain_text("This game was played before you came.")
    cleo.forgive("403")
    ada.go(f"/t/{code}?past=9&step=1")
    expect(ada.page.get_by_role("alert")).to_contain_text("no such step")
    ada.forgive("404")


def test_a_game_that_was_taken_home_is_dropped_on_the_page_and_looked_at(
    come: Come, tmp_path: Path
) -> None:
    ada = come("en", 1280)
    ada.open_table(seats=2)
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada)
    with ada.page.expect_download() as saved:
        ada.press(ada.page.get_by_role("link", name=ada.words.log))
    log = Path(saved.value.path()).read_bytes()

    # Somebody else, who was never at that table, lets it go on the first page.
    bob = come("fr", 1280)
    bob.go("/")
    expect(bob.page.get_by_role("link", name="Revoir un fichier de partie")).to_be_visible()
    drop(bob, "partie.jsonl", log)
    expect(bob.page).to_have_url(re.compile("/look$"))
    table = bob.page.locator("[data-step]")
    expect(table).to_have_attribute("data-step", "1")
    expect(bob.page.get_by_role("heading", name="Between")).to_be_visible()
    expect(bob.page.get_by_text(ada.name).first).to_be_visible()
    expect(bob.page.get_by_text("aucune ligne n’a changé")).to_be_visible()
    expect(bob.page.get_by_text("la partie suit les règles à chaque coup")).to_be_visible()
    bob.page.keyboard.press("End")
    expect(bob.page.get_by_role("button", name="Un pas en avant")).to_be_disabled()
    eyes = bob.page.get_by_role("combobox", name="Vu par")
    eyes.select_option(label=ada.name)
    expect(bob.page.get_by_role("region", name=bob.words.private)).to_have_count(1)
    inspector = Inspector(bob)
    inspector.look("a game from a file")
    assert inspector.complaints == []

    # On a phone it is chosen; what is no game, or was changed, gets one sentence.
    cleo = come("en", 360)
    cleo.go("/look")
    assert found_on(cleo) == []
    assert cleo.sticking_out() == []
    said = cleo.page.get_by_role("status")
    picker = cleo.page.locator("input[type=file]")
    changed = log.replace(b'"round":1', b'"round":2', 1)
    for content, sentence in (
        (b"\x89PNG\r\n", "This is not a game file of Tablée"),
        (b"\n".join(log.splitlines()[:-1]) + b"\n", "was not played to its end"),
        (log[:-20], "The end of this file is missing"),
        (changed, "Line 2 of this file does not hold"),
    ):
        picker.set_input_files({"name": "a file", "mimeType": "", "buffer": content})
        expect(said).to_contain_text(sentence)
    name = json.loads(log.splitlines()[0])["players"][0]
    path = tmp_path / "game.jsonl"
    path.write_bytes(log)
    with cleo.page.expect_file_chooser() as chooser:
        cleo.press(cleo.button("Choose a file"))
    chooser.value.set_files(path)
    expect(cleo.page.locator("[data-step]")).to_have_attribute("data-step", "1")
    expect(cleo.page.get_by_text(name).first).to_be_visible()
    assert found_on(cleo) == []
    assert cleo.sticking_out() == []


def drop(person: Person, name: str, content: bytes) -> None:
    """As a file that is let go over the page."""
    text = base64.b64encode(content).decode()
    person.page.locator("main").evaluate(DROP, [name, text])
