"""Processes in which those bots think that take longer than a table may wait: the loop goes on beside them."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

from tablee import registry
from tablee.server.apart import surroundings
from tablee.server.mind import LENGTH
from tablee.tables.minds import Minds, Question, Task, Thought
from tablee.words.packs import HOSTS

PROGRAM = ("-P", "-m", "tablee.server.mind")
"""`-P`: the folder it happens to be started in brings no module."""

PATIENCE = 30.0
"""Seconds for one thought, those before it included; the longest takes half of one."""

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
    """One process, begun when it is first asked; it answers in the order in which it is asked."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._beginning = asyncio.Lock()
        self._asked: deque[asyncio.Future[object]] = deque()
        self._hearing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._asked)

    async def ask(self, what: Question | Task) -> object:
        """What it says, which may be what broke; raises `Gone`."""
        told, process = pickle.dumps(what), None
        try:
            async with asyncio.timeout(PATIENCE):
                process = await self._begun()
                answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
                self._asked.append(answer)
                assert process.stdin is not None
                process.stdin.write(LENGTH.pack(len(told)) + told)
                return await answer
        except (TimeoutError, OSError) as fault:
            if self._process is process:  # else somebody has begun another since
                await self.end()
            raise Gone from fault

    async def end(self) -> None:
        """Whatever it was about to think; the next question begins it anew."""
        process, self._process = self._process, None
        if self._hearing is not None:
            self._hearing.cancel()
        self._give_up()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _begun(self) -> Process:
        async with self._beginning:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *PROGRAM,
                    stdin=PIPE,
                    stdout=PIPE,
                    env=surroundings(HOSTS),
                    start_new_session=True,
                )
                self._hearing = asyncio.create_task(self._hear(self._process))
            return self._process

    async def _hear(self, process: Process) -> None:
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                thought = pickle.loads(await process.stdout.readexactly(length))
                answer = self._asked.popleft()
                if not answer.done():  # whoever asked may have gone meanwhile
                    answer.set_result(thought)
        if self._process is process:
            logger.warning("a process in which bots think has ended, and is begun again")
            self._process = None
            self._give_up()

    def _give_up(self) -> None:
        """Nobody answers what was asked until now."""
        while self._asked:
            answer = self._asked.popleft()
            if not answer.done():
                answer.set_exception(Gone())
