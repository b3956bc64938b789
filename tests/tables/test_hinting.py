"""A hint in two steps: what each game's strongest bot would do, from what the seat sees and from nothing else."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest

from tablee import registry
from tablee.bots.bot import choice_of
from tablee.core.chance import Chance
from tablee.core.clock import TimeUp
from tablee.core.offers import Letters, Offer, OneOf, TwoOf
from tablee.core.record import encode
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.between import game as between
from tablee.tables.hinting import hint_of, moment_of, thought_of
from tablee.tables.table import Table, open_table
from tests.games.between.moves import END_TURN, ask, choose

OURS = tuple(filter(registry.is_ours, registry.keys()))
LOOKS = 24
"""How many moments of a game one looks at."""

pytestmark = pytest.mark.usefixtures("untraced")


def moments(key: str) -> Iterator[tuple[Table[Any], Seat]]:
    """A game played by its regular bots, at each move whose turn it is."""
    game = registry.game(key)
    table = open_table(game, 4 if 4 in game.ABOUT.seats else 1, seed=b"coach")
    chance, now = Chance(b"moments"), 0
    while table.outcome is None:
        moved = False
        for seat in table.awaiting:
            if not table.view(seat).offers:
                continue
            yield table, seat
            bot = registry.our_bots(key)["regular"]
            action = choice_of(bot, table.view(seat), table.shown(seat), chance)
            if action is not None:
                table.act(seat, action, now)
                moved = True
                break
        if not moved:
            assert table.deadline is not None
            now = table.deadline
            table.act(None, TimeUp(), now)


def hints(table: Table[Any], view: Any, shown: Mapping[str, bytes]) -> list[bytes]:
    """Both steps as they are sent, or why there are none."""
    bot = registry.strongest(table.game.ABOUT.key)
    assert bot is not None
    try:
        action = thought_of(bot, table.game.TYPES, view, shown)
    except NotNow as refusal:
        return [refusal.code.encode()]
    return [encode(hint_of(view, action, "where")), encode(hint_of(view, action, "what"))]


@pytest.mark.parametrize("key", OURS)
def test_who_cannot_tell_two_truths_apart_is_given_the_same_hint(key: str) -> None:
    hinted = 0
    for n, (table, seat) in enumerate(islice(moments(key), LOOKS)):
        shown = table.shown(seat)
        other = table.game.resample(table.state, seat, Chance(b"twin %d" % n))
        one, twin = table.view(seat), table.game.view(other, seat)
        assert encode(one) == encode(twin)
        assert hints(table, one, shown) == hints(table, twin, shown)
        hinted += hints(table, one, shown) != [b"no_hint"]
    assert hinted > 0


@pytest.mark.parametrize("key", OURS)
def test_a_hint_can_be_played_and_its_first_step_holds_less(key: str) -> None:
    for table, seat in islice(moments(key), LOOKS):
        told = [
            msgspec.json.decode(it)
            for it in hints(table, table.view(seat), table.shown(seat))
            if it != b"no_hint"
        ]
        if not told:
            continue
        where, what = (it["action"] for it in told)
        if what is None:
            assert told[0] == told[1], "who had better wait is told so at once"
            continue
        action = msgspec.convert(what, table.game.TYPES.action)
        assert any(offer.covers(action) for offer in table.view(seat).offers)
        if where is None:
            assert what.keys() == {"type"}
            continue
        assert where["type"] == what["type"]
        assert encode(where) != encode(what)
        for name in where.keys() - {"type"}:
            assert what[name] == where[name] or len(where[name]) < len(what[name])


class Seer:
    """Plays this, whatever it sees."""

    def __init__(self, action: Any) -> None:
        self._action = action

    def choose(self, view: Any, chance: Chance) -> Any:
        return self._action


class Sight(msgspec.Struct):
    offers: tuple[Offer, ...]
    seat: int = 0
    outcome: None = None


def step(offer: Offer, action: Any) -> Any:
    return hint_of(Sight((offer,)), action, "where").action  # type: ignore[arg-type] # all that is looked at


def test_the_first_of_several_choices_is_told_whole_and_the_only_one_by_half() -> None:
    asking = Offer("ask", {"whom": OneOf((1, 2)), "value": OneOf((3, 4))})
    hiding = Offer("choose_interval", {"interval": TwoOf(1, 24, 3)})
    assert step(asking, ask(1, 3)) == {"type": "ask", "whom": 1}
    assert step(hiding, choose(4, 9)) == {"type": "choose_interval", "interval": (4,)}
    assert step(Offer("end_turn"), END_TURN) is None


def test_of_a_word_that_one_makes_up_its_first_half_is_told() -> None:
    class Lay(msgspec.Struct, tag="lay_word"):
        word: str

    def told(choice: Any, word: str) -> Any:
        return step(Offer("lay_word", {"word": choice}), Lay(word))

    letters = Letters("LAPINA", 1, 6)
    assert told(letters, "LAPIN") == {"type": "lay_word", "word": "LA"}
    assert told(letters, "A") == {"type": "lay_word"}
    assert told(OneOf(("LAPIN", "A")), "LAPIN") == {"type": "lay_word"}


def test_who_had_better_wait_is_told_so_at_once() -> None:
    hint = hint_of(Sight(()), None, "where")  # type: ignore[arg-type]
    assert (hint.step, hint.action) == ("what", None)


@pytest.mark.parametrize("nonsense", [ask(0, 99), "ask", 7])
def test_what_cannot_be_played_is_no_hint(nonsense: Any) -> None:
    table = open_table(between, 3, seed=b"coach")
    with pytest.raises(NotNow, match="no_hint"):
        thought_of(Seer(nonsense), between.TYPES, table.view(0), {})
    assert thought_of(Seer(None), between.TYPES, table.view(0), {}) is None


def test_the_same_sight_is_the_same_moment() -> None:
    table = open_table(between, 3, seed=b"coach")
    before = moment_of(table.view(0))
    assert moment_of(table.copy().view(0)) == before
    assert moment_of(table.view(1)) != before
