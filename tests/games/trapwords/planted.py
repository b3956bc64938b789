"""Leaks planted in TRAPWORDS, that the laws must catch; and the tables where it keeps them."""

from typing import Any

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
from tablee.games.trapwords.view import BookRead
from tests.games.trapwords.builders import trapwords_with
from tests.games.trapwords.lexicon import Talkative
from tests.laws.planting import Bed

DEEP = Options(rooms="2-4-6-8-10", curses="four", monsters="harder", rounds=6)
ALOUD = Options(clues="aloud", start="with_first_clue", curses="four")
STRICT = Options(referee="strict", language="en", tie_break=True, start="at_once")
CLOCKED = Options(trap_pace="fast", own_rooms="1-2-3-4-5", advice="basics", glass=90)
QUICK = Options(curses="off", own_rooms="1-2-3-4-5", trap_pace="fast")
"""Lists are short, and turns come soon."""
TABLES = ((4, Options()), (5, DEEP), (6, ALOUD), (7, STRICT), (8, CLOCKED), (12, QUICK))
TW = Bed(trapwords_with(Talkative()), seats=4, options=QUICK, tables=TABLES)

TW.shows("the secret words show", lambda state, seat: [it.secret for it in state.sheets])
TW.shows(
    "the length of a secret word shows", lambda state, seat: [len(it.secret) for it in state.sheets]
)
TW.shows(
    "the first letter of a trap shows",
    lambda state, seat: [it.drafts[0].word[:1] for it in state.sheets if it.drafts],
)
TW.shows("the number of drafts shows", lambda state, seat: [len(it.drafts) for it in state.sheets])
TW.shows(
    "the number of chosen traps shows", lambda state, seat: [len(it.traps) for it in state.sheets]
)
TW.shows(
    "it shows how many were ever proposed", lambda state, seat: [it.proposed for it in state.sheets]
)


@TW.breaks(5, by=TW.showing)
def the_order_of_the_drafts_shows(state: State, seat: Any) -> Any:
    words = [[draft.word for draft in it.drafts] for it in state.sheets]
    return [sorted(range(len(it)), key=it.__getitem__) for it in words]


TW.shows(
    "it shows who proposed last",
    lambda state, seat: [it.drafts[-1].by for it in state.sheets if it.drafts],
)


@TW.breaks(5, by=TW.changing("chat"))
def the_talk_of_the_other_team_shows(chat: Any, state: Any, seat: Any) -> Any:
    return state.chats[0]


TW.shows("it shows that a team talks", lambda state, seat: [bool(it) for it in state.chats])


@TW.breaks(5, by=TW.changing("turn"))
def the_marks_show_to_the_guessers(turn: Any, state: State, seat: Any) -> Any:
    return turn and replace(turn, words=state.playing.words)


@TW.breaks(5, by=TW.showing)
def it_shows_that_a_word_is_marked(state: State, seat: Any) -> Any:
    open_turn = state.turn and state.turn.end is None
    return [bool(it.marks) for it in state.playing.words] if open_turn else []


@TW.breaks(5, by=TW.changing("turn"))
def doubts_show_before_the_turn_is_closed(turn: Any, state: State, seat: Any) -> Any:
    return turn and replace(turn, claims=state.playing.noted)


@TW.breaks(5, by=TW.changing("turn"))
def the_book_shows_before_it_is_opened(turn: Any, state: State, seat: Any) -> Any:
    is_giver = turn and seat == turn.giver
    return replace(turn, secret=state.turn_secret) if is_giver else turn


@TW.breaks(5, by=TW.changing("turn"))
def the_traps_show_to_the_clue_giver(turn: Any, state: State, seat: Any) -> Any:
    return turn and replace(turn, traps=state.turn_traps)


@TW.breaks(5, by=TW.changing("offers"))
def the_guesser_is_offered_words_of_the_right_length(offers: Any, state: State, seat: Any) -> Any:
    def better(offer: Any) -> Any:
        is_guess = offer.action == "guess"
        text = replace(offer.fields["text"], longest=len(state.turn_secret)) if is_guess else None
        return replace(offer, fields={"text": text}) if is_guess else offer

    return tuple(map(better, offers))


