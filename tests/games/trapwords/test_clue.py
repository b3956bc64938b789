"""Clues word by word, what the referee whispers, and what the cards do to them (TW-31 to TW-41, TW-57 to TW-80)."""

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.events import ClueStopped, TurnClosed, WordSaid
from tablee.games.trapwords.pieces import Mark
from tablee.games.trapwords.state import State
from tablee.laws.names import Names
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues
from tests.games.trapwords.moves import guess, say
from tests.games.trapwords.play import DRY, act, after, end_of, offered, offers, refused, view

STRICT = replace(DRY, referee="strict")


def marks(state: State, word: str) -> list[tuple[str, int, bool]]:
    """What the opponents are told of a word."""
    said = the(act(state, 0, say(word), 5_000)[1], WordSaid).said
    return [(it.rule, it.trap, it.is_certain) for it in said.marks]


def test_tw_31_traps_are_for_those_who_set_them_alone() -> None:
    state = after(clues(), (0, say("tartine"), 4_000))  # TW-T2

    for seat in (0, 2, None):
        turn = view(state, seat).turn
        assert turn
        assert turn.traps is None
        assert turn.words[0].marks == ()
    for seat in (1, 3):
        turn = view(state, seat).turn
        assert turn
        assert [it.word for it in turn.traps or ()] == ["lait", "gras", "tartine"]
        assert turn.words[0].marks == (Mark("TW-51", 3, is_certain=True),)


def test_tw_32_the_secret_word_and_its_family_are_marked_like_a_trap() -> None:
    assert marks(clues("science", ("livre",)), "scientifique") == [("TW-32", 0, True)]
    assert marks(clues("beurre", ("livre",)), "beurrer") == [("TW-32", 0, False)]


def test_tw_41_clues_are_words_that_can_be_written() -> None:
    state = clues()

    for word in ("deux mots", "", "!", "♪", "x" * 41):
        assert code_and_rule(refused(state, 0, say(word))) == ("one_word_at_a_time", "TW-41")
    for word in ("d’abord", "abat-jour", "12", "  espace "):
        assert kinds(act(state, 0, say(word))[1]) == ["WordSaid"]


def test_tw_52_a_word_too_many_is_an_invalid_clue() -> None:
    state = clues(cards=("troll",))
    for n in range(10):
        state = after(state, (0, say(f"mot{n}")))
    assert view(state, 0).turn.words_left == 0  # type: ignore[union-attr]

    state, events = act(state, 0, say("trop"))

    assert the(events, TurnClosed).end == "words"
    assert end_of(state) == "words"


def test_tw_57_a_trap_is_sprung_by_the_word_and_by_what_derives_from_it() -> None:
    state = clues("école", ("scientifique",))  # TW-T7

    for word in ("scientifique", "science", "SF"):
        assert marks(state, word) == [("TW-51", 1, True)]
    assert marks(state, "vache") == []  # TW-T2


def test_tw_58_a_compound_springs_a_trap_by_any_of_its_parts() -> None:
    assert marks(clues("lampe", ("nuit", "jour")), "abat-jour") == [("TW-51", 2, True)]  # TW-T8


def test_tw_59_a_trap_is_sprung_inside_a_compound() -> None:
    assert marks(clues("vent", ("cerf",)), "cerf-volant") == [("TW-51", 1, True)]  # TW-T8


def test_tw_60_abbreviations_count() -> None:
    assert marks(clues("écran", ("télévision",)), "TV") == [("TW-51", 1, True)]


def test_tw_61_a_mere_likeness_is_no_trap() -> None:
    assert marks(clues("école", ("science",)), "conscience") == []  # TW-T7


