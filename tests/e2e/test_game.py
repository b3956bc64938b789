"""People and bots play whole games through the screen."""

from re import compile

from playwright.sync_api import expect

from tablee import registry
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.e2e.guests import Come
from tests.e2e.moments import Moments
from tests.e2e.person import play_until_the_end


def test_two_people_and_a_bot_play_to_the_end_and_again_and_the_log_verifies(come: Come) -> None:
    ada = come("fr", 1280, moves=True)
    bob = come("en", 360, settings={"name": "Bob", "volume": 0.3, "captions": True})
    ada.open_table(seats=3)
    # The invitation leads to a seat in two taps.
    bob.page.goto(ada.copy_link())
    bob.press(bob.button(bob.words.come_in))
    bob.press(bob.button(bob.words.ready))
    expect(ada.page.get_by_role("listitem").filter(has_text="c’est bon")).to_have_count(1)
    assert "#" not in bob.page.url
    shown = [Moments(person) for person in (ada, bob)]
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada, bob)
    # Who won comes first, the others a breath later, whether things move or not; and sounds can be read.
    for moments in shown:
        moments.wait_for("winner", "ranking")
    assert "confetti" in shown[0].names
    # What was asked for travels to where it lies, where things may move.
    assert {"card", "no"} & set(shown[0].said("flight"))
    assert "flight" not in shown[1].names
    assert {"[a card]", "[something slides]", "[a closing tune]"} <= set(shown[1].said("caption"))

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.words.log).click()
    table = verify(read_log(download.value.path().read_bytes(), registry.game))
    assert table.outcome is not None

    # One of them would like to play again: the other still looks at the end, and says so when they have.
    bob.press(bob.end)
    expect(ada.page.get_by_text("voudrait rejouer · 1 sur 2")).to_be_visible()
    expect(ada.page.get_by_role("link", name=ada.words.log)).to_be_visible()
    ada.press(ada.end)
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()

    # The last game can be looked at while the next one is played.
    bob.press(bob.button(bob.words.menu, exact=True))
    bob.press(bob.button("The last game"))
    paper = bob.page.get_by_role("dialog")
    expect(
        paper.get_by_role("heading", name=compile(" wins?( together)?$|^You win"))
    ).to_be_visible()
    expect(paper.get_by_text(compile("every draw in the log follows from it"))).to_be_visible()
    expect(paper.locator("[data-step]")).to_have_attribute("data-step", str(len(table.entries)))
    assert bob.sticking_out() == []
    bob.page.keyboard.press("Escape")
    expect(bob.cards.first).to_be_visible()
