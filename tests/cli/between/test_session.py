"""A person at the table: told what happens, refused with reasons, warned, helped, and free to watch on."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.cli.between.session import Leave, Session, refused
from tablee.cli.between.words import ACTIONS
from tablee.cli.names import Names
from tablee.cli.speech import Language, Speech, speech
from tablee.cli.terminal import Terminal
from tablee.core.chance import Chance
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat, Seating
from tablee.games.between.actions import Action, Ask, ChooseInterval, Concede, EndTurn
from tablee.games.between.pieces import Options
from tablee.tables.table import Table
from tests.cli.between.tables import begun, dealt, interval_of, mine, miss

UNWRITTEN = "BT-" + "99"


class Auto(Terminal):
    """A terminal where a bot types."""

    def __init__(self, table: Table, bot: Any, say: Speech) -> None:
        super().__init__()
        self.table = table
        self.bot = bot
        self.words = say

    def read(self) -> str:
        position = len(self.table.entries)
        action = self.bot.choose(self.table.view(0), Chance(b"typed", position))
        return typed(action, self.words)


def typed(action: Action, say: Speech) -> str:
    word = next(word for word, tag in ACTIONS.items() if tag == action.__struct_config__.tag)
    parts: list[object] = [say(f"between.word.{word}")]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        marks = {"crossed": "x", "circled": "o", "blank": "."}
        match field:
            case "whom":
                parts.append(value + 1)
            case "interval":
                parts += value
            case _:
                parts.append(marks.get(value, value))
    return " ".join(map(str, parts))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("options", [Options(), Options(follow_up="notes", length="express")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_played_is_told(
    language: Language, options: Options, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """A random bot types: jokers, notes, misses, finds, conceding, round after round."""
    say = speech(language)
    bot = registry.bot("between", "random")
    table = Table(registry.game("between"), Seating(seats), options, seed=b"told %d" % seats)
    names = Names(("Vous", "Lou", "Sacha", "Max")[:seats], seats, say)
    bots = dict.fromkeys(range(1, seats), bot)
    Session(table, bots, names, say, Auto(table, bot, say)).play()

    told = capsys.readouterr().out
    assert table.outcome
    assert "╔" in told
    assert "{" not in told


def session(table: Table, monkeypatch: pytest.MonkeyPatch, *lines: str) -> Session:
    """A person about to type these lines, at a table that has begun."""
    given = iter(lines)

    def read(_: object) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(Terminal, "read", read)
    say = speech("en")
    names = Names(("You", "Lou", "Sacha")[: table.seating.size], table.seating.size, say)
    return Session(table, {}, names, say, Terminal())


def test_a_refusal_says_what_the_rule_wants_and_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = begun()
    low, _ = interval_of(table, 0)
    entries = len(table.entries)
    player = session(table, monkeypatch, f"ask 2 {low}", "end", "announce 2 7 10", "joker 1 5")

    with pytest.raises(EOFError):
        player.my_move()

    told = " ".join(capsys.readouterr().out.split())
    assert "Ask for a number you do not have" in told
    assert "Rule BT-10, in docs/rules/between.en.md#bt-10." in told
    assert "Ask a question first" in told
    assert "There is nothing left to find there" in told
    assert len(table.entries) == entries


def test_a_question_that_tells_nothing_is_asked_when_it_is_said_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = begun(seats=2)
    card = table.view(1).own.hand[0]
    player = session(table, monkeypatch, f"ask {card}", "end", f"ask {card}", f"ask {card}")
    player.my_move()
    player.my_move()
    other = table.view(0).own.hand[0]
    table.act(1, Ask(Seat(0), other))
    table.act(1, EndTurn())
    capsys.readouterr()

    player.my_move()

    told = capsys.readouterr().out
    assert "cannot tell you anything new" in told
    assert mine(table).has_asked


def test_wishes_are_granted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("help", "table", f"rule BT-10 {UNWRITTEN}", "rule", "rule XX-1", "", "dance", "quit")
    player = session(begun(), monkeypatch, *lines)

    with pytest.raises(Leave):
        player.my_move()

    told = capsys.readouterr().out
    assert "hide 7 10" in told
    assert told.count("For your eyes only") == 2
    assert "BT-10: A number you have yourself" in told
    assert f"There is no rule “{UNWRITTEN}”" in told
    assert "There is no rule “?”" in told
    assert "There is no rule “XX-1”" in told
    assert "I do not know “dance”" in told


def test_a_rule_is_named_by_its_place_where_the_rulebook_is_not_at_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rulebook = import_module("tablee.cli.between.rulebook")
    monkeypatch.setattr(rulebook, "_SHELVES", (tmp_path,))

    place = "docs/rules/between.fr.md#bt-10"
    assert rulebook.rule_text("bt-10", speech("fr")) == f"La règle BT-10 se trouve dans {place}."


def test_a_rule_is_told_without_the_notes_for_those_who_build() -> None:
    rulebook = import_module("tablee.cli.between.rulebook")

    told = rulebook.rule_text("bt-20", speech("en")) + rulebook.rule_text("bt-24", speech("fr"))

    assert told.startswith("BT-20: Once in the whole game")
    assert "(BT-G11)" in told
    assert "<" not in told
    assert "to_five" not in told


def test_a_code_we_do_not_know_is_still_an_answer() -> None:
    assert (
        refused(BrokenRule("brand_new"), speech("en")) == "The rules do not allow that (brand_new)."
    )


def test_one_who_is_out_may_watch_on_or_concede(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = begun()
    miss(table, 1)
    miss(table, 0)
    entries = len(table.entries)

    session(table, monkeypatch, "").my_move()
    assert len(table.entries) == entries
    session(table, monkeypatch, "concede").my_move()
    assert isinstance(table.entries[entries].action, Concede)
    assert "watch on (Enter)" in capsys.readouterr().out


def test_the_others_play_without_a_long_wait_for_one_who_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = begun()
    player = session(table, monkeypatch)
    patience = player.patience
    miss(table, 1)

    assert player.patience < patience


def test_hiding_is_an_action_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    pair = next(mine(table).offers[0].fields["interval"].all())
    assert isinstance(pair, tuple)
    session(table, monkeypatch, f"hide {pair[0]} {pair[1]}").my_move()

    assert table.entries[-1].action == ChooseInterval((pair[0], pair[1]))
