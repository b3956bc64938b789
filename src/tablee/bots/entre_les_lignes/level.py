"""How plainly somebody draws, how well they read, and what comes to their mind."""

from tablee.core.record import Record


class Sight(Record, frozen=True):
    """How much of a drawing somebody sees."""

    apart: float
    """How many dots from one point of a line to the next one they look at: what lies between is straight to them."""
    strokes: int
    """So many of the largest strokes are looked at."""
    guesses: int
    """Of so many things they consider how likely each is; the rest are all the same to them."""


class Level(Record, frozen=True):
    """What makes one player of Entre les lignes stronger than another."""

    plain: int
    subtle: int
    """From where to where on a word's list of allusions they draw, in hundredths: the strongest link is at 0."""
    sight: Sight
    recall: int
    """Of a hundred allusions to their own word, how many come to their mind."""
    depth: int
    """How many links of any other word they can think of, the strongest ones first."""
    sense: int
    """Of a hundred of these, how many come to their mind."""
