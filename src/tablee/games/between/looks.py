"""How long people look at what happens in Between: an answer slides, two heads lie together, an interval opens."""

from tablee.core.looks import Looks
from tablee.games.between.events import (
    IntervalConceded,
    IntervalFound,
    IntervalsTurned,
    QuestionAnswered,
    RoundEnded,
    TurnBegan,
)
from tablee.games.between.view import HandDealt, JokerPlayed, ProposalFailed


def turned_over(turned: IntervalsTurned) -> int:
    """A breath, and each interval that nobody found."""
    return 900 + 1_100 * len(turned.unfound)


LOOKS: Looks = {
    HandDealt: 1_500,
    TurnBegan: 600,
    QuestionAnswered: 1_500,
    JokerPlayed: 1_500,
    ProposalFailed: 2_000,
    IntervalFound: 2_500,
    IntervalConceded: 2_500,
    IntervalsTurned: turned_over,
    RoundEnded: 1_500,
}
