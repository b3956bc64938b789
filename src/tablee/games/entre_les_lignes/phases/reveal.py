"""The votes are turned up, the word is told, and points are counted (rules EL-22 to EL-34; EL-G5)."""

from tablee.core.clock import deadline
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import (
    GameEnded,
    RoundDealt,
    RoundRevealed,
    RoundsRecounted,
    WentOn,
)
from tablee.games.entre_les_lignes.phases.deal import deal, may_deal
from tablee.games.entre_les_lignes.phases.recount import is_agreed, on_rounds_recounted
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
    return Exhibit(spot, seat, state.shown[seat], place.word, place.description, place.artist)


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


def go_on(state: State, seat: Seat) -> tuple[WentOn, ...]:
    """Everybody has time to look."""
    if state.phase != "reveal" or state.places[seat].has_gone_on:
        raise NotNow("nothing_to_look_at", "EL-23")
    return (WentOn(seat),)


def on_went_on(state: State, event: WentOn) -> State:
    return replace(state, places=change_place(state, event.seat, has_gone_on=True))


def next_round(state: State, kit: Kit) -> tuple[RoundsRecounted | RoundDealt | GameEnded, ...]:
    """As many as were agreed, or are agreed now (EL-G10)."""
    if state.recounted is None or not is_agreed(state):
        return (_dealt_or_over(state, kit),)
    recount = RoundsRecounted(state.recounted)
    return (recount, _dealt_or_over(on_rounds_recounted(state, recount), kit))


def _dealt_or_over(state: State, kit: Kit) -> RoundDealt | GameEnded:
    """Until all were active as often as was agreed (EL-09, EL-34), or too few are left (EL-G10)."""
    points, present = tuple([place.points for place in state.places]), state.present
    if state.round >= state.rounds:
        return GameEnded(outcome_of(points, present))
    if not may_deal(state):
        return GameEnded(outcome_of(points, present, "too_few"))
    return deal(state, _next_active(state), kit)


def _next_active(state: State) -> Seat:
    """Clockwise (EL-33), among those whose turn it was least often: somebody may have missed his (EL-09)."""
    assert state.active is not None
    turns, present = state.turns, state.present
    fewest = min(turns[it] for it in present)
    others = state.seating.round_from(state.seating.after(state.active))
    return next(it for it in others if it in present and turns[it] == fewest)


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", outcome=event.outcome, deadline=None)
