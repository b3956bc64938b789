"""The dictionaries of the tests of WORDZ."""

from tablee.core.kit import NoWords


class Dictionary(NoWords):
    """A very small one."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def has(self, language: str, word: str) -> bool:
        return f"{language}:{word}" in self.words or word in self.words


DICTIONARY = Dictionary("MACHINES", "MACHINAL", "CHAT", "LOUP", "OIE", "OR", "fr:ROI", "en:KING")


class HalfOfAll(NoWords):
    """Knows every word that begins with one of the first letters: something to play by chance with."""

    def has(self, _language: str, word: str) -> bool:
        return word < "M"
