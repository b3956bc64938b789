"""Deals that others play, too: what their names say, what follows from them, and what a log proves of that."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.chance import commitment
from tablee.core.record import encode, replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import Shift, all_along
from tablee.tables.daily import SETTINGS, edition_of, is_named_by_day, of_day, speaks
from tablee.tables.deal import Deal, Plan, SharedDeal, differing, seed_of_day
from tablee.tables.giving import LONGEST, name_of, planned
from tablee.tables.hall import levels_of
from tablee.tables.legacy import COUNTED, FORMAT
from tablee.tables.log import Header, Seal
from tablee.tables.past import PastGame
from tablee.tables.reader import BrokenLog
from tablee.tables.room.people import Chair, LastGame, PersonId
from tablee.tables.table import Table
from tests.tables.forging import changed, lines_of, prove
from tests.tables.variations import bots_for, played_to_the_end

DAY = "2026-11-15"
DAILY = [
    f"{game}/{DAY}.1{it}"
    for game in SETTINGS
    for it in ((".fr", ".en") if game == "wordz" else ("",))
]


VECTORS = {
    "solo-line/2026-11-15.1": "d826ad9b1084f1e3 1",
    "line/2026-11-15.1": "ed27ce3d1ebff62c 3",
    "long-line/2026-11-15.1": "f9f843018cbfdff9 3",
    "between/2026-11-15.1": "0acc17b689b4e4d1 3",
    "wordz/2026-11-15.1.fr": "198edc08a7c60035 2",
    "wordz/2026-11-15.1.en": "343fd3e0e367bcd8 2",
}
"""The first half of a seed, and for how many."""


def plan_of(address: str, last: str = "") -> Plan:
    key, name = address.split("/")
    return planned(registry.game(key), name, levels_of(key), last)


def table_of(plan: Plan) -> Table:
    return Table(
        registry.game(plan.game),
        Seating(len(plan.levels)),
        plan.options,
        seed=plan.seed,
        salts=plan.salts,
        format=COUNTED,
        deal=plan.shared.deal,
    )


def played(plan: Plan) -> Table:
    table = table_of(plan)
    play_out(table, bots_for(table))
    return table


def past_of(table: Table, *chairs: Chair, shifts: tuple[Shift, ...] | None = None) -> PastGame:
    bots = [it.bot for it in chairs]
    its = all_along(bots) if shifts is None else shifts
    return PastGame(LastGame(1, table.game.ABOUT.key, chairs), table, its)


ADA, BOB, BOT = Chair(PersonId(1)), Chair(PersonId(2)), Chair(bot="novice")


def of_its_own(seed: bytes = b"thirty-two bytes of a secret 123", format: int = COUNTED) -> Table:
    table = Table(
        registry.game("between"),
        Seating(2),
        {"length": "express"},
        seed=seed,
        salts=(b"salt", b""),
        format=format,
    )
    play_out(table, bots_for(table))
    return table


def refusal(job: Callable[[], Any]) -> str:
    with pytest.raises(Refusal) as refused:
        job()
    return refused.value.code


# --- of a day ---


def test_a_day_deals_the_same_for_ever() -> None:
    """Other seeds are other cards on other installations: whoever has to change one raises the edition."""
    found = {it: (plan := plan_of(it)).seed.hex()[:16] + f" {len(plan.levels)}" for it in DAILY}
    assert found == VECTORS


def test_who_changes_what_is_dealt_raises_the_edition_too() -> None:
    """As the rules were when each edition was made."""
    deals = {it: (registry.game(it).ABOUT.deals, edition_of(it)) for it in SETTINGS}
    assert deals == dict.fromkeys(SETTINGS, (1, 1))


def test_the_cards_of_a_day_are_these() -> None:
    table = table_of(plan_of(f"solo-line/{DAY}.1"))
    table.begin()
    assert table.state.cards == (2, 8, 31, 36, 43, 45, 47, 50, 56, 59)


def test_another_day_another_game_and_another_language_are_another_deal() -> None:
    seeds = [plan_of(it).seed for it in (*DAILY, "line/2026-11-16.1")]
    assert len(set(seeds)) == len(seeds)


def test_every_game_of_the_day_is_played_against_bots_that_are_there() -> None:
    for address in DAILY:
        plan = plan_of(address)
        registry.game(plan.game).start(Seating(len(plan.levels)), plan.options)
        assert plan.seat == 0
        assert set(plan.levels[1:]) <= {"regular"}


def test_games_that_have_no_deal_of_the_day_say_so() -> None:
    assert edition_of("trapwords") is None
    assert [it for it in SETTINGS if speaks(registry.game(it))] == ["wordz"]


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("line/2026-11-16.1", "not_yet"),
        ("line/2026-11-15.2", "other_rules"),
        ("line/2026-11-15.01", "other_rules"),
        ("line/2026-02-29.1", "no_such_deal"),
        ("line/2026-11-15.1.fr", "no_such_deal"),
        ("wordz/2026-11-15.1", "no_such_deal"),
        ("wordz/2026-11-15.1.de", "no_such_deal"),
        ("trapwords/2026-11-15.1", "no_such_deal"),
        ("line/2026-11-15", "no_such_deal"),
        ("line/٢026-11-15.1", "no_such_deal"),
    ],
)
def test_what_no_day_has_is_refused(address: str, code: str) -> None:
    assert refusal(lambda: plan_of(address, last=DAY)) == code


def test_a_name_of_a_day_is_told_from_every_other() -> None:
    assert is_named_by_day(f"{DAY}.1")
    assert not is_named_by_day(name_of(past_of(of_its_own(), ADA, BOT)))
    assert refusal(lambda: of_day(registry.game("line"), "nonsense")) == "no_such_deal"


# --- of a game ---


def test_a_name_says_all_it_takes() -> None:
    table = of_its_own()
    name = name_of(past_of(table, BOT, ADA))
    plan = plan_of(f"between/{name}")

    assert (plan.seat, plan.levels) == (1, ("novice", ""))
    assert (plan.options, plan.seed, plan.salts) == (table.options, table.seed, table.salts)
    assert plan.shared.name == name
    assert plan.shared.deal == Deal(table.version, of=table.commitment)
    assert len(name) < 300


def test_whoever_plays_it_has_the_same_game_for_the_same_moves() -> None:
    table = of_its_own()
    again = played(plan_of(f"between/{name_of(past_of(table, ADA, BOT))}"))

    assert encode([it.event for it in again.entries]) == encode([it.event for it in table.entries])


def test_what_was_given_on_keeps_its_name() -> None:
    plan = plan_of(f"line/{DAY}.1")
    last = LastGame(1, "line", (ADA, BOT, BOT), deal=plan.shared.name)
    assert name_of(PastGame(last, played(plan))) == f"{DAY}.1"


@pytest.mark.parametrize(
    ("chairs", "shifts"),
    [
        ((ADA, BOB), None),
        ((BOT, BOT), None),
        ((ADA, Chair()), None),
        ((ADA, BOT), ()),
        (
            (ADA, BOT),
            (Shift(Seat(1), 0, "novice"), Shift(Seat(0), 3, "novice"), Shift(Seat(0), 9, None)),
        ),
        ((ADA, Chair(PersonId(2), bot="novice")), None),
        ((Chair(PersonId(1), is_passed_over=True), BOT), None),
    ],
    ids=["two", "none", "empty", "took over", "was lent", "is lent", "away"],
)
def test_nobody_gives_on_a_game_that_others_had_a_part_in(
    chairs: tuple[Chair, ...], shifts: tuple[Shift, ...] | None
) -> None:
    table = of_its_own()
    assert refusal(lambda: name_of(past_of(table, *chairs, shifts=shifts))) == "not_given"


def test_games_of_before_and_games_of_people_are_not_given_on() -> None:
    before, kidz = of_its_own(format=FORMAT), played_to_the_end("kidz-line")
    assert refusal(lambda: name_of(past_of(before, ADA, BOT))) == "not_given"
    assert refusal(lambda: name_of(past_of(kidz, ADA, BOT))) == "not_given"
    solo = played_to_the_end("solo-line", seed=bytes(32))
    assert plan_of(f"solo-line/{name_of(past_of(solo, ADA))}").levels == ("",)


def test_an_old_puzzle_of_the_day_is_given_on_with_its_day() -> None:
    solo = played_to_the_end("solo-line", seed=bytes(32), day=DAY)
    again = table_of(plan_of(f"solo-line/{name_of(past_of(solo, ADA))}"))
    again.begin()
    assert again.options.day == DAY
    assert again.state.cards == solo.state.cards


def test_rules_that_deal_otherwise_today_give_nothing_on() -> None:
    table = of_its_own()
    table.version = 0
    assert refusal(lambda: name_of(past_of(table, ADA, BOT))) == "other_rules"


def told(**fields: Any) -> str:
    usual = {
        "rules": 2, "seat": 0, "levels": ["", "novice"], "options": {}, "seed": "A" * 43, "salts": ["", ""],
    } | fields  # fmt: skip
    return text(encode(list(usual.values())))


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def test_a_name_that_was_made_by_hand_is_as_good() -> None:
    assert plan_of(f"between/{told()}").levels == ("", "novice")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (told(rules=3), "other_rules"),
        (told(rules=0), "other_rules"),
        (told(seat=2), "no_such_deal"),
        (told(seat=1), "no_such_deal"),
        (told(levels=["", ""]), "no_such_deal"),
        (told(levels=["", "wizard"]), "no_such_bot"),
        (told(levels=["", *["novice"] * 9], salts=[""] * 10), "no_such_deal"),
        (told(levels=[], salts=[]), "no_such_deal"),
        (told(salts=[""]), "no_such_deal"),
        (told(salts=["", "A" * 100]), "no_such_deal"),
        (told(seed="A" * 4), "no_such_deal"),
        (told(seed="A" * 100), "no_such_deal"),
        (told(seed="é"), "no_such_deal"),
        (told(seed="A" * 42 + "B"), "no_such_deal"),
        (told(seed="A" * 43 + "!!!!"), "no_such_deal"),
        (told(salts=["", "!"]), "no_such_deal"),
        (told(salts=["", "AB"]), "no_such_deal"),
        (told(options={"length": "for_ever"}), "no_such_deal"),
        (told(options={"length": "to_five"}), "no_such_deal"),
        (told(options={"nothing": 1}), "no_such_deal"),
        (told(options={"first": 5}), "no_such_deal"),
        (told() + "=", "no_such_deal"),
        (told() + "A", "no_such_deal"),
        (told(options={"x": "y" * LONGEST}), "no_such_deal"),
        (text(b"[" * 800), "no_such_deal"),
        (text(encode([1, 2])), "no_such_deal"),
        (text(b"\xff\xfe"), "no_such_deal"),
        ("", "no_such_deal"),
        ("%00", "no_such_deal"),
        ("\ud800", "no_such_deal"),
        ("é" * 40, "no_such_deal"),
    ],
)
def test_what_is_no_name_is_refused(name: str, code: str) -> None:
    assert refusal(lambda: plan_of(f"between/{name}")) == code


def test_a_game_whose_deal_is_nobodys_to_give_is_refused() -> None:
    assert refusal(lambda: plan_of(f"kidz-line/{told()}")) == "no_such_deal"


# --- what a log proves ---


def test_a_log_says_where_its_seed_came_from_and_holds() -> None:
    for address in (f"line/{DAY}.1", f"between/{name_of(past_of(of_its_own(), ADA, BOT))}"):
        table = played(plan_of(address))
        again = prove(lines_of(table))
        assert again.deal == table.deal
        assert encode(again.state) == encode(table.state)


def swapped(seed: bytes, **header: Any) -> list[bytes]:
    """A whole game of another seed, whose log says that it is the deal of a day."""
    plan = plan_of(f"line/{DAY}.1")
    return lines_of(played(msgspec.structs.replace(plan, seed=seed, **header)))


def test_a_seed_that_is_not_the_days_is_named() -> None:
    with pytest.raises(BrokenLog, match="other_deal") as broken:
        prove(swapped(b"another seed that was liked more"))
    assert broken.value.line == 1


def test_a_seed_of_rules_that_are_still_to_come_is_named() -> None:
    """Else one could go on counting until the cards are good."""
    plan = plan_of(f"line/{DAY}.1")
    later = Deal(7, day=DAY)
    seed = seed_of_day("line", 3, plan.options, later)
    with pytest.raises(BrokenLog, match="other_deal"):
        prove(swapped(seed, shared=SharedDeal(f"{DAY}.1", later)))


def test_salts_that_somebody_chose_are_named() -> None:
    plan = plan_of(f"line/{DAY}.1")
    with pytest.raises(BrokenLog, match="other_deal"):
        prove(swapped(plan.seed, salts=(b"chosen", b"", b"")))


@pytest.mark.parametrize(
    "deal",
    [
        Deal(1, day="2026-11-16"),
        Deal(2, day=DAY),
        Deal(1, day="2026-02-30"),
        Deal(1),
        Deal(1, of="0" * 64),
    ],
)
def test_a_first_line_that_names_another_deal_is_named(deal: Deal) -> None:
    def forge(header: Header) -> Header:
        return replace(header, deal=deal)

    with pytest.raises(BrokenLog, match="other_deal"):
        prove(changed(lines_of(played(plan_of(f"line/{DAY}.1"))), 1, forge))


def test_a_deal_is_of_a_day_or_of_a_game() -> None:
    plan = plan_of(f"line/{DAY}.1")
    both = Deal(1, day=DAY, of=commitment(plan.seed, "line", 1))
    with pytest.raises(BrokenLog, match="other_deal"):
        prove(changed(lines_of(played(plan)), 1, lambda it: replace(it, deal=both)))


def test_the_seed_still_has_to_answer_the_commitment() -> None:
    lines = lines_of(played(plan_of(f"line/{DAY}.1")))

    def other(seal: Seal) -> Seal:
        return replace(seal, seed="00" * 32)

    with pytest.raises(BrokenLog, match="other_seed"):
        prove(changed(lines, len(lines), other))


def test_a_log_of_any_other_game_says_nothing_of_it() -> None:
    assert b'"deal"' not in lines_of(of_its_own())[0]


def test_what_is_usual_goes_into_no_name() -> None:
    options = registry.game("between").TYPES.options
    assert differing(options()) == {}
    assert differing(options(length="express", pace="off")) == {"length": "express"}


def test_a_turn_is_counted_by_what_a_seat_did_itself() -> None:
    plan = plan_of(f"line/{DAY}.1")
    table = played(plan)
    own = [it for it in table.entries if it.seat == 1 and it.action is not None]
    assert table.turn_of(Seat(1)) == len(own) < len(table.entries)
    assert of_its_own(format=FORMAT).turn_of(Seat(1)) > table.turn_of(Seat(1))
