"""Between told in sentences: each event as one seat saw it, or as it was."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tablee.cli.between.picture import open_picture, seat_picture
from tablee.cli.names import Names
from tablee.cli.speech import Speech
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import tag_of
from tablee.games.between.events import RoundDealt, RoundEnded
from tablee.games.between.view import HandDealt, Seen, View

if TYPE_CHECKING:
    from rich.console import RenderableType

News = Seen | RoundDealt

_ACTORS = ("asker", "by", "seat")
_TARGETS = ("whom", "to")
_VARIANTS = ("answer", "mark", "is_hidden", "by_lot")


class Story:
    """For one seat; for nobody's seat everything is told as it was."""

    def __init__(self, names: Names, me: int | None, say: Speech) -> None:
        self.names = names
        self.me = me
        self.say = say

    def sentence(self, news: News) -> str:
        match news:
            case HandDealt() | RoundDealt():
                return self._dealt(news)
            case RoundEnded():
                points = ", ".join(self._points(news.result.points))
                return self.say("between.round_ended", round=news.result.round, points=points)
            case GameEnded():
                return self._ended(news.outcome)
            case _:
                return self._event(news)

    def is_pause(self, news: News) -> bool:
        """At the end of each round; a fifth point ends the game in the middle of one."""
        ends_here = isinstance(news, GameEnded) and news.outcome.why == "five_points"
        return ends_here or isinstance(news, RoundEnded)

    def picture(self, views: dict[int | None, View]) -> "RenderableType":
        if self.me is None:
            return open_picture(views, self.names, self.say)
        return seat_picture(views[self.me], self.names, self.say)

    def _event(self, news: Any) -> str:
        """One sentence by the kind of event, what came of it, and whom it concerns."""
        actor = _first_of(news, _ACTORS)
        target = _first_of(news, _TARGETS)
        key = ".".join(("between", tag_of(news), *_variant(news), *self._voice(actor, target)))
        low, high = _first_of(news, ("interval", "proposal")) or (0, 0)
        fields = {"value": getattr(news, "value", 0), "low": low, "high": high}
        return self.say(key, **fields, **self._people(who=actor, whom=target))

    def _voice(self, actor: int | None, target: int | None) -> Iterable[str]:
        if actor is None:
            return ()
        if self.me is None:
            return ("they",)
        return ("i" if actor == self.me else "me" if target == self.me else "they",)

    def _people(self, **seats: int | None) -> dict[str, str]:
        """Each by name, and as an owner."""
        named = {role: self.names[seat] for role, seat in seats.items() if seat is not None}
        return named | {f"of_{role}": self.say.of(name) for role, name in named.items()}

    def _dealt(self, news: HandDealt | RoundDealt) -> str:
        voice = "i" if news.first == self.me else "they"
        first = self.say(f"between.first.{voice}", who=self.names[news.first])
        if isinstance(news, HandDealt):
            return f"{self.say('between.dealt.round', round=news.round)} {self.hand(news)} {first}"
        hands = [
            self.say("between.dealt.seat", who=self.names[seat], hand=_row(hand))
            for seat, hand in enumerate(news.hands)
        ]
        return "\n".join((f"{self.say('between.dealt.round', round=news.round)} {first}", *hands))

    def hand(self, news: HandDealt) -> str:
        return self.say("between.dealt.hand", hand=_row(news.hand))

    def _points(self, points: tuple[int, ...]) -> Iterator[str]:
        for seat, number in enumerate(points):
            yield self.say("between.points", who=self.names[seat], n=number)

    def _ended(self, outcome: Outcome) -> str:
        if not outcome.winners:
            return self.say("between.game_ended.nobody")
        names = [self.names[seat] for seat in outcome.winners]
        if len(names) > 1:
            return self.say("between.game_ended.shared", names=self.say.join(names))
        voice = "i" if outcome.winners[0] == self.me else "they"
        return self.say(f"between.game_ended.{outcome.why}.{voice}", who=names[0])


def _variant(news: Any) -> Iterable[str]:
    found = _first_of(news, _VARIANTS)
    if found is None:
        return ()
    if hasattr(news, "by_lot"):
        return ("by_lot" if found else "own",)
    return (found if isinstance(found, str) else "yes" if found else "no",)


def _first_of(news: Any, fields: tuple[str, ...]) -> Any:
    return next((getattr(news, name) for name in fields if hasattr(news, name)), None)


def _row(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))
