"""Tables of every kind, where not every move is for everybody: one is done when the server has answered it.

Whoever is to know has been written to before the answer, so what they are told has come with it by the next turn of the
loop.  What a seat does is drawn from its own offers; where a table goes on by itself meanwhile, as by its clock, a move
may come too late: it is refused, counted, and another is made.
"""

import asyncio
import re
from collections.abc import Coroutine, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from benchmarks._server.tables import SEATS, OurTable, dice
from benchmarks._server.wire import Door
from tablee.bots.trapwords.lists import lists_of, source_of
from tablee.core.drawing import COLOURS, GRID, PRESSURES, WIDTHS, Drawing, Stroke, Strokes
from tablee.core.offers import Offer, Offers
from tablee.core.record import encode
from tablee.core.typed import Typed
from tablee.games.trapwords.pieces import Options

SELDOM = 24
"""What is done seldom is, once in so many times that it could be, while there is something else to do."""


class Mode(NamedTuple):
    """A game, and what of all that its seats may do they leave."""

    game: str
    options: Mapping[str, Any] = {}
    never: frozenset[str] = frozenset()
    """Talk, and what undoes what was done: by lot it would be all there is."""
    seldom: frozenset[str] = frozenset()


_TALK_OF_TRAPS = (
    *("tell_team", "suggest_trap", "edit_trap", "drop_trap", "unchoose_trap", "reopen"),
    *("take_torch", "hand_torch", "wish", "need_time", "call_stop"),
)

MODES = {
    "Between": Mode("between"),
    "LINE": Mode("line"),
    "WORDZ": Mode("wordz"),
    "Trapwords": Mode(
        "trapwords",
        {"glass": 120},
        frozenset(_TALK_OF_TRAPS),
        frozenset(["guess", "stop", "unsure", "doubt"]),
    ),
    "Entre les lignes": Mode(
        "entre-les-lignes",
        {"rounds": "full"},
        frozenset(["object", "need_time", "recount"]),
        frozenset(["describe", "take_back"]),
    ),
}


class _View(Struct):
    offers: Raw
    outcome: Raw


class _Update(Struct):
    view: _View


class _Answer(Struct):
    n: int | None
    code: str = ""


_update = msgspec.json.Decoder(_Update)
_offers = msgspec.json.Decoder(Offers)
_answer = msgspec.json.Decoder(_Answer)
_names = re.compile(rb'"drawing":"([0-9a-f]{32})"')


class ModeTable(OurTable):
    """Four people, each of whom does what their own view offers them."""

    def __init__(self, mode: Mode, port: int) -> None:
        super().__init__(port)
        self._mode = mode
        self.game, self.options = mode.game, mode.options
        self.moves = self.refused = 0
        self._under_way: int | None = None
        """The number of the move that is not answered yet."""
        self._is_resting = False
        self._is_idle = False
        """Nobody has anything to do, until the table goes on by itself."""

    async def open(self) -> None:
        await super().open()
        self._doors = [Door(self.port, key) for key in self.keys]

    def move(self) -> None:
        self._send_move()

    async def rest(self) -> None:
        self._is_resting = True
        await super().rest()

    def _hear(self, place: int, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self._see(place, text)
            if b'"type":"drawings_hung"' in text and not self._is_resting:
                self._run(self._look(place, text))
            if self._is_idle:
                self._is_idle = False
                self._soon(self._send_move)
        elif text.startswith((b'{"type":"done"', b'{"type":"refused"')):
            answer = _answer.decode(text)
            if answer.code and answer.n is None:
                raise RuntimeError(f"not understood: {text!r}")
            if answer.n == self._under_way:
                self._under_way = None
                self._soon(self._try_another if answer.code else self._granted)

    def _soon(self, then: Any) -> None:
        asyncio.get_running_loop().call_soon(then)

    def _granted(self) -> None:
        self.moves += 1
        self.on_seen()

    def _try_another(self) -> None:
        self.refused += 1
        self._send_move()

    def _send_move(self) -> None:
        views = [_update.decode(seen).view for seen in self.seen]
        if bytes(views[0].outcome) != b"null":
            self.missing = SEATS
            self._ask(0, "wish", {"type": "again"})
            return
        self.missing = 0  # who is told of a move is for the server to know
        choices = [
            (seat, offer)
            for seat, view in enumerate(views)
            for offer in _offers.decode(view.offers)
            if offer.action not in self._mode.never
        ]
        self._is_idle = not choices
        if choices:
            self._do(*self._choice(choices))

    def _choice(self, choices: list[tuple[int, Offer]]) -> tuple[int, Offer]:
        seldom = self._mode.seldom
        usual = [it for it in choices if it[1].action not in seldom]
        while (chosen := dice.pick(choices))[1].action in seldom:
            if not usual or dice.below(SELDOM) == 0:
                break
        return chosen

    def _do(self, seat: int, offer: Offer) -> None:
        if isinstance(offer.fields.get("drawing"), Strokes):
            self._run(self._draw(seat))
            return
        fields = {
            name: _word(it) if isinstance(it, Typed) else it.pick(dice)
            for name, it in offer.fields.items()
        }
        self._under_way = self._ask(seat, "act", {"type": offer.action, **fields})

    # --- drawings ---

    async def _draw(self, seat: int) -> None:
        await self._doors[seat].send(f"/api/tables/{self.code}/drawing", dice.pick(_drawings()))
        self._granted()

    async def _look(self, seat: int, text: bytes) -> None:
        """At all that hangs, as every browser does."""
        for name in sorted(set(_names.findall(text.partition(b'"view"')[0]))):
            await self._doors[seat].get(f"/api/tables/{self.code}/drawings/{name.decode()}")

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)


def _word(choice: Typed) -> str:
    """One that the dictionary knows."""
    while not choice.has(word := dice.pick(_usual())):
        pass
    return word


@cache
def _usual() -> tuple[str, ...]:
    return tuple(lists_of(source_of(Options())).usual)


@cache
def _drawings() -> tuple[bytes, ...]:
    """A few of 30 KB each: forty strokes of fifty points."""
    return tuple(encode(Drawing(tuple(_stroke() for _ in range(40)))) for _ in range(8))


def _stroke() -> Stroke:
    points = [dice.below(bound) for _ in range(54) for bound in (GRID, GRID, PRESSURES)]
    return Stroke(1 + dice.below(COLOURS - 1), dice.below(WIDTHS), tuple(points))
