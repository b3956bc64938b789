"""Which two cards to hide: against one rival wide intervals are hard to find, but none may be counted on."""

from tablee.core.chance import Chance
from tablee.games.between.pieces import Card, Interval

DUEL = 12
"""Cards in hand with two at the table; in shorter hands no pair is much harder to find than another."""

EDGE = 3
"""So many cards at either end of a long hand make an interval wide."""

FAVOUR = 3
"""How much likelier a wide pair is than any other."""


def hide(hand: tuple[Card, ...], pairs: tuple[Interval, ...], chance: Chance) -> Interval:
    if len(hand) < DUEL:
        return chance.pick(pairs)
    low, high = hand[EDGE], hand[-EDGE - 1]
    wide = tuple(pair for pair in pairs if pair[0] < low and pair[1] > high)
    return chance.pick(pairs + wide * (FAVOUR - 1))
