"""What the data of the game may hold: for a pack, and for us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from ravenhill.engine.decision import Message
from ravenhill.engine.kinds import (
    Blocks,
    Fault,
    Fields,
    Many,
    One,
    Schema,
    Whole,
    drawn,
    flag,
    listed,
    mapped,
    number,
    ref,
    shown,
    table,
    text,
)
from ravenhill.engine.pictures import PICTURES_FILE
from ravenhill.games.bofa.effects.fates import WAITS
from ravenhill.games.bofa.effects.vocabulary import (
    ENTERING,
    EVENTS,
    FATES,
    FIGHTS,
    LASTING,
    ORDERS,
    STEPPING,
    IfWaiting,
    Words,
)
from ravenhill.games.bofa.names import (
    BEORN,
    CHARACTER_IDS,
    FACE_IDS,
    GROUP_IDS,
    LORD,
    TERRAIN_IDS,
    TERRITORY_IDS,
    THORIN,
    UNIT_IDS,
)

Tables: TypeAlias = Mapping[str, Many | One]

TYPE: Final = text("army", "character", "muster")
SIDE: Final = text("fp", "shadow")
AREA: Final = ref("regions.region", "regions.special_area")
POINTS: Final = listed(listed(number(-200, 1200), 2, 2), 1)


class Built(Blocks):
    """A building block, one of these words; every block says what else it takes."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name, "op", self._ways, self._faults)
        self.words = words

    def _ways(self) -> dict[str, Fields]:
        """What a block of each word holds beside it."""
        return {word: IF_WAITING if word == IfWaiting.NAME else block.FIELDS for word, block in self.words.items()}

    def _faults(self, value: Any, path: str, whole: Whole) -> list[Fault]:
        known = ", ".join(self.words)
        if not isinstance(value, dict) or "op" not in value:
            return [(path, Message("bofa-pack-block", {"got": shown(value), "known": known}))]
        if value["op"] not in self.words:
            return [(f"{path}.op", Message("pack-need-one-of", {"got": shown(value["op"]), "known": known}))]
        return table({"op": text(), **self._ways()[value["op"]]})(value, path, whole)


ORDER: Final = Built("order", ORDERS)
STEP: Final = Built("step", STEPPING)
IF_WAITING: Final[Fields] = {"character": WAITS, "then": listed(STEP, 1, 8), "otherwise": listed(STEP, 0, 8)}


REGIONS: Final[Tables] = {
    "region": Many(
        {
            "id": text(),
            "terrain": text(*TERRAIN_IDS),
            "territory": text(*TERRITORY_IDS),
            "settlement?": flag(),
            "defence?": number(0, 12),
            "vp?": number(0, 10),
            "muster?": flag(),
            "south_edge?": flag(),
            "in_range": listed(ref("regions.region")),
        }
    ),
    "border": Many(
        {
            "a": ref("regions.region"),
            "b": ref("regions.region"),
            "type": text("open", "ford", "slope", "none"),
            "up?": ref("regions.region"),
        },
        key=("a", "b"),
        open=True,
    ),
    "impassable": Many(
        {"a": ref("regions.region"), "b": ref("regions.region"), "type": text("river", "mountain")},
        key=("a", "b"),
        open=True,
    ),
    "special_area": Many(
        {"id": text(), "kind": text("goblin_muster", "mountain_pass", "eyrie"), "leads_to?": AREA},
    ),
}

UNITS_FILE: Final[Tables] = {
    "unit": Many(
        {
            "id": text(*UNIT_IDS),
            "group": text(*GROUP_IDS),
            "figures": number(1, 60),
            "strength": number(1, 5),
            "favourable": listed(text(*TERRAIN_IDS)),
            "recruit_by_token": flag(),
        }
    ),
    "special_unit": Many(
        {
            "id": text("eagles", "great_bats"),
            "figures": number(1, 6),
            "attack_dice?": number(1, 5),
            "attack_target?": number(2, 6),
        }
    ),
}

BUILT: Final = ("ways", "enters", "effect", "lasting")  # the fields that hold blocks


