"""Leaks planted in Entre les lignes, that the laws must catch; and the tables where it keeps them.

What chance decides cannot be compared between two truths: that letters follow no order, and that deadlines carry
nothing, is for the tests of the phases.
"""

from typing import Any

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
from tablee.games.entre_les_lignes.view import BallotLaid, VoteLaid
from tests.games.entre_les_lignes.builders import el_with
from tests.games.entre_les_lignes.pack import PACK
from tests.laws.planting import Bed

CLOCKS = Options(drawing_pace="fast", voting_pace="fast")
OPEN = Options(
    authors="open",
    rounds="short",
    drawing_pace="when_most_are_done",
    voting_pace="when_most_are_done",
)
EL = Bed(el_with(), seats=4, tables=((5, CLOCKS), (6, OPEN), (7, CLOCKS), (8, OPEN)))

# Words and the accomplice


EL.shows(
    "the active player's word shows",
    lambda state, seat: None if state.active is None else state.places[0].word,
)
EL.shows("the length of a word shows", lambda state, seat: [len(it.word) for it in state.places])
EL.shows(
    "the accomplice shows", lambda state, seat: state.accomplice if state.phase == "draw" else None
)
EL.shows(
    "the accomplice is told", lambda state, seat: state.phase == "vote" and seat == state.accomplice
)


@EL.breaks(5, by=EL.showing)
def the_word_of_another_seat_shows(state: State, seat: int | None) -> Any:
    return state.places[(seat or 0) - 1].word if state.phase == "draw" else None


@EL.breaks(5, by=EL.telling)
def everybody_is_dealt_all_words(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, RoundDealt):
        return ...
    return replace(event, deadline=None)


EL.shows("the next card of the pile shows", lambda state, seat: state.pile[:1])


# Drawings


@EL.breaks(5, by=EL.changing("own"))
def a_hidden_drawings_name_shows(own: Any, state: State, seat: int | None) -> Any:
    """In the very field that lets a seat look at it."""
    return own and replace(own, drawing=state.places[(seat or 0) - 1].drawing)


@EL.breaks(5, by=EL.showing)
def it_shows_that_somebody_has_begun_to_draw(state: State, seat: int | None) -> Any:
    return [bool(it.drawing) for it in state.places] if state.phase == "draw" else None


@EL.breaks(5)
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

    return EL.having(decide=decide, seen=tell)


@EL.breaks(5, by=EL.telling)
def everybody_is_told_that_somebody_draws(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, DrawingKept) and seat != event.seat
    return HandedIn(event.seat) if is_other else ...


EL.tells_all("everybody is told a description", Described)


# Authors, and the order of handing in


EL.shows("an author shows", lambda state, seat: state.order[:1] if state.phase == "vote" else None)


@EL.breaks(5, by=EL.showing)
def authors_show_while_a_drawing_is_questioned(state: State, seat: int | None) -> Any:
    return state.spots[state.claim.spot] if state.claim else None


@EL.breaks(5)
def the_artist_alone_is_awaited_for_a_correction() -> AnyGame:
    def awaiting(state: State) -> Any:
        return (state.spots[state.sent_back],) if state.sent_back else state.awaited

    return EL.having(awaiting=awaiting)


@EL.breaks(5, by=EL.changing("places"))
def a_votes_absence_shows_while_a_drawing_is_corrected(
    places: Any, state: State, seat: int | None
) -> Any:
    """As if the others could vote meanwhile, and the artist had no time to."""
    if not state.sent_back:
        return places
    artist = state.spots[state.sent_back]
    return tuple(replace(it, has_voted=n != artist) for n, it in enumerate(places))


@EL.breaks(5, by=EL.telling, options=CLOCKS)
def it_is_told_whose_time_to_correct_is_up(state: State, event: Any, seat: Any) -> Any:
    return replace(event, seats=state.missing) if isinstance(event, TimeRanOut) else ...


@EL.breaks(5, by=EL.changing("objection"))
def the_artist_is_not_among_the_judges(objection: Any, state: State, seat: int | None) -> Any:
    if objection is None:
        return None
    artist = state.spots[objection.spot]
    return replace(objection, judges=tuple(it for it in objection.judges if it != artist))


@EL.breaks(5, by=EL.changing("board"))
def letters_follow_the_seats(board: Any, state: State, seat: int | None) -> Any:
    return tuple(sorted(board, key=lambda it: state.spots[it.spot]))


@EL.breaks(5)
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

    return EL.showing(first, evolve=evolve)


EL.tells_all("everybody is told whose drawings hang where", DrawingsShown)


# Votes and ballots


