"""The words of the tests of TRAPWORDS: packs, families and slips of a few."""

from collections.abc import Mapping

from tablee.core.kit import Tie
from tablee.core.text import fold


class SmallLexicon:
    """Packs of numbered words, and families of a few words that are listed here."""

    FAMILIES: tuple[tuple[str, ...], ...] = (
        ("science", "scientifique", "scientificité", "sf"),
        ("lait", "laitier"),
        ("jour", "abat-jour"),
        ("cerf", "cerf-volant"),
        ("tv", "télévision"),
    )
    FORMS: tuple[tuple[str, ...], ...] = (("cheval", "chevaux"), ("tartine", "tartines"))
    SLIPS: Mapping[str, tuple[str, ...]] = {"sattelite": ("satellite",), "chta": ("chat",)}
    NAMES: Mapping[str, Tie] = {"allemagne": "certain", "usa": "certain", "rose": "possible"}
    FOREIGN = ("dog",)

    def __init__(self, size: int = 96) -> None:
        self._size = size

    def has(self, _language: str, _word: str) -> bool:
        raise AssertionError("nobody looks words up")

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        one, two = fold(word), fold(other)
        families = [set(map(fold, it)) for it in self.FAMILIES + self.FORMS]
        if one == two or any(one in it and two in it for it in families):
            return "certain"
        if self.holds(language, word, other) or self.holds(language, other, word):
            return "certain"
        return "possible" if one[:5] == two[:5] and len(one) > 4 else None

    def holds(self, _language: str, said: str, secret: str) -> bool:
        forms = {fold(secret)}
        for it in self.FORMS:
            forms |= set(it) if fold(secret) in it else set()
        parts = "".join(it if it.isalnum() else " " for it in fold(said)).split()
        return any(part in forms for part in parts) or fold(said) in forms

    def meant(self, _language: str, word: str) -> tuple[str, ...]:
        return self.SLIPS.get(fold(word), ())

    def is_near(self, _language: str, said: str, secret: str) -> bool:
        return fold(said)[:4] == fold(secret)[:4]

    def name(self, _language: str, word: str) -> Tie | None:
        return self.NAMES.get(fold(word))

    def is_foreign(self, _language: str, word: str) -> bool:
        return word in self.FOREIGN

    def size(self, pack: str) -> int:
        return self._size if pack.startswith("trapwords/") and "none" not in pack else 0

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        return (f"{pack.rsplit('/', maxsplit=1)[-1][:4]}{number:02}",)


class Suspicious(SmallLexicon):
    """Finds a family likeness in many words: something to play by chance with."""

    def tie(self, _language: str, word: str, other: str) -> Tie | None:
        likeness = sum(map(ord, fold(word) + fold(other))) % 9
        return "certain" if likeness == 0 else "possible" if likeness == 1 else None


class Talkative(Suspicious):
    """Takes many guesses for slips, many clues for names, and every other wrong guess for a right one."""

    def meant(self, _language: str, word: str) -> tuple[str, ...]:
        return (f"{word}o", f"{word}a") if sum(map(ord, fold(word))) % 4 == 0 else ()

    def is_near(self, _language: str, said: str, secret: str) -> bool:
        return sum(map(ord, fold(said) + fold(secret))) % 2 == 0

    def name(self, _language: str, word: str) -> Tie | None:
        likeness = sum(map(ord, fold(word))) % 9
        return "certain" if likeness == 2 else "possible" if likeness == 3 else None

    def is_foreign(self, _language: str, word: str) -> bool:
        return sum(map(ord, fold(word))) % 9 == 4


LEXICON = SmallLexicon()
