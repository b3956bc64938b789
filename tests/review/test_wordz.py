"""Looking back at WORDZ: every number is counted again here, word by word, by other means."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from typing import get_args

import pytest

from tablee.bots.wordz import BOTS
from tablee.bots.wordz.hiding import cards_lost
from tablee.bots.wordz.vocabulary import FAMILIAR
from tablee.core.chance import Chance
from tablee.core.seats import Seat, Seating
from tablee.games.wordz import events
from tablee.games.wordz.actions import LayWord, Propose, TurnCard
from tablee.games.wordz.pieces import (
    CONSONANT_CARDS,
    VOWEL_CARDS,
    Fate,
    Language,
    Options,
)
from tablee.review.review import Remark, Review
from tablee.review.reviewers import has_review
from tablee.review.wordz.keys import Graph, Key, RestsOn
from tablee.tables.table import Table
from tablee.words.dictionary import load
from tablee.words.frequency import common_words
from tests.review.hand_made import review_by_hand
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of

ADA, LOU, MAX = Seat(0), Seat(1), Seat(2)
TWO, THREE = Seating(2), Seating(3)

MIXED = ("scholar", "regular", "novice", "strong")


# By other means: the dictionary as one long text, and a regular expression over it.


@cache
def all_words(language: Language) -> str:
    every = (word for length in range(1, 13) for word in load(language).match("?" * length))
    return "\n".join(every)


SIGNS = {"v": "[AEIOUY]", "c": "[B-DF-HJ-NP-TV-XZ]"}


@cache
def alike(language: Language, row: str) -> list[str]:
    """What a row like `McvU` may be: `v` a vowel face down, `c` a consonant."""
    pattern = "".join(SIGNS.get(it, it) for it in row)
    return re.findall(f"^{pattern}$", all_words(language), re.MULTILINE)


def scan(language: Language, row: str, letters: Counter[str], misses: Iterable[str]) -> list[str]:
    """Those that the cards are left to spell, and that were not wrong."""
    found, hidden = alike(language, row), [at for at, it in enumerate(row) if it in SIGNS]
    return [
        word
        for word in found
        if word not in misses and not Counter(word[at] for at in hidden) - letters
    ]


class Ledger:
    """What lies open, from the events alone."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.begin()

    def begin(self) -> None:
        self.hands: tuple[tuple[str, ...], ...] = ()
        self.rows: dict[Seat, str] = {}
        self.turned: defaultdict[Seat, set[int]] = defaultdict(set)
        self.misses: defaultdict[Seat, set[str]] = defaultdict(set)
        self.gone: dict[Seat, str] = {}

    def note(self, event: object) -> None:
        match event:
            case events.RoundDealt():
                self.begin()
                self.hands = event.hands
            case events.WordLaid():
                self.rows[event.seat] = event.word
            case events.CardTurned():
                self.turned[event.whom].add(event.place)
            case events.ProposalMissed():
                self.misses[event.whom].add(event.word)
            case events.WordFound() | events.WordTurnedUp():
                self.gone[event.whom] = self.rows.pop(event.whom)
            case _:
                pass

    def open_of(self, whom: Seat) -> Counter[str]:
        if whom in self.gone:
            return Counter(self.gone[whom])
        word = self.rows.get(whom, "")
        return Counter(word[at] for at in self.turned[whom])

    def fitting(self, whom: Seat, eyes: Seat | None) -> list[str]:
        deck = Counter(VOWEL_CARDS[self.language] + CONSONANT_CARDS[self.language])
        for seat, hand in enumerate(self.hands):
            deck -= Counter(hand) if seat == eyes else self.open_of(Seat(seat))
        signs = ("v" if it in "AEIOUY" else "c" for it in self.rows[whom])
        row = "".join(
            self.rows[whom][at] if at in self.turned[whom] else it for at, it in enumerate(signs)
        )
        return scan(self.language, row, deck, self.misses[whom])


def value_at(points: tuple[tuple[int, float], ...], step: int) -> float:
    return [value for at, value in points if at <= step][-1]


