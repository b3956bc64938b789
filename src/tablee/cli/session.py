"""A person at a table: sees it, says what to do, and is told what happens, until it is over.

Time runs while one thinks.  In a terminal the others move as soon as their time has come; where nobody is really there,
or the system cannot wait for a key and a clock at once, they catch up when the next line arrives.  An empty line passes
the time until something happens.
"""

from collections.abc import Mapping
from typing import Any

from tablee.arena.limit import LIMIT
from tablee.arena.match import Clock, Company, fault_at
from tablee.cli.console import tame
from tablee.cli.layout import laid_out
from tablee.cli.menu import choices, explained, menu
from tablee.cli.reader import Order, Reader, Wish, actions_in
from tablee.cli.rulebook import rule_text
from tablee.cli.scene import Scene
from tablee.cli.teller import Teller
from tablee.cli.terminal import Terminal
from tablee.cli.unclear import Unclear
from tablee.core.offers import OneOf
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.table import Table

THINKING = 0.9
"""Seconds before one of the others plays, where somebody watches."""


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """One game, from the deal to the end."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, AnyBot],
        me: Seat,
        scene: Scene,
        terminal: Terminal,
    ) -> None:
        self.table = table
        self.clock = Clock(Company(table, bots, LIMIT))
        self.me = me
        self.scene = scene
        self.say = scene.say
        self.terminal = terminal
        self.teller = Teller(table, me, scene, terminal)
        self.reader = Reader(scene)
        self._order: Order | None = None
        """What is half said."""
        self._warned: Any = None
        self._declined: Any = None
        """What one does not want to do, though one could."""
        self._looked: Any = None
        """How the table was last drawn."""
        self._offered: list[str] = []
        """What the last menu said."""

    @property
    def view(self) -> Any:
        return self.table.view(self.me)

    def play(self) -> None:
        self.table.begin(self.terminal.now)
        self.teller.tell_news()
        while self.table.outcome is None:
            if self.is_asked:
                self.my_move()
            else:
                self.let_them()

    # The others

    def let_them(self) -> None:
        """Somebody else is awaited: nobody has to wait longer than it takes to read."""
        moment = self.clock.next
        if moment is None:
            raise fault_at(self.table, "nobody_acts", self.table.awaiting)
        self.terminal.pause(THINKING)
        self.terminal.skip_to(moment)
        self.catch_up()

    def catch_up(self) -> bool:
        """All that the others have done by now; whether that was anything."""
        before = len(self.table.entries)
        now = self.terminal.now
        while self.table.outcome is None and self.clock.step(now):
            pass
        self.teller.tell_news()
        return len(self.table.entries) > before

    # One's own move

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat; or it could help the game on, and has not declined."""
        if self.me in self.table.awaiting:
            return bool(self.view.offers)
        return self.table.may_help(self.me) and self._help() != self._declined

    def _help(self) -> Any:
        unasked = self.table.game.TYPES.unasked
        return tuple(it for it in self.view.offers if it.action in unasked)

    def my_move(self) -> None:
        """Shows the table, and listens until something is done."""
        self.catch_up()
        if self.table.outcome is None and self.is_asked:
            self.ask()
        while self.table.outcome is None and self.is_asked:
            before = len(self.table.entries)
            line = self.terminal.read(self.clock.next)
            if self.catch_up() and self.table.outcome is None:
                self._look_again()
            if line is not None and self.table.outcome is None:
                self.hear(line)
            if len(self.table.entries) > before and not self._order:
                return

    def _look_again(self) -> None:
        """Something has happened: what was half said may be too late."""
        if self._order and self._order.action not in actions_in(self.view):
            self._order = None
            self.terminal.say(self.say("unclear.late"), style="yellow")

    def ask(self) -> None:
        """The table where it looks otherwise than before, and what may be said where that is something else."""
        looks = self.scene.picture.looks(self.view)
        if looks != self._looked:
            self.show_table()
        elif actions_in(self.view) == self._offered and self.terminal.is_live:
            return
        self.show_menu()

    def show_table(self) -> None:
        self.terminal.show(laid_out(self.scene, self.view, self.table.shown(self.me)))
        self._looked = self.scene.picture.looks(self.view)

    def show_menu(self) -> None:
        if self._order:
            self.terminal.say(choices(self._order, self.say), style="bold")
        else:
            self.terminal.show(menu(self.scene, self.view, is_mine=self.me in self.table.awaiting))
            self._offered = actions_in(self.view)

    # What is said

    def hear(self, line: str) -> None:
        wish = None if self._is_answer(line) else self.reader.wish(line)
        try:
            if wish:
                self.grant(wish)
            elif self._order:
                self.go_on_with(self._order, line.split())
            else:
                self.go_on_with(*self.reader.order(line, self.view, self._offered))
        except Unclear as unclear:
            self.explain(unclear)

    def _is_answer(self, line: str) -> bool:
        """Whether it belongs to what is half said: an empty line takes it back, and any word may be one to lay."""
        field = self._order.field if self._order else None
        return field is not None and (not line or (field.is_text and line != "?"))

    def explain(self, unclear: Unclear) -> None:
        fields = {name: tame(str(value)) for name, value in unclear.fields.items()}
        self.terminal.say(self.say(f"unclear.{unclear.code}", **fields), style="yellow")

    def go_on_with(self, order: Order, words: list[str]) -> None:
        """As far as the words reach; what is missing is asked for."""
        if not words and self._order is order:
            self._order = None
            self.show_menu()
            return
        if order.take(words):
            self._order = None
            self.act(order)
        else:
            self._order = order
            self.show_menu()

    def act(self, order: Order) -> None:
        try:
            action = order.made()
            if self._is_idle(action) and action != self._warned:
                self._warned = action
                self.terminal.say(self.say("play.idle"), style="yellow")
                return
            self.table.act(self.me, action, self.terminal.now)
        except Refusal as refusal:
            self.terminal.say(self.scene.refused(refusal), style="yellow")
            return
        self._warned = None
        self.clock.go_on(self.terminal.now)
        self.teller.tell_news()

    def _is_idle(self, action: Any) -> bool:
        """Whether this is allowed, but cannot change or tell anything."""
        return any(
            isinstance(choice, OneOf) and getattr(action, name) in choice.idle
            for offer in self.view.offers
            if offer.covers(action)
            for name, choice in offer.fields.items()
        )

    # Wishes

    def grant(self, wish: Wish) -> None:
        """A wish about the terminal."""
        match wish.what:
            case "quit":
                raise Leave
            case "wait":
                self.wait()
                return
            case "help":
                self.terminal.show(explained(self.scene, self.view, self._order))
            case "table":
                self.show_table()
            case "log":
                self.teller.tell_all()
            case "rules":
                for rule in wish.about or ("",):
                    self.terminal.say(rule_text(self.scene.game.ABOUT, rule, self.say))
            case _:
                self._order = None
        self.show_menu()

    def wait(self) -> None:
        """Until something happens, if anything will; who need not act declines."""
        moment = self.clock.next
        if self.me not in self.table.awaiting:
            self._declined = self._help()
        elif moment is None:
            self.terminal.say(self.say("unclear.awaited"), style="yellow")
            self.show_menu()
            return
        if moment is not None:
            self.terminal.skip_to(moment)
            self.catch_up()
