"""Curses, the monster, and how the game ends (rules TW-64 to TW-76, TW-81, TW-82)."""

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.games.trapwords.cards import MONSTERS
from tablee.games.trapwords.effects import combined
from tablee.games.trapwords.events import (
    CurseDiscarded,
    CursePushed,
    CurseRevealed,
    EffectsAgreed,
    GameEnded,
    MonsterMoved,
    RoundBegan,
    RoundEnded,
    TeamMoved,
)
from tablee.games.trapwords.phases.dungeon import draw_curses
from tablee.games.trapwords.pieces import BLUE, RED, CardName, Curse, Effects, Options
from tablee.games.trapwords.state import State
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import begun, clues, dungeon, setting
from tests.games.trapwords.moves import AGREE, CONCEDE, WITHDRAW, guess, say, stop, unsure
from tests.games.trapwords.play import DRY, act, after, end_of, offered, refused, view
from tests.games.trapwords.test_turn import failed

LATE = (None, TIME_UP, 43_000)


def last_turn(red: str = "time", *, team: int = BLUE, **given: Any) -> State:
    """The second turn of a round; the other team's ended like this."""
    other = RED if team == BLUE else BLUE
    return clues(team=(RED, BLUE)[team], turns=(failed(other, red),), first=other, **given)


def curses(*rooms: int) -> tuple[Curse, ...]:
    return tuple(map(Curse, rooms))


def test_tw_64_the_monster_comes_closer_when_nobody_advanced() -> None:
    state, events = act(last_turn(), *LATE)

    assert the(events, MonsterMoved).room == 3
    assert state.monster_room == 3
    for advanced in (last_turn(has_advanced=True), after(last_turn(), (3, guess("beurre")))):
        if advanced.phase == "clue":
            advanced = after(advanced, LATE)
        assert advanced.monster_room == 4


def test_tw_65_a_curse_makes_room_for_the_monster() -> None:
    state, events = act(last_turn(curses=curses(1, 3)), *LATE)  # TW-T3

    assert the(events, CursePushed).room == 3
    assert [(it.room, it.name) for it in state.curses] == [(1, None), (2, None)]
    assert state.monster_room == 3


def test_tw_65_and_so_does_the_next_one() -> None:
    state, events = act(last_turn(curses=curses(1, 2), monster_room=3), *LATE)  # TW-T4

    assert [it.room for it in events if isinstance(it, CursePushed)] == [1, 2]
    assert the(events, CurseRevealed).room == 0
    if state.curses[0].name:
        assert state.curses[0].room == 0
    assert state.monster_room == 2


def test_tw_65_a_curse_below_the_first_room_is_gone() -> None:
    given: dict[str, Any] = {"curses": curses(0, 1), "monster_room": 2, "at": (0, 0)}
    state, events = act(last_turn(**given), *LATE)  # TW-G8

    assert CurseDiscarded(0) in events
    assert state.monster_room == 1


def test_tw_66_the_torch_passes_to_the_next_in_the_team() -> None:
    state = last_turn(seats=6)
    state, events = act(state, *LATE)

    assert state.torches == (2, 3)
    assert the(events, RoundBegan).givers == (2, 3)
    state = last_turn(seats=6, torches=(4, 5))
    assert after(state, LATE).torches == (0, 1)


def test_tw_66_a_short_game_is_long_enough_for_everybody_to_have_the_torch() -> None:
    short = replace(DRY, rounds=4)  # TW-G18

    assert [view(begun(seats, short), 0).rounds for seats in (4, 8, 9, 12)] == [4, 4, 5, 6]
    assert view(begun(12), 0).rounds == 8


@pytest.mark.parametrize("rounds", [4, 6, 8])
def test_tw_67_the_game_lasts_so_many_rounds_at_most(rounds: int) -> None:
    options = replace(DRY, rounds=rounds)

    assert after(last_turn(options=options, round=rounds - 1), LATE).outcome is None
    assert after(last_turn(options=options, round=rounds), LATE).outcome


