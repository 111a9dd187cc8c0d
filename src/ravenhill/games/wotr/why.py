"""Why an option is not open: the reason and its rule, as specific as can be told."""

from __future__ import annotations

from ravenhill.engine.decision import Decision, Option, Reason
from ravenhill.games.wotr.actions import voice_open
from ravenhill.games.wotr.armies import CHAR_NUMBER, KIND_NUMBER, MINION_NATION, force_at
from ravenhill.games.wotr.book import (
    ARAGORN,
    AREA_IDS,
    ARMY,
    CHARACTER,
    CHARACTER_IDS,
    COMPANIONS,
    DECK_IDS,
    ELITE,
    EVENT,
    EYE,
    FACE_IDS,
    FP,
    GANDALF_WHITE,
    ISENGARD,
    KIND_IDS,
    LEADER,
    MOUTH,
    MUSTER,
    MUSTER_ARMY,
    NATION_IDS,
    NAZGUL,
    NO_NATION,
    REGIONS,
    REGULAR,
    SARUMAN,
    SAURON,
    SH,
    WILL,
    WITCH_KING,
)
from ravenhill.games.wotr.characters import flight_open, may_lead_minion
from ravenhill.games.wotr.events import (
    CARD_NUMBER,
    DENETHORS_FOLLY,
    PALANTIR,
    POWER_TOO_GREAT,
    THREATS_AND_PROMISES,
    TOM_BOMBADIL,
)
from ravenhill.games.wotr.fellowship import is_haven
from ravenhill.games.wotr.movement import A_LEADER, NOBODY, bound_units, entering, open_to, room, warded
from ravenhill.games.wotr.multiplayer import may_use_nation, owns
from ravenhill.games.wotr.recruit import muster_kinds
from ravenhill.games.wotr.table import (
    ASIDE,
    SIDE_IDS,
    Wotr,
    at_war,
    besieged_by,
    count,
    dice_left,
    on_table,
    region_of_char,
)
from ravenhill.games.wotr.why_armies import going, no, why_attack, why_force, why_from, why_no_attack, why_no_move
from ravenhill.games.wotr.why_cards import why_combat, why_event

FACES = {name: i for i, name in enumerate(FACE_IDS)}
CHARACTER_USES = ("move_leader", "attack_leader", "fellowship", "separate", "companions", "minions")
ARMY_USES = ("move_armies", "attack_army")
FP_USES = ("fellowship", "hide", "separate", "companions")
GOALS = ("wotr-ask-fly-to", "wotr-ask-minion-to", "wotr-ask-companion-to")
SEPARATE = ("wotr-ask-separate-to", "wotr-ask-separate-one-to")
MUSTER_USES = ("diplomacy", "muster", "enter", "voice_recruit", "voice_elites")


