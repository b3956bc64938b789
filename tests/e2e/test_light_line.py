"""The five modes of LIGHT-LINE, each played through the screen."""

from re import compile

from playwright.sync_api import Locator, expect

from tablee import registry
from tablee.games.light_line.display import Laid
from tablee.tables.reader import read_log
from tablee.tables.verify import verify
from tests.e2e.guests import Come
from tests.e2e.house import ROUND_PILE
from tests.e2e.inspector import IN_SIGHT
from tests.e2e.light_line import (
    AGAIN,
    CALL,
    CHOOSE,
    FASTER,
    HINT,
    LAY,
    MANY,
    MARK,
    MINE,
    NO_PLACE,
    READY,
    SLOWER,
    TURN,
    TURN_UP,
    WRONG,
    YES_WRONG,
    LineTypist,
    cards,
    dim,
    lay,
    lay_anywhere,
    longest,
    press_first,
    spots,
    swap_until_it_fits,
    taken_from,
)
from tests.e2e.moments import Moments
from tests.e2e.person import Person, begin, is_offered, named, play


def move_in_line(person: Person) -> bool:
    """Take points, draw or swap where that is asked; else lay the card somewhere."""
    if press_first(person, taken_from(person)):
        return True
    is_mine = named(person, CHOOSE).count() or named(person, LAY).count()
    return bool(is_mine) and lay_anywhere(person)


def move_in_kidz_line(person: Person) -> bool:
    if press_first(person, named(person, TURN_UP)) or lay_anywhere(person):
        return True
    return press_first(person, named(person, NO_PLACE))


def solve_with_hints(person: Person) -> None:
    """Ask for card after card; then all that is left is to lay them."""
    shown = person.page.locator("section [data-laid]")
    for n in range(1, 7):
        person.press(named(person, HINT))
        expect(shown).to_have_count(n)
    expect(named(person, HINT)).to_have_count(0)
    told: list[str] = shown.evaluate_all("all => all.map((it) => it.dataset.laid)")
    lay(person, tuple([Laid(*map(int, it.split(","))) for it in told]))  # type: ignore[arg-type]


def test_two_people_and_a_bot_play_line_to_its_end(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360)
    begin("line", 3, ada, bob)
    moments = [Moments(person) for person in (ada, bob)]
    play(ada, bob, move=move_in_line)
    for person, seen in zip((ada, bob), moments, strict=True):
        seen.wait_for("run", "sum", "why")
        assert "flight" not in seen.names  # where nothing should move, the line is there at once
        expect(dim(person)).to_have_count(0)
        expect(person.page.locator("[data-outlined]")).to_have_count(0)
    assert any(" + " in sum for sum in moments[0].said("sum"))
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.words.log).click()
    table = verify(read_log(download.value.path().read_bytes(), registry.game))
    assert table.outcome is not None

    ada.press(ada.button("Revoir pas à pas"))
    paper = ada.page.get_by_role("dialog", name="Pas à pas")
    expect(paper.get_by_text(compile("les tirages du journal en découlent"))).to_be_visible()
    expect(paper.get_by_role("list", name=compile("^Carte d"))).to_have_count(3)


def test_two_people_race_through_a_round_of_long_line(come: Come) -> None:
    ada, bob = come("en", 1280, moves=True), come("fr", 360)
    begin("long-line", 2, ada, bob, rounds=1, pace="relaxed")
    for person in (ada, bob):
        assert cards(person) == []  # face down, for their owner too
        person.press(named(person, READY))
    for person in (ada, bob):
        expect(person.page.locator("main li button[data-card]")).to_have_count(8)
    line = longest(cards(bob))
    lay(bob, line)
    told = [Moments(person) for person in (ada, bob)]
    bob.press(named(bob, CALL).first)
    # Things may move for one of them: the same is lit and said for both, in the same order.
    for moments, call in zip(told, ("LINE %d! Bob", "LINE %d ! Bob"), strict=True):
        moments.wait_for("countdown", "shout", "run", "points")
        assert moments.said("shout") == [call % len(line)]
        assert [it.split()[1:] for it in moments.said("run")] == [[str(len(line))]]
        assert min(moments.lit("run")) >= len(line)
        assert moments.said("points") == [f"Ada 0, Bob {len(line)}"]
    for person in (ada, bob):
        expect(person.end).to_be_visible()
        expect(
            person.page.get_by_role("group", name=compile("’s display$|^Tableau d"))
        ).to_have_count(1)
        expect(person.page.get_by_text(compile("1st call|1re annonce"))).to_be_visible()
    why = ada.page.locator("main section").get_by_text("All but you had called")
    expect(why).to_be_visible()


