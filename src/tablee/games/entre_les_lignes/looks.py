"""How long people look at what happens in Entre les lignes: the drawings are hung, the round is revealed."""

from tablee.core.looks import Looks
from tablee.games.entre_les_lignes.events import ObjectionSettled, RoundRevealed
from tablee.games.entre_les_lignes.view import DrawingsHung, WordDealt

LOOKS: Looks = {
    WordDealt: 1_500,
    DrawingsHung: 2_500,
    ObjectionSettled: 1_500,
    RoundRevealed: 6_500,
}
