"""Laying tables, sitting down, inviting, and the lists of tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ravenhill import examples
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSetup
from ravenhill.players.levels import offered
from ravenhill.server import ledger, neighbours, packs
from ravenhill.server.clock import Clock
from ravenhill.server.facts import places, teams
from ravenhill.server.open_table import OpenTable
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.people import Person
from ravenhill.server.refusal import Refusal, bad

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"  # no letters that look alike
LIST: Final = 50


def new_id() -> str:
    """Not to be guessed: who has it may look on where spectators are welcome."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


async def lay(
    open_tables: OpenTables,
    person: Person,
    game_id: str,
    scenario: str | None,
    options: dict[str, Any],
    wanted: Sequence[tuple[str, str | None]],
    public: bool,
    spectators: bool,
    pace: str | None = None,
    clock: dict[str, Any] | None = None,
    lesson: str | None = None,
    pack: dict[str, Any] | None = None,
    chance: str = "drawn",
    start: shelf.Setup | None = None,
    trial: bool = False,
) -> str:
    """A new table; `wanted` says for each seat in order: me, machine (which) or open. `start`: it does not begin as the
    game does but so; every seat must be filled. `trial`: a draft is tried there; it counts against no limit.

    Without a `pace` it is by days where somebody is still to come, else live."""
    checked, found, number = _checked(game_id, scenario, options, len(wanted))
    chosen = list(wanted) or [("me", None)]
    chosen += [("open", None)] * (number - len(chosen))
    if len(chosen) > number:
        raise Refusal("bad_setup", "server-too-many-seats", {"seats": number})
    free = [kind for place, (kind, _) in enumerate(chosen) if place not in found.automata]
    pace = pace or ("days" if "open" in free else "live")
    if clock is not None and (clock["kind"] == "days") != (pace == "days"):
        raise Refusal("bad_setup", "server-clock-pace")
    now = open_tables.clock()
    table_id = new_id()
    rows = [
        _chair(table_id, place, person, game_id, *("automaton", None) if place in found.automata else who)
        for place, who in enumerate(chosen)
    ]
    if "me" not in free and "open" not in free:
        raise Refusal("bad_setup", "server-no-person")
    table = {
        "id": table_id,
        "game": game_id,
        "scenario": found.id,
        "options": dict(checked.options),
        "kind": "game",
        "status": "waiting",
        "public": public,
        "spectators": spectators,
        "host": person.id,
        "created": now,
        "moved": now,
        "version": 0,
        "people": 0,
        "turn": 0,
        "to_move": [],
        "machine_due": False,
        "mail_due": False,
        "result": None,
        "offer": None,
        "pace": pace,
        "clock": clock,
        "lesson": lesson,
        "pack": None,
        "chance": chance,
        "trial": trial,
    }
    async with open_tables.store.write() as c:
        if not trial:
            await room_for_more(open_tables, c, person)
        if pack is not None:
            table["pack"] = await packs.put(c, game_id, pack)
        await c.execute(sa.insert(ledger.tables).values(**table))
        await c.execute(sa.insert(ledger.seats), rows)
    if start is not None:
        open_tables.starts[table_id] = start
    try:
        async with open_tables.at(table_id):  # which begins it, if every seat is filled
            return table_id
    finally:
        open_tables.starts.pop(table_id, None)


def _checked(
    game_id: str, scenario: str | None, options: dict[str, Any], wanted: int
) -> tuple[shelf.Setup, shelf.Scenario, int]:
    """The set-up as the game takes it, its scenario, and how many places there are, those of automata too."""
    try:
        game = shelf.find(game_id)
        # without a scenario, the first one for that many people
        checked = game.setup(scenario=scenario, options=options, seats=wanted or None if scenario is None else None)
        found = game.scenario(checked.scenario)
        number = len(found.names) if found.automata else (wanted or checked.seats)
        game.setup(scenario=found.id, options=options, seats=number - len(found.automata))
    except BadSetup as e:
        raise bad("bad_setup", e) from None
    return checked, found, number