def test_two_people_play_head_line_to_its_end(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360, moves=True)
    begin("head-line", 2, ada, bob, dealer=0, pace_ms=700, times="calm")
    ada.press(named(ada, SLOWER))
    expect(ada.page.get_by_text("1 carte / 1 s")).to_be_visible()
    expect(bob.page.get_by_text("1 card / 1 s")).to_be_visible()
    expect(named(bob, SLOWER)).to_have_count(0)
    ada.press(named(ada, FASTER))

    # Too soon, and nothing to show; there is no number yet to give back.
    expect(named(bob, CALL)).to_be_enabled(timeout=30_000)
    told = [Moments(person) for person in (ada, bob)]
    bob.press(named(bob, CALL))
    bob.press(named(bob, WRONG))
    bob.press(named(bob, YES_WRONG))

    for _ in range(sum(ROUND_PILE.values())):
        ada.press(ada.button("Manche suivante"))
        expect(ada.button("Manche suivante")).to_have_count(0)
        prove_a_line(ada, bob)
    for moments, call, right in zip(
        told, ("LINE ! Ada", "LINE! Ada"), ("Juste : Ada", "Right: Ada"), strict=True
    ):
        moments.wait_for("shout", "countdown", "verdict", "shout", "countdown", "run", "verdict")
        assert moments.said("shout")[1:] == [call] * sum(ROUND_PILE.values())
        assert len(moments.said("run")) == sum(ROUND_PILE.values())
        assert min(moments.lit("run")) >= min(ROUND_PILE)
        assert all(it.startswith(right) for it in moments.said("verdict")[1:])
    for person in (ada, bob):
        expect(person.end).to_be_visible()
    points = sum(number * many for number, many in ROUND_PILE.items())
    expect(ada.page.get_by_role("heading", name="Vous gagnez")).to_be_visible()
    expect(ada.page.get_by_text(f"{points} points").first).to_be_visible()


def prove_a_line(caller: Person, other: Person) -> None:
    """Wait until there is one, call, mark the cards, and join them."""
    number = int(caller.page.get_by_text(compile(r"^Une ligne de \d$")).inner_text().split()[-1])
    while len(longest(seen := cards(caller))) < number:
        expect(caller.page.locator("main li button[data-card]")).not_to_have_count(len(seen))
    caller.press(named(caller, CALL))
    expect(caller.button("Marquez-en encore")).to_be_visible()
    line = longest(cards(caller))[:number]
    for it in line:
        caller.press(caller.page.locator(f"main li button[data-card='{it.card}']"))
    caller.press(named(caller, MARK))
    expect(other.page.get_by_role("group", name=compile("’s line$"))).to_be_visible()
    lay(caller, line)
    for person in (caller, other):
        expect(person.page.get_by_role("heading", name=compile("^(Juste|Right)"))).to_be_visible()


def drag(person: Person, card: Locator, spot: Locator) -> None:
    """Put a finger on the card, and lift it over the spot, wherever that is by then."""
    mouse = person.page.mouse
    expect(card).to_be_visible()
    mouse.move(*middle(card))
    mouse.down()
    x, y = middle(card)
    mouse.move(x, y - 30, steps=3)  # a spot may show only once the card is in the fingers
    expect(spot).to_be_visible()
    mouse.move(*middle(spot), steps=5)
    expect(person.page.locator("main .isDragged")).to_have_count(1)
    mouse.move(*middle(spot))
    mouse.up()


def middle(of: Locator) -> tuple[float, float]:
    place = of.bounding_box()
    assert place is not None
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def test_a_card_is_laid_where_it_is_dropped(come: Come) -> None:
    ada = come("en", 1280)
    begin("line", 2, ada, first=0)
    swap_until_it_fits(ada)
    mine = ada.page.get_by_role("img", name=MINE)
    laid = ada.page.locator("[data-laid]")
    expect(laid).to_have_count(1)
    drag(ada, mine, spots(ada).first)
    expect(laid).not_to_have_count(1)


def test_a_card_is_dragged_from_the_tray_to_the_bench_and_the_line_is_counted(come: Come) -> None:
    ada = come("en", 360)
    ada.open("solo-line", 1, cards=6)
    expect(ada.page.get_by_text("No line yet")).to_be_visible()
    first, second = longest(cards(ada))[:2]
    for it in (first, second):
        mine = ada.page.locator(f"main li button[data-card='{it.card}']")
        if it.turned:
            ada.press(mine)
            ada.press(named(ada, TURN))
        drag(ada, mine, ada.page.locator(f"g.choice[data-stop='{it.x},{it.y}']"))
        expect(mine).to_have_count(0)
    expect(ada.page.get_by_text(compile("Longest line: .*, 2 cards"))).to_be_visible()


