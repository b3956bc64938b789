"""What each seat sees and is told (rules TW-06, TW-14, TW-31; rulings TW-G14, TW-G23, TW-G24)."""

from typing import Any

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tablee.games.trapwords.actions import ProposeTrap, TellTeam
from tablee.games.trapwords.events import Event
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import BookRead, SheetsOpened
from tests.games.rig import BEGIN, TIME_UP
from tests.games.trapwords.builders import clues, ready, setting
from tests.games.trapwords.moves import OPEN, guess, say, unsure
from tests.games.trapwords.play import act, after, view

EVERYBODY = (0, 1, 2, 3, None)


def told(state: State, seat: int | None, action: Any, now: int = 0) -> dict[int | None, list[Any]]:
    """What everybody is told of it, `None` where nothing."""
    _, events = act(state, seat, action, now)
    return {it: [_seen(state, events, at, it) for at in range(len(events))] for it in EVERYBODY}


def _seen(state: State, events: tuple[Event, ...], at: int, seat: int | None) -> Any:
    for event in events[:at]:
        state = game.evolve(state, event)
    return game.seen(state, events[at], None if seat is None else Seat(seat))


def test_a_team_is_told_the_word_it_sets_traps_for_and_not_its_own() -> None:
    news = told(ready(), None, BEGIN)
    words = {
        seat: next(it for it in all_ if isinstance(it, SheetsOpened)) for seat, all_ in news.items()
    }

    assert words[0] == words[2]
    assert words[1] == words[3]
    assert words[0].secret != words[1].secret
    assert words[None].secret is None
    assert words[None].teams == (0, 1)


def test_what_is_written_is_told_to_the_team_alone() -> None:
    for action in (ProposeTrap("lait"), TellTeam("lait ?")):
        news = told(setting(), 0, action)
        assert news[0] == news[2] != [None]
        assert news[1] == news[3] == news[None] == [None]


def test_the_clue_giver_alone_reads_the_book() -> None:
    news = told(clues(is_open=False), 0, OPEN)

    assert news[0][0] == BookRead(Seat(0), "beurre")
    assert news[1][0] == news[2][0] == news[3][0] == news[None][0]
    assert not isinstance(news[2][0], BookRead)


def test_the_referee_whispers_to_the_opponents() -> None:
    news = told(clues(), 0, say("lait"))

    assert [bool(news[it][0].said.marks) for it in EVERYBODY] == [False, True, False, True, False]


def test_doubts_are_told_to_one_s_own_team_until_the_turn_is_closed() -> None:
    state = after(clues(), (0, say("lait"), 10_000))
    news = told(state, 1, unsure(1, "TW-33"), 11_000)
    assert [it is not None for seat in EVERYBODY for it in news[seat]] == [
        False,
        True,
        False,
        True,
        False,
    ]

    closed = after(state, (2, guess("beurre"), 10_500))
    news = told(closed, 1, unsure(1, "TW-33"), 11_000)
    assert all(news[seat] == news[1] for seat in EVERYBODY)


def test_spectators_see_what_both_teams_know() -> None:
    state = after(clues(), (0, say("jus"), 4_000), (2, guess("pain"), 5_000))
    shown = view(state, None)

    assert shown.turn
    assert (shown.turn.secret, shown.turn.traps, shown.sheet, shown.team) == (None,) * 4
    assert [it.word for it in shown.turn.words] == ["jus"]
    assert [it.text for it in shown.turn.guesses] == ["pain"]
    assert shown.offers == ()
    closed = after(state, (None, TIME_UP, 7_000), (2, guess("beurre"), 8_000))
    assert view(closed, None).turns == view(closed, 2).turns


def test_the_second_team_s_word_stays_hidden_during_the_first_turn() -> None:
    state = clues()

    for seat in (1, 3, None):
        assert (b"cheval" in encode(view(state, seat))) is False
