"""What may run in the back room instead of what does: reviewers of the tests' own, and programs that misbehave."""

import asyncio
import os
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from tablee.server import backroom
from tests.server.house import until

ANSWERS = """
def review(played):
    sure = []
    for step in played.steps():
        if type(step.event).__name__ == "QuestionAnswered":
            sure.append((step.number, float(len(sure) + 1)))
            yield Remark(step.number, "asked", (step.seat,), {"level": played.bot(step)})
    yield Curve("questions", tuple(sure))
"""
"""Finds every question of a game of Between."""

NOBODY_LOOKS_BACK = """
from tablee.review import reviewers
from tablee.server import review_worker
reviewers._OURS.clear()
review_worker.main()
"""
"""The real process, for a game without a reviewer."""

PLANTED = """
import os, sys
from types import SimpleNamespace
from tablee.review import reviewers
from tablee.review.review import Curve, Remark
from tablee.server import review_worker
{source}
sys.modules["planted"] = SimpleNamespace(review=review)
reviewers._OURS["between"] = "planted"
review_worker.main()
"""


def plant(patch: pytest.MonkeyPatch, source: str) -> None:
    """The real process, with this reviewer for Between."""
    put_in(patch, PLANTED.format(source=source))


def put_in(patch: pytest.MonkeyPatch, program: str) -> None:
    """Another program altogether."""
    patch.setattr(backroom, "PROGRAM", ("-P", "-c", program))


def module(source: str) -> ModuleType:
    """The same reviewer, here."""
    planted = ModuleType("planted")
    exec("from tablee.review.review import Curve, Remark", vars(planted))
    exec(source, vars(planted))
    return planted


class Gate:
    """Whatever comes here says who it is, and stands still until it is let go."""

    def __init__(self, folder: Path) -> None:
        self._here, self._go = folder / "here", folder / "go"
        os.mkfifo(self._here)
        os.mkfifo(self._go)

    @property
    def code(self) -> str:
        """For the process: one line of Python."""
        here, go = str(self._here), str(self._go)
        return f"import os; open({here!r}, 'w').write(str(os.getpid())); open({go!r}).read()"

    async def arrived(self) -> int:
        """Its number."""
        return int(await asyncio.to_thread(self._here.read_text))

    async def let_go(self) -> None:
        await asyncio.to_thread(self._go.write_text, "go")


async def is_gone(process: int) -> None:
    """Wait until there is no such process any more."""

    def is_there() -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True

    await until(lambda: not is_there())


async def found(asking: httpx.AsyncClient, path: str) -> httpx.Response:
    """The first answer that is not how far it is; asked as a browser would, again and again."""
    while (answer := await asking.get(path)).status_code == 202:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    return answer