def why_not(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    """The game's own reason, or None where it has no better one than that the option is not offered."""
    if not option:
        return None
    key = decision.prompt.key
    if key == "wotr-ask-die":
        return _die(t, decision.seat, option)
    if key == "wotr-ask-use":
        return _use(t, decision, option)
    if key == "wotr-ask-ring-into":
        return _ring(t.team[decision.seat], option)
    if key in ("wotr-ask-move-to", "wotr-ask-march"):
        return _move(t, decision, option)
    if key == "wotr-ask-move-from":
        return why_from(t, decision, option)
    if key in ("wotr-ask-move-who", "wotr-ask-advance-who", "wotr-ask-attackers"):
        return why_force(t, decision, option)
    if key == "wotr-ask-attack":
        return why_attack(t, decision, option)
    if key == "wotr-ask-recruit":
        return _recruit(t, decision.seat, option)
    if key == "wotr-ask-recruit-where":
        if len(option) == 2 and option[1] == decision.prompt.args.get("taken"):
            return no("recruit-second", "W11.3.1")
        return _region(t, option, "settlement", "W11.3") if option[0] == "to" else None
    if key == "wotr-ask-path":
        return _path(t, option)
    if key in GOALS or key in SEPARATE:
        return _goal(t, decision, option)
    if key == "wotr-ask-combat-card" and option[0] == "card" and option[-1] in CARD_NUMBER:
        return why_combat(t, decision.seat, str(option[1]))
    if key == "wotr-ask-hunt" and option[0] == decision.options[0][0]:
        return _hunt(decision)
    if key == "wotr-ask-guide" and option[-1] in CHAR_NUMBER:
        return no("guide", "W17.3.1")
    if key in ("wotr-ask-companion", "wotr-ask-minion", "wotr-ask-nazgul") and option[-1] in CHAR_NUMBER:
        return _walker(t, decision.seat, str(option[-1]))
    return None


def _die(t: Wotr, seat: int, option: Option) -> Reason | None:
    side = t.team[seat]
    if option[0] == "pass":
        return no("pass", "W6.3") if dice_left(t, side) >= dice_left(t, 1 - side) else None
    if option[0] == "ring":
        return no("ring-used", "W7.3") if t.ring_used[side] else no("no-ring", "W7.1")
    return no("no-die", "W6.1") if option[0] == "die" else None


def _ring(side: int, option: Option) -> Reason | None:
    if option[0] != "into" or len(option) != 2 or option[1] not in FACES:
        return None
    face = FACES[str(option[1])]
    if face == WILL and side == FP:
        return no("ring-will", "W7.4")
    if face == WILL or (side == FP and face in (ARMY, EYE)):
        return no("ring-result", "W7.6", face=str(option[1]), side=SIDE_IDS[side])
    return no("ring-same", "W7.2")


def _use(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    verb = str(option[0])
    seat = decision.seat
    if verb in ("ring", "pass"):  # a single die is taken without asking
        return _die(t, seat, option)
    name = str(decision.prompt.args.get("face", ""))
    face = FACES.get(name, EVENT)
    if verb == "play" and len(option) == 2:
        return why_event(t, seat, face, str(option[1]))
    if verb in FP_USES and t.team[seat] == SH:
        return None
    if verb == "hide" and not t.fellowship.hidden:
        return no("face", "W6.11", face=name)
    if verb in CHARACTER_USES and face not in (CHARACTER, WILL):
        return no("face", "W6.1", face=name)
    if verb in ARMY_USES and face not in (ARMY, MUSTER_ARMY, WILL):
        return no("face", "W6.1", face=name)
    if verb in MUSTER_USES and face not in (MUSTER, MUSTER_ARMY, WILL):
        return no("face", "W6.1", face=name)
    if verb == "draw":
        return _draw(t.team[seat], face, option)
    if verb == "fellowship":
        return no("revealed", "W17.5.1")
    if verb == "hide":
        return no("hidden", "W6.11")
    if verb == "separate":
        return no("mordor", "W19.4.1") if t.fellowship.mordor >= 0 else no("no-companion", "W17.10.1")
    if verb == "companions":
        return no("no-walker", "W9.3")
    if verb == "messenger":
        return _messenger(t, seat, face)
    if verb == "diplomacy" and len(option) == 2 and option[1] in NATION_IDS:
        return _diplomacy(t, seat, str(option[1]))
    if verb == "muster":
        return no("no-recruits", "W11.1")
    if verb == "enter" and len(option) == 2 and option[1] in CHAR_NUMBER:
        return _entry(t, seat, face, CHAR_NUMBER[str(option[1])])
    if verb in ("attack_army", "attack_leader"):
        return why_no_attack(t, seat, A_LEADER if verb == "attack_leader" else NOBODY)
    if verb in ("move_armies", "move_leader"):
        return why_no_move(t, seat, A_LEADER if verb == "move_leader" else NOBODY)
    if verb in ("force_off", "force_off_ring") and len(option) == 2 and option[1] in CARD_NUMBER:
        return _force_off(t, seat, str(option[1]), verb == "force_off_ring")
    if verb in ("voice_recruit", "voice_elites") and t.team[seat] == SH:
        return _voice(t, seat, verb == "voice_elites")
    return None


ENTRY = {ARAGORN: "W22.2", GANDALF_WHITE: "W22.3", WITCH_KING: "W22.4", SARUMAN: "W22.5", MOUTH: "W22.6"}


def _entry(t: Wotr, seat: int, face: int, c: int) -> Reason | None:
    """W22.2 to W22.6, W21.22. Why a Character can not enter play."""
    name = CHARACTER_IDS[c]
    if c not in ENTRY or (c in (ARAGORN, GANDALF_WHITE)) != (t.team[seat] == FP):
        return None
    if c in (ARAGORN, GANDALF_WHITE) and face != WILL:
        return no("face", ENTRY[c], face=FACE_IDS[face])
    if t.where[c] != ASIDE:
        return no("entered", ENTRY[c], character=name)
    if t.team[seat] == SH and not owns(t, seat, MINION_NATION[c - SARUMAN]):
        return no("other-minion", "W21.22", character=name)
    return no(f"enter-{name}", ENTRY[c])


def _messenger(t: Wotr, seat: int, face: int) -> Reason | None:
    """W22. Why the Mouth of Sauron does not turn a Muster result into an Army result."""
    if t.team[seat] == FP:
        return None
    if face != MUSTER:
        return no("face", "W6.1", face=FACE_IDS[face])
    if t.where[MOUTH] < 0:
        return no("not-on-map", "W22", character=CHARACTER_IDS[MOUTH])
    if not owns(t, seat, SAURON):
        return no("other-minion", "W21.22", character=CHARACTER_IDS[MOUTH])
    return no("messenger-used", "W22") if t.messenger_used else no("no-army", "W12.1.1")


def _draw(side: int, face: int, option: Option) -> Reason | None:
    """W6.22, W8.4. Why no card can be drawn from that deck."""
    if face not in (EVENT, WILL):
        return no("face", "W6.22", face=FACE_IDS[face])
    if len(option) != 2 or option[1] not in DECK_IDS:
        return None
    own = DECK_IDS.index(str(option[1])) // 2 == side
    return no("empty-deck" if own else "other-deck", "W8.4" if own else "W6.22", deck=str(option[1]))


def _recruit(t: Wotr, seat: int, option: Option) -> Reason | None:
    """W11. Why a figure of this kind can not be recruited."""
    if option == ("done",) and not t.settings.recruit_fewer:
        return no("recruit-both", "W11.3.7")
    if option[0] != "recruit" or len(option) != 2 or option[1] not in KIND_NUMBER:
        return None
    kind = KIND_NUMBER[str(option[1])]
    nation = NATION_IDS[kind // 3]
    if not owns(t, seat, kind // 3):
        return no("not-yours", "W21.8" if t.seats > 2 else "W11.2", nation=nation)
    if not at_war(t, kind // 3):
        return no("recruit-peace", "W11.1", nation=nation)
    if not t.reserve[kind]:
        return no("none-left", "W11.3.5", kind=KIND_IDS[kind])
    if not may_use_nation(t, seat, kind // 3):
        return no("just-used", "W21.20")
    if kind in muster_kinds(t, seat, -1, -1):
        return no("recruit-second", "W11.1" if kind % 3 == ELITE else "W11.3.1")
    if kind % 3 == LEADER and kind != NAZGUL:
        return no("recruit-leader", "R3.12", nation=nation)
    return no("recruit-nowhere", "W11.2", nation=nation)


def _walker(t: Wotr, seat: int, name: str) -> Reason | None:
    """W9.3.4, W9.4.4, W21.22. Why this Companion or Minion does not move."""
    c = CHAR_NUMBER[name]
    if t.where[c] < 0:
        return no("not-on-map", "W9.3", character=name)
    if c >= COMPANIONS and not may_lead_minion(t, seat, c):
        return no("other-minion", "W21.22", character=name)
    if t.where[c] >= REGIONS:
        rule = "W9.3.4" if c < COMPANIONS else "W9.4.4"
        return no("shut-in", rule, character=name, region=t.book.region_ids[t.book.region_of[t.where[c]]])
    return None


def _force_off(t: Wotr, seat: int, name: str, ring: bool) -> Reason:
    """W8.11. Why a card on the table can not be forced off it with this die."""
    card = CARD_NUMBER[name]
    if not on_table(t, card):
        return no("not-on-table", "W8.11", card=name)
    if card == PALANTIR and t.team[seat] == FP:
        if not ring:
            return no("off-palantir", "W8.11", card=name)
        return no("no-ring", "W7.1") if not t.rings[FP] else no("ring-used", "W7.3")
    if card == DENETHORS_FOLLY and t.team[seat] == FP:
        return no("off-folly", "W8.11", card=name)
    if card in (POWER_TOO_GREAT, TOM_BOMBADIL) and t.team[seat] == SH and not ring:
        return no("off-icons" if t.settings.discard_cost == "icon" else "off-decks", "W8.11", card=name)
    return no("stays", "W8.11", card=name)


def _voice(t: Wotr, seat: int, elites: bool) -> Reason:
    """W22.5, W22.14. Why Saruman's voice is not heard."""
    if not owns(t, seat, ISENGARD):
        return no("not-yours", "W22.5", nation=NATION_IDS[ISENGARD])
    if not voice_open(t):
        return no("voice-closed", "W22.5")
    if not elites:
        return no("no-recruits", "R4.5")
    orthanc = t.book.region_index["orthanc"]
    if not count(t, orthanc, ISENGARD * 3 + REGULAR):
        return no("voice-regulars", "W22.14")
    if not t.reserve[ISENGARD * 3 + ELITE]:
        return no("voice-elites", "W22.14")
    return no("voice-two", "W22.14")


def _diplomacy(t: Wotr, seat: int, name: str) -> Reason | None:
    nation = NATION_IDS.index(name)
    if t.nation_seat[nation] != seat:
        return no("not-yours", "W21.8" if t.seats > 2 else "W6.18", nation=name)
    if at_war(t, nation):
        return no("at-war", "R8.3", nation=name)
    if t.team[seat] == FP and not t.active[nation] and on_table(t, THREATS_AND_PROMISES):
        return no("threats", "W8.11")
    if not may_use_nation(t, seat, nation):
        return no("just-used", "W21.20")
    return no("passive", "W16.2", nation=name)


def _region(t: Wotr, option: Option, key: str, rule: str) -> Reason | None:
    if len(option) != 2 or option[1] not in t.book.region_index:
        return None
    return no(key, rule, region=str(option[1]))


def _move(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    if option[0] != "to" or len(option) != 2 or option[1] not in t.book.region_index:
        return None
    name = str(option[1])
    region = t.book.region_index[name]
    side = t.team[decision.seat]
    source = t.book.region_index.get(str(decision.prompt.args.get("region", "")), -1)
    if source >= 0 and region not in t.book.near[source]:
        return no("far", "W12.3.6", region=name)
    if warded(t, region, side):
        return no("warded", "W8.11", region=name)
    if not open_to(t, region, side):
        return no("enemy", "W12.3.3", region=name)
    if decision.prompt.key == "wotr-ask-march":
        return _march(t, decision, region)
    if room(t, region, side) < 1:
        return no("full", "W12.3.4", region=name)
    if source >= 0 and bound_units(t, force_at(t, source, side)) and t.book.region_nation[region] != NO_NATION:
        return no("border", "W12.3.5", region=name)
    return no("leader-alone", "W12.2.2")


def _march(t: Wotr, decision: Decision, region: int) -> Reason:
    """W12.4. Why an Army on a march of several regions can not take this step: only its end must have room."""
    name = t.book.region_ids[region]
    force = going(decision)
    if entering(t, force, region).n != force.n:
        return no("border", "W12.3.5", region=name)
    if decision.prompt.args["n"] == 1 and room(t, region, t.team[decision.seat]) < force.units():
        return no("full", "W12.3.4", region=name)
    return no("march", "W12.4.1", region=name)


def _goal(t: Wotr, decision: Decision, option: Option) -> Reason | None:
    """A Companion's or Minion's goal; where the part of the map is asked first, that comes first."""
    by_area = decision.options[0][0] == "area"
    if option[0] == "area":
        return no("area-none", decision.rule, area=str(option[1])) if by_area and len(option) == 2 else None
    if option[0] != "to" or len(option) != 2 or option[1] not in t.book.region_index:
        return None
    name = str(option[1])
    region = t.book.region_index[name]
    area = AREA_IDS[t.book.area[region]]
    if by_area and ("area", area) in decision.options:
        return no("area-first", decision.rule, area=area, region=name)
    key = decision.prompt.key
    flies = key == "wotr-ask-fly-to" or decision.prompt.args.get("character") == CHARACTER_IDS[WITCH_KING]
    if key in ("wotr-ask-fly-to", "wotr-ask-minion-to") and not flight_open(t, region):
        return no("flight", "W9.4.1" if flies else "W9.4.5")
    if flies and name == decision.prompt.args.get("region", _witch_king_at(t)):
        return no("flies-there", "W9.4.1", region=name)
    if flies:
        return no("other-area", decision.rule, area=area, region=name)
    if besieged_by(t, region, FP if key == "wotr-ask-minion-to" else SH):
        return no("siege-closed", "W9.4.4" if key == "wotr-ask-minion-to" else "W9.3.4", region=name)
    rule = "W9.4.4" if key == "wotr-ask-minion-to" else "W17.10.2" if key in SEPARATE else "W9.3.1"
    return no("reach", rule, region=name)


def _witch_king_at(t: Wotr) -> str:
    here = region_of_char(t, WITCH_KING)
    return t.book.region_ids[here] if here >= 0 else ""


def _path(t: Wotr, option: Option) -> Reason | None:
    if option[0] == "stop":
        return no("haven", "W17.7.1", region=t.book.region_ids[t.fellowship.path[-1]])
    if option[0] == "to" and len(option) == 2 and option[1] in t.book.region_index:
        region = t.book.region_index[str(option[1])]
        if not t.settings.retrace_path and region in t.fellowship.path:
            return no("retrace", "R9.2", region=str(option[1]))
        haven = is_haven(t, t.book.region_index[str(option[1])])
        return no("haven" if haven else "path", "W17.7.1" if haven else "W17.6.2", region=str(option[1]))
    return None


def _hunt(decision: Decision) -> Reason:
    numbers = [int(o[1]) for o in decision.options]
    return no("hunt-limits", "W5.3", low=min(numbers), high=max(numbers))
