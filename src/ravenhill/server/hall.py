"""All tables of one server process: opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.decision import Illegal
from ravenhill.server import ledger
from ravenhill.server.bus import Bus
from ravenhill.server.live import Chair, Facts, Live
from ravenhill.server.machines import Machines
from ravenhill.server.metrics import Metrics
from ravenhill.server.people import People, Person
from ravenhill.server.refusal import Refusal, illegal
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store, Writer
from ravenhill.server.thinking import handed

T = TypeVar("T")
SWEEP_SECONDS: Final = 5.0
log: Final = logging.getLogger("ravenhill.server")


class Hall:
    """Opens tables, stores what happens at them, tells everybody, and wakes the machines."""

    def __init__(
        self, settings: Settings, store: Store, people: People, machines: Machines, bus: Bus, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.machines = machines
        self.bus = bus
        self.metrics = metrics
        self.writer = Writer(store)
        self.lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.stopping = False
        self.forgets: Callable[[str], None] = lambda person: None  # the sockets' part when a person's sessions end

    async def start(self) -> None:
        self.writer.start()
        await self.bus.start(self._heard)
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def stop(self) -> None:
        """Lets what has begun be stored, then puts everything away."""
        self.stopping = True
        for task in [*self._thoughts, *([self._sweeper] if self._sweeper else [])]:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self.settings.drain_seconds)
        await self.writer.stop()
        await self.bus.stop()
        self.machines.stop()

    async def to_the_end(self, doing: Coroutine[Any, Any, T]) -> T:
        """Work that goes on even if the one who asked for it hangs up: memory and database stay in step."""
        if self.stopping:
            doing.close()
            raise Refusal("busy", "server-stopping")
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # --- opening ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """The table, held: what is seen is stored, and nobody else changes it meanwhile."""
        while True:
            live = await self._open(table_id)
            async with live.lock:
                if self.lives.get(table_id) is not live:  # put away while we waited
                    continue
                live.used = time.monotonic()
                if live.stale:
                    await self._read_again(live)
                elif self.bus.shared:
                    await self._catch_up(live)
                await self.begin_if_full(live)
                yield live
                return

    async def _open(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is not None:
            return live
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._read(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> Live:
        async with self.store.read() as c:
            live = Live(await self.facts(c, table_id))
            chat = ledger.chat.c
            said = await c.execute(
                sa.select(chat.player, chat.seat, chat.text, chat.at)
                .where(chat.table_id == table_id)
                .order_by(chat.number)
            )
            live.chat = [dict(row) for row in said.mappings()]
            await self._read_game(c, live)
        self.lives[table_id] = live
        return live

    async def facts(self, c: AsyncConnection, table_id: str) -> Facts:
        row = (await c.execute(sa.select(ledger.tables).where(ledger.tables.c.id == table_id))).mappings().first()
        if row is None:
            raise Refusal("missing", "server-no-table")
        seat = ledger.seats.c
        held = await c.execute(
            sa.select(seat.place, seat.person, seat.machine, seat.nonce, ledger.persons.c.name)
            .join(ledger.persons, ledger.persons.c.id == seat.person, isouter=True)
            .where(seat.table_id == table_id)
            .order_by(seat.place)
        )
        names, automata = places(str(row["game"]), str(row["scenario"]))
        chairs = [
            Chair(place, names[place], place in automata, nonce, person, player, machine)
            for place, person, machine, nonce, player in held
        ]
        wanted = ("id", "game", "scenario", "options", "kind", "status", "public", "spectators", "host")
        more = ("created", "moved", "people", "result", "offer")
        return Facts(**{name: row[name] for name in wanted + more}, chairs=chairs)

    async def _read_game(self, c: AsyncConnection, live: Live) -> None:
        """The last snapshot and the journal rows after it."""
        live.play = None
        live.heard.clear()
        kept = ledger.snapshots
        row = (await c.execute(sa.select(kept).where(kept.c.table_id == live.id))).mappings().first()
        if row is None:
            return
        live.play = record.load(bytes(row["saved"]))
        live.version, live.ask, live.epoch = int(row["version"]), int(row["ask"]), int(row["epoch"])
        await self._read_rows(c, live)

    async def _read_rows(self, c: AsyncConnection, live: Live) -> None:
        j = ledger.journal.c
        rows = await c.execute(
            sa.select(j.kind, j.seat, j.data, j.outcomes)
            .where((j.table_id == live.id) & (j.number > live.version))
            .order_by(j.number)
        )
        for kind, seat, data, outcomes in rows:
            live.enter(kind, seat, data, outcomes)

    async def _read_again(self, live: Live) -> None:
        """Takes the stored table for the one in memory."""
        async with self.store.read() as c:
            live.facts = await self.facts(c, live.id)
            await self._read_game(c, live)
        for w in live.watchers:
            w.lines = 0
        live.stale = False

    async def _catch_up(self, live: Live) -> None:
        """What other processes have stored since."""
        t = ledger.tables.c
        async with self.store.read() as c:
            row = (await c.execute(sa.select(t.version, t.people, t.status).where(t.id == live.id))).first()
            if row is None:
                self.lives.pop(live.id, None)
                raise Refusal("missing", "server-no-table")
            version, people, status = row
            if people != live.facts.people or status != live.facts.status:
                live.facts = await self.facts(c, live.id)
            if live.play is None and status != "waiting":
                await self._read_game(c, live)
            elif version > live.version:
                await self._read_rows(c, live)

    async def begin_if_full(self, live: Live) -> None:
        """Deals as soon as every seat is filled; also for a table whose server died just before. The lock is held."""
        if live.facts.status != "waiting" or not all(c.filled for c in live.facts.chairs):
            return
        live.stale = True  # until it is stored
        live.begin(None if self.settings.seed < 0 else self.settings.seed)
        t = ledger.tables
        live.facts.moved = time.time()
        stands = self._stands(live, None)
        del stands["of"]
        async with self.store.write() as c:
            begun = await c.execute(
                sa.update(t).where((t.c.id == live.id) & (t.c.status == "waiting")).values(**stands)
            )
            if begun.rowcount == 1:
                await c.execute(sa.insert(ledger.snapshots).values(**snapshot_of(live)))
        if begun.rowcount == 0:  # another process has dealt it
            await self._read_again(live)
        live.stale = False
        self.after(live)

    # --- storing ---------------------------------------------------------------------------------------------

    async def happen(self, live: Live, kind: str, seat: int, data: Any, actor: str | None) -> int:
        """Something happens to the game: tried, stored, then told. The lock is held. Gives the new version."""
        began = time.perf_counter()
        try:
            outcomes = live.enter(kind, seat, data, None, fair=self.settings.seed < 0)
        except Illegal as e:
            raise illegal(e) from None
        except Exception:
            live.stale = True  # the engine broke in the middle of it: what is stored still holds
            raise
        now = time.time()
        live.facts.moved = now
        number = live.version
        row = {"table_id": live.id, "number": number, "kind": kind, "seat": seat, "data": data}
        snapshot = None
        if number % self.settings.snapshot_every == 0 or live.over or kind in ("rewind", "draw"):
            snapshot = await asyncio.to_thread(snapshot_of, live)  # the table is held: nobody changes it meanwhile
        try:
            won = await self.writer.put({**row, "outcomes": outcomes, "at": now}, self._stands(live, actor), snapshot)
        except (SQLAlchemyError, OSError) as e:
            live.stale = True
            log.error("a journal row could not be stored: %s", type(e).__name__)
            raise Refusal("busy", "server-not-stored") from None
        if not won:
            live.stale = True
            self.soon(self.look_again(live.id))
            raise Refusal("stale", "server-stale")
        self.metrics.stored(kind, time.perf_counter() - began)
        self.after(live)
        return number

    def after(self, live: Live) -> None:
        """Everybody is told, machines are woken."""
        live.tell_state()
        self.wake(live)
        if self.bus.shared:
            self.soon(self.bus.tell({"table": live.id, "version": live.version}))

    def _stands(self, live: Live, actor: str | None) -> dict[str, Any]:
        moving = live.to_move()
        others = [s for s in moving if live.facts.chairs[s].kind == "person" and live.facts.chairs[s].person != actor]
        return {
            "of": live.id,
            "version": live.version,
            "turn": live.turn(),
            "to_move": moving,
            "machine_due": bool(live.machines_to_move()),
            "mail_due": bool(others),
            "result": live.facts.result,
            "offer": live.facts.offer,
            "status": live.facts.status,
            "moved": live.facts.moved,
        }

    def soon(self, doing: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- machines --------------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Sets a machine to work for each open choice that is a machine's."""
        if self.stopping or live.play is None:
            return
        for seat in live.machines_to_move():
            if (live.ask, seat) not in live.thinking:
                live.thinking.add((live.ask, seat))
                task = asyncio.create_task(self._machine_turn(live.id, live.ask, seat))
                self._thoughts.add(task)
                task.add_done_callback(self._thoughts.discard)

    async def _machine_turn(self, table_id: str, ask: int, seat: int) -> None:
        """One choice of a machine: it is handed what its seat may know, thinks elsewhere, and answers."""
        try:
            async with self.at(table_id) as live:
                if live.ask != ask or seat not in live.machines_to_move():
                    return
                name = live.facts.chairs[seat].machine or "random"
                seed = self._luck(live.version, seat)
                table = await asyncio.to_thread(handed, live.game, seat, seed)
                alone = all(c.kind != "person" for c in live.facts.chairs)
            began = time.perf_counter()
            if alone:
                await asyncio.sleep(self.settings.machine_pause)
            option = await self.machines.choose(table, seat, name, seed)
            self.metrics.thought(name, time.perf_counter() - began)
            await self.to_the_end(self._machine_answer(table_id, ask, seat, option))
        except Refusal as e:
            if e.code not in ("stale", "missing", "busy"):
                log.error("a machine's choice was refused: %s %s", e.code, e.message.key)
        except Exception:
            log.exception("a machine could not move")
        finally:
            opened = self.lives.get(table_id)
            if opened is not None:
                opened.thinking.discard((ask, seat))

    def _luck(self, version: int, seat: int) -> int:
        """What a machine's thought begins with; foretold where the table's chance is, for tests."""
        if self.settings.seed < 0:
            return secrets.randbits(30)
        return random.Random(f"{self.settings.seed} {version} {seat}").getrandbits(30)

    async def _machine_answer(self, table_id: str, ask: int, seat: int, option: tuple[Any, ...] | None) -> None:
        async with self.at(table_id) as live:
            if live.ask != ask or seat not in live.machines_to_move():
                return
            decision = live.game.decision_of(seat)
            if decision is None:
                return
            live.thinking.discard((ask, seat))
            if option is None or option not in decision.options:
                # a machine that fails must not stop the game: any legal option goes on
                option = secrets.choice(decision.options)
            await self.happen(live, "answer", seat, list(option), None)

    # --- other processes -------------------------------------------------------------------------------------

    async def _heard(self, news: dict[str, Any]) -> None:
        if news.get("missed"):
            for table_id in list(self.lives):
                await self.look_again(table_id)
            return
        if "forget" in news:
            self.forgets(str(news["forget"]))
        live = self.lives.get(str(news.get("table")))
        if live is None:
            return
        if "here" in news:
            live.elsewhere[str(news["by"])] = (time.monotonic(), [str(p) for p in news["here"]])
            if news.get("asks"):
                await self.tell_presence(live)
            live.tell_seats()
        if "chat" in news:
            await self.read_chat(live)
        if "version" in news:
            await self.look_again(live.id)

    def renamed(self, person: Person) -> None:
        """A new name shows at once at the tables that are open here."""
        for live in self.lives.values():
            if live.seats_of(person.id):
                for chair in live.facts.chairs:
                    if chair.person == person.id:
                        chair.player = person.name
                live.tell_seats()

    async def look_again(self, table_id: str) -> None:
        with suppress(Refusal):
            async with self.at(table_id) as live:
                live.tell_state()

    async def read_chat(self, live: Live) -> None:
        chat = ledger.chat.c
        async with live.lock, self.store.read() as c:
            said = await c.execute(
                sa.select(chat.player, chat.seat, chat.text, chat.at)
                .where((chat.table_id == live.id) & (chat.number > len(live.chat)))
                .order_by(chat.number)
            )
            live.chat += [dict(row) for row in said.mappings()]
            live.tell_chat()

    async def tell_presence(self, live: Live, asks: bool = False) -> None:
        if self.bus.shared:
            here = sorted({w.person for w in live.watchers if w.person is not None})
            await self.bus.tell({"table": live.id, "here": here, "asks": asks})

    # --- keeping house ---------------------------------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self._sweep()
            except (SQLAlchemyError, OSError) as e:
                log.error("sweep: %s", type(e).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Wakes machines a dead process left waiting, and puts idle tables away."""
        t = ledger.tables.c
        # another process may still be thinking
        patience = self.settings.think_seconds + SWEEP_SECONDS if self.bus.shared else SWEEP_SECONDS
        overdue = sa.select(t.id).where((t.status == "running") & t.machine_due & (t.moved < time.time() - patience))
        async with self.store.read() as c:
            waiting = list((await c.execute(overdue.limit(500))).scalars())
        for table_id in waiting:
            with suppress(Refusal):
                async with self.at(table_id) as live:
                    self.wake(live)
        now = time.monotonic()
        for live in list(self.lives.values()):
            busy = live.watchers or live.thinking or live.lock.locked()
            if not busy and now - live.used > self.settings.idle_seconds:
                del self.lives[live.id]
            elif live.watchers and self.bus.shared:
                await self.tell_presence(live)


def snapshot_of(live: Live) -> dict[str, Any]:
    return {
        "table_id": live.id,
        "version": live.version,
        "ask": live.ask,
        "epoch": live.epoch,
        "saved": live.game.save(),
    }


def places(game: str, scenario: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names of a scenario's seats, and those the rules play themselves."""
    found = shelf.find(game).scenario(scenario)
    return found.names, found.automata
