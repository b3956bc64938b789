"""What a bot says to the people in its team: one phrase, in the language that the table plays in.

What is said at the table keeps plain spaces only, so no sign in it asks for another one in French.
"""

from collections.abc import Mapping

from tablee.games.trapwords.pieces import Language

OPEN: Mapping[Language, str] = {
    "fr": "J’ai pensé à “{word}”, qu’on dit en premier. Dites-moi ce que vous en pensez.",
    "en": "I thought of “{word}”: people say it first. What do you think?",
}
HIDDEN: Mapping[Language, str] = {
    "fr": "J’ai pensé à “{word}”, pour qui évite le plus simple. Dites-moi ce que vous en pensez.",
    "en": "I thought of “{word}”, for those who avoid the obvious. What do you think?",
}


def phrase(language: Language, word: str, *, is_open: bool) -> str:
    """Why it suggests this trap: everybody says it, or those who keep away from that."""
    return (OPEN if is_open else HIDDEN)[language].format(word=word)
