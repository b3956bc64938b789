"""WORDZ through the screen: composing, turning, spelling, voting, from the first letter to the last."""

from re import compile

from playwright.sync_api import expect

from tablee import registry
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.e2e.guests import Come
from tests.e2e.moments import Moments
from tests.e2e.person import Person, named, play
from tests.e2e.wordz import (
    CHOOSE,
    GO_ON,
    LAY,
    LAY_ANYWAY,
    LINE,
    LISTED,
    NOTES,
    PASS,
    PROPOSE,
    REJECT,
    TYPE,
    UNLISTED,
    VOTE,
    begin,
    faulty_word,
    hand,
    lay_listed,
    listed_word,
    move,
    move_in_a_round,
    propose,
    tap,
    tiles,
    turn_a_card,
    typed,
)


def lay_faulty(person: Person) -> str:
    """Typed, told to be unlisted, and laid on the second word."""
    word = faulty_word(hand(person))
    typed(person, word)
    expect(person.page.get_by_text(UNLISTED)).to_be_visible()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.press(named(person, LAY_ANYWAY))
    expect(tiles(person)).to_have_count(0)
    return word


def saw(moments: Moments, *names: str, spelled: str, told: str) -> None:
    """These came in this order, the last word spelled so, and of it was told at last what begins so."""
    moments.wait_for(*names)
    # On a slow machine the last letter comes only with the breath.
    assert spelled.startswith(moments.said("spell")[-1])
    assert moments.said("breath")[-1] == spelled
    assert moments.said("verdict")[-1].startswith(told)


def test_two_people_and_a_bot_play_two_rounds_and_a_faulty_word_is_voted_out(come: Come) -> None:
    # On one device things move, on the other they do not: both see the same.
    ada, bob = come("fr", 1280, moves=True), come("en", 360)
    begin(ada, bob, seats=3, first=1, rounds=2)
    hers, his = Moments(ada), Moments(bob)
    expect(named(bob, PASS)).to_be_visible()
    bobs = lay_listed(bob)
    expect(bob.page.get_by_role("list", name="Your word")).to_be_visible()
    # While the others compose, one is told who they are.
    expect(bob.page.get_by_text(compile("^Waiting for"))).to_be_visible()
    faulty = lay_faulty(ada)

    # Bob begins. He has seen only backs, and knows nothing else.
    expect(named(bob, CHOOSE)).to_be_visible()
    assert bob.page.get_by_text(faulty).count() == 0
    assert ada.page.get_by_text(bobs).count() == 0
    propose(bob, ada.name, faulty)

    # It is spelled before everybody's eyes, and then the verdict.
    # Nobody finds it in a dictionary: the others vote, the bot among them.
    for person in (ada, bob):
        expect(person.page.get_by_role("heading", name=VOTE)).to_be_visible()
        expect(person.page.get_by_role("main").get_by_text(faulty, exact=True)).to_be_visible()
    # On a wide page it is as large as what everybody looks at.
    tall = [
        it.evaluate("it => it.getBoundingClientRect().height")
        for it in (ada.page.locator("main .panel").first, ada.page.locator("main .area"))
    ]
    assert tall[0] > tall[1] / 2
    assert named(ada, REJECT).count() == 0  # not its owner
    bob.press(named(bob, REJECT))
    for person in (ada, bob):
        expect(person.page.get_by_role("heading", name=VOTE)).to_have_count(0)
    expect(
        ada.page.get_by_text("Vous êtes hors jeu").or_(ada.page.get_by_text("Refusé au vote")).first
    ).to_be_visible()
    saw(hers, "spell", "breath", "verdict", "breath", "verdict", spelled=faulty, told="Refusé ")
    saw(his, "spell", "breath", "verdict", "breath", "verdict", spelled=faulty, told="Voted out ")
    assert hers.said("verdict")[0].startswith("Juste Pas au dictionnaire français")
    # The token is not given back, and the card is still owed.
    expect(named(bob, CHOOSE)).to_be_visible()
    assert named(bob, PROPOSE).count() == 0
    turn_a_card(bob)
    hers.wait_for("verdict", "verdict", "letter")
    his.wait_for("verdict", "verdict", "letter")

    # With the fewest cards and no token Ada begins the second round, and finds Bob's word at once.
    play(ada, bob, move=move_in_a_round, until=lambda it: named(it, GO_ON).count() > 0)
    for person in (ada, bob):
        person.press(named(person, GO_ON))
    bobs = lay_listed(bob)
    lay_listed(ada)
    expect(named(ada, PROPOSE)).to_be_visible()
    many = hers.names.count("taken"), his.names.count("taken")
    propose(ada, bob.name, bobs)
    found = f"Juste Trouvé par vous : {len(bobs)} pour vous"
    saw(hers, *["taken"] * (many[0] + 1), spelled=bobs, told=found)
    saw(his, *["taken"] * (many[1] + 1), spelled=bobs, told=f"Right Ada found yours: {len(bobs)} ")
    # The token goes to the word's owner, and the cards to who takes them; only where things may move.
    assert {"token", "card"} == set(hers.said("flight"))
    assert "flight" not in his.names

    play(ada, bob, move=move)
    for person in (ada, bob):
        expect(
            person.page.get_by_role("list", name=compile("^(Les mots|The words)$"))
        ).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.words.log).click()
    table = verify(read_log(download.value.path().read_bytes(), registry.game))
    assert table.outcome is not None
    log = download.value.path().read_text()
    assert '"ballot":"reject"' in log
    assert f'"word":"{faulty}","stands":false' in log

    ada.press(ada.button("Revoir pas à pas"))
    paper = ada.page.get_by_role("dialog", name="Pas à pas")
    expect(paper.get_by_text(compile("les tirages du journal en découlent"))).to_be_visible()


