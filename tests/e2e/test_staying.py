"""Whatever happens to the line, the page or the server: the same seat, the same screen."""

import re

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.house import House
from tests.e2e.moments import Moments
from tests.e2e.person import Person, are_back, are_cut_off, play_until_the_end, seat_two, whose_turn


def test_a_reload_in_mid_turn_changes_nothing(come: Come) -> None:
    ada, bob = seat_two(come)
    active = whose_turn(ada, bob)
    active.ask()
    for person in (ada, bob):
        before = person.screen()
        person.page.reload()
        expect(person.paper).to_be_visible()
        assert person.screen() == before
    active.press(active.button(active.words.end_turn))
    assert whose_turn(ada, bob) is not active


def test_a_killed_server_comes_back_and_everybody_plays_on(come: Come, house: House) -> None:
    ada, bob = seat_two(come, come("fr", 1280), come("en", 360, moves=True))
    whose_turn(ada, bob)
    before = [ada.screen(), bob.screen()]
    places = [it.paper.bounding_box() for it in (ada, bob)]
    _cut_the_line(house, ada, bob)
    assert [it.paper.bounding_box() for it in (ada, bob)] == places, "nothing has moved"
    house.start()
    _wait_for_the_line(ada, bob)
    assert [ada.screen(), bob.screen()] == before
    shown = [Moments(ada), Moments(bob)]
    play_until_the_end(ada, bob)
    # Answers are said, and at the end what nobody found is turned over, where things may move and where not.
    for moments in shown:
        moments.wait_for("answer", "turned")
    nobody = re.compile("^(Personne n’a trouvé|Nobody found) ")
    expect(ada.page.locator("aside li").filter(has_text=nobody)).to_have_count(1)
    turned = [it.said("turned") for it in shown]
    assert turned[0] == turned[1]
    assert all(re.fullmatch(r"(Ada|Bob) \d+ \d+", it) for it in turned[0])


def test_what_is_asked_while_the_server_is_down_is_asked_once_when_it_is_back(
    come: Come, house: House
) -> None:
    ada, bob = seat_two(come)
    active = whose_turn(ada, bob)
    _cut_the_line(house, ada, bob)
    active.send_question()
    expect(active.page.get_by_text(active.words.one_waits)).to_be_visible()
    house.start()
    _wait_for_the_line(ada, bob)
    expect(active.button(active.words.end_turn)).to_be_visible()
    expect(active.page.get_by_text(active.words.one_waits)).to_have_count(0)
    active.press(active.button(active.words.end_turn))
    assert whose_turn(ada, bob) is not active


def test_a_second_tab_takes_over_and_the_first_says_so(come: Come) -> None:
    ada = come("en")
    ada.open_table(seats=2)
    first = ada.page
    ada.page = ada.context.new_page()
    ada.page.goto(first.url)
    expect(ada.button(ada.words.start)).to_be_visible()
    expect(first.get_by_role("heading", name=ada.words.moved)).to_be_visible()
    first.get_by_role("button", name=ada.words.go_on_here).click()
    expect(first.get_by_role("button", name=ada.words.start)).to_be_visible()
    expect(ada.page.get_by_role("heading", name=ada.words.moved)).to_be_visible()


def test_a_leavers_seat_is_lent_to_a_bot_and_handed_back(come: Come) -> None:
    ada, bob = come("fr"), come("en", 360)
    ada.page.clock.install()
    seat_two(come, ada, bob)
    his = _cards(bob)
    if whose_turn(ada, bob) is ada:
        ada.ask_and_end()
        whose_turn(bob)
    address = bob.page.url
    bob.page.close()
    gone = ada.page.get_by_text(re.compile("n’est plus là"))
    seat = ada.page.locator(".strip li").filter(has_text=bob.name)
    expect(gone).to_be_visible()
    expect(seat).to_contain_text("hors ligne")
    ada.page.clock.fast_forward(32_000)
    ada.press(ada.button(ada.words.lend))
    expect(gone).to_have_count(0)
    expect(seat).to_contain_text("robot en attendant")
    lent = f"Un robot joue pour {bob.name} en attendant son retour"
    expect(ada.page.locator("aside li").filter(has_text=lent)).to_have_count(1)
    expect(ada.page.locator("[role=status]").filter(has_text=lent)).to_have_count(1)
    assert whose_turn(ada) is ada, "the bot has played"
    bob.page = bob.context.new_page()
    bob.page.goto(address)
    expect(bob.paper).to_be_visible()
    expect(seat).not_to_contain_text("robot")
    back = f"{bob.name} est de retour"
    expect(ada.page.locator("aside li").filter(has_text=back)).to_have_count(1)
    assert his <= _cards(bob)
    ada.ask_and_end()
    assert whose_turn(bob) is bob, "the seat is theirs again"
    bob.ask_and_end()


def _cut_the_line(house: House, *people: Person) -> None:
    house.kill()
    are_cut_off(*people)


def _wait_for_the_line(*people: Person) -> None:
    are_back(*people)
    for person in people:
        person.forgive("WebSocket connection to", "ERR_CONNECTION_REFUSED")


def _cards(person: Person) -> set[str]:
    """In hand, hidden or laid: they stay on one's own paper."""
    return set(re.findall(r"\d+", person.paper.inner_text()))
