"""The only door for secrets: views and seen events are built here, field by field (EL-13, EL-14, EL-19, EL-22)."""

from tablee.core.absence import Occupied, Vacated
from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched, may_stretch
from tablee.core.drawing import DrawingKept, Strokes
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import events as happened
from tablee.games.entre_les_lignes.events import Event
from tablee.games.entre_les_lignes.pieces import DESCRIPTION, Spot
from tablee.games.entre_les_lignes.state import Place, State
from tablee.games.entre_les_lignes.view import (
    BallotLaid,
    DrawingsHung,
    GameOpened,
    Hung,
    OpenPlace,
    OwnPlace,
    SeatLeft,
    Seen,
    TimeMoved,
    View,
    VoteLaid,
    WordDealt,
)

_DRAW = Offer("draw", {"drawing": Strokes()})
_HAND_IN = Offer("hand_in")
_TAKE_BACK = Offer("take_back")
_DESCRIBE = (
    Offer("describe", {"text": DESCRIPTION}),
    Offer("describe", {"text": OneOf(("",))}),
)
_ABSTAIN = Offer("abstain")
_JUDGE = Offer("judge", {"ballot": OneOf(("uphold", "dismiss", "unsure"))})
_WITHDRAW = Offer("withdraw")
_GO_ON = Offer("go_on")
_RECOUNT = Offer("recount", {"wish": OneOf(("recount", "as_planned"))})


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(open_view, seat=seat, own=_own_place(state, seat), offers=offers(state, seat))


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    return View(
        None,  # not all by name: CPython makes a dictionary of more than 15 names
        state.options,
        state.number,
        state.rounds,
        state.recounted,
        state.round,
        phase=state.phase,
        active=state.active,
        letters=state.letters,
        deadline=state.deadline,
        places=tuple(map(_open_place, state.places)),
        own=None,
        board=_board(state),
        objection=state.objection,
        heard=state.heard,
        gallery=state.gallery,
        outcome=state.outcome,
        offers=(),
    )


def _open_place(place: Place) -> OpenPlace:
    return OpenPlace(
        has_handed_in=place.has_handed_in,
        has_voted=place.vote is not None,
        has_gone_on=place.has_gone_on,
        wish=place.wish,
        is_empty=place.is_empty,
        is_playing=bool(place.word),
        points=place.points,
        square=place.square,
        laps=place.laps,
    )


def _own_place(state: State, seat: Seat) -> OwnPlace:
    place = state.places[seat]
    return OwnPlace(
        word=place.word,
        drawing=place.drawing,
        description=place.description,
        spot=state.own_spot(seat),
        is_sent_back=state.own_is_sent_back(seat),
        vote=place.vote,
        ballot=place.ballot if state.claim else None,
    )


def _board(state: State) -> tuple[Hung, ...]:
    """Nothing before all are done (EL-19); then by letter, and without names where authors are hidden (EL-G1)."""
    return tuple([_hung(state, spot, artist) for spot, artist in state.spots.items()])


def _hung(state: State, spot: Spot, artist: Seat) -> Hung:
    seat = artist if state.is_open(spot) else None
    return Hung(spot, state.shown[artist], seat, spot == state.sent_back)


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    if state.places[seat].is_empty:
        return ()
    found: list[Offer] = []
    if state.phase in ("draw", "vote") and state.places[seat].is_playing:
        found += _round_offers(state, seat)
    if state.phase == "reveal" and not state.places[seat].has_gone_on:
        found.append(_GO_ON)
    if state.recounted is not None:
        found.append(_RECOUNT)
    if may_stretch(state) and seat in state.awaited:
        found.append(NEED_TIME)
    return tuple(found)


def _round_offers(state: State, seat: Seat) -> list[Offer]:
    found: list[Offer] = []
    if state.claim:
        found += _judging_offers(state, seat)
    elif state.is_voting:
        found += _voting_offers(state, seat)
    elif state.may_give_up(seat):
        found.append(_WITHDRAW)
    return found + _drawing_offers(state, seat)


def _drawing_offers(state: State, seat: Seat) -> list[Offer]:
    """Also for who was told to correct their drawing; words for it are welcome until the reveal."""
    found = [_DRAW] if state.may_draw(seat) else []
    if state.may_hand_in(seat):
        found.append(_HAND_IN)
    if state.phase == "draw" and state.places[seat].has_handed_in:
        found.append(_TAKE_BACK)
    return [*found, *_DESCRIBE]


def _voting_offers(state: State, seat: Seat) -> list[Offer]:
    found = [Offer("cast_vote", {"letter": OneOf(state.letters)}), _ABSTAIN]
    faulty = tuple([spot for spot in state.spots if state.may_object(seat, spot)])
    if faulty:
        found.append(Offer("object", {"spot": OneOf(faulty)}))
    return found


def _judging_offers(state: State, seat: Seat) -> list[Offer]:
    assert state.claim is not None
    if seat == state.claim.by:
        return [_WITHDRAW]
    return [_JUDGE] if seat in state.missing else []


def seen(state: State, event: Event, seat: Seat | None) -> Seen | None:  # noqa: C901
    """What this seat, or a spectator, learns of an event."""
    match event:
        case happened.GameBegan():
            return GameOpened(event.number, event.rounds)
        case happened.RoundDealt():
            points = tuple([place.points for place in state.places])
            return WordDealt(
                event.round, event.active, event.word(seat), event.players, points, event.deadline
            )
        case DrawingKept() | happened.Described():
            return event if seat == event.seat else None
        case happened.DrawingsShown():
            return _drawings_hung(state, event, seat)
        case happened.VoteCast():
            return event if seat == event.seat else _vote_laid(state, event)
        case happened.BallotCast():
            return event if seat == event.seat else BallotLaid(event.seat)
        case Vacated():
            return SeatLeft(event.seat, state.spot_of(event.seat))
        case TimeStretched():
            # Who corrects a drawing is in a hurry; that must not tell whose it is.
            return TimeMoved(event.deadline) if state.sent_back else event
        case (
            happened.HandedIn()
            | happened.TakenBack()
            | ClockStarted()
            | happened.ObjectionRaised()
            | happened.ObjectionSettled()
            | happened.DrawingCorrected()
            | happened.RoundRevealed()
            | happened.WentOn()
            | happened.RecountWished()
            | happened.RoundsRecounted()
            | Occupied()
            | TimeRanOut()
            | GameEnded()
        ):
            return event


def _drawings_hung(state: State, event: happened.DrawingsShown, seat: Seat | None) -> DrawingsHung:
    after = replace(state, order=event.order, shown=event.drawings)
    return DrawingsHung(_board(after), after.own_spot(seat), event.deadline)


def _vote_laid(state: State, event: happened.VoteCast) -> VoteLaid | None:
    """That somebody changes their mind is nobody's business."""
    return None if state.places[event.seat].has_voted else VoteLaid(event.seat)
