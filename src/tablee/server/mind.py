"""A process of its own in which bots think: one question after the other, until nobody asks any more.

python -m tablee.server.mind       questions on standard input, thoughts on standard output
"""

import os
import pickle
import sys
from collections import deque
from contextlib import suppress
from struct import Struct
from typing import BinaryIO

from tablee.bots.finding import what_broke
from tablee.tables.hall import bot_for
from tablee.tables.minds import Question, Task, study, think
from tablee.words.packs import lend

LENGTH = Struct(">I")
"""Before each question and each thought."""

HUMILITY = 5
"""People's moves come first."""

LENT = 8
"""Packs of tables that are kept, those last asked with."""


def main() -> None:
    with suppress(AttributeError, OSError):
        os.nice(HUMILITY)
    questions, thoughts = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is said in here is no thought
    with suppress(BrokenPipeError):
        answer_all(questions, thoughts)


def answer_all(questions: BinaryIO, thoughts: BinaryIO) -> None:
    held: deque[object] = deque(maxlen=LENT)
    while head := questions.read(LENGTH.size):
        asked: Question | Task = pickle.loads(questions.read(*LENGTH.unpack(head)))
        held.extend(lend(it.game, it.language, it.text) for it in asked.words)
        told = pickle.dumps(_answer_to(asked))
        thoughts.write(LENGTH.pack(len(told)) + told)
        thoughts.flush()


def _answer_to(asked: Question | Task) -> object:
    """Or what broke, in words: not every error can be sent."""
    try:
        bot = bot_for(asked.game, asked.level)
        if isinstance(asked, Question):
            return think(bot, asked)
        study(bot, asked)
    except Exception as fault:
        return what_broke(fault)
    return None


if __name__ == "__main__":
    main()
