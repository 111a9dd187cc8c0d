"""W16. The Political Track: activation, advance, At War."""

from __future__ import annotations

from typing import Final

from ravenhill.games.wotr import events
from ravenhill.games.wotr.nations import FP, NATION_IDS, NATIONS, NO_NATION, ROHAN, SH, side_of
from ravenhill.games.wotr.places import CITY, STRONGHOLD
from ravenhill.games.wotr.table import AT_WAR, Wotr

# Why a Nation is activated or advances.
ENTERED: Final = 0
ATTACKED: Final = 1
DECLARED: Final = 2
COMPANION: Final = 3
CARD: Final = 4
CAPTURED: Final = 5
DIPLOMACY: Final = 6
ABILITY: Final = 7


def activate(t: Wotr, nation: int, cause: int, region: int = -1) -> None:
    """W16.4 to W16.7. The Nation's counter is turned to its active side."""
    if t.active[nation]:
        return
    if nation == ROHAN and t.on_table(events.WORMTONGUE) and not _past_wormtongue(t, cause, region):
        return
    t.active[nation] = 1
    t.tell("wotr-log-active", {"nation": NATION_IDS[nation]})
    if nation == ROHAN:
        events.lift(t, events.WORMTONGUE)


def _past_wormtongue(t: Wotr, cause: int, region: int) -> bool:
    """What still activates Rohan: a Companion, or a declaration in or an attack on Edoras or Helm's Deep."""
    if cause == COMPANION:
        return True
    return cause in (DECLARED, ATTACKED) and region >= 0 and t.book.region_ids[region] in ("edoras", "helms_deep")


def may_advance(t: Wotr, nation: int) -> bool:
    """W16.2, R8.3. Whether a step would do anything."""
    box = t.politics[nation]
    return box < AT_WAR - 1 or (box == AT_WAR - 1 and t.active[nation] != 0)


def advance(t: Wotr, nation: int, cause: int) -> bool:
    """W16.8 to W16.10. One step towards At War, as far as the Nation may go."""
    if not may_advance(t, nation):
        return False
    t.politics[nation] += 1
    if t.politics[nation] == AT_WAR:
        t.tell("wotr-log-at-war", {"nation": NATION_IDS[nation]})
    else:
        t.tell("wotr-log-advance", {"nation": NATION_IDS[nation], "left": AT_WAR - t.politics[nation]})
    if side_of(nation) == FP and cause in (ATTACKED, ABILITY):
        events.lift(t, events.THREATS_AND_PROMISES)
    return True


def to_war(t: Wotr, nation: int) -> None:
    """A card that sends a Nation straight to war: it is activated and put into the last box."""
    activate(t, nation, CARD)
    while advance(t, nation, CARD):
        pass


def attacked(t: Wotr, place: int, side: int) -> None:
    """W16.5, W16.8, R8.1, R8.2. An Army is attacked: each Nation with units in it is activated, then advances."""
    region = t.book.region_of[place]
    if side == FP and not t.active[ROHAN] and t.on_table(events.WORMTONGUE):
        activate(t, ROHAN, ATTACKED, region)  # the attack on Edoras or Helm's Deep itself is enough
    for nation in range(NATIONS):
        if side_of(nation) == side:
            if t.units_of(nation, place):
                activate(t, nation, ATTACKED, region)
                advance(t, nation, ATTACKED)


def entered(t: Wotr, region: int, side: int) -> None:
    """W16.4. An Army enters a region of an enemy Nation."""
    nation = t.book.region_nation[region]
    if nation != NO_NATION and side_of(nation) != side:
        activate(t, nation, ENTERED, region)


def companion_there(t: Wotr, c: int) -> None:
    """W16.7, R3.10. A Companion ended a move or entered play: he may activate the Nation of a City or Stronghold."""
    place = t.where[c]
    if place < 0:
        return
    region = t.book.region_of[place]
    nation = t.book.region_nation[region]
    able = t.book.activates[c]
    if nation == NO_NATION or side_of(nation) == SH or t.active[nation]:
        return
    if t.book.settlement[region] not in (CITY, STRONGHOLD):
        return
    if t.unconquered(region) and (able in (nation, NATIONS)):
        activate(t, nation, COMPANION, region)
