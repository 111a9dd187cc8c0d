"""Why an option is not open: as near to the rule as the table can tell."""

from __future__ import annotations

from ravenhill.engine.decision import Atom, Decision, Message, Option, Reason, no_part
from ravenhill.games.bofa.actions import SYMBOLS, playable
from ravenhill.games.bofa.maneuver import given_cards
from ravenhill.games.bofa.names import (
    ARMY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    CHARACTER_IDS,
    EVENT,
    EVENTS,
    EYE,
    FACE_IDS,
    FP,
    GENERALS,
    LORD,
    MUSTER,
    SHADOW,
    THORIN,
    UNIT_IDS,
    UNITS,
    WAITING,
    WILL,
)
from ravenhill.games.bofa.table import BofaTable, controlled, in_play, led

# the symbol a use belongs to
USE_SYMBOL: dict[str, int] = {
    "strategic_move": ARMY,
    "attack": ARMY,
    "combined_attack": ARMY,
    "fast_move": CHARACTER,
    "led_attack": CHARACTER,
    "move_characters": CHARACTER,
    "bilbo": CHARACTER,
    "thorin": CHARACTER,
    "lord_of_the_eagles": CHARACTER,
    "beorn": CHARACTER,
    "fury": CHARACTER,
    "ring": CHARACTER,
    "draw": EVENT,
    "recruit": MUSTER,
    "rally": MUSTER,
    "eagles": MUSTER,
    "eagles_heights": MUSTER,
    "clouds_of_bats": MUSTER,
    "bolg": MUSTER,
    "renewed_strength": MUSTER,
    "recruit_goblins": EYE,
    "goblin_move": EYE,
    "goblin_attack": EYE,
}
USE_RULE: dict[str, str] = {
    "combined_attack": "B12.10.1",
    "fast_move": "B10.3.3",
    "led_attack": "B12.1.3",
    "ring": "B14.5.3",
    "recruit": "B11.2.1",
    "rally": "B11.5.1",
    "eagles": "B14.1.5",
    "eagles_heights": "B14.1.11",
    "clouds_of_bats": "B14.3.2",
    "fury": "B14.2.3",
    "goblin_move": "B6.4.5",
    "goblin_attack": "B6.4.5",
    "recruit_goblins": "B6.4.7",
}


def told(key: str, rule: str, args: dict[str, Atom] | None = None) -> Reason:
    return Reason(Message(f"bofa-why-{key}", args), rule)


def not_open(t: BofaTable, decision: Decision, option: Option) -> Reason | None:
    """The reason, or None where the table can say no more than that it is not offered."""
    verb = str(option[0])
    thing = str(option[1]) if len(option) > 1 else ""
    if verb == "pass":
        return no_pass(t, decision)
    if verb == "general":
        return no_general(t, decision.seat, thing)
    if verb == "die" and decision.prompt.key == "bofa-ask-die":
        return told("no-die", "B6.2.1", {"die": thing}) if thing in FACE_IDS else None
    if verb == "activate" and decision.prompt.key == "bofa-ask-activate":
        return no_activation(t, thing)
    if verb == "bats" and decision.prompt.key == "bofa-ask-bats":
        return told("bats", "B5.4", {"dice": t.available[SHADOW]})
    if verb == "play":
        return no_card(t, decision, thing)
    if verb == "use" and t.die >= 0:
        return no_use(t, decision, thing)
    if verb == "maneuver" or verb == "again" or verb == "also":
        return no_maneuver(t, decision.seat, thing)
    if verb == "done" or verb == "stop":
        return no_end(decision)
    if verb == "eliminate" or verb == "unit":
        return no_unit(thing)
    if thing in t.book.area_of:
        return no_area(t, decision, verb, t.book.area_of[thing])
    return no_part(decision) if thing in CHARACTER_IDS and not asks_for_character(decision) else None


def asks_for_character(decision: Decision) -> bool:
    return any(part in CHARACTER_IDS for option in decision.options for part in option[1:])


def no_pass(t: BofaTable, decision: Decision) -> Reason | None:
    if decision.prompt.key != "bofa-ask-die":
        return None
    if t.general_used:
        return told("pass-after-general", "B9.4.4")
    return told("pass", "B6.2.3")


