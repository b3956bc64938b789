"""A match is played to its end, the same each time, and never without one."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import BadMove, Company, NoEnd, in_turn, own_chance, play_out, volunteers
from tablee.core.chance import Chance
from tablee.games.between.actions import Announce, Ask, ChooseInterval, Concede, EndTurn
from tablee.games.between.pieces import Options
from tablee.games.between.view import View
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
    with pytest.raises(NoEnd) as endless:
        play_out(express(2, b"\x0f"), {0: Passer(), 1: Passer()}, bound=500)

    assert (endless.value.seed, endless.value.actions) == (b"\x0f".hex(), 500)


def test_a_game_that_waits_for_nobody_is_stopped() -> None:
    stuck: Any = SimpleNamespace(
        outcome=None, awaiting=(), deadline=None, seed=b"", seating=SimpleNamespace(seats=())
    )

    assert list(in_turn(stuck)) == []
    with pytest.raises(NoEnd):
        play_out(stuck, {})


class Cheat:
    def choose(self, view: View, chance: Chance) -> Any:
        return EndTurn()


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(BadMove) as bad:
        Company(express(2), {0: Cheat(), 1: Cheat()}).act(express(2).awaiting[0])

    assert (bad.value.seat, bad.value.code) == (0, "not_playing (BT-19)")


def test_seats_that_are_out_may_concede_to_the_last_one() -> None:
    """Nobody waits for them, yet they are asked (BT-G9)."""
    table = all_but_one_out()
    last = table.awaiting[0]
    others = tuple(seat for seat in range(3) if seat != last)

    assert volunteers(table) == others
    turn = in_turn(table)
    for seat in others:
        assert next(turn) == seat
        table.act(seat, Concede())
    assert table.outcome
    assert table.outcome.winners == (last,)
    assert list(turn) == []


def test_a_seat_that_does_not_concede_is_asked_once_and_the_game_goes_on() -> None:
    table = all_but_one_out()
    last = table.awaiting[0]
    turn = in_turn(table)

    assert [next(turn) for _ in range(4)] == [*volunteers(table), last, last]


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
