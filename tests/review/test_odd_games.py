"""However people play, looking back finds its way: by games of bots that do anything that is allowed."""

import pytest

from tests.review.playing import a_game, is_whole, review_of

ODD = [
    ("wordz", 3, {"language": "en", "words": "any", "pace": "normal"}),
    ("wordz", 6, {"words": "listed_only", "shortest": 4}),
    ("trapwords", 5, {"clues": "aloud", "rounds": 4}),
    ("trapwords", 6, {"language": "en", "referee": "strict", "curses": "four", "rounds": 4}),
    ("entre-les-lignes", 4, {"authors": "open", "voting_pace": "fast"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), ODD, ids=str)
def test_an_odd_game_is_looked_back_at_to_its_end(
    game: str, seats: int, options: dict[str, object]
) -> None:
    levels = ["random"] * seats
    table = a_game(game, seats, b"odd", *levels, **options)
    found = review_of(table, levels)

    assert is_whole(found, table)
    assert found.steps == len(table.entries)
    assert not [it for it in found.remarks if it.key.startswith("bot.")]