def _chair(table_id: str, place: int, person: Person, game_id: str, kind: str, player: str | None) -> dict[str, Any]:
    if kind == "machine":
        check_machine(game_id, player)
    return {
        "table_id": table_id,
        "place": place,
        "person": person.id if kind == "me" else None,
        "machine": player if kind == "machine" else None,
        "nonce": secrets.token_hex(8),
    }


async def try_out(
    open_tables: OpenTables, person: Person, game_id: str, pack: dict[str, Any], found: dict[str, Any]
) -> str:
    """A table of one's own for a draft: the seat that can play the card is the person's, machines have the others.
    `found` is what `workshop.trial` gives. The table of the last try is no more."""
    start = shelf.Setup(**found["setup"])
    easy = easiest(game_id)
    wanted = [("me", None) if place == found["seat"] else ("machine", easy) for place in range(found["seats"])]
    where = (game_id, start.scenario)
    more: dict[str, Any] = {"pack": pack, "start": start, "trial": True}
    await _forget_tries(open_tables, person)
    return await lay(open_tables, person, *where, {}, wanted, False, False, "live", **more)


async def _forget_tries(open_tables: OpenTables, person: Person) -> None:
    """What was tried before is not kept: a try is for a look."""
    tables = ledger.tables
    async with open_tables.store.read() as c:
        found = list(
            (await c.execute(sa.select(tables.c.id).where((tables.c.host == person.id) & tables.c.trial))).scalars()
        )
    for table_id in found:
        async with open_tables.at(table_id) as table:
            async with open_tables.store.write() as c:
                await c.execute(sa.delete(tables).where(tables.c.id == table.id))
            _gone(open_tables, table)


async def learn(open_tables: OpenTables, person: Person, game_id: str, name: str) -> str:
    """The person's own table for a lesson: the one that was left, or a new one with machines at the other seats.

    An example that was played to its end is laid anew."""
    found = examples.lesson(game_id, name) if game_id in shelf.shelved() else None
    if found is None:
        raise Refusal("missing", "server-no-lesson")
    begun = (await lessons_begun(open_tables, person)).get((game_id, name))
    if begun is not None:
        async with open_tables.at(begun) as table:
            if examples.number_of(name) is None or table.learning() is not None:
                return begun
    scenario = shelf.find(game_id).scenario(found.scenario)
    easy = easiest(game_id)
    wanted = [("me", None) if place == found.seat else ("machine", easy) for place in range(len(scenario.names))]
    chosen = (found.scenario, found.options, wanted)
    return await lay(open_tables, person, game_id, *chosen, public=False, spectators=False, pace="live", lesson=name)


async def lessons_begun(open_tables: OpenTables, person: Person) -> dict[tuple[str, str], str]:
    """The tables of the lessons a person has begun and not played to the end."""
    tables = ledger.tables.c
    own = (tables.host == person.id) & (tables.status == "running") & tables.lesson.is_not(None)
    async with open_tables.store.read() as c:
        rows = await c.execute(sa.select(tables.game, tables.lesson, tables.id).where(own).order_by(tables.created))
        return {(game, name): table for game, name, table in rows}


def easiest(game_id: str) -> str:
    """The machine a beginner meets first; one that plays at random only where there is no other."""
    known = shelf.find(game_id).info.players
    return next((level.name for level in offered(known)), known[0])


def check_machine(game_id: str, machine: str | None) -> None:
    players = shelf.find(game_id).info.players
    known = [*(level.name for level in offered(players)), *players]
    if machine not in known:
        raise Refusal("bad_setup", "bad-player", {"player": str(machine), "known": ", ".join(known)})


def strongest(game_id: str) -> str:
    """The machine that plays on for somebody whose time is up; never one that plays at random."""
    levels = offered(shelf.find(game_id).info.players)
    if not levels:
        raise Refusal("not_now", "server-no-machine")
    return levels[-1].name


