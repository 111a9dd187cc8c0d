"""W13.1, W13.2. Declaring an attack: who may attack whom, and the rearguard that stays behind."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Atom, Option, Reason, Script
from ravenhill.games.wotr import armies, movement, multiplayer, odds, politics, worth
from ravenhill.games.wotr.asking import WotrQuestion, reason
from ravenhill.games.wotr.kinds import KINDS, NAZGUL, kinds_of
from ravenhill.games.wotr.nations import SIDE_IDS
from ravenhill.games.wotr.places import PLACES, REGIONS
from ravenhill.games.wotr.ranks import nation_of
from ravenhill.games.wotr.table import SIEGE, SORTIE, Battle, Wotr


def attackers(t: Wotr, seat: int, place: int) -> armies.Force:
    """W13.1.2, W13.2.2, W16.16. The figures that may attack: of Nations At War, Nazgul and Characters.

    W21.14: of a mixed Army only its controller's."""
    if multiplayer.is_mixed(t, seat, place) and armies.commander(t, place, t.team[seat]) != seat:
        return armies.Force([0] * KINDS, 0)
    force = armies.usable(t, seat, place)
    for k in kinds_of(t.team[seat]):
        if force.n[k] and k != NAZGUL and not t.at_war(nation_of(k)):
            force.n[k] = 0
    return force


def _has(t: Wotr, force: armies.Force, need: int) -> bool:
    if need == movement.A_LEADER:
        return armies.has_leader(t, force, moving=False)
    return movement.has_need(t, force, need)


def _can_attack(t: Wotr, seat: int, place: int, force: armies.Force, need: int) -> bool:
    """W13.2.1, W13.2.3, W13.2.7. Some part of this force may attack and leave a lawful rearguard."""
    units = force.units()
    if units < 1 or not _has(t, force, need) or not multiplayer.may_use(t, seat, force.n, t.book.region_of[place]):
        return False
    if multiplayer.limited(t, seat):
        return movement.some_rest(force, lambda f: _ok_attack(t, seat, place, f, need))
    if multiplayer.is_mixed(t, seat, place):
        chars = force.chars
        return multiplayer.some_part(
            t, seat, force.n, lambda n: _ok_attack(t, seat, place, armies.Force(n, chars), need)
        )
    return multiplayer.could_command(t, seat, force.n) and (units > 1 or _rear_ok(t, seat, place, force))


def _rear_ok(t: Wotr, seat: int, place: int, force: armies.Force) -> bool:
    """W13.2.1. The rearguard is empty or holds at least one unit; Minions he may not use are no part of it (W21.22)."""
    side = t.team[seat]
    if t.units_at(place, side) > force.units():
        return not movement.strands_leader(t, seat, place, force)
    return armies.force_at(t, place, side).n == force.n and armies.usable(t, seat, place).chars & ~force.chars == 0


def _ok_attack(t: Wotr, seat: int, place: int, force: armies.Force, need: int) -> bool:
    return (
        force.units() > 0
        and _has(t, force, need)
        and _rear_ok(t, seat, place, force)
        and multiplayer.may_use(t, seat, force.n, t.book.region_of[place])
        and multiplayer.keeps_command(t, seat, place, force.n)
    )


def targets(t: Wotr, seat: int, place: int) -> list[int]:
    """W13.1.3. Regions an Army at this place could attack; its own region for a siege battle or a sortie."""
    side = t.team[seat]
    if place >= REGIONS:
        return [t.book.region_of[place]]
    out: list[int] = []
    box = t.book.box[place]
    if box >= 0 and t.units_at(box, 1 - side) and not movement.warded(t, place, side):
        out.append(place)
    for region in t.book.near[place]:
        if t.units_at(region, 1 - side) and not movement.warded(t, region, side):
            out.append(region)
    return out


def attack_sources(t: Wotr, seat: int, need: int) -> list[int]:
    """Places from which this seat may attack."""
    side = t.team[seat]
    return [place for place in t.places_with(side) if _attacks_from(t, seat, side, place, need)]


def _attacks_from(t: Wotr, seat: int, side: int, place: int, need: int) -> bool:
    """Whether the Army at this place has an enemy within reach and may attack."""
    if place < REGIONS and not _enemy_near(t, place, side):
        return False
    if need == movement.A_LEADER and not armies.may_be_led(t, place, side):
        return False
    return len(targets(t, seat, place)) > 0 and _can_attack(t, seat, place, attackers(t, seat, place), need)


