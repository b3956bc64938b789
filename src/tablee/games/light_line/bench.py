"""A workbench of one's own, where a line is built, turned over and taken apart (LO-05, LO-10, SO-03, HE-09)."""

from collections.abc import Iterable
from functools import lru_cache

from tablee.core.offers import Offer, OneOf
from tablee.core.record import Secret
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid, Line, Spot, grid_of, lines_in, spots

Bench = tuple[Laid, ...]
"""In the order laid.  A card had to continue a line when it was laid; it stays when others are taken back."""

SEEN_LATELY = 4096
"""How many benches are remembered: everybody looks again at each of them after every move of anybody."""

FIRST_SPOTS: tuple[Spot, ...] = ((0, 0, 0), (0, 0, 1))


class Lay(Secret, frozen=True, tag="lay"):
    """Lay this card of mine there, from the hand or from elsewhere on the bench."""

    card: Card
    spot: Spot


class TakeBack(Secret, frozen=True, tag="take_back"):
    """Take this card off the bench."""

    card: Card


class ClearBench(Secret, frozen=True, tag="clear_bench"):
    """Take all cards back."""


class CardLaid(Secret, frozen=True, tag="card_laid"):
    seat: Seat
    laid: Laid


class CardTakenBack(Secret, frozen=True, tag="card_taken_back"):
    seat: Seat
    card: Card


class BenchCleared(Secret, frozen=True, tag="bench_cleared"):
    seat: Seat


BenchAction = Lay | TakeBack | ClearBench
BenchEvent = CardLaid | CardTakenBack | BenchCleared


def work(
    bench: Bench, cards: Iterable[Card], seat: Seat, action: BenchAction, *, joker: bool = False
) -> BenchEvent:
    """What comes of an action at the bench of a seat that has these cards (LO-07, LO-10)."""
    match action:
        case Lay():
            if action.card not in cards:
                raise BrokenRule("not_your_card", "LL-06")
            if action.spot not in spots_for(bench, action.card, joker=joker):
                raise BrokenRule("continues_no_line", "LL-07")
            x, y, turned = action.spot
            return CardLaid(seat, Laid(action.card, x, y, 1 if turned else 0))
        case TakeBack():
            if action.card not in [it.card for it in bench]:
                raise BrokenRule("not_on_the_bench", "LO-10")
            return CardTakenBack(seat, action.card)
        case ClearBench():
            if not bench:
                raise BrokenRule("bench_is_empty", "LO-10")
            return BenchCleared(seat)


def on_worked(bench: Bench, event: BenchEvent) -> Bench:
    match event:
        case CardLaid():
            return (*without(bench, event.laid.card), event.laid)
        case CardTakenBack():
            return without(bench, event.card)
        case BenchCleared():
            return ()


def offers_at(bench: Bench, cards: Iterable[Card], *, joker: bool = False) -> list[Offer]:
    """Where each card may go, and what may be taken back."""
    found = []
    for card in cards:
        if open_spots := spots_for(bench, card, joker=joker):
            found.append(Offer("lay", {"card": OneOf((card,)), "spot": OneOf(open_spots)}))
    if bench:
        found.append(Offer("take_back", {"card": OneOf(tuple([it.card for it in bench]))}))
        found.append(Offer("clear_bench"))
    return found


@lru_cache(SEEN_LATELY)
def spots_for(bench: Bench, card: Card, *, joker: bool = False) -> tuple[Spot, ...]:
    """Where this card may be laid or moved to: anywhere on an empty bench is the same, so it begins in the middle."""
    rest = without(bench, card)
    where = spots(grid_of(rest), card, joker=joker) if rest else FIRST_SPOTS
    now = [(it.x, it.y, it.turned) for it in bench if it.card == card]
    return tuple([spot for spot in where if spot not in now])


@lru_cache(SEEN_LATELY)
def lines_on(bench: Bench) -> tuple[Line, ...]:
    """Every line of the bench, longest first; a single card makes lines of 1."""
    return lines_in(grid_of(bench))


def without(bench: Bench, card: Card) -> Bench:
    return tuple([it for it in bench if it.card != card])
