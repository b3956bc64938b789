"""How plainly somebody draws, how well they read, and what comes to their mind."""

from tablee.core.record import Record


class Level(Record, frozen=True):
    """What makes one player of Entre les lignes stronger than another."""

    plain: int
    subtle: int
    """From where to where on a word's list of allusions they draw, in hundredths: the strongest link is at 0."""
    turns: tuple[int, ...]
    """By how many degrees they also turn a drawing in their mind to compare it."""
    blur: float
    """How much alike things look to them: so much farther away, a thing is e times less likely to be meant."""
    recall: int
    """Of a hundred allusions to their own word, how many come to their mind."""
    depth: int
    """How many links of any other word they can think of, the strongest ones first."""
    sense: int
    """Of a hundred of these, how many come to their mind."""
