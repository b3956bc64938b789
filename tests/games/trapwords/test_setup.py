"""Teams, rooms, monster, curses, torches and words before the first round (rules TW-01 to TW-11)."""

import pytest

from tablee.core.kit import NO_WORDS
from tablee.core.record import replace
from tablee.core.refusal import NotSeated
from tablee.core.seats import Seat, Seating, Team
from tablee.games.trapwords import game
from tablee.games.trapwords.cards import CURSES, HARDER, MONSTERS, NORMAL
from tablee.games.trapwords.events import CurseRevealed, DungeonLaid, RoundBegan, WordsDrawn
from tablee.games.trapwords.pieces import Options
from tests.games.rig import BEGIN, code_and_rule, the
from tests.games.trapwords.builders import begun, ready, setting
from tests.games.trapwords.lexicon import LEXICON, SmallLexicon
from tests.games.trapwords.moves import AGREE
from tests.games.trapwords.play import DRY, act, after, refused, view


def not_seated(seating: Seating, options: Options = DRY) -> tuple[str, str | None]:
    with pytest.raises(NotSeated) as refusal:
        game.start(seating, options)
    return code_and_rule(refusal.value)


def teams(*numbers: int) -> Seating:
    return Seating(len(numbers), tuple(map(Team, numbers)))


def test_tw_01_two_teams_of_at_least_two() -> None:
    assert ready(4).seating.teams == (0, 1, 0, 1)
    assert ready(7).seating.teams.count(Team(0)) == 4  # odd numbers are fine
    assert ready(12).seating.teams.count(Team(1)) == 6  # TW-G3
    for seats in (2, 3, 13):
        assert not_seated(Seating(seats)) == ("seats_out_of_range", "TW-01")


def test_tw_01_teams_may_be_chosen_freely() -> None:
    assert game.start(teams(1, 1, 0, 0), DRY).seating.members(Team(1)) == (0, 1)
    for wrong in (teams(0, 0, 0, 1), teams(0, 0, 1, 1, 1, 1), teams(0, 1, 2, 2)):
        assert not_seated(wrong) == ("no_such_teams", "TW-01")


def test_tw_02_five_rising_rooms_and_all_begin_in_the_first() -> None:
    state = begun()

    assert view(state, 0).rooms == (3, 4, 5, 6, 7)
    assert [team.room for team in view(state, 0).teams] == [0, 0]
    assert ready(4, Options(own_rooms="1-2-3-9-10")).rooms == (1, 2, 3, 9, 10)
    for wrong in ("3-4-5-6", "3-4-5-5-6", "0-1-2-3-4", "7-8-9-10-11", "a-b-c-d-e", "-1-2-3-4-5"):
        assert not_seated(Seating(4), Options(own_rooms=wrong)) == ("no_such_rooms", "TW-02")


def test_tw_03_one_monster_by_lot_in_the_last_room() -> None:
    laid = [the(act(ready(), None, BEGIN, key=b"%d" % n)[1], DungeonLaid) for n in range(60)]

    assert {it.monster for it in laid} == set(MONSTERS)
    assert begun().monster_room == 4


def test_tw_04_two_curses_face_down() -> None:
    state = begun(options=Options())

    assert [(it.room, it.name) for it in view(state, 0).curses] == [(1, None), (3, None)]


def test_tw_05_the_torches_are_given_by_lot() -> None:
    laid = [the(act(ready(6), None, BEGIN, key=b"%d" % n)[1], DungeonLaid) for n in range(60)]

    assert {it.torches for it in laid} == {
        (Seat(red), Seat(blue)) for red in (0, 2, 4) for blue in (1, 3, 5)
    }
    assert {it.glowing for it in laid} == {0, 1}  # TW-G4
    assert [it.giver for it in view(begun(6), None).teams] == list(begun(6).torches)


def test_tw_06_each_team_has_a_sheet_that_the_other_never_sees() -> None:
    state = begun()
    red, blue, nobody = view(state, 0), view(state, 1), view(state, None)

    assert red.sheet
    assert blue.sheet
    assert red.sheet.secret == state.sheets[0].secret != blue.sheet.secret
    assert nobody.sheet is None


def test_tw_07_one_set_of_words_for_both_teams() -> None:
    fantasy = the(act(ready(), None, BEGIN)[1], WordsDrawn)
    modern = Options(curses="off", words="contemporary", language="en")
    contemporary = the(act(ready(4, modern), None, BEGIN)[1], WordsDrawn)

    assert {it.word[:4] for it in fantasy.drawn} == {"fant"}
    assert {it.word[:4] for it in contemporary.drawn} == {"cont"}


