"""Several server processes in one, step by step: each read, each commit, each message happens when the test says so.

The tables, inboxes and the bus are the real ones. Only what lies between them is made here: a database whose answers
wait for a step, and a channel that holds every message until it is delivered."""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from ravenhill.server import ledger, lobby, playing
from ravenhill.server.bus import Heard, Redis
from ravenhill.server.metrics import Metrics
from ravenhill.server.open_table import OpenTable
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import People, Person
from ravenhill.server.refusal import Away, Refusal
from ravenhill.server.settings import Settings

TURNS = 25  # of the event loop: more than anything needs between two steps
Step = tuple[str, Callable[[], None] | Callable[[], Awaitable[None]]]
Waiting = tuple[str, asyncio.Future[None]]


async def _at_once() -> None:
    return


class Connection:
    """What the server asks of a connection; each question waits as it is told to."""

    def __init__(self, c: sa.Connection, wait: Callable[[], Awaitable[None]] = _at_once) -> None:
        self._c = c
        self._wait = wait

    async def execute(self, *asked: Any) -> Any:
        await self._wait()
        return self._c.execute(*asked)

    async def scalar(self, *asked: Any) -> Any:
        await self._wait()
        return self._c.scalar(*asked)


class Database:
    """One process's way to the database all share. Before and after each visit it waits for its step.

    `torn`: every question of a reader sees what is stored at its own moment, as with PostgreSQL."""

    sqlite = True

    def __init__(self, name: str, engine: sa.Engine, waiting: list[Waiting], torn: bool) -> None:
        self._name = name
        self._torn = torn
        self._engine = engine
        self._waiting = waiting
        self.away = False

    async def _step(self, what: str) -> None:
        step: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((f"{what} {self._name}", step))
        await step
        if self.away:
            raise Away

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        if not self._torn:
            await self._step("read")
        with self._engine.connect() as c:
            yield Connection(c, partial(self._step, "read") if self._torn else _at_once)
        await self._step("readed")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        await self._step("write")
        with self._engine.begin() as c:
            yield Connection(c)
        await self._step("written")

    async def at_once(self, work: Callable[[sa.Connection], None]) -> None:
        await self._step("write")
        with self._engine.begin() as c:
            work(c)
        await self._step("written")


@dataclass
class Room:
    """Where messages are published: everybody who listens gets each in the same order, some sooner than others."""

    queues: dict[str, deque[bytes]] = field(default_factory=dict)  # of those who listen

    async def publish(self, channel: str, data: bytes) -> int:
        for queue in self.queues.values():
            queue.append(data)
        return len(self.queues)


class Line(Redis):
    """The real bus, but for its loops: when it publishes and when it hears is the test's to say."""

    def __init__(self, name: str, room: Room) -> None:
        super().__init__("", room)  # type: ignore[arg-type]
        self.name = name

    async def start(self, heard: Heard, metrics: Metrics) -> None:
        self._heard = heard

    def silent(self) -> float:
        return 0.0

    @property
    def untold(self) -> bool:
        return bool(self._untold)

    async def publish(self) -> None:
        telling, self._untold = self._untold, []
        await self._publish(telling)

    def hear(self, data: bytes) -> None:
        self._take(data)

    def cut(self) -> None:
        self._listening.clear()

    def listen(self) -> None:
        self._listens()


class Known(NamedTuple):
    """How a table stands, as the database has it, or as a socket was told."""

    version: int
    offer: bool
    begun: bool
    said: int


@dataclass(eq=False)
class Ear:
    """A socket: keeps the last state it was told."""

    person: str | None = None
    seat: int | None = None
    lines: int = 0
    chat: int = 0
    gallery: int = 0
    unheard: frozenset[str] = frozenset()
    state: dict[str, Any] = field(default_factory=dict)
    log: int = 0
    talk: int = 0

    def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "chat":
            self._hear_talk(message["chat"])

    def send_written(self, message: bytes) -> None:
        self.state = json.loads(message)["state"]
        told = self.state["log"]
        assert told["from"] <= self.log, "a line of the log was missed"
        self.log = told["from"] + len(told["lines"])
        self._hear_talk(self.state["chat"])

    def known(self) -> Known:
        return Known(self.state["version"], self.state["offer"] is not None, self.state["view"] is not None, self.talk)

    def _hear_talk(self, told: dict[str, Any]) -> None:
        assert told["from"] <= self.talk, "a line of the talk was missed"
        self.talk = told["from"] + len(told["lines"])