@TW.breaks(5)
def the_clock_runs_longer_for_many_drafts() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.alarm and state.alarm + sum(len(it.drafts) for it in state.sheets)

    return TW.having(deadline=deadline)


@TW.breaks(5)
def seats_are_awaited_in_the_order_of_their_lists() -> AnyGame:
    def awaiting(state: State) -> Any:
        return tuple(sorted(state.awaited, key=lambda it: -len(state.sheets[it % 2].drafts)))

    return TW.having(awaiting=awaiting)


TW.tells_all("a proposal is told to all", TrapProposed)
TW.tells_all("a dropped trap makes a sound", TrapDropped)
TW.tells_all("team talk is told to all", TeamTold)
TW.tells_all("marks are told to all", WordSaid)
TW.tells_all("doubts are told to all", ClaimNoted)


@TW.breaks(5, by=TW.telling)
def everybody_reads_the_book(state: State, event: Any, seat: Any) -> Any:
    return BookRead(event.seat, state.turn_secret) if isinstance(event, BookOpened) else ...


@TW.breaks(6, by=TW.telling)
def the_word_is_told_to_the_wrong_team(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, WordsDrawn) or seat is None:
        return ...
    drawn = tuple(replace(it, team=other(it.team)) for it in event.drawn)
    return game.seen(state, replace(event, drawn=drawn), seat)


TW.shows_spectators("a spectator sees a secret word", lambda state: state.sheets[0].secret)
TW.tells_spectators("a spectator hears a team talk", TeamTold)


@TW.breaks(6, by=TW.changing("turn"))
def a_guess_too_many_is_left(turn: Any, state: State, seat: Any) -> Any:
    return turn and replace(turn, guesses=turn.guesses[1:])


@TW.breaks(4, by=TW.changing("offers"))
def a_second_opening_is_offered(offers: Any, state: State, seat: Any) -> Any:
    if state.phase != "clue" or not state.playing.is_open or seat != state.playing.giver:
        return offers
    closed = replace(state, turn=replace(state.playing, is_open=False))
    return (*offers, *(it for it in game.view(closed, seat).offers if it.action == "open_book"))


def teams_with(**wrong: Any) -> Any:
    return lambda teams, state, seat: tuple(_with(it, wrong) for it in teams)


def turn_with(**wrong: Any) -> Any:
    return lambda turn, state, seat: turn and _with(turn, wrong)


def _with(shown: Any, wrong: dict[str, Any]) -> Any:
    return replace(shown, **{name: change(shown) for name, change in wrong.items()})


TW.misshows("a team stands a room too far", "teams", teams_with(room=lambda it: it.room + 1))
TW.misshows(
    "the last of a team has the torch", "teams", teams_with(giver=lambda it: it.members[-1])
)
TW.misshows("everybody is of one team", "team", lambda it, state, seat: it and 0)
TW.misshows("a round too few is played", "rounds", lambda it, state, seat: it - 1)
TW.misshows("the table's own alarm shows", "deadline", lambda it, state, seat: state.alarm)
TW.misshows("the newest line is missing", "chat", lambda it, state, seat: it[:-1] or it)


@TW.breaks(6, by=TW.changing("sheet"))
def a_trap_too_many_is_needed(sheet: Any, state: State, seat: Any) -> Any:
    return sheet and replace(sheet, needed=sheet.needed + 1)


TW.misshows(
    "guesses cost nothing",
    "turn",
    turn_with(guesses_left=lambda it: it.guesses_left + len(it.guesses)),
)
TW.misshows("a turn is never settled", "turn", turn_with(stage=lambda it: "none"))
TW.misshows(
    "another claim seems to be settled",
    "turn",
    turn_with(open_claim=lambda it: it.open_claim and it.open_claim + 1),
)
TW.misshows(
    "the secret shows in capitals",
    "turn",
    turn_with(secret=lambda it: it.secret and it.secret.upper()),
)
TW.misshows(
    "the first trap is missing", "turn", turn_with(traps=lambda it: it.traps and it.traps[1:])
)
TW.misshows("the first claim is missing", "turn", turn_with(claims=lambda it: it.claims[1:]))
