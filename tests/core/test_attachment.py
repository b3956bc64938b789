"""Attachments: what one goes by, and in which fields a record names them."""

from tablee.core.attachment import Attachment, Signed, attachments_of, name_for, signed_in
from tablee.core.chance import Chance
from tablee.core.record import Record

DIGITS = frozenset("0123456789abcdef")


class Leaf(Record, frozen=True):
    name: Attachment
    word: str = ""


class Tree(Record, frozen=True):
    one: Attachment = ""
    maybe: Attachment | None = None
    many: tuple[Attachment, ...] = ()
    pair: tuple[int, Attachment] = (0, "")
    leaf: Leaf | None = None
    leaves: tuple[Leaf, ...] = ()
    either: int | Leaf | Attachment = 0
    word: str = ""
    words: tuple[str, ...] = ()
    text: Leaf | str = ""
    trees: tuple["Tree", ...] = ()


def test_a_record_names_what_its_types_say_and_nothing_else() -> None:
    tree = Tree(
        one="1",
        maybe="2",
        many=("3", "", "4"),
        pair=(1, "5"),
        leaf=Leaf("6", "no"),
        leaves=(Leaf("7", "no"), Leaf("")),
        either=Leaf("8"),
        word="no",
        words=("no",),
        text="no",
        trees=(Tree(one="9", word="no"), Tree(either="0")),
    )

    assert list(attachments_of(tree)) == [*"1234567890"]
    assert list(attachments_of(Tree())) == []


class Plate(Signed, frozen=True):
    name: Attachment
    leaf: Leaf | None = None


class Wall(Record, frozen=True):
    draft: Attachment
    plates: tuple[Plate, ...]
    leaf: Leaf
    walls: tuple["Wall", ...] = ()


def test_only_what_stands_in_a_signed_record_is_signed() -> None:
    inner = Wall("no", (Plate("3"), Plate("")), Leaf("no"))
    wall = Wall("no", (Plate("1", Leaf("2")),), Leaf("no"), (inner,))

    assert list(signed_in(wall)) == [*"123"]


def test_a_name_is_thirty_two_digits_that_nobody_can_guess() -> None:
    names = {name_for(b"a house", Chance(b"names", it)) for it in range(200)}

    assert len(names) == 200
    assert all(len(name) == 32 and {*name} <= DIGITS for name in names)


def test_the_same_chance_gives_the_same_name_to_the_same_content_only() -> None:
    names = [name_for(it, Chance(b"names")) for it in (b"a", b"b", b"", b"a")]

    assert names[0] == names[3]
    assert len({*names}) == 3
