"""What the laws need of LONG-LINE: another truth a seat cannot tell apart."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench, spots_for
from tablee.games.light_line.cards import DECK, Card
from tablee.games.light_line.display import Laid, grid_of, line_at
from tablee.games.light_line.modes.long_line.pieces import HAND
from tablee.games.light_line.modes.long_line.state import State

SWAPS = 6
"""How many other cards are tried in the line of a hidden display that was called."""


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal what this seat has not seen anew; displays it cannot see are built anew, with the lines that were called."""
    if state.phase == "ready":
        return state
    kept = [_known(state, it, seat) for it in state.seating.seats]
    pool = list(chance.shuffled([card for card in DECK if not any(card in it for it in kept)]))
    places = []
    for other, place in enumerate(state.places):
        wanting = len(place.hand) - len(kept[other])
        hand, pool = [*kept[other], *pool[:wanting]], pool[wanting:]
        is_built_anew = (
            state.phase == "race" and state.options.displays == "hidden" and other != seat
        )
        bench = place.bench
        if is_built_anew:
            bench = _other_bench(state, Seat(other), hand, pool, chance)
        places.append(replace(place, hand=tuple(sorted(hand)), bench=bench))
    return replace(state, places=tuple(places), rest=tuple(pool))


def _known(state: State, other: Seat, seat: Seat | None) -> tuple[Card, ...]:
    """The cards before one seat that cannot be others: seen by this one, or laid where they cannot be thought away."""
    place = state.places[other]
    if state.phase == "ready_check":
        return ()
    if other == seat:
        return place.hand
    if state.phase in ("scored", "over"):
        return tuple({*place.given_away, *(it.card for it in place.bench)})
    return tuple(it.card for it in _called(state, other)) or place.given_away


def _called(state: State, seat: Seat) -> Bench:
    """The cards of the line that this seat has called, where its display is hidden."""
    number = next((it.number for it in state.calls if it.seat == seat), None)
    if number is None or state.options.displays == "open":
        return ()
    place = state.places[seat]
    line = next(it for it in place.lines if it.length == number)
    return tuple([it for it in place.bench if it.cell in line.cells])


def _other_bench(
    state: State, seat: Seat, hand: list[Card], pool: list[Card], chance: Chance
) -> Bench:
    """Any display that these cards allow, or the line that was called, of other cards where they fit."""
    line = _from_the_middle(_called(state, seat))
    if not line:
        return _any_bench(hand, chance)
    for _ in range(SWAPS):
        spare = [it for it in hand if it not in [laid.card for laid in line]]
        number, card = chance.below(len(line)), chance.pick((*spare, *pool))
        old = line[number]
        other = Laid(card, old.x, old.y, 1 if chance.below(2) else 0)
        if _is_line([*line[:number], other, *line[number + 1 :]]):
            line[number] = other
            if card in pool:
                hand[hand.index(old.card)], pool[pool.index(card)] = card, old.card
    return tuple(map(_half_turned, line)) if chance.below(2) else tuple(line)


def _from_the_middle(cards: Bench) -> list[Laid]:
    """As if the first of them had been laid first: where on the bench a line lies, nobody else can see."""
    return [Laid(it.card, it.x - cards[0].x, it.y - cards[0].y, it.turned) for it in cards]


def _is_line(cards: list[Laid]) -> bool:
    """Whether one line runs over all of them."""
    grid = grid_of(cards)
    first = cards[0]
    lines = [line_at(grid, first.cell, colour) for colour in first.face.ends]
    return any(line.length == len(cards) for line in lines)


def _half_turned(laid: Laid) -> Laid:
    """A display looks the same from the other side of the table."""
    return Laid(laid.card, -laid.x, -laid.y, 0 if laid.turned else 1)


def _any_bench(hand: list[Card], chance: Chance) -> Bench:
    bench: Bench = ()
    for card in chance.shuffled(hand)[: chance.below(HAND + 1)]:
        if spots := spots_for(bench, card):
            x, y, turned = chance.pick(spots)
            bench = (*bench, Laid(card, x, y, 1 if turned else 0))
    return bench
