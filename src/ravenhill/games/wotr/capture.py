"""W14.8, W15. Sieges that end, Settlements that change hands, and what follows any change of figures."""

from __future__ import annotations

from ravenhill.games.wotr import armies, events, politics, shapes
from ravenhill.games.wotr.groups import members
from ravenhill.games.wotr.kinds import NAZGUL
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS, side_of
from ravenhill.games.wotr.people import CHARACTERS
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.table import NO_FIGURES, SIEGE, Wotr


def raise_siege(t: Wotr, region: int) -> None:
    """W14.8. The garrison comes back out of its box."""
    box = t.book.box[region]
    side = FP if t.units_at(box, FP) else SH
    armies.relocate(t, box, region, armies.force_at(t, box, side))
    t.tell_end("wotr-log-outside", {"region": t.book.region_ids[region]})
    t.tell_end("wotr-log-siege-over", {"region": t.book.region_ids[region]})


def settle(t: Wotr) -> None:
    """W14.8, W15.2, C13. Sieges nobody keeps up end; a Stronghold whose garrison is gone falls to the besiegers."""
    boxed = any(place >= REGIONS for place in t.where)
    for region in t.book.strongholds:
        box = t.book.box[region]
        if t.units_at(box, FP):
            if not t.units_at(region, SH):
                raise_siege(t, region)
        elif t.units_at(box, SH):
            if not t.units_at(region, FP):
                raise_siege(t, region)
        else:
            if boxed or t.leaders_at(box, FP) or t.leaders_at(box, SH):
                _empty_box(t, box, region)
            if t.units_at(region, FP):
                if t.control[region] == SH and not t.units_at(region, SH):
                    capture(t, region, FP)
            elif t.units_at(region, SH) and t.control[region] == FP:
                capture(t, region, SH)


def _empty_box(t: Wotr, box: int, region: int) -> None:
    """Figures left in a box without units: Leaders are removed, Characters and Nazgul stand in the region."""
    if t.leaders_at(box, FP):
        armies.sweep_leaders(t, box)
    if t.leaders_at(box, SH):
        n = t.figs[box][NAZGUL]
        t.put(box, NAZGUL, -n)
        t.put(region, NAZGUL, n)
    for c in range(CHARACTERS):
        if t.where[c] == box:
            t.where[c] = region


def capture(t: Wotr, region: int, side: int) -> None:
    """W15.2 to W15.5, W16.9. The Settlement changes hands, with its points and the political step."""
    nation = t.book.region_nation[region]
    name = t.book.region_ids[region]
    fall: shapes.Cry = {"what": "fall", "region": name}
    t.tell_end("wotr-log-captured", {"side": SIDE_IDS[side], "region": name}, fall)
    if side_of(nation) != side:
        b = t.battle
        rear = b.rear if b is not None and b.kind == SIEGE and b.source == region else NO_FIGURES
        fought = t.fighting(region, side, rear) > 0
        t.hold(region, side, armies.commander(t, region, side, rear if fought else NO_FIGURES))  # R11.5
        score(t, side, t.book.vp[region])
        politics.advance(t, nation, politics.CAPTURED)
    else:
        t.hold(region, side, -1)
        score(t, 1 - side, -t.book.vp[region])


def score(t: Wotr, side: int, points: int) -> None:
    """W15.3, W15.4. Victory Points won or lost."""
    if points:
        t.vp[side] += points
        t.tell("wotr-log-points", {"side": SIDE_IDS[side], "n": t.vp[side]})


def arrive(t: Wotr, region: int, side: int, chars: int = 0) -> None:
    """W15.2, W15.7, W16.4, R8.10. An Army has entered a region: activation, then capture."""
    if t.settings.activate_before_capture:
        politics.entered(t, region, side)
    box = t.book.box[region]
    if t.control[region] == 1 - side and (box < 0 or not t.units_at(box, 1 - side)):
        capture(t, region, side)
    politics.entered(t, region, side)
    if side == FP and chars:
        for c in members(chars):
            politics.companion_there(t, c)


def after_change(t: Wotr) -> None:
    """What follows any change of figures: lone Leaders go, sieges are looked at, cards on the table too."""
    armies.sweep_all_leaders(t)
    settle(t)
    events.tend(t)
