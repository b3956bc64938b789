"""Processes in which those bots think that take longer than a table may wait: the loop goes on beside them."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

from tablee import registry
from tablee.bots.finding import what_broke
from tablee.server.apart import surroundings
from tablee.server.mind import LENGTH
from tablee.tables.minds import Minds, Question, Task, Thought
from tablee.words.packs import HOSTS

PROGRAM = ("-P", "-m", "tablee.server.mind")
"""`-P`: the folder it happens to be started in brings no module."""

PATIENCE = 30.0
"""Seconds for one thought; the longest takes half a second."""

TRIES = 2
"""A process that has ended is begun again; who ends that one, too, would end them all."""

logger = logging.getLogger("tablee.minds")


class Gone(Exception):
    """It has ended, or does not answer."""


class Broken(Exception):
    """What broke in a bot, as its mind told it."""


class Apart:
    """Deep bots think in these processes, all others here; where no process can be had, everybody thinks here."""

    def __init__(self, count: int, here: Minds) -> None:
        self._minds = [Mind() for _ in range(count)]
        self._here = here

    async def think(self, question: Question) -> Thought:
        is_deep = bool(self._minds) and registry.is_deep(question.game, question.level)
        for _ in range(TRIES if is_deep else 0):
            mind = min(self._minds, key=lambda it: it.waiting)
            with suppress(Gone):
                thought = await mind.ask(question)
                if isinstance(thought, Thought):
                    return thought
                raise Broken(thought)
        return await self._here.think(question)

    async def study(self, task: Task) -> None:
        """Each of them: nobody knows which will be asked."""
        minds = self._minds if registry.is_deep(task.game, task.level) else []
        if not minds:
            await self._here.study(task)
        for mind in minds:
            with suppress(Gone):
                if (broken := await mind.ask(task)) is not None:
                    raise Broken(broken)

    async def close(self) -> None:
        for mind in self._minds:
            await mind.end()


class Mind:
    """One process, begun when it is first asked; it is asked one thing at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asked: deque[tuple[Question | Task, asyncio.Future[object]]] = deque()
        self._asking: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._asked)

    async def ask(self, what: Question | Task) -> object:
        """What it says, which may be what broke; raises `Gone`."""
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._asked.append((what, answer))
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_all())
        return await answer

    async def end(self) -> None:
        """Whatever it was about to think; whoever waits is told."""
        if self._asking is not None:
            self._asking.cancel()
        while self._asked:
            _give(self._asked.popleft()[1], Gone())
        await self._end_process()

    async def _ask_all(self) -> None:
        """Who does not wait any more is not asked for."""
        while self._asked:
            what, answer = self._asked.popleft()
            if not answer.done():
                said: object = Gone()
                try:
                    said = await self._say(what)
                except Exception as fault:  # it has ended, stalls, or talks nonsense
                    logger.warning("a process in which bots think has ended: %s", what_broke(fault))
                    await self._end_process()
                finally:
                    _give(answer, said)

    async def _say(self, what: Question | Task) -> object:
        told = pickle.dumps(what)
        async with asyncio.timeout(PATIENCE):
            process = await self._begun()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(LENGTH.pack(len(told)) + told)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            return pickle.loads(await process.stdout.readexactly(length))

    async def _begun(self) -> Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *PROGRAM,
                stdin=PIPE,
                stdout=PIPE,
                env=surroundings(HOSTS),
                start_new_session=True,
            )
        return self._process

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _give(answer: asyncio.Future[object], said: object) -> None:
    """To whoever still waits."""
    if answer.done():
        return
    if isinstance(said, Gone):
        answer.set_exception(said)
    else:
        answer.set_result(said)
