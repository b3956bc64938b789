"""The only door for secrets: each view and each seen event is built here, field by field (WZ-03 to WZ-05)."""

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched, may_stretch
from tablee.core.offers import NEED_TIME, Choice, Letters, Offer, Offers, OneOf, Spelling
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz import events as happened
from tablee.games.wordz.events import Event
from tablee.games.wordz.state import Place, State
from tablee.games.wordz.view import HandDealt, OpenPlace, OwnPlace, Seen, View, WordHidden

_BALLOTS = OneOf(("accept", "reject", "abstain"))
_PASS = Offer("pass_composing")
_END_TURN = Offer("end_turn")
_JUDGE = Offer("judge", {"ballot": _BALLOTS})


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(
        open_view, seat=seat, own=_own_place(state.places[seat]), offers=offers(state, seat)
    )


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    return View(
        None,  # not all by name: CPython makes a dictionary of more than 15 names
        state.options,
        state.round,
        state.phase,
        first=state.first,
        active=state.active,
        has_turned=state.has_turned,
        has_proposed=state.has_proposed,
        deadline=state.deadline,
        places=tuple(map(_open_place, state.places)),
        own=None,
        misses=state.misses,
        fates=state.fates,
        trial=state.trial,
        ballots=state.ballots,
        last_round=state.last_round,
        outcome=state.outcome,
        offers=(),
    )


def _open_place(place: Place) -> OpenPlace:
    return OpenPlace(
        row=place.row,
        has_composed=place.has_composed,
        is_out=place.is_out,
        tokens=place.tokens,
        won=place.won,
        points=place.points,
    )


def _own_place(place: Place) -> OwnPlace:
    return OwnPlace(hand=place.hand, word=place.word, drafts=place.drafts)


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    found: list[Offer] = []
    if state.phase == "compose" and not state.places[seat].has_composed:
        found += _composing_offers(state, seat)
    elif state.phase == "turn" and seat == state.active:
        found += _turn_offers(state, seat)
    elif state.phase == "vote" and seat in state.voting:
        found.append(_JUDGE)
    if may_stretch(state) and seat in state.awaited:
        found.append(NEED_TIME)
    return tuple(found)


def _composing_offers(state: State, seat: Seat) -> list[Offer]:
    """Any word of one's letters; where only listed ones are played, those the seat knows to be (WZ-G10)."""
    place = state.places[seat]
    any_word = Letters("".join(place.hand), state.options.shortest, len(place.hand))
    listed = tuple([it.word for it in place.drafts if it.is_listed])
    is_strict = state.options.words == "listed_only"
    words: Choice = OneOf(listed) if is_strict else any_word
    lay = [Offer("lay_word", {"word": words})] if listed or not is_strict else []
    return [*lay, Offer("look_up", {"word": any_word}), _PASS]


def _turn_offers(state: State, seat: Seat) -> list[Offer]:
    found: list[Offer] = []
    for whom in state.hidden_from(seat):
        whose = OneOf((whom,))
        if not state.has_turned:
            cards = OneOf(state.places[whom].face_down)
            found.append(Offer("turn_card", {"whom": whose, "place": cards}))
        if state.may_propose(seat):
            spelling = Spelling(state.pattern(whom))
            found.append(Offer("propose", {"whom": whose, "word": spelling}))
    if state.has_turned:
        found.append(_END_TURN)
    return found


def seen(_state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    match event:
        case happened.RoundDealt():
            hand = event.hand(seat)
            return HandDealt(event.round, event.first, hand, event.tokens, event.deadline)
        case happened.WordLaid():
            return event if seat == event.seat else WordHidden(event.seat, event.backs)
        case happened.WordLookedUp():
            return event if seat == event.seat else None
        case (
            happened.ComposingPassed()
            | ClockStarted()
            | happened.TurnBegan()
            | happened.TurnResumed()
            | happened.CardTurned()
            | happened.ProposalMissed()
            | happened.WordFound()
            | happened.WordTurnedUp()
            | happened.VoteBegan()
            | happened.BallotCast()
            | happened.WordJudged()
            | TimeStretched()
            | TimeRanOut()
            | happened.RoundEnded()
            | GameEnded()
        ):
            return event
