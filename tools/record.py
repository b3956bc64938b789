"""Record a golden game: bots that now and then do something odd, so that every kind of event turns up.

python tools/record.py between 3 '{"follow_up":"notes","pace":"normal"}' 7 > LOG
"""

import sys

import msgspec

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.clock import TimeUp
from tablee.core.seats import Seat
from tablee.tables.log import format_log
from tablee.tables.table import Table, open_table

ODD = 7
"""One in so many moves is left to the random bot, to somebody nobody waits for, or to the clock."""


def record(key: str, seats: int, options: bytes, seed: int) -> Table:
    game = registry.game(key)
    chosen = msgspec.json.decode(options, type=game.TYPES.options)
    table = open_table(game, seats, chosen, seed=b"playthrough %d" % seed)
    dice = Chance(b"odd %d" % seed)
    now = 0
    while table.outcome is None:
        now += 1000 + dice.below(4000)
        if table.deadline is not None and now < table.deadline and dice.below(3 * ODD) == 0:
            now = table.deadline
            table.act(None, TimeUp(), now)
            continue
        seat = _who(table, dice)
        is_odd = seat not in table.awaiting or dice.below(ODD) == 0
        bots = registry.bots(key)
        bot = bots["random"] if is_odd else bots.get("regular", bots["random"])
        table.act(seat, bot.choose(table.view(seat), dice), now)
    return table


def _who(table: Table, dice: Chance) -> Seat:
    others = [
        it for it in table.seating.seats if it not in table.awaiting and table.view(it).offers
    ]
    if others and dice.below(ODD) == 0:
        return dice.pick(others)
    return table.awaiting[0]


if __name__ == "__main__":
    key, seats, options, seed = sys.argv[1:]
    for line in format_log(record(key, int(seats), options.encode(), int(seed))):
        sys.stdout.buffer.write(line + b"\n")
