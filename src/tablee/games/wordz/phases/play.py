"""Turning a card, proposing a word, or no more (rules WZ-12 to WZ-20; WZ-G3, WZ-G5, WZ-G6, WZ-G13, WZ-G20)."""

from tablee.core.kit import Kit
from tablee.core.offers import Spelling
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.wordz.actions import Propose, TurnCard
from tablee.games.wordz.events import CardTurned, Event, ProposalMissed, TurnBegan
from tablee.games.wordz.phases.known import find, go_on, tokens, turn_up, with_tokens
from tablee.games.wordz.phases.turns import next_turn, require_turn
from tablee.games.wordz.pieces import Miss
from tablee.games.wordz.scoring import pay
from tablee.games.wordz.state import State, change_place


def turn_card(state: State, seat: Seat, action: TurnCard, kit: Kit) -> tuple[Event, ...]:
    """Any face-down card of any opponent (WZ-12, WZ-G3, WZ-G5), once a turn (WZ-14)."""
    require_turn(state, seat, "WZ-12")
    if state.has_turned:
        raise BrokenRule("already_turned", "WZ-14")
    _require_word(state, seat, action.whom, "WZ-12")
    if action.place not in state.places[action.whom].face_down:
        raise BrokenRule("not_face_down", "WZ-12")
    return turned(state, seat, action, kit)


def turned(state: State, by: Seat, action: TurnCard, kit: Kit) -> tuple[Event, ...]:
    """What comes of it: the last card turns the word up (WZ-21, WZ-G6)."""
    letter = state.places[action.whom].word[action.place]
    event = CardTurned(by, action.whom, action.place, letter)
    after = on_card_turned(state, event)
    is_last = not after.places[action.whom].face_down
    return (event, *(turn_up(after, action.whom, kit) if is_last else go_on(after, kit)))


def on_card_turned(state: State, event: CardTurned) -> State:
    places = tuple(sorted((*state.places[event.whom].turned, event.place)))
    return replace(state, has_turned=True, places=change_place(state, event.whom, turned=places))


def propose(state: State, seat: Seat, action: Propose, kit: Kit) -> tuple[Event, ...]:
    """For any opponent's word (WZ-13, WZ-15), once a turn (WZ-14), for a token (WZ-16, WZ-17)."""
    require_turn(state, seat, "WZ-13")
    if state.has_proposed:
        raise BrokenRule("already_proposed", "WZ-14")
    if not state.places[seat].tokens:
        raise BrokenRule("no_token", "WZ-17")
    _require_word(state, seat, action.whom, "WZ-13")
    # It need not be in a dictionary (WZ-G13), but must not deny what everybody sees.
    if not Spelling(state.pattern(action.whom)).has(action.word):
        raise BrokenRule("does_not_fit", "WZ-18")
    if action.word == state.places[action.whom].word:  # letter by letter (WZ-18, WZ-G20)
        return find(state, seat, action.whom, kit)
    missed = ProposalMissed(seat, action.whom, action.word)
    return (missed, *go_on(on_proposal_missed(state, missed), kit))


def _require_word(state: State, seat: Seat, whom: Seat, rule: str) -> None:
    if whom not in state.hidden_from(seat):
        raise BrokenRule("no_word_there", rule)


def on_proposal_missed(state: State, event: ProposalMissed) -> State:
    """The token is gone, and the word stays (WZ-16, WZ-20)."""
    return replace(
        with_tokens(state, pay(tokens(state), event.by, event.whom)),
        has_proposed=True,
        misses=(*state.misses, Miss(event.by, event.whom, event.word)),
    )


def end_turn(state: State, seat: Seat, kit: Kit) -> tuple[TurnBegan, ...]:
    """Without a proposal, once a card is turned; the rest passes by itself."""
    require_turn(state, seat, "WZ-12")
    if not state.has_turned:
        raise BrokenRule("turn_a_card_first", "WZ-12")
    return (next_turn(state, kit),)