async def room_for_more(open_tables: OpenTables, c: AsyncConnection, person: Person) -> None:
    tables = ledger.tables.c
    running = sa.select(sa.func.count()).where((tables.host == person.id) & (tables.status != "over") & ~tables.trial)
    if (await c.scalar(running) or 0) >= open_tables.settings.tables_per_person:
        raise Refusal("not_now", "server-too-many-tables", {"most": open_tables.settings.tables_per_person})


async def join(open_tables: OpenTables, table_id: str, person: Person, seat: int, key: str) -> None:
    async with open_tables.at(table_id) as table:
        if not 0 <= seat < len(table.facts.chairs):
            raise Refusal("missing", "server-no-seat")
        chair = table.facts.chairs[seat]
        right = open_tables.people.invitation(table.id, seat, chair.nonce)
        invited = secrets.compare_digest(key.encode(), right.encode())
        if not invited and not table.facts.public and person.id != table.facts.host:
            raise Refusal("forbidden", "server-bad-invitation")
        if chair.person == person.id:
            return
        if table.facts.status != "waiting" or chair.filled:
            raise Refusal("not_now", "server-seat-taken")
        await neighbours.welcome(open_tables, table, person)
        await _seat(open_tables, table, seat, {"person": person.id}, free=True)
        await open_tables.begin_if_full(table)


async def leave(open_tables: OpenTables, table_id: str, person: Person, seat: int) -> None:
    async with open_tables.at(table_id) as table:
        table.own(person.id, seat)
        if table.facts.status != "waiting":
            raise Refusal("not_now", "server-begun")
        await free(open_tables, table, seat)


async def free(open_tables: OpenTables, table: OpenTable, seat: int) -> None:
    """Somebody gets up: the seat is open again, and old invitations to it are void."""
    await _seat(open_tables, table, seat, {"person": None, "machine": None, "nonce": secrets.token_hex(8)})


async def cancel(open_tables: OpenTables, table_id: str, person: Person) -> None:
    """The host takes a table away that has not begun."""
    async with open_tables.at(table_id) as table:
        if person.id != table.facts.host:
            raise Refusal("forbidden", "server-not-host")
        await take_away(open_tables, table)


async def take_away(open_tables: OpenTables, table: OpenTable) -> None:
    """A table that has not begun is no more. The lock is held."""
    tables = ledger.tables
    async with open_tables.store.write() as c:
        gone = await c.execute(sa.delete(tables).where((tables.c.id == table.id) & (tables.c.status == "waiting")))
    if gone.rowcount == 0:
        raise Refusal("not_now", "server-begun")
    _gone(open_tables, table)


def _gone(open_tables: OpenTables, table: OpenTable) -> None:
    """Who sits before it is told that there is no such table any more."""
    open_tables.by_id.pop(table.id, None)
    table.stale = True
    for w in list(table.watchers):
        w.send({"type": "error", "id": None, "error": Refusal("missing", "server-no-table").plain()})


async def machine(open_tables: OpenTables, table_id: str, person: Person, seat: int, player: str | None) -> None:
    """A machine sits down for somebody, or gets up again."""
    async with open_tables.at(table_id) as table:
        if not 0 <= seat < len(table.facts.chairs):
            raise Refusal("missing", "server-no-seat")
        chair = table.facts.chairs[seat]
        if player is not None:
            check_machine(table.facts.game, player)
        _may_seat(table, person, seat)
        if chair.machine == player:
            return
        if player is not None and seat in table.out_of_time():  # the others may act on it: nobody slips away
            raise Refusal("not_now", "server-late-no-machine")
        said = None
        if chair.person is not None and (player is None) != (chair.machine is None):
            said = "server-log-back" if player is None else "server-log-machine"
        await _seat(open_tables, table, seat, {"machine": player, "away": False}, said=said)
        await open_tables.begin_if_full(table)
        if table.facts.status == "running":
            open_tables.waking.wake(table)


