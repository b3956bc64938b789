"""What law 6 does not hold by its name: the few fields of views and news that are told here, each with its reason."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tablee import registry
from tablee.core.record import kinds_of, tag_of
from tablee.laws.names import long_name, namesake
from tablee.tables.table import open_table

EVERYWHERE = {
    "seat": "who looks is no part of the truth; it is held here",
    "offers": "law 4 holds them",
}

SHOWN_BY_THEN = "the event does not have it; the view does, by then, and there it is held"

UNHELD = {
    "line": {"table_set.hands": "backs, where the event has cards"},
    "long-line": {
        "places[].has_stopped": "the state keeps in which order they did, and no place does",
        "hand_turned_up.hand": SHOWN_BY_THEN,
    },
    "head-line": {
        "piles_shown.seats": "as many as sit at the table; the event does not count them"
    },
    "entre-les-lignes": {
        "word_dealt.points": SHOWN_BY_THEN,
        "drawings_hung.board": SHOWN_BY_THEN,
        "drawings_hung.spot": SHOWN_BY_THEN,
        "seat_left.spot": "the board shows it, with the seat's name",
    },
    "trapwords": {
        "sheets_opened.secret": SHOWN_BY_THEN,
        "book_read.secret": SHOWN_BY_THEN,
    },
}

TOLD_OF = {
    "between": {
        "hand_dealt": "round_dealt",
        "interval_hidden": "interval_chosen",
        "joker_played": "joker_answered",
        "proposal_failed": "proposal_missed",
    },
    "line": {
        "table_set": "cards_dealt",
        "card_swapped": "card_exchanged",
        "pile_drawn": "card_drawn",
    },
    "kidz-line": {"table_set": "cards_dealt"},
    "solo-line": {"hand_dealt": "puzzle_dealt"},
    "long-line": {"round_began": "round_dealt", "hand_turned_up": "signal_given"},
    "head-line": {"piles_shown": "piles_made", "pile_returned": "pile_shuffled"},
    "wordz": {"hand_dealt": "round_dealt", "word_hidden": "word_laid"},
    "entre-les-lignes": {
        "game_opened": "game_began",
        "word_dealt": "round_dealt",
        "drawings_hung": "drawings_shown",
        "vote_laid": "vote_cast",
        "ballot_laid": "ballot_cast",
        "seat_left": "vacated",
        "time_moved": "time_stretched",
    },
    "trapwords": {"sheets_opened": "words_drawn", "book_read": "book_opened"},
}
"""Of which event the news tell that are not the event itself."""


@pytest.fixture(params=list(registry.keys()))
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_law_6_holds_every_field_of_a_view_but_for_those_that_are_told_here(key: str) -> None:
    types = registry.game(key).TYPES
    state = get_type_hints(registry.game(key).start)["return"]
    events = {tag_of(it): it for it in kinds_of(types.event)}
    news = {tag_of(it): it for it in kinds_of(types.seen) if it not in events.values()}

    unheld = {it[1:] for it in unheld_in(types.view, state, state)}
    for name, event in TOLD_OF[key].items():
        unheld |= {f"{name}{it}" for it in unheld_in(news[name], events[event], events[event])}

    assert news.keys() == TOLD_OF[key].keys()
    assert unheld == EVERYWHERE.keys() | UNHELD.get(key, {}).keys()


def test_a_view_says_who_looks(key: str) -> None:
    game = registry.game(key)
    table = open_table(game, min(game.ABOUT.seats), seed=b"who looks")

    for viewer in (*table.seating.seats, None):
        assert table.view(viewer).seat == viewer


def test_a_field_that_the_state_does_not_know_is_noticed() -> None:
    class Place(msgspec.Struct):
        hand: tuple[int, ...]

    class State(msgspec.Struct):
        places: tuple[Place, ...]
        noted: int

    class OpenPlace(msgspec.Struct):
        hand_size: int
        mood: str

    class View(msgspec.Struct):
        places: tuple[OpenPlace, ...]
        noted: tuple[int, ...]
        whim: str

    assert [*unheld_in(View, State, State)] == [".places[].mood", ".noted", ".whim"]


def unheld_in(shown: Any, true: Any, whole: Any, path: str = "") -> Iterator[str]:
    """The fields of a record for which the law finds no namesake, within it too."""
    for name, hint in get_type_hints(shown).items():
        found = namesake(whole, shown, name, long_name(path, name)) or namesake(true, shown, name)
        here = f"{path}.{name}"
        if found and is_list(hint) and found.hint is int:
            yield here  # only how many there are
        elif found:
            yield from unheld_within(hint, found.hint, whole, here)
        elif here == ".own" and (places := namesake(whole, whole, "places")):
            yield from unheld_within(hint, get_args(places.hint)[0], whole, here)
        else:
            yield here


def unheld_within(hint: Any, true: Any, whole: Any, path: str) -> Iterator[str]:
    """The same for the records that a type is made of, as far as the truth has not the very same."""
    theirs = records_in(true)
    for shown in records_in(hint) - theirs:
        for its in theirs:
            yield from unheld_in(shown, its, whole, f"{path}[]" if is_list(hint) else path)


def records_in(hint: Any) -> set[Any]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {hint}
    return {record for part in get_args(hint) for record in records_in(part)}


def is_list(hint: Any) -> bool:
    """Or nothing."""
    return tuple in [get_origin(it) for it in (hint, *get_args(hint))]
