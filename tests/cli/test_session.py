"""A person at the table: understood, refused with reasons, warned, helped, and never in a hurry but in a race."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import Fault
from tablee.bots.random_bot import RandomBot
from tablee.cli.names import Names
from tablee.cli.scene import Scene
from tablee.cli.session import Leave, Session
from tablee.cli.speech import Language, speech
from tablee.cli.terminal import TYPING, Terminal
from tablee.cli.terms import read_options
from tablee.core.chance import Chance
from tablee.core.seats import Seat, Seating
from tablee.games.between.actions import Announce, Ask, ChooseInterval
from tablee.registry import AnyBot
from tablee.tables.table import Table

LEFT = "quit"
UNWRITTEN = "BT-" + "99"


class Typist(Terminal):
    """Types these lines, then leaves; each takes as long as a script's."""

    def __init__(self, *lines: str) -> None:
        super().__init__(may_wait=False)
        self.lines = list(lines)
        self.waited: list[int | None] = []

    def read(self, until: int | None = None) -> str | None:
        self.waited.append(until)
        self.skip_to(self.now + TYPING)
        return self.lines.pop(0) if self.lines else LEFT


def session(
    key: str,
    *lines: str,
    options: tuple[str, ...] = (),
    seats: int = 2,
    bots: Mapping[int, AnyBot] | None = None,
    language: Language = "en",
) -> Session:
    game, say = registry.game(key), speech(language)
    table = Table(game, Seating(seats), read_options(game, seats, [*options]), seed=b"terminal")
    names = Names(("You", "Lou", "Sacha", "Max")[:seats], seats, say)
    scene = Scene(game, names, Seat(0), say, is_playing=True)
    others = dict.fromkeys(range(1, seats), registry.bot(key, "novice")) if bots is None else bots
    return Session(table, others, Seat(0), scene, Typist(*lines))


