"""Records are frozen and strict, and secrets have no text form."""

from typing import Any

import msgspec
import pytest
from rich.console import Console

from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret, converter, decoder, encode, replace, schema, tag_of
from tablee.core.seats import Seat
from tablee.games.between.game import TYPES
from tablee.games.between.state import Place, State
from tests.games.between.builders import playing


class Card(Record, frozen=True, tag="card"):
    value: int
    note: str = ""


class Joker(Record, frozen=True, tag="joker"):
    pass


class Hidden(Secret, frozen=True):
    value: int


def test_a_record_cannot_be_changed() -> None:
    card = Card(7)

    with pytest.raises(AttributeError, match="immutable"):
        card.value = 8  # type: ignore[misc]

    assert card == Card(7)


def every_kind(kind: type[Record]) -> list[type[Record]]:
    """This kind of record and all that were made from it in the package."""
    made = [below for other in kind.__subclasses__() for below in every_kind(other)]
    return [kind, *made] if kind.__module__.startswith("tablee.") else made


def test_every_record_of_the_package_is_frozen_and_strict() -> None:
    configs = {kind.__name__: kind.__struct_config__ for kind in every_kind(Record)}

    assert {"State", "RoundDealt", "View", "Offer"} <= configs.keys()
    assert [name for name, config in configs.items() if not config.frozen] == []
    assert [name for name, config in configs.items() if not config.forbid_unknown_fields] == []


def test_a_changed_copy_leaves_the_record_as_it_was() -> None:
    card = Card(7)

    other = replace(card, value=8)

    assert (card.value, other.value) == (7, 8)


def test_records_are_equal_when_their_fields_are() -> None:
    assert Card(7) == Card(7, "")
    assert Card(7) != Card(7, "!")
    assert hash(Card(7)) == hash(Card(7, ""))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b'{"type":"card","value":7,"extra":1}', "unknown field"),
        (b'{"type":"joker","value":7}', "unknown field"),
        (b'{"type":"card","value":"7"}', "Expected `int`"),
        (b'{"type":"card","value":true}', "Expected `int`"),
        (b'{"type":"card","value":7.5}', "Expected `int`"),
        (b'{"type":"card"}', "missing required field"),
        (b'{"type":"queen","value":7}', "Invalid value"),
        (b'{"value":7}', "missing required field `type`"),
        (b"[7]", "Expected `object`"),
    ],
)
def test_what_is_not_a_record_is_not_read(text: bytes, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        decoder(Card | Joker).decode(text)


def test_a_record_is_written_with_its_tag_and_its_fields_in_order() -> None:
    assert encode(Card(7, "!")) == b'{"type":"card","value":7,"note":"!"}'


def test_a_record_is_read_back_as_it_was() -> None:
    assert decoder(Card | Joker).decode(encode(Card(7, "!"))) == Card(7, "!")


def test_a_tag_is_read_from_a_record_or_from_its_kind() -> None:
    assert tag_of(Card(7)) == tag_of(Card) == "card"


def test_the_text_form_of_a_record_tells_its_fields() -> None:
    assert repr(Card(7)) == "Card(value=7, note='')"


# Secrets


@pytest.mark.parametrize(
    ("secret", "text"),
    [
        (Hidden(7), "<Hidden>"),
        (Place((7, 8)), "<Place>"),
        (playing("7 | 8", "1-3 | 4-6"), "<State>"),
    ],
)
def test_the_text_form_of_a_secret_tells_nothing(secret: Secret, text: str) -> None:
    assert f"{secret} {secret!r} {[secret]}" == f"{text} {text} [{text}]"


@pytest.mark.parametrize("secret", [Hidden(77777), Place((77777,))])
def test_a_pretty_console_tells_nothing_of_a_secret(secret: Secret) -> None:
    console = Console(width=200)

    with console.capture() as capture:
        console.print(secret, {"of": [secret]})

    assert type(secret).__name__ in capture.get()
    assert "77777" not in capture.get()


def test_an_error_about_a_secret_tells_nothing() -> None:
    with pytest.raises(AttributeError) as error:
        Hidden(77777).value = 1  # type: ignore[misc]

    assert "77777" not in str(error.value)


@pytest.mark.parametrize("kind", [State, Place])
def test_the_truth_is_a_secret(kind: type[Any]) -> None:
    assert issubclass(kind, Secret)


def test_what_was_parsed_already_is_read_as_strictly() -> None:
    read = converter(Card | Joker)

    assert read({"type": "card", "value": 7}) == Card(7)
    for wrong in ({"type": "card"}, {"type": "joker", "value": 7}, {"type": "ace"}, 7):
        with pytest.raises(msgspec.ValidationError):
            read(wrong)


# Everything a client meets has a schema


@pytest.mark.parametrize(
    "kind", [TYPES.options, TYPES.action, TYPES.table_action, TYPES.event, TYPES.view, TYPES.seen]
)
def test_what_a_game_speaks_has_a_schema(kind: Any) -> None:
    definitions = schema(kind)["$defs"]

    assert definitions
    assert all(
        definition["additionalProperties"] is False
        for definition in definitions.values()
        if definition["type"] == "object"
    )


def test_the_truth_is_in_no_schema_of_what_leaves_the_server() -> None:
    kinds = [TYPES.options, TYPES.action, TYPES.view, TYPES.seen]

    names = {name for kind in kinds for name in schema(kind)["$defs"]}

    assert not names & {"State", "Place", "RoundDealt"}


def test_an_outcome_is_told_by_seat() -> None:
    outcome = Outcome("five_points", (Seat(1),), (3, 5))

    assert encode(outcome) == b'{"why":"five_points","winners":[1],"points":[3,5]}'
