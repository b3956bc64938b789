"""Words are held to a game's records: what is missing is named, and what nothing asks for."""

from enum import Enum
from types import ModuleType
from typing import Literal

from tablee.core.game import Types
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.faces.check import missing, strange
from tablee.games.between import game as between
from tests.faces.refusals import codes_of


class Suit(Enum):
    HEARTS = "hearts"


class Rules(Record, frozen=True):
    clock_pace: Literal["off", "fast"] = "off"


class Play(Record, frozen=True, tag="play"):
    suit: Suit
    is_open: bool


class Played(Record, frozen=True, tag="played"):
    seat: Seat
    how: Literal["open", "h", 7]


class Pile(Record, frozen=True):
    height: int
    is_open: bool
    below: "tuple[Pile, ...]" = ()


class View(Record, frozen=True, tag="view"):
    seat: Seat | None
    phase: Literal["play", "over"]
    pile: Pile | None
    rows: tuple[tuple[Suit, ...], ...]


GAME: ModuleType = ModuleType("cards")
GAME.TYPES = Types(Rules, Play, Play, Played, View, Played)  # type: ignore[attr-defined]
GAME.PRESETS = {"classic": Rules()}  # type: ignore[attr-defined]

WHOLE = {
    "preset.classic": "Classic",
    "option.clock_pace": "Clock",
    "option.pace.off": "none",
    "option.clock_pace.fast": "fast",
    "action.play": "Play",
    "field.play.suit": "Suit",
    "field.is_open": "Openly",
    "value.hearts": "hearts",
    "told.played": "{seat} plays {how}.",
    "told.played.own.how.open": "You play openly.",
    "value.how.open": "openly",
    "view.pile": "Pile",
    "view.pile.height": "Height",
    "view.is_open": "Open",
    "view.below": "",
    "value.true": "yes",
    "value.false": "no",
    "view.rows": "Rows",
    "now.play.mine": "Play, at {pile.height}.",
    "now.mine": "Your turn.",
    "now.others": "Wait.",
    "ending.done": "{winners} won.",
    "refusal.no": "No.",
}


def test_whole_words_lack_nothing_and_have_nothing_strange() -> None:
    assert (missing(GAME, WHOLE), strange(GAME, WHOLE)) == ((), ())


def test_each_word_that_is_needed_is_missed() -> None:
    needless = {"now.play.mine", "told.played.own.how.open", "ending.done", "refusal.no"}

    for key in WHOLE.keys() - needless:
        rest = {it: text for it, text in WHOLE.items() if it != key}
        assert missing(GAME, rest), key


def test_what_is_not_so_is_not_shown_and_needs_no_word() -> None:
    chosen = {"value.is_open.true": "open", "value.is_open.false": "hidden"}
    rest = {it: text for it, text in WHOLE.items() if it not in ("value.true", "value.false")}

    assert missing(GAME, rest | chosen) == ()
    assert missing(GAME, rest) == tuple(chosen)


def test_without_words_every_kind_of_key_is_named() -> None:
    assert {it.partition(".")[0] for it in missing(GAME, {})} == {
        "preset",
        "option",
        "action",
        "field",
        "told",
        "view",
        "value",
        "now",
    }


def test_what_nothing_asks_for_is_strange() -> None:
    odd = {
        "tolld.played": "",
        "told.laid": "",
        "told.played.what.open": "",
        "told.played.how": "",
        "told.played": "{who} plays.",
        "told.played.own": "You play {how.long}.",
        "action.pass": "Pass",
        "field.colour": "Colour",
        "view.stack": "Stack",
        "now.deal.mine": "Deal.",
        "now.mine": "Play, {active}.",
        "refusal.no": "No, {code}.",
    }

    assert set(strange(GAME, odd)) == odd.keys()


def test_refusals_are_read_from_the_source_of_a_game_and_of_what_it_uses() -> None:
    codes = codes_of(between)

    assert {"you_hold_it", "not_your_turn", "seats_out_of_range", "take_a_seat"} <= set(codes)
    assert "off_the_paper" not in codes
    assert codes_of(GAME) == ()


def test_each_moment_that_a_game_offers_is_told_and_no_other() -> None:
    words = {"moment.quick_find": "{seats}, {number}, {word}", "moment.lucky_find": "{who}"}

    assert "moment.lucky_find" in missing(between, {})
    assert set(strange(between, words)) == {"moment.lucky_find"}
    assert strange(GAME, {"moment.quick_find": ""}) == ("moment.quick_find",)