def _may_seat(table: OpenTable, person: Person, seat: int) -> None:
    """Refuses to have a machine sit down or get up where it is not this person's to say."""
    chair = table.facts.chairs[seat]
    if table.over:
        raise Refusal("not_now", "why-over")
    if table.frozen is not None:
        raise Refusal("not_now", "server-frozen")
    if chair.automaton:
        raise Refusal("not_now", "server-automaton")
    if chair.person is not None:
        table.own(person.id, seat, playing=False)
    elif person.id != table.facts.host:
        raise Refusal("forbidden", "server-not-host")
    elif table.facts.status != "waiting":
        raise Refusal("not_now", "server-begun")


async def play_on(open_tables: OpenTables, table: OpenTable, seats: Sequence[int]) -> None:
    """The others have agreed: the strongest machine sits down for those whose time is up. The lock is held."""
    best = strongest(table.facts.game)
    for seat in seats:
        if table.facts.clock is not None:
            table.facts.clock.settle(open_tables.clock(), table.ticking())
            table.facts.clock.wind(seat)
        await _seat(
            open_tables, table, seat, {"machine": best, "away": True}, said="server-log-machine-late", offer=None
        )


async def _seat(
    open_tables: OpenTables,
    table: OpenTable,
    seat: int,
    values: dict[str, Any],
    free: bool = False,
    said: str | None = None,
    **more: Any,
) -> None:
    """Changes who holds a seat, and what `more` says of the table; `free`: only if nobody has sat down meanwhile.

    `said`: the line of the log that tells it."""
    s = ledger.seats
    which = (s.c.table_id == table.id) & (s.c.place == seat)
    if free:
        which &= s.c.person.is_(None) & s.c.machine.is_(None)
    tables = ledger.tables
    now = open_tables.clock()
    if table.facts.clock is not None:
        table.facts.clock.settle(now, table.ticking())
    table.stale = True  # until it is stored
    async with open_tables.store.write() as c:
        done = await c.execute(sa.update(s).where(which).values(**values))
        if done.rowcount == 0:
            raise Refusal("not_now", "server-seat-taken")
        for name in values.keys() & {"machine", "away"}:
            setattr(table.facts.chairs[seat], name, values[name])
        stands = {"machine_due": bool(table.machines_to_move()), "moved": now, **open_tables.time_left(table)}
        same = (tables.c.id == table.id) & (tables.c.version == table.version)
        changed = await c.execute(sa.update(tables).where(same).values(people=tables.c.people + 1, **stands, **more))
        if changed.rowcount == 0:  # the game went on at another process
            raise Refusal("stale", "server-stale")
        if said is not None and (told := await open_tables.note(c, table, seat, said)):
            await c.execute(sa.update(tables).where(tables.c.id == table.id).values(**told))
    async with open_tables.store.read() as c:
        table.facts = await open_tables.facts(c, table.id)
    table.stale = False
    open_tables.after(table)


async def invitations(
    open_tables: OpenTables, table_id: str, person: Person, renew: int | None = None
) -> list[dict[str, Any]]:
    async with open_tables.at(table_id) as table:
        if person.id != table.facts.host:
            raise Refusal("forbidden", "server-not-host")
        if renew is not None:
            if not 0 <= renew < len(table.facts.chairs):
                raise Refusal("missing", "server-no-seat")
            await _seat(open_tables, table, renew, {"nonce": secrets.token_hex(8)})
        told: list[dict[str, Any]] = []
        for chair in table.facts.chairs:
            if chair.kind == "open":
                key = open_tables.people.invitation(table.id, chair.place, chair.nonce)
                told.append({"seat": chair.place, "key": key, "path": f"/t/{table.id}#join={chair.place}.{key}"})
        return told


