"""A script played by the real rules: every step as the learner's screen is told of it."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import field

from tablee import registry
from tablee.core.attachment import Attach, AttachmentKept, attachments_of
from tablee.core.chance import Chance
from tablee.core.clock import TimeUp
from tablee.core.game import Begin
from tablee.core.kit import Kit
from tablee.core.offers import is_offered
from tablee.core.record import Record, encode, replace
from tablee.core.seats import Seat, Seating
from tablee.tables.table import agreed_on
from tools.lessons.script import Later, Lesson, Meanwhile, Step

T = TypeVar("T")

LEARNER = Seat(0)


class UntrueScript(Exception):
    """A script that wants what the rules do not offer."""


class Stacked(Chance):
    """A deck that somebody has stacked: a shuffle like any other, but for what lies on top."""

    __slots__ = ("_top",)

    def __init__(self, top: Sequence[Any], seed: str = "") -> None:
        super().__init__(f"a lesson {seed}".encode())
        self._top = top

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        rest = list(super().shuffled(things))
        first = []
        for it in self._top:
            if it in rest:
                rest.remove(it)
                first.append(it)
        return (*first, *rest)


class Shown(Record, frozen=True, omit_defaults=True):
    """What the learner's screen has at one step."""

    name: str
    view: Any
    news: tuple[Any, ...]
    at: int = 0
    """The table's clock, in milliseconds."""
    wants: Any = None
    beside: dict[str, str] = field(default_factory=dict)
    """The attachments that were not seen before, by name."""


class Played:
    """A table at which the script is followed."""

    def __init__(self, lesson: Lesson) -> None:
        self.game = registry.game(lesson.game)
        self.chance = Stacked(lesson.top, lesson.seed)
        self.now = 0
        options = agreed_on(self.game, lesson.options)
        self.state = self.game.start(Seating(lesson.seats), options)
        self.news: list[Any] = []
        self.kept: dict[str, str] = {}
        """Attachments that the learner has not seen yet."""
        self.act(None, Begin())

    def act(self, seat: int | None, action: Any) -> None:
        """As the table would; time is up when it is."""
        who = None if seat is None else Seat(seat)
        if isinstance(action, TimeUp):
            self.now = self.game.deadline(self.state) or self.now
        if who is not None and not is_offered(self.game.view(self.state, who).offers, action):
            raise UntrueScript(f"{action} is not offered to seat {seat}")
        kit = Kit(self.chance, self.now, registry.WORDS)
        for event in self.game.decide(self.state, who, action, kit):
            news = self.game.seen(self.state, event, LEARNER)
            self.news += [] if news is None else [news]
            self.state = self.game.evolve(self.state, event)
            if isinstance(action, Attach) and isinstance(event, AttachmentKept):
                self.kept[event.name] = action.content.decode()

    def play_on(self, later: Later) -> None:
        """Whoever is awaited plays."""
        while awaited := self.game.awaiting(self.state):
            self.news.clear()
            chosen = later.choose(self.game.view(self.state, awaited[0]), self.chance)
            self.act(awaited[0], self.game.TYPES.make_action(chosen))
            if any(map(later.until, self.news)):
                return
        raise UntrueScript("it never comes to that")

    def step(self, step: Step) -> Shown:
        """What the learner sees when it begins; then what is wanted is done."""
        for it in step.before:
            if isinstance(it, Later):
                self.play_on(it)
            elif isinstance(it, Meanwhile):
                for move in it.moves:
                    self.act(*move)
                self.news.clear()
            else:
                self.act(*it)
        view, news = self.game.view(self.state, LEARNER), tuple(self.news)
        self.news.clear()
        beside = {it: self.kept.pop(it) for it in attachments_of(view) if it in self.kept}
        if step.draws is not None:
            self.act(LEARNER, step.draws)
        view = replace(view, offers=step.shown(self.game.view(self.state, LEARNER).offers))
        shown = Shown(step.name, view, news, self.now, step.wants, beside)
        if step.wants is not None:
            if not is_offered(view.offers, step.wants):
                raise UntrueScript(f"{step.name}: {step.wants} is not offered")
            self.act(LEARNER, step.wants)
        return shown


def play(lesson: Lesson) -> tuple[Shown, ...]:
    """Every step, in order."""
    played = Played(lesson)
    played.news.clear()  # what the deal told is there to be seen
    return tuple([played.step(it) for it in lesson.steps])


def written(lesson: Lesson) -> bytes:
    """As the client has it: a line for each step, so that a difference can be read."""
    return b"[\n" + b",\n".join(map(encode, play(lesson))) + b"\n]\n"
