"""Everything can be done without a mouse and without a finger."""

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.person import play_until_the_end, whose_turn
from tests.e2e.typist import Typist


def test_a_whole_game_from_the_first_page_to_the_next_game_with_the_keyboard_alone(
    come: Come,
) -> None:
    ada = come("fr", kind=Typist)
    assert isinstance(ada, Typist)
    page = ada.page
    ada.go("/")
    ada.enter(page.get_by_role("link", name="Between", exact=True))
    expect(page.get_by_role("heading", name=ada.words.opening)).to_be_focused()
    ada.choose("Express", "ArrowDown")
    ada.choose("2", "ArrowLeft", 2)
    ada.enter(ada.button(ada.words.open))
    ada.enter(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    ada.hide()

    # What happens is told to whoever does not see it.
    told = page.locator("main > [aria-live=polite]")
    assert whose_turn(ada) is ada
    number = ada.numbers()[0]
    ada.ask()
    expect(told).to_contain_text(number)
    ada.enter(ada.button(ada.words.end_turn))

    play_until_the_end(ada)
    expect(told).not_to_be_empty()
    ada.enter(ada.end)
    expect(ada.cards.first).to_be_visible()
    ada.is_somewhere()
