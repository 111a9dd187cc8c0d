"""What Ironwood's data files hold, for checking data packs."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.named import names
from ravenhill.engine.pack import (
    Check,
    Data,
    Fault,
    Many,
    One,
    Schema,
    Whole,
    either,
    flag,
    listed,
    number,
    ref,
    table,
    text,
)
from ravenhill.games.ironwood.book import Icon, Place

ICONS = names(Icon)
REFERRING = ("attack_forest", "placed", "marked", "mountain_adjacent_to", "defeated_warband")


def steps() -> Check:
    """I17. A list of effect steps, each checked by its operation."""
    return listed(_step)


def _step(value: Any, path: str, whole: Whole) -> list[Fault]:
    return _operation(OPERATIONS, value, path, whole)


def _passive(value: Any, path: str, whole: Whole) -> list[Fault]:
    """I17. What a lingering card does while it is in play."""
    return _operation(PASSIVE, value, path, whole)


def _operation(known: dict[str, dict[str, Check]], value: Any, path: str, whole: Whole) -> list[Fault]:
    if not isinstance(value, dict) or "op" not in value:
        return [(path, Message("ironwood-pack-step"))]
    op = value["op"]
    if not isinstance(op, str) or op not in known:
        names = ", ".join(sorted(known))
        return [(f"{path}.op", Message("ironwood-pack-op", {"value": str(op), "known": names}))]
    return table({"op": text(), **known[op]})(value, path, whole)


def _where(value: Any, path: str, whole: Whole) -> list[Fault]:
    """I17. A place of the effect language; some name an earlier step."""
    if isinstance(value, str):
        name, _, reference = value.partition(":")
        if name in _PLACES and bool(reference) == (name in REFERRING):
            return []
    known = ", ".join(p + ":id" if p in REFERRING else p for p in _PLACES)
    return [(path, Message("ironwood-pack-place", {"value": str(value), "known": known}))]


def _from(value: Any, path: str, whole: Whole) -> list[Fault]:
    if isinstance(value, str):
        name, _, reference = value.partition(":")
        if name in ("moved", "recruited", "replaced", "not") and reference:
            return []
    return [(path, Message("ironwood-pack-from", {"value": str(value)}))]


def _condition(value: Any, path: str, whole: Whole) -> list[Fault]:
    if isinstance(value, str):
        name, sign, count = value.partition(">=")
        if name == "opponent_visions" and sign and count.isdigit():
            return []
    return [(path, Message("ironwood-pack-condition", {"value": str(value)}))]


_PLACES = names(Place)[1:]
_N = number(1, 20)
_ID = {"id?": text(), "mandatory?": flag()}
_SIDE = {"side": text("ww", "ic")}
_UNIT = {"unit": text("fighter", "golem")}
_KIND = {"kind": text("any", "special", "vision")}
_DECK = {"deck": text("special", "vision")}
_BONUS = {
    "damage?": number(-5, 5),
    "defence?": number(-5, 5),
    "dominance?": number(-5, 5),
    "opponent_wagers_first_face_up?": flag(),
}
_HAND = {"n": _N, "kind": text("special"), "chooser": text("self", "random"), **_ID}

OPERATIONS: dict[str, dict[str, Check]] = {
    "move": {
        **_SIDE,
        "n?": _N,
        "warbands?": _N,
        "same_as?": text(),
        "to?": text("drill_mountain"),
        **_ID,
    },
    "move_drill": {"again?": flag(), **_ID},
    "attack": {
        "target": text("any", "ferrum"),
        "from?": _from,
        "mods?": table({**_BONUS, "damage_per?": text()}),
        "victory?": steps(),
        "before_retreat?": flag(),
        **_ID,
    },
    "choose": {
        "pick": _N,
        "options": listed(steps(), 2),
        "pay?": number(1, 20),
        "pay_pick?": _N,
        **_ID,
    },
    "spend": {"n": _N, "then": steps(), **_ID},
    "burn": {"n": _N, **_KIND, "then": steps(), **_ID},
    "spend_up_to": {"n": _N, "min?": number(0, 20), "per?": steps(), "then?": steps(), **_ID},
    "burn_up_to": {"n": _N, "min?": number(0, 20), **_KIND, "per?": steps(), "then?": steps(), **_ID},
    "gain": {"n": _N, **_ID},
    "steal": {"n": either(_N, text("half_up")), **_ID},
    "draw": {"n": _N, **_DECK, **_ID},
    "discover": {**_ID},
    "build": {**_ID},
    "place_foundation": {"where": text("controlled_outer_mountain"), **_ID},
    "recruit": {**_SIDE, **_UNIT, "n": _N, "where": _where, **_ID},
    "remove": {**_SIDE, **_UNIT, "n": _N, "where": _where, **_ID},
    "replace": {"n": _N, "where": _where, **_ID},
    "shift_enemy": {
        **_SIDE,
        "n": either(_N, text("any")),
        "where": _where,
        "to": text("one_adjacent_mountain", "one_adjacent_inner_forest"),
        "totems?": text("stay"),
        **_ID,
    },
    "play": {
        "kind": text("base", "special", "any"),
        "exclude?": listed(ref("cards_ww.card", "cards_ic.card")),
        "may_move_again?": text(),
        **_ID,
    },
    "linger": {"markers": number(1, 9), **_ID},
    "modifier": {"scope": text("this_round"), "role?": text("defender"), **_BONUS, **_ID},
    "mark": {"n": _N, "where": _where, **_ID},
    "forbid": {
        "what": text("move_totem", "ic_and_drill_move_in_or_out", "ww_move_out"),
        "where?": _where,
        "scope": text("this_turn", "this_round"),
        **_ID,
    },
    "flip_totem": {"n": _N, "to": text("charged"), **_ID},
    "cargo_to_available": {"n": _N, **_ID},
    "look": {"what": text("opponent_hand", "opponent_visions"), **_ID},
    "survey": {"may_bottom?": flag(), **_ID},
    "bottom": {"n": _N, **_DECK, **_ID},
    "remove_markers": {"n": _N, "owner": text("opponent"), "trigger_exhaust?": flag(), **_ID},
    "opponent_burn": _HAND,
    "opponent_bottom": _HAND,
    "opponent_draw": {"n": _N, **_DECK, **_ID},
    "opponent_discard_vision": {"n": _N, "chooser?": text("random"), **_ID},
    "opponent_vision_to_deck": {"n": _N, "chooser?": text("random"), **_ID},
    "if": {"cond": _condition, "then": steps(), **_ID},
}

PASSIVE: dict[str, dict[str, Check]] = {
    "modifier": {
        "scope": text("each_combat", "while_in_play"),
        "role?": text("defender"),
        **_BONUS,
        "extra_fighters_per_move?": number(0, 9),
        "extra_warbands_per_move?": number(0, 9),
        **_ID,
    },
    "on_event": {"event": text("combat_ended_with_ww_losses", "drill_moved"), "steps": steps(), **_ID},
}


CARD = Many(
    {
        "id": text(),
        "faction": text("woodwalkers", "ironclad"),
        "type": text("base", "special"),
        "damage": number(0, 9),
        "defence": number(0, 9),
        "dominance": number(0, 9),
        "solo_icons": listed(text(*ICONS, *[icon + "_red" for icon in ICONS]), 1, 2),
        "steps": steps(),
        "passive?": listed(_passive),
        "on_tick?": steps(),
        "on_exhaust?": steps(),
        "on_burn?": steps(),
    },
    parts=("values",),  # damage, defence and dominance together
)

SCHEMA: Schema = {
    "board": {
        "mountain": Many(
            {
                "id": text(),
                "kind": text("capital", "inner", "outer"),
                "number": number(1),
                "ridges_to": listed(ref("board.mountain"), 1),
                "forests": listed(ref("board.forest"), 1),
            }
        ),
        "forest": Many(
            {
                "id": text(),
                "kind": text("inner", "outer"),
                "number": number(1),
                "mountains": listed(ref("board.mountain"), 1),
                "trails_to": listed(ref("board.forest"), 1),
            }
        ),
    },
    "cards_ww": {"card": CARD},
    "cards_ic": {"card": CARD},
    "visions": {"vision": Many({"id": text(), "mountain": ref("board.mountain"), "crystals": number(0, 9)})},
    "drill": {
        "step": Many(
            {
                "position": number(0, 9),
                "cargo_crystals": number(0, 9),
                "rewards": listed(text("survey", "recruit_at_origin", "draw_special")),
            },
            key="position",
        ),
    },
    "setup": {
        "component": Many({"id": text(), "count": number(1, 99)}),
        "limits": One(
            {
                "hand_limit": number(3, 99),
                "cards_per_round": number(1, 9),
                "forges_to_win": number(1, 6),
                "totems_to_win": number(1, 5),
                "recruit_cost": number(1, 20),
                "first_round_mulligan_draw": number(0, 9),
                "draw_per_round": number(0, 9),
                "income_woodwalkers": number(0, 9),
                "income_ironclad": number(0, 9),
            }
        ),
        "solo_removed": One(
            {
                "vs_ironbot_remove_from_human_deck": listed(ref("cards_ww.card")),
                "vs_woodbot_remove_from_human_deck": listed(ref("cards_ic.card")),
            }
        ),
    },
}


def data_problems(data: Data) -> list[Message]:
    """What the schema can not tell: borders that hold one way only, a map in two parts, the sizes of the decks."""
    found: list[Message] = []
    found += _one_way(data, "mountain", "ridges_to", "mountain", "ridges_to")
    found += _one_way(data, "forest", "trails_to", "forest", "trails_to")
    found += _one_way(data, "mountain", "forests", "forest", "mountains")
    capitals = [r["id"] for r in data["board"]["mountain"] if r["kind"] == "capital"]
    if len(capitals) != 1:
        found.append(Message("ironwood-pack-capital", {"count": len(capitals)}))
    for stem in ("cards_ww", "cards_ic"):
        for record in data[stem]["card"]:
            found += _unmet_references(stem, record) + _out_of_place(stem, record)
    return found


def _one_way(data: Data, table_a: str, field_a: str, table_b: str, field_b: str) -> list[Message]:
    back = {r["id"]: r[field_b] for r in data["board"][table_b]}
    return [
        Message("ironwood-pack-one-way", {"file": "board", "record": r["id"], "field": field_a, "other": other})
        for r in data["board"][table_a]
        for other in r[field_a]
        if r["id"] not in back[other]
    ]


def _unmet_references(stem: str, record: dict[str, Any]) -> list[Message]:
    """Steps that name an id no step of the card has."""
    named: list[str] = []
    used: list[str] = []
    _collect(record.get("steps", []), named, used)
    return [
        Message("ironwood-pack-reference", {"file": stem, "record": record["id"], "field": "steps", "value": name})
        for name in used
        if name not in named
    ]


def _out_of_place(stem: str, record: dict[str, Any]) -> list[Message]:
    """Only a card played as an action can linger or bring a further card into play (I3.4, I4.12)."""
    return [
        Message("ironwood-pack-out-of-place", {"file": stem, "record": record["id"], "field": field, "value": op})
        for field in ("passive", "on_tick", "on_exhaust", "on_burn")
        for op in ("linger", "play")
        if _uses(record.get(field, []), op)
    ]


def _uses(value: Any, op: str) -> bool:
    if isinstance(value, list):
        return any(_uses(item, op) for item in value)
    return isinstance(value, dict) and (value.get("op") == op or any(_uses(held, op) for held in value.values()))


def _collect(value: Any, named: list[str], used: list[str]) -> None:
    if isinstance(value, list):
        for item in value:
            _collect(item, named, used)
    elif isinstance(value, dict):
        for key, held in value.items():
            if key == "id":
                named.append(held)
            elif key in ("same_as", "may_move_again", "damage_per"):
                used.append(held)
            elif key in ("from", "where") and ":" in held:
                used.append(held.partition(":")[2])
            elif isinstance(held, list | dict):
                _collect(held, named, used)
