"""No two bots draw the same picture in a round, whatever their words are, and nobody talks about it."""

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from tablee import registry
from tablee.bots.entre_les_lignes import LEVELS, alluding
from tablee.bots.entre_les_lignes.alluding import allusion
from tablee.bots.entre_les_lignes.level import Level
from tablee.bots.entre_les_lignes.links import hints, lists
from tablee.bots.entre_les_lignes.sharing import owned
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.pieces import Heard, Options
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import View
from tablee.tables.table import open_table
from tablee.words import LANGUAGES, Language
from tablee.words.pictures import Picture, pictures
from tests.games.entre_les_lignes.builders import drawing as table

GAME = registry.game("entre-les-lignes")
SENT_BACK = (Heard(Seat(1), "active", "upheld"),)


def seen(state: State, language: Language, word: str, seat: int) -> View:
    """As this seat would see a round in which it is active and has this word."""
    places = list(state.places)
    places[seat] = replace(places[seat], word=word, drawing="")
    truth = replace(
        state, active=Seat(seat), places=tuple(places), options=Options(language=language)
    )
    view = game.view(truth, Seat(seat))
    assert view.own is not None
    return replace(view, own=replace(view.own, spot="active"))


def drawn(view: View, level: Level) -> tuple[str, Picture]:
    found = allusion(view, level)
    assert found is not None
    return found


def deals(seats: int, count: int) -> Iterator[State]:
    """Three rounds of each, in both languages and with words of all five numbers."""
    for number in range(count):
        options = Options(LANGUAGES[number % 2], number // 2 % 5 + 1)  # type: ignore[arg-type]
        state = open_table(GAME, seats, options, seed=b"drawn %d" % number).state
        yield from (replace(state, round=it) for it in (1, 2, 3))


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_no_two_bots_draw_the_same_picture_in_a_round(seats: int) -> None:
    """Of any level; and who has the same word draws the same thing seldom."""
    levels, alike, rounds = list(LEVELS.values()), 0, 0
    for state in deals(seats, 60):
        views = [game.view(state, seat) for seat in state.seating.seats]
        for turn in range(3):
            shown = [drawn(it, levels[(at + turn) % 3]) for at, it in enumerate(views)]
            assert len(set(shown)) == seats
        assert state.active is not None
        assert state.accomplice is not None
        for level in levels:
            pair = [drawn(views[it], level)[0] for it in (state.active, state.accomplice)]
            alike += len(set(pair)) == 1
            rounds += 1
    assert alike / rounds < 0.15


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_whatever_the_words_a_picture_is_one_seats_alone(seats: int) -> None:
    """Also where a drawing is made anew."""
    state = table(seats)
    drawers: defaultdict[tuple[str, Picture], set[int]] = defaultdict(set)
    for language in LANGUAGES:
        for number, word in enumerate(sorted(lists(language))[::4]):
            level = list(LEVELS.values())[number % 3]
            for seat in range(seats):
                view = seen(state, language, word, seat)
                for heard in ((), SENT_BACK):
                    drawers[drawn(replace(view, heard=heard), level)].add(seat)
    assert max(map(len, drawers.values())) == 1


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_for_every_word_everybody_has_something_to_draw(seats: int, language: Language) -> None:
    for word in lists(language):
        for turn in range(seats):
            assert any(owned(it, turn, seats) for it in hints(language, word)), word


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_of_four_who_have_one_word_three_draw_different_things(level: Level) -> None:
    state = table(4)
    for number, word in enumerate(sorted(lists("fr"))[::7]):
        turned = replace(state, round=1 + number % 8)
        shown = [drawn(seen(turned, "fr", word, seat), level)[0] for seat in range(4)]
        assert len(set(shown)) >= 3, word


def test_each_picture_of_a_thing_is_somebodys_turn() -> None:
    count = len(pictures("cat"))
    turns = Counter(it for turn in range(6) for it in owned("cat", turn, 6))
    assert turns == Counter(range(count))
    one, other = (owned("cat", turn, 6) for turn in (0, 6))
    assert one == other


def test_who_has_no_picture_of_its_own_for_a_word_draws_one_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A host's words may lead to few things."""
    monkeypatch.setattr(alluding, "owned", lambda *_: [])
    state, keys = table(8), hints("fr", "avion")
    shown = [drawn(seen(state, "fr", "avion", seat), LEVELS["novice"]) for seat in range(8)]
    assert {key for key, _ in shown} <= set(keys)
    assert len(set(shown)) > 1