def test_tw_68_a_curse_is_turned_up_when_a_team_comes_into_its_room() -> None:
    state, events = act(clues(curses=curses(1, 3)), 2, guess("beurre"))

    revealed = the(events, CurseRevealed)
    assert revealed.room == 1
    assert state.curses == (Curse(1, revealed.curse, 1), Curse(3))


def test_tw_68_or_when_it_is_pushed_into_a_team_s_room() -> None:
    _, events = act(last_turn(curses=curses(2), monster_room=3, at=(1, 1)), *LATE)

    assert the(events, CurseRevealed).room == 1


def round_with(curse: Curse, **given: Any) -> tuple[Effects, Effects]:
    """The effects of the round after this one."""
    _, events = act(last_turn(curses=(curse,), has_advanced=True, **given), *LATE)
    return the(events, RoundBegan).effects


def test_tw_69_a_curse_applies_to_every_team_that_starts_in_its_room() -> None:
    web = Curse(1, "web", 1)  # TW-G9: turned up in round 1, it applies in round 2

    red, blue = round_with(web, at=(1, 1))
    assert red.cards == blue.cards == ("web",)
    assert red.guesses == 3
    red, blue = round_with(web, at=(1, 0))
    assert (red.cards, blue.cards) == (("web",), ())


def test_tw_69_where_a_card_applies_both_teams_agree_first() -> None:
    state = last_turn(curses=(Curse(1, "web", 1),), has_advanced=True, at=(1, 0))
    state = after(state, LATE)

    assert (state.phase, state.awaited) == ("omen", (0, 1, 2, 3))
    assert offered(state, 0) == ["agree_effects", "take_torch", "hand_torch", "wish", "tell_team"]
    state, events = act(state, 2, AGREE)
    assert kinds(events) == ["EffectsAgreed"]
    assert state.awaited == (1, 3)
    assert view(state, 1).teams[0].has_agreed
    assert code_and_rule(refused(state, 0, AGREE)) == ("already_agreed", "TW-82")
    state, events = act(state, 3, AGREE)
    assert kinds(events) == ["EffectsAgreed", "WordsDrawn"]
    assert refused(state, 0, AGREE).code == "nothing_to_agree_on"


def test_tw_70_it_is_gone_at_the_end_of_that_round() -> None:
    used, fresh = Curse(0, "web", 0), Curse(1, "vow", 1)
    state, events = act(last_turn(curses=(used, fresh), has_advanced=True), *LATE)

    assert the(events, CurseDiscarded).room == 0
    assert state.curses == (fresh,)


def test_tw_71_the_monster_s_rule_is_for_those_who_start_in_its_room() -> None:
    effects = round_with(Curse(2), at=(4, 3))

    assert (effects[0].cards, effects[1].cards) == (("vampire",), ())
    assert (effects[0].guesses, effects[1].guesses) == (3, 5)
    effects = round_with(Curse(2), at=(4, 4))
    assert effects[0] == effects[1]


def fight(team: int, ends: str = "time", **given: Any) -> State:
    """The second turn of a round, against the monster."""
    at = given.pop("at", (4, 4))
    state = last_turn(ends, team=team, cards=("vampire",), at=at, **given)
    effects = [combined(DRY, state.rooms[room], ("vampire",) if room == 4 else ()) for room in at]
    return replace(state, effects=tuple(effects))


def test_tw_72_a_right_guess_beats_the_monster() -> None:
    state, events = act(fight(RED, at=(4, 3)), 2, guess("beurre"))  # TW-T11

    assert the(events, GameEnded).outcome.why == "beaten"
    assert state.outcome
    assert state.outcome.winners == (0, 2)
    assert state.outcome.points == (5, 3, 5, 3)
    assert (state.phase, state.awaited, state.at) == ("over", (), (4, 3))
    assert offered(state, 0) == []


