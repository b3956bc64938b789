"""The piles, and turning up cards one by one (rules HE-02 to HE-04; HE-G5, HE-G7, HE-G10, HE-G11)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK, Card
from tablee.games.light_line.modes.head_line.actions import SetPace
from tablee.games.light_line.modes.head_line.events import (
    CardDealt,
    DealingPaused,
    DealingResumed,
    Event,
    PaceSet,
    PileShuffled,
    PilesMade,
    RoundBegan,
    SeatAgreed,
)
from tablee.games.light_line.modes.head_line.pieces import ROUND_PILE
from tablee.games.light_line.modes.head_line.state import State


def begin(state: State, kit: Kit) -> tuple[Event, ...]:
    """The oldest holds the cards where the table knows who that is (HE-03)."""
    if state.phase != "ready":
        raise NotNow("already_begun")
    agreed = state.options.dealer
    dealer = kit.chance.pick(state.seating.seats) if agreed == "random" else agreed
    made = PilesMade(dealer, *_piles(kit))
    return (made, begin_round(on_piles_made(state, made), kit))


def _piles(kit: Kit) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Nine by their numbers, any of each (HE-02, HE-G10), and the other 51."""
    cards = kit.chance.shuffled(DECK)
    nine: list[Card] = []
    for number, many in ROUND_PILE.items():
        nine += [card for card in cards if BACK[card] == number][:many]
    return kit.chance.shuffled(nine), tuple([card for card in cards if card not in nine])


def on_piles_made(state: State, event: PilesMade) -> State:
    return replace(
        state,
        dealer=event.dealer,
        round_pile=event.round_pile,
        pile=event.pile,
        unseen=len(event.pile),
    )


def begin_round(state: State, kit: Kit) -> RoundBegan:
    """With the number now on top (HE-15)."""
    assert state.number is not None
    return RoundBegan(state.round + 1, state.number, kit.now + state.pace_ms)


def on_round_began(state: State, event: RoundBegan) -> State:
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


def deal_card(state: State, kit: Kit) -> tuple[CardDealt, ...]:
    """The top card, face up beside the others (HE-04); after the last one the table waits."""
    card, *rest = state.pile
    until = kit.now + state.pace_ms
    return (CardDealt(card, BACK[rest[0]], until) if rest else CardDealt(card, None, None),)


def on_card_dealt(state: State, event: CardDealt) -> State:
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


def pause(state: State, seat: Seat) -> tuple[DealingPaused, ...]:
    """Between two cards (HE-G11)."""
    require_dealing(state, seat)
    if state.is_paused or not state.pile:
        raise NotNow("nothing_to_pause", "HE-04")
    return (DealingPaused(),)


def on_dealing_paused(state: State, _event: DealingPaused) -> State:
    return replace(state, is_paused=True, deadline=None)


def resume(state: State, seat: Seat, kit: Kit) -> tuple[DealingResumed, ...]:
    require_dealing(state, seat)
    if not state.is_paused:
        raise NotNow("not_paused", "HE-04")
    return (DealingResumed(kit.now + state.pace_ms),)


def on_dealing_resumed(state: State, event: DealingResumed) -> State:
    return replace(state, is_paused=False, deadline=event.deadline)


def set_pace(state: State, seat: Seat, action: SetPace) -> tuple[PaceSet, ...]:
    """The dealer's pace is the pace of the game; the card that is due still comes when it is due (HE-G11)."""
    require_dealing(state, seat)
    if not state.pile:
        raise NotNow("no_cards_are_dealt", "HE-04")
    if action.pace_ms not in state.paces:
        raise BrokenRule("one_step_at_a_time", "HE-04")
    return (PaceSet(action.pace_ms),)


def on_pace_set(state: State, event: PaceSet) -> State:
    return replace(state, tempo=event.pace_ms)


def agree(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """All 51 lie open and nobody calls: once everybody says so, they are shuffled; the number stays (HE-G5)."""
    if state.phase != "dealing" or state.pile:
        raise NotNow("cards_are_left", "HE-04")
    if seat in state.agreed:
        raise BrokenRule("already_agreed", "HE-04")
    agreed = SeatAgreed(seat)
    if len(state.agreed) < state.seating.size - 1:
        return (agreed,)
    shuffled = PileShuffled(kit.chance.shuffled(state.open))
    return (agreed, shuffled, begin_round(state, kit))


def on_seat_agreed(state: State, event: SeatAgreed) -> State:
    return replace(state, agreed=(*state.agreed, event.seat))


def on_pile_shuffled(state: State, event: PileShuffled) -> State:
    return replace(state, pile=event.pile, unseen=len(event.pile), is_counted=True, open=())
