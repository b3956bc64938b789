"""A person at a table of Between: sees it, says what to do, and is told what happens, until it is over."""

from collections.abc import Iterable

from tablee.arena.match import Company, in_turn
from tablee.cli.between.advice import advice, is_idle
from tablee.cli.between.picture import seat_picture
from tablee.cli.between.rulebook import place_of, rule_text
from tablee.cli.between.teller import Teller
from tablee.cli.between.words import Reader, Unclear, Wish
from tablee.cli.console import tame
from tablee.cli.names import Names
from tablee.cli.speech import Speech
from tablee.cli.terminal import Terminal
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.games.between.actions import Action
from tablee.registry import AnyBot
from tablee.tables.table import Table

ME = Seat(0)
THINKING = 0.9
"""Seconds before one of the others plays."""


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """One game; the person sits in the first seat."""

    def __init__(
        self, table: Table, bots: dict[int, AnyBot], names: Names, say: Speech, terminal: Terminal
    ) -> None:
        self.table = table
        self.company = Company(table, bots)
        self.names = names
        self.say = say
        self.terminal = terminal
        self.teller = Teller(table, ME, names, say, terminal)
        self.reader = Reader(names, say)
        self._warned: Action | None = None

    def play(self) -> None:
        self.table.begin(self.terminal.now)
        self.teller.tell_news()
        for seat in in_turn(self.table):
            if seat == ME:
                self.my_move()
            else:
                self.terminal.pause(self.patience)
                self.company.act(seat, self.terminal.now)
            self.teller.tell_news()

    @property
    def patience(self) -> float:
        """One who is out would rather not wait long."""
        return THINKING / 3 if self.table.view(ME).places[ME].is_out else THINKING

    def my_move(self) -> None:
        """Shows the table, and listens until something is done."""
        if self.teller.has_changed:
            self.show_table()
        self.show_advice()
        while not self.listen():
            pass

    def listen(self) -> bool:
        """One line; whether it was this seat's move."""
        view = self.table.view(ME)
        try:
            said = self.reader.read(self.terminal.read(), view)
        except Unclear as unclear:
            fields = {name: tame(str(value)) for name, value in unclear.fields.items()}
            self.terminal.say(self.say(f"between.unclear.{unclear.code}", **fields), style="yellow")
            return False
        if isinstance(said, Wish):
            return self.grant(said)
        return self.act(said)

    def act(self, action: Action) -> bool:
        if is_idle(action, self.table.view(ME)) and action != self._warned:
            self._warned = action
            self.terminal.say(self.say("between.idle"), style="yellow")
            return False
        try:
            self.table.act(ME, action, self.terminal.now)
        except Refusal as refusal:
            self.terminal.say(refused(refusal, self.say), style="yellow")
            return False
        self._warned = None
        return True

    def grant(self, wish: Wish) -> bool:
        """A wish about the terminal; only watching on is a move, for one who need not act."""
        match wish.what:
            case "quit":
                raise Leave
            case "help":
                self.terminal.say(self.say("between.help"))
            case "table":
                self.show_table()
            case "rule":
                self._tell_rules(wish.about)
            case _:
                if ME not in self.table.awaiting:
                    return True
        self.show_advice()
        return False

    def show_table(self) -> None:
        self.terminal.show(seat_picture(self.table.view(ME), self.names, self.say))
        self.teller.has_changed = False

    def show_advice(self) -> None:
        self.terminal.say(advice(self.table.view(ME), self.say), style="bold")

    def _tell_rules(self, wanted: Iterable[str]) -> None:
        for rule in wanted or ("?",):
            self.terminal.say(rule_text(rule, self.say))


def refused(refusal: Refusal, say: Speech) -> str:
    """What the rule wants, and where it stands."""
    key = f"refusal.{refusal.code}"
    words = say(key) if say.has(key) else say("refusal.unknown", code=refusal.code)
    if not refusal.rule:
        return words
    place = place_of(refusal.rule, say.language)
    return f"{words} {say('refusal.rule', rule=refusal.rule, place=place)}"
