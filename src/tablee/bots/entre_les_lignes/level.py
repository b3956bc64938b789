"""How plainly somebody draws, how well he reads, and what comes to his mind."""

from tablee.core.record import Record


class Level(Record, frozen=True):
    """What makes one player of Entre les lignes stronger than another."""

    plain: int
    subtle: int
    """From where to where on a word's list of allusions he draws, in hundredths: the strongest link is at 0."""
    turns: tuple[int, ...]
    """By how many degrees he also turns a drawing in his mind to compare it."""
    blur: float
    """How much alike things look to him: so much farther away, a thing is e times less likely to be meant."""
    recall: int
    """Of a hundred allusions to his own word, how many come to his mind."""
    depth: int
    """How many links of any other word he can think of, the strongest ones first."""
    sense: int
    """Of a hundred of these, how many come to his mind."""
