"""TRAPWORDS through the screen: traps, clues, guesses, objections, curses, and the monster at the end."""

from re import compile, search

from playwright.sync_api import expect

from tablee import registry
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.e2e.guests import Come
from tests.e2e.house import IS_EVENING
from tests.e2e.inspector import found_on
from tests.e2e.moments import Moments
from tests.e2e.person import Person, named
from tests.e2e.trapwords import (
    ACCEPT,
    AGREED,
    BEGIN,
    CLUE,
    CONCEDE,
    DISMISS,
    GUESS,
    MORE_TIME,
    NOT_RELATED,
    NOTHING,
    OMEN,
    OPEN_BOOK,
    RIGHT,
    SETTLE,
    STOP,
    TRAP,
    UNSURE,
    WRONG,
    Party,
    Turn,
    field,
    gather,
)

HIGH = """() => [...document.querySelectorAll("main button.big")]
  .map((it) => it.getBoundingClientRect()).filter((it) => it.height < 56 || it.width < 56).length"""

# What one does in a race lies in the window, whatever else is said meanwhile.
HIDDEN = """() => [".stream", ".guesses", "button.big"]
  .filter((it) => {
    const { top, bottom } = document.querySelector(`main ${it}`).getBoundingClientRect();
    return top < 0 || bottom > innerHeight;
  })"""
HEIGHT = "(it) => it.getBoundingClientRect().height"


def look(where: str, *people: Person) -> None:
    """Nothing shuts anybody out, and nothing sticks out at the side."""
    for person in people:
        assert found_on(person) == [], where


def test_four_people_play_a_whole_game_to_the_monsters_end(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360)
    cyd, dan = come("en", 1280, light="dark", moves=True), come("fr", 360, light="dark")
    party = gather(ada, bob, cyd, dan)
    # The same moments for who wants things to move, and for who does not.
    moments = Moments(cyd), Moments(dan)
    look("traps", ada, bob)
    # A pronoun is no trap; the refusal names its rule, and the rules open at the phase one is in.
    field(ada, TRAP).fill("lequel")
    field(ada, TRAP).press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("TW-21")
    ada.press(ada.page.get_by_role("alert").get_by_role("button", name="Fermer"))
    ada.press(ada.button("Lire la règle TW-15"))
    expect(ada.page.get_by_role("dialog").locator("[id='tw-15']")).to_be_visible()
    ada.page.keyboard.press("Escape")

    trap = _both_step_into_a_trap(party)
    for person in party.people:
        story = compile("le monstre vient|so the monster comes")
        expect(person.page.get_by_role("main").get_by_text(story).last).to_be_visible()
    look("end of round", bob)
    played(moments, fuse=trap, snap=trap, prowl=r"(en salle|to room) 4\.$")

    _find_it_with_a_doubt(party)
    # Both stand in the second room now, where a curse was turned up.
    expect(ada.page.get_by_role("heading", name=OMEN)).to_be_visible()
    look("omen", bob)
    _go_down(party, moments)
    for person in party.people:
        expect(person.end).to_be_visible()
        # The teams by their names, and no points that nobody counted.
        both = compile("^(Les Rouges et les Bleus gagnent|Red and Blue win)$")
        expect(person.page.get_by_role("heading", name=both)).to_be_visible()
        assert person.page.get_by_role("main").get_by_text(compile("points?$")).count() == 0
    # The word that did it, the monster, who has won, and then the rest: nothing of the end before its moment.
    won = "(Les Rouges et les Bleus gagnent|Red and Blue win)"
    played(moments, found="", fall=f"{won}$", winner=f"^{won}", ranking="")
    look("end", ada, bob)

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.words.log).click()
    table = verify(read_log(download.value.path().read_bytes(), registry.game))
    assert table.outcome is not None
    assert set(table.outcome.winners) == {0, 1, 2, 3}
    told = download.value.path().read_text()
    for happened in (
        *("aside_heard", "clue_stopped", "claim_noted", "monster_moved", "curse_revealed"),
    ):
        assert f'"type":"{happened}"' in told

    ada.press(ada.button("Revoir pas à pas"))
    paper = ada.page.get_by_role("dialog", name="Pas à pas")
    expect(paper.get_by_text(compile("les tirages du journal en découlent"))).to_be_visible()


def played(moments: tuple[Moments, ...], **acts: str) -> None:
    """These came on stage in this order, for everybody who looks; each said this last."""
    for seen in moments:
        seen.wait_for(*acts)
        for act, said in acts.items():
            assert search(said, seen.said(act)[-1]), act


def _go_down(party: Party, moments: tuple[Moments, ...]) -> None:
    """Everybody finds every word, until the monster lies; the first one in peace."""
    ada = party.people[0]
    for n in range(8):
        if ada.end.is_visible():
            break
        party.set_traps()
        turn = party.turn()
        secret = turn.secret
        for seen in moments:
            seen.forget()
        turn.find()
        if n == 0:
            played(moments, found=f"^{secret}", door=" 3", step=r"(en salle|to room) 3\.$")
        party.turn().find()
        expect(
            field(ada, TRAP).or_(ada.page.get_by_role("heading", name=OMEN)).or_(ada.end).first
        ).to_be_visible()


