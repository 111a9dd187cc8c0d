"""What Ironwood's data files hold, for checking data packs."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.kinds import Data, Many, One, Schema, listed, number, ref, text
from ravenhill.engine.named import names
from ravenhill.engine.pictures import PICTURES_FILE
from ravenhill.games.ironwood.book import Icon, all_steps
from ravenhill.games.ironwood.effects.operation import OP_NAMES, PASSIVE, STEP
from ravenhill.games.ironwood.effects.operations import OPERATIONS, passives_of, steps_of

ICONS = names(Icon)
STEPS = listed(STEP)

CARD = Many(
    {
        "id": text(),
        "faction": text("woodwalkers", "ironclad"),
        "type": text("base", "special"),
        "damage": number(0, 9),
        "defence": number(0, 9),
        "dominance": number(0, 9),
        "solo_icons": listed(text(*ICONS, *[icon + "_red" for icon in ICONS]), 1, 2),
        "steps": STEPS,
        "passive?": listed(PASSIVE),
        "on_tick?": STEPS,
        "on_exhaust?": STEPS,
        "on_burn?": STEPS,
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
    "pictures": PICTURES_FILE,
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
    steps = all_steps(steps_of(record["steps"]))
    named = [s.ident for s in steps]
    return [
        Message("ironwood-pack-reference", {"file": stem, "record": record["id"], "field": "steps", "value": ident})
        for s in steps
        for ident in s.refers()
        if ident not in named
    ]


def _out_of_place(stem: str, record: dict[str, Any]) -> list[Message]:
    """Only a card played as an action can linger or bring a further card into play (I3.4, I4.12)."""
    passive = passives_of(record.get("passive", []))
    effects = {"passive": [s for p in passive for s in p.steps]}
    effects |= {field: steps_of(record.get(field, [])) for field in ("on_tick", "on_exhaust", "on_burn")}
    return [
        Message("ironwood-pack-out-of-place", {"file": stem, "record": record["id"], "field": field, "value": op})
        for field, steps in effects.items()
        for op in sorted({OP_NAMES[s.op] for s in all_steps(steps) if OPERATIONS[s.op].PLAYED})
    ]
