"""What rules may ask of the outside, where there is nothing to know."""

from tablee.core.kit import NO_WORDS


def test_a_game_without_words_is_told_nothing_about_them() -> None:
    assert not NO_WORDS.has("fr", "MOT")
    assert not NO_WORDS.holds("fr", "mots", "mot")
    assert not NO_WORDS.is_near("fr", "mots", "mot")
    assert not NO_WORDS.is_foreign("fr", "word")
    assert NO_WORDS.tie("fr", "mot", "mots") is None
    assert NO_WORDS.name("fr", "Paris") is None
    assert NO_WORDS.meant("fr", "mto") == NO_WORDS.card("pack", 0) == ()
    assert NO_WORDS.size("pack") == 0