def _enemy_near(t: Wotr, place: int, side: int) -> bool:
    """Whether enemy units stand in a neighbouring region, or are besieged in this one."""
    other = 1 - side
    for region in t.book.near[place]:
        if t.units_at(region, other):
            return True
    box = t.book.box[place]
    return box >= 0 and t.units_at(box, other) > 0


def may_attack_from(t: Wotr, seat: int, place: int, need: int) -> bool:
    """Whether some figures at this place may attack at all."""
    return t.units_at(place, t.team[seat]) > 0 and _can_attack(t, seat, place, attackers(t, seat, place), need)


def attack_options(t: Wotr, seat: int, need: int) -> list[Option]:
    options: list[Option] = []
    for place in attack_sources(t, seat, need):
        source = t.name_at(place)
        for region in targets(t, seat, place):
            options.append(("attack", source, t.book.region_ids[region]))
    return options


def can_attack(t: Wotr, seat: int, need: int) -> bool:
    side = t.team[seat]
    return any(_attacks_from(t, seat, side, place, need) for place in t.places_with(side))


def declare(t: Wotr, seat: int, need: int, rule: str) -> Script:
    """W6.8, W6.16, W13.1. One Army attacks."""
    yield from Attack(t, seat, rule, need).carried_out(True)


class Attack(WotrQuestion):
    """W13.1. Which Army attacks, and where; `need`: who has to be in it."""

    __slots__ = ("need",)
    KIND = "attack"
    TAKES = ("attack <region> <region>",)
    ASK = "wotr-ask-attack"

    def __init__(self, t: Wotr, seat: int, rule: str, need: int) -> None:
        super().__init__(t, seat, rule)
        self.need = need

    def carried_out(self, rearguard: bool) -> Script:
        """Asks, and opens the battle; `rearguard`: some may stay behind."""
        t = self.t
        yield [self]
        answer = self.answer()
        index = t.book.region_index
        place = army_place(t, index[str(answer[1])], self.side)
        yield from open_battle(t, self.seat, place, index[str(answer[2])], self.need, rearguard)

    def offer(self) -> list[Option]:
        return attack_options(self.t, self.seat, self.need)

    def why_not(self, option: Option) -> Reason | None:
        """W13.1. Why this Army may not attack that region."""
        t = self.t
        index = t.book.region_index
        if option[0] != "attack" or len(option) != 3 or option[1] not in index or option[2] not in index:
            return None
        side = self.side
        place = t.place_of(index[str(option[1])], side)
        if not t.units_at(place, side):
            return reason("no-army-there", "W13.1.3", region=str(option[1]))
        target = index[str(option[2])]
        if target not in near_enemies(t, place, side):
            return reason("no-target", "W13.1.3")
        if place < REGIONS and movement.warded(t, target, side):
            return reason("warded", "W8.11", region=str(option[2]))
        return why_force_attacks_not(
            t, self.seat, [place], movement.A_LEADER if self.need == movement.A_LEADER else movement.NOBODY
        )

    def weigh(self, option: Option) -> float:
        t = self.t
        region = t.book.region_index[str(option[2])]
        lead = worth.superiority(t, self.side, t.book.region_index[str(option[1])], region)
        return 0.1 + min(20.0, 2.0 * lead * (1.0 + 0.5 * t.book.vp[region]))

    def has_odds(self, option: Option) -> bool:
        return True

    def odds(self, option: Option) -> dict[str, Any] | None:
        index = self.t.book.region_index
        return odds.of_battle(self.t, declared(self.t, self.seat, index[str(option[1])], index[str(option[2])]))


def army_place(t: Wotr, region: int, side: int) -> int:
    """Where the Army of a side in a region stands: in the field or in the box."""
    return region if t.units_at(region, side) else t.book.box[region]


def near_enemies(t: Wotr, place: int, side: int) -> list[int]:
    """W13.1.3. Regions with enemies the Army at a place is next to, or in a siege with, barred by cards or not."""
    region = t.book.region_of[place]
    if place >= REGIONS:
        return [region]
    other = 1 - side
    out = [r for r in t.book.near[place] if t.units_at(r, other)]
    box = t.book.box[place]
    if box >= 0 and t.units_at(box, other):
        out.append(region)
    return out


