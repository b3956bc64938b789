"""The word cards of the tests of Entre les lignes."""

from tablee.core.kit import NoWords


class Pack(NoWords):
    """So many cards, each with five words: card 7 has fr-7-I to fr-7-V."""

    def __init__(self, cards: int = 115) -> None:
        self.cards = cards
        self.looked_at: list[int] = []

    def size(self, pack: str) -> int:
        return self.cards if pack.endswith("/tablee") else 0

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        self.looked_at.append(number)
        _, language, _ = pack.split("/")
        return tuple(f"{language}-{number}-{it}" for it in ("I", "II", "III", "IV", "V"))


PACK = Pack()
