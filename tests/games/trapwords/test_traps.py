"""Setting traps (rules TW-12 to TW-24)."""

import pytest

from tablee.core.record import replace
from tablee.games.trapwords import actions
from tablee.games.trapwords.events import SheetReady, TurnBegan, WordsDrawn
from tablee.games.trapwords.pieces import DRAFTS, Options
from tablee.games.trapwords.plain_words import pronoun
from tablee.games.trapwords.state import State
from tests.games.rig import BEGIN, TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import begun, clues, ready, setting
from tests.games.trapwords.moves import READY
from tests.games.trapwords.play import DRY, act, after, offered, offers, refused, view

REOPEN = actions.Reopen()


def propose(word: str) -> actions.ProposeTrap:
    return actions.ProposeTrap(word)


def filled(state: State, seat: int, *words: str) -> State:
    return after(state, *((seat, propose(word)) for word in words))


def reason(state: State, seat: int, word: str) -> tuple[str, str | None]:
    return code_and_rule(refused(state, seat, propose(word)))


def test_tw_12_both_teams_set_traps_at_the_same_time() -> None:
    state = begun()

    assert state.awaited == (0, 1, 2, 3)
    assert all("propose_trap" in offered(state, seat) for seat in range(4))
    assert refused(clues(), 1, propose("lame")).rule == "TW-12"


def test_tw_13_each_team_draws_a_word_for_the_other() -> None:
    drawn = the(act(ready(), None, BEGIN)[1], WordsDrawn)

    assert [it.team for it in drawn.drawn] == [0, 1]
    assert len({it.face for it in drawn.drawn}) == 2  # TW-G20
    assert all(4 * it.face <= int(it.word[4:]) < 4 * it.face + 4 for it in drawn.drawn)


def test_tw_14_the_whole_team_sees_the_word_and_knows_who_will_give_clues() -> None:
    state = begun(6)

    for seat in range(6):
        seen = view(state, seat)
        assert seen.sheet
        assert seen.sheet.secret == state.sheets[seat % 2].secret
        assert seen.teams[1 - seat % 2].giver == state.torches[1 - seat % 2]


def test_tw_15_as_many_traps_as_the_room_of_the_opponents_says() -> None:
    state = setting(at=(1, 0))  # TW-T1: red in room 4, blue still in 3

    red, blue = view(state, 0).sheet, view(state, 1).sheet
    assert red
    assert blue
    assert (red.needed, blue.needed) == (3, 4)
    three = filled(state, 1, "selle", "foin", "galop")
    assert code_and_rule(refused(three, 1, READY)) == ("not_enough_traps", "TW-15")
    assert kinds(act(filled(three, 1, "crin"), 1, READY)[1]) == ["SheetReady"]


def test_tw_16_everybody_proposes_and_the_team_chooses() -> None:
    state = filled(setting(), 0, "lait", "gras", "tartine")
    state = filled(state, 2, "vache")

    assert [(it.word, it.by, it.is_chosen) for it in state.sheets[0].drafts] == [
        ("lait", 0, True),
        ("gras", 0, True),
        ("tartine", 0, True),
        ("vache", 2, False),
    ]
    assert code_and_rule(refused(state, 0, actions.ChooseTrap(4))) == ("enough_chosen", "TW-15")
    assert refused(state, 0, actions.ChooseTrap(1)).code == "already_chosen"
    assert refused(state, 0, actions.UnchooseTrap(4)).code == "not_chosen"
    assert refused(state, 0, actions.DropTrap(1)).code == "still_on_the_list"
    assert refused(state, 0, actions.DropTrap(9)).code == "no_such_trap"
    assert "choose_trap" not in offered(state, 2)
    assert "choose_trap" in offered(after(state, (2, actions.UnchooseTrap(2))), 2)
    state = after(
        state, (2, actions.UnchooseTrap(2)), (2, actions.ChooseTrap(4)), (0, actions.DropTrap(2))
    )
    assert [it.word for it in state.sheets[0].traps] == ["lait", "tartine", "vache"]
    state = after(state, (2, actions.EditTrap(4, "vaches")))
    assert [it.word for it in state.sheets[0].traps] == ["lait", "tartine", "vaches"]
    assert refused(state, 2, actions.EditTrap(4, "lait")).code == "already_written"