def no_general(t: BofaTable, seat: int, thing: str) -> Reason | None:
    """B9.4."""
    if thing not in CHARACTER_IDS:
        return None
    c = CHARACTER_IDS.index(thing)
    args: dict[str, Atom] = {"character": thing}
    if seat == SHADOW or c not in GENERALS:
        return told("not-general", "B4.4", args)
    if t.general_used:
        return told("one-general", "B9.4.2", args)
    if not in_play(t, c):
        return told("not-in-play", "B9.4.3", args)
    if not t.generals[c]:
        return told("not-active", "B9.4.2", args)
    if t.troubled == c:
        return told("troubled", "B17.12", args)
    return told("nothing-to-do", "B9.4.2", args)


def no_activation(t: BofaTable, thing: str) -> Reason | None:
    """B5.2."""
    if thing not in CHARACTER_IDS:
        return None
    c = CHARACTER_IDS.index(thing)
    args: dict[str, Atom] = {"character": thing}
    if c not in GENERALS:
        return told("not-general", "B4.4", args)
    if not in_play(t, c):
        return told("not-in-play", "B5.2", args)
    return told("active-already", "B5.2", args) if t.generals[c] else None


def shown_face(t: BofaTable, decision: Decision) -> int:
    """B14.5.4. The face the die in use counts as: after Bilbo's Ring it is a Character die."""
    shown = decision.prompt.args.get("die", "")
    return FACE_IDS.index(str(shown)) if shown in FACE_IDS else t.die


def no_card(t: BofaTable, decision: Decision, thing: str) -> Reason | None:
    """B7."""
    seat = decision.seat
    card = t.book.card_of.get(thing, -1)
    args: dict[str, Atom] = {"card": thing}
    if card < 0:
        return None
    if card not in t.hands[seat]:
        return told("not-in-hand", "B7.2", args)
    if t.die < 0:
        return told("needs-die", "B7.7", args)
    face = shown_face(t, decision)
    if EVENT not in SYMBOLS[face] and t.book.card_type[card] not in SYMBOLS[face]:
        if face != t.die:
            return told("counts-as-character", "B14.5.4")
        return told("card-symbol", "B7.7", {"card": thing, "die": FACE_IDS[face]})
    if not playable(t, seat, card, SYMBOLS[face]):
        return told("card-condition", "B7.9", args)
    return None


def no_use(t: BofaTable, decision: Decision, use: str) -> Reason | None:
    """B6.4."""
    if use not in USE_SYMBOL:
        return None
    face = shown_face(t, decision)
    if USE_SYMBOL[use] not in SYMBOLS[face]:
        if face != t.die:
            return told("counts-as-character", "B14.5.4")
        return told("use-symbol", "B6.4", {"use": use, "die": FACE_IDS[face]})
    if use in CHARACTER_IDS:
        return no_entry(t, CHARACTER_IDS.index(use))
    if use == "renewed_strength":
        if t.place[BOLG] < 0:
            return told("not-in-play", "B14.4.2", {"character": "bolg"})
        return told("renewed", "B14.4.2", {"n": controlled(t)})
    if use == "combined_attack":
        return told("no-two-armies", "B12.10.1")
    return no_beast_or_ring(t, use, face) or told("use-nothing", USE_RULE.get(use, "B6.4"), {"use": use})


def no_beast_or_ring(t: BofaTable, use: str, face: int) -> Reason | None:
    """B14. What only Beorn, Bilbo and the Eagles do."""
    if use == "fury":
        if t.place[BEORN] < 0:
            return told("not-in-play", "B14.2.3", {"character": "beorn"})
        return told("last-wrath", "B14.2.3") if t.wrath <= 1 and face != WILL else None
    if use == "ring":
        if not in_play(t, BILBO):
            return told("not-in-play", "B14.5.3", {"character": "bilbo"})
        return told("no-rings", "B14.5.5") if t.rings == 0 else told("ring-used", "B14.5.3")
    if use in ("eagles", "eagles_heights"):
        if not in_play(t, LORD):
            return told("not-in-play", "B14.1.3", {"character": "lord_of_the_eagles"})
        return told("no-prey", USE_RULE[use])
    return None