ANNA, BEN = (Person(name.lower(), name, 0, None, None, None, False, False, False, None) for name in ("Anna", "Ben"))


@cache
def _register() -> People:
    """Asked only for what it works out by itself; making one takes its time."""
    nothing: Any = None
    return People(nothing, "secret")


@dataclass(eq=False)
class Process:
    """One of them, and who sits at it."""

    name: str
    database: Database
    bus: Line
    open_tables: OpenTables
    ears: list[Ear] = field(default_factory=list)
    dead: bool = False


class Processes:
    """All of them, one table, and what can happen next."""

    def __init__(self, names: str, torn: bool = False) -> None:
        self._torn = torn
        self._engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        ledger.METADATA.create_all(self._engine)
        self._waiting: list[Waiting] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.room = Room()
        self.table = ""
        self.done: list[str] = []  # the steps so far, to be read when something went wrong
        self.of = {name: self._process(name) for name in names}

    def _process(self, name: str) -> Process:
        database: Any = Database(name, self._engine, self._waiting, self._torn)
        bus = Line(name, self.room)
        settings = Settings(games="toy=toy", snapshot_every=1000)
        nobody: Any = None  # no machine plays here
        return Process(name, database, bus, OpenTables(settings, database, _register(), nobody, bus, Metrics()))

    async def start(self, begun: bool = True) -> None:
        with self._engine.begin() as c:
            c.execute(
                sa.insert(ledger.persons),
                [{"id": who.id, "name": who.name, "created": 0.0, "seen": 0.0} for who in (ANNA, BEN)],
            )
        for process in self.of.values():
            process.open_tables.writer.start()
            process.open_tables.inbox.loop.start()
            await process.bus.start(process.open_tables.following.heard, process.open_tables.metrics)
            self._listen(process)
        first = next(iter(self.of.values()))
        self.do(self._lay(first))
        await self.finish()
        if begun:
            self.do(self.join(first))
            await self.finish()

    async def stop(self) -> None:
        for process in self.of.values():
            await process.open_tables.inbox.loop.stop()
            await process.open_tables.writer.loop.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._engine.dispose()

    # --- what people do --------------------------------------------------------------------------------------

    def do(self, doing: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(doing))

    async def _lay(self, process: Process) -> None:
        self.table = await lobby.lay(
            process.open_tables, ANNA, "toy", None, {}, [("me", None), ("open", None)], public=True, spectators=True
        )

    async def join(self, process: Process) -> None:
        """Ben sits down, and the game begins."""
        try:
            await lobby.join(process.open_tables, self.table, BEN, 1, "")
        except Refusal as e:
            assert e.code in ("stale", "not_now")

    async def sit(self, process: Process) -> None:
        async with process.open_tables.at(self.table) as table:
            ear = Ear()
            process.ears.append(ear)
            process.open_tables.following.sit(table, ear)

    async def leave(self, process: Process) -> None:
        if process.ears:
            process.open_tables.following.leave(self.table, process.ears.pop())

    async def answer(self, process: Process) -> None:
        try:
            async with process.open_tables.at(self.table, lately=True) as table:
                if table.play is not None:
                    await process.open_tables.happen(table, "answer", table.to_move()[0], ["wait"], None)
        except Refusal as e:
            assert e.code in ("stale", "busy", "not_now")

    async def look(self, process: Process) -> None:
        """A request that only reads."""
        async with process.open_tables.at(self.table):
            pass

    async def offer(self, process: Process) -> None:
        try:
            await playing.offer(process.open_tables, self.table, ANNA, 0, "close")
        except Refusal as e:
            assert e.code in ("stale", "not_now")

    async def say(self, process: Process) -> None:
        try:
            await playing.say(process.open_tables, self.table, ANNA, "Hello")
        except Refusal as e:
            assert e.code == "stale"

    async def beat(self, process: Process) -> None:
        process.open_tables.following.beat(0.0)

    async def put_away(self, process: Process) -> None:
        """A table nobody has used for so long that all that was in flight has long been heard."""
        table = process.open_tables.by_id.get(self.table)
        still = not self._waiting and not any(self.room.queues.values()) and not any(p.bus.untold for p in self.living)
        if still and table is not None and not table.watchers and not table.lock.locked():
            del process.open_tables.by_id[self.table]

    async def cut(self, process: Process) -> None:
        """Its connection to the channel breaks, with all that was on the way to it."""
        process.bus.cut()
        self.room.queues.pop(process.name, None)

    def _listen(self, process: Process) -> None:
        self.room.queues[process.name] = deque()
        process.bus.listen()

    def kill(self, process: Process) -> None:
        """It ends at once: what was committed stays, what it had to say is never said."""
        process.dead = True
        self.room.queues.pop(process.name, None)
        self._waiting[:] = [step for step in self._waiting if not step[0].endswith(f" {process.name}")]

    # --- what happens next -----------------------------------------------------------------------------------

    @property
    def living(self) -> list[Process]:
        return [process for process in self.of.values() if not process.dead]

    def steps(self) -> list[Step]:
        """Everything that could happen next, the longest due first."""
        steps: list[Step] = [(waiting[0], partial(self._let_go, waiting)) for waiting in self._waiting]
        for process in self.living:
            queue = self.room.queues.get(process.name)
            if queue is None:
                steps.append((f"listen {process.name}", partial(self._listen, process)))
            elif queue:
                steps.append((f"hear {process.name}", partial(self._hear, process)))
            if process.bus.untold:
                steps.append((f"tell {process.name}", process.bus.publish))
        return steps

    def _let_go(self, waiting: Waiting) -> None:
        self._waiting.remove(waiting)
        waiting[1].set_result(None)

    def _hear(self, process: Process) -> None:
        process.bus.hear(self.room.queues[process.name].popleft())

    async def take(self, step: Step) -> None:
        name, doing = step
        self.done.append(name)
        going_on = doing()
        if going_on is not None:
            await going_on
        await self.rest()

    async def rest(self) -> None:
        """Until nobody can go on without a step."""
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def step(self, *names: str) -> None:
        """These, one after the other; each must be what could happen next."""
        for name in names:
            await self.rest()
            possible = self.steps()
            found = next((step for step in possible if step[0] == name), None)
            assert found is not None, (name, [n for n, _ in possible], self.done)
            await self.take(found)

    async def finish(self, chance: random.Random | None = None) -> None:
        """Everything that is in flight arrives, in the order it came or as chance has it."""
        await self.rest()
        while steps := self.steps():
            await self.take(steps[0] if chance is None else chance.choice(steps))

    # --- what must be true -----------------------------------------------------------------------------------

    def stored(self) -> Known:
        t = ledger.tables.c
        with self._engine.connect() as c:
            version, offer, status = c.execute(sa.select(t.version, t.offer, t.status).where(t.id == self.table)).one()
            said = c.scalar(sa.select(sa.func.count()).select_from(ledger.chat))
        return Known(int(version), offer is not None, status != "waiting", int(said or 0))

    def behind(self) -> list[str]:
        """Which sockets do not know what is stored. Must be none when nothing is in flight."""
        stored = self.stored()
        told = [(process.name, ear.known()) for process in self.living for ear in process.ears]
        return [f"{name} has {known}, stored is {stored}" for name, known in told if known != stored]

    def open_at(self, process: Process) -> OpenTable:
        return process.open_tables.by_id[self.table]