def test_tw_16_a_sheet_has_an_end() -> None:
    state = filled(setting(), 0, *(f"mot{n}" for n in range(DRAFTS)))

    assert refused(state, 0, propose("encore")).code == "sheet_full"
    assert "propose_trap" not in offered(state, 0)


def test_tw_16_a_suggestion_stays_beside_the_list_until_somebody_takes_it() -> None:
    state = after(setting(), (2, actions.SuggestTrap("lait")))

    assert [(it.word, it.is_chosen) for it in state.sheets[0].drafts] == [("lait", False)]
    assert code_and_rule(refused(state, 2, actions.SuggestTrap("lait"))) == (
        "already_written",
        "TW-G6",
    )
    assert after(state, (0, actions.ChooseTrap(1))).sheets[0].traps[0].word == "lait"


def test_tw_17_a_team_tells_when_its_list_is_complete() -> None:
    state = filled(setting(), 0, "lait", "gras", "tartine")
    state = filled(state, 1, "selle", "foin", "galop")

    state, events = act(state, 0, READY)
    assert kinds(events) == ["SheetReady"]
    assert [it.is_ready for it in view(state, 1).teams] == [True, False]
    assert state.awaited == (1, 3)
    assert refused(state, 0, propose("vache")).rule == "TW-12"
    assert offered(state, 2) == ["reopen", "take_torch", "hand_torch", "wish", "tell_team"]
    state = after(state, (2, REOPEN))
    assert code_and_rule(refused(state, 2, REOPEN)) == ("nothing_to_reopen", "TW-17")
    assert refused(clues(), 1, REOPEN).code == "nothing_to_reopen"
    state, events = act(after(state, (0, READY)), 3, READY)
    assert kinds(events) == ["SheetReady", "TurnBegan"]


@pytest.mark.parametrize("word", ["tête", "cordes", "confus", "musical", "jouant", "mangez"])
def test_tw_19_nouns_adjectives_and_verbs_are_accepted(word: str) -> None:
    assert filled(setting(), 0, word).sheets[0].traps[0].word == word


def test_tw_20_numbers_are_accepted_except_one() -> None:
    state = setting()

    for number in ("deux", "12", "cent", "huit"):  # TW-T14
        assert filled(state, 0, number).sheets[0].drafts
    for one in ("un", "une", "UN", "1"):
        assert reason(state, 0, one) == ("one_is_no_trap", "TW-20")
    english = setting(replace(DRY, language="en"))
    assert reason(english, 0, "one") == ("one_is_no_trap", "TW-20")


@pytest.mark.parametrize(
    "word", ["avoir", "être", "peut", "faisant", "allons", "lequel", "sien", "je", "ce", "etait"]
)
def test_tw_21_no_pronouns_and_no_auxiliaries(word: str) -> None:
    assert reason(setting(), 0, word) == ("pronoun_or_auxiliary", "TW-21")  # TW-T14


@pytest.mark.parametrize("word", ["him", "was", "doing", "went", "can't", "Whose"])
def test_tw_21_in_english_as_well(word: str) -> None:
    english = setting(replace(DRY, language="en"))

    assert reason(english, 0, word) == ("pronoun_or_auxiliary", "TW-21")


def test_tw_22_words_that_work_like_pronouns_are_refused() -> None:
    state = setting()

    for word in ("chose", "quelque", "quelqu’un", "quelque chose"):  # TW-T14
        assert reason(state, 0, word) == ("works_like_a_pronoun", "TW-22")
    for word in ("personne", "lieu"):
        assert filled(state, 0, word).sheets[0].drafts
    english = setting(replace(DRY, language="en"))
    assert reason(english, 0, "something") == ("works_like_a_pronoun", "TW-22")
    assert filled(english, 0, "person", "place").sheets[0].drafts


@pytest.mark.parametrize("word", ["été", "pouvoir", "allée", "est", "as", "té"])
def test_tw_23_words_in_their_full_sense_are_accepted(word: str) -> None:
    assert filled(setting(), 0, word).sheets[0].drafts


def test_tw_24_the_books_are_exchanged_when_both_are_ready() -> None:
    state = filled(setting(), 0, "lait", "gras", "tartine")
    state = after(filled(state, 1, "selle", "foin", "galop"), (1, READY))

    state, events = act(state, 0, READY)

    assert the(events, TurnBegan).team == 0
    assert state.turn_secret == "cheval"  # what blue had set traps for
    assert [it.word for it in state.turn_traps] == ["selle", "foin", "galop"]


