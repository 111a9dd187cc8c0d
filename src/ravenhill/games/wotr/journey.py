"""W17.5, W17.6, W19. The Fellowship travels: it moves, declares where it is, and climbs through Mordor."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import events, fellowship, hunt, politics, stories, victory
from ravenhill.games.wotr.asking import PASS, WotrQuestion
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.table import PROGRESS_LIMIT, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES, TILE_EYE


def move(t: Wotr) -> Script:
    """W6.10, W17.5. One step of the Progress counter and the Hunt; on the Mordor Track an attempt to climb."""
    f = t.fellowship
    f.tried = True
    if f.mordor >= 0:
        yield from climb(t)
        return
    if f.progress < PROGRESS_LIMIT or not t.settings.progress_limit:
        f.progress += 1
    t.tell("wotr-log-fellowship", {"n": f.progress})
    yield from hunt.hunt(t)


def climb(t: Wotr) -> Script:
    """W19.4.2 to W19.4.4, W19.4.7. No roll: a tile is drawn, an Eye counts all dice in the Hunt Box."""
    yield from hunt.hunting(t, hunt.tile(t, hunt.MORDOR, t.hunt_dice[SH] + t.hunt_dice[FP], hunt.PLAIN))
    victory.check_doom(t)


def phase(t: Wotr) -> Script:
    """W5.2. Declare, rest, enter Mordor, change the Guide."""
    f = t.fellowship
    seat = t.chief(FP)
    if f.hidden and f.mordor < 0 and (t.settings.every_question or declaring_matters(t)):
        if (yield from Declare(t, seat, "W5.2.1").verb()) == "declare":
            yield from declare(t)
            if over(t):
                return
    if f.mordor < 0 and at_the_gate(t):
        if (yield from EnterMordor(t, seat, "W5.2.3").verb()) == "enter_mordor":
            enter(t)
    yield from fellowship.choose_guide(t, "W5.2.4")


def declaring_matters(t: Wotr) -> bool:
    """W6.28. Whether anything follows from a declaration: a move, rest, a Nation that wakes, a card that answers it."""
    f = t.fellowship
    if f.progress or t.on_table(events.LAST_BATTLE):
        return True
    if t.on_table(events.BALROG) and t.book.region_ids[f.region] == "moria":
        return True
    if not fellowship.is_haven(t, f.region):
        return False
    held = t.on_table(events.WORN_WITH_SORROW) or t.on_table(events.CREBAIN)
    return held or f.corruption > 0 or not t.active[t.book.region_nation[f.region]]


class Declare(WotrQuestion):
    """W5.2.1. Whether the Fellowship declares where it is."""

    __slots__ = ()
    KIND = "declare"
    TAKES = ("pass", "declare")
    ASK = "wotr-ask-declare"

    def offer(self) -> list[Option]:
        return [PASS, ("declare",)]

    def about(self) -> dict[str, Arg]:
        return {"n": self.t.fellowship.progress}

    def weigh(self, option: Option) -> float:
        f = self.t.fellowship
        if option == PASS:
            return 2.0
        return 6.0 if f.progress >= self.t.book.gate_distance[f.region] else 0.8


class EnterMordor(WotrQuestion):
    """W5.2.3. Whether the Fellowship enters Mordor."""

    __slots__ = ()
    KIND = "mordor"
    TAKES = ("enter_mordor", "pass")
    ASK = "wotr-ask-mordor"

    def offer(self) -> list[Option]:
        return [("enter_mordor",), PASS]


def declare(t: Wotr) -> Script:
    """W17.6, W17.9, W16.6. The figure moves; in a haven the Nation wakes and the Ring-bearers rest."""
    f = t.fellowship
    path = yield from fellowship.trace(t, False)
    story = stories.march(t, path[0], f.region, {}, fellowship=True)
    t.tell("wotr-log-declared", {"region": t.book.region_ids[f.region]}, story)
    events.lift(t, events.LAST_BATTLE)
    if fellowship.is_haven(t, f.region):
        politics.activate(t, t.book.region_nation[f.region], politics.DECLARED, f.region)
        victory.heal(t, 1)
        events.lift(t, events.WORN_WITH_SORROW)
        events.lift(t, events.CREBAIN)
    yield from hunt.hunting(t, hunt.balrog(t, path, True))


def at_the_gate(t: Wotr) -> bool:
    """W19.3. The figure stands in Minas Morgul or Morannon."""
    return t.book.gate_distance[t.fellowship.region] == 0


def enter(t: Wotr) -> None:
    """W19.3.1, W19.3.2, R10.3, N37. On to the Mordor Track, with a new Hunt Pool."""
    f = t.fellowship
    f.mordor = 0
    if t.settings.mordor_progress == "zero":
        f.progress = 0
    back = [n for n in t.drawn if n < STANDARD_TILES and t.book.tile_value[n] == TILE_EYE]
    t.drawn = [n for n in t.drawn if n not in back]
    t.pool = t.pool + back
    t.tell("wotr-log-enter-mordor")
    if back:
        t.tell("wotr-log-eyes-back", {"n": len(back)})
    for number in t.specials:
        into_pool(t, number)
    t.specials = []


def special_tile(t: Wotr, number: int) -> None:
    """W18.1.3. A special tile comes into play: into the pool in Mordor, else beside the board."""
    if t.fellowship.mordor >= 0:
        into_pool(t, number)
    else:
        t.specials.append(number)
        t.tell("wotr-log-special-tile", {"tile": t.book.tile_ids[number]})


def into_pool(t: Wotr, number: int) -> None:
    t.pool.append(number)
    t.tell("wotr-log-into-pool", {"tile": t.book.tile_ids[number]})


def idle(t: Wotr) -> None:
    """W19.4.6, W20.7. On the Mordor Track a turn without an attempt to move or hiding costs one Corruption."""
    if t.fellowship.mordor >= 0 and not t.fellowship.tried:
        t.tell("wotr-log-idle")
        victory.corrupt(t, 1)
