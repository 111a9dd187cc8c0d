"""What the data files of War of the Ring hold; a pack that replaces records must fit it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.pack import Check, Fields, Many, One, Schema, either, flag, listed, number, ref, table, text
from ravenhill.games.wotr.nations import NATION_IDS
from ravenhill.games.wotr.people import CHARACTER_IDS

SIDE: Final[Check] = text("fp", "shadow")
NATION: Final[Check] = text(*NATION_IDS)

ADJACENT: Final[Check] = listed(ref("regions.region"), 1)
POINTS: Final[Check] = listed(listed(number(), 2, 2), 1)

REGION: Final[Fields] = {
    "id": text(),
    "name": text(),
    "name_cs?": text(),
    "nation": text("none", *NATION_IDS),
    "side": text("none", "fp", "shadow"),
    "settlement": text("none", "town", "city", "stronghold", "fortification"),
    "vp": number(0, 2),
    "coastal": flag(),
    "adjacent": ADJACENT,
    "impassable?": listed(ref("regions.region")),
}

CHARACTER: Final[Fields] = {
    "id": text(*CHARACTER_IDS),
    "name": text(),
    "name_cs?": text(),
    "title": text(),
    "kind": text("companion", "companion_upgrade", "gollum", "minion"),
    "side": SIDE,
    "nation?": NATION,
    "level": number(-1, 5),
    "leadership": number(0, 5),
    "activates?": text("any", "none", *NATION_IDS),
    "extra_dice": number(0, 1),
    "hobbit?": flag(),
    "replaces?": text(*CHARACTER_IDS),
    "starts_in_fellowship": flag(),
    "entry": text(),
    "guide_ability": text(),
    "abilities": listed(table({"name": text(), "effect": text()})),
}

EVENT: Final[Fields] = {
    "id": text(),
    "side": SIDE,
    "deck": text("character", "strategy"),
    "number": number(1, 24),
    "name": text(),
    "name_cs?": text(),
    "icon": text("character", "army", "muster"),
    "play_condition": text(),
    "table": flag(),
    "effect": text(),
    "discard_condition": text(),
    "combat": ref("events.combat"),
    "initiative": listed(number(0, 9), 1),
    "mp": text("any", "gondor", "rohan", "witch_king", "saruman"),
    "mp_doubtful?": flag(),
}

COMBAT: Final[Fields] = {
    "id": text(),
    "name": text(),
    "name_cs?": text(),
    "side": SIDE,
    "initiative": listed(number(0, 9), 1),
    "condition": text(),
    "timing": text(),
    "effect": text(),
    "cards": listed(ref("events.event"), 1),
}

TILE: Final[Fields] = {
    "id": text(),
    "kind": text("standard", "fp", "shadow"),
    "name?": text(),
    "card?": ref("events.event"),
    "value": either(number(-5, 5), text("eye", "die")),
    "reveal": flag(),
    "stop": flag(),
}

ARMY: Final[Fields] = {
    "nation": NATION,
    "region": ref("regions.region"),
    "regular": number(0, 10),
    "elite": number(0, 10),
    "leader?": number(0, 10),
    "nazgul?": number(0, 8),
}

SCHEMA: Final[Schema] = {
    "regions": {"meta": One({}, more=True), "region": Many(REGION)},
    "layout": {
        "sea": One({"points": POINTS, "frame": text()}),
        "tracks": One({"mordor_track": POINTS, "great_sea": listed(number(), 2, 2)}),
        "layout": Many(
            {
                "id": ref("regions.region"),
                "x": number(),
                "y": number(),
                "sites": POINTS,
                "size": text("s", "m", "l", "xl", "xs"),
            },
            more=True,
        ),
    },
    "setup": {
        "start": One({}, more=True),
        "army": Many(ARMY, key=("nation", "region")),
        "reinforcements": Many(
            {
                "nation": NATION,
                "regular": number(0, 40),
                "elite": number(0, 40),
                "leader?": number(0, 8),
                "nazgul?": number(0, 8),
            },
            key="nation",
        ),
    },
    "components": {
        "nation": Many(
            {
                "id": NATION,
                "name": text(),
                "name_cs?": text(),
                "side": SIDE,
                "colour": text(),
                "regular": number(1, 40),
                "elite": number(1, 40),
                "leader?": number(0, 8),
                "nazgul?": number(0, 8),
            }
        ),
        "unit_rules": One({}, more=True),
        "counters": One({}, more=True),
        "cards": One({}, more=True),
        "dice_counts": One({}, more=True),
        "figures": One({}, more=True),
    },
    "characters": {
        "ring_bearers": One({"name": text(), "name_cs?": text()}),
        "guide_rule": One({"text": text()}),
        "character": Many(CHARACTER),
    },
    "hunt": {"tile": Many(TILE), "rules": One({}, more=True)},
    "dice": {
        "fp": One({}, more=True),
        "shadow": One({}, more=True),
        "faces": One(
            {
                "character": text(),
                "army": text(),
                "muster": text(),
                "army_muster": text(),
                "event": text(),
                "will_of_the_west": text(),
                "eye": text(),
            }
        ),
        "elven_rings": One({}, more=True),
    },
    "politics": {
        "track": One({"boxes": number(4, 4), "at_war_box": number(4, 4)}),
        "nation": Many({"id": NATION, "start": number(1, 4), "steps_to_war": number(0, 3), "active": flag()}),
        "advance": One({"by": listed(text())}),
        "activate": One({"by": listed(text())}),
    },
    "tracks": {
        "fellowship_track": One({}, more=True),
        "mordor_track": One({}, more=True),
        "victory_track": One({}, more=True),
        "army_boxes": One({}, more=True),
    },
    "events": {"event": Many(EVENT), "combat": Many(COMBAT)},
    "rulings": {"ruling": Many({"id": text(), "text": text()})},
}