# --- lists ---------------------------------------------------------------------------------------------------


async def waiting_tables(open_tables: OpenTables, person: Person | None) -> list[dict[str, Any]]:
    tables = ledger.tables.c
    which = sa.select(ledger.tables).where((tables.status == "waiting") & tables.public, *neighbours.apart(person))
    return await _rows(open_tables, which.order_by(tables.moved.desc()).limit(LIST), person)


async def my_tables(open_tables: OpenTables, person: Person, before: float | None) -> list[dict[str, Any]]:
    """Those where it is the person's move first, then by the last move."""
    tables = ledger.tables.c
    s = ledger.seats.c
    mine = sa.select(s.table_id).where(s.person == person.id)
    which = sa.select(ledger.tables).where(
        (tables.id.in_(mine) | (tables.host == person.id)) & (tables.status != ledger.STORING)
    )
    if before is not None:
        which = which.where(tables.moved < before)
    rows = await _rows(open_tables, which.order_by(tables.moved.desc()).limit(LIST), person)
    return sorted(rows, key=lambda row: not row["your_move"])


async def _rows(open_tables: OpenTables, which: sa.Select[Any], person: Person | None) -> list[dict[str, Any]]:
    s = ledger.seats.c
    async with open_tables.store.read() as c:
        found = list((await c.execute(which)).mappings())
        held = await c.execute(
            sa.select(s.table_id, s.place, s.person, s.machine, ledger.persons.c.name)
            .join(ledger.persons, ledger.persons.c.id == s.person, isouter=True)
            .where(s.table_id.in_([row["id"] for row in found]))
            .order_by(s.place)
        )
        chairs: dict[str, list[Any]] = {}
        for chair in held:
            chairs.setdefault(chair[0], []).append(chair)
        kept, digests = ledger.pack_contents.c, {row["pack"] for row in found if row["pack"] is not None}
        called: dict[str, str] = {}
        if digests:
            named = await c.execute(sa.select(kept.digest, kept.name).where(kept.digest.in_(digests)))
            called = {str(digest): str(name) for digest, name in named}
    return [
        {**_row(open_tables, row, chairs.get(row["id"], []), person), "pack": called.get(row["pack"])} for row in found
    ]


def _row(open_tables: OpenTables, row: Any, chairs: list[Any], person: Person | None) -> dict[str, Any]:
    names, automata = places(row["game"], row["scenario"])
    table = open_tables.by_id.get(row["id"])
    here = table.here() if table is not None else set()
    sides = teams(row["game"], row["scenario"], len(chairs))
    seats: list[dict[str, Any]] = []
    own: list[int] = []
    for _, place, holder, machine_name, player in chairs:
        if place in automata:
            kind = "automaton"
        elif machine_name is not None:
            kind = "machine"
        else:
            kind = "open" if holder is None else "person"
        if person is not None and holder == person.id:
            own.append(place)
        connected = kind in ("machine", "automaton") or holder in here
        seats.append(
            {
                "index": place,
                "name": names[place],
                "team": sides[place],
                "player": player or None,
                "kind": kind,
                "machine": machine_name,
                "connected": connected,
                "to_move": place in row["to_move"] and not row["frozen"],
                "host": holder is not None and holder == row["host"],
            }
        )
    told = (
        "id",
        "game",
        "scenario",
        "status",
        "kind",
        "public",
        "turn",
        "created",
        "moved",
        "result",
        "pace",
        "lesson",
    )
    clock = Clock.read(row["clock"], row["time_left"])
    running = [s["index"] for s in seats if s["to_move"] and s["kind"] == "person"]
    due = clock.due(running) if clock is not None and row["status"] == "running" else None
    moving = any(s["to_move"] and s["kind"] == "person" and s["index"] in own for s in seats)
    more = {"clock": row["clock"], "due": due, "seats": seats, "your_seats": own, "your_move": moving}
    return {**{name: row[name] for name in told}, **more}
