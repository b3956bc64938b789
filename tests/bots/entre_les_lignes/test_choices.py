"""What a bot does when: draw, say what it is, hand in, vote, wait for a correction, judge, go on."""

from collections.abc import Mapping
from statistics import mean

import pytest

from tablee.bots.bot import Looker, Racer
from tablee.bots.entre_les_lignes import LEVELS
from tablee.bots.entre_les_lignes.alluding import allusion
from tablee.bots.entre_les_lignes.ink import lines_of
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.player import Player
from tablee.core.absence import Vacate
from tablee.core.chance import Chance
from tablee.core.drawing import Draw, Drawing
from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import actions, game
from tablee.games.entre_les_lignes.pieces import Heard, Options
from tablee.games.entre_les_lignes.state import Claim, State
from tablee.words import Language
from tablee.words.likeness import alike
from tablee.words.pictures import pictures, things
from tests.games.entre_les_lignes.builders import drawing as table
from tests.games.entre_les_lignes.builders import name, voting
from tests.games.entre_les_lignes.moves import line
from tests.games.entre_les_lignes.play import act, after

NAMES = tuple(LEVELS)


def chosen(
    level: str, state: State, seat: int = 0, drawings: Mapping[str, Drawing] = {}, number: int = 9
) -> actions.Action | None:
    attachments = {name: encode(it) for name, it in drawings.items()}
    return Player(LEVELS[level]).look(
        game.view(state, Seat(seat)), attachments, Chance(b"own", number)
    )


def blank(word: str = "avion") -> State:
    """Nobody has drawn anything yet, and seat 0 has this word."""
    state = table(4)
    places = [replace(it, drawing="") for it in state.places]
    return replace(state, places=(replace(places[0], word=word), *places[1:]))


def with_drawing(state: State) -> State:
    return replace(state, places=(replace(state.places[0], drawing=name(0)), *state.places[1:]))


def drawn(level: str, state: State, number: int = 9) -> Drawing:
    action = chosen(level, state, number=number)
    assert isinstance(action, Draw)
    return action.drawing


def shows(drawing: Drawing, word: str = "avion", language: Language = "fr") -> str:
    """Which of the things that hint at a word this is most like."""
    seen = lines_of(drawing)
    keys = hints(language, word)
    return max(keys, key=lambda key: max(alike(seen, it.strokes) for it in pictures(key)))


@pytest.mark.parametrize("level", NAMES)
def test_el_16_it_draws_an_allusion_to_its_word(level: str) -> None:
    meant = allusion(game.view(blank(), Seat(0)), LEVELS[level])
    assert meant is not None
    assert shows(drawn(level, blank())) == meant[0]


def test_the_better_the_subtler() -> None:
    keys = hints("fr", "avion")
    places = {
        level: [keys.index(shows(drawn(level, replace(blank(), round=it)))) for it in range(12)]
        for level in NAMES
    }
    novice, regular, expert = (mean(it) for it in places.values())
    assert novice + 0.5 < regular < expert - 1
    assert min(places["novice"]) == 0
    assert max(places["novice"]) <= min(places["expert"])
    assert all(len(set(it)) > 1 for it in places.values())


@pytest.mark.parametrize("level", NAMES)
def test_it_says_what_it_drew_and_hands_it_in(level: str) -> None:
    before = blank()
    drawing = drawn(level, before)
    state = with_drawing(before)

    described = chosen(level, state, 0, {name(0): drawing}, 10)

    assert isinstance(described, actions.Describe)
    assert described.text == things()[shows(drawing)].names["fr"]
    places = (replace(state.places[0], description=described.text), *state.places[1:])
    after = replace(state, places=places)
    assert chosen(level, after, 0, {name(0): drawing}, 11) == actions.HandIn()


@pytest.mark.parametrize(
    ("word", "language", "known"),
    [("avion = plane", "fr", "avion"), ("le yéti = Yeti", "en", "Yeti")],
)
def test_el_g12_in_two_languages_it_draws_what_it_knows_in_either_and_says_both(
    word: str, language: Language, known: str
) -> None:
    before = replace(blank(word), options=Options(language="both"))
    drawing = drawn("regular", before)
    meant = shows(drawing, known, language)
    drawn_for = allusion(game.view(before, Seat(0)), LEVELS["regular"])
    assert drawn_for is not None
    assert meant == drawn_for[0]

    described = chosen("regular", with_drawing(before), 0, {name(0): drawing}, 10)

    assert isinstance(described, actions.Describe)
    names = things()[meant].names
    assert described.text == " / ".join(dict.fromkeys([names["fr"], names["en"]]))


