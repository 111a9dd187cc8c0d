"""What the data files of the card game hold; a pack that replaces records must fit it."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.pack import Check, Fields, Many, One, Schema, flag, listed, mapped, number, ref, table, text
from ravenhill.games.cardgame.book import FACTION_IDS, SIDE_IDS, TYPE_IDS
from ravenhill.games.cardgame.effects.timings import TIMINGS

SIDE: Final[Check] = text(*SIDE_IDS)
FACTION: Final[Check] = text(*FACTION_IDS)
ABILITY: Final[Fields] = {
    "timing": text(*TIMINGS),
    "optional": flag(),
    "text": text(),
    "effect": listed(text(), 1),
    "cost?": listed(text(), 1),
    "condition?": text(),
    "actor?": text(),
    "limit?": text("once per round"),
}

CARD: Final[Fields] = {
    "id": text(),
    "name_en": text(),
    "name_cs?": text(),
    "numbers": listed(number(1, 120)),
    "side": SIDE,
    "faction": FACTION,
    "trilogy_seat": text("frodo", "witch_king", "aragorn", "saruman"),
    "type": text(*TYPE_IDS),
    "copies": number(1, 5),
    "battleground_attack": number(0, 9),
    "battleground_defence": number(0, 9),
    "leadership_attack": number(0, 9),
    "leadership_defence": number(0, 9),
    "paths": listed(number(1, 9)),
    "path_icons": number(0, 9),
    "variable_icons": listed(text("attack", "defence", "path")),
    "wielders": listed(text()),
    "keywords": listed(text("nazgul", "weapon", "steed", "ent")),
    "play_condition": text(),
    "uncertain?": listed(text()),
    "ability?": listed(table(ABILITY)),
}

LOCATION: Final[Fields] = {
    "id": text(),
    "number": number(1, 27),
    "name_en": text(),
    "name_cs?": text(),
    "vp": number(0, 9),
    "defence": number(0, 9),
    "optional": flag(),
    "effect": listed(text(), 1),
    "text": text(),
    "uncertain?": listed(text()),
}

SEAT: Final[Check] = table(
    {
        "id": text("frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog"),
        "side": SIDE,
        "name_en?": text(),
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
    "name_en": text(),
    "name_cs?": text(),
    "persons": listed(number(2, 4), 1),
    "slots": listed(text(), 2, 4),
    "first_path": number(1, 9),
    "last_path": number(1, 9),
    "min_rounds?": number(1, 9),
    "max_rounds": number(1, 9),
    "battleground_selection": text(),
    "path_selection": text(),
    "path_scoring": text("standard", "duel"),
    "each_player_doubling": flag(),
    "doubling_applies_to?": listed(text()),
    "early_win_lead": number(1, 99),
    "tie": text("shadow"),
    "control?": mapped(text()),
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
    "scenarios": {
        "scenario": Many(SCENARIO),
        "ring_token_rule": Many({"id": text("trilogy", "duel"), "text": text()}),
    },
    "components": {
        "counts": One({}, more=True),
        "constants": One(
            {
                "base_carryover_limit": number(0, 20),
                "early_win_lead": number(1, 99),
                "max_path_number": number(9, 9),
                "winnow_eliminate": number(2, 2),
                "winnow_draw": number(1, 1),
            }
        ),
        "token": Many({"id": text(), "name_en": text(), "count": number(1)}, more=True),
        "faction": Many({"id": FACTION, "name_en": text(), "name_cs?": text(), "side": SIDE, "cards": number(1, 60)}),
        "keyword": Many({"id": text(), "name_en": text(), "name_cs?": text()}),
        "short_name": Many({"short": text(), "means": listed(ref("cards.card"), 1)}, key="short"),
        "promo": Many({"card": ref("cards.card"), "replaces": ref("cards.card")}, key="card"),
    },
}
