"""Secrets leave by one door: letters, cards left over, drafts and verdicts (rules WZ-03 to WZ-05)."""

from typing import Any, get_args

import pytest

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.wordz import events as happened
from tablee.games.wordz import game
from tablee.games.wordz.pieces import Card, Fate, RoundResult
from tablee.games.wordz.state import State
from tablee.games.wordz.view import HandDealt, OwnPlace, WordHidden
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.moves import lay, look_up, propose, turn
from tests.games.wordz.play import RIG, act, after, dealt

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
EVERYBODY = (ONE, TWO, THREE, None)
HANDS = "AAEIOCHMNSTL | AEEIOCHTRSLP | AAEIOCHTRSDN"
TABLE = composing(HANDS)


def own(state: State, seat: Seat) -> OwnPlace:
    place = game.view(state, seat).own
    assert place is not None
    return place


def test_wz_03_a_seat_sees_its_own_cards_and_nobody_elses() -> None:
    state = dealt(3)

    for seat in (ONE, TWO, THREE):
        assert own(state, seat).hand == state.places[seat].hand
    assert game.view(state, None).own is None
    assert b'"A"' not in encode(game.view(state, None))


def test_wz_03_of_the_deal_each_is_told_its_own_hand() -> None:
    event = happened.RoundDealt(1, ONE, (("A", "B"), ("C", "D"), ("E", "F")), (3, 3, 3))

    told = [game.seen(dealt(3), event, viewer) for viewer in EVERYBODY]

    hands: tuple[tuple[str, ...], ...] = (("A", "B"), ("C", "D"), ("E", "F"), ())
    assert told == [HandDealt(1, ONE, hand, (3, 3, 3), None) for hand in hands]


def test_wz_04_a_laid_word_is_its_owners() -> None:
    state = after(TABLE, (0, lay("CHAT")))

    assert own(state, ONE).word == "CHAT"
    assert own(state, TWO).word == ""
    for viewer in (TWO, THREE, None):
        alike = [(0, lay(word)) for word in ("CHAT", "MTAS", "TNEC")]
        assert len(RIG.shown(TABLE, alike, viewer)) == 1
        assert len(RIG.shown(TABLE, [*alike, (0, lay("TENC"))], viewer)) == 2


def test_wz_05_a_turned_card_shows_its_letter_to_everybody() -> None:
    state, events = act(playing("chat | loup | oie"), 0, turn(1, 1))

    for viewer in EVERYBODY:
        assert [game.seen(state, event, viewer) for event in events] == list(events)
        assert game.view(state, viewer).places[1].row == (
            Card("consonant", None),
            Card("vowel", "O"),
            Card("vowel", None),
            Card("consonant", None),
        )


def test_wz_10_nobody_notices_that_another_looks_something_up() -> None:
    before = {viewer: encode(game.view(TABLE, viewer)) for viewer in EVERYBODY}

    state = after(TABLE, (0, look_up("CHAT")), (0, look_up("MACHINES")), (0, look_up("NTS")))

    assert encode(game.view(state, ONE)) != before[ONE]
    for viewer in (TWO, THREE, None):
        assert encode(game.view(state, viewer)) == before[viewer]


def test_the_verdict_on_a_word_is_nobodys_before_it_is_known() -> None:
    """An unlisted word looks and sounds like a listed one until its last letter."""
    for viewer in EVERYBODY[1:]:
        listed, unlisted = (
            RIG.shown(after(TABLE, (0, lay(word)), (1, lay("CHAT"))), [(2, lay("CHAT"))], viewer)
            for word in ("CHAT", "THAC")
        )
        assert listed == unlisted


def test_everybody_hears_a_proposal() -> None:
    state, events = act(playing("chat | loup | oie"), 0, propose(1, "LIUP"))

    for viewer in EVERYBODY:
        assert [game.seen(state, event, viewer) for event in events] == list(events)
        assert game.view(state, viewer).misses == state.misses


FATE = Fate(ONE, TWO, "OR", True, 1, 1)
OPEN: list[happened.Event] = [
    happened.ComposingPassed(ONE),
    ClockStarted(5),
    happened.TurnBegan(ONE),
    happened.TurnResumed(ONE),
    happened.CardTurned(ONE, TWO, 0, "O"),
    happened.ProposalMissed(ONE, TWO, "OS"),
    happened.WordFound(ONE, TWO, "OR", is_listed=True),
    happened.WordTurnedUp(TWO, "OR", is_listed=True),
    happened.VoteBegan(TWO),
    happened.BallotCast(ONE, "accept"),
    happened.WordJudged(FATE),
    TimeStretched(ONE, 5),
    TimeRanOut((ONE,)),
    happened.RoundEnded(RoundResult(1, (FATE,), (1, 1, 0), (1, 1, 0))),
    GameEnded(Outcome("most_points", (ONE,), (2, 1, 0))),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_what_everybody_may_know_everybody_is_told(event: Any) -> None:
    assert [game.seen(TABLE, event, viewer) for viewer in EVERYBODY] == [event] * 4


def test_nothing_else_is_open() -> None:
    others = {happened.RoundDealt, happened.WordLaid, happened.WordLookedUp}

    assert {*get_args(game.TYPES.event)} == others.union(map(type, OPEN))


def test_secrets_have_no_text_form() -> None:
    word = happened.WordLaid(ONE, "CHAT")
    things = [TABLE, TABLE.places[0], word, lay("CHAT"), look_up("CHAT"), game.view(TABLE, ONE)]

    assert not any("CHAT" in repr(it) or "'A'" in repr(it) for it in things)
    assert game.seen(TABLE, word, TWO) == WordHidden(
        ONE, ("consonant", "consonant", "vowel", "consonant")
    )