def _both_step_into_a_trap(party: Party) -> str:
    """Nobody comes closer, so the monster does; the trap that sprang last."""
    party.set_traps()
    first = party.turn()
    # Who may know what: the word is with those who trapped it, and nowhere else.
    secret = first.secret
    shown = "[data-secret]"
    for person in (first.giver, first.guesser):
        expect(person.page.locator(shown)).to_have_count(0)
    first.open()
    expect(first.guesser.page.locator(shown)).to_have_count(0)
    watcher = first.opponents[1]
    stream = watcher.page.get_by_role("list", name=compile("^(Indices|Clues)$"))
    high = stream.evaluate(HEIGHT)
    first.say("zovika", first.traps[0])
    look("clue", first.giver, first.guesser, watcher)
    assert watcher.page.evaluate(HIGH) == 0
    # Nothing is pushed down by what is said, and it all fits, on its side too; a wide page gives it its half.
    assert stream.evaluate(HEIGHT) == high
    for size in ((740, 360), (360, 740)):
        watcher.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert watcher.page.evaluate(HIDDEN) == []
    own = first.giver.page.viewport_size
    assert own is not None
    first.giver.page.set_viewport_size({"width": 1280, "height": 800})
    assert first.giver.page.locator("main .turn").evaluate(HEIGHT) > 400
    first.giver.page.set_viewport_size(own)
    # The referee whispers to the opponents only; one touch, and the turn is stopped for the right reason.
    marked = compile(f"^{first.traps[0]}.*(déclenché|sprung)")
    assert named(first.guesser, marked).count() == 0
    watcher.press(named(watcher, marked))
    expect(first.guesser.page.get_by_role("heading", name=SETTLE)).to_be_visible()
    look("settle", watcher)
    first.guesser.press(named(first.guesser, CONCEDE))
    # Now everybody may read what it was.
    expect(first.guesser.page.get_by_role("main").get_by_text(secret).first).to_be_visible()
    second = party.turn()
    second.step_into_a_trap()
    return second.traps[0]


def _find_it_with_a_doubt(party: Party) -> None:
    """An opponent is unsure of a word; the word is found all the same; afterwards it is settled by a vote."""
    party.set_traps()
    turn = party.turn()
    turn.open()
    turn.say("zovika")
    watcher = turn.opponents[0]
    # One touch; what it was about is said after the turn.
    watcher.press(named(watcher, UNSURE))
    expect(
        watcher.page.get_by_text(compile("à régler après le tour|settled after the turn", 2)).first
    ).to_be_attached()
    # Nobody else knows of it yet.
    assert turn.guesser.page.get_by_role("heading", name=SETTLE).count() == 0
    turn.guess("mauvaise idée")
    expect(turn.giver.page.get_by_text("mauvaise idée").first).to_be_visible()
    turn.guess(turn.secret)
    # The last words may be objected to for some seconds; the opponents need not wait.
    waiting = named(watcher, ACCEPT)
    contest = named(turn.giver, NOT_RELATED)
    expect(waiting.or_(named(watcher, NOTHING)).first).to_be_visible()
    if waiting.count():
        watcher.press_if_there(waiting)
    watcher.press(named(watcher, compile(f"^{turn.traps[0]}$")))
    turn.giver.press(contest)
    # Two of four are enough: a tie is lenient.
    for person in party.people[:2]:
        person.press(named(person, DISMISS))
    expect(watcher.page.get_by_role("heading", name=SETTLE)).to_have_count(0)
    _nearly_find_it(party, party.turn())


def _nearly_find_it(party: Party, turn: Turn) -> None:
    """A slip is asked about and costs nothing; who means it pays, and may say after the turn that it was right."""
    turn.open()
    turn.guess("sattelite")
    expect(named(turn.guesser, compile("^satellite"))).to_be_visible()
    all_left = compile("5 propositions|5 guesses left")
    expect(turn.guesser.page.get_by_text(all_left)).to_be_visible()
    look("slip", turn.guesser)
    near = f"{turn.secret}w"
    turn.guess(near)
    insist = named(turn.guesser, compile(f"^(Non|No), .*{near}"))
    counted = turn.guesser.page.get_by_text(compile(f"^{near}.*(faux|wrong)$"))
    expect(insist.or_(counted).first).to_be_visible()
    if insist.count():  # but for a few that no word is like
        turn.guesser.press(insist)
    expect(counted).to_be_visible()
    for _ in range(4):
        turn.guess(next(party.words))
    one = turn.opponents[0]
    appeal = named(turn.guesser, compile(f"{near}.*(était juste|was right)$"))
    expect(appeal).to_be_visible()
    look("appeal", turn.guesser)
    turn.guesser.press(appeal)
    one.press(named(one, CONCEDE))
    expect(named(one, CONCEDE)).to_have_count(0)


