"""What several cards make of one turn: the stricter limit holds, times multiply, traps add up (TW-71, TW-82)."""

from tablee.games.trapwords.cards import card
from tablee.games.trapwords.pieces import GUESSES, CardName, Effects, Options


def combined(options: Options, room: int, names: tuple[CardName, ...]) -> Effects:
    """For a team in the room of this number (TW-15) upon which these cards lie."""
    cards = [card(name, is_harder=options.monsters == "harder") for name in names]
    glass = options.glass * 1000
    for it in cards:
        over, under = it.glass
        glass = glass * over // under
    doubled = sum(room // it.doubled for it in cards if it.doubled)
    return Effects(
        cards=names,
        traps=room + doubled + sum(it.more_traps for it in cards),
        guesses=min([GUESSES, *(it.guesses or GUESSES for it in cards)]),
        words=min((it.words for it in cards if it.words), default=None),
        clue_words=min((it.clue_words for it in cards if it.clue_words), default=None),
        glass=glass,
    )
