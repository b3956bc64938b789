"""Easy, usual and hard words of a pack."""

import pytest

from tablee.words import thirds
from tablee.words.answers import Words
from tablee.words.frequency import zipf
from tablee.words.packs import Card, NoSuchPack, lend, own_name, pack
from tablee.words.thirds import cards_of, commonness, third

FANTASY = "trapwords/fr/fantasy"


def words(cards: tuple[Card, ...]) -> list[str]:
    return [card.words[0] for card in cards]


def test_the_thirds_are_apart_and_together_they_are_the_pack() -> None:
    easy, usual, hard = (
        words(cards_of(f"{FANTASY}@{it}-80-1")) for it in ("easy", "usual", "hard")
    )

    assert [len(it) for it in (easy, usual, hard)] == [134, 134, 134]
    assert {*easy, *usual, *hard} == {*words(pack(FANTASY))}
    assert not {*easy} & {*hard}
    assert min(commonness("fr", it) for it in easy) >= max(commonness("fr", it) for it in hard)
    order = words(pack(FANTASY))
    assert easy == sorted(easy, key=order.index)


def test_a_pack_is_put_in_order_once_however_often_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def counted(language: str, word: str) -> float:
        asked.append(word)
        return commonness(language, word)

    monkeypatch.setattr(thirds, "commonness", counted)
    own = "".join(f"mot{chr(97 + n)}\n" for n in range(26))
    held = lend("trapwords", "fr", own)
    name = f"trapwords/fr/{own_name('trapwords', 'fr', own)}"

    found = [cards_of(f"{name}@{it}-8-1") for it in ("hard", "hard", "easy", "usual")]

    assert found[0] == found[1]
    assert asked == [card.words[0] for card in held.cards]


def test_where_a_third_is_too_few_there_are_as_many_as_the_game_needs() -> None:
    assert Words().size("entre-les-lignes/en/tablee@hard-40-1") == 40
    assert Words().size("entre-les-lignes/en/tablee@hard-56-1") == 56
    assert Words().size("entre-les-lignes/en/tablee@hard-900-1") == 115
    assert Words().size("entre-les-lignes/en/nothing@hard-40-1") == 0


def test_which_word_of_a_card_counts_is_that_of_the_number_played_with() -> None:
    first, last = (cards_of(f"entre-les-lignes/en/tablee@easy-39-{it}") for it in (1, 5))

    assert first != last
    assert "time" in [card.words[4] for card in last]


def test_a_card_without_so_many_words_counts_by_its_last() -> None:
    cards = (Card(("chat",)), Card(("zymotechnie",)), Card(("maison", "hypocauste")))

    assert words(third(cards, "fr", "easy", 1, 1)) == ["maison"]
    assert words(third(cards, "fr", "easy", 1, 5)) == ["chat"]


def test_a_word_is_as_common_as_its_rarest_part_in_both_its_languages() -> None:
    assert commonness("fr", "maison") == zipf("fr", "maison")
    assert commonness("fr", "maison hantée") < commonness("fr", "maison")
    assert commonness("fr", "tour de magie") == min(zipf("fr", "tour"), zipf("fr", "magie"))
    assert commonness("fr", "?!") == 0
    assert commonness("both", "chat = cat") == zipf("fr", "chat") + zipf("en", "cat")


@pytest.mark.parametrize(
    "name", ["x@easy-1-1", f"{FANTASY}@rare-80-1", f"{FANTASY}@easy-80-9", f"{FANTASY}@"]
)
def test_a_name_that_asks_for_anything_else_is_no_pack(name: str) -> None:
    with pytest.raises(NoSuchPack):
        cards_of(name)