def test_a_word_is_composed_by_taps_by_dragging_and_with_keys(come: Come) -> None:
    ada = come("en", 1280)
    begin(ada)
    line = ada.page.get_by_role("list", name=LINE).get_by_role("button")
    letters = hand(ada)
    first, second, third = letters[0], letters[5], letters[6]

    def word() -> str:
        return "".join(line.evaluate_all("all => all.map((it) => it.innerText.trim()[0])"))

    tap(ada, first + second + third)
    assert word() == first + second + third
    # A letter is dragged before another, or moved by two taps.
    line.nth(2).drag_to(line.nth(0), target_position={"x": 4, "y": 10})
    assert word() == third + first + second
    ada.press(ada.button("Move letters"))
    ada.press(line.nth(0))
    ada.press(line.nth(2))
    assert word() == first + second + third
    ada.press(ada.button("Move letters"))
    # A letter is dragged into the word from where it lies.
    fourth = ada.page.locator(".tray button[aria-pressed=false]").last
    letter = (fourth.get_attribute("aria-label") or "")[0]
    fourth.drag_to(line.nth(1), target_position={"x": 4, "y": 10})
    assert word() == first + letter + second + third
    ada.press(line.nth(1))
    assert word() == first + second + third

    # The keyboard goes on where the mouse stopped; a letter one does not have is told.
    ada.page.keyboard.press("Backspace")
    assert word() == first + second
    absent = next(it for it in "WKXQJZ" if it not in letters)
    ada.page.keyboard.type(absent)
    expect(ada.page.get_by_text(f"You have no {absent} left.")).to_be_visible()
    assert word() == first + second

    ada.press(ada.button("Shuffle"))
    ada.press(ada.button("Clear"))
    assert sorted(hand(ada)) == sorted(letters)
    ada.press(ada.button("Sort"))
    assert hand(ada) == letters
    ada.page.get_by_role("textbox", name=TYPE).focus()
    ada.page.keyboard.type(listed_word(letters))
    expect(ada.page.get_by_text(LISTED)).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(tiles(ada)).to_have_count(0)


def test_notes_are_kept_on_this_device_and_how_many_words_fit_is_shown(come: Come) -> None:
    ada = come("en", 360)
    begin(ada, counts=True)
    # The rules open at the phase one is in.
    ada.press(ada.button("Read rule WZ-04"))
    expect(ada.page.get_by_role("dialog").locator("[id='wz-04']")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.press(named(ada, NOTES))
    paper = ada.page.get_by_role("dialog", name="Notepad")
    expect(paper.get_by_text("on this device only")).to_be_visible()
    paper.get_by_role("textbox").fill("a rabbit?")
    ada.page.keyboard.press("Escape")
    lay_listed(ada)
    expect(named(ada, CHOOSE)).to_be_visible()
    expect(ada.button("Read rule WZ-14")).to_be_visible()
    expect(ada.page.get_by_text(compile(r"^[\d,]+ words? fits?$"))).to_be_visible()
    with ada.page.expect_response(compile("/api/words/fr/")) as asked:
        turn_a_card(ada)
    count = asked.value.json()["count"]
    expect(ada.page.get_by_text(compile(rf"^{count:,} words? fits?$"))).to_be_visible()
    ada.page.reload()
    ada.press(named(ada, NOTES))
    expect(paper.get_by_role("textbox")).to_have_value("a rabbit?")


def test_where_only_listed_words_are_laid_no_other_can_be(come: Come) -> None:
    ada = come("fr", 360)
    begin(ada, words="listed_only")
    tap(ada, faulty_word(hand(ada)))
    expect(ada.page.get_by_text(UNLISTED)).to_be_visible()
    expect(named(ada, LAY)).to_be_disabled()
    ada.press(ada.button("Effacer"))
    lay_listed(ada)
