"""A plain module is a game; what it has once written to a log it can read for ever."""

from typing import Any, get_args

import pytest

from tablee.core.game import About, AnyGame, Begin, Game, Types
from tablee.core.record import tag_of
from tablee.games.between import game as between_game
from tablee.games.between.actions import Action, Ask, PlayJoker, TableAction
from tablee.games.between.events import Event
from tablee.games.between.pieces import Options
from tablee.games.between.state import State
from tablee.games.between.view import Seen, View
from tests.games.between.moves import announce, ask, choose, joker

# For mypy: the module answers every question, with these types.
game: Game[Options, State, Action | TableAction, Event, View, Seen] = between_game
any_game: AnyGame = between_game

QUESTIONS = [name for name in vars(Game) if not name.startswith("_")]

ACTIONS = "choose_interval ask play_joker announce end_turn concede take_note need_time"
TABLE_ACTIONS = "begin time_up"
EVENTS = {
    "round_dealt": "round first hands deadline",
    "interval_chosen": "seat interval by_lot",
    "clock_started": "deadline",
    "turn_began": "seat deadline",
    "question_answered": "asker whom value answer",
    "joker_answered": "asker whom value is_hidden",
    "interval_found": "by whom interval",
    "proposal_missed": "by whom proposal",
    "interval_conceded": "seat to interval",
    "note_taken": "seat whom value mark",
    "time_stretched": "seat deadline",
    "time_ran_out": "seats",
    "intervals_turned": "unfound",
    "round_ended": "result",
    "game_ended": "outcome",
}
SEEN = (
    "hand_dealt interval_chosen interval_hidden clock_started turn_began question_answered"
    " joker_answered joker_played interval_found proposal_missed proposal_failed interval_conceded"
    " note_taken time_stretched time_ran_out intervals_turned round_ended game_ended"
)


def tags(union: Any) -> list[str]:
    return [tag_of(kind) for kind in get_args(union)]


def test_between_answers_every_question() -> None:
    assert [name for name in QUESTIONS if not hasattr(between_game, name)] == []


def test_between_says_what_it_is() -> None:
    assert (
        About(
            key="between",
            title="Between",
            prefix="BT",
            version=2,
            authors=("Jarvin",),
            seats=(2, 3, 4),
            minutes=(10, 15),
        )
        == between_game.ABOUT
    )


# A released tag is never renamed, and the fields of an event never change.


@pytest.mark.parametrize(
    ("union", "names"),
    [
        (between_game.TYPES.action, ACTIONS),
        (between_game.TYPES.table_action, TABLE_ACTIONS),
        (between_game.TYPES.event, " ".join(EVENTS)),
        (between_game.TYPES.seen, SEEN),
    ],
)
def test_tags_are_never_renamed(union: Any, names: str) -> None:
    assert sorted(tags(union)) == sorted(names.split())


def test_the_view_is_tagged_with_the_game() -> None:
    assert tag_of(between_game.TYPES.view) == "between"


def test_events_keep_their_fields() -> None:
    fields = {tag_of(kind): " ".join(kind.__struct_fields__) for kind in get_args(Event)}

    assert fields == EVENTS


def test_the_word_to_begin_keeps_its_name() -> None:
    assert tag_of(Begin) == "begin"


# From an offer to an action


@pytest.mark.parametrize(
    ("offered", "action"),
    [
        ({"type": "ask", "whom": 1, "value": 8}, ask(1, 8)),
        ({"type": "play_joker", "whom": 1, "value": 8}, joker(1, 8)),
        ({"type": "choose_interval", "interval": (7, 10)}, choose(7, 10)),
        ({"type": "announce", "whom": 2, "interval": (7, 10)}, announce(2, 7, 10)),
    ],
)
def test_an_action_is_made_of_what_was_offered(offered: dict[str, Any], action: Any) -> None:
    before = dict(offered)

    made = between_game.TYPES.make_action(offered)

    assert made == action
    assert offered == before


def test_what_the_table_says_is_not_made_of_offers() -> None:
    with pytest.raises(KeyError):
        between_game.TYPES.make_action({"type": "begin"})


@pytest.mark.parametrize(
    "thing",
    ["ask", 7, None, Begin(), object(), Ask("one", 3), announce(2, 7, 10).interval, 1 << 80],  # type: ignore[arg-type]
)
def test_what_is_no_action_is_known_as_such(thing: Any) -> None:
    assert between_game.TYPES.is_action(ask(1, 3))
    assert not between_game.TYPES.is_action(thing)


def test_types_know_what_a_seat_may_ever_ask_for() -> None:
    assert between_game.TYPES.has("ask")
    assert not between_game.TYPES.has("begin")


def test_types_are_kept_by_name() -> None:
    types = Types(
        options=Options,
        action=Ask | PlayJoker,
        table_action=TableAction,
        event=Event,
        view=View,
        seen=Seen,
    )

    assert (types.options, types.view) == (Options, View)
    assert (types.event, types.seen, types.table_action) == (Event, Seen, TableAction)
    assert types.action == Ask | PlayJoker
