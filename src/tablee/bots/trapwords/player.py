"""A player of TRAPWORDS: sets traps, gives clues, guesses, and watches the other team."""

from tablee.bots.bot import require_offers
from tablee.bots.pauses import Span, within
from tablee.bots.trapwords.giving import next_word, time_to_speak
from tablee.bots.trapwords.guessing import guess_now, time_to_guess
from tablee.bots.trapwords.hearing import time_left
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import lists_of, source_of
from tablee.bots.trapwords.policing import object_to, settle
from tablee.bots.trapwords.setting import set_traps, suggest, time_among_bots, time_to_write
from tablee.core.chance import Chance
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.trapwords import actions
from tablee.games.trapwords.pieces import Call, Options
from tablee.games.trapwords.view import View

READ: Span = (6_000, 9_000)
"""Until it agrees that the cards are understood: others read them, too."""

TAKE_BOOK: Span = (2_000, 3_500)

HAND_OVER: Span = (15_000, 20_000)
"""Before it opens a book whose clues are spoken: a person in its team may take the torch until then (TW-05)."""

NOTICE: Span = (500, 1_400)
"""Well within the time in which a fault has to be noticed (TW-62)."""

REASON: Span = (1_500, 2_500)
"""From its STOP to the reason: long enough to be seen."""

ANSWER: Span = (4_000, 7_000)
"""Until it answers a claim or votes."""

COURTESY: Span = (3_000, 5_000)
"""By how much later it guesses beside a person who guesses, too."""

FOR_PEOPLE = (
    actions.AcceptTurn,
    actions.AgreeEffects,
    actions.AgreeReplay,
    actions.AgreeWish,
    actions.Appeal,
    actions.ConcedeStop,
    actions.ContestStop,
)
"""What one member says for the whole team: a bot leaves it to the people in it."""


class Player:
    """Thinks anew with everything that happens; the same view leads to the same thought."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def study(self, options: Options) -> None:
        lists_of(source_of(options)).study()

    def choose(self, view: View, chance: Chance) -> actions.Action | None:
        require_offers(view)
        if _may(view, "agree_wish"):
            return actions.AgreeWish()
        if view.phase == "traps":
            return set_traps(view, self._level, chance)
        return self._play(view)

    def join(self, view: View, bots: frozenset[Seat], chance: Chance) -> actions.Action | None:
        """Beside people: it plays its own part, suggests traps, and lets them speak for the team."""
        if _is_among_bots(view, bots):
            return self.choose(view, chance)
        if view.phase == "traps":
            return suggest(view, self._level, chance)
        action = self._play(view)
        is_theirs = isinstance(action, FOR_PEOPLE) or _stage(view) == "reason"
        return None if is_theirs else action

    def _play(self, view: View) -> actions.Action | None:
        if view.turn and view.turn.call:
            return self._explain(view, view.turn.call)
        match view.phase:
            case "omen":
                return actions.AgreeEffects() if _may(view, "agree_effects") else None
            case "clue":
                return self._play_turn(view)
            case "settle" if _stage(view) == "reason":  # a doubt of somebody whose seat it plays
                return actions.Withdraw() if _may(view, "withdraw") else None
            case "settle":
                return _called(view, settle(view, self._level))
            case _:
                return None

    def _explain(self, view: View, call: Call) -> actions.Action | None:
        """Who calls STOP says why, like everybody; without a reason it is taken back (TW-62)."""
        if call.by != view.seat:
            return None
        reason = object_to(view, self._level)
        return reason if isinstance(reason, actions.Stop) else actions.Withdraw()

    def pause(self, view: View, chance: Chance) -> int:
        return self._pause(view, self.choose(view, chance.at(0)), chance)

    def _pause(self, view: View, action: actions.Action | None, chance: Chance) -> int:
        if view.turn and view.turn.call:
            return within(REASON, chance)
        match action:
            case actions.CallStop() | actions.Stop() | actions.Unsure():
                return within(NOTICE, chance)
            case actions.AgreeWish():
                return within(TAKE_BOOK, chance)
            case actions.AcceptTurn():
                notice = view.options.notice * 1000
                return within((notice * 6 // 10, notice * 9 // 10), chance)
            case _:
                return self._time_for(view, action, chance)

    def hurry(self, view: View, bots: frozenset[Seat], chance: Chance) -> int:
        """In a team of bots nobody else wants room on the list, the torch, or time to object: others are waiting."""
        action = self.join(view, bots, chance.at(0))
        usual = self._pause(view, action, chance)
        if not _is_among_bots(view, bots):
            return usual + self._for_people(view, bots, action, chance)
        if view.phase == "traps" and view.sheet is not None:
            return time_among_bots(action, view.sheet.needed, chance)
        is_courtesy = isinstance(action, (actions.OpenBook, actions.AcceptTurn))
        return min(usual, within(TAKE_BOOK, chance)) if is_courtesy else usual

    def _for_people(
        self, view: View, bots: frozenset[Seat], action: actions.Action | None, chance: Chance
    ) -> int:
        """Who guesses beside a bot has time to say it first, unless the sand is nearly gone."""
        turn = view.turn
        if turn is None or not isinstance(action, actions.MakeGuess):
            return 0
        others = {it for it in view.teams[turn.team].members if it not in (turn.giver, view.seat)}
        left = time_left(turn)
        has_time = left is None or left > 2 * COURTESY[1]
        return within(COURTESY, chance) if has_time and not others <= bots else 0

    def _time_for(self, view: View, action: actions.Action | None, chance: Chance) -> int:
        if action is None:
            return 0
        match view.phase:
            case "omen":
                return within(READ, chance)
            case "traps":
                return time_to_write(action, chance)
            case "clue" if isinstance(action, actions.OpenBook) and view.options.clues == "aloud":
                return within(HAND_OVER, chance)
            case "clue" if isinstance(action, (actions.OpenBook, actions.BeginClues)):
                return within(TAKE_BOOK, chance)
            case "clue" if isinstance(action, actions.Say):
                return time_to_speak(view, self._level, action, chance)
            case "clue":
                return time_to_guess(self._level, action, chance)
            case _:
                return within(ANSWER, chance)

    def _play_turn(self, view: View) -> actions.Action | None:
        """Where clues are spoken it can neither speak nor hear: as a clue-giver it lets the glass run."""
        if _may(view, "open_book"):
            return actions.OpenBook()
        if _may(view, "begin_clues"):
            return actions.BeginClues()
        if view.options.clues == "aloud":
            return None
        if _may(view, "say"):
            return next_word(view, self._level)
        if _may(view, "guess"):
            return guess_now(view, self._level)
        return _called(view, object_to(view, self._level))


def _called(view: View, action: actions.Action | None) -> actions.Action | None:
    """STOP first, and the reason after it."""
    call = actions.CallStop(action.word) if isinstance(action, actions.Stop) else None
    return call if call and is_offered(view.offers, call) else action


def _stage(view: View) -> str:
    return view.turn.stage if view.turn else "none"


def _is_among_bots(view: View, bots: frozenset[Seat]) -> bool:
    team = () if view.team is None else view.teams[view.team].members
    return bots.issuperset(team)


def _may(view: View, action: str) -> bool:
    return any(offer.action == action for offer in view.offers)
