"""Small words to set a table with, so that the tests of Entre les lignes read like its rulebook."""

from typing import Any

from tablee.core.game import AnyGame
from tablee.core.kit import Lexicon
from tablee.core.record import replace
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.pieces import Options, Vote, rounds_for
from tablee.games.entre_les_lignes.state import Place, State
from tests.games.entre_les_lignes.moves import GO_ON, HAND_IN, draw, vacate, vote
from tests.games.entre_les_lignes.pack import PACK
from tests.games.entre_les_lignes.play import act, after, dealt
from tests.games.rig import knowing


def el_with(lexicon: Lexicon = PACK) -> AnyGame:
    """The game at a table that has these word cards."""
    return knowing(game, lexicon)


# Tables


def name(seat: int) -> str:
    """What this seat's drawing goes by at a made-up table."""
    return f"{seat + 1:x}" * 32


def drawing(seats: int, options: Options | None = None, **rest: Any) -> State:
    """Seat 0 is active and seat 1 its accomplice: both have AVION, the others a number."""
    words = ["AVION", "AVION", *(f"MOT-{it}" for it in range(2, seats))]
    given: dict[str, Any] = {
        "places": tuple(Place(word=word, drawing=name(it)) for it, word in enumerate(words)),
        "phase": "draw",
        "round": 1,
        "rounds": rounds_for(seats, options or Options()),
        "active": Seat(0),
        "accomplice": Seat(1),
        "number": 1,
        "pile": tuple(range(50, 115)),
    }
    return State(Seating(seats), options or Options(), **given | rest)


def voting(seats: int, options: Options | None = None, *, votes: str = "", **rest: Any) -> State:
    """All drawings are shown, seat 1's at A, seat 2's at B…; these have voted ("A-?": A, an abstention, not yet)."""
    state = drawing(seats, options, phase="vote", **rest)
    order = tuple(map(Seat, range(1, seats)))
    given = [_VOTES.get(it, it) for it in votes.ljust(seats, "?")]
    places = tuple(
        replace(place, has_handed_in=True, vote=vote)
        for place, vote in zip(state.places, given, strict=True)
    )
    return replace(state, order=order, shown=tuple(map(name, range(seats))), places=places)


_VOTES: dict[str, Vote | None] = {"?": None, "-": "abstain"}


# Coming and going


def without(state: State, *seats: int) -> State:
    """These have left, one after the other."""
    for seat in seats:
        state, _ = act(state, None, vacate(seat))
    return state


def gone_on(state: State) -> State:
    """All who are here have seen the result."""
    return after(state, *((seat, GO_ON) for seat in game.awaiting(state)))


def played(state: State, rounds: int) -> State:
    """So many rounds on, in which all voted for A; the last one is being looked at."""
    for _ in range(rounds):
        if state.phase == "reveal":
            state = gone_on(state)
        state = after(state, *((seat, draw(seat)) for seat in game.awaiting(state)))
        state = after(state, *((seat, HAND_IN) for seat in game.awaiting(state)))
        state = after(state, *((seat, vote("A")) for seat in game.awaiting(state)))
    return state


def five_after_one() -> State:
    """Six were dealt the first round; seat 3 has left since, and the others look at the result."""
    return without(played(dealt(6, Options(first=Seat(0))), 1), 3)