def why_no_attack(t: Wotr, seat: int, need: int) -> Reason:
    """W13.1, W13.2. Why no Army of this player may attack at all."""
    side = t.team[seat]
    places = [p for p in range(PLACES) if armies.usable(t, seat, p).units() and near_enemies(t, p, side)]
    if not places:
        return reason("no-enemy", "W13.1.3")
    open_places = [
        p for p in places if any(p >= REGIONS or not movement.warded(t, r, side) for r in near_enemies(t, p, side))
    ]
    if not open_places:
        barred = near_enemies(t, places[0], side)[0]
        return reason("warded", "W8.11", region=t.book.region_ids[barred])
    return why_force_attacks_not(t, seat, open_places, need)


def why_force_attacks_not(t: Wotr, seat: int, places: list[int], need: int) -> Reason:
    """Enemies are within reach of these Armies: what else keeps them."""
    forces = [attackers(t, seat, p) for p in places]
    ready = [i for i in range(len(places)) if forces[i].units()]
    if not ready:
        if not any(armies.usable(t, seat, p).units() for p in places):
            return reason("team-mate", "W21.8", region=t.name_at(places[0]))
        led = [p for p in places if multiplayer.is_mixed(t, seat, p) and armies.commander(t, p, t.team[seat]) != seat]
        if led and len(led) == len(places):
            return reason("controller", "W21.14", region=t.name_at(led[0]))
        return reason("not-at-war", "W13.1.2")
    if need == movement.A_LEADER and not any(armies.has_leader(t, forces[i], moving=False) for i in ready):
        bound = any(armies.has_leader(t, armies.usable(t, seat, places[i]), moving=False) for i in ready)
        return reason("leader-not-at-war", "W13.2.6") if bound else reason("no-leader", "W13.1.1")
    if not any(multiplayer.may_use(t, seat, forces[i].n, t.book.region_of[places[i]]) for i in ready):
        return armies.just_used(forces[ready[0]])
    return reason("rearguard", "W13.2.7")


def declared(t: Wotr, seat: int, source: int, target: int) -> Battle:
    """W13.1. The battle an attack with the whole Army would open."""
    side = t.team[seat]
    place = army_place(t, source, side)
    b = Battle()
    b.attacker = side
    b.source = place
    b.region = target
    b.target = b.region
    b.round = 1
    if place >= REGIONS:
        b.kind = SORTIE
    elif b.region == place:
        b.kind = SIEGE
        b.target = t.book.box[b.region]
    whole = armies.force_at(t, place, side)
    force = attackers(t, seat, place)
    b.rear = [whole.n[k] - force.n[k] for k in range(KINDS)]
    b.rear_chars = whole.chars & ~force.chars
    return b


def open_battle(t: Wotr, seat: int, place: int, region: int, need: int, rearguard: bool) -> Script:
    """W13.1.6, W13.2. The attacker names his rearguard, politics follow, and the battle stands on the table."""
    side = t.team[seat]
    force = attackers(t, seat, place)
    parting = armies.Parting(
        place,
        lambda f: _ok_attack(t, seat, place, f, need),
        lambda f: _can_attack(t, seat, place, f, need),
        region,
    )
    force = yield from armies.choose_force(t, seat, "W13.2.1", armies.ATTACKING, force, parting, rearguard)
    b = Battle()
    b.attacker = side
    b.source = place
    b.region = region
    if place >= REGIONS:
        b.kind = SORTIE
        b.target = region
    elif region == place:
        b.kind = SIEGE
        b.target = t.book.box[region]
    else:
        b.target = region
    whole = armies.force_at(t, place, side)
    b.rear = [whole.n[k] - force.n[k] for k in range(KINDS)]
    b.rear_chars = whole.chars & ~force.chars
    b.seats = [seat, seat]
    b.seats[1 - side] = armies.commander(t, b.target, 1 - side)
    multiplayer.note_use(t, seat, force.n, t.book.region_of[place])
    tell_attack(t, b)
    politics.attacked(t, b.target, 1 - side)
    multiplayer.unite(t, b.target, 1 - side)
    t.battle = b


def tell_attack(t: Wotr, b: Battle) -> None:
    """Says in the log who is attacked from where, whether it is a siege battle or a sortie, and who stays behind."""
    source = t.name_at(b.source)
    told: dict[str, Atom] = {"side": SIDE_IDS[b.attacker], "from": source, "to": t.book.region_ids[b.region]}
    told["battle"] = b.kind
    t.tell("wotr-log-attack", told)
    own = armies.usable(t, b.seats[b.attacker], b.source)  # a team-mate's separate Army is no rearguard
    kinds = [k for k in kinds_of(b.attacker) if own.n[k]]
    armies.tell_figures(
        t, "wotr-log-rearguard", kinds, armies.Force(b.rear, b.rear_chars & own.chars), {"region": source}
    )
