"""A word everybody knows: is it one, and who takes its cards.

Rules WZ-08, WZ-09, WZ-19, WZ-21, WZ-23 to WZ-27; WZ-G10 to WZ-G12, WZ-G24.
"""

from tablee.core.clock import deadline
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.events import Event, VoteBegan, WordFound, WordJudged, WordTurnedUp
from tablee.games.wordz.phases.rounds import end_round
from tablee.games.wordz.phases.turns import goes_on, next_turn, resume_turn
from tablee.games.wordz.pieces import VOTE_TIME, Trial
from tablee.games.wordz.scoring import fate_of, fine, pay, won_by
from tablee.games.wordz.state import State, change_place


def find(state: State, by: Seat, whom: Seat, kit: Kit) -> tuple[Event, ...]:
    """By a right proposal (WZ-19)."""
    word = state.places[whom].word
    found = WordFound(by, whom, word, _is_listed(state, word, kit))
    return (found, *_check(on_word_found(state, found), kit, is_listed=found.is_listed))


def turn_up(state: State, whom: Seat, kit: Kit) -> tuple[Event, ...]:
    """By its last card (WZ-21)."""
    word = state.places[whom].word
    shown = WordTurnedUp(whom, word, _is_listed(state, word, kit))
    return (shown, *_check(on_word_turned_up(state, shown), kit, is_listed=shown.is_listed))


def _is_listed(state: State, word: str, kit: Kit) -> bool:
    """Where only listed words may be laid, it was asked before (WZ-G10)."""
    return state.options.words == "listed_only" or kit.lexicon.has(state.options.language, word)


def _check(state: State, kit: Kit, *, is_listed: bool) -> tuple[Event, ...]:
    """A fault comes before any share (WZ-G11): listed is valid, of the rest the others judge (WZ-G10)."""
    if is_listed:
        return settle(state, kit, stands=True)
    assert state.trial is not None
    return (VoteBegan(state.trial.whom, deadline(state.options.pace, VOTE_TIME, kit.now)),)


def settle(state: State, kit: Kit, *, stands: bool) -> tuple[Event, ...]:
    """Its cards are taken, or go to the box."""
    assert state.trial is not None
    judged = WordJudged(fate_of(state.trial, stands=stands))
    after = on_word_judged(state, judged)
    rest = go_on(after, kit)
    return (judged, *(rest or ([resume_turn(after, kit)] if state.phase == "vote" else [])))


def go_on(state: State, kit: Kit) -> tuple[Event, ...]:
    """Nothing as long as this turn lasts; then the next one, or the end of the round (WZ-22, WZ-27).

    A word that nobody is left to turn is turned up at once (WZ-G24).
    """
    if not state.words:
        return end_round(state, kit)
    if len(state.still_in) == 1:
        return turn_up(state, state.words[0], kit)
    return () if goes_on(state) else (next_turn(state, kit),)


def on_word_found(state: State, event: WordFound) -> State:
    """The token is the owner's, right or wrong (WZ-16, WZ-G12)."""
    paid = replace(with_tokens(state, pay(tokens(state), event.by, event.whom)), has_proposed=True)
    return _open_word(paid, event.whom, event.by)


def on_word_turned_up(state: State, event: WordTurnedUp) -> State:
    """Nobody found it, so no card counts as hidden (WZ-21)."""
    return _open_word(state, event.whom, None)


def _open_word(state: State, whom: Seat, by: Seat | None) -> State:
    place = state.places[whom]
    trial = Trial(whom, by, place.word, 0 if by is None else len(place.face_down))
    turned = tuple(range(len(place.word)))
    return replace(state, trial=trial, places=change_place(state, whom, turned=turned))


def on_vote_began(state: State, event: VoteBegan) -> State:
    return replace(state, phase="vote", deadline=event.deadline, stretches=0)


def on_word_judged(state: State, event: WordJudged) -> State:
    """The word leaves the table; whoever laid a faulty one is out of the round, and pays (WZ-24, WZ-25)."""
    fate = event.fate
    places = [
        replace(place, won=place.won + won_by(fate, seat))
        for seat, place in zip(state.seating.seats, state.places, strict=True)
    ]
    places[fate.whom] = replace(
        places[fate.whom], word="", turned=(), is_out=places[fate.whom].is_out or not fate.stands
    )
    after = replace(
        state,
        places=tuple(places),
        phase="turn",
        fates=(*state.fates, fate),
        trial=None,
        ballots=(),
    )
    return after if fate.stands else with_tokens(after, fine(tokens(after), fate.whom))


def tokens(state: State) -> tuple[int, ...]:
    return tuple([place.tokens for place in state.places])


def with_tokens(state: State, tokens: tuple[int, ...]) -> State:
    pairs = zip(state.places, tokens, strict=True)
    return replace(state, places=tuple([replace(place, tokens=n) for place, n in pairs]))
