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


@TW.breaks(5)
def the_secret_words_show() -> AnyGame:
    return TW.showing(lambda state, seat: [it.secret for it in state.sheets])


@TW.breaks(5)
def the_length_of_a_secret_word_shows() -> AnyGame:
    return TW.showing(lambda state, seat: [len(it.secret) for it in state.sheets])


@TW.breaks(5)
def the_first_letter_of_a_trap_shows() -> AnyGame:
    return TW.showing(
        lambda state, seat: [it.drafts[0].word[:1] for it in state.sheets if it.drafts]
    )


@TW.breaks(5)
def the_number_of_drafts_shows() -> AnyGame:
    return TW.showing(lambda state, seat: [len(it.drafts) for it in state.sheets])


@TW.breaks(5)
def the_number_of_chosen_traps_shows() -> AnyGame:
    return TW.showing(lambda state, seat: [len(it.traps) for it in state.sheets])


@TW.breaks(5)
def it_shows_how_many_were_ever_proposed() -> AnyGame:
    return TW.showing(lambda state, seat: [it.proposed for it in state.sheets])


@TW.breaks(5)
def the_order_of_the_drafts_shows() -> AnyGame:
    def order(state: State, seat: Any) -> Any:
        words = [[draft.word for draft in it.drafts] for it in state.sheets]
        return [sorted(range(len(it)), key=it.__getitem__) for it in words]

    return TW.showing(order)


@TW.breaks(5)
def it_shows_who_proposed_last() -> AnyGame:
    return TW.showing(lambda state, seat: [it.drafts[-1].by for it in state.sheets if it.drafts])


@TW.breaks(5)
def the_talk_of_the_other_team_shows() -> AnyGame:
    return TW.changing("chat", lambda chat, state, seat: state.chats[0])


@TW.breaks(5)
def it_shows_that_a_team_talks() -> AnyGame:
    return TW.showing(lambda state, seat: [bool(it) for it in state.chats])


@TW.breaks(5)
def the_marks_show_to_the_guessers() -> AnyGame:
    def marked(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, words=state.playing.words)

    return TW.changing("turn", marked)


@TW.breaks(5)
def it_shows_that_a_word_is_marked() -> AnyGame:
    def marks(state: State, seat: Any) -> Any:
        open_turn = state.turn and state.turn.end is None
        return [bool(it.marks) for it in state.playing.words] if open_turn else []

    return TW.showing(marks)


@TW.breaks(5)
def doubts_show_before_the_turn_is_closed() -> AnyGame:
    def doubts(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, claims=state.playing.noted)

    return TW.changing("turn", doubts)


@TW.breaks(5)
def the_book_shows_before_it_is_opened() -> AnyGame:
    def opened(turn: Any, state: State, seat: Any) -> Any:
        is_giver = turn and seat == turn.giver
        return replace(turn, secret=state.secret) if is_giver else turn

    return TW.changing("turn", opened)


@TW.breaks(5)
def the_traps_show_to_the_clue_giver() -> AnyGame:
    def shown(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, traps=state.traps)

    return TW.changing("turn", shown)


@TW.breaks(5)
def the_guesser_is_offered_words_of_the_right_length() -> AnyGame:
    def sharper(offers: Any, state: State, seat: Any) -> Any:
        def better(offer: Any) -> Any:
            is_guess = offer.action == "guess"
            text = replace(offer.fields["text"], longest=len(state.secret)) if is_guess else None
            return replace(offer, fields={"text": text}) if is_guess else offer

        return tuple(map(better, offers))

    return TW.changing("offers", sharper)


@TW.breaks(5)
def the_clock_runs_longer_for_many_drafts() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.deadline and state.deadline + sum(len(it.drafts) for it in state.sheets)

    return TW.having(deadline=deadline)


@TW.breaks(5)
def seats_are_awaited_in_the_order_of_their_lists() -> AnyGame:
    def awaiting(state: State) -> Any:
        return tuple(sorted(state.awaited, key=lambda it: -len(state.sheets[it % 2].drafts)))

    return TW.having(awaiting=awaiting)


@TW.breaks(5)
def a_proposal_is_told_to_all() -> AnyGame:
    return TW.telling_all(TrapProposed)


@TW.breaks(5)
def a_dropped_trap_makes_a_sound() -> AnyGame:
    return TW.telling_all(TrapDropped)


@TW.breaks(5)
def team_talk_is_told_to_all() -> AnyGame:
    return TW.telling_all(TeamTold)


@TW.breaks(5)
def marks_are_told_to_all() -> AnyGame:
    return TW.telling_all(WordSaid)


@TW.breaks(5)
def doubts_are_told_to_all() -> AnyGame:
    return TW.telling_all(ClaimNoted)


@TW.breaks(5)
def everybody_reads_the_book() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        return BookRead(event.seat, state.secret) if isinstance(event, BookOpened) else ...

    return TW.telling(tell)


@TW.breaks(6)
def the_word_is_told_to_the_wrong_team() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        if not isinstance(event, WordsDrawn) or seat is None:
            return ...
        drawn = tuple(replace(it, team=other(it.team)) for it in event.drawn)
        return game.seen(state, replace(event, drawn=drawn), seat)

    return TW.telling(tell)


@TW.breaks(7)
def a_spectator_sees_a_secret_word() -> AnyGame:
    return TW.showing(lambda state, seat: state.sheets[0].secret if seat is None else None)


@TW.breaks(7)
def a_spectator_hears_a_team_talk() -> AnyGame:
    return TW.telling_spectators(TeamTold)


@TW.breaks(6)
def a_guess_too_many_is_left() -> AnyGame:
    def generous(turn: Any, state: State, seat: Any) -> Any:
        return turn and replace(turn, guesses=turn.guesses[1:])

    return TW.changing("turn", generous)


@TW.breaks(4)
def a_second_opening_is_offered() -> AnyGame:
    def again(offers: Any, state: State, seat: Any) -> Any:
        if state.phase != "clue" or not state.playing.is_open or seat != state.playing.giver:
            return offers
        closed = replace(state, turn=replace(state.playing, is_open=False))
        return (*offers, *(it for it in game.view(closed, seat).offers if it.action == "open_book"))

    return TW.changing("offers", again)
