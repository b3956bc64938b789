"""People and bots play whole games through the screen."""

from playwright.sync_api import expect

from tablee import registry
from tablee.tables.read import read_log
from tablee.tables.verify import verify
from tests.e2e.guests import Come
from tests.e2e.person import play_until_the_end


def test_two_people_and_a_bot_play_to_the_end_and_again_and_the_log_verifies(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360)
    code = ada.open_table(seats=3)
    bob.join(code)
    bob.press(bob.button(bob.words.ready))
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada, bob)

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.words.log).click()
    table = verify(read_log(download.value.path().read_bytes(), registry.game))
    assert table.outcome is not None

    bob.press(bob.end)
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()


def test_an_invitation_link_leads_to_a_seat_in_two_taps(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360)
    ada.open_table(seats=3)
    bob.page.goto(ada.copy_link())
    bob.press(bob.button(bob.words.come_in))
    bob.press(bob.button(bob.words.ready))
    expect(ada.page.get_by_role("listitem").filter(has_text="c’est bon")).to_have_count(1)
    assert "#" not in bob.page.url
