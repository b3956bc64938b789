"""Looking back at SOLO-LINE: from which moves on all cards could still be joined, and from which not any more."""

from collections.abc import Iterator, Mapping

from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.cards import Card
from tablee.games.light_line.modes.solo_line import events
from tablee.review.light_line.joined import alight
from tablee.review.light_line.prospects import Prospect, Prospects
from tablee.review.light_line.reasons import solo_line as reasons
from tablee.review.played import Played, Step
from tablee.review.review import Curve, Fact, Remark
from tablee.review.turning import Weighed, turning

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "dealt.open": ("cards",),
    "dealt.closed": ("cards",),
    "dealt.unsure": ("cards",),
    "lost": ("laid", "cards"),
    "regained": ("laid",),
    "unsure": ("laid",),
    "hint": ("nth",),
    "joined": ("cards", "moves"),
    "given_up.open": ("laid",),
    "given_up.closed": ("laid",),
    "given_up.unsure": ("laid",),
    **reasons.SENTENCES,
}
GRAPHS = ("open", "laid")
RESTS_ON = ("budget",)
"""So much was tried and no more."""

YES, UNSURE, NO = 1.0, 0.5, 0.0


def review(played: Played) -> Iterator[Curve | Remark]:
    story = _Story(played)
    for step in played.steps():
        story.see(step)
        story.found += map(Weighed, reasons.why(played, step))
    yield from story.curves()
    yield from turning(story.found)


class _Story:
    """Move by move, what could still become of the bench."""

    def __init__(self, played: Played) -> None:
        self.found: list[Weighed] = []
        self._joker = played.options.joker
        self._joined = _joined(played)
        self._open: list[tuple[int, float]] = []
        self._laid: list[tuple[int, float]] = []
        self._lost = 0

    def see(self, step: Step) -> None:
        match step.event:
            case events.PuzzleDealt(cards=cards, solution=solution):
                ways = (solution, self._joined)
                self._prospects = Prospects(cards, ways, joker=self._joker)
                self._now = self._prospects.of(())
                self._note(step)
                self._say(step, f"dealt.{_word(self._now)}", {"cards": len(cards)})
            case CardLaid() | CardTakenBack() | BenchCleared():
                before, self._now = self._now, self._prospects.of(step.after.bench)
                self._note(step)
                self._compare(step, before)
            case events.HintGiven():
                self._say(step, "hint", {"nth": step.after.hinted}, 1.0)
            case events.LineJoined():
                facts = {"cards": len(step.after.cards), "moves": step.after.moves}
                self._say(step, "joined", facts, 20.0)
            case events.GivenUp():
                self._give_up(step)
            case _:
                pass

    def _note(self, step: Step) -> None:
        value = {True: YES, None: UNSURE, False: NO}[self._now.is_open]
        self._open.append((step.number, value))
        self._laid.append((step.number, len(step.after.bench)))

    def _compare(self, step: Step, before: Prospect) -> None:
        laid = len(step.after.bench)
        match before.is_open, self._now.is_open:
            case True, None:
                self._say(step, "unsure", {"laid": laid})
            case True, False:
                self._lose(step, before)
            case False, True:
                self._say(step, "regained", {"laid": laid}, 3.0)
            case _:
                pass

    def _lose(self, step: Step, before: Prospect) -> None:
        """The first time matters most."""
        self._lost += 1
        facts = {"laid": len(step.after.bench), "cards": len(step.after.cards)}
        outlined = (step.event.laid.card,)
        self._say(step, "lost", facts, 10.0 / self._lost, way=before, outlined=outlined)

    def _give_up(self, step: Step) -> None:
        facts = {"laid": len(step.before.bench)}
        self._say(step, f"given_up.{_word(self._now)}", facts, 5.0, way=self._now)

    def _say(
        self,
        step: Step,
        key: str,
        facts: Mapping[str, Fact],
        weight: float = 0.0,
        way: Prospect | None = None,
        outlined: tuple[Card, ...] = (),
    ) -> None:
        shows = alight(way.way, outlined, joker=self._joker) if way and way.way else None
        rests_on = "budget" if key.endswith("unsure") else ""
        remark = Remark(step.number, key, (Seat(0),), facts, rests_on, shows=shows)
        self.found.append(Weighed(remark, weight))

    def curves(self) -> Iterator[Curve]:
        yield Curve("open", tuple(self._open), Seat(0))
        yield Curve("laid", tuple(self._laid), Seat(0))


def _joined(played: Played) -> Bench:
    """What was joined in the end is a way that was open from the start."""
    ended = (it for it in played.steps() if isinstance(it.event, events.LineJoined))
    return next((it.before.bench for it in ended), ())


def _word(prospect: Prospect) -> str:
    return {True: "open", None: "unsure", False: "closed"}[prospect.is_open]
