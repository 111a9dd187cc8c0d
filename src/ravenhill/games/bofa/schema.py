"""What the data of the game may hold: for a pack, and for us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from ravenhill.engine.pack import Many, One, Schema, flag, listed, mapped, number, ref, table, text
from ravenhill.games.bofa.names import (
    CHARACTER_IDS,
    FACE_IDS,
    GROUP_IDS,
    TERRAIN_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
)

Tables: TypeAlias = Mapping[str, Many | One]

NAMES: Final = {"name": text(), "cs?": text(), "pl?": text()}
REMARKS: Final = {"known_from_rulebook?": text(), "ruling?": text()}
SPOT: Final = {"x": number(-100, 1100), "y": number(-100, 1100)}
TYPE: Final = text("army", "character", "muster")
SIDE: Final = text("fp", "shadow")
META: Final = One({}, more=True)
AREA: Final = ref("regions.region", "regions.special_area")

REGIONS: Final[Tables] = {
    "meta": META,
    "territory": Many({"id": text(*TERRITORY_IDS), **NAMES, "colour": text()}),
    "terrain": Many({"id": text(*TERRAIN_IDS), **NAMES}),
    "region": Many(
        {
            "id": text(),
            **NAMES,
            **SPOT,
            **REMARKS,
            "terrain": ref("regions.terrain"),
            "territory": ref("regions.territory"),
            "settlement": flag(),
            "fortification": flag(),
            "defence": number(0, 12),
            "vp": number(0, 10),
            "muster": flag(),
            "south_edge": flag(),
            "stack_limit_shadow": number(0, 20),
            "stack_limit_fp": number(0, 20),
            "adjacent": listed(ref("regions.region"), 1),
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
        {
            "id": text(),
            **NAMES,
            **SPOT,
            **REMARKS,
            "kind": text("goblin_muster", "mountain_pass", "eyrie", "fate_track"),
            "leads_to?": AREA,
            "stack_limit?": number(0, 20),
            "open_at_units?": number(1, 12),
            "one_way?": flag(),
            "starts_closed?": flag(),
            "steps?": number(1, 50),
            "first_step?": number(0, 0),
            "last_step?": number(1, 50),
            "markers?": mapped(number(0, 15), text(*CHARACTER_IDS)),
        }
    ),
}

UNITS_FILE: Final[Tables] = {
    "meta": META,
    "unit": Many(
        {
            "id": text(*UNIT_IDS),
            **NAMES,
            **REMARKS,
            "side": SIDE,
            "group": text(*GROUP_IDS),
            "people": text(),
            "figures": number(1, 60),
            "strength": number(1, 5),
            "favourable": listed(ref("regions.terrain")),
            "favourable_all_when_attacking?": flag(),
            "maneuver": ref("maneuver.maneuver"),
            "archery": flag(),
            "recruit_by_token": flag(),
            "card_name?": text(),
            "name_note?": text(),
            "group_note?": text(),
        }
    ),
    "special_unit": Many(
        {
            "id": text("eagles", "great_bats"),
            **NAMES,
            "side": SIDE,
            "figures": number(1, 10),
            "army_unit": flag(),
            "counts_for_stack": flag(),
            "located_by": text("territory"),
            "home": text(),
            "attack_dice?": number(1, 5),
            "attack_target?": number(2, 6),
            "attack_reroll_all_misses_once?": flag(),
            "attack_modifiable?": flag(),
        }
    ),
}

ABILITY: Final = table(
    {
        "id": text(),
        **NAMES,
        **REMARKS,
        "type": text(),
        "cost?": text(),
        "condition?": text(),
        "effect": text(),
        "timing_line?": text(),
    }
)

CHARACTERS_FILE: Final[Tables] = {
    "meta": META,
    "character": Many(
        {
            "id": text(*CHARACTER_IDS, "eagles", "great_bats"),
            "card": text(),
            **NAMES,
            **REMARKS,
            "side": SIDE,
            "general": flag(),
            "kind": text("character", "special_character", "special_unit"),
            "movement?": number(0, 6),
            "leadership?": number(0, 6),
            "start_in_play": flag(),
            "start_region_setup?": number(1, 10),
            "fate_step?": number(0, 15),
            "entry": text(),
            "end_of_turn?": text(),
            "elimination?": text(),
            "tokens?": table({}, more=True),
            "wrath_start?": number(1, 16),
            "wrath_max?": number(1, 18),
            "combat_dice?": number(1, 5),
            "combat_target?": number(2, 6),
            "reroll_all_misses_once?": flag(),
            "ability": listed(ABILITY),
        }
    ),
}

DICE_FILE: Final[Tables] = {
    "meta": META,
    "action_die": Many(
        {
            "id": text("fp_action", "shadow_action"),
            "side": SIDE,
            "count": number(1, 10),
            "start_available": number(1, 10),
            "max_available": number(1, 10),
            "colour": text(),
            "faces": listed(ref("dice.symbol"), 6, 6),
            "bonus_die": text(),
        }
    ),
    "symbol": Many({"id": text(*FACE_IDS), **NAMES, "uses": listed(text())}),
    "combat_die": One({}, more=True),
}

EVENTS_FILE: Final[Tables] = {
    "meta": META,
    "defs?": One({}, more=True),
    "event": Many(
        {
            "id": text(),
            "number": text(),
            "deck": text("event"),
            "type": TYPE,
            "discard": text(),
            "acts_as?": ref("events.event"),
            "order": table({**NAMES, "effect": text(), "condition?": text(), "acts_as?": ref("events.event")}),
            "combat": table(
                {
                    **NAMES,
                    "effect": text(),
                    "condition?": text(),
                    "timing": text("on_reveal", "before_roll", "after_roll", "apply_damage", "end_of_round"),
                    "timing_line": text(),
                    "acts_as?": ref("events.event"),
                }
            ),
        }
    ),
}


def _story(file: str) -> dict[str, Many | One]:
    return {
        "meta": META,
        "defs?": One({}, more=True),
        "story": Many(
            {
                "id": text(),
                "number": text(),
                "type": TYPE,
                **NAMES,
                **REMARKS,
                "condition": text(),
                "play_on_table": flag(),
                "effect": text(),
                "timing_line?": text(),
                "discard": text(),
                "acts_as?": ref(f"{file}.story"),
            }
        ),
    }


FATE_FILE: Final[Tables] = {
    "meta": META,
    "fate_card": Many(
        {
            "id": text(),
            "number": text(),
            "type": text("beorn", "eagles", "thorin"),
            **NAMES,
            **REMARKS,
            "play_on": text("none", *CHARACTER_IDS),
            "effect": text(),
            "timing_line?": text(),
            "discard": text(),
            "acts_as?": ref("fate.fate_card"),
        }
    ),
}

MANEUVER_FILE: Final[Tables] = {
    "meta": META,
    "maneuver": Many(
        {
            "id": text(),
            "number": text(),
            "side": SIDE,
            "kind": text("unit", "special", "regroup"),
            "unit?": ref("units.unit"),
            "character?": ref("characters.character"),
            "special_unit?": ref("units.special_unit"),
            **NAMES,
            **REMARKS,
            "timing": text("on_reveal", "before_roll", "apply_damage", "end_of_round"),
            "timing_line": text(),
            "effect": text(),
            "trigger": text(),
            "extra?": text(),
            "returns?": text(),
        }
    ),
}

POSITION: Final = Many(
    {
        "number": number(1, 10),
        "region": AREA,
        "units": mapped(number(0, 20), text(*UNIT_IDS)),
        "characters": listed(text(*CHARACTER_IDS)),
        "recruitment_group": text("", *GROUP_IDS),
        "recruitment_tokens": number(0, 10),
    },
    key="number",
)

SETUP_FILE: Final[Tables] = {
    "meta": META,
    "fp_position": POSITION,
    "shadow_position": POSITION,
    "start": One(
        {
            "fate_marker": number(0, 14),
            "fp_dice": number(1, 6),
            "shadow_dice": number(1, 7),
            "passes_closed": listed(ref("regions.special_area")),
            "fate_track": mapped(number(0, 15), text(*CHARACTER_IDS)),
            "in_play": listed(ref("characters.character")),
            "not_in_play": listed(ref("characters.character")),
            "starting_hand": number(0, 6),
            "first_turn": text(),
            "fate_pool": text(),
            "fate_track_note?": text(),
        }
    ),
}

TOKENS_FILE: Final[Tables] = {
    "meta": META,
    "token": Many({"id": text(), **NAMES, "count": number(0, 100)}),
    "recruitment_group": Many(
        {"id": text(*GROUP_IDS), **NAMES, "side": SIDE, "count": number(0, 64), "faces_known": listed(text())}
    ),
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
            "colour?": text(),
            "value": number(0, 15),
            "fate_icon": flag(),
            "copies": number(0, 14),
            "in_pool_at_start": flag(),
            "added_by?": text(),
            "stop_drawing?": flag(),
        }
    ),
}

LAYOUT_FILE: Final[Tables] = {
    "mountain": One({}, more=True),
    "layout": Many({"id": AREA, **SPOT, "sites": listed(listed(number(-200, 1200), 2, 2))}),
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
}