def test_a_trap_is_one_word_and_neither_the_secret_nor_written_twice() -> None:
    state = filled(setting(), 0, "lait", "tartine")  # TW-G6

    for word in ("deux mots", "", "...", "x" * 25, "l' eau"):
        assert reason(state, 0, word) == ("one_word", "TW-G6")
    for word in ("Beurre", "beurre-frais"):
        assert reason(state, 0, word) == ("is_the_secret", "TW-G6")
    for word in ("LAIT", "tartines"):
        assert reason(state, 0, word) == ("already_written", "TW-G6")
    assert filled(state, 0, "lait-cru", "aujourd’hui").sheets[0].proposed == 4
    assert after(state, (0, actions.EditTrap(2, "tartines"))).sheets[0].drafts[1].word == "tartines"


def test_the_other_team_sees_how_many_are_needed_and_nothing_of_the_sheet() -> None:
    few = setting()
    many = filled(few, 0, "lait", "gras", "tartine", "vache")

    assert view(few, 1) == view(many, 1)  # TW-G23
    assert view(few, None) == view(many, None)
    assert view(few, 1).teams[1].effects
    assert view(few, 2) != view(many, 2)


def test_one_of_the_traps_gets_a_star_for_forbidden_word() -> None:
    state = setting(at=(1, 0), cards=((), ("forbidden_word",)))
    state = filled(state, 0, "lait", "gras", "tartine", "vache")

    assert code_and_rule(refused(state, 0, READY)) == ("star_one_first", "TW-81")
    assert refused(state, 0, actions.StarTrap(4)).code == "not_chosen"
    state = after(state, (0, actions.StarTrap(1)), (2, actions.StarTrap(2)))
    assert [it.word for it in state.sheets[0].traps if it.is_starred] == ["gras"]
    assert refused(state, 0, actions.StarTrap(2)).code == "already_starred"
    assert after(state, (0, actions.UnchooseTrap(2)), (0, actions.ChooseTrap(2))).sheets[0].drafts[
        1
    ].is_starred is (False)
    star = next(it for it in offers(state, 0) if it.action == "star_trap")
    assert list(star.all()) == [{"type": "star_trap", "number": n} for n in (1, 3)]
    assert kinds(act(state, 0, READY)[1]) == ["SheetReady"]
    assert refused(setting(), 0, actions.StarTrap(1)).code == "no_star_needed"


def test_with_a_trap_clock_an_incomplete_list_will_do() -> None:
    state = begun(options=Options(curses="off", trap_pace="fast"))  # TW-G5
    assert state.trap_clock == 90_000
    state = filled(state, 0, "lait")

    assert refused(state, None, TIME_UP, 89_999).code == "too_early"
    state, events = act(state, None, TIME_UP, 90_000)

    assert kinds(events) == ["SheetReady", "SheetReady", "TurnBegan"]
    assert [len(it.traps) for it in state.sheets] == [1, 0]
    assert {it.by for it in events if isinstance(it, SheetReady)} == {None}
    one = setting(replace(DRY, trap_pace="fast"), trap_clock=90_000)
    one = after(filled(one, 1, "selle", "foin", "galop"), (1, READY))
    assert kinds(act(one, None, TIME_UP, 90_000)[1]) == ["SheetReady", "TurnBegan"]


def test_the_clock_may_start_when_one_team_is_ready_and_stays_when_it_reopens() -> None:
    state = setting(replace(DRY, trap_pace="when_most_are_done"))
    state = filled(state, 0, "lait", "gras", "tartine")

    state, events = act(state, 0, READY, 5_000)
    assert the(events, SheetReady).deadline == state.trap_clock == 95_000
    state = after(state, (0, REOPEN))
    state, events = act(state, 0, READY, 9_000)
    assert the(events, SheetReady).deadline is None
    assert state.trap_clock == 95_000


def test_pronouns_are_known_for_those_whom_feeblemind_has_struck() -> None:
    assert pronoun("fr", "Il") == pronoun("en", "them") == "certain"
    for article_or_noun in ("la", "L’", "chose", "une"):
        assert pronoun("fr", article_or_noun) == "possible"
    assert pronoun("en", "mine") == "possible"
    assert pronoun("fr", "arbre") is None
