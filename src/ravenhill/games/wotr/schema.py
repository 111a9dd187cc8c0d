"""What the data files of War of the Ring hold; a pack that replaces records must fit it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.kinds import Check, Fields, Many, One, Schema, drawn, either, flag, listed, number, ref, text
from ravenhill.engine.pictures import PICTURES_FILE
from ravenhill.games.wotr.dice import FACE_IDS
from ravenhill.games.wotr.nations import NATION_IDS
from ravenhill.games.wotr.people import CHARACTER_IDS

NATION: Final[Check] = text(*NATION_IDS)
FACES: Final[Check] = listed(text(*FACE_IDS), 6, 6)
POINTS: Final[Check] = listed(listed(number(), 2, 2), 1)

REGION: Final[Fields] = {
    "id": text(),
    "nation?": text("none", *NATION_IDS),
    "settlement?": text("none", "town", "city", "stronghold", "fortification"),
    "vp?": number(0, 2),
    "coastal?": flag(),
    "mordor_entry?": flag(),
    "eastern_edge?": flag(),
    "adjacent": listed(ref("regions.region"), 1),
    "impassable?": drawn(listed(ref("regions.region"))),
}

CHARACTER: Final[Fields] = {
    "id": text(*CHARACTER_IDS),
    "level": number(-1, 5),
    "leadership": number(0, 5),
    "activates?": text("any", "none", *NATION_IDS),
    "extra_dice?": number(0, 1),
}

EVENT: Final[Fields] = {
    "id": text(),
    "icon": text("character", "army", "muster"),
    "table?": flag(),
    "combat": ref("events.combat"),
    "mp?": text("any", "gondor", "rohan", "witch_king", "saruman"),
}

TILE: Final[Fields] = {
    "id": text(),
    "card?": ref("events.event"),
    "value": either(number(-5, 5), text("eye", "die")),
    "reveal?": flag(),
    "stop?": flag(),
}

ARMY: Final[Fields] = {
    "nation": NATION,
    "region": ref("regions.region"),
    "regular": number(0, 10),
    "elite": number(0, 10),
    "leader?": number(0, 10),
    "nazgul?": number(0, 8),
}

FIGURES: Final[Fields] = {
    "id": NATION,
    "regular": number(1, 40),
    "elite": number(1, 40),
    "leader?": number(0, 8),
    "nazgul?": number(0, 8),
}

SCHEMA: Final[Schema] = {
    "regions": {"region": Many(REGION)},
    "layout": {
        "sea": One({"points": drawn(POINTS)}),
        "layout": Many({"id": ref("regions.region"), "sites": drawn(POINTS)}),
    },
    "setup": {"army": Many(ARMY, key=("nation", "region"))},
    "components": {"nation": Many(FIGURES)},
    "characters": {"character": Many(CHARACTER)},
    "hunt": {"tile": Many(TILE)},
    "dice": {
        "fp": One({"faces": FACES, "start": number(1, 4)}),
        "shadow": One({"faces": FACES, "start": number(1, 7)}),
    },
    "politics": {"nation": Many({"id": NATION, "start": number(1, 4), "active": flag()})},
    "events": {
        "event": Many(EVENT),
        "combat": Many({"id": text(), "initiative": listed(number(0, 9), 1)}),
    },
    "pictures": PICTURES_FILE,
}
