"""A game played over from its seed and its moves, for whoever makes one."""

import pytest

from tablee import registry
from tablee.core.record import encode
from tablee.tables.rehearsal import Move, Rehearsal, Rehearsed, Script

BOTS = tuple([Move(seat, bot="random") for seat in (0, 1)] * 3)


def rehearsed(*moves: Move, game: str = "between", **script: object) -> Rehearsed:
    return Rehearsal(Script(game, 2, "a seed", moves=moves, **script)).play()


def test_the_same_seed_and_moves_are_the_same_game_and_fewer_are_undone() -> None:
    whole = rehearsed(*BOTS)

    assert whole.stop is None or whole.stop.code
    assert encode(rehearsed(*BOTS)) == encode(whole)
    undone = rehearsed(*BOTS[:1])
    assert (undone.moves, undone.steps) == (1, whole.steps[: len(undone.steps)])
    assert [it.seat for it in whole.eyes] == [0, 1, None]


def test_anything_offered_can_be_asked_for_any_seat() -> None:
    view = rehearsed().eyes[1].view
    action = next(view.offers[0].all())

    after = rehearsed(Move(1, action))

    assert after.stop is None
    assert after.steps[-1].seat == 1
    assert after.eyes[1].told != after.eyes[0].told


def test_what_is_refused_is_named_with_its_move_and_its_rule() -> None:
    action = next(rehearsed().eyes[1].view.offers[0].all())
    twice = rehearsed(Move(1, action), Move(1, action))

    assert twice.stop is not None
    assert (twice.stop.move, twice.stop.code != "broke") == (1, True)
    assert twice.moves == 1
    for script, code in (
        (rehearsed(Move(0, {"type": "nonsense"})), "not_an_action"),
        (rehearsed(options={"length": "endless"}), "bad_options"),
    ):
        assert script.stop is not None
        assert script.stop.code == code


def test_time_is_up_when_the_deadline_has_come() -> None:
    before = rehearsed(options={"pace": "normal"})
    after = rehearsed(Move(), options={"pace": "normal"})

    assert after.stop is None
    assert after.now == before.deadline


def test_where_the_rules_break_their_traceback_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("half written")

    game = registry.game("between")
    monkeypatch.setattr(game, "decide", break_down)
    dealing = rehearsed()
    assert dealing.stop is not None
    assert (dealing.stop.move, dealing.stop.code) == (-1, "broke")
    assert "half written" in dealing.stop.traceback
    monkeypatch.undo()

    monkeypatch.setattr(game, "view", break_down)
    looking = rehearsed()
    assert looking.stop is not None
    assert "half written" in looking.stop.traceback
    assert looking.eyes == ()
