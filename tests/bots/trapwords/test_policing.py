"""How a bot watches the other team, and what it says to claims."""

from typing import Any

import pytest

from tablee.bots.bot import Partner, Racer, choice_of, pause_of
from tablee.bots.trapwords import BOTS
from tablee.core.chance import Chance
from tablee.core.clock import NeedTime
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import (
    AcceptTurn,
    AgreeEffects,
    AgreeReplay,
    AgreeWish,
    Appeal,
    CallStop,
    ConcedeStop,
    ContestStop,
    Doubt,
    MakeGuess,
    Say,
    Stop,
    Unsure,
    Vote,
    Withdraw,
)
from tablee.games.trapwords.pieces import Mark, Options
from tablee.games.trapwords.state import State
from tablee.words.answers import Words
from tests.games.rig import TIME_UP
from tests.games.trapwords.builders import clues, dungeon
from tests.games.trapwords.moves import contest, stop, unsure
from tests.games.trapwords.play import act, after, view

NAMES = ("novice", "regular", "expert")
GIVER, GUESSER, WATCHER = 0, 2, 1
TRAPS = ("science", "croyable", "zeste")


def said(*words: str, secret: str = "dragon", **given: Any) -> State:
    state = clues(secret, TRAPS, **given)
    for at, word in enumerate(words):
        state, _ = act(state, GIVER, Say(word, "next"), 4_000 + at, lexicon=Words())
    return state


def choice(state: State, seat: int = WATCHER, name: str = "regular") -> Any:
    """What it does; of a STOP that it calls, the reason that it gives then."""
    action = BOTS[name].choose(view(state, seat), Chance(b"any"))
    if not isinstance(action, CallStop):
        return action
    stopped = after(state, (seat, action, 6_000))
    return BOTS[name].choose(view(stopped, seat), Chance(b"any"))


@pytest.mark.parametrize("name", NAMES)
def test_it_stops_what_is_certain(name: str) -> None:
    assert choice(said("vert"), name=name) is None
    assert choice(said("vert", "scientifique"), name=name) == Stop(2, "TW-51", 1)


def with_mark(word: str, mark: Mark) -> State:
    state = said(word)
    marked = replace(state.playing.words[0], marks=(mark,))
    return replace(state, turn=replace(state.playing, words=(marked,)))


def test_what_is_possible_is_noted_and_only_once() -> None:
    state = with_mark("crédule", Mark("TW-51", 2, is_certain=False))

    assert choice(state) == Unsure(1, "TW-51", 2)
    assert choice(after(state, (3, unsure(1, trap=2), 5_000))) is None


def test_an_expert_asks_why_first() -> None:
    weak = with_mark("xylophone", Mark("TW-51", 3, is_certain=False))
    strong = with_mark("zestes", Mark("TW-51", 3, is_certain=False))

    assert choice(weak, name="regular") == Unsure(1, "TW-51", 3)
    assert choice(weak, name="expert") is None
    assert choice(strong, name="expert") == Unsure(1, "TW-51", 3)


def test_tw_23_a_trap_is_not_sprung_in_passing() -> None:
    """The sound is a trap, and his is not; but alone it is what it sounds like."""
    state = clues("dragon", ("son", "croyable", "zeste"))
    alone, _ = act(state, GIVER, Say("son", "next"), 4_000, lexicon=Words())
    state, _ = act(alone, GIVER, Say("haleine", "same"), 4_500, lexicon=Words())

    assert choice(alone) == Unsure(1, "TW-51", 1)
    assert choice(state) is None
    claimed = after(state, (WATCHER, stop(1, trap=1), 5_000))
    assert choice(claimed, GUESSER) == ContestStop("not_related")
    assert choice(claimed, WATCHER) == Withdraw()


def test_tw_23_a_helping_verb_springs_nothing() -> None:
    state = clues("dragon", ("pouvoir", "croyable", "zeste"))
    for at, word in enumerate(("il", "peut", "être", "vert")):
        state, _ = act(state, GIVER, Say(word, "same" if at else "next"), 4_000, lexicon=Words())

    assert choice(state) is None
    claimed = after(state, (3, stop(2, trap=1), 5_000))
    assert choice(claimed, GUESSER) == ContestStop("not_related")
    assert choice(after(claimed, (GUESSER, contest(), 6_000)), WATCHER) == Vote("dismiss")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (("d", "r", "a"), "TW-35"),  # letter by letter
        (("nogard",), "TW-35"),
        (("drag", "on"), "TW-35"),
        (("Allemagne",), "TW-34"),
        (("FBI",), "TW-37"),
    ],
)
def test_what_everybody_can_see_is_stopped(words: tuple[str, ...], rule: Any, name: str) -> None:
    state = said(*words)

    assert choice(state, name=name) == Stop(len(words), rule, 0)
    claimed = after(state, (WATCHER, stop(len(words), rule), 5_000))
    assert choice(claimed, GUESSER, name) == ConcedeStop()
    assert choice(after(claimed, (GUESSER, contest(), 6_000)), 3, name) == Vote("uphold")


