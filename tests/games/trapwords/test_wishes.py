"""What both teams have to want, in mid-game (rules TW-10, TW-42; TW-G2, TW-G13, TW-G20)."""

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.actions import AgreeWish, CallStop, DeclineWish, MakeWish
from tablee.games.trapwords.events import CurseDiscarded, TableChanged, WordsDrawn
from tablee.games.trapwords.pieces import RED, SPARE, Curse, Options
from tablee.games.trapwords.state import State
from tests.games.rig import MORE_TIME, TIME_UP, code_and_rule, the
from tests.games.trapwords.builders import begun, clues, setting
from tests.games.trapwords.moves import DISMISS, READY, UPHOLD, WRONG, contest, say, stop
from tests.games.trapwords.play import DRY, act, after, end_of, offered, offers, refused, view
from tests.games.trapwords.test_traps import filled

AGREE, DECLINE = AgreeWish(), DeclineWish()


def wishes_of(state: State, seat: int = 0) -> list[object]:
    return [
        it
        for offer in offers(state, seat)
        if offer.action == "wish"
        for it in offer.fields["what"].all()
    ]


def test_tw_42_rules_for_clues_come_in_when_both_teams_want_them() -> None:
    basics = setting(replace(DRY, advice="basics"))
    assert "advice=all" in wishes_of(basics)

    state = after(basics, (0, MakeWish("advice=all")))
    assert state.options.advice == "basics"
    assert refused(state, 2, AGREE).code == "your_own_wish"
    assert code_and_rule(refused(state, 1, MakeWish("glass=60"))) == ("wish_waits", "TW-42")
    assert "wish" not in offered(state, 1)
    state, events = act(state, 3, AGREE)

    assert the(events, TableChanged).options == state.options == view(state, None).options
    assert (state.options.advice, state.wish) == ("all", None)
    assert code_and_rule(refused(state, 1, MakeWish("advice=all"))) == ("no_such_wish", "TW-42")


def test_tw_10_curses_that_lie_face_down_are_put_away() -> None:
    state = begun(options=Options(curses="two"))

    state = after(state, (1, MakeWish("curses=off")))
    state, events = act(state, 0, AGREE)

    assert [it.room for it in events if isinstance(it, CurseDiscarded)] == [1, 3]
    assert state.curses == ()
    assert "curses=off" not in wishes_of(state)
    open_one = replace(setting(), curses=(Curse(1, "web"), Curse(2)))
    kept = after(open_one, (0, MakeWish("curses=off")), (1, AGREE))
    assert [it.room for it in kept.curses] == [1]  # what lies open is played to its end


def test_tw_g2_the_glass_changes_with_the_next_round() -> None:
    state = after(begun(), (0, MakeWish("glass=60")), (1, AGREE))

    assert state.options.glass == 60
    assert state.effects[0].glass == 40_000
    assert "glass=60" not in wishes_of(state)
    last = after(clues(options=state.options, team=RED, first=1), (None, TIME_UP, 63_000))
    assert last.effects[0].glass == 60_000


def test_tw_g20_a_word_that_is_known_already_is_drawn_anew_if_the_others_agree() -> None:
    state = after(begun(), (0, MakeWish("card")))
    before = state.sheets

    state, events = act(state, 1, AGREE)

    assert [it.team for it in the(events, WordsDrawn).drawn] == [0]
    assert state.sheets[0].secret != before[0].secret
    assert state.sheets[1] == before[1]
    for _ in range(SPARE - 1):
        state = after(state, (0, MakeWish("card")), (1, AGREE))
    assert "card" not in wishes_of(state)  # the others are needed
    assert code_and_rule(refused(state, 0, MakeWish("card"))) == ("no_such_wish", "TW-G20")


def test_tw_g20_a_list_that_is_ready_wishes_for_no_other_word() -> None:
    state = filled(setting(), 0, "lait", "gras", "tartine")
    state = after(state, (2, MakeWish("card")), (0, READY))

    assert state.wish is None
    assert "card" not in wishes_of(state)
    other = after(
        filled(setting(), 0, "lait", "gras", "tartine"), (1, MakeWish("card")), (0, READY)
    )
    assert other.wish is not None


def test_a_wish_is_declined_or_forgotten_when_a_turn_begins() -> None:
    wished = after(setting(), (0, MakeWish("glass=90")))

    for seat in range(4):
        assert after(wished, (seat, DECLINE)).wish is None
    assert refused(setting(), 0, DECLINE).code == "nothing_wished"
    ready = filled(filled(wished, 0, "lait", "gras", "tartine"), 1, "selle", "foin", "galop")
    assert after(ready, (0, READY), (1, READY)).wish is None
    assert code_and_rule(refused(clues(), 0, MakeWish("glass=90"))) == ("no_such_wish", "TW-G2")


def test_an_agreement_waits_for_the_reason_of_a_stop() -> None:
    state = after(clues(), (0, say("mot"), 4_000), (2, MORE_TIME, 4_500), (1, CallStop(1), 5_000))

    assert refused(state, 1, AGREE).code == "turn_is_stopped"
    assert "agree_wish" not in offered(state, 1)


@pytest.mark.parametrize(
    ("tied", "word", "end"),
    [
        ("lenient", "lait", "replayed"),
        ("dictionary", "lait", "stopped"),
        ("dictionary", "vache", "replayed"),
    ],
)
def test_tw_g13_a_tie_is_lenient_or_goes_as_the_dictionary_says(
    tied: str, word: str, end: str
) -> None:
    state = after(clues(options=replace(DRY, tied=tied)), (0, say(word), 10_000))
    state = after(state, (1, stop(1, "TW-51", 1), 11_000), (0, contest()))

    claim = view(state, 0).turn.claims[0]  # type: ignore[union-attr]
    assert claim.opinion == (
        "certain" if word == "lait" else "none"
    )  # to those who gave the clue, too
    for seat, ballot in ((1, UPHOLD), (3, UPHOLD), (0, DISMISS), (2, DISMISS)):
        state = after(state, (seat, ballot)) if state.turn_stage == "vote" else state
    assert end_of(state) == end


def test_tw_g13_a_likeness_is_no_certainty_and_other_rules_are_not_in_the_dictionary() -> None:
    state = after(clues(traps=("laitance",)), (0, say("laitage"), 10_000))
    likely = after(state, (1, stop(1, "TW-51", 1), 11_000))
    assert likely.playing.noted[0].opinion == "possible"

    assert after(state, (1, stop(1, "TW-33"), 11_000)).playing.noted[0].opinion is None


def test_tw_56_aloud_the_clue_giver_may_count_too() -> None:
    state = clues(options=replace(DRY, clues="aloud"))

    assert {"guess_wrong", "guess_right"} <= set(offered(state, 0))
    assert after(state, (0, WRONG, 5_000)).playing.guesses[0].by == 0
    assert refused(state, 2, WRONG).code == "not_an_opponent"


def test_wishes_are_for_the_time_before_the_turns_of_a_round() -> None:
    for what in ("card", "advice=basics", "glass=20"):
        assert what in wishes_of(setting())
    assert wishes_of(clues()) == []
