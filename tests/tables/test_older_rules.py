"""Rules that have changed: what a log and a running game of before are worth under them."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee import registry
from tablee.core.game import AnyGame, Begin
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.games.between import game as between
from tablee.games.between.actions import ChooseInterval
from tablee.tables.hall import levels_of
from tablee.tables.reader import BrokenLog, OlderRules, read_log
from tablee.tables.room import actions as asked
from tablee.tables.room.rules import House
from tablee.tables.sitting import Sitting
from tablee.tables.table import Table
from tablee.tables.verify import verify
from tests.tables.forging import changed, content_of, lines_of, numbers_of, played_table, with_event
from tools.keepsakes import BOUND, Evening

LINES = lines_of(played_table(b"older rules"))
NOW = between.ABOUT.version
FIRST_CHOICE = numbers_of(LINES, "interval_chosen")[0]

Decide = Callable[..., tuple[Any, ...]]


def changed_game(
    decide: Decide = between.decide, version: int = NOW + 1, deals: int = 1
) -> AnyGame:
    """Between as it might be after its rules were changed."""
    about = replace(between.ABOUT, version=version, deals=deals)
    return cast(AnyGame, SimpleNamespace(**vars(between) | {"ABOUT": about, "decide": decide}))


def proven(lines: list[bytes], game: AnyGame) -> Table:
    return verify(read_log(content_of(lines), lambda _: game))


def refuse_choices(state: Any, seat: Any, action: Any, kit: Any) -> tuple[Any, ...]:
    if isinstance(action, ChooseInterval):
        raise BrokenRule("too_close", "BT-04")
    return between.decide(state, seat, action, kit)


def break_down(state: Any, seat: Any, action: Any, kit: Any) -> tuple[Any, ...]:
    if isinstance(action, ChooseInterval):
        raise KeyError("a state these rules have never met")
    return between.decide(state, seat, action, kit)


def leave_out_the_last(state: Any, seat: Any, action: Any, kit: Any) -> tuple[Any, ...]:
    events = between.decide(state, seat, action, kit)
    return events[:1] if isinstance(action, ChooseInterval) else events


def deal_otherwise(state: Any, seat: Any, action: Any, kit: Any) -> tuple[Any, ...]:
    if isinstance(action, Begin):
        kit.chance.below(2)
    return between.decide(state, seat, action, kit)


def code_of(lines: list[bytes], game: AnyGame) -> str:
    with pytest.raises(BrokenLog) as caught:
        proven(lines, game)
    return caught.value.code


def test_a_log_whose_every_decision_is_the_same_is_whole_under_newer_rules() -> None:
    table = proven(LINES, changed_game())
    assert (table.version, table.outcome is not None) == (NOW, True)
    assert list(lines_of(table)) == LINES


@pytest.mark.parametrize("decide", [refuse_choices, break_down, leave_out_the_last])
def test_where_newer_rules_decide_otherwise_it_is_of_older_rules(decide: Decide) -> None:
    with pytest.raises(OlderRules) as caught:
        proven(LINES, changed_game(decide))
    older = caught.value
    assert (older.code, older.detail) == ("older_rules", str(NOW))
    assert older.line >= FIRST_CHOICE
    assert 0 < older.same < older.decisions


def test_the_same_is_a_forgery_under_the_rules_it_names() -> None:
    assert code_of(LINES, changed_game(refuse_choices, version=NOW)) == "against_the_rules"
    assert code_of(LINES, changed_game(leave_out_the_last, version=NOW)) == "no_action"
    with pytest.raises(KeyError):
        proven(LINES, changed_game(break_down, version=NOW))


def test_a_forged_log_of_older_rules_is_called_forged() -> None:
    newer = changed_game(refuse_choices)
    torn = [*LINES[:4], LINES[4].replace(b'"at":0', b'"at":1'), *LINES[5:]]
    assert code_of(torn, newer) == "changed"
    other_seed = changed(LINES, len(LINES), lambda seal: replace(seal, seed="00"))
    assert code_of(other_seed, newer) == "other_seed"
    other_deal = changed(LINES, 2, lambda line: with_event(line, first=1 - first_of(LINES)))
    assert code_of(other_deal, newer) == "dealt_otherwise"
    other_draw = changed(LINES, FIRST_CHOICE, lambda line: replace(line, draws=((1 << 32, 0),)))
    assert code_of(other_draw, newer) == "dealt_otherwise"
    back = changed(LINES, FIRST_CHOICE, lambda line: replace(line, at=-1))
    assert code_of(back, newer) == "back_in_time"
    impossible = changed(LINES, FIRST_CHOICE, lambda line: with_event(line, seat=9))
    assert code_of(impossible, newer) == "impossible_event"


def first_of(lines: list[bytes]) -> int:
    return int(read_log(content_of(lines), registry.game).entries[0].event.first)


def test_rules_that_deal_otherwise_say_since_when() -> None:
    assert code_of(LINES, changed_game(deal_otherwise)) == "dealt_otherwise"
    assert code_of(LINES, changed_game(deal_otherwise, deals=NOW + 1)) == "older_rules"


def test_a_game_that_began_before_is_played_on_and_keeps_its_promise() -> None:
    shelf = {"between": changed_game(version=NOW)}

    def sitting() -> Sitting:
        return Sitting(House(lambda key: shelf[key], levels_of, lambda who: 0, str))

    evening = Evening(sitting())
    evening.spend("between")
    rows = [row for it in evening.proposals for row in it.rows]

    shelf["between"] = changed_game()
    later = sitting()
    later.restore(rows)
    table = later.table
    assert table is not None
    assert (table.version, table.commitment) == (NOW, later.room.commitment)

    evening = Evening(later, now=rows[-1].at)
    evening.play_on(BOUND)
    assert proven(lines_of(table), shelf["between"]).version == NOW
    evening.close()
    again = evening.begin(asked.Again(), 3)
    assert (again.version, again.commitment) == (NOW + 1, later.room.commitment)