TELLING = (events.WordLaid, events.CardTurned, events.ProposalMissed, events.WordJudged)


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (2, "en"), (3, "fr"), (4, "en")])
def test_a_scan_of_the_whole_dictionary_counts_the_same(seats: int, language: Language) -> None:
    table = a_game("wordz", seats, b"scanned", *MIXED[:seats], language=language, rounds=1)
    found, ledger, checked = review_of(table), Ledger(language), 0

    for step, entry in enumerate(table.entries, start=1):
        ledger.note(entry.event)
        if not isinstance(entry.event, TELLING):
            continue
        assert len(curves(found, "fits")) == seats * (seats - 1)
        for fits, common in zip(curves(found, "fits"), curves(found, "common"), strict=True):
            whom = fits.about
            assert whom is not None
            assert fits.seat is not None
            assert (common.seat, common.about) == (fits.seat, whom)
            if whom in ledger.rows:
                words = ledger.fitting(whom, fits.seat)
                assert value_at(fits.points, step) == len(words)
                known = set(words) & common_words(language, FAMILIAR)
                assert value_at(common.points, step) == len(known)
                checked += 1
            elif whom in ledger.gone:
                assert value_at(fits.points, step) == value_at(common.points, step) == 0
    assert checked > 15


def test_each_seat_is_told_to_know_by_the_cards_that_it_holds() -> None:
    """Whose name stands where one common word was left: counted by their own eyes."""
    checked = 0
    for seed in (b"eyes 1", b"eyes 2", b"eyes 3"):
        table = a_game("wordz", 4, seed, language="fr", rounds=1)
        found, ledger = review_of(table), Ledger("fr")
        for step, entry in enumerate(table.entries, start=1):
            ledger.note(entry.event)
            left = [it for it in found.remarks if it.step == step and "one_left" in it.key]
            for it in (it for it in left if not it.key.startswith("turned_up")):
                whom, *knowers = it.seats
                for seat in (seat for seat in table.seating.seats if seat != whom):
                    words = set(ledger.fitting(whom, seat)) & common_words("fr", FAMILIAR)
                    assert (words == {it.facts["word"]}) == (seat in knowers)
                    checked += 1
    assert checked > 10


# Little games, written by hand

HANDS = (tuple("AEIOUMTNLRSZ"), tuple("AEOUYBCDFGHK"))


def dealt(*hands: tuple[str, ...]) -> events.RoundDealt:
    return events.RoundDealt(1, LOU, hands, (3,) * len(hands))


def turn(by: Seat, whom: Seat, place: int, letter: str) -> events.CardTurned:
    return events.CardTurned(by, whom, place, letter)


def of_two(*happened: events.Event, language: Language = "fr") -> Review:
    return review_by_hand("wordz", TWO, Options(language=language), dealt(*HANDS), *happened)


def one(found: Review, key: str) -> Remark:
    (it,) = remarks(found, key)
    return it


def lous_eyes(row: str, letters: str = "", misses: Iterable[str] = ()) -> list[str]:
    """What Lou could think of, who holds her cards and sees these turned up."""
    deck = Counter(VOWEL_CARDS["fr"] + CONSONANT_CARDS["fr"])
    return scan("fr", row, deck - Counter(HANDS[1]) - Counter(letters), misses)


def test_a_word_is_said_to_be_as_well_hidden_as_many_look_like_it() -> None:
    found = of_two(events.WordLaid(ADA, "MENU"), events.WordLaid(LOU, "ABCD"))
    laid, unlisted = one(found, "laid"), one(found, "laid.unlisted")

    words = lous_eyes("cvcv")
    known = len(set(words) & common_words("fr", FAMILIAR))
    assert laid.facts == {"word": "MENU", "all": 416_440, "fits": len(words), "common": known}
    assert laid.seats == (ADA,)
    assert unlisted.facts["word"] == "ABCD"
    deck = Counter(VOWEL_CARDS["fr"] + CONSONANT_CARDS["fr"]) - Counter(HANDS[0])
    assert unlisted.facts["fits"] == len(scan("fr", "vccc", deck, ()))


def test_a_word_that_most_do_not_know_is_told_from_one_that_they_do() -> None:
    found = of_two(events.WordLaid(ADA, "MENU"), events.WordLaid(LOU, "CADE"))

    assert [it.key for it in found.remarks] == ["laid", "laid.rare"]


def test_the_card_that_told_most_is_named_with_what_it_left() -> None:
    found = of_two(
        events.WordLaid(ADA, "MENU"),
        turn(LOU, ADA, 1, "E"),
        turn(LOU, ADA, 3, "U"),
    )
    cut = one(found, "cut")

    first, before, after = lous_eyes("cvcv"), lous_eyes("cEcv", "E"), lous_eyes("cEcU", "EU")
    assert len(first) / len(before) < len(before) / len(after)
    assert (cut.step, cut.seats) == (4, (ADA, LOU))
    assert (cut.facts["letter"], cut.facts["place"]) == ("U", 4)
    assert (cut.facts["before"], cut.facts["fits"]) == (len(before), len(after))


