"""The piles, and turning up cards one by one (rules HE-02 to HE-04; HE-G5, HE-G7, HE-G10, HE-G11)."""

from tablee.core.beginning import agreed_or_drawn, require_ready
from tablee.core.chance import Chance
from tablee.core.game import Begin
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, Card
from tablee.games.light_line.modes.head_line import events
from tablee.games.light_line.modes.head_line.actions import Agree, Pause, Resume, SetPace
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.pieces import ROUND_PILE
from tablee.games.light_line.modes.head_line.state import State


def begin(course: Course, _: Begin) -> None:
    """The oldest holds the cards where the table knows who that is (HE-03)."""
    state, chance = require_ready(course), course.kit.chance
    dealer = agreed_or_drawn(state.options.dealer, state.seating.seats, chance)
    course.happens(events.PilesMade(dealer, *_piles(chance)))
    begin_round(course)


def _piles(chance: Chance) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Nine by their numbers, any of each (HE-02, HE-G10), and the other 51."""
    cards = chance.shuffled(DECK)
    nine: list[Card] = []
    for number, many in ROUND_PILE.items():
        nine += [card for card in cards if BACK[card] == number][:many]
    return chance.shuffled(nine), tuple([card for card in cards if card not in nine])


def on_piles_made(state: State, event: events.PilesMade) -> State:
    return replace(
        state,
        dealer=event.dealer,
        round_pile=event.round_pile,
        pile=event.pile,
        unseen=len(event.pile),
    )


def begin_round(course: Course) -> None:
    """With the number now on top (HE-15)."""
    state = course.state
    assert state.number is not None
    course.happens(events.RoundBegan(state.round + 1, state.number, course.kit.now + state.pace_ms))


def on_round_began(state: State, event: events.RoundBegan) -> State:
    return replace(
        state,
        phase="dealing",
        round=event.round,
        is_paused=False,
        deadline=event.deadline,
        caller=None,
        marked=(),
        bench=(),
        agreed=(),
    )


def deal_card(course: Course) -> None:
    """The top card, face up beside the others (HE-04); after the last one the table waits."""
    card, *rest = course.state.pile
    until = course.kit.now + course.state.pace_ms
    course.happens(
        events.CardDealt(card, BACK[rest[0]], until) if rest else events.CardDealt(card, None, None)
    )


def on_card_dealt(state: State, event: events.CardDealt) -> State:
    return replace(
        state,
        pile=state.pile[1:],
        unseen=max(0, state.unseen - 1),
        open=(*state.open, event.card),
        deadline=event.deadline,
    )


def require_dealing(state: State, seat: Seat) -> None:
    if state.phase != "dealing":
        raise NotNow("no_cards_are_dealt", "HE-04")
    if seat != state.dealer:
        raise NotYourTurn("only_the_dealer", "HE-04")


def pause(course: Course, seat: Seat, _: Pause) -> None:
    """Between two cards (HE-G11)."""
    require_dealing(course.state, seat)
    if course.state.is_paused or not course.state.pile:
        raise NotNow("nothing_to_pause", "HE-04")
    course.happens(events.DealingPaused())


def on_dealing_paused(state: State, _event: events.DealingPaused) -> State:
    return replace(state, is_paused=True, deadline=None)


def resume(course: Course, seat: Seat, _: Resume) -> None:
    require_dealing(course.state, seat)
    if not course.state.is_paused:
        raise NotNow("not_paused", "HE-04")
    course.happens(events.DealingResumed(course.kit.now + course.state.pace_ms))


def on_dealing_resumed(state: State, event: events.DealingResumed) -> State:
    return replace(state, is_paused=False, deadline=event.deadline)


def set_pace(course: Course, seat: Seat, action: SetPace) -> None:
    """The dealer's pace is the pace of the game; the card that is due still comes when it is due (HE-G11)."""
    state = course.state
    require_dealing(state, seat)
    if not state.pile:
        raise NotNow("no_cards_are_dealt", "HE-04")
    if action.pace_ms not in state.paces:
        raise BrokenRule("one_step_at_a_time", "HE-04")
    course.happens(events.PaceSet(action.pace_ms))


def on_pace_set(state: State, event: events.PaceSet) -> State:
    return replace(state, tempo=event.pace_ms)


def agree(course: Course, seat: Seat, _: Agree) -> None:
    """All 51 lie open and nobody calls: once everybody says so, they are shuffled; the number stays (HE-G5)."""
    state = course.state
    if state.phase != "dealing" or state.pile:
        raise NotNow("cards_are_left", "HE-04")
    if seat in state.agreed:
        raise BrokenRule("already_agreed", "HE-04")
    course.happens(events.SeatAgreed(seat))
    if len(course.state.agreed) == state.seating.size:
        course.happens(events.PileShuffled(course.kit.chance.shuffled(state.open)))
        begin_round(course)


def on_seat_agreed(state: State, event: events.SeatAgreed) -> State:
    return replace(state, agreed=(*state.agreed, event.seat))


def on_pile_shuffled(state: State, event: events.PileShuffled) -> State:
    return replace(state, pile=event.pile, unseen=len(event.pile), is_counted=True, open=())