def test_tw_73_who_fails_fights_again_and_the_monster_stays() -> None:
    state, events = act(fight(RED, at=(4, 3)), *LATE)  # TW-G12, TW-G21

    assert state.outcome is None
    assert MonsterMoved not in map(type, events)
    assert (state.monster_room, state.at) == (4, (4, 3))
    assert the(events, RoundBegan).effects[0].has("vampire")
    other = fight(RED, "found", at=(4, 4), has_advanced=True)  # TW-T11: blue came from below
    other = replace(other, effects=(other.effects[0], combined(DRY, 6, ())))
    other = after(other, LATE)
    assert (other.outcome, other.monster_room) == (None, 4)


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [("found", "beurre", (0, 1, 2, 3)), ("found", None, (0, 2)), ("time", "beurre", (1, 3))],
)
def test_tw_74_both_fight_and_one_or_both_may_win(first: str, second: Any, winners: Any) -> None:
    state = fight(BLUE, first)

    state = after(state, (3, guess(second)) if second else LATE)

    assert state.outcome
    assert state.outcome.winners == winners
    assert state.at == (4, 4)  # TW-G11: nobody moves


def test_tw_74_if_none_was_right_there_is_another_round() -> None:
    state = after(fight(BLUE), LATE)

    assert (state.outcome, state.round) == (None, 2)


def test_tw_76_if_nobody_has_beaten_the_monster_it_wins() -> None:
    state = last_turn(round=8, at=(3, 3), has_advanced=True)  # TW-T13
    state, events = act(state, 3, guess("beurre"))

    assert state.at == (3, 4)
    assert kinds(events)[-2:] == ["RoundEnded", "GameEnded"]
    assert the(events, GameEnded).outcome.why == "monster"
    assert the(events, GameEnded).outcome.winners == ()
    assert the(events, RoundEnded).result.rooms == (3, 4)


def test_tw_81_forbidden_word_in_the_first_room_is_void() -> None:
    all_but_one = tuple(
        it for it in draw_curses(dungeon(), Chance(b"all"), 10) if it != "forbidden_word"
    )
    given: dict[str, Any] = {"curses": curses(1), "monster_room": 2, "drawn_curses": all_but_one}
    state, events = act(last_turn(**given), *LATE)

    assert the(events, CurseRevealed) == CurseRevealed(0, "forbidden_word")
    assert the(events, CurseDiscarded).room == 0
    assert state.curses == ()


def starred(**given: Any) -> State:
    """Forbidden Word is upon red, and "gras" is starred."""
    return clues(cards=("forbidden_word",), star="gras", **{"at": (2, 0)} | given)


def said_the_star(state: State) -> State:
    state = after(state, (0, say("gras"), 4_000), (1, stop(1, "TW-51", 2), 5_000))
    return after(state, (0, CONCEDE))


def test_the_forbidden_word_sends_the_team_back_one_room() -> None:
    state = said_the_star(starred())  # TW-G22

    assert end_of(state) == "stopped"
    assert state.at == (1, 0)
    assert not state.has_advanced
    other = after(starred(), (0, say("lait"), 4_000), (1, stop(1, "TW-51", 1), 5_000))
    assert after(other, (0, CONCEDE)).at == (2, 0)


def test_nobody_is_sent_back_from_the_first_room_or_from_the_monster() -> None:
    assert said_the_star(starred(at=(0, 0))).at == (0, 0)  # TW-G22
    assert said_the_star(starred(at=(4, 0))).at == (4, 0)  # TW-G21


def test_a_starred_trap_is_settled_even_after_a_failure() -> None:
    state = after(starred(), (0, say("grasse"), 40_000), (1, unsure(1, "TW-51", 2), 41_000))
    state = after(state, LATE)

    assert (state.turn_stage, state.phase) == ("answer", "settle")
    state = after(state, (2, CONCEDE))
    assert (end_of(state), state.at) == ("time", (1, 0))