def test_who_could_have_named_it_is_told_from_the_first_step_on() -> None:
    """Of the common words MENU alone begins with M and ends in U; it is told once, and where nobody named it."""
    cards = (turn(LOU, ADA, at, it) for at, it in ((3, "U"), (0, "M"), (2, "N"), (1, "E")))
    up = events.WordTurnedUp(ADA, "MENU", is_listed=True)
    found = of_two(events.WordLaid(ADA, "MENU"), *cards, up)
    left, end = one(found, "one_left"), one(found, "turned_up.one_left")

    for row, open_, step in (("cvcU", "U", 3), ("MvcU", "MU", 4), ("MvNU", "MUN", 5)):
        known = set(lous_eyes(row, open_)) & common_words("fr", FAMILIAR)
        assert (known == {"MENU"}) == (step >= left.step)
    assert left.seats == end.seats == (ADA, LOU)
    assert left.rests_on == "common"
    hidden = 6 - left.step
    assert left.facts["cards"] == end.facts["hidden"] == hidden
    assert end.facts["since"] == left.step
    assert left.is_turning


def test_a_rare_word_may_be_the_only_one_left_in_the_whole_dictionary() -> None:
    """ZETA is in it, and most people do not use it."""
    cards = [turn(LOU, ADA, at, it) for at, it in enumerate("ZETA")]
    up = events.WordTurnedUp(ADA, "ZETA", is_listed=True)
    found = of_two(events.WordLaid(ADA, "ZETA"), *cards, up)
    left, end = one(found, "only_left"), one(found, "turned_up.one_left")

    for row, open_, step in (("Zvcv", "Z", 3), ("ZEcv", "ZE", 4), ("ZETv", "ZET", 5)):
        assert (lous_eyes(row, open_) == ["ZETA"]) == (step >= left.step)
    assert (left.seats, left.rests_on, end.rests_on) == ((ADA, LOU), "eyes", "eyes")
    assert not remarks(found, "one_left")


def test_a_word_that_nobody_could_tell_from_others_is_turned_up() -> None:
    """DATE and PATE end like RATE."""
    cards = [turn(LOU, ADA, at, "RATE"[at]) for at in (3, 2, 1, 0)]
    up = events.WordTurnedUp(ADA, "RATE", is_listed=True)
    found = of_two(events.WordLaid(ADA, "RATE"), *cards, up)

    assert len(lous_eyes("cATE", "ATE")) > 1
    assert one(found, "turned_up").facts == {"word": "RATE", "cards": 4}
    assert not [it for it in found.remarks if "left" in it.key]


def test_of_a_word_that_no_dictionary_has_nobody_could_be_sure() -> None:
    """Whatever is left of the dictionary, it is something else."""
    cards = [turn(LOU, ADA, at, it) for at, it in enumerate("MUNE")]
    up = events.WordTurnedUp(ADA, "MUNE", is_listed=False)
    found = of_two(events.WordLaid(ADA, "MUNE"), *cards, up)

    assert not [it for it in found.remarks if "left" in it.key]
    assert one(found, "turned_up")


def test_who_finds_a_word_is_told_among_how_many() -> None:
    fate = Fate(ADA, LOU, "MENU", stands=True, to_finder=3, to_owner=1)
    found = of_two(
        events.WordLaid(ADA, "MENU"),
        turn(LOU, ADA, 3, "U"),
        events.ProposalMissed(LOU, ADA, "TENU"),
        events.WordFound(LOU, ADA, "MENU", is_listed=True),
        events.WordJudged(fate),
    )
    near, end = one(found, "near"), one(found, "found")

    words = lous_eyes("cvcU", "U")
    assert "TENU" in words
    assert (near.step, near.seats) == (4, (LOU, ADA))
    assert (near.facts["said"], near.facts["word"]) == ("TENU", "MENU")
    assert near.facts["fits"] == len(words)
    assert (end.step, end.seats) == (5, (LOU, ADA))
    assert (end.facts["cards"], end.facts["fits"]) == (3, len(words) - 1)
    assert end.is_turning