def _before_blocks(record: dict[str, Any], own: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Up to version 0.4 a record said nothing of what it does: it did what ours does, a Fate card what another does."""
    if any(name in record for name in BUILT):
        return record
    ours = own.get(record.get("acts_as", record["id"]), {})
    return {**record, **{name: ours[name] for name in BUILT if name in ours}}


CHARACTERS_FILE: Final[Tables] = {
    "character": Many(
        {
            "id": text(*CHARACTER_IDS),
            "movement": number(0, 6),
            "leadership": number(0, 6),
            "fate_step?": number(0, 15),
            "wrath_start?": number(1, 16),
            "wrath_max?": number(1, 18),
            "combat_dice?": number(1, 5),
            "combat_target?": number(2, 6),
            "enters?": listed(Built("entry", ENTERING), 1, 8),
        },
        was=_before_blocks,
    ),
    "ability": Many(
        {
            "id": text(),
            "of": ref("characters.character", "units.special_unit"),
            "ways?": listed(listed(ORDER, 1, 8), 1, 4),
        },
        was=_before_blocks,
    ),
}

DICE_FILE: Final[Tables] = {
    "action_die": Many({"side": SIDE, "faces": listed(text(*FACE_IDS), 6, 6)}, key="side"),
}


def _before_halves(record: dict[str, Any], own: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Up to version 0.4 an Event card did what ours does, or another, as a whole or in one half (`acts_as`)."""
    found = dict(record)
    whole = record.get("acts_as", record["id"])
    for half in ("order", "combat"):
        told = record.get(half)
        if not isinstance(told, list):
            ours = own.get(told.get("acts_as", whole) if isinstance(told, dict) else whole, {})
            found.pop(half, None)
            if half in ours:
                found[half] = ours[half]
    return found


EVENTS_FILE: Final[Tables] = {
    "event": Many(
        {
            "id": text(),
            "number": text(),
            "type": TYPE,
            "order": listed(Built("orders", EVENTS), 1, 4),
            "combat": listed(Built("fight", FIGHTS), 1, 4),
        },
        was=_before_halves,
    ),
}


def _story(file: str) -> Tables:
    return {
        "story": Many({"id": text(), "number?": text(), "type": TYPE, "acts_as?": ref(f"{file}.story")}),
    }


FATE_TYPES: Final = {"beorn": BEORN, "eagles": LORD, "thorin": THORIN}  # whose cards they are


FATE_FILE: Final[Tables] = {
    "fate_card": Many(
        {
            "id": text(),
            "number?": text(),
            "type": text(*FATE_TYPES),
            "effect": listed(Built("fate", FATES), 0, 8),
            "lasting?": listed(Built("lasting", LASTING), 1, 8),
        },
        was=_before_blocks,
    ),
}

MANEUVER_FILE: Final[Tables] = {
    "maneuver": Many(
        {
            "id": text(),
            "number": text(),
            "side": SIDE,
            "kind": text("unit", "special", "regroup"),
            "unit?": ref("units.unit"),
        }
    ),
}

POSITION: Final = Many(
    {
        "number": number(1, 10),
        "region": AREA,
        "units": mapped(number(0, 20), text(*UNIT_IDS)),
        "characters?": listed(text(*CHARACTER_IDS)),
        "recruitment_group?": text("", *GROUP_IDS),
        "recruitment_tokens?": number(0, 10),
    },
    key="number",
)

SETUP_FILE: Final[Tables] = {
    "fp_position": POSITION,
    "shadow_position": POSITION,
    "start": One({"fp_dice": number(1, 6), "shadow_dice": number(1, 7)}),
}

TOKENS_FILE: Final[Tables] = {
    "token": Many({"id": text("leadership_fp", "leadership_shadow"), "count": number(0, 100)}),
    "recruitment_group": Many({"id": text(*GROUP_IDS), "count": number(0, 64)}),
    "recruitment_token": Many(
        {
            "id": text(),
            "group": ref("tokens.recruitment_group"),
            "unit": ref("units.unit"),
            "units": number(1, 3),
            "copies": number(0, 30),
        }
    ),
    "fate_tile": Many(
        {
            "id": text(),
            "kind": text("common", "special_fp", "special_shadow"),
            "value": number(0, 15),
            "fate_icon": flag(),
            "copies": number(0, 14),
        }
    ),
}

LAYOUT_FILE: Final[Tables] = {
    "mountain": One({"points": drawn(POINTS)}),
    "layout": Many({"id": AREA, "sites": drawn(POINTS)}),
}

SCHEMA: Final[Schema] = {
    "regions": REGIONS,
    "units": UNITS_FILE,
    "characters": CHARACTERS_FILE,
    "dice": DICE_FILE,
    "events": EVENTS_FILE,
    "story_fp": _story("story_fp"),
    "story_shadow": _story("story_shadow"),
    "fate": FATE_FILE,
    "maneuver": MANEUVER_FILE,
    "setup": SETUP_FILE,
    "tokens": TOKENS_FILE,
    "layout": LAYOUT_FILE,
    "pictures": PICTURES_FILE,
}
