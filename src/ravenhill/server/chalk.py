"""Marks a player draws on the map for the others of their team: a ring around a place, an arrow between two.

They are held in memory alone: no record, no journal and no replay knows of them, and nobody of another team."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ravenhill.server.facts import teams
from ravenhill.server.open_table import Marks, OpenTable, Watcher
from ravenhill.server.people import Person

if TYPE_CHECKING:
    from ravenhill.server.bus import News
    from ravenhill.server.open_tables import OpenTables


async def draw(open_tables: OpenTables, table_id: str, person: Person, seat: int, marks: Marks) -> None:
    """All marks of a seat from now on, instead of those before."""
    async with open_tables.at(table_id, lately=True) as table:
        table.own(person.id, seat, playing=False)
        _take(table, seat, marks)
        open_tables.bus.tell({"table": table.id, "drawn": seat, "marks": marks})


def heard(table: OpenTable, news: News) -> None:
    """Somebody at another process has drawn."""
    seat = int(news["drawn"])
    if seat < len(table.facts.chairs):
        _take(table, seat, [list(mark) for mark in news["marks"]])


def _take(table: OpenTable, seat: int, marks: Marks) -> None:
    table.chalk[seat] = marks
    for watcher in list(table.watchers):
        _tell(table, seat, watcher)


def tell_all(table: OpenTable, watcher: Watcher) -> None:
    """What the others of the team have drawn, to one who has just come or hears somebody else now."""
    for seat in table.chalk:
        _tell(table, seat, watcher)


def _tell(table: OpenTable, seat: int, watcher: Watcher) -> None:
    """Nobody is told who does not play in that team; of one who is not heard nothing is seen either."""
    drawer = table.facts.chairs[seat].person
    own = table.seats_of(watcher.person)
    if watcher.seat is None or watcher.seat not in own or watcher.person == drawer:
        return
    sides = teams(table.facts.game, table.facts.scenario, len(table.facts.chairs))
    if sides[watcher.seat] == sides[seat]:
        seen: list[Any] = [] if drawer in watcher.unheard else table.chalk[seat]
        watcher.send({"type": "drawn", "seat": seat, "marks": seen})
