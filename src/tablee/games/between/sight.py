"""The only door for secrets (rule BT-26): each view and each seen event is built here, field by field."""

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched, may_stretch
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf, TwoOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between import events as happened
from tablee.games.between.events import Event
from tablee.games.between.pieces import DECK, GAP, Card, intervals_of
from tablee.games.between.state import Place, State
from tablee.games.between.view import (
    HandDealt,
    IntervalHidden,
    JokerPlayed,
    Note,
    OpenPlace,
    OwnPlace,
    ProposalFailed,
    Seen,
    View,
)

_MARKS = OneOf(("crossed", "circled", "blank"))
_DECK = frozenset(DECK)
_CARDS = OneOf(DECK)
_PAIRS = TwoOf(DECK[0], DECK[-1], GAP)
_END_TURN = Offer("end_turn")
_CONCEDE = Offer("concede")


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(open_view, seat=seat, own=_own_place(state, seat), offers=offers(state, seat))


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    has_board = state.options.follow_up == "board"
    return View(
        None,  # not all by name: CPython makes a dictionary of more than 15 names
        state.options,
        state.round,
        state.phase,
        first=state.first,
        active=state.active,
        has_asked=state.has_asked,
        deadline=state.deadline,
        places=tuple([_open_place(place, has_board=has_board) for place in state.places]),
        own=None,
        questions=state.questions,
        finds=state.finds,
        whispers=state.whispers,
        unfound=state.unfound,
        last_round=state.last_round,
        last_conceded=state.last_conceded,
        last_unfound=state.last_unfound,
        outcome=state.outcome,
        offers=(),
    )


def _open_place(place: Place, *, has_board: bool) -> OpenPlace:
    return OpenPlace(
        hand_size=len(place.hand),
        has_chosen=place.interval is not None,
        between=place.between,
        above=place.above,
        noes=place.noes if has_board else (),
        is_found=place.is_found,
        is_conceded=place.is_conceded,
        is_out=place.is_out,
        has_joker=place.has_joker,
        points=place.points,
    )


def _own_place(state: State, seat: Seat) -> OwnPlace:
    place = state.places[seat]
    return OwnPlace(
        place.hand,
        place.interval,
        state.jokers and state.own_jokers(seat),
        state.misses and state.own_misses(seat),
        _sheets(state, seat) if state.notes else (),
    )


def _sheets(state: State, seat: Seat) -> tuple[Note, ...]:
    return tuple([Note(it.whom, it.value, it.mark) for it in state.own_notes(seat)])


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    found: list[Offer] = []
    if state.phase == "turn":
        if seat == state.active:
            found += _turn_offers(state, seat)
        elif state.may_concede(seat):
            found.append(_CONCEDE)
    elif state.phase == "choose" and state.places[seat].interval is None:
        choices = OneOf(intervals_of(state.places[seat].hand))
        found.append(Offer("choose_interval", {"interval": choices}))
    if state.options.follow_up == "notes" and state.phase in ("choose", "turn"):
        others = OneOf(tuple(other for other in state.seating.seats if other != seat))
        found.append(Offer("take_note", {"whom": others, "value": _CARDS, "mark": _MARKS}))
    if may_stretch(state) and seat in state.awaited:
        found.append(NEED_TIME)
    return tuple(found)


def _turn_offers(state: State, seat: Seat) -> list[Offer]:
    found: list[Offer] = [] if state.has_asked else _questions(state, seat)
    hidden = state.hidden_from(seat)
    must_ask = bool(found and hidden)  # BT-G3, BT-G10
    if hidden:
        whose = OneOf(hidden)
        if state.places[seat].has_joker:
            found.append(Offer("play_joker", {"whom": whose, "value": _CARDS}))
        if not must_ask:
            found.append(Offer("announce", {"whom": whose, "interval": _PAIRS}))
    if not must_ask:
        found.append(_END_TURN)
    return found


def _questions(state: State, seat: Seat) -> list[Offer]:
    """For each opponent with a hand every value this seat does not hold itself (BT-10, BT-11)."""
    me = state.places[seat]
    elsewhere = _DECK.difference(me.hand, me.interval or ())
    values = tuple(sorted(elsewhere))
    laid = _laid_open(state)
    has_board = state.options.follow_up == "board"
    found: list[Offer] = []
    for whom in state.askable_by(seat):
        # On private sheets everybody remembers the noes alone (BT-14).
        known = laid.union(state.places[whom].noes) if has_board else laid
        idle = tuple(sorted(known & elsewhere))
        found.append(Offer("ask", {"whom": OneOf((whom,)), "value": OneOf(values, idle)}))
    return found


def _laid_open(state: State) -> set[Card]:
    """The cards everybody can see: asking for one of them tells nothing (BT-G1)."""
    laid: set[Card] = set()
    for place in state.places:
        laid.update(place.between, place.above)
    for find in state.finds:
        laid.update(find.interval)
    return laid


def seen(_state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    match event:
        case happened.RoundDealt():
            return HandDealt(event.round, event.first, event.hand(seat), event.deadline)
        case happened.IntervalChosen():
            return event if seat == event.seat else IntervalHidden(event.seat)
        case happened.JokerAnswered():
            is_party = seat in (event.asker, event.whom)
            return event if is_party else JokerPlayed(event.asker, event.whom)
        case happened.ProposalMissed():
            is_party = seat in (event.by, event.whom)
            return event if is_party else ProposalFailed(event.by, event.whom)
        case happened.NoteTaken():
            return event if seat == event.seat else None
        case (
            happened.QuestionAnswered()
            | happened.TurnBegan()
            | happened.IntervalFound()
            | happened.IntervalConceded()
            | ClockStarted()
            | TimeStretched()
            | TimeRanOut()
            | happened.IntervalsTurned()
            | happened.RoundEnded()
            | GameEnded()
        ):
            return event
