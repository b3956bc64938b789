"""The votes are turned up, the word is told, and points are counted (rules EL-22 to EL-34; EL-G5)."""

from tablee.core.clock import deadline, is_last_call, span
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import (
    ClockStarted,
    Event,
    GameEnded,
    RoundRevealed,
    WentOn,
)
from tablee.games.entre_les_lignes.phases.deal import deal
from tablee.games.entre_les_lignes.pieces import REVEAL_TIME, Exhibit, RoundResult, Spot
from tablee.games.entre_les_lignes.scoring import outcome_of, scores, wrong_votes
from tablee.games.entre_les_lignes.state import State, change_place


def reveal(state: State, kit: Kit) -> RoundRevealed:
    """Word, accomplice and all artists at once (EL-23)."""
    return RoundRevealed(result(state), deadline(state.options.voting_pace, REVEAL_TIME, kit.now))


def result(state: State) -> RoundResult:
    """A vote that is missing is an abstention (EL-G5)."""
    assert state.active is not None
    assert state.accomplice is not None
    pair = (state.active, state.accomplice)
    votes = tuple([place.vote or "abstain" for place in state.places])
    right = state.letters[state.order.index(state.accomplice)]
    scored = scores(votes, right, pair)
    both = zip(state.places, scored, strict=True)
    return RoundResult(
        round=state.round,
        active=state.active,
        accomplice=state.accomplice,
        word=state.places[state.active].word,
        right=right,
        exhibits=tuple([_exhibit(state, spot, seat) for spot, seat in state.spots.items()]),
        votes=votes,
        wrong=wrong_votes(votes, right),
        scores=scored,
        points=tuple([place.points + score.points for place, score in both]),
    )


def _exhibit(state: State, spot: Spot, seat: Seat) -> Exhibit:
    place = state.places[seat]
    return Exhibit(spot, seat, state.shown[seat], place.word, place.description)


def on_round_revealed(state: State, event: RoundRevealed) -> State:
    both = zip(state.places, event.result.points, strict=True)
    return replace(
        state,
        phase="reveal",
        places=tuple([replace(place, points=points) for place, points in both]),
        sent_back=None,
        gallery=(*state.gallery, event.result),
        deadline=event.deadline,
        stretches=0,
    )


def go_on(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """Everybody has time to look."""
    if state.phase != "reveal" or state.places[seat].has_gone_on:
        raise NotNow("nothing_to_look_at", "EL-23")
    went = WentOn(seat)
    after = on_went_on(state, went)
    missing, size = len(after.missing), state.seating.size
    if not missing:
        return (went, next_round(after, kit))
    pace = state.options.voting_pace
    if is_last_call(pace, size - missing, size):
        return (went, ClockStarted(kit.now + span(pace, REVEAL_TIME)))
    return (went,)


def on_went_on(state: State, event: WentOn) -> State:
    return replace(state, places=change_place(state, event.seat, has_gone_on=True))


def next_round(state: State, kit: Kit) -> Event:
    """Clockwise (EL-33), until everybody was active as often as was agreed (EL-09, EL-34)."""
    assert state.active is not None
    if state.round == state.rounds:
        return GameEnded(outcome_of(tuple([place.points for place in state.places])))
    return deal(state, state.seating.after(state.active), kit)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome, deadline=None)