@EL.breaks(5, by=EL.showing)
def a_vote_shows(state: State, seat: int | None) -> Any:
    return [it.vote for it in state.places] if state.phase == "vote" else None


@EL.breaks(5, by=EL.showing)
def it_shows_who_abstains(state: State, seat: int | None) -> Any:
    return [it.vote == "abstain" for it in state.places] if state.phase == "vote" else None


@EL.breaks(5, by=EL.showing)
def it_shows_how_many_are_right_so_far(state: State, seat: int | None) -> Any:
    if state.phase != "vote" or state.accomplice is None:
        return None
    return sum(it.vote == state.spot_of(state.accomplice) for it in state.places)


EL.tells_all("everybody is told a vote", VoteCast)


@EL.breaks(5, by=EL.telling)
def everybody_is_told_that_a_vote_was_changed(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, VoteCast) and seat != event.seat
    return VoteLaid(event.seat) if is_other else ...


@EL.breaks(5, by=EL.showing)
def a_ballot_shows(state: State, seat: int | None) -> Any:
    return [it.ballot for it in state.places] if state.claim else None


EL.tells_all("everybody is told a ballot", BallotCast)


@EL.breaks(5, by=EL.changing("offers"))
def only_right_letters_are_offered(offers: Any, state: State, seat: Any) -> Any:
    if state.phase != "vote" or state.accomplice is None:
        return offers
    right = OneOf((str(state.spot_of(state.accomplice)),))
    return tuple(
        replace(it, fields={"letter": right}) if it.action == "cast_vote" else it for it in offers
    )


@EL.breaks(5, options=CLOCKS)
def the_clock_runs_longer_for_whoever_draws() -> AnyGame:
    def deadline(state: State) -> int | None:
        return state.deadline and state.deadline + sum(bool(it.drawing) for it in state.places)

    return EL.having(deadline=deadline)


# The other laws


EL.shows_spectators("a spectator sees a word", lambda state: state.places[0].word)
EL.tells_spectators("a spectator is told a ballot", BallotCast)


@EL.breaks(6, by=EL.telling)
def another_judge_is_said_to_have_spoken(state: State, event: Any, seat: Any) -> Any:
    is_other = isinstance(event, BallotCast) and seat != event.seat
    return BallotLaid(event.seat - 1) if is_other else ...


@EL.breaks(6, by=EL.changing("places"))
def a_point_too_many_is_shown(places: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, points=it.points + bool(state.gallery)) for it in places)


@EL.breaks(4, by=EL.changing("offers"))
def ones_own_drawing_may_be_questioned(offers: Any, state: State, seat: Any) -> Any:
    every = OneOf(tuple(state.spots))
    return tuple(
        replace(it, fields={"spot": every}) if it.action == "object" else it for it in offers
    )


EL.misshows("a letter is missing", "letters", lambda it, state, seat: it[:-1])
EL.misshows(
    "a recount shows that nobody may ask for",
    "recounted",
    lambda it, state, seat: state.rounds + 1 if state.phase == "reveal" else it,
)


@EL.breaks(6, by=EL.changing("board"))
def two_drawings_hang_at_each_others_letters(board: Any, state: State, seat: Any) -> Any:
    names = [it.drawing for it in board]
    swapped = zip(board, [*names[:1], *names[:0:-1]], strict=True)
    return tuple(replace(it, drawing=name) for it, name in swapped)


@EL.breaks(6, by=EL.changing("objection"))
def everybody_seems_to_have_judged(objection: Any, state: State, seat: Any) -> Any:
    return objection and replace(objection, spoken=objection.judges)


@EL.breaks(6, by=EL.changing("places"))
def a_pawn_stands_a_square_too_far(places: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, square=it.square + 1) for it in places)


@EL.breaks(6, by=EL.changing("places"))
def whoever_has_handed_in_seems_to_have_voted(places: Any, state: State, seat: Any) -> Any:
    return tuple(replace(it, has_voted=it.has_handed_in) for it in places)


@EL.breaks(6, by=EL.changing("own"))
def ones_own_drawing_seems_to_hang_beside_it(own: Any, state: State, seat: Any) -> Any:
    return own and replace(own, spot="A" if own.spot == "B" else own.spot and "B")


@EL.breaks(6, by=EL.changing("own"))
def every_drawing_seems_to_be_sent_back(own: Any, state: State, seat: Any) -> Any:
    return own and replace(own, is_sent_back=state.sent_back is not None)


@EL.breaks(6, by=EL.telling)
def a_seat_that_sits_out_is_said_to_play(state: State, event: Any, seat: Any) -> Any:
    if not isinstance(event, RoundDealt):
        return ...
    return replace(game.seen(state, event, seat), players=state.seating.seats[:3])  # type: ignore[type-var]
