"""An evening in one room: two phones, a tablet for two, a television; three games, one late, one leaving."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e import entre_les_lignes as el
from tests.e2e.device import add, is_passed
from tests.e2e.guests import Come
from tests.e2e.house import House
from tests.e2e.person import Person, are_back, are_cut_off, is_offered, named, play
from tests.e2e.trapwords import AGREE, CLUE, GUESS, OPEN_BOOK, READY, STAR, TRAP, made_up
from tests.e2e.trapwords import field as line

GUESSES = 5
"""In a turn."""
EARLY, ALL = {"Ada", "Cleo", "Dan"}, {"Ada", "Bob", "Cleo", "Dan"}
ROWS = "rows => rows.map((it) => [it.querySelector('bdi').textContent, parseInt(it.lastElementChild.textContent)])"
TEAMS = """teams => teams.map((it) => [
  it.classList.contains("hasWon"),
  parseInt(it.querySelector(".team span").textContent.match(/\\d+/)[0]),
  [...it.querySelectorAll(".members bdi")].map((name) => name.textContent),
])"""
EVERYBODY = "Tout le monde gagne"
SHEET = "La feuille de la soirée"
ELSE = "Jouer à autre chose"
CHANGE = re.compile("^Changer$")
DONE = re.compile("^C’est bon$")


def shows(tv: Person, game: str) -> None:
    expect(tv.page.locator(".show .what")).to_contain_text(game)


@dataclass(frozen=True)
class Result:
    """As the whole room reads it."""

    winners: frozenset[str]
    points: dict[str, int]

    def rank(self, name: str) -> tuple[bool, int]:
        """Who won stands before everybody, with as much as the others who did."""
        return name in self.winners, 0 if name in self.winners else self.points[name]

    def share(self, one: str) -> float:
        """Of the others whom one played against: those left behind, and half of those who were as good."""
        others = [it for it in self.points if it != one and not {one, it} <= self.winners]
        mine, theirs = self.rank(one), [self.rank(it) for it in others]
        return sum(1 if mine > it else 0.5 if mine == it else 0 for it in theirs) / len(theirs)

    @property
    def counts(self) -> bool:
        return len({self.rank(it) for it in self.points}) > 1

    def is_told_by(self, text: str) -> bool:
        if self.winners == set(self.points):
            return EVERYBODY in text
        return all(it in text for it in self.winners)


def result_on(tv: Person) -> Result:
    heading = tv.page.locator(".results h1")
    expect(heading).to_be_visible()
    points = dict(tv.page.locator(".places ol li").evaluate_all(ROWS))
    told = heading.inner_text()
    return Result(frozenset(it for it in points if it in told or EVERYBODY in told), points)


def team_result_on(tv: Person) -> Result:
    """Two teams or one have won, or the monster; who has not got as far as their team."""
    expect(tv.page.locator(".results h2").first).to_have_text(re.compile("gagnent?$"))
    expect(tv.page.locator(".results").get_by_text("points")).to_have_count(0)
    teams: list[tuple[bool, int, list[str]]] = tv.page.locator(".ending li").evaluate_all(TEAMS)
    winners = frozenset(name for has_won, _, names in teams for name in names if has_won)
    return Result(winners, {name: room for _, room, names in teams for name in names})


def standing(*games: tuple[Result, set[str]]) -> dict[str, list[int]]:
    """Of those who played to the end: games that count, won, and the average share with two more, half won."""
    had: dict[str, list[tuple[bool, float]]] = {}
    for result, stayed in games:
        for name in stayed if result.counts else ():
            had.setdefault(name, []).append((name in result.winners, result.share(name)))
    return {
        name: [
            len(results),
            sum(won for won, _ in results),
            round(100 * (sum(share for _, share in results) + 1) / (len(results) + 2)),
        ]
        for name, results in had.items()
    }


def open_sheet(person: Person) -> Locator:
    person.press(person.button(person.words.menu, exact=True))
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=SHEET))
    return person.page.get_by_role("dialog")


def standing_on(sheet: Locator) -> dict[str, list[int]]:
    expect(sheet.locator("li").first).to_be_visible()
    cells: list[list[str]] = sheet.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.children].map((it) => it.innerText))"
    )
    return {name: [int(re.sub(r"\D", "", it)) for it in rest] for name, *rest in cells}


def pick(host: Person, game: str) -> None:
    """The same people, by the same link."""
    host.press(host.button(ELSE))
    host.press(host.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{game}")))


Move = Callable[[Person], bool]


def by_turns(tablet: Person, move: Move) -> Move:
    """The tablet goes round; whoever has it in front plays as on a phone."""
    return lambda person: (person is tablet and is_passed(tablet)) or move(person)


@dataclass
class Trapping:
    """Everybody writes traps where they may and finds every word: an opponent with a phone can read it."""

    phones: tuple[Person, Person]
    unlucky: Person
    """On a team that finds nothing in its first turn, and so never catches up with the other."""
    words: Iterator[str] = field(default_factory=made_up)
    misses: int = GUESSES

    def move(self, person: Person) -> bool:
        ready = next((it for it in (AGREE, READY, STAR, OPEN_BOOK) if self._may(person, it)), None)
        if ready is not None:
            person.press_if_there(named(person, ready).first)
        elif line(person, TRAP).count():
            self._write(person, TRAP, next(self.words))
        elif line(person, GUESS).count() and (reader := self._opponent()):
            self._guess(person, reader)
        else:
            return False
        return True

    def _may(self, person: Person, what: re.Pattern[str]) -> bool:
        return is_offered(named(person, what))

    def _write(self, person: Person, where: re.Pattern[str], word: str) -> None:
        """The other team may have ended the turn meanwhile."""
        with suppress(TooLate):
            line(person, where).fill(word, timeout=1500)
            line(person, where).press("Enter", timeout=1500)
            person.wait_for_news()

    def _guess(self, person: Person, opponent: Person) -> None:
        if self.misses and opponent is not self.unlucky:
            self.misses -= 1
            self._write(person, GUESS, next(self.words))
        elif secret := _secrets(opponent):
            self._write(person, GUESS, secret[0])

    def _opponent(self) -> Person | None:
        """Of whoever guesses now: has the secret word, and neither guesses it nor gives clues for it."""
        for phone in self.phones:
            if _secrets(phone) and not line(phone, GUESS).count() and not line(phone, CLUE).count():
                return phone
        return None


def _secrets(person: Person) -> list[str]:
    found: list[str] = (
        person.page.get_by_role("main")
        .locator("[data-secret]")
        .evaluate_all("all => all.map((it) => it.dataset.secret)")
    )
    return found


def test_four_people_play_an_evening_in_one_room(come: Come, house: House) -> None:
    ada, bob, tablet = come("fr", 360), come("fr", 360), come("fr", 768)
    tv = come("fr", 1920)
    code = ada.open("between", 3, length="express")
    tv.go("/tv")
    expect(tv.page.get_by_role("heading", name="Quelle table")).to_be_visible()
    tv.page.keyboard.type(code.lower())
    expect(tv.page.locator(".code")).to_have_text(code)
    tablet.join(code, "Cleo")
    tablet.press(tablet.button(tablet.words.ready))
    add(tablet, "Dan")
    expect(tv.page.locator(".gather").get_by_text("Dan")).to_be_visible()

    ada.press(ada.button(ada.words.start))
    shows(tv, "Between")
    # One comes when the cards are dealt already, and watches.
    bob.join(code)
    play(ada, tablet, move=by_turns(tablet, Person.move))
    first = result_on(tv)

    # The same link, and who came late is seated.
    pick(ada, "Trapwords")
    expect(bob.page.get_by_text("À table cette fois : vous.")).to_be_visible()
    expect(tv.page.locator(".gather h1")).to_have_text("Trapwords")
    ada.press(named(ada, CHANGE))
    ada.page.get_by_role("textbox", name="Vos propres salles").fill("1-2-3-4-5")
    # Time for a busy machine.
    for clock, seconds in (("Sablier", "120 s"), ("Temps pour voir une faute", "30 s")):
        choice = ada.page.get_by_role("group", name=clock).get_by_role("radio", name=seconds)
        ada.press(choice)
        expect(choice).to_be_checked()
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=DONE))
    ada.press(ada.button(ada.words.start))
    shows(tv, "Trapwords")
    move = by_turns(tablet, Trapping((ada, bob), unlucky=bob).move)
    for person in (ada, bob, tablet) * 12:
        move(person)
    # The power goes in the middle of it; everybody comes back by themselves, to what they were about to do.
    house.kill()
    are_cut_off(ada, bob, tablet, tv)
    house.start()
    are_back(ada, bob, tablet, tv)
    assert standing_on(open_sheet(ada)) == standing((first, EARLY))
    ada.page.keyboard.press("Escape")
    play(ada, bob, tablet, move=move)
    second = team_result_on(tv)
    # One team has won and the other has not, so that the game counts.
    assert "Ada" in second.winners
    assert "Bob" not in second.winners

    pick(ada, "Entre les lignes")
    expect(tv.page.locator(".gather h1")).to_have_text("Entre les lignes")
    ada.press(named(ada, CHANGE))
    ada.press(ada.page.get_by_role("radio", name="chacun actif une fois"))
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=DONE))
    ada.press(ada.button(ada.words.start))
    shows(tv, "Entre les lignes")
    move = by_turns(tablet, el.move)
    for person in (ada, bob, tablet) * 8:
        move(person)
    # One has to go home; the others play on.
    bob.press(bob.button(bob.words.menu, exact=True))
    bob.press(bob.page.get_by_role("dialog").get_by_role("button", name=bob.words.leave))
    bob.press(bob.page.get_by_role("dialog").locator("button.main"))
    expect(bob.page.get_by_text(bob.words.left)).to_be_visible()
    play(ada, tablet, move=move, until=lambda it: it.button(SHEET).is_visible())
    last = result_on(tv)

    sheet = open_sheet(ada)
    expect(sheet.locator("li")).to_have_count(3)
    told = sheet.locator("li").all_inner_texts()
    results = (first, second, last)
    for text, game, result in zip(
        told, ("1. Between", "2. Trapwords", "3. Entre les lignes"), results, strict=True
    ):
        assert game in text
        assert result.is_told_by(text)
    told_of = standing_on(sheet)
    # Who left has the one game that he played to its end: beaten by two, as good as his partner.
    assert told_of["Bob"] == [1, 0, round(100 * (1 / 6 + 1) / 3)]
    assert told_of == standing((first, EARLY), (second, ALL), (last, EARLY))
    for person in (ada, bob, tablet, tv):
        person.forgive("WebSocket", "Failed to load resource", "net::")
