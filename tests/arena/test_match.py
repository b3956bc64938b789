"""A match is played to its end, the same each time, and never without one."""

import signal
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import registry
from tablee.arena.limit import Stalled, time_limit
from tablee.arena.match import (
    Clock,
    Company,
    Fault,
    play_out,
    volunteers,
)
from tablee.bots.bot import own_chance
from tablee.core.chance import Chance
from tablee.core.seats import Seating
from tablee.games.between.actions import Announce, Ask, ChooseInterval, Concede, EndTurn
from tablee.games.between.pieces import Options
from tablee.games.between.view import View
from tablee.games.light_line.modes.head_line import view as head_line
from tablee.games.light_line.modes.head_line.actions import CallLine, Mark
from tablee.games.light_line.modes.head_line.events import (
    CardDealt,
    ClaimStood,
    LineCalled,
    LineFailed,
)
from tablee.games.trapwords import view as trapwords
from tablee.games.trapwords.events import RoundEnded
from tablee.tables.table import Table, open_table

BETWEEN = registry.game("between")
RANDOM = registry.bot("between", "random")


def express(seats: int, seed: bytes = b"seed") -> Table:
    return open_table(BETWEEN, seats, Options(length="express"), seed=seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_and_counts_its_actions(seats: int) -> None:
    table = express(seats)

    actions = play_out(table, dict.fromkeys(range(seats), RANDOM))

    assert table.outcome
    assert actions == sum(
        entry.seat is not None and entry.action is not None for entry in table.entries
    )


def test_the_same_seed_plays_the_same_match() -> None:
    one, again, other = express(3), express(3), express(3, b"other")
    for table in (one, again, other):
        play_out(table, dict.fromkeys(range(3), RANDOM))

    assert one.entries == again.entries
    assert one.entries != other.entries


def test_each_seat_has_chance_of_its_own() -> None:
    drawn = {own_chance(b"seed", seat).below(1 << 30) for seat in range(4)}

    assert len(drawn) == 4


class Passer:
    """Asks what it must and never announces."""

    def choose(self, view: View, chance: Chance) -> Any:
        kinds = {offer.action: offer for offer in view.offers}
        for kind in ("choose_interval", "end_turn", "ask"):
            if kind in kinds:
                return BETWEEN.TYPES.make_action(kinds[kind].pick(chance))
        raise AssertionError(kinds)


def test_a_game_that_goes_on_for_ever_is_stopped_and_its_seed_is_named() -> None:
    with pytest.raises(Fault) as endless:
        play_out(express(2, b"\x0f"), {0: Passer(), 1: Passer()}, bound=500)

    fault = endless.value
    assert (fault.code, fault.seed, fault.move, fault.seats) == ("no_end", "0f", 501, ())


def test_a_game_that_waits_for_nobody_is_stopped() -> None:
    stuck: Any = SimpleNamespace(
        outcome=None,
        awaiting=(),
        deadline=None,
        seed=b"",
        seating=SimpleNamespace(seats=()),
        entries=[SimpleNamespace(at=0, seat=None)],
        is_to_be_dealt=False,
    )

    with pytest.raises(Fault) as waiting:
        play_out(stuck, {})
    assert waiting.value.code == "nobody_acts"


class Cheat:
    def choose(self, view: View, chance: Chance) -> Any:
        return EndTurn()


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(Fault) as bad:
        Company(express(2), {0: Cheat(), 1: Cheat()}).act(express(2).awaiting[0])

    fault = bad.value
    assert (fault.code, fault.seats, fault.move) == ("bad_move", (0,), 1)
    assert fault.detail == "not_playing (BT-19)"


class Strange(Passer):
    """Plays well enough until so many moves are made, and then does something else."""

    def __init__(self, moves: int, strange: Callable[[], Any]) -> None:
        self.left = moves
        self.strange = strange

    def choose(self, view: View, chance: Chance) -> Any:
        self.left -= 1
        return super().choose(view, chance) if self.left >= 0 else self.strange()


def never() -> None:
    """Not even one that catches whatever it can; its time is up soon."""
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    while True:
        with suppress(Exception):
            threading.Event().wait()


def leave() -> None:
    sys.exit("enough")


@pytest.mark.parametrize(
    ("strange", "code", "detail"),
    [
        (lambda: 1 // 0, "bot_broke", "ZeroDivisionError: "),
        (leave, "bot_broke", "SystemExit: enough (test_match.py, line "),
        (never, "bot_stalled", "60"),
        (lambda: "pass", "bot_nonsense", "str"),
        (lambda: Ask("me", [7]), "bot_nonsense", "Ask"),  # type: ignore[arg-type]
        (Concede, "bad_move", "(BT-"),
        (lambda: None, "nobody_acts", ""),
    ],
)
def test_a_bot_that_is_at_fault_is_named_with_its_seed_its_seat_and_its_move(
    strange: Callable[[], Any], code: str, detail: str
) -> None:
    table = express(2, b"\x0f")

    with pytest.raises(Fault) as caught:
        play_out(table, {0: RANDOM, 1: Strange(1, strange)}, limit=60)

    fault = caught.value
    moves = sum(entry.seat is not None and entry.action is not None for entry in table.entries)
    assert (fault.code, fault.seed, fault.seats, fault.move) == (code, "0f", (1,), moves + 1)
    assert detail in fault.detail


def test_a_racer_whose_pause_is_nonsense_is_named() -> None:
    slow = Sleeper(5)
    slow.pause = lambda view, chance: "a while"  # type: ignore[assignment, method-assign, return-value]

    with pytest.raises(Fault) as caught:
        play_out(head_line_table(), {0: slow, 1: slow})

    assert caught.value.code == "bot_broke"


def test_an_alarm_that_rings_late_hits_nobody() -> None:
    limit = time_limit(60)
    with limit:
        pass
    signal.raise_signal(signal.SIGALRM)
    with pytest.raises(Stalled), limit:
        signal.raise_signal(signal.SIGALRM)


def test_beside_the_main_thread_nothing_is_interrupted() -> None:
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.append(time_limit(1)))
    thread.start()
    thread.join()

    assert isinstance(found[0], nullcontext)


def test_a_table_is_played_on_from_where_it_is() -> None:
    """Also from before the deal; and its time never runs back."""
    table = Table(HEAD_LINE, Seating(2), seed=b"race")
    clock = Clock(Company(table, {0: Sleeper(60), 1: Sleeper(60)}))
    table.begin()
    for _ in range(5):
        assert clock.step()

    play_out(table, dict.fromkeys(range(2), registry.bot("head-line", "regular")))

    assert table.outcome
    times = [entry.at for entry in table.entries]
    assert times == sorted(times)


def test_seats_that_are_out_may_concede_to_the_last_one() -> None:
    """Nobody waits for them, yet they are asked (BT-G9)."""
    table = all_but_one_out()
    last = table.awaiting[0]
    others = tuple(seat for seat in range(3) if seat != last)

    assert volunteers(table) == others
    clock = Clock(Company(table, dict.fromkeys(others, Yielding())))
    while clock.step():
        pass
    assert table.outcome
    assert table.outcome.winners == (last,)


class Yielding:
    """Concedes, or waits; and counts how often it was asked."""

    def __init__(self, *, concedes: bool = True) -> None:
        self.concedes = concedes
        self.asked = 0

    def choose(self, view: View, chance: Chance) -> Any:
        self.asked += 1
        return Concede() if self.concedes else None


def test_a_seat_that_does_not_concede_is_asked_once_and_the_game_goes_on() -> None:
    table = all_but_one_out()
    last = table.awaiting[0]
    bots = {int(seat): Yielding(concedes=False) for seat in volunteers(table)}
    clock = Clock(Company(table, bots))

    assert not clock.step()
    assert clock.next is None
    table.act(last, EndTurn() if last_has_asked(table) else first_question(table, last))
    clock.go_on()
    assert not clock.step()
    assert [bot.asked for bot in bots.values()] == [1, 1]


def last_has_asked(table: Table) -> bool:
    return any(it.action == "end_turn" for it in table.view(table.awaiting[0]).offers)


def first_question(table: Table, seat: int) -> Ask:
    fields = table.view(seat).offers[0].fields
    return Ask(next(fields["whom"].all()), next(fields["value"].all()))


def test_a_bot_acts_when_its_time_has_come_and_not_before() -> None:
    """As a person at the table needs it, who types meanwhile."""
    table = open_table(registry.game("long-line"), 2, seed=b"\x01")
    clock = Clock(Company(table, {1: registry.bot("long-line", "novice")}))
    moment = clock.next
    assert moment is not None
    assert not clock.step(moment - 1)
    assert clock.step(moment)
    assert table.entries[-1].at == moment


def all_but_one_out() -> Table:
    """Two of three have announced what was wrong."""
    table = express(3)
    for seat in (0, 1, 2):
        offer = table.view(seat).offers[0]
        table.act(seat, ChooseInterval(next(offer.fields["interval"].all())))
    for _ in range(2):
        seat = table.awaiting[0]
        asked = table.view(seat).offers[0]
        whom = next(asked.fields["whom"].all())
        table.act(seat, Ask(whom, next(asked.fields["value"].all())))
        wrong = next(
            pair for pair in ((1, 24), (1, 23)) if pair != table.state.places[whom].interval
        )
        table.act(seat, Announce(whom, wrong))
    return table


HEAD_LINE = registry.game("head-line")


class Sleeper:
    """Calls when so many cards are open, after a while; counts how often it is asked."""

    def __init__(self, cards: int, pause: int = 0, mark: int = 0) -> None:
        self.cards = cards
        self.asked: list[int] = []
        """How many cards were open, each time."""
        self.paused: list[int] = []
        self._pause = pause
        self._mark = mark

    def choose(self, view: head_line.View, chance: Chance) -> Any:
        self.asked.append(len(view.open))
        if view.phase == "mark":
            return Mark(tuple(sorted(view.open[: view.number])))
        return CallLine() if len(view.open) >= self.cards else None

    def pause(self, view: head_line.View, chance: Chance) -> int:
        self.paused.append(len(view.open))
        if view.phase == "mark":
            return self._mark
        return self._pause if len(view.open) >= self.cards else 0


def head_line_table(seats: int = 2) -> Table:
    return open_table(HEAD_LINE, seats, seed=b"race")


def run_until(kind: type, table: Table, *bots: Any) -> Any:
    """The first event of this kind, and when it happened."""
    clock = Clock(Company(table, dict(enumerate(bots))))
    while True:
        assert clock.step()
        for entry in table.entries:
            if isinstance(entry.event, kind):
                return entry


@pytest.mark.parametrize("quicker", [0, 1, 2])
def test_the_quicker_of_equal_racers_acts_first(quicker: int) -> None:
    bots = [Sleeper(6, 900 if seat == quicker else 1_200) for seat in range(3)]

    called = run_until(LineCalled, head_line_table(3), *bots)

    assert (called.seat, called.at) == (quicker, 6 * 3_000 + 900)


def test_racers_who_wait_are_asked_again_after_the_next_card() -> None:
    first, second = Sleeper(7, 100), Sleeper(60)

    called = run_until(LineCalled, table := head_line_table(), first, second)

    open_cards = len(table.state.open)
    assert (called.at, open_cards) == (7 * 3_000 + 100, 7)
    may_call = table.state.number
    dealer = table.state.dealer
    for seat, bot in enumerate((first, second)):
        begin = 0 if seat == dealer else may_call  # before that only the dealer is waited for
        assert bot.asked == list(range(begin, 8))


def test_deadlines_pass_in_simulated_time_while_everybody_waits() -> None:
    table = head_line_table()
    clock = Clock(Company(table, {0: Sleeper(60), 1: Sleeper(60)}))
    for _ in range(5):
        assert clock.step()

    dealt = [entry.at for entry in table.entries if isinstance(entry.event, CardDealt)]
    assert dealt == [3_000, 6_000, 9_000, 12_000, 15_000]


def test_an_alarm_stays_set_when_something_else_happens_meanwhile() -> None:
    slow = Sleeper(5, 10_000)

    called = run_until(LineCalled, table := head_line_table(), slow, Sleeper(60))

    assert called.at == 5 * 3_000 + 10_000
    assert slow.paused[-1] == 5
    assert slow.asked[-1] == len(table.state.open) == 8  # it looks again before it acts


def test_whoever_is_slower_than_the_clock_comes_too_late() -> None:
    late = run_until(LineFailed, table := head_line_table(), Sleeper(5, mark=12_000), Sleeper(60))

    stood = next(entry for entry in table.entries if isinstance(entry.event, ClaimStood))
    assert late.event.how == "not_marked_in_time"
    assert late.at == stood.event.deadline


def test_a_table_where_everybody_waits_for_ever_is_stopped() -> None:
    """All cards are dealt, no clock runs, and nobody agrees to shuffle them."""
    with pytest.raises(Fault) as waiting:
        play_out(table := head_line_table(), {0: Sleeper(60), 1: Sleeper(60)}, bound=100)
    assert (waiting.value.code, waiting.value.seats) == ("nobody_acts", (0, 1))
    assert len(table.state.open) == 51


class Watcher:
    """Plays, but objects to nothing; notes how many words it has heard, each time it is asked."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def choose(self, view: trapwords.View, chance: Chance) -> Any:
        if view.turn is None or view.turn.team == view.team:
            return registry.bot("trapwords", "regular").choose(view, chance)
        self.heard.append(len(view.turn.words))
        return None

    def pause(self, view: trapwords.View, chance: Chance) -> int:
        return 0


def test_a_racer_who_may_help_is_asked_again_with_everything_that_happens() -> None:
    table, watcher = open_table(registry.game("trapwords"), 4, seed=b"watch"), Watcher()
    teller = registry.bot("trapwords", "regular")

    run_until(RoundEnded, table, teller, watcher, teller, watcher)

    assert set(watcher.heard) >= {1, 2, 3, 4, 5}