def test_what_may_be_against_a_rule_is_noted_but_for_what_may_be_a_name() -> None:
    assert choice(said("dog")) == Unsure(1, "TW-41", 0)
    assert choice(said("x7")) == Unsure(1, "TW-41", 0)
    assert choice(said("gronda")) == Unsure(1, "TW-35", 0)  # an anagram
    assert choice(said("suisses")) is None
    assert choice(said("dog", options=Options(curses="off", advice="basics"))) is None


def test_tw_47_a_guess_with_a_slip_is_claimed_and_conceded() -> None:
    state = after(said("vert"), (GUESSER, MakeGuess("dragonade"), 5_000))
    state, _ = act(state, None, TIME_UP, 60_000, lexicon=Words())
    assert state.turn_stage == "appeal"

    assert choice(state, GIVER) == AcceptTurn()
    near = replace(state, turn=replace(state.playing, guesses=(_typed(state, "un dargon"),)))
    assert choice(near, GIVER) == Appeal(1)
    appealed = after(near, (GIVER, Appeal(1), 61_000))
    assert choice(appealed, WATCHER) == ConcedeStop()
    far = after(state, (GIVER, Appeal(1), 61_000))
    assert choice(far, WATCHER) == ContestStop("not_related")
    for it, seat in ((state, GUESSER), (near, GUESSER), (appealed, WATCHER), (far, WATCHER)):
        assert join(it, seat, {Seat(seat)}) is None  # the people in its team speak for it
        assert join(it, seat, {Seat(n) for n in range(4)}) is not None


def _typed(state: State, text: str) -> Any:
    return replace(state.playing.guesses[0], text=text)


@pytest.mark.parametrize("name", NAMES)
def test_tw_80_a_pronoun_is_stopped_and_an_article_is_not(name: str) -> None:
    state = said("la", "fumée", cards=("feeblemind",))

    assert choice(state, name=name) is None
    assert choice(said("il", cards=("feeblemind",)), name=name) == Stop(1, "TW-80", 0)


def test_a_team_of_bots_keeps_nobody_waiting_for_objections() -> None:
    state = said("vert", options=Options(curses="off", notice=30))
    state = after(state, (GUESSER, MakeGuess("dragon"), 5_000))
    bot, seen = BOTS["expert"], view(state, WATCHER)
    assert isinstance(bot, Racer)

    assert choice(state) == AcceptTurn()
    assert pause_of(bot, seen, frozenset({Seat(1), Seat(3)}), Chance(b"pause")) <= 3_500
    assert join(state, WATCHER, {Seat(1)}) is None  # beside a person, who may want to look


def test_tw_79_an_echo_that_is_missed_is_forgiven() -> None:
    state = said("vert", "queue", cards=("echo",))

    assert view(state, WATCHER).turn.words[1].marks  # type: ignore[union-attr]
    assert choice(state) is None


def test_tw_62_it_is_in_time_or_lets_it_be() -> None:
    bot = BOTS["novice"]
    assert isinstance(bot, Racer)
    state = said("science")
    assert bot.pause(view(state, WATCHER), Chance(b"pause")) < 2_000

    late = after(state, (None, TIME_UP, 7_000))
    assert choice(late) is None


def test_a_found_word_is_accepted_but_others_may_look_first() -> None:
    bot = BOTS["regular"]
    assert isinstance(bot, Racer)
    fine = after(said("vert"), (GUESSER, MakeGuess("dragon"), 5_000))
    assert choice(fine) == AcceptTurn()
    assert 1_800 <= bot.pause(view(fine, WATCHER), Chance(b"pause")) < 3_000

    sprung = after(said("science"), (GUESSER, MakeGuess("dragon"), 5_000))
    assert choice(sprung) == Stop(1, "TW-51", 1)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_right_is_conceded_and_what_is_wrong_contested(name: str) -> None:
    right = after(said("scientifique"), (WATCHER, stop(1, trap=1), 5_000))
    wrong = after(said("vert"), (WATCHER, stop(1, trap=1), 5_000))

    assert choice(right, GUESSER, name) == ConcedeStop()
    assert choice(wrong, GUESSER, name) == ContestStop("not_related")


def test_what_no_list_can_judge_is_conceded_of_ones_own_clue_only() -> None:
    state = after(said("vert"), (WATCHER, stop(1, "TW-33"), 5_000))

    assert choice(state, GIVER) == ConcedeStop()
    assert choice(state, GUESSER) == ContestStop("not_related")


