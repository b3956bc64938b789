"""The eight laws at tables of every kind; and leaks planted in TRAPWORDS that they must catch."""

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.trapwords import game
from tablee.games.trapwords.events import (
    BookOpened,
    ClaimNoted,
    TeamTold,
    TrapDropped,
    TrapProposed,
    WordSaid,
    WordsDrawn,
)
from tablee.games.trapwords.pieces import Options, other
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import BookRead, View
from tablee.laws import Effort, check
from tests.games.trapwords.builders import Talkative, trapwords_with

WORDS = Talkative()
TABLES: dict[str, Options] = {
    "usual": Options(),
    "deep": Options(rooms="2-4-6-8-10", curses="four", monsters="harder", rounds=6),
    "aloud": Options(clues="aloud", start="with_first_clue", curses="four"),
    "strict": Options(referee="strict", language="en", tie_break=True, start="at_once"),
    "clocked": Options(trap_pace="fast", own_rooms="1-2-3-4-5", advice="basics", glass=90),
}


@pytest.fixture(autouse=True)
def untraced() -> Iterator[None]:
    """The rules have tests of their own; to measure coverage here would treble the time."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        (4, "usual"),
        (5, "deep"),
        (6, "aloud"),
        (7, "strict"),
        (8, "clocked"),
        (4, "aloud"),
        (5, "strict"),
        (8, "usual"),
    ],
)
def test_trapwords_keeps_the_laws(seats: int, table: str) -> None:
    report = check(
        trapwords_with(WORDS),
        seats=(seats,),
        options=(TABLES[table],),
        pairs=300,
        effort=Effort(length=80),
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert report.share_differing >= 0.9


def test_trapwords_keeps_the_laws_at_the_largest_table() -> None:
    report = check(trapwords_with(WORDS), seats=(12,), options=(QUICK,), pairs=300)

    assert report.breaches == ()
    assert report.finished >= 1


# Planted leaks


class Leaky(View, frozen=True, tag="trapwords"):
    """A view with room for what it should not show."""

    leak: Any = None


class Planted(NamedTuple):
    """A leak, and the law that must catch it."""

    law: int
    plant: Callable[[], AnyGame]
    options: Options

    @property
    def name(self) -> str:
        return self.plant.__name__


BUGS: list[Planted] = []
QUICK = Options(curses="off", own_rooms="1-2-3-4-5", trap_pace="fast")
"""Lists are short, and turns come soon."""


def breaks(law: int, *, options: Options = QUICK) -> Callable[[Any], Any]:
    """Puts a planted leak on the list, for the law that must catch it."""

    def enlist(plant: Callable[[], AnyGame]) -> Callable[[], AnyGame]:
        BUGS.append(Planted(law, plant, options))
        return plant

    return enlist


def showing(leak: Callable[[State, Any], Any]) -> AnyGame:
    """Every view also shows what this makes of the state for its seat."""

    def view(state: State, seat: Any) -> Leaky:
        honest = game.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Leaky(**fields, leak=leak(state, seat))

    return trapwords_with(WORDS, view=view)


def changing(field: str, change: Callable[[Any, State, Any], Any]) -> AnyGame:
    """Every view has one field changed by this."""

    def view(state: State, seat: Any) -> View:
        honest = game.view(state, seat)
        return replace(honest, **{field: change(getattr(honest, field), state, seat)})

    return trapwords_with(WORDS, view=view)


def telling(tell: Callable[[State, Any, Any], Any]) -> AnyGame:
    """What is seen of an event is this, unless it is `...`."""

    def seen(state: State, event: Any, seat: Any) -> Any:
        told = tell(state, event, seat)
        return game.seen(state, event, seat) if told is ... else told

    return trapwords_with(WORDS, seen=seen)


def told_to_all(kind: type) -> AnyGame:
    return telling(lambda state, event, seat: event if isinstance(event, kind) else ...)


@breaks(5)
def the_secret_words_show() -> AnyGame:
    return showing(lambda state, seat: [it.secret for it in state.sheets])


@breaks(5)
def the_length_of_a_secret_word_shows() -> AnyGame:
    return showing(lambda state, seat: [len(it.secret) for it in state.sheets])


@breaks(5)
def the_first_letter_of_a_trap_shows() -> AnyGame:
    return showing(lambda state, seat: [it.drafts[0].word[:1] for it in state.sheets if it.drafts])


@breaks(5)
def the_number_of_drafts_shows() -> AnyGame:
    return showing(lambda state, seat: [len(it.drafts) for it in state.sheets])


@breaks(5)
def the_number_of_chosen_traps_shows() -> AnyGame:
    return showing(lambda state, seat: [len(it.traps) for it in state.sheets])


@breaks(5)
def it_shows_how_many_were_ever_proposed() -> AnyGame:
    return showing(lambda state, seat: [it.proposed for it in state.sheets])


@breaks(5)
def the_order_of_the_drafts_shows() -> AnyGame:
    def order(state: State, seat: Any) -> Any:
        words = [[draft.word for draft in it.drafts] for it in state.sheets]
        return [sorted(range(len(it)), key=it.__getitem__) for it in words]

    return showing(order)


@breaks(5)
def it_shows_who_proposed_last() -> AnyGame:
    return showing(lambda state, seat: [it.drafts[-1].by for it in state.sheets if it.drafts])


@breaks(5)
def the_talk_of_the_other_team_shows() -> AnyGame:
    return changing("chat", lambda chat, state, seat: state.chats[0])


@breaks(5)
def it_shows_that_a_team_talks() -> AnyGame:
    return showing(lambda state, seat: [bool(it) for it in state.chats])


@breaks(5)
def the_marks_show_to_the_guessers() -> AnyGame:
    def marked(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, words=state.playing.words)

    return changing("turn", marked)


@breaks(5)
def it_shows_that_a_word_is_marked() -> AnyGame:
    def marks(state: State, seat: Any) -> Any:
        open_turn = state.turn and state.turn.end is None
        return [bool(it.marks) for it in state.playing.words] if open_turn else []

    return showing(marks)


@breaks(5)
def doubts_show_before_the_turn_is_closed() -> AnyGame:
    def doubts(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, claims=state.playing.noted)

    return changing("turn", doubts)


@breaks(5)
def the_book_shows_before_it_is_opened() -> AnyGame:
    def opened(turn: Any, state: State, seat: Any) -> Any:
        is_giver = turn and seat == turn.giver
        return replace(turn, secret=state.secret) if is_giver else turn

    return changing("turn", opened)


@breaks(5)
def the_traps_show_to_the_clue_giver() -> AnyGame:
    def shown(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, traps=state.traps)

    return changing("turn", shown)


@breaks(5)
def the_guesser_is_offered_words_of_the_right_length() -> AnyGame:
    def sharper(offers: Any, state: State, seat: Any) -> Any:
        def better(offer: Any) -> Any:
            is_guess = offer.action == "guess"
            text = replace(offer.fields["text"], longest=len(state.secret)) if is_guess else None
            return replace(offer, fields={"text": text}) if is_guess else offer

        return tuple(map(better, offers))

    return changing("offers", sharper)


@breaks(5)
def the_clock_runs_longer_for_many_drafts() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.alarm and state.alarm + sum(len(it.drafts) for it in state.sheets)

    return trapwords_with(WORDS, deadline=deadline)


@breaks(5)
def seats_are_awaited_in_the_order_of_their_lists() -> AnyGame:
    def awaiting(state: State) -> Any:
        return tuple(sorted(state.awaited, key=lambda it: -len(state.sheets[it % 2].drafts)))

    return trapwords_with(WORDS, awaiting=awaiting)


@breaks(5)
def a_proposal_is_told_to_all() -> AnyGame:
    return told_to_all(TrapProposed)


@breaks(5)
def a_dropped_trap_makes_a_sound() -> AnyGame:
    return told_to_all(TrapDropped)


@breaks(5)
def team_talk_is_told_to_all() -> AnyGame:
    return told_to_all(TeamTold)


@breaks(5)
def marks_are_told_to_all() -> AnyGame:
    return told_to_all(WordSaid)


@breaks(5)
def doubts_are_told_to_all() -> AnyGame:
    return told_to_all(ClaimNoted)


@breaks(5)
def everybody_reads_the_book() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        return BookRead(event.seat, state.secret) if isinstance(event, BookOpened) else ...

    return telling(tell)


@breaks(6)
def the_word_is_told_to_the_wrong_team() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        if not isinstance(event, WordsDrawn) or seat is None:
            return ...
        drawn = tuple(replace(it, team=other(it.team)) for it in event.drawn)
        return game.seen(state, replace(event, drawn=drawn), seat)

    return telling(tell)


@breaks(7)
def a_spectator_sees_a_secret_word() -> AnyGame:
    return showing(lambda state, seat: state.sheets[0].secret if seat is None else None)


@breaks(7)
def a_spectator_hears_a_team_talk() -> AnyGame:
    return telling(
        lambda state, event, seat: event if seat is None and isinstance(event, TeamTold) else ...
    )


@breaks(6)
def a_guess_too_many_is_left() -> AnyGame:
    def generous(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, guesses=turn.guesses[1:])

    return changing("turn", generous)


@breaks(4)
def a_second_opening_is_offered() -> AnyGame:
    def again(offers: Any, state: State, seat: Any) -> Any:
        if state.phase != "clue" or not state.playing.is_open or seat != state.playing.giver:
            return offers
        closed = replace(state, turn=replace(state.playing, is_open=False))
        return (*offers, *(it for it in game.view(closed, seat).offers if it.action == "open_book"))

    return changing("offers", again)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.law}-{bug.name}")
def test_a_planted_leak_is_caught(bug: Planted) -> None:
    effort = Effort(games=0, length=100, laws=(bug.law,), most=1)

    report = check(bug.plant(), seats=(4,), options=(bug.options,), pairs=6_000, effort=effort)

    assert [breach.law for breach in report.breaches] == [bug.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


def test_where_nothing_is_planted_nothing_is_found() -> None:
    effort = Effort(games=0, length=100, laws=(4, 5, 6, 7))

    report = check(trapwords_with(WORDS), seats=(4,), options=(QUICK,), pairs=500, effort=effort)

    assert report.breaches == ()
    assert report.share_differing >= 0.9