def no_entry(t: BofaTable, character: int) -> Reason:
    """B9.1."""
    args: dict[str, Atom] = {"character": CHARACTER_IDS[character]}
    if t.place[character] != WAITING:
        return told("not-waiting", "B9.1.7", args)
    if character == BOLG:
        return told("bolg-controls-nothing" if t.settings.bolg_by_chapter else "bolg-not-ready", "B14.4.1", args)
    if t.marker < t.step_of[character]:
        return told("not-ready", "B9.1.2", {**args, "step": t.step_of[character]})
    rules = {BILBO: "B9.1.5", THORIN: "B9.1.3", BEORN: "B14.2.1", LORD: "B14.1.2"}
    return told("no-way-in", rules[character], args)


def no_maneuver(t: BofaTable, seat: int, thing: str) -> Reason | None:
    """B12.3."""
    card = t.book.card_of.get(thing, -1)
    b = t.battle
    if card < 0 or b is None:
        return None
    args: dict[str, Atom] = {"card": thing}
    if card < EVENTS:
        return told("not-in-hand", "B12.3.1", args)
    if card < 79:
        return told("story-in-combat", "B7.3", args)
    if card in b.fronts[seat].used:
        return told("card-used", "B12.3.2", args)
    if card not in given_cards(t, b, seat):
        return told("card-not-given", "B12.2.3", args)
    return None


def no_end(decision: Decision) -> Reason | None:
    key = decision.prompt.key
    if key == "bofa-ask-part":
        return told("part", decision.rule)
    if key == "bofa-ask-forced-casualty" or key == "bofa-ask-surplus":
        return told("forced", decision.rule)
    if key == "bofa-ask-rearguard" or key == "bofa-ask-rout-casualty":
        return told("until-one", decision.rule)
    if key == "bofa-ask-further":
        return told("beorn-here", "B14.2.13")
    return told("must-choose", decision.rule)


def no_unit(thing: str) -> Reason | None:
    return told("no-unit", "B10.1.1", {"unit": thing}) if thing in UNIT_IDS else None


def no_area(t: BofaTable, decision: Decision, verb: str, area: int) -> Reason | None:
    """A region that is not offered, by what is asked for."""
    seat = decision.seat
    args: dict[str, Atom] = {"area": t.book.area_id[area]}
    if verb in ("army", "lead", "rally", "heal", "fights", "advance"):
        if t.owner[area] != seat:
            return told("no-army", "B10.1.1", args)
        if verb == "lead":
            return told("led-already", "B9.6.4", args)
        if decision.rule in ("B6.4.2", "B10.3.3") and not led(t, area):
            return told("no-leadership", "B10.3.3", args)
        if decision.rule == "B6.4.5" and t.units[area * UNITS + 7] == 0:
            return told("no-goblins", "B10.3.4", args)
        if verb == "rally":
            return told("no-damage", "B11.5.1", args)
        return told("army-not", decision.rule, args)
    if verb == "to":
        if decision.prompt.key == "bofa-ask-haven":
            return told("haven", "B12.8.3", args)
        if t.owner[area] == 1 - seat and decision.prompt.key != "bofa-ask-character-to":
            return told("enemy-there", "B10.2.1", args)
        if t.place[BEORN] == area:
            return told("beorn-there", "B14.2.7" if seat == SHADOW else "B14.2.13", args)
        return told("too-far", "B9.3.1" if decision.prompt.key == "bofa-ask-character-to" else "B10.2.1", args)
    if verb == "attack":
        if t.owner[area] != 1 - seat and not (seat == SHADOW and t.place[BEORN] == area):
            return told("no-enemy", "B12.1.1", args)
        return told("out-of-reach", "B12.1.2", args)
    if verb == "target":
        return told("no-target", decision.rule, args)
    if verb == "place" or verb == "turn":
        if t.owner[area] == 1 - seat:
            return told("enemy-there", "B11.1.3", args)
        if seat == FP and t.control[area]:
            return told("enemy-control", "B11.1.3", args)
        return told("not-a-place", decision.rule, args)
    return None
