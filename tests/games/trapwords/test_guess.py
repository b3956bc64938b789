"""Guessing, and how a turn ends (rules TW-43 to TW-50, TW-53 to TW-55)."""

from typing import Any

import pytest

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.events import AsideHeard, GuessMade, TurnClosed
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues, setting
from tests.games.trapwords.moves import guess, say
from tests.games.trapwords.play import DRY, act, after, end_of, offered, refused, view


def test_tw_43_everybody_in_the_team_guesses_at_any_time_but_the_clue_giver() -> None:
    state = clues(seats=6)

    state = after(state, (2, guess("pain")), (4, guess("huile")), (4, guess("sel")))
    assert [it.by for it in state.playing.guesses] == [2, 4, 4]
    for seat in (0, 1, 3):
        assert code_and_rule(refused(state, seat, guess("pain"))) == ("not_a_guesser", "TW-43")
    assert refused(setting(), 2, guess("pain")).code == "no_turn_now"
    assert clues().awaited == (0, 2)  # TW-G19: one gives clues, one guesses


def test_tw_44_five_guesses() -> None:
    state = after(clues(), *[(2, guess(f"mot{n}")) for n in range(4)])  # TW-T9

    assert view(state, 1).turn.guesses_left == 1  # type: ignore[union-attr]
    assert after(state, (2, guess("beurre"))).at == (1, 0)
    assert end_of(after(state, (2, guess("pain")))) == "guesses"


def test_tw_45_a_question_is_a_guess_and_a_team_does_not_talk() -> None:
    state = clues("gobelin")
    _, events = act(state, 2, guess("Est-ce un gobelin, on dit gobelin ?"))

    assert the(events, GuessMade).is_right
    assert "tell_team" not in offered(state, 0) + offered(state, 2)
    assert "tell_team" in offered(state, 1)


def test_tw_46_guesses_are_counted_leniently() -> None:
    state = after(clues("gobelin"), (2, guess("science-fiction")), (2, guess("arc en ciel")))

    assert len(state.playing.guesses) == 2
    _, events = act(state, 2, guess("Si ce n’est pas un gobelin, je mange mon chapeau !"))
    assert the(events, GuessMade).is_right
    for text in ("", "?!", "x" * 201, "un " * 41):
        assert code_and_rule(refused(state, 2, guess(text))) == ("no_guess", "TW-46")


def test_tw_46_a_list_is_more_than_one_guess() -> None:
    state = clues("gobelin")

    for text in ("elfe, nain, gobelin", "elfe nain troll gobelin", "elfe/nain/gobelin"):
        assert code_and_rule(refused(state, 2, guess(text))) == ("one_guess_at_a_time", "TW-46")
    for text in ("un elfe, un nain ou un troll", "science fiction horreur", "sirène, gobelin"):
        assert kinds(act(state, 2, guess(text))[1])[0] == "GuessMade"


def test_tw_46_a_slip_of_the_finger_is_asked_about_and_costs_nothing() -> None:
    for secret in ("satellite", "beurre"):  # the question is the same whatever the secret is
        state, events = act(clues(secret), 2, guess("un sattelite"), 5_000)

        assert events == (AsideHeard(Seat(2), "un sattelite", ("satellite",), 5_000),)
        for seat in (0, 1, 2, None):
            turn = view(state, seat).turn
            assert turn
            assert [it.meant for it in turn.asides] == [("satellite",)]
            assert (turn.guesses, turn.guesses_left) == ((), 5)


def test_tw_46_who_says_a_slip_again_means_it() -> None:
    state = after(clues("beurre"), (2, guess("sattelite")), (2, guess("SATTELITE")))

    assert [it.text for it in state.playing.guesses] == ["SATTELITE"]
    assert [it.text for it in state.playing.asides] == ["sattelite"]


def test_tw_46_a_slip_beside_another_word_is_a_guess_at_that() -> None:
    """Else one could ask about anything, and pay nothing."""
    for text in ("vache sattelite", "un beurrier, ou un sattelite"):
        assert kinds(act(clues(), 2, guess(text))[1]) == ["GuessMade"]


def test_tw_46_a_slip_does_not_turn_anybody_to_stone_and_few_are_kept() -> None:
    state = after(clues(cards=("petrification",)), (0, say("jus")), (2, guess("sattelite")))
    assert "say" in offered(state, 0)

    state = after(state, *[(2, guess(f"je {'ne ' * n}sais pas")) for n in range(20)])
    assert len(state.playing.asides) == 12


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Je crois que je sais"),
        ("fr", "euh, je ne sais pas…"),
        ("fr", "Attendez, je crois"),
        ("fr", "on dit quoi ?"),
        ("en", "I think I know"),
        ("en", "I may know it"),
        ("en", "no idea, sorry"),
    ],
)
def test_tw_45_talk_that_names_nothing_is_no_guess(language: Any, text: str) -> None:
    state = clues(options=replace(DRY, language=language))

    for _ in range(2):  # again and again
        state, events = act(state, 2, guess(text))
        assert the(events, AsideHeard).meant == ()
    assert state.playing.guesses == ()


