"""The eight laws at 4 to 8 seats; and leaks planted in Entre les lignes that they must catch.

What chance decides cannot be compared between two truths: that letters follow no order, and that deadlines carry
nothing, is for the tests of the phases.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tablee.core.clock import TimeRanOut
from tablee.core.drawing import Draw, DrawingKept
from tablee.core.game import AnyGame
from tablee.core.kit import Kit
from tablee.core.offers import OneOf
from tablee.core.record import encode, replace
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import (
    BallotCast,
    Described,
    DrawingsShown,
    HandedIn,
    RoundDealt,
    VoteCast,
)
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import BallotLaid, View, VoteLaid
from tablee.laws import Effort, check
from tests.games.entre_les_lignes.builders import PACK, el_with

CLOCKS = Options(drawing_pace="fast", voting_pace="fast")
OPEN = Options(
    authors="open",
    rounds="short",
    drawing_pace="when_most_are_done",
    voting_pace="when_most_are_done",
)
TABLES = {"hidden": Options(), "clocks": CLOCKS, "open": OPEN}


@pytest.fixture(autouse=True)
def untraced() -> Iterator[None]:
    """The rules have tests of their own; to measure coverage here would treble the time."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_entre_les_lignes_keeps_the_laws(seats: int, table: str) -> None:
    report = check(
        el_with(),
        seats=(seats,),
        options=(TABLES[table],),
        pairs=120,
        effort=Effort(length=50),
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert report.share_differing >= 0.9


# Planted leaks


class Leaky(View, frozen=True, tag="entre-les-lignes"):
    """A view with room for what it should not show."""

    leak: Any = None


class Planted(NamedTuple):
    """A leak, and the law that must catch it."""

    law: int
    plant: Callable[[], AnyGame]
    options: Options

    @property
    def name(self) -> str:
        return self.plant.__name__


BUGS: list[Planted] = []


def breaks(law: int, *, options: Options | None = None) -> Callable[[Any], Any]:
    """Puts a planted leak on the list, for the law that must catch it."""

    def enlist(plant: Callable[[], AnyGame]) -> Callable[[], AnyGame]:
        BUGS.append(Planted(law, plant, options or Options()))
        return plant

    return enlist


def showing(leak: Callable[[State, int | None], Any], **changed: Any) -> AnyGame:
    """Every view also shows what this makes of the state for its seat."""

    def view(state: State, seat: Any) -> Leaky:
        honest = game.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Leaky(**fields, leak=leak(state, seat))

    return el_with(view=view, **changed)


def changing(field: str, change: Callable[[Any, State, int | None], Any]) -> AnyGame:
    """Every view has one field changed by this."""

    def view(state: State, seat: Any) -> View:
        honest = game.view(state, seat)
        return replace(honest, **{field: change(getattr(honest, field), state, seat)})

    return el_with(view=view)


def telling(tell: Callable[[State, Any, Any], Any]) -> AnyGame:
    """What is seen of an event is this, unless it is `...`."""

    def seen(state: State, event: Any, seat: Any) -> Any:
        told = tell(state, event, seat)
        return game.seen(state, event, seat) if told is ... else told

    return el_with(seen=seen)


# Words and the accomplice


@breaks(5)
def the_active_players_word_shows() -> AnyGame:
    return showing(lambda state, seat: None if state.active is None else state.places[0].word)


@breaks(5)
def the_length_of_a_word_shows() -> AnyGame:
    return showing(lambda state, seat: [len(it.word) for it in state.places])


@breaks(5)
def the_accomplice_shows() -> AnyGame:
    return showing(lambda state, seat: state.accomplice if state.phase == "draw" else None)


@breaks(5)
def the_accomplice_is_told_that_he_is_it() -> AnyGame:
    return showing(lambda state, seat: state.phase == "vote" and seat == state.accomplice)


@breaks(5)
def the_word_of_the_next_seat_shows() -> AnyGame:
    def next_word(state: State, seat: int | None) -> Any:
        return state.places[(seat or 0) - 1].word if state.phase == "draw" else None

    return showing(next_word)


@breaks(5)
def everybody_is_dealt_all_words() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        if not isinstance(event, RoundDealt):
            return ...
        return replace(event, deadline=None)

    return telling(tell)


@breaks(5)
def the_next_card_of_the_pile_shows() -> AnyGame:
    return showing(lambda state, seat: state.pile[:1])


# Drawings


@breaks(5)
def a_hidden_drawings_name_shows() -> AnyGame:
    return showing(lambda state, seat: [it.drawing for it in state.places])


@breaks(5)
def it_shows_that_somebody_has_begun_to_draw() -> AnyGame:
    def begun(state: State, seat: int | None) -> Any:
        return [bool(it.drawing) for it in state.places] if state.phase == "draw" else None

    return showing(begun)


@breaks(5)
def the_size_of_a_hidden_drawing_is_told() -> AnyGame:
    """As many bytes as the drawing has, in a name that is longer the more is drawn."""

    def decide(state: Any, seat: Any, action: Any, kit: Kit) -> Any:
        (event, *others) = game.decide(state, seat, action, Kit(kit.chance, kit.now, PACK))
        if isinstance(action, Draw) and isinstance(event, DrawingKept):
            size = len(encode(action.drawing)) % 8
            event = replace(event, name=event.name[: 24 + size])
        return (event, *others)

    def tell(state: State, event: Any, seat: Any) -> Any:
        if isinstance(event, DrawingKept) and seat != event.seat:
            return Described(event.seat, "x" * len(event.name))
        return game.seen(state, event, seat)

    return el_with(decide=decide, seen=tell)


@breaks(5)
def everybody_is_told_that_somebody_draws() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        is_other = isinstance(event, DrawingKept) and seat != event.seat
        return HandedIn(event.seat) if is_other else ...

    return telling(tell)


@breaks(5)
def everybody_is_told_a_description() -> AnyGame:
    return telling(lambda state, event, seat: event if isinstance(event, Described) else ...)


# Authors, and the order of handing in


@breaks(5)
def an_author_shows() -> AnyGame:
    return showing(lambda state, seat: state.order[:1] if state.phase == "vote" else None)


@breaks(5)
def authors_show_while_a_drawing_is_questioned() -> AnyGame:
    def artist(state: State, seat: int | None) -> Any:
        return state.spots[state.claim.spot] if state.claim else None

    return showing(artist)


@breaks(5)
def the_artist_alone_is_awaited_for_a_correction() -> AnyGame:
    def awaiting(state: State) -> Any:
        return (state.spots[state.sent_back],) if state.sent_back else state.awaited

    return el_with(awaiting=awaiting)


@breaks(5)
def a_votes_absence_shows_while_a_drawing_is_corrected() -> AnyGame:
    """As if the others could vote meanwhile, and the artist had no time to."""

    def voted(places: Any, state: State, seat: int | None) -> Any:
        if not state.sent_back:
            return places
        artist = state.spots[state.sent_back]
        return tuple(replace(it, has_voted=n != artist) for n, it in enumerate(places))

    return changing("places", voted)


@breaks(5, options=CLOCKS)
def it_is_told_whose_time_to_correct_is_up() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        return replace(event, seats=state.missing) if isinstance(event, TimeRanOut) else ...

    return telling(tell)


@breaks(5)
def the_artist_is_not_among_the_judges() -> AnyGame:
    def fewer(objection: Any, state: State, seat: int | None) -> Any:
        if objection is None:
            return None
        artist = state.spots[objection.spot]
        return replace(objection, judges=tuple(it for it in objection.judges if it != artist))

    return changing("objection", fewer)


@breaks(5)
def letters_follow_the_seats() -> AnyGame:
    def ordered(board: Any, state: State, seat: int | None) -> Any:
        return tuple(sorted(board, key=lambda it: state.spots[it.spot]))

    return changing("board", ordered)


@breaks(5)
def letters_follow_the_order_of_handing_in() -> AnyGame:
    """A table that remembers who came first, and shows where those drawings hang."""
    came: list[int] = []

    def evolve(state: State, event: Any) -> Any:
        if isinstance(event, RoundDealt):
            came.clear()
        if isinstance(event, HandedIn) and event.seat not in came:
            came.append(event.seat)
        return game.evolve(state, event)

    def first(state: State, seat: int | None) -> Any:
        if state.phase != "vote" or not came:
            return None
        return state.spot_of(came[0])  # type: ignore[arg-type]

    return showing(first, evolve=evolve)


@breaks(5)
def everybody_is_told_whose_drawings_hang_where() -> AnyGame:
    return telling(lambda state, event, seat: event if isinstance(event, DrawingsShown) else ...)


# Votes and ballots


@breaks(5)
def a_vote_shows() -> AnyGame:
    def votes(state: State, seat: int | None) -> Any:
        return [it.vote for it in state.places] if state.phase == "vote" else None

    return showing(votes)


@breaks(5)
def it_shows_who_abstains() -> AnyGame:
    def idle(state: State, seat: int | None) -> Any:
        return [it.vote == "abstain" for it in state.places] if state.phase == "vote" else None

    return showing(idle)


@breaks(5)
def it_shows_how_many_are_right_so_far() -> AnyGame:
    def right(state: State, seat: int | None) -> Any:
        if state.phase != "vote" or state.accomplice is None:
            return None
        return sum(it.vote == state.spot_of(state.accomplice) for it in state.places)

    return showing(right)


@breaks(5)
def everybody_is_told_a_vote() -> AnyGame:
    return telling(lambda state, event, seat: event if isinstance(event, VoteCast) else ...)


@breaks(5)
def everybody_is_told_that_a_vote_was_changed() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        is_other = isinstance(event, VoteCast) and seat != event.seat
        return VoteLaid(event.seat) if is_other else ...

    return telling(tell)


@breaks(5)
def a_ballot_shows() -> AnyGame:
    def ballots(state: State, seat: int | None) -> Any:
        return [it.ballot for it in state.places] if state.claim else None

    return showing(ballots)


@breaks(5)
def everybody_is_told_a_ballot() -> AnyGame:
    return telling(lambda state, event, seat: event if isinstance(event, BallotCast) else ...)


@breaks(5)
def only_right_letters_are_offered() -> AnyGame:
    def sharper(offers: Any, state: State, seat: Any) -> Any:
        if state.phase != "vote" or state.accomplice is None:
            return offers
        right = OneOf((str(state.spot_of(state.accomplice)),))
        return tuple(
            replace(it, fields={"letter": right}) if it.action == "cast_vote" else it
            for it in offers
        )

    return changing("offers", sharper)


@breaks(5, options=CLOCKS)
def the_clock_runs_longer_for_whoever_draws() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.deadline and state.deadline + sum(bool(it.drawing) for it in state.places)

    return el_with(deadline=deadline)


# The other laws


@breaks(7)
def a_spectator_sees_a_word() -> AnyGame:
    return showing(lambda state, seat: state.places[0].word if seat is None else None)


@breaks(7)
def a_spectator_is_told_a_ballot() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        return event if seat is None and isinstance(event, BallotCast) else ...

    return telling(tell)


@breaks(6)
def another_judge_is_said_to_have_spoken() -> AnyGame:
    def tell(state: State, event: Any, seat: Any) -> Any:
        is_other = isinstance(event, BallotCast) and seat != event.seat
        return BallotLaid(event.seat - 1) if is_other else ...

    return telling(tell)


@breaks(6)
def a_point_too_many_is_shown() -> AnyGame:
    def generous(places: Any, state: State, seat: Any) -> Any:
        return tuple(replace(it, points=it.points + bool(state.gallery)) for it in places)

    return changing("places", generous)


@breaks(4)
def ones_own_drawing_may_be_questioned() -> AnyGame:
    def more(offers: Any, state: State, seat: Any) -> Any:
        every = OneOf(tuple(state.spots))
        return tuple(
            replace(it, fields={"spot": every}) if it.action == "object" else it for it in offers
        )

    return changing("offers", more)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.law}-{bug.name}")
def test_a_planted_leak_is_caught(bug: Planted) -> None:
    effort = Effort(games=0, length=100, laws=(bug.law,), most=1)

    report = check(bug.plant(), seats=(4,), options=(bug.options,), pairs=4_000, effort=effort)

    assert [breach.law for breach in report.breaches] == [bug.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


def test_where_nothing_is_planted_nothing_is_found() -> None:
    effort = Effort(games=0, length=100, laws=(5, 6, 7))

    report = check(el_with(), seats=(4,), options=(Options(),), pairs=800, effort=effort)

    assert report.breaches == ()
    assert report.share_differing >= 0.9