def test_the_strict_referee_stops_what_is_certain_by_itself() -> None:
    state = clues(options=STRICT)  # TW-G14
    assert kinds(act(state, 0, say("vache"))[1]) == ["WordSaid"]

    state, events = act(state, 0, say("laitier"), 5_000)

    claim = the(events, ClueStopped).claim
    assert (claim.by, claim.word, claim.rule, claim.trap, claim.trap_word) == (
        None,
        1,
        "TW-51",
        1,
        "lait",
    )
    assert state.turn_stage == "answer"
    _, events = act(clues("science", options=STRICT), 0, say("scientifique"))
    assert the(events, ClueStopped).claim.rule == "TW-32"


def test_the_strict_referee_leaves_what_is_only_possible_to_people() -> None:
    assert kinds(act(clues(options=STRICT), 0, say("tartiner"))[1]) == ["WordSaid"]
    assert kinds(act(clues(), 0, say("lait"))[1]) == ["WordSaid"]


def test_tw_77_the_flood_leaves_one_breath() -> None:
    state = clues(cards=("flood",))

    state, events = act(state, 0, say("jus"), 20_000)
    assert kinds(events) == ["BreathDrawn", "WordSaid"]
    state = after(state, (0, say("de", "same"), 24_000))
    assert view(state, 2).turn.breath_until == 30_000  # type: ignore[union-attr]
    state = after(state, (None, TIME_UP, 23_000), (None, TIME_UP, 27_000))
    state, events = act(state, None, TIME_UP, 30_000)
    assert kinds(events) == ["BreathEnded"]
    assert code_and_rule(refused(state, 0, say("vache"))) == ("out_of_breath", "TW-77")
    assert state.awaited == (2,)
    assert "guess" in offered(state, 2)
    assert after(state, (2, guess("beurre"), 31_000)).at == (1, 0)  # guessing goes on


def test_tw_78_the_first_guess_turns_the_clue_giver_to_stone() -> None:
    state = after(clues(cards=("petrification",)), (0, say("jus")), (2, guess("pain")))

    assert code_and_rule(refused(state, 0, say("vache"))) == ("turned_to_stone", "TW-78")
    assert state.awaited == (2,)
    assert "say" not in offered(state, 0)


def test_tw_79_the_echo_is_only_pointed_out() -> None:
    state = clues(cards=("echo",))
    state = after(state, (0, say("jus")))
    assert marks(state, "Jus") == []
    assert marks(state, "vache") == [("TW-79", 0, False)]
    state = after(state, (0, say("jus", "same")))
    assert marks(state, "jus") == []
    assert marks(after(state, (0, say("jus"))), "vache") == [("TW-79", 0, False)]
    assert marks(state, "vache") == []


def test_tw_80_feeblemind_points_out_pronouns() -> None:
    state = clues(cards=("feeblemind",))

    assert marks(state, "il") == [("TW-80", 0, True)]
    assert marks(state, "la") == marks(state, "chose") == [("TW-80", 0, False)]
    assert marks(state, "vache") == []
    assert marks(clues(), "il") == []


def test_in_the_darkness_clues_are_short_and_only_the_newest_shows() -> None:
    state = clues(cards=("darkness",))  # TW-G1
    for n in range(3):
        state = after(state, (0, say(f"mot{n}", "same" if n else "next")))

    assert code_and_rule(refused(state, 0, say("quatre", "same"))) == ("clue_too_long", "TW-G1")
    assert list(next(it for it in offers(state, 0) if it.action == "say").fields["clue"].all()) == [
        "next"
    ]
    state = after(state, (0, say("suite")))
    for seat in (0, 2, None):
        assert [it.word for it in view(state, seat).turn.words] == ["suite"]  # type: ignore[union-attr]
    assert len(view(state, 1).turn.words) == 4  # type: ignore[union-attr]
    for seat in (0, 1, 2, None):  # law 6 hardly ever walks into the darkness
        assert Names(state, seat).untruth(view(state, seat), state) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["swarm", "web", "quicksand", "vow"])
def test_other_curses_leave_clues_alone(card: str) -> None:
    assert kinds(act(clues(cards=(card,)), 0, say("mot"))[1]) == ["WordSaid"]  # type: ignore[arg-type]