def test_a_turn_is_played_aloud(come: Come) -> None:
    ada, bob = come("fr", 360), come("en", 1280)
    cyd, dan = come("en", 360), come("fr", 1280)
    party = gather(ada, bob, cyd, dan, clues="aloud", start="with_first_clue")
    party.set_traps()
    turn = party.turn()
    turn.giver.press(named(turn.giver, OPEN_BOOK))
    one, two = turn.opponents
    assert not named(one, STOP).is_enabled()  # nothing is spoken yet
    turn.giver.press(named(turn.giver, BEGIN))
    for person in (turn.giver, turn.guesser):
        assert field(person, CLUE).count() + field(person, GUESS).count() == 0
    look("aloud", one, two)
    assert one.page.evaluate(HIGH) == 0
    one.press(named(one, WRONG))
    expect(two.page.get_by_text(compile("encore 4 propositions|4 guesses left"))).to_be_visible()
    two.press(named(two, RIGHT))
    expect(turn.guesser.page.get_by_text(compile("trouvent |finds ")).first).to_be_visible()

    # The other team is stopped, for a rule and not for a trap.
    other = party.turn()
    other.giver.press(named(other.giver, OPEN_BOOK))
    other.giver.press(named(other.giver, BEGIN))
    watcher = other.opponents[0]
    watcher.press(named(watcher, STOP))
    # The glass stands still, and nothing is counted, until the reason is given; a team-mate may give it.
    expect(
        other.guesser.page.get_by_text(compile("^(Le sablier est arrêté|The glass stands)"))
    ).to_be_visible()
    assert named(watcher, RIGHT).count() == 0
    look("stopped", other.guesser, watcher)
    mate = other.opponents[1]
    mate.press(named(mate, compile("^(Un nom propre|A proper name)$")))
    expect(other.guesser.page.get_by_role("heading", name=SETTLE)).to_be_visible()
    other.giver.press(named(other.giver, CONCEDE))
    expect(field(ada, TRAP).or_(ada.page.get_by_role("heading", name=OMEN)).first).to_be_visible()


FAULTS = {
    "TW-33": "Un exemple du mot|An example of",
    "TW-34": "Un nom propre|A proper name",
    "TW-35": "Le son ou l|Sound or spelling",
    "TW-36": "Une expression, par|An expression, by",
    "TW-37": "Le sigle d|Initials of a name",
    "TW-38": "Un titre déguisé|A title in disguise",
    "TW-39": "Une allusion privée|A private allusion",
    "TW-40": "Ce qui est ici|Something in this room",
    "TW-41": "Un geste, un|A sign, a",
}


def test_whoever_objects_in_time_is_heard_whatever_the_fault(come: Come) -> None:
    """TW-33 to TW-41, in the evening all at one table: STOP is one touch, its reason is chosen in peace."""
    ada, bob = come("fr", 360), come("en", 1280)
    cyd, dan = come("en", 1280), come("fr", 360)
    party = gather(ada, bob, cyd, dan, curses="off")
    # The team decides who has the torch: whoever has none is given it.
    torch = named(ada, compile("donner la torche$"))
    taker = (torch.get_attribute("aria-label") or "").split()[0]
    ada.press(torch)
    expect(named(ada, compile(f"^{taker} a la torche$"))).to_be_visible()

    faults = list(FAULTS.items()) if IS_EVENING else [*FAULTS.items()][:2]
    for at, (rule, text) in enumerate(faults):
        if at % 2 == 0:
            party.set_traps()
        turn = party.turn()
        turn.open()
        fault, last = next(party.words), next(party.words)
        turn.say(fault, last)
        if at == 0:
            _more_sand_if_both_agree(turn)
        watcher = turn.opponents[at % 2]
        watcher.press(named(watcher, STOP))
        expect(field(turn.guesser, GUESS)).to_have_count(0)
        if at == 0:
            look("stop", turn.guesser, watcher)
        # The word before the newest one was meant.
        watcher.press(named(watcher, compile(f"^{fault}$")))
        watcher.press(named(watcher, compile(f"^({text})")))
        claim = compile(f"{fault}.*(enfreint|breaks)")
        expect(turn.guesser.page.get_by_role("main").get_by_text(claim).first, rule).to_be_visible()
        turn.guesser.press(named(turn.guesser, CONCEDE))
        expect(named(turn.guesser, CONCEDE)).to_have_count(0)


def _more_sand_if_both_agree(turn: Turn) -> None:
    turn.guesser.press(named(turn.guesser, MORE_TIME))
    one = turn.opponents[0]
    one.press(named(one, AGREED))
    expect(named(one, AGREED)).to_have_count(0)
    expect(named(turn.guesser, MORE_TIME)).to_be_visible()
