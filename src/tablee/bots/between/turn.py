"""The course of a turn, the same for every bot: hide, ask, perhaps whisper, perhaps propose."""

from abc import ABC, abstractmethod

from tablee.bots.between.facts import Facts, facts_of, own_of
from tablee.core.chance import Chance
from tablee.core.offers import OneOf
from tablee.core.seats import Seat
from tablee.games.between import actions
from tablee.games.between.pieces import Interval, intervals_of
from tablee.games.between.view import View


class TurnBot(ABC):
    """Each turn runs through at most a question, a joker and a proposal; so it always ends."""

    def choose(self, view: View, chance: Chance) -> actions.Action:
        match _due(view):
            case "concede":
                return actions.Concede()  # the last one in would find it anyway (BT-G9)
            case "choose_interval":
                pairs = intervals_of(own_of(view).hand)
                return actions.ChooseInterval(self.hide(view, pairs, chance))
            case "ask":
                return self.ask(view, facts_of(view), chance)
            case "announce":
                return self._close(view, chance)
            case "end_turn":
                return actions.EndTurn()
            case _:
                raise ValueError("this seat has nothing to do now")

    def _close(self, view: View, chance: Chance) -> actions.Action:
        """After the question: a joker first, for it must come before a proposal (BT-21)."""
        facts = facts_of(view)
        if _is_offered(view, "play_joker") and (joker := self.whisper(view, facts, chance)):
            return joker
        return self.propose(view, facts, chance) or actions.EndTurn()

    @abstractmethod
    def hide(self, view: View, pairs: tuple[Interval, ...], chance: Chance) -> Interval:
        """Which of these pairs to hide."""

    @abstractmethod
    def ask(self, view: View, facts: Facts, chance: Chance) -> actions.Ask:
        """Whom to ask for what."""

    @abstractmethod
    def whisper(self, view: View, facts: Facts, chance: Chance) -> actions.PlayJoker | None:
        """Whether to use the joker now."""

    @abstractmethod
    def propose(self, view: View, facts: Facts, chance: Chance) -> actions.Announce | None:
        """Whether to propose an interval now."""


def _due(view: View) -> str | None:
    """The next step of this turn; with nothing left to find one need not ask (BT-G10)."""
    order = ["concede", "choose_interval", "announce", "ask", "end_turn"]
    if _is_offered(view, "end_turn") and _is_offered(view, "ask"):
        order.remove("ask")
    return next((step for step in order if _is_offered(view, step)), None)


def _is_offered(view: View, action: str) -> bool:
    return any(offer.action == action for offer in view.offers)


def askable(view: View) -> tuple[actions.Ask, ...]:
    """Every question that may be asked."""
    return tuple(ask for ask, _ in _asks(view))


def live_questions(view: View) -> tuple[actions.Ask, ...]:
    """Every question whose answer is not plain to see already."""
    return tuple(ask for ask, is_idle in _asks(view) if not is_idle)


def _asks(view: View) -> list[tuple[actions.Ask, bool]]:
    found: list[tuple[actions.Ask, bool]] = []
    for offer in view.offers:
        if offer.action == "ask":
            whom, value = offer.fields["whom"], offer.fields["value"]
            assert isinstance(whom, OneOf)
            assert isinstance(value, OneOf)
            for seat in whom.values:
                for card in value.values:
                    assert isinstance(seat, int)
                    assert isinstance(card, int)
                    found.append((actions.Ask(Seat(seat), card), card in value.idle))
    return found
