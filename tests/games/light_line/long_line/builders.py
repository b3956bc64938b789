"""Small words to set a table with, so that the tests of LONG-LINE read like its rulebook."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from tablee.core.chance import Chance
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench, lines_on
from tablee.games.light_line.cards import DECK, Card
from tablee.games.light_line.modes.long_line.pieces import HAND, Call, Options
from tablee.games.light_line.modes.long_line.state import Place, State
from tests.games.light_line.laying import lines_among
from tests.games.light_line.long_line.moves import TURN_UP
from tests.games.light_line.long_line.play import KEY, after, dealt

HIDDEN = Options(displays="hidden")

# Tables


def begun(seats: int, options: Options | None = None, *, key: bytes = KEY) -> State:
    """The signal is given, and nobody has laid a card."""
    state = dealt(seats, options, key=key)
    return after(state, *((seat, TURN_UP) for seat in range(seats)))


def racing(
    lengths: str,
    options: Options | None = None,
    *,
    calls: Iterable[tuple[int, int]] = (),
    points: Iterable[int] = (),
    **rest: Any,
) -> State:
    """A race in which the longest line of each display has this length: "6 5 0" (the last display is empty).

    `calls` says who has called which number.
    """
    wanted = tuple(map(int, lengths.split()))
    totals = (*points, *(0,) * len(wanted))
    places = tuple(
        Place(hand=hand, bench=bench, given_away=_shown(bench, options), is_ready=True, points=it)
        for (hand, bench), it in zip(_displays(wanted), totals, strict=False)
    )
    return State(
        Seating(len(wanted)),
        options or Options(),
        places,
        phase="race",
        round=rest.pop("round", 1),
        calls=tuple(Call(Seat(seat), number, at=0) for seat, number in calls),
        **rest,
    )


def _shown(bench: Bench, options: Options | None) -> tuple[Card, ...]:
    return () if options and options.displays == "hidden" else tuple(it.card for it in bench)


@cache
def _displays(wanted: tuple[int, ...]) -> tuple[tuple[tuple[Card, ...], Bench], ...]:
    """Hands from one deck, and in each a display with no longer line than wanted."""
    deck = Chance(KEY).shuffled(DECK)
    found: list[tuple[tuple[Card, ...], Bench]] = []
    for length in wanted:
        cards = [card for card in deck if not any(card in hand for hand, _ in found)]
        bench = _display(cards, length)
        spare = [card for card in cards if card not in [it.card for it in bench]]
        hand = (*(it.card for it in bench), *spare[: HAND - length])
        found.append((tuple(sorted(hand)), bench))
    return tuple(found)


def _display(cards: list[Card], length: int) -> Bench:
    ways = lines_among(cards, length, None) if length else iter([()])
    return next(it for it in ways if not it or lines_on(it)[0].length == length)


def handed(hand: Iterable[int], bench: Bench, options: Options | None = None) -> State:
    """Two seats race; the first has these cards, and this display."""
    mine = tuple(hand)
    theirs = tuple([card for card in DECK if card not in mine][:HAND])
    places = (Place(hand=mine, bench=bench, is_ready=True), Place(hand=theirs, is_ready=True))
    return State(Seating(2), options or Options(), places, phase="race", round=1)
