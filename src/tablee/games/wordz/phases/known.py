"""A word everybody knows: is it one, and who takes its cards.

Rules WZ-08, WZ-09, WZ-19, WZ-21, WZ-23 to WZ-27; WZ-G10 to WZ-G12, WZ-G24.
"""

from tablee.core.clock import deadline
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.events import VoteBegan, WordFound, WordJudged, WordTurnedUp
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.rounds import end_round
from tablee.games.wordz.phases.turns import goes_on, next_turn, resume_turn
from tablee.games.wordz.pieces import VOTE_TIME, Trial
from tablee.games.wordz.scoring import fate_of, fine, pay, won_by
from tablee.games.wordz.state import State


def find(course: Course, by: Seat, whom: Seat) -> None:
    """By a right proposal (WZ-19)."""
    word = course.state.places[whom].word
    is_listed = _is_listed(course, word)
    course.happens(WordFound(by, whom, word, is_listed))
    _check(course, whom, is_listed=is_listed)


def turn_up(course: Course, whom: Seat) -> None:
    """By its last card (WZ-21)."""
    word = course.state.places[whom].word
    is_listed = _is_listed(course, word)
    course.happens(WordTurnedUp(whom, word, is_listed))
    _check(course, whom, is_listed=is_listed)


def _is_listed(course: Course, word: str) -> bool:
    """Where only listed words may be laid, it was asked before (WZ-G10)."""
    options = course.state.options
    return options.words == "listed_only" or course.kit.lexicon.has(options.language, word)


def _check(course: Course, whom: Seat, *, is_listed: bool) -> None:
    """A fault comes before any share (WZ-G11): listed is valid, of the rest the others judge (WZ-G10)."""
    if is_listed:
        settle(course, stands=True)
    else:
        pace = course.state.options.pace
        course.happens(VoteBegan(whom, deadline(pace, VOTE_TIME, course.kit.now)))


def settle(course: Course, *, stands: bool) -> None:
    """Its cards are taken, or go to the box."""
    state = course.state
    assert state.trial is not None
    judged = WordJudged(fate_of(state.trial, stands=stands))
    course.happens(judged)
    go_on(course)
    if state.phase == "vote" and course.events[-1] is judged:
        resume_turn(course)


def go_on(course: Course) -> None:
    """Nothing as long as this turn lasts; then the next one, or the end of the round (WZ-22, WZ-27).

    A word that nobody is left to turn is turned up at once (WZ-G24).
    """
    state = course.state
    if not state.words:
        end_round(course)
    elif len(state.still_in) == 1:
        turn_up(course, state.words[0])
    elif not goes_on(state):
        next_turn(course)


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
