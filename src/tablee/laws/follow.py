"""Following one walk through a game and holding every law to every step of it."""

from collections.abc import Callable, Collection, Iterator

from tablee.laws import (
    agreement,
    determinism,
    encoding,
    endings,
    refusals,
    secrecy,
    seeds,
    spectators,
)
from tablee.laws.pair import Pair
from tablee.laws.report import LAWS, Breach, Broken
from tablee.laws.scene import Scene
from tablee.laws.walk import Step, Walk

AT_STEP: tuple[tuple[int, Callable[[Walk, Step], Iterator[str]]], ...] = (
    (1, endings.nobody_waits_in_vain),
    (2, determinism.deciding_again_is_the_same),
    (8, encoding.everything_decodes_to_itself),
)
IN_SCENE: tuple[tuple[int, Callable[[Scene], Iterator[str]]], ...] = (
    (3, refusals.trying_changes_nothing),
    (4, refusals.offers_are_kept),
    (4, refusals.the_rest_is_refused),
    (4, refusals.nobody_acts_for_another),
    (5, seeds.the_seed_stays_secret),
    (6, agreement.views_are_true),
    (6, agreement.news_are_true),
)
AT_PAIR: tuple[tuple[int, Callable[[Pair], Iterator[str]]], ...] = (
    (5, secrecy.views_are_the_same),
    (5, secrecy.news_spell_no_secret),
    (5, secrecy.own_moves_fare_the_same),
    (5, secrecy.news_are_the_same),
    (5, secrecy.whispers_stay_whispers),
    (5, secrecy.nothing_shows_without_reason),
    (5, secrecy.private_matters_stay_private),
    (6, agreement.told_the_same_sees_the_same),
    (6, agreement.told_otherwise_sees_otherwise),
    (6, agreement.told_nothing_sees_nothing),
    (7, spectators.a_spectator_sees_no_more),
    (7, spectators.a_spectator_is_told_no_more),
)
AT_END: tuple[tuple[int, Callable[[Walk], Iterator[str]]], ...] = (
    (2, determinism.playing_again_is_the_same),
    (2, determinism.the_log_is_enough),
    (5, secrecy.the_other_truths_were_others),
    (8, encoding.everything_has_a_schema),
)


class Follower:
    """Goes along on one walk and notes each law it sees broken, once."""

    def __init__(self, walk: Walk, laws: Collection[int]) -> None:
        self.walk = walk
        self.breaches: list[Breach] = []
        self._unbroken = set(laws)

    def play_out(self, bound: int) -> "Follower":
        """To the end, if it comes within the bound: law 1 alone."""
        for step in self._steps(bound):
            self._hold(1, endings.nobody_waits_in_vain(self.walk, step))
            if self.breaches:
                return self
        self._hold(1, endings.has_ended(self.walk))
        return self

    def follow(self, length: int) -> "Follower":
        """For so many actions, under every law."""
        for step in self._steps(length):
            for law, keeps in AT_STEP:
                self._hold(law, keeps(self.walk, step))
            self._look_round(step)
            if not self._unbroken:
                break
        for law, kept in AT_END:
            self._hold(law, kept(self.walk))
        return self

    def _steps(self, length: int) -> Iterator[Step]:
        """As far as the game lets it walk."""
        self.walk.counts["games"] += 1
        try:
            for step in self.walk.go(length):
                self.walk.counts["steps"] += 1
                yield step
        except Broken as broken:
            self._note(broken.law, broken.message)
        except Exception as error:
            self._note(4, f"the game cannot be played on: {error!r}")
        self.walk.counts["finished"] += self.walk.is_over

    def _look_round(self, step: Step) -> None:
        """Everything that could have been done instead, and everything that might as well be true."""
        try:
            scene = Scene(self.walk, step)
            for law, keeps in IN_SCENE:
                self._hold(law, keeps(scene))
            for viewer in self.walk.viewers if self._unbroken & {5, 6, 7} else ():
                self._compare(Pair(scene, viewer))
        except Exception as error:
            self._note(5, f"no other truth can be drawn or seen: {error!r}")

    def _compare(self, pair: Pair) -> None:
        for law, keeps in AT_PAIR:
            self._hold(law, keeps(pair))

    def _hold(self, law: int, broken_by: Iterator[str]) -> None:
        """A game that stumbles over a law has broken it, too."""
        if law not in self._unbroken:
            return
        try:
            if message := next(broken_by, None):
                self._note(law, message)
        except Broken as broken:
            self._note(broken.law, broken.message)
        except Exception as error:
            self._note(law, f"{type(error).__name__}: {error}")

    def _note(self, law: int, message: str) -> None:
        if law in self._unbroken:
            self._unbroken.discard(law)
            self.breaches.append(Breach(law, LAWS[law], message, self.walk.where))
