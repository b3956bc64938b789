"""French names that are written small, and adjectives made of names: people think of them, and no clue may hold them.

English writes them large, and our lists have none.
"""

from tablee.core.text import fold
from tablee.games.trapwords.pieces import Language

_WORDS = """
    africain allemand alsacien américain anglais anglaise antillais arabe asiatique australien
    aztèque belge bolognaise breton brésilien californien canadien celte celtique chinois
    colombien crétois espagnol européen français gaulois germanique gordien grec hollandais indien
    indienne inuit irlandais islandais italien japonais landais londonien lorrain maltais martien
    mexicain moscovite noël normand ottoman parisien persan polonais polynésien provençal pyrénéen
    québécois romain russe scandinave sibérien sud-américain suisse suédois thaïlandais turc
    vosgien vulcain vénitien écossais égyptien
"""
_NAMES = frozenset(map(fold, _WORDS.split()))


def is_of_a_name(language: Language, word: str) -> bool:
    """Whether a clue with this word would be an invalid one (TW-34)."""
    return language == "fr" and fold(word) in _NAMES
