"""Why an Army may not move, split or attack so: the reason and its rule."""

from __future__ import annotations

from ravenhill.engine.decision import Atom, Decision, Message, Option, Reason
from ravenhill.games.wotr.armies import CHAR_NUMBER, KIND_NUMBER, Force, commander, force_at, has_leader, usable
from ravenhill.games.wotr.attack import attackers
from ravenhill.games.wotr.book import FP_KINDS, KINDS, LEADER, PLACES, REGIONS
from ravenhill.games.wotr.movement import A_LEADER, March, entering, mobile, open_to, room, warded
from ravenhill.games.wotr.multiplayer import is_mixed, keeps_command, may_use, nations_used
from ravenhill.games.wotr.table import Wotr, place_of


def no(key: str, rule: str, **args: Atom) -> Reason:
    return Reason(Message(f"wotr-why-{key}", dict(args)), rule)


# --- who goes ---


def going(decision: Decision) -> Force:
    """The figures that go so far, as the prompt tells them."""
    force = Force([0] * KINDS, 0)
    for name in str(decision.prompt.args.get("going", "")).split():
        if name in KIND_NUMBER:
            force.n[KIND_NUMBER[name]] += 1
        else:
            force.chars |= 1 << CHAR_NUMBER[name]
    return force


def why_force(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    """W12.2, W13.2. Why these figures may not go so, or why one of them may not be left behind."""
    force = going(decision)
    if option[0] == "leave" and len(option) == 2:
        name = str(option[1])
        if not _take_away(force, name):
            return no("not-there", "W12.2.1", thing=name)
    elif option[0] not in ("all", "done") or decision.options[0][0] in ("all", "done"):
        return None  # it may go so: only the word is another
    args = decision.prompt.args
    attack = decision.prompt.key == "wotr-ask-attackers"
    units = force.units()
    if units < 1:
        return no("last-unit", "W13.2.1" if attack else "W12.2.5")
    most = args.get("most")
    if isinstance(most, int) and units > most and option[0] != "leave":
        return no("limit", "W12.3.4", n=most, region=str(args.get("to", "")))
    least = args.get("least")
    if isinstance(least, int) and units < least:
        return no("must-go", "R4.4", n=least, region=str(args["region"]))
    return _split(t, decision, force, attack, option[0] == "leave" and units > 1)


def _take_away(force: Force, name: str) -> bool:
    """Takes one figure out of the force; False where it is not in it."""
    kind = KIND_NUMBER.get(name, -1)
    if kind >= 0:
        force.n[kind] -= 1
        return force.n[kind] >= 0
    c = CHAR_NUMBER.get(name, -1)
    found = c >= 0 and force.chars >> c & 1 != 0
    if found:
        force.chars &= ~(1 << c)
    return found


def _split(t: Wotr, decision: Decision, force: Force, attack: bool, may_shrink: bool) -> Reason:
    """Why the Army may not be split so; `may_shrink`: a unit could still be left with those who stay."""
    args = decision.prompt.args
    seat = decision.seat
    side = t.team[seat]
    place = place_of(t, t.book.region_index[str(args.get("from", args.get("region", "")))], side)
    if t.units[place * 2 + side] == force.units() and not may_shrink:
        whole = force_at(t, place, side)
        if attack and (whole.n != force.n or whole.chars != force.chars):
            return no("rearguard", "W13.2.1")
        if any(whole.n[k] > force.n[k] for k in range(LEADER, FP_KINDS, 3)):
            return no("leader-alone", "W12.2.2")
    if not keeps_command(t, seat, place, force.n):
        return no("command", "W21.14")
    if not may_use(t, seat, force.n, t.book.region_of[place]):
        return no("just-used", "W21.20")
    return no("needs-leader", "W13.2.3" if attack else "W12.2.3")


# --- which Army moves ---


def why_from(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    """W12.1. Why no Army moves from a region."""
    seat = decision.seat
    if option[0] != "from" or len(option) != 2 or option[1] not in t.book.region_index:
        return None
    name = str(option[1])
    place = place_of(t, t.book.region_index[name], t.team[seat])
    if place >= REGIONS:
        return no("besieged", "R5.3", region=name)
    force = usable(t, seat, place)
    if not force.units():
        return no("no-army-there", "W12.1.1", region=name)
    if decision.rule == "W6.7" and not has_leader(t, force, moving=True):
        return no("no-leader-there", "W12.1.2", region=name)
    if name in str(decision.prompt.args.get("moved", "")).split():
        return no("has-moved", "W12.3.1", region=name)
    return why_stuck(t, seat, place)


def why_stuck(t: Wotr, seat: int, place: int) -> Reason:
    """W12.3. Why an Army in the field can go nowhere."""
    side = t.team[seat]
    near = t.book.near[place]
    ways = [r for r in near if open_to(t, r, side)]
    if not ways:
        barred = [r for r in near if warded(t, r, side)]
        if barred:
            return no("warded", "W8.11", region=t.book.region_ids[barred[0]])
        return no("no-way", "W12.3.3", region=t.book.region_ids[place])
    force = mobile(t, seat, place, March())
    ways = [r for r in ways if entering(t, force, r).units()]
    if not ways:
        return no("bound", "W12.3.5", region=t.book.region_ids[place])
    if all(room(t, r, side) < 1 for r in ways):
        return no("full", "W12.3.4", region=t.book.region_ids[ways[0]])
    if not may_use(t, seat, force.n, place):
        return just_used(force)
    return no("no-way", "W12.1.1", region=t.book.region_ids[place])


def why_no_move(t: Wotr, seat: int, need: int) -> Reason:
    """W12.1.1, W12.1.2. Why no Army moves at all."""
    side = t.team[seat]
    march = March()
    forces = [mobile(t, seat, r, march) for r in range(REGIONS) if t.units[r * 2 + side]]
    armies = [f for f in forces if f.units()]
    if armies and need == A_LEADER and not any(has_leader(t, f, moving=True) for f in armies):
        return no("no-leader", "W12.1.2")
    return no("no-army", "W12.1.1")


def just_used(force: Force) -> Reason:
    """W21.20. The same Nation, or the same mixed Army."""
    nations = nations_used(force.n)
    return no("just-used-army" if nations & (nations - 1) else "just-used", "W21.20")


# --- attacks ---


def near_enemies(t: Wotr, place: int, side: int) -> list[int]:
    """W13.1.3. Regions with enemies the Army at a place is next to, or in a siege with, barred by cards or not."""
    region = t.book.region_of[place]
    if place >= REGIONS:
        return [region]
    other = 1 - side
    out = [r for r in t.book.near[place] if t.units[r * 2 + other]]
    box = t.book.box[place]
    if box >= 0 and t.units[box * 2 + other]:
        out.append(region)
    return out


def why_attack(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    """W13.1. Why this Army may not attack that region."""
    index = t.book.region_index
    if option[0] != "attack" or len(option) != 3 or option[1] not in index or option[2] not in index:
        return None
    seat = decision.seat
    side = t.team[seat]
    place = place_of(t, index[str(option[1])], side)
    if not t.units[place * 2 + side]:
        return no("no-army-there", "W13.1.3", region=str(option[1]))
    target = index[str(option[2])]
    if target not in near_enemies(t, place, side):
        return no("no-target", "W13.1.3")
    if place < REGIONS and warded(t, target, side):
        return no("warded", "W8.11", region=str(option[2]))
    return why_force_attacks_not(t, seat, [place], A_LEADER if decision.rule == "W6.8" else 0)


def why_no_attack(t: Wotr, seat: int, need: int) -> Reason:
    """W13.1, W13.2. Why no Army of this player may attack at all."""
    side = t.team[seat]
    places = [p for p in range(PLACES) if usable(t, seat, p).units() and near_enemies(t, p, side)]
    if not places:
        return no("no-enemy", "W13.1.3")
    open_places = [p for p in places if any(p >= REGIONS or not warded(t, r, side) for r in near_enemies(t, p, side))]
    if not open_places:
        barred = near_enemies(t, places[0], side)[0]
        return no("warded", "W8.11", region=t.book.region_ids[barred])
    return why_force_attacks_not(t, seat, open_places, need)


def why_force_attacks_not(t: Wotr, seat: int, places: list[int], need: int) -> Reason:
    """Enemies are within reach of these Armies: what else keeps them."""
    forces = [attackers(t, seat, p) for p in places]
    ready = [i for i in range(len(places)) if forces[i].units()]
    if not ready:
        if not any(usable(t, seat, p).units() for p in places):
            return no("team-mate", "W21.8", region=t.book.region_ids[t.book.region_of[places[0]]])
        led = [p for p in places if is_mixed(t, seat, p) and commander(t, p, t.team[seat]) != seat]
        if led and len(led) == len(places):
            return no("controller", "W21.14", region=t.book.region_ids[t.book.region_of[led[0]]])
        return no("not-at-war", "W13.1.2")
    if need == A_LEADER and not any(has_leader(t, forces[i], moving=False) for i in ready):
        bound = any(has_leader(t, usable(t, seat, places[i]), moving=False) for i in ready)
        return no("leader-not-at-war", "W13.2.6") if bound else no("no-leader", "W13.1.1")
    if not any(may_use(t, seat, forces[i].n, t.book.region_of[places[i]]) for i in ready):
        return just_used(forces[ready[0]])
    return no("rearguard", "W13.2.7")