def test_a_puzzle_is_solved_with_the_keyboard_alone(come: Come) -> None:
    ada = come("fr", 360, kind=LineTypist, moves=True)
    assert isinstance(ada, LineTypist)
    ada.open("solo-line", 1, cards=6)  # alone, one waits for nobody: there is no lobby
    told = Moments(ada)
    solve_with_hints(ada)
    told.wait_for("run", "feat")
    assert "confetti" in told.names
    assert [it.split()[1:] for it in told.said("run")] == [["6"]]
    assert compile(r"Temps \d+:\d\d Aides 6 Gestes 6 .*").fullmatch(told.said("feat")[0])
    expect(ada.end).to_be_visible()
    ada.is_somewhere()
    expect(ada.page.get_by_role("heading", name="Résolu avec 6 aides")).to_be_visible()
    for width, height in ((360, 740), (740, 360)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("scrollTo(0, 0)")
        assert ada.page.locator("main .display").evaluate(IN_SIGHT), (width, height)
        assert ada.page.locator("#end-title").evaluate(IN_SIGHT), (width, height)


def test_kidz_line_is_played_with_the_keyboard_alone(come: Come) -> None:
    ada = come("fr", kind=LineTypist)
    assert isinstance(ada, LineTypist)
    begin("kidz-line", 2, ada, helper=True, first=0)
    moments = Moments(ada)
    ada.enter(named(ada, TURN_UP))
    expect(ada.page.locator("main > [aria-live=polite]")).to_contain_text("Tu retournes")
    play(ada, move=move_in_kidz_line)
    moments.wait_for("run", "why", "confetti", "winner", "took")
    told = r"Tu as posé \d cartes?\. Tous ensemble : \d+ cartes posées en 1 minute\. Bien joué\."
    expect(ada.page.locator("[data-moment=took]")).to_have_text(compile(told.replace(" ", r"\s")))
    expect(dim(ada)).to_have_count(0)
    # The last line stays in sight, and that everybody has won: its cards, for a straight tube is as thin as a hair.
    lit = ada.page.locator("main .display [data-laid]").filter(has=ada.page.locator(".tube.isLit"))
    expect(lit.first).to_be_visible()
    board, won = ada.page.locator("main .display"), ada.page.locator("#end-title")
    for width, height in ((1280, 800), (360, 740), (740, 360)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("scrollTo(0, 0)")
        assert board.evaluate(IN_SIGHT), (width, height)
        assert won.evaluate(IN_SIGHT), (width, height)
    ada.is_somewhere()


def lay_by_trying(person: Person) -> bool:
    """Spot after spot, this way up and that, until a line goes on; wherever none does, a sign says so."""
    laid, wrong = (
        person.page.locator("[data-laid]"),
        person.page.locator("g.trial [data-fits=false]"),
    )
    before = laid.count()
    for n in range(spots(person).count()):
        for _ in range(2):  # a second touch turns the card
            person.press(spots(person).nth(n))
            expect(person.page.locator("g.trial")).to_be_visible()
            if is_offered(named(person, LAY)):
                person.press(named(person, LAY))
            expect(wrong.or_(laid.nth(before)).first).to_be_visible()
            if laid.count() > before:
                return True
    return False


def test_in_ones_own_turn_all_of_line_is_lit_and_nothing_is_given_away(come: Come) -> None:
    ada = come("en", 360, moves=True)
    begin("line", 2, ada, first=0, help="none")
    swap_until_it_fits(ada)
    expect(dim(ada)).to_have_count(0)
    expect(ada.page.locator("g.choice:not(.isBare), g.choice text")).to_have_count(0)  # LL-G16
    moments = Moments(ada)
    assert lay_by_trying(ada)
    moments.wait_for(
        "flight", "run", "sum", "why"
    )  # nobody else moves before she has taken her points
    assert moments.said("why")[-1].startswith("You continue the ")
    # The points count up as the light reaches card after card.
    counted = [int(it.split()[-2]) for it in moments.steps("sum")]
    assert counted == sorted(counted)
    assert len(counted) > 1
    assert moments.said("flight")[0] == "face"

    taking = taken_from(ada)
    for _ in range(MANY):
        if named(ada, CHOOSE).count():
            break
        expect(taking.or_(named(ada, CHOOSE)).first).to_be_visible()
        press_first(ada, taking)
    expect(ada.page.locator("[data-laid]").nth(2)).to_be_visible()  # the bot has laid one, too
    # What the bot has laid is marked; a card of hers that she swapped may be, too.
    expect(ada.page.locator("main .display [data-outlined]")).to_have_count(1)
    expect(dim(ada)).to_have_count(0)
    ada.press(named(ada, AGAIN))
    expect(dim(ada)).not_to_have_count(0)
    ada.press(ada.page.locator("[data-place=seat-0]"))  # one touch, and it is over
    assert dim(ada).count() == 0


def test_in_a_childs_own_turn_all_of_kidz_line_is_lit(come: Come) -> None:
    ada = come("fr", 360, moves=True)
    begin("kidz-line", 2, ada, first=0)
    pile = ada.page.locator("button.pile")
    moments = Moments(ada)
    ada.press(pile)  # what a small hand reaches for
    if lay_by_trying(ada):
        moments.wait_for("flight", "run", "why")
        assert "confetti" in moments.names
    else:
        ada.press(named(ada, NO_PLACE))

    expect(pile).to_be_visible()  # the bot has had its turn
    expect(dim(ada)).to_have_count(0)
    ada.press(pile)
    ada.press(spots(ada).first)
    expect(ada.page.locator("g.trial [data-fits]")).to_be_visible()
    expect(dim(ada)).to_have_count(0)
