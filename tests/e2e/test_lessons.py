"""Every lesson is finished by touch and by keyboard, offered where one waits, and ends in a real game."""

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e import entre_les_lignes as el
from tests.e2e.guests import Come
from tests.e2e.house import IS_EVENING
from tests.e2e.inspector import Inspector
from tests.e2e.lessons import BACK, LEARN, LESSONS, PLAY, SKIP, take, teacher
from tests.e2e.light_line import HINT, LineTypist
from tests.e2e.person import Person, named
from tests.e2e.words import Language

TOUCHED: tuple[Language, ...] = ("fr", "en") if IS_EVENING else ("fr",)
TYPED: tuple[Language, ...] = ("en", "fr") if IS_EVENING else ("en",)


def learn(person: Person, game: str) -> None:
    """From the first step to the last."""
    person.go(f"/?learn={game}")
    walk(person, game)
    expect(named(person, PLAY)).to_be_visible()
    expect(person.page.locator("button.main")).to_have_count(1)


def walk(person: Person, game: str) -> None:
    for step in LESSONS[game]:
        take(person, step)
        assert person.sticking_out() == [], step
    expect(teacher(person)).to_have_attribute("data-step", "end")


@pytest.mark.parametrize("language", TOUCHED)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_finished_by_touch(come: Come, game: str, language: Language) -> None:
    ada = come(language, 360)
    learn(ada, game)
    inspector = Inspector(ada)
    inspector.glance(f"the end of the lesson of {game}")
    assert not inspector.complaints, "\n".join(inspector.complaints)


@pytest.mark.parametrize("language", TYPED)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_finished_with_the_keyboard_alone(
    come: Come, game: str, language: Language
) -> None:
    learn(come(language, 1280, kind=LineTypist), game)


def test_a_lesson_ends_in_a_real_game_against_the_easiest_bot(come: Come) -> None:
    ada = come("en", 360)
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(str(frame)))

    ada.page.on("websocket", listen)
    learn(ada, "kidz-line")
    ada.press(named(ada, PLAY))
    strip = ada.page.locator("main li")
    expect(strip.filter(has_text="Ada")).to_have_count(1)
    expect(ada.page.get_by_text("Round 1 of 6")).to_be_visible()
    assert any('"type":"start","level":"novice"' in it for it in sent)
    # Whoever comes back to the table finds it as it is, and nothing begins anew.
    ada.page.reload()
    expect(ada.page.get_by_text("of 6")).to_be_visible()


def test_who_learned_the_puzzle_has_one_at_once(come: Come) -> None:
    ada = come("fr", 360)
    learn(ada, "solo-line")
    ada.press(named(ada, PLAY))
    expect(named(ada, HINT)).to_be_visible()
    assert "/t/" in ada.page.url
    # The lesson was no feat: nothing of it is remembered.
    ada.go("/mine")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_text("5 cartes")).to_have_count(0)


def test_a_lesson_is_left_in_one_touch_and_begins_again_at_its_first_step(come: Come) -> None:
    ada = come("fr", 360)
    ada.go("/?learn=line")
    take(ada, LESSONS["line"][0])
    expect(teacher(ada)).to_have_attribute("data-step", "draw")
    ada.press(named(ada, SKIP))
    expect(ada.button(ada.words.open)).to_be_visible()
    ada.page.go_back()
    expect(teacher(ada)).to_have_attribute("data-step", "card")


def test_what_is_not_wanted_yet_is_said_aloud_and_changes_nothing(come: Come) -> None:
    ada = come("en", 1280)
    ada.go("/?learn=line")
    for step in LESSONS["line"][:4]:
        take(ada, step)
    expect(teacher(ada)).to_have_attribute("data-step", "pay")
    ada.press(ada.button("2 + 3"))
    expect(teacher(ada)).to_contain_text("Not that one, for now.")
    expect(teacher(ada)).to_have_attribute("data-step", "pay")


def test_a_lesson_is_in_sight_at_a_door_where_there_is_most_to_say(come: Come) -> None:
    ada, bob = come("fr", 1280), come("fr", 360)
    bob.go(f"/t/{ada.open('solo-line', 1)}")
    expect(bob.button(bob.words.come_in)).to_be_in_viewport(ratio=1)
    expect(named(bob, LEARN)).to_be_in_viewport(ratio=1)


def test_new_words_come_into_sight_on_a_phone_on_its_side(come: Come) -> None:
    ada = come("fr", 360)
    ada.page.set_viewport_size({"width": 740, "height": 360})
    ada.go("/?learn=entre-les-lignes")
    first, second, *_ = LESSONS["entre-les-lignes"]
    take(ada, first)
    expect(teacher(ada)).to_have_attribute("data-step", "vote")
    expect(teacher(ada)).to_be_in_viewport(ratio=1)
    # All four drawings hang in one row: none is scrolled to inside of what is scrolled to.
    heights = el.frames(ada).evaluate_all("all => all.map((it) => it.getBoundingClientRect().top)")
    assert len(heights) == 4
    assert max(heights) - min(heights) < 1
    take(ada, second)


def test_a_guest_learns_at_the_door_and_at_the_table_and_is_back_there(come: Come) -> None:
    ada, bob = come("fr", 1280), come("fr", 360)
    code = ada.open("kidz-line", 2)
    bob.go(f"/t/{code}")
    bob.page.get_by_role("textbox").fill("Robert")
    bob.press(named(bob, LEARN))
    walk(bob, "kidz-line")
    bob.press(named(bob, BACK))
    expect(bob.page.get_by_role("textbox")).to_have_value("Robert")
    bob.press(bob.button(bob.words.come_in))

    # In the lobby it is in sight without scrolling, and the game does not wait for its end.
    expect(named(bob, LEARN)).to_be_in_viewport(ratio=1)
    expect(bob.button(bob.words.ready)).to_be_in_viewport(ratio=1)
    bob.press(named(bob, LEARN))
    take(bob, LESSONS["kidz-line"][0])
    expect(teacher(bob)).to_have_attribute("data-step", "place")
    bob.press(named(bob, SKIP))
    bob.press(bob.button(bob.words.ready))
    bob.press(named(bob, LEARN))
    expect(teacher(bob)).to_have_attribute("data-step", "pile")
    ada.press(ada.button(ada.words.start))
    expect(teacher(bob)).to_have_count(0)
    expect(bob.page.get_by_text("Tour 1 sur 6")).to_be_visible()
