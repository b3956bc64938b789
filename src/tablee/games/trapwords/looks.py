"""How long people look at what happens in Trapwords between two turns: a trap, a door, a step, a roar."""

from tablee.core.looks import Looks
from tablee.games.trapwords.events import (
    ClaimSettled,
    ClueStopped,
    CursePushed,
    CurseRevealed,
    DungeonLaid,
    MonsterMoved,
    RoundEnded,
    TeamMoved,
    TurnClosed,
    TurnEnded,
)

LOOKS: Looks = {
    DungeonLaid: 2_000,
    ClueStopped: 1_000,
    TurnClosed: 1_800,
    ClaimSettled: 1_500,
    TurnEnded: 2_600,
    TeamMoved: 1_600,
    MonsterMoved: 1_200,
    CursePushed: 800,
    CurseRevealed: 2_000,
    RoundEnded: 1_500,
}
