"""What the data files of the card game hold; a pack that replaces records must fit it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ravenhill.engine.data import read_data, records
from ravenhill.engine.kinds import (
    Check,
    Fields,
    Many,
    One,
    Schema,
    Spoken,
    flag,
    listed,
    mapped,
    number,
    ref,
    table,
    text,
)
from ravenhill.engine.pictures import PICTURES_FILE
from ravenhill.games.cardgame.book import FACTION_IDS, KEYWORD_IDS, SIDE_IDS, TYPE_IDS
from ravenhill.games.cardgame.effects.timings import TIMINGS

SIDE: Final[Check] = text(*SIDE_IDS)
FACTION: Final[Check] = text(*FACTION_IDS)


def _lines(*fields: str) -> Iterator[str]:
    """What stands in these fields of the game's own records, and of their abilities."""
    for record in records(read_data("cardgame")):
        for part in (record, *record.get("ability", [])):
            for field in fields:
                said = part.get(field, [])
                yield from [said] if isinstance(said, str) else said


LINE: Final[Check] = Spoken("line", lambda: list(_lines("effect", "cost")))
CONDITION: Final[Check] = Spoken("condition", lambda: list(_lines("condition")))
ABILITY: Final[Fields] = {
    "timing": text(*TIMINGS),
    "optional?": flag(),
    "effect": listed(LINE, 1),
    "cost?": listed(LINE, 1),
    "condition?": CONDITION,
    "actor?": text(),
    "limit?": text("once per round"),
}

CARD: Final[Fields] = {
    "id": text(),
    "faction": FACTION,
    "type": text(*TYPE_IDS),
    "copies?": number(1, 5),
    "battleground_attack?": number(0, 9),
    "battleground_defence?": number(0, 9),
    "leadership_attack?": number(0, 9),
    "leadership_defence?": number(0, 9),
    "paths?": listed(number(1, 9)),
    "path_icons?": number(0, 9),
    "variable_icons?": listed(text("attack", "defence", "path")),
    "wielders?": listed(text()),
    "keywords?": listed(text(*KEYWORD_IDS)),
    "ability?": listed(table(ABILITY)),
}

LOCATION: Final[Fields] = {
    "id": text(),
    "vp": number(0, 9),
    "defence?": number(0, 9),
    "effect": listed(LINE, 1),
}

SEAT: Final[Check] = table(
    {
        "id": text("frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog"),
        "side": SIDE,
        "factions?": listed(FACTION, 1),
        "deck?": mapped(number(1, 5), ref("cards.card")),
        "deck_size": number(1, 60),
        "setup_draw": number(0, 20),
        "setup_cycle": number(0, 20),
        "draw_step": number(0, 20),
        "ring_token?": table({"rule": text("trilogy", "duel"), "unused_vp": number(0, 9)}),
    }
)

SCENARIO: Final[Fields] = {
    "id": text("trilogy", "duel_2p", "duel_3p", "fellowship"),
    "slots": listed(text(), 2, 4),
    "last_path": number(1, 9),
    "path_scoring?": text("standard", "duel"),
    "doubling_applies_to?": listed(text()),
    "battlegrounds_by_round?": mapped(listed(ref("battlegrounds.battleground"), 1)),
    "paths_by_number?": mapped(listed(ref("paths.path"), 1)),
    "seat": listed(SEAT, 2, 4),
}

SCHEMA: Final[Schema] = {
    "cards": {"card": Many(CARD)},
    "battlegrounds": {
        "battleground": Many({**LOCATION, "side": SIDE, "attackers": listed(FACTION), "defenders": listed(FACTION)})
    },
    "paths": {"path": Many({**LOCATION, "path": number(1, 9)})},
    "scenarios": {"scenario": Many(SCENARIO)},
    "components": {
        "sides": One({"free_peoples": listed(FACTION, 1), "shadow": listed(FACTION, 1)}),
        "promo": Many({"card": ref("cards.card"), "replaces": ref("cards.card")}, key="card"),
    },
    "pictures": PICTURES_FILE,
}