def test_tw_45_a_single_word_is_a_guess_though_people_talk_with_it() -> None:
    for word in ("idée", "savoir", "son"):
        assert kinds(act(clues(), 2, guess(word))[1]) == ["GuessMade"]
    assert the(act(clues("idée"), 2, guess("une idée ?"))[1], GuessMade).is_right


@pytest.mark.parametrize(
    ("language", "secret", "text"),
    [
        (
            "fr",
            "gobelin",
            "Je pense que ça peut être un gobelin. Est-ce que l’on propose gobelin ?",
        ),
        ("en", "goblin", "I think it may be a goblin. Do we say goblin?"),
        (
            "en",
            "goblin",
            "If that isn't a goblin I'll eat my hat, my boots and my old umbrella too!",
        ),
    ],
)
def test_tw_45_whoever_talks_of_a_word_has_guessed_it(
    language: Any, secret: str, text: str
) -> None:
    options = replace(DRY, language=language)

    assert the(act(clues(secret, options=options), 2, guess(text))[1], GuessMade).is_right
    wrong = the(act(clues("butter", options=options), 2, guess(text))[1], GuessMade)
    assert not wrong.is_right


def test_tw_47_a_guess_that_holds_the_secret_is_right() -> None:
    for text in ("cheval", "CHEVAUX", "cheval-vapeur", "un cheval"):  # TW-T6
        assert the(act(clues("cheval"), 2, guess(text))[1], GuessMade).is_right


def test_tw_48_a_derivative_is_wrong_and_counts() -> None:
    state = clues("science")
    for text in ("scientifique", "scientificité"):  # TW-T6
        state, events = act(state, 2, guess(text))
        assert not the(events, GuessMade).is_right
    assert view(state, 2).turn.guesses_left == 3  # type: ignore[union-attr]


def test_tw_49_a_trapword_in_a_guess_is_nothing() -> None:
    state, events = act(
        clues(options=replace(DRY, referee="strict")), 2, guess("tartine")
    )  # TW-T15

    assert kinds(events) == ["GuessMade"]
    assert state.phase == "clue"


def test_tw_50_a_right_guess_takes_the_team_to_the_next_room() -> None:
    state, events = act(clues(), 2, guess("beurre"), 12_000)

    assert state.at == (1, 0)
    assert kinds(events) == ["GuessMade", "TurnClosed", "TurnEnded", "TeamMoved", "TurnBegan"]
    assert the(events, TurnClosed).used == 9_000


def test_tw_53_the_fifth_wrong_guess_fails() -> None:
    state, events = act(
        after(clues(), *[(2, guess(f"mot{n}")) for n in range(4)]), 2, guess("pain")
    )

    assert the(events, TurnClosed).end == "guesses"
    assert state.at == (0, 0)


def test_tw_54_the_turn_fails_when_the_sand_has_run_out() -> None:
    state = clues()
    assert refused(state, None, TIME_UP, 42_999).code == "too_early"

    state, events = act(state, None, TIME_UP, 43_000)

    assert the(events, TurnClosed).end == "time"
    assert state.at == (0, 0)


def test_tw_55_after_a_failure_there_are_no_more_guesses() -> None:
    state = after(clues(), (None, TIME_UP, 43_000))

    assert refused(state, 2, guess("beurre"), 43_001).rule == "TW-43"  # TW-G16: server order
    assert state.at == (0, 0)


def test_a_guess_counts_its_time_from_the_turn_of_the_glass() -> None:
    early = act(clues(), 2, guess("beurre"), 1_000)[1]
    waiting = act(clues(options=replace(DRY, start="with_first_clue")), 2, guess("beurre"), 9_000)[
        1
    ]

    assert the(early, TurnClosed).used == the(waiting, TurnClosed).used == 0


def test_after_a_turn_everything_is_open() -> None:
    state = after(
        clues(), (0, say("jus"), 4_000), (None, TIME_UP, 7_000), (2, guess("beurre"), 9_000)
    )

    for seat in (0, 1, 2, 3, None):
        (turn,) = view(state, seat).turns
        assert (turn.secret, [it.word for it in turn.traps]) == (
            "beurre",
            ["lait", "gras", "tartine"],
        )
        assert [it.word for it in turn.words] == ["jus"]
        assert (turn.end, turn.used) == ("found", 6_000)
