"""How long people look at what happens in WORDZ: a proposal is spelled out letter by letter (W2)."""

from tablee.core.looks import Looks
from tablee.games.wordz.events import (
    BallotCast,
    CardTurned,
    ComposingPassed,
    ProposalMissed,
    RoundEnded,
    WordFound,
    WordJudged,
    WordTurnedUp,
)
from tablee.games.wordz.view import HandDealt, WordHidden

VERDICT = 900 + 1_900
"""A breath, and what comes of it."""


def spelled_out(proposal: ProposalMissed | WordFound) -> int:
    """Letter by letter, before everybody's eyes."""
    return 170 * (len(proposal.word) + 2) + VERDICT


LOOKS: Looks = {
    HandDealt: 1_500,
    WordHidden: 800,
    ComposingPassed: 800,
    CardTurned: 1_500,
    ProposalMissed: spelled_out,
    WordFound: spelled_out,
    WordTurnedUp: VERDICT,
    BallotCast: 1_200,
    WordJudged: 1_500,
    RoundEnded: 2_500,
}