def test_a_proposal_that_was_far_off_is_not_told() -> None:
    far = events.ProposalMissed(LOU, ADA, "TOPO")

    assert not remarks(of_two(events.WordLaid(ADA, "MENU"), far), "near")


def test_a_word_may_be_found_that_no_dictionary_has() -> None:
    found = of_two(
        events.WordLaid(ADA, "MUNE"), events.WordFound(LOU, ADA, "MUNE", is_listed=False)
    )

    assert one(found, "found.unlisted").facts["fits"] == len(lous_eyes("cvcv"))


def test_who_is_out_could_not_have_named_it() -> None:
    """Max's word falls: from then on he is not asked."""
    three = (*HANDS, tuple("AEEIIMNNPPVV"))
    cards = [turn(LOU, ADA, at, it) for at, it in ((3, "U"), (0, "M"), (2, "N"))]
    falls = Fate(MAX, None, "PEVI", stands=False, to_finder=0, to_owner=0)
    up = [events.WordTurnedUp(MAX, "PEVI", is_listed=False), events.WordJudged(falls)]
    laid = [events.WordLaid(ADA, "MENU"), events.WordLaid(MAX, "PEVI")]
    options = Options(language="fr")

    before = review_by_hand("wordz", THREE, options, dealt(*three), *laid, *cards)
    after = review_by_hand("wordz", THREE, options, dealt(*three), *laid, *up, *cards)

    assert one(before, "one_left.all").seats == (ADA, LOU, MAX)
    assert one(after, "one_left").seats == (ADA, LOU)


# Whole games


GAMES = [(2, "fr", b"w1"), (3, "en", b"w2"), (5, "fr", b"w3"), (7, "en", b"w4")]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def whole(request: pytest.FixtureRequest) -> tuple[Table, Review, list[str]]:
    seats, language, seed = request.param
    levels = [("scholar", "strong", "novice")[at % 3] for at in range(seats)]
    table = a_game("wordz", seats, seed, *levels, language=language)
    return table, review_of(table, levels), levels


def test_a_whole_game_has_turning_points_and_is_not_talked_over(
    whole: tuple[Table, Review, list[str]],
) -> None:
    table, found, _ = whole

    assert has_review("wordz")
    assert is_whole(found, table)
    assert 5 <= sum(it.is_turning for it in found.remarks) <= 15
    of_people = [it for it in found.remarks if not it.key.startswith("bot.")]
    assert len(of_people) <= len(table.entries)


def test_whatever_is_said_has_a_name_that_the_browser_knows(
    whole: tuple[Table, Review, list[str]],
) -> None:
    _, found, _ = whole

    assert {it.key for it in found.remarks} <= set(get_args(Key))
    assert {it.rests_on for it in found.remarks} <= set(get_args(RestsOn))
    assert {it.graph for it in found.curves} == set(get_args(Graph))


def test_a_bot_is_said_to_have_thought_what_it_thinks(
    whole: tuple[Table, Review, list[str]],
) -> None:
    """Asked again, with the view of that moment, a master proposes and turns the very same."""
    table, found, levels = whole
    by_step = {(it.step, it.key): it for it in found.remarks}
    told = 0
    for step in played(table).steps():
        if step.seat is None or levels[step.seat] == "novice":
            continue
        view, bot = table.game.view(step.before, step.seat), BOTS[levels[step.seat]]
        match step.action:
            case Propose(_, word):
                remark = by_step[step.number, "bot.proposes"]
                assert bot.choose(view, Chance(bytes(32))) == step.action
                assert remark.facts["words"][0] == word  # type: ignore[index]
                assert 0 < sum(remark.facts["shares"]) <= 101  # type: ignore[arg-type]
            case TurnCard():
                assert bot.choose(view, Chance(bytes(32))) == step.action
                if (step.number, "bot.turns") not in by_step:  # one word was left
                    continue
                assert by_step[step.number, "bot.turns"].facts["place"] == step.action.place + 1
            case LayWord(word):
                remark = by_step[step.number, "bot.hides"]
                assert remark.facts["lost"] == cards_lost(table.options.language, word, bot.knows)
            case _:
                continue
        told += 1
    assert told > 5


def test_nobody_explains_the_moves_of_people(whole: tuple[Table, Review, list[str]]) -> None:
    table, *_ = whole

    assert not [it for it in review_of(table).remarks if it.key.startswith("bot.")]
