"""The proof itself: other truths could have happened and been told the same."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.kit import Kit
from tablee.core.record import encode, replace
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench, Lay, spots_for
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import CallLine, Stop
from tablee.games.light_line.modes.long_line.events import RoundDealt, RoundEnded
from tablee.games.light_line.modes.long_line.pieces import Options
from tablee.games.light_line.modes.long_line.state import State
from tablee.laws.walk import Case, Walk
from tests.games.light_line.long_line.builders import HIDDEN, racing
from tests.games.light_line.long_line.moves import call
from tests.games.light_line.long_line.play import act, after, dealt
from tests.games.rig import the

OPEN = Options(rounds=1)
SHUT = Options(rounds=1, displays="hidden")


def races(seats: int, options: Options, seeds: range) -> Iterator[Walk]:
    """Games that have come some way, each stopped at another place of its only round."""
    for seed in seeds:
        walk = Walk(game, Case(seed, Seating(seats), options))
        for _ in islice(walk.go(200), 2 + 5 * (seed % 16)):
            pass
        if not walk.is_over:
            yield walk


class Again:
    """The same round from another deal: everybody does the same, but for what the viewer cannot know."""

    def __init__(self, walk: Walk, truth: State, viewer: Seat | None) -> None:
        self.truth = truth
        self.viewer = viewer
        self.state = game.start(walk.case.seating, walk.case.options)
        self.told: list[bytes] = []
        self.is_open = walk.case.options.displays == "open"
        hands = tuple(place.hand for place in truth.places)
        self._happen(RoundDealt(1, hands, truth.rest))
        for step in walk.steps[1:]:
            assert step.future is not None
            self._do(step.future.seat, step.future.action, step.now)
        for seat in () if self.is_open else self.state.racing:
            self._build(seat)

    def _do(self, seat: Seat | None, action: Any, now: int) -> None:
        is_unseen = not self.is_open and seat != self.viewer
        if is_unseen and isinstance(action, CallLine | Stop):
            assert seat is not None
            self._build(seat)
        if not (is_unseen and hasattr(action, "card")) and not (
            is_unseen and type(action).__name__ == "ClearBench"
        ):
            self._decide(seat, action, now)

    def _build(self, seat: Seat) -> None:
        """What lies before that seat in the other truth, in any order that can be laid."""
        left = list(self.truth.places[seat].bench if seat != self.viewer else ())
        while left:
            it = next(it for it in left if self._fits(it, self.state.places[seat].bench))
            left.remove(it)
            self._decide(seat, Lay(it.card, (it.x, it.y, it.turned)), 0)

    def _fits(self, it: Laid, bench: Bench) -> bool:
        return (it.x, it.y, it.turned) in spots_for(bench, it.card)

    def _decide(self, seat: Seat | None, action: Any, now: int) -> None:
        for event in game.decide(self.state, seat, action, Kit(Chance(b""), now)):
            self._happen(event)

    def _happen(self, event: Any) -> None:
        news = game.seen(self.state, event, self.viewer)
        self.told += [] if news is None else [encode(news)]
        self.state = game.evolve(self.state, event)


def in_any_order(state: State) -> State:
    places = [replace(it, bench=tuple(sorted(it.bench, key=encode))) for it in state.places]
    return replace(state, places=tuple(places))


@pytest.mark.parametrize("options", [OPEN, SHUT], ids=["open", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_other_truth_could_have_happened_and_been_told_the_same(
    seats: int, options: Options
) -> None:
    differed = 0
    for walk in races(seats, options, range(20)):
        for viewer in walk.viewers:
            truth = game.resample(walk.state, viewer, walk.dice)

            again = Again(walk, truth, viewer)

            assert in_any_order(again.state) == in_any_order(truth)
            assert again.told == [encode(news) for news in walk.told[viewer]]
            assert game.view(truth, viewer) == game.view(walk.state, viewer)
            differed += truth != walk.state
    assert differed


@pytest.mark.parametrize("options", [Options(), HIDDEN], ids=["open", "hidden"])
def test_a_called_line_is_kept_and_other_cards_are_tried_in_it(options: Options) -> None:
    state = after(racing("6 3 7 2", options, rest=()), (1, call(3)))
    held = {card for place in state.places for card in place.hand}
    state = replace(state, rest=tuple(card for card in DECK if card not in held))
    dice = Chance(b"dice")

    truths = [game.resample(state, Seat(0), dice) for _ in range(60)]

    lines = {encode(truth.places[1].bench) for truth in truths}
    assert all(3 in [it.length for it in truth.places[1].lines] for truth in truths)
    assert len(lines) == 1 if options == Options() else len(lines) > 2
    for truth in truths:
        cards = [*truth.rest, *(card for place in truth.places for card in place.hand)]
        assert sorted(cards) == list(DECK)
        assert truth.places[0] == state.places[0]
        for place in truth.places:
            assert {it.card for it in place.bench} <= {*place.hand}


def test_before_the_signal_every_hand_may_be_any() -> None:
    state = dealt(2)

    truths = [game.resample(state, Seat(0), Chance(b"%d" % n)) for n in range(5)]

    assert len({truth.places[0].hand for truth in truths}) == 5


def test_once_a_round_is_scored_the_lines_that_were_shown_stay() -> None:
    before = racing("6 5", HIDDEN, rest=(), round=6)
    _, events = act(before, 0, call(6))
    scored = game.evolve(before, the(events, RoundEnded))

    for state in (scored, act(before, 0, call(6))[0]):
        truth = game.resample(state, None, Chance(b"dice"))
        assert [it.bench for it in truth.places] == [it.bench for it in before.places]
        assert truth.places != state.places


def test_before_the_deal_there_is_only_one_truth() -> None:
    state = game.start(Seating(3), Options())

    assert game.resample(state, Seat(0), Chance(b"dice")) == state
