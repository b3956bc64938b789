"""A programme of games: set up before, changed at any time, and worked off from its head."""

from typing import Any

import pytest

from tablee import registry
from tablee.tables.room import actions as asked
from tablee.tables.room.programme import MOST_GAMES
from tests.tables.tabling import Scene, refused
from tests.tables.test_picking import end, played, seen


def programmed(*games: str, names: tuple[str, ...] = ("Ada", "Bob")) -> Scene:
    """A game is over, and these are to follow."""
    scene = played(*names)
    scene.wish(1, asked.SetProgramme(games))
    return scene


def programme(scene: Scene) -> tuple[str, ...]:
    """As anybody sees it."""
    return seen(scene, 2).programme


def without(scene: Scene, gone: str) -> None:
    """A package is removed."""

    def game_of(key: str) -> Any:
        return registry.game("" if key == gone else key)

    scene.house.game_of = game_of


def test_the_host_sets_it_and_changes_it_whatever_goes_on() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    assert programme(scene) == ()
    scene.wish(1, asked.SetProgramme(("trapwords", "line", "line")))
    assert programme(scene) == ("trapwords", "line", "line")
    assert refused(scene, 2, asked.SetProgramme(())) == "host_only"
    scene.begin()
    scene.wish(1, asked.SetProgramme(("line", "wordz")))
    end(scene)
    assert programme(scene) == ("line", "wordz")
    scene.wish(1, asked.SetProgramme(()))
    assert programme(scene) == ()


def test_it_is_bounded_and_holds_only_games_that_can_be_played_here() -> None:
    scene = programmed("line")
    assert refused(scene, 1, asked.SetProgramme(("line", "chess"))) == "no_such_game"
    many = ("line",) * MOST_GAMES
    scene.wish(1, asked.SetProgramme(many))
    assert refused(scene, 1, asked.SetProgramme((*many, "line"))) == "programme_full"
    assert programme(scene) == many


def test_what_heads_it_is_off_it_once_it_is_picked_and_any_other_pick_leaves_it() -> None:
    scene = programmed("line", "wordz", "line")
    scene.wish(1, asked.PickGame("wordz"))
    assert programme(scene) == ("line", "wordz", "line")
    scene.wish(1, asked.PickGame("line"))
    assert (scene.room.game, programme(scene)) == ("line", ("wordz", "line"))
    scene.wish(1, asked.Start())
    end(scene)
    scene.wish(1, asked.Again())
    end(scene)
    assert programme(scene) == ("wordz", "line")


def test_by_consent_too() -> None:
    scene = programmed("line", "wordz")
    scene.wish(1, asked.WantGame("line"))
    assert programme(scene) == ("line", "wordz")
    scene.wish(2, asked.WantGame("line"))
    assert (scene.room.game, programme(scene)) == ("line", ("wordz",))
    scene.wish(2, asked.WantGame("wordz"))
    scene.wish(2, asked.Leave())
    scene.wish(1, asked.WantGame("wordz"))
    assert (scene.room.game, programme(scene)) == ("wordz", ())


@pytest.mark.parametrize("games", [("wordz", "line"), ("wordz", "line", "wordz")])
def test_a_game_that_is_gone_is_passed_over_and_nothing_is_lost(games: tuple[str, ...]) -> None:
    scene = programmed(*games)
    without(scene, "wordz")
    assert refused(scene, 1, asked.PickGame("wordz")) == "no_such_game"
    assert programme(scene) == games
    turned = games[::-1]
    scene.wish(1, asked.SetProgramme(turned))
    scene.wish(1, asked.SetProgramme(games))
    scene.wish(1, asked.PickGame("line"))
    assert programme(scene) == tuple([it for it in games if it == "wordz"])
    scene.wish(1, asked.SetProgramme(()))
    assert refused(scene, 1, asked.SetProgramme(("wordz",))) == "no_such_game"
