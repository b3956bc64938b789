"""What lies beside a log: in the same file, after the seal, and nothing there that the log does not name."""

from collections.abc import Callable

import pytest

import tablee
from tablee import registry
from tablee.core.drawing import Drawing, Stroke
from tablee.core.record import encode, replace
from tablee.tables.log import Attached, Header, format_attached, format_log
from tablee.tables.reader import BrokenLog, read_log
from tablee.tables.table import Table
from tablee.tables.verify import verify
from tests.tables.forging import changed, content_of, played_table


def drawn() -> Table:
    table = tablee.open_table("entre-les-lignes", seats=4, seed=b"a gallery")
    tablee.play_out(table, ["regular"] * 4)
    return table


TABLE = drawn()
LINES = list(format_log(TABLE, ("Ada", "Bob", "Cleo", "Dan")))
BESIDE = list(format_attached(TABLE))
FIRST = len(LINES) + 1


def proven(beside: list[bytes]) -> Table:
    return verify(read_log(content_of([*LINES, *beside]), registry.game))


def test_every_drawing_that_is_kept_is_in_the_file_and_proven_by_its_name() -> None:
    log = read_log(content_of([*LINES, *BESIDE]), registry.game)
    assert {it.name: it.content.encode() for it in log.attached} == TABLE.attachments
    assert len(log.attached) >= 4
    assert verify(log).entries == TABLE.entries
    assert log.raw_lines == LINES


def test_the_log_needs_none_of_them() -> None:
    assert proven([]).entries == proven(BESIDE[1:]).entries == TABLE.entries


def test_a_game_that_goes_on_and_one_without_drawings_have_none() -> None:
    running = tablee.open_table("entre-les-lignes", seats=4, seed=b"a gallery")
    assert list(format_attached(running)) == []
    assert list(format_attached(played_table(b"no drawings"))) == []


NAME, CONTENT = next(iter(TABLE.attachments.items()))
OTHER = encode(Drawing((Stroke(1, 1, (5, 5, 128)),))).decode()


def line(name: str = NAME, content: str = CONTENT.decode()) -> bytes:
    return encode(Attached(name, content))


@pytest.mark.parametrize(
    "forged",
    [
        line(content=OTHER),
        line(content=CONTENT.decode() + " "),
        line(content=""),
        line(content="[" * 50_000),
        line(content='{"strokes":[[1,1,[1,2]]]}'),
        line(content="\0"),
        line(name="f" * 32),
        line(name=""),
        line(name=NAME.upper()),
    ],
    ids=[
        "another drawing", "another spelling", "nothing", "something deep", "half a point", "no text",
        "a name of nobody's", "no name", "another spelling of the name",
    ],
)  # fmt: skip
def test_a_drawing_that_the_log_does_not_name_is_named_with_its_line(forged: bytes) -> None:
    for place in (0, len(BESIDE) - 1):
        beside = [it for it in BESIDE if it != line()]
        beside.insert(place, forged)
        assert refused(lambda beside=beside: proven(beside)) == (  # type: ignore[misc]
            "other_attachment",
            FIRST + place,
        )


def refused(prove_it: Callable[[], Table]) -> tuple[str, int]:
    with pytest.raises(BrokenLog) as broken:
        prove_it()
    return broken.value.code, broken.value.line


def test_each_stands_there_once_and_after_the_seal() -> None:
    assert refused(lambda: proven([BESIDE[0], *BESIDE])) == ("other_attachment", FIRST + 1)
    early = [*LINES[:-1], BESIDE[0], LINES[-1]]
    content = content_of(early)
    assert refused(lambda: verify(read_log(content, registry.game))) == ("out_of_place", len(LINES))
    assert refused(lambda: proven([LINES[-1]])) == ("out_of_place", FIRST - 1)
    unsealed = content_of([*LINES[:-1], *BESIDE])
    code = refused(lambda: verify(read_log(unsealed, registry.game)))
    assert code == ("out_of_place", len(LINES))
    unread = BESIDE[0].replace(b'","', b'", "')
    assert refused(lambda: proven([unread])) == ("unreadable", FIRST)


def test_a_game_in_which_nobody_draws_has_none_beside_it() -> None:
    lines = [*format_log(played_table(b"no drawings"))]
    content = content_of([*lines, BESIDE[0]])
    code = refused(lambda: verify(read_log(content, registry.game)))
    assert code == ("other_attachment", len(lines) + 1)


def test_a_changed_log_is_named_before_what_lies_beside_it() -> None:
    def recommitted(header: Header) -> Header:
        return replace(header, commitment="0" * 64)

    content = content_of([*changed(LINES, 1, recommitted), *BESIDE])
    code = refused(lambda: verify(read_log(content, registry.game)))
    assert code == ("other_seed", len(LINES))