def test_a_starred_trap_is_settled_after_another_claim_that_stands() -> None:
    state = after(starred(), (0, say("grasse"), 10_000), (1, unsure(1, "TW-51", 2), 11_000))
    halted = after(state, (0, say("lait"), 12_000), (3, stop(2, "TW-51", 1), 12_500), (0, CONCEDE))
    found = after(state, (0, say("laitage"), 12_000), (3, unsure(2, "TW-51", 2), 12_500))
    found = after(found, (2, guess("beurre"), 12_600), (None, TIME_UP, 15_000), (0, CONCEDE))

    assert (halted.turn_stage, halted.pending[0].number) == ("answer", 1)
    assert after(halted, (0, CONCEDE)).at == (1, 0)
    assert after(halted, (1, WITHDRAW)).at == (2, 0)
    assert (end_of(found), found.at) == ("stopped", (1, 0))  # sent back once, and nothing to add


def test_who_is_sent_back_meets_what_lies_there() -> None:
    state = starred(curses=(Curse(2, "forbidden_word", 0), Curse(1)))
    after_word = after(state, (0, say("gras"), 4_000), (1, stop(1, "TW-51", 2), 5_000))
    _, events = act(after_word, 0, CONCEDE)

    assert kinds(events)[3:5] == ["TeamMoved", "CurseRevealed"]
    assert the(events, TeamMoved) == TeamMoved(RED, 1, number=4)


@pytest.mark.parametrize(("monsters", "many"), [("normal", 1), ("harder", 2)])
def test_tw_82_the_mummy_brings_new_curses_to_each_round(monsters: Any, many: int) -> None:
    options = Options(curses="off", monsters=monsters)
    met = set()
    for n in range(40):
        state = last_turn(options=options, at=(4, 4), monster="mummy", cards=("mummy",))
        state, events = act(state, *LATE, key=b"%d" % n)
        red, blue = the(events, RoundBegan).effects
        assert red == blue
        assert red.cards[0] == "mummy"
        assert len(set(red.cards[1:])) == many
        assert state.phase == "omen"
        met |= set(red.cards[1:])
    assert len(met) == 9
    assert "forbidden_word" not in met


def effects(*cards: CardName, room: int = 7, **options: Any) -> Effects:
    return combined(Options(**options), room, cards)


def test_tw_82_what_the_cards_do_together() -> None:
    assert effects() == Effects((), 7, 5, None, None, 40_000)
    assert effects("vampire", "web").guesses == 3
    assert effects("vampire", monsters="harder").guesses == 1
    assert effects("troll", "vow").words == 10
    assert effects("troll", monsters="harder").words == 5
    assert effects("vow").words == 12
    assert effects("dragon", "quicksand").glass == 13_333
    assert effects("dragon", monsters="harder", glass=60).glass == 15_000
    assert effects("darkness").clue_words == 3
    assert effects("demon").traps == 10  # TW-T16
    assert effects("demon", "swarm").traps == 12
    assert effects("demon", monsters="harder").traps == 14
    assert effects("demon", "swarm", monsters="harder", room=10).traps == 22


def test_when_all_curses_were_drawn_they_are_shuffled_again() -> None:
    state = dungeon()
    drawn = draw_curses(state, Chance(b"curses"), 10)
    assert len(set(drawn)) == 10

    state = replace(state, drawn_curses=drawn[:9])
    assert draw_curses(state, Chance(b"curses"), 1) == drawn[9:]
    assert len(draw_curses(state, Chance(b"curses"), 2)) == 2


def test_every_monster_has_a_rule_in_either_deck() -> None:
    for monster in MONSTERS:
        if monster != "mummy":
            assert effects(monster) != effects()
            assert effects(monster, monsters="harder") != effects(monster)


def test_an_agreement_is_told_with_the_seat_that_spoke() -> None:
    state = replace(setting(), phase="omen")

    assert the(act(state, 3, AGREE)[1], EffectsAgreed) == EffectsAgreed(BLUE, 3)  # type: ignore[arg-type]


def test_two_teams_may_stand_in_different_rooms_with_different_glasses() -> None:
    red, blue = round_with(Curse(1, "quicksand", 1), at=(1, 0))
    assert (red.glass, blue.glass) == (26_666, 40_000)