@pytest.mark.parametrize("level", NAMES)
def test_what_somebody_else_had_begun_is_handed_in_without_a_word(level: str) -> None:
    assert chosen(level, with_drawing(blank()), 0, {name(0): line()}) == actions.HandIn()


@pytest.mark.parametrize("level", NAMES)
def test_a_word_unlike_any_other_gets_curls(level: str) -> None:
    state = blank("zorglub")
    drawing = drawn(level, state)
    assert drawing.strokes
    assert chosen(level, with_drawing(state), 0, {name(0): drawing}) == actions.HandIn()


@pytest.mark.parametrize("level", NAMES)
def test_el_17_what_was_sent_back_is_drawn_otherwise(level: str) -> None:
    first = drawn(level, blank())
    state = voting(4, sent_back="active", heard=(Heard(Seat(1), "active", "upheld"),))
    places = (replace(state.places[0], word="avion"), *state.places[1:])
    state = replace(state, places=places)

    again = chosen(level, state, 0, {name(0): first})

    assert isinstance(again, Draw)
    assert shows(again.drawing) in set(hints("fr", "avion")) - {shows(first)}
    new = "f" * 32
    places = (replace(state.places[0], drawing=new, description="?"), *state.places[1:])
    corrected = replace(state, places=places)
    shown = {name(0): first, new: again.drawing}
    assert isinstance(chosen(level, corrected, 0, shown), actions.Describe)
    assert chosen(level, corrected) == actions.HandIn()


@pytest.mark.parametrize("level", NAMES)
def test_it_votes_when_the_correction_of_another_has_come(level: str) -> None:
    heard = (Heard(Seat(0), "B", "upheld"),)
    assert chosen(level, voting(4, sent_back="B", heard=heard), 1) is None
    assert isinstance(chosen(level, voting(4), 1), actions.CastVote)


@pytest.mark.parametrize("level", NAMES)
def test_who_has_voted_waits(level: str) -> None:
    assert chosen(level, voting(4, votes="A"), 0) is None


@pytest.mark.parametrize("level", NAMES)
def test_el_g3_it_cannot_read_letters_and_leaves_it_to_the_others(level: str) -> None:
    state = voting(4, claim=Claim(Seat(1), "B", (Seat(0), Seat(3))))
    assert chosen(level, state, 3) == actions.Judge("unsure")


@pytest.mark.parametrize("level", NAMES)
def test_el_g10_it_joins_those_who_would_count_the_rounds_again(level: str) -> None:
    """And leaves it to them where they do not agree."""
    asked = after(voting(6, votes="AAAAA"), (5, actions.CastVote("A")))
    asked, _ = act(asked, None, Vacate(Seat(5)))
    asked = after(asked, (0, actions.GoOn()))
    assert chosen(level, asked, 0) is None

    wished = after(asked, (1, actions.Recount("recount")))
    assert chosen(level, wished, 0) == actions.Recount("recount")
    assert chosen(level, after(wished, (0, actions.Recount("recount"))), 0) is None
    assert chosen(level, after(wished, (2, actions.Recount("as_planned"))), 0) is None


@pytest.mark.parametrize("level", NAMES)
def test_it_goes_on(level: str) -> None:
    assert chosen(level, replace(voting(4), phase="reveal")) == actions.GoOn()


@pytest.mark.parametrize("level", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(level: str) -> None:
    for seat in (Seat(0), None):
        with pytest.raises(ValueError, match="nothing to do"):
            Player(LEVELS[level]).choose(
                game.view(replace(voting(4), phase="over"), seat), Chance(b"any")
            )


@pytest.mark.parametrize("level", NAMES)
def test_how_long_it_takes_tells_nothing_of_what_it_draws_or_sees(level: str) -> None:
    bot = Player(LEVELS[level])
    assert isinstance(bot, Racer)
    assert isinstance(bot, Looker)
    for one, other in ((blank(), blank("lune")), (voting(4), voting(4, order=(3, 2, 1)))):
        pauses = {bot.pause(game.view(it, Seat(0)), Chance(b"own")) for it in (one, other)}
        assert len(pauses) == 1
    drawing, handing_in = (
        bot.pause(game.view(it, Seat(0)), Chance(b"own")) for it in (blank(), with_drawing(blank()))
    )
    assert drawing > handing_in