def test_tw_08_words_are_drawn_by_lot_from_a_pack_that_is_large_enough() -> None:
    drawn = [the(act(ready(), None, BEGIN, key=b"%d" % n)[1], WordsDrawn) for n in range(30)]

    assert len({it.word for two in drawn for it in two.drawn}) > 20
    own = replace(DRY, pack="ours")
    assert {it.word[:4] for it in the(act(ready(4, own), None, BEGIN)[1], WordsDrawn).drawn} == {
        "ours"
    }
    for options, lexicon, code in (
        (DRY, NO_WORDS, "no_such_pack"),
        (replace(DRY, pack="none"), LEXICON, "no_such_pack"),
        (DRY, SmallLexicon(79), "too_few_words"),
    ):
        refusal = refused(ready(4, options), None, BEGIN, lexicon=lexicon)
        assert code_and_rule(refusal) == (code, "TW-08")
    assert begun(options=replace(DRY, rounds=4)).round == 1


def test_tw_08_a_pack_that_has_lost_its_cards_meanwhile_is_refused_like_one_too_small() -> None:
    state = after(replace(setting(), phase="omen"), (0, AGREE))

    refusal = refused(state, 3, AGREE, lexicon=SmallLexicon(7))

    assert code_and_rule(refusal) == ("no_such_pack", "TW-08")


def test_tw_08_a_table_may_draw_the_easy_words_alone_or_the_hard_ones() -> None:
    class Asked(SmallLexicon):
        def __init__(self) -> None:
            super().__init__()
            self.packs: set[str] = set()

        def size(self, pack: str) -> int:
            self.packs.add(pack)
            return super().size(pack)

        def card(self, pack: str, number: int) -> tuple[str, ...]:
            self.packs.add(pack)
            return super().card(pack, number)

    for difficulty in ("easy", "usual", "hard"):
        lexicon = Asked()
        options = replace(DRY, pack="club", difficulty=difficulty)
        act(ready(4, options), None, BEGIN, lexicon=lexicon)
        assert lexicon.packs == {f"trapwords/fr/club@{difficulty}-80-1"}
    six = replace(DRY, rounds=4, difficulty="easy")
    lexicon = Asked()
    act(ready(4, six), None, BEGIN, lexicon=lexicon)
    assert lexicon.packs == {"trapwords/fr/fantasy@easy-48-1"}


def test_of_a_hosts_card_with_several_words_the_first_is_drawn() -> None:
    class Chatty(SmallLexicon):
        def card(self, pack: str, number: int) -> tuple[str, ...]:
            return (*super().card(pack, number), "another")

    drawn = the(act(ready(), None, BEGIN, lexicon=Chatty())[1], WordsDrawn).drawn

    assert drawn == the(act(ready(), None, BEGIN)[1], WordsDrawn).drawn


def test_tw_09_other_rooms_and_more_curses() -> None:
    options = Options(rooms="2-4-6-8-10", curses="four")
    for n in range(40):
        state, events = act(ready(4, options), None, BEGIN, key=b"%d" % n)
        assert state.rooms == (2, 4, 6, 8, 10)
        assert the(events, DungeonLaid).cursed == (0, 1, 2, 3)
        turned = the(events, CurseRevealed)  # TW-G10
        began = the(events, RoundBegan)
        assert turned.room == 0
        if turned.curse == "forbidden_word":
            assert began.effects[0].cards == ()
        else:
            assert began.effects[0].cards == began.effects[1].cards == (turned.curse,)


def test_tw_10_no_curses_in_a_first_game() -> None:
    assert begun(options=Options(curses="off")).curses == ()


def test_tw_11_harder_monsters() -> None:
    assert NORMAL.keys() == HARDER.keys() == set(MONSTERS)
    assert all(HARDER[it] != NORMAL[it] for it in MONSTERS)
    assert len(CURSES) == 10


def test_a_glass_or_a_notice_out_of_bounds_is_no_table() -> None:
    hasty = (replace(DRY, notice=2), replace(DRY, reason=14), replace(DRY, reason=121))
    for wrong in (replace(DRY, glass=19), replace(DRY, glass=121), *hasty):
        assert not_seated(Seating(4), wrong) == ("no_such_time", "TW-28")
    assert ready(4, replace(DRY, notice=30)).options.notice == 30
