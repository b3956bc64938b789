"""How a game is checked: which tables, how much, what is said about it, and the way back to a breach."""

from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.core.refusal import NotSeated
from tablee.games.between import game as between
from tablee.games.between.pieces import Options
from tablee.laws import Effort, Report, check, variants
from tests.laws import rock_paper_scissors, toy
from tests.laws.bugs_in_rules import (
    a_refusal_tells_what_the_other_holds,
    evolve_stumbles_over_a_joker,
    nobody_is_awaited_when_one_has_yet_to_choose,
    one_is_offered_to_end_the_turn_before_asking,
    somebody_awaited_is_offered_nothing,
)
from tests.laws.planting import BETWEEN

QUICK = Effort(length=30)


def as_game(module: ModuleType, **changed: Any) -> AnyGame:
    return cast(AnyGame, SimpleNamespace(**vars(module) | changed))


def test_a_game_of_another_package_without_secrets_keeps_the_laws() -> None:
    report = check(as_game(toy), pairs=300)

    assert report.breaches == ()
    assert report.differed == 0
    assert report.finished == report.games


def test_a_move_may_bring_everything_hidden_to_light() -> None:
    report = check(as_game(rock_paper_scissors), pairs=500)

    assert report.breaches == ()
    assert report.finished >= 2
    assert report.share_differing > 0.1


def test_a_game_of_one_move_has_few_other_truths_and_keeps_the_laws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rock_paper_scissors, "ROUNDS", 1)

    assert check(as_game(rock_paper_scissors), pairs=600).breaches == ()
    same = as_game(rock_paper_scissors, resample=lambda state, *_: state)
    assert {breach.law for breach in check(same, pairs=60).breaches} == {5}


def test_every_number_of_seats_and_every_word_of_the_options_is_tried() -> None:
    heard: list[Any] = []

    def start(seating: Any, options: Any) -> Any:
        heard.append((seating.size, options))
        return between.start(seating, options)

    check(BETWEEN.having(start=start), pairs=0, effort=Effort(games=0, laws=(1,)))

    assert {size for size, _ in heard} == {2, 3, 4}
    assert {options for _, options in heard} == set(variants(Options))


def test_variants_change_one_thing_at_a_time() -> None:
    assert variants(toy.Options) == (
        toy.Options(),
        toy.Options(is_loud=True),
        toy.Options(tone="low"),
    )
    assert variants(dict) == ({},)


def test_tables_that_a_game_refuses_are_left_out() -> None:
    def start(seating: Any, options: Options) -> Any:
        if options.follow_up == "notes":
            raise NotSeated("no_paper")
        return between.start(seating, options)

    effort = Effort(games=1, laws=(1,), length=20)
    report = check(BETWEEN.having(start=start), seats=(2, 9), pairs=0, effort=effort)

    assert report.breaches == ()
    assert report.games == 2 * (len(variants(Options)) - 1)


def test_a_game_that_refuses_every_table_cannot_be_checked() -> None:
    with pytest.raises(ValueError, match="refuses all"):
        check(BETWEEN.having(), seats=(9,))


def test_the_same_check_gives_the_same_report() -> None:
    one, other = (check(as_game(toy), pairs=50, seed=5, effort=QUICK) for _ in "ab")

    assert one == other


def test_somebody_may_watch() -> None:
    seen: list[Report] = []

    report = check(
        BETWEEN.having(),
        seats=(3,),
        options=(Options(),),
        pairs=200,
        effort=QUICK,
        progress=seen.append,
    )

    assert seen[-1] == report
    assert [it.steps for it in seen] == sorted(it.steps for it in seen)
    assert report.game == "between"
    assert report.pairs >= 200
    assert report.steps > report.games >= report.finished >= 1
    assert report.offers > 0 < report.refusals
    assert report.futures > 0
    assert 0.5 < report.share_differing == report.differed / report.pairs


def test_a_breach_tells_the_way_back_to_it() -> None:
    bug = a_refusal_tells_what_the_other_holds()
    effort = Effort(games=0, laws=(5,), length=40, most=1)
    breach = check(bug, seats=(3, 4), pairs=0, seed=7, effort=effort).breaches[0]
    where = breach.where

    again = check(
        bug, seats=(where.seats,), options=(where.options,), seed=where.seed, effort=effort
    )

    assert again.breaches == (breach,)
    assert (breach.law, breach.name) == (5, "secrecy")


def test_each_walk_reports_a_law_once_and_the_check_stops_when_it_has_seen_enough() -> None:
    report = check(evolve_stumbles_over_a_joker(), effort=Effort(games=0, length=40, most=3))

    assert [breach.law for breach in report.breaches] == [3, 3, 3]
    assert len({encode(breach.where) for breach in report.breaches}) == 3


def test_a_game_that_cannot_be_watched_is_broken_too() -> None:
    def stumble(*_: Any) -> Any:
        raise ZeroDivisionError

    for answer, law in {"resample": 5, "seen": 4, "view": 4, "awaiting": 1}.items():
        broken = BETWEEN.having(**{answer: stumble})
        report = check(broken, seats=(2,), options=(Options(),), pairs=0, effort=QUICK)
        assert law in {breach.law for breach in report.breaches}


def test_a_log_that_plays_out_otherwise_on_a_fresh_table_is_found() -> None:
    plays: list[int] = []

    def start(seating: Any, options: Any) -> Any:
        plays.append(0)
        return between.start(seating, options)

    def decide(state: Any, seat: Any, action: Any, kit: Any) -> Any:
        for _ in plays:
            kit.chance.below(2)
        return between.decide(state, seat, action, kit)

    unsteady = BETWEEN.having(start=start, decide=decide)
    report = check(unsteady, seats=(2,), pairs=0, effort=Effort(games=0, length=20, laws=(2,)))

    assert "played again" in report.breaches[0].message


def test_a_walk_that_cannot_go_on_is_over() -> None:
    stuck = (
        nobody_is_awaited_when_one_has_yet_to_choose(),
        somebody_awaited_is_offered_nothing(),
        one_is_offered_to_end_the_turn_before_asking(),
    )
    for game in stuck:
        report = check(game, seats=(3,), pairs=60, effort=Effort(length=30, laws=(2,)))

        assert report.breaches == ()
        assert report.games > report.finished
