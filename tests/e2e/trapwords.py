"""What people do at a table of TRAPWORDS: set traps, give clues, guess, object, settle; all through the screen."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from re import Pattern, compile

from playwright.sync_api import Locator, expect

from tests.e2e.person import Person, named, soon

AGREE = compile("^(Compris|Got it)")
TRAP = compile("^(Un mot-piège|A trapword)$")
READY = compile("^(Notre liste est prête|Our list is ready)$")
OPEN_BOOK = compile("^(Ouvrir le livre|Open the book)$")
BEGIN = compile("^(Je commence à parler|I begin to speak)$")
CLUE = compile("^(Votre indice|Your clue)")
GUESS = compile("^(Votre proposition|Your guess)$")
STOP = compile("^STOP$")
UNSURE = compile("^(DOUTE|UNSURE)$")
WRONG = compile("^(Proposition fausse|Wrong guess)$")
RIGHT = compile("^(Proposition juste|Right guess)$")
ACCEPT = compile("^(Pas d’objection|No objection)$")
CONCEDE = compile("^(Ils ont |They are right)")
NOT_RELATED = compile("^(Rien à voir|Not related)$")
DISMISS = compile("^(Ça ne compte pas|It does not)$")
STAR = compile("(donner l’étoile|give it the star)$")
SETTLE = compile("^(À régler|To be settled)$")
DUNGEON = compile("^(Le donjon en grand|The dungeon, large)")
OMEN = compile("^(Ce qui vous attend|What waits for you)")
NOTHING = compile("^(Ce n’était rien|It was nothing)$")
MORE_TIME = compile("^(Encore un peu de temps|I need more time)$")
AGREED = compile("^(D’accord|Agreed)$")


def made_up() -> Iterator[str]:
    """Words of no language, which are of no secret word's family."""
    syllables = [consonant + vowel for consonant in "bgkm" for vowel in "aou"]
    yield from ("".join(it) for it in product(syllables, ("zi", "vu"), ("do", "ri"), ("fu", "na")))


@dataclass
class Party:
    """Four people around one table; every other one is of the same team."""

    people: tuple[Person, ...]
    words: Iterator[str]
    traps: dict[int, list[str]]
    """The words that each team has written last."""

    def team(self, n: int) -> tuple[Person, ...]:
        return self.people[n::2]

    # --- before a turn ---

    def set_traps(self) -> None:
        """Both teams agree to what the cards do, and fill their lists."""
        for n in (0, 1):
            setter = self.team(n)[0]
            expect(named(setter, AGREE).or_(field(setter, TRAP)).first).to_be_visible()
            if named(setter, AGREE).count():
                setter.press(named(setter, AGREE))
        for n in (0, 1):
            self.traps[n] = self.fill(self.team(n)[0])

    def fill(self, setter: Person) -> list[str]:
        """As many as are needed; they are on the list as long as there is room."""
        sheet = setter.page.locator("[data-needed]")
        expect(sheet).to_be_visible()
        written = [next(self.words) for _ in range(int(sheet.get_attribute("data-needed") or 0))]
        line = field(setter, TRAP)
        for word in written:
            line.fill(word)
            line.press("Enter")
            expect(setter.page.get_by_role("main").get_by_text(word, exact=True)).to_be_visible()
        if not named(setter, READY).count():  # Forbidden Word wants a star first
            setter.press(named(setter, STAR).first)
        expect(named(setter, READY)).to_be_enabled()
        setter.press(named(setter, READY))
        return written

    # --- a turn ---

    @property
    def giver(self) -> Person:
        """Who has the book before them, as soon as somebody has."""
        return soon(
            lambda: next((it for it in self.people if named(it, OPEN_BOOK).count()), None),
            *self.people,
        )

    def turn(self) -> "Turn":
        giver = self.giver
        at = self.people.index(giver)
        guesser = self.people[(at + 2) % 4]
        one, two = self.people[(at + 1) % 4], self.people[(at + 3) % 4]
        return Turn(giver, guesser, (one, two), self.traps[1 - at % 2])


@dataclass
class Turn:
    """One team's turn, and who is who in it."""

    giver: Person
    guesser: Person
    opponents: tuple[Person, Person]
    traps: list[str]

    @property
    def secret(self) -> str:
        """The opponents may read it."""
        place = self.opponents[0].page.get_by_role("main").locator("[data-secret]").first
        return place.get_attribute("data-secret") or ""

    def open(self) -> None:
        self.giver.press(named(self.giver, OPEN_BOOK))
        expect(self.giver.page.get_by_text(self.secret, exact=True).first).to_be_visible()

    def say(self, *words: str) -> None:
        """Each with a space behind it, as one types; a phone tells of no keys, only of what stands there."""
        line = field(self.giver, CLUE)
        for word in words:
            if self.giver.touches:
                line.fill(f"{word} ")
            else:
                line.press_sequentially(f"{word} ")
            expect(line).to_have_value("")
            expect(self.opponents[0].page.locator(f"[data-word='{word}']").first).to_be_visible()

    def guess(self, text: str) -> None:
        line = field(self.guesser, GUESS)
        line.fill(text)
        line.press("Enter")

    def find(self) -> None:
        """Without a word, so that there is nothing to object."""
        self.open()
        self.guess(self.secret)
        expect(field(self.guesser, GUESS)).to_have_count(0)

    def step_into_a_trap(self) -> None:
        """The clue-giver says one; an opponent touches the marked word; the team concedes."""
        self.open()
        self.say(self.traps[0])
        watcher = self.opponents[1]
        watcher.press(watcher.page.get_by_role("button", name=compile(f"^{self.traps[0]}")))
        self.guesser.press(named(self.guesser, CONCEDE))
        expect(named(self.guesser, CONCEDE)).to_have_count(0)


def field(person: Person, name: Pattern[str]) -> Locator:
    return person.page.get_by_role("textbox", name=name)


def gather(*people: Person, **options: object) -> Party:
    """Everybody comes in, one after the other, and the dungeon is laid: small rooms, and time for a busy machine."""
    host, *others = people
    code = host.open("trapwords", 4, own_rooms="1-2-3-4-5", glass=120, notice=30, **options)
    for person in others:
        person.join(code)
        person.press(person.button(person.words.ready))
    for person in people:
        for team in ("Équipe rouge|Red", "Équipe bleue|Blue"):
            chairs = person.page.get_by_role("list", name=compile(team)).get_by_role("listitem")
            expect(chairs).to_have_count(2)
    host.press(host.button(host.words.start))
    for person in people:
        expect(named(person, DUNGEON)).to_be_visible()
    return Party(people, made_up(), {})
