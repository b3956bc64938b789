"""After the game: step through it with anybody's eyes, and see what chance drew checked in the browser."""

import re

from playwright.sync_api import Route, expect

from tablee.core.record import replace
from tablee.tables.log import Line
from tests.e2e.guests import Come
from tests.e2e.inspector import Inspector
from tests.e2e.person import play_until_the_end
from tests.tables.forging import changed


def test_a_finished_game_is_looked_at_step_by_step_from_every_seat(come: Come) -> None:
    ada = come("en", 1280)
    ada.open_table(seats=2)
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada)
    ada.press(ada.button("Step through the game"))

    paper = ada.page.get_by_role("dialog", name="Step by step")
    checked = "the seed is the one promised before the first card, and every draw in the log follows from it"
    expect(paper.get_by_text(checked)).to_be_visible()
    table = paper.locator("[data-step]")
    told = paper.get_by_role("status").first
    slider = paper.get_by_role("slider").first
    last = slider.get_attribute("max")
    assert last is not None

    # With everything open, both hands lie on the table.
    expect(table).to_have_attribute("data-step", "1")
    expect(told).to_contain_text("Round 1.")
    expect(paper.get_by_role("list", name=re.compile("’s hand$"))).to_have_count(2)

    ada.press(paper.get_by_role("button", name="One step on"))
    expect(table).to_have_attribute("data-step", "2")
    expect(told).to_contain_text("hides")
    ada.page.keyboard.press("End")
    expect(table).to_have_attribute("data-step", last)
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last} of {last}")
    expect(paper.get_by_role("button", name="One step on")).to_be_disabled()
    ada.page.keyboard.press("ArrowLeft")
    expect(table).to_have_attribute("data-step", str(int(last) - 1))
    slider.fill("3")
    expect(table).to_have_attribute("data-step", "3")

    # Each seat had its own cards before it, and somebody who watched had none.
    eyes = paper.get_by_role("combobox", name="Seen by")
    mine = paper.get_by_role("region", name=ada.words.private)
    eyes.select_option("0")
    expect(mine).to_have_count(1)
    hers = mine.inner_text()
    eyes.select_option("1")
    expect(mine).not_to_have_text(hers, use_inner_text=True)
    assert paper.locator("[data-number][aria-disabled=false]").count() == 0
    eyes.select_option("spectator")
    expect(mine).to_have_count(0)
    expect(paper.get_by_role("list", name=re.compile("’s hand$"))).to_have_count(0)

    eyes.select_option("open")
    inspector = Inspector(ada)
    inspector.look("replay")
    assert inspector.complaints == []

    # A forger who makes every fingerprint fit cannot make the draws fit the seed.
    ada.press(paper.get_by_role("button", name="Close", exact=True))
    ada.page.route("**/log", hand_out_a_forgery)
    ada.press(ada.button("Step through the game"))
    expect(paper.get_by_text("in line 2 of the log, a draw does not follow from")).to_be_visible()


def hand_out_a_forgery(route: Route) -> None:
    lines = route.fetch().body().splitlines()
    route.fulfill(body=b"".join([line + b"\n" for line in changed(lines, 2, draw_another_card)]))


def draw_another_card(line: Line) -> Line:
    *others, (bound, *cards) = line.draws
    return replace(line, draws=(*others, (bound, *cards[::-1])))