def said(it: Session, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything, until the lines are used up; as one text, wherever it was broken."""
    with pytest.raises(Leave):
        it.play()
    return " ".join(capsys.readouterr().out.split())


EXPRESS = ("length=express", "first=1")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "I do not know “dance”"),
        ("9", "Say a number from 1 to 1, not 9."),
        ("hide 1 2", "Choose two of your own cards. Say rules BT-03 to read why."),
        ("hide x", "“x” does not fit here (Two cards)"),
        ("\x1b[2J", "I do not know “?[2J”"),
        ("", "Everybody waits for you."),
        ("table", "For your eyes only"),
        ("?", "An empty line waits until something happens."),
        ("aide", "An empty line waits until something happens."),
        ("rules", "Setting up a round"),
        ("rules 10", "BT-10: A number you have yourself"),
        ("règle bt-10", "BT-10: A number you have yourself"),
        ("rules 99", f"There is no rule “{UNWRITTEN}”; say for example rules BT-01."),
        ("log", "You are dealt"),
    ],
)
def test_whatever_is_typed_is_answered(
    line: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer in said(session("between", line, options=EXPRESS), capsys)


NONSENSE = (
    *("1", "2", "3", "0", "-1", "999999999999999", "a", "b2", "c4t", "zz9", "lou", "ask", "?", ""),
    *("back", "table", "log", "rules", "rules X-1", "é", "²", "\x1b[2J", "{seat}", "%s", "1-2"),
    *("sun, tree", "circle 50 50 30", "circle x", "7 10", "1 2 3 4", "more time", "1.5", "", ""),
)


@pytest.mark.parametrize("key", registry.keys()[:9])
def test_nonsense_is_answered_in_every_game(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(key)
    lines = [" ".join(chance.choices(NONSENSE, k=chance.choice((1, 1, 2, 4)))) for _ in range(60)]
    seats = 1 if key == "solo-line" else 4 if key in ("entre-les-lignes", "trapwords") else 2

    with suppress(Leave):
        session(key, *lines, seats=seats).play()
    assert "\x1b" not in capsys.readouterr().out


def test_what_is_missing_is_asked_for_and_can_be_taken_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    it = session("between", "1", "?", "back", "hide", "x", "", options=EXPRESS)
    told = said(it, capsys)

    assert "Two cards? " in told
    assert "an empty line takes you back" in told
    assert not it.table.view(0).places[0].has_chosen


def hidden(*lines: str, language: Language = "en", seats: int = 3) -> Session:
    """Between, with two cards hidden; the first seat begins."""
    it = session("between", options=EXPRESS, language=language, seats=seats)
    offer = session("between", options=EXPRESS, seats=seats)
    offer.table.begin()
    low, high = next(offer.view.offers[0].fields["interval"].all())
    assert isinstance(it.terminal, Typist)
    it.terminal.lines = [f"1 {low}-{high}", *lines]
    return it


def a_card(it: Session) -> int:
    """One that the first seat does not have."""
    copy = session("between", options=EXPRESS, seats=3)
    copy.table.begin()
    return next(card for card in range(1, 25) if card not in copy.view.own.hand)


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "ask 3 {card}", "You ask Sacha for the {card}:"),
        ("en", "ask sacha {card}", "You ask Sacha for the {card}:"),
        ("en", "a 3, {card}", "You ask Sacha for the {card}:"),
        ("fr", "demander lou {card}", "Vous demandez le {card} à Lou :"),
        ("en", "ask nobody {card}", "Who is “nobody”?"),
        ("en", "ask 9 {card}", "Ask one of the other players."),
        ("en", "ask 3 {card} 5", "Say it like this: ask 2"),
    ],
)
def test_people_are_named_by_seat_or_name(
    language: Language, line: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    it = hidden(language=language)
    card = a_card(it)
    it.terminal.lines.append(line.format(card=card))  # type: ignore[attr-defined]

    assert answer.format(card=card) in said(it, capsys)


def test_the_only_opponent_need_not_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    it = hidden(seats=2)
    card = next(card for card in range(1, 25) if card not in hand_of(2))
    it.terminal.lines += [f"ask {card}"]  # type: ignore[attr-defined]

    assert f"You ask Lou for the {card}:" in said(it, capsys)


def hand_of(seats: int) -> tuple[int, ...]:
    it = session("between", options=EXPRESS, seats=seats)
    it.table.begin()
    hand: tuple[int, ...] = it.view.own.hand
    return hand


class Mute:
    """A bot that always waits."""

    def choose(self, view: Any, chance: Chance) -> None:
        return None


def test_a_question_that_tells_nothing_is_warned_about_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    it = hidden()
    card = a_card(it)
    asked = [f"ask 2 {card}", "end"]
    it.terminal.lines += [*asked, *asked, f"ask 2 {card}"]  # type: ignore[attr-defined]
    told = said(it, capsys)

    assert told.count("That cannot change anything or tell you anything new") == 1
    assert told.count(f"You ask Lou for the {card}:") == 2


# Time


def test_in_a_race_the_others_move_while_one_types_and_nobody_waits_for_more(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first line takes its time; the second is empty, and time goes to what comes next."""
    card = hand_in_a_race()
    it = session("long-line", "1", "", f"lay {card} b2", "", options=("rounds=1",))
    told = said(it, capsys)
    moments = [entry.at for entry in it.table.entries]

    assert moments == sorted(moments)
    assert any(entry.seat == 1 for entry in it.table.entries)
    assert told.count("Lou") > 2
    assert "Your longest line: 1 (" in told
    assert it.terminal.waited[-1] is not None  # type: ignore[attr-defined]


def hand_in_a_race() -> int:
    it = session("long-line", "1", "", options=("rounds=1",))
    with suppress(Leave):
        it.play()
    card: int = it.view.own.hand[0]
    return card


def test_a_number_is_one_of_the_list_that_was_shown(capsys: pytest.CaptureFixture[str]) -> None:
    it = session("between", "2 1 5", options=EXPRESS)
    it.table.begin()
    it._offered = ["choose_interval", "end_turn"]
    it.hear("2")

    assert "Too late: the game has gone on." in capsys.readouterr().out


def test_who_need_not_act_may_watch_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Out of the round, with one left in it, one is asked once whether to concede (BT-G9)."""
    it = session("between", options=EXPRESS, seats=3, bots={1: Mute(), 2: Mute()})
    table = it.table
    table.begin()
    for seat in range(3):
        table.act(seat, ChooseInterval(next(table.view(seat).offers[0].fields["interval"].all())))
    for seat in (0, 1):
        asked = table.view(seat).offers[0].fields
        whom = next(asked["whom"].all())
        table.act(seat, Ask(whom, next(asked["value"].all())))
        hidden = table.view(whom).own.interval
        table.act(seat, Announce(whom, (1, 24) if hidden != (1, 24) else (1, 23)))

    assert table.awaiting == (2,)
    assert it.is_asked
    it.ask()
    assert "Show my interval" in capsys.readouterr().out
    it.hear("")
    assert not it.is_asked


def test_a_clock_that_runs_can_be_stretched(capsys: pytest.CaptureFixture[str]) -> None:
    it = session("between", "more time", options=(*EXPRESS, "pace=normal"))
    told = said(it, capsys)

    assert "You have more time." in told
    assert it.table.deadline is not None


def test_time_that_is_up_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    it = session("between", "", options=(*EXPRESS, "pace=normal"), bots={1: Mute()})

    assert "the table draws" in said(it, capsys)


def test_a_game_that_waits_for_nobody_is_stopped() -> None:
    it = session("between", options=("length=express", "first=2"), bots={1: Mute()})
    it.terminal.lines = [f"1 {pair_of(it)}"]  # type: ignore[attr-defined]
    with pytest.raises(Fault) as waiting:
        it.play()
    assert (waiting.value.code, waiting.value.seats) == ("nobody_acts", (1,))


def pair_of(it: Session) -> str:
    copy = session("between", options=("length=express", "first=2"))
    copy.table.begin()
    low, high = next(copy.view.offers[0].fields["interval"].all())
    return f"{low} {high}"


# Every kind of choice


def test_drawings_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("draw sun, circle 50 50 30", "draw nothingofthekind", "draw line 1 2", "hand in")
    it = session("entre-les-lignes", *lines, seats=4, options=("language=en",))
    told = said(it, capsys)

    assert "⣀" in told or "⠉" in told or "⠒" in told
    assert "I cannot draw “nothingofthekind”" in told
    assert "“line” takes 4 numbers from 0 to 100." in told
    assert it.view.places[0].has_handed_in


def test_letters_and_spellings_and_typed_words(capsys: pytest.CaptureFixture[str]) -> None:
    it = session("wordz", options=("language=en", "first=1", "words=any"))
    it.table.begin()
    word = "".join(it.view.own.hand[:2]).lower()
    again = session(
        "wordz", f"lay {word}", "turn 1", "propose é", options=("language=en", "first=1")
    )
    told = said(again, capsys)

    assert f"You lay {word.upper()}." in told
    assert again.table.entries[-1].seq > 3


def test_any_word_can_be_typed_where_one_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Also one that would show the table elsewhere."""
    lines = ("propose", "?", "table", "1", "")
    options = ("language=en", "curses=off")
    it = session("trapwords", *lines, seats=4, options=options)
    told = said(it, capsys)

    assert "an empty line takes you back" in told
    assert "You propose the trap table." in told


def test_a_place_that_is_to_be_found_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Even where there is only one (KI-G1)."""
    lines = ("turn", "lay", "a1", "lay zz9", "rules LL-06")
    it = session("kidz-line", *lines, options=("first=1",))
    told = said(it, capsys)

    assert "find it yourself, and say it like b2t" in told
    assert "Say rules LL-06 to read why." in told
    assert "LL-06: On your turn, lay your card" in told
    assert "“zz9” does not fit here" in told
    assert "↑" not in told


def test_everything_random_bots_do_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """A race against bots that do anything, at the same table."""
    bot = RandomBot(registry.game("line").TYPES)
    told = said(session("line", bots={1: bot}, options=("first=2",)), capsys)

    assert "Lou" in told