@pytest.mark.parametrize("seat", [GIVER, WATCHER, 3])
def test_a_vote_is_honest_for_either_team(seat: int) -> None:
    right = after(said("scientifique"), (3, stop(1, trap=1), 5_000), (GUESSER, contest(), 6_000))
    wrong = after(said("vert"), (GUESSER - 1, stop(1, trap=1), 5_000), (GUESSER, contest(), 6_000))

    assert choice(right, seat) == Vote("uphold")
    if seat != WATCHER:
        assert choice(wrong, seat) == Vote("dismiss")


def test_a_claim_of_ones_own_that_is_plainly_wrong_is_withdrawn_and_nobody_elses() -> None:
    state = after(said("vert"), (WATCHER, stop(1, trap=1), 5_000))

    assert choice(state, WATCHER) == Withdraw()
    assert choice(state, 3) is None


def test_tw_g7_it_likes_to_play_again() -> None:
    state = after(said("science"), (WATCHER, stop(1, trap=1), 5_000))
    state = after(state, (GUESSER, contest("trap_not_allowed"), 6_000))
    for seat in (0, 2):
        state = after(state, (seat, Vote("dismiss"), 7_000))

    assert choice(state, WATCHER) == AgreeReplay("yes")


def test_it_agrees_to_what_the_cards_do_after_a_while() -> None:
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)
    state = replace(dungeon(Options(), cards=(("web",), ())), phase="omen")

    assert choice(state, GIVER) == AgreeEffects()
    assert bot.pause(view(state, Seat(GIVER)), Chance(b"pause")) >= 6_000


# Beside people


def join(state: State, seat: int, bots: set[Seat], name: str = "regular") -> Any:
    bot = BOTS[name]
    assert isinstance(bot, Partner)
    seen = view(state, seat)
    action = bot.join(seen, frozenset(bots), Chance(b"any"))
    assert choice_of(bot, seen, {}, Chance(b"any"), frozenset(bots)) == action
    return action


def test_tw_62_its_stop_is_called_first_and_its_reason_follows() -> None:
    state = said("science")
    called = join(state, WATCHER, {Seat(1)})
    assert called == CallStop(1)

    stopped = after(state, (WATCHER, called, 6_000))

    assert join(stopped, WATCHER, {Seat(1)}) == Stop(1, "TW-51", 1)
    assert join(stopped, 3, {Seat(1), Seat(3)}) is None  # who called says why
    bot = BOTS["regular"]
    seen = view(stopped, WATCHER)
    assert isinstance(bot, Racer)
    assert 1_500 <= pause_of(bot, seen, frozenset({Seat(1)}), Chance(b"pause")) <= 2_500
    groundless = after(said("vert"), (WATCHER, CallStop(1), 6_000))
    assert choice(groundless) == Withdraw()


def test_it_never_answers_an_objection_before_the_people_in_its_team() -> None:
    claimed = after(said("scientifique"), (WATCHER, stop(1, trap=1), 5_000))

    assert join(claimed, GUESSER, {Seat(2)}) is None
    assert join(claimed, GUESSER, {Seat(0), Seat(2)}) == ConcedeStop()
    voted = after(claimed, (GIVER, contest()))
    assert join(voted, GUESSER, {Seat(2)}) == Vote("uphold")  # its ballot is its own
    doubt = after(said("vert"), (WATCHER, Doubt(1), 5_000), (GUESSER, MakeGuess("dragon"), 5_500))
    doubt = after(doubt, (WATCHER, AcceptTurn(), 6_000))
    assert doubt.turn_stage == "reason"
    assert join(doubt, WATCHER, {Seat(1)}) is None
    assert join(doubt, WATCHER, {Seat(1), Seat(3)}) == Withdraw()
    assert join(doubt, GUESSER, {Seat(2), Seat(0)}) is None


def test_alone_with_bots_a_wish_is_granted_and_beside_people_it_is_theirs() -> None:
    wished = after(said("vert"), (GUESSER, NeedTime(), 5_000))

    assert join(wished, WATCHER, {Seat(1), Seat(3)}) == AgreeWish()
    assert join(wished, WATCHER, {Seat(1)}) is None
    bot = BOTS["regular"]
    assert isinstance(bot, Racer)
    assert bot.pause(view(wished, WATCHER), Chance(b"pause")) <= 3_500


def test_what_the_cards_do_is_read_by_the_people_in_its_team() -> None:
    omen = replace(dungeon(cards=(("web",), ())), phase="omen")

    assert join(omen, 0, {Seat(0)}) is None
    assert join(omen, 0, {Seat(0), Seat(2)}) == AgreeEffects()
