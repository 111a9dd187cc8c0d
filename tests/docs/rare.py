"""Positions from which the rare questions are soon asked, so that docs/games tells what each of them takes."""

from __future__ import annotations

from typing import Any

AT_WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves"), "war")
FP_EVENT = {"fp": {"event": 1}, "shadow": {"army": 1}}
SHADOW_EVENT = {"fp": {"muster": 1}, "shadow": {"event": 1}}

RARE: dict[str, list[dict[str, Any]]] = {
    "wotr": [
        {  # The Eagles are Coming! where two Armies have Nazgûl
            "at": "actions",
            "empty_board": True,
            "regions": {
                "osgiliath": {"sauron_regular": 1, "nazgul": 3},
                "minas_tirith": {"gondor_regular": 1},
                "lossarnach": {"sauron_regular": 1, "nazgul": 1, "control": "shadow"},
            },
            "characters": {"boromir": "minas_tirith"},
            "hands": [["fp_char_18"], []],
            "dice": FP_EVENT,
        },
        {  # Dead Men of Dunharrow against an Army that has several ways to flee
            "at": "actions",
            "empty_board": True,
            "regions": {n: {"southrons_regular": 7, "control": "shadow"} for n in ("pelargir", "lamedon")},
            "characters": {"strider": "edoras"},
            "hands": [["fp_char_22"], []],
            "dice": FP_EVENT,
        },
        {  # Denethor's Folly where Leaders of two Nations are in Minas Tirith
            "at": "actions",
            "empty_board": True,
            "regions": {
                "minas_tirith": {
                    "sauron_regular": 5,
                    "besieged": {"gondor_regular": 5, "gondor_leader": 1, "rohan_leader": 1},
                }
            },
            "politics": AT_WAR,
            "hands": [[], ["sh_strat_03"]],
            "dice": SHADOW_EVENT,
            "acting": 1,
        },
        {  # The Fighting Uruk-hai before two Strongholds
            "at": "actions",
            "empty_board": True,
            "regions": {
                "helms_deep": {"isengard_regular": 5, "besieged": {"rohan_regular": 5}},
                "minas_tirith": {"isengard_regular": 5, "besieged": {"gondor_regular": 5}},
            },
            "characters": {"saruman": "orthanc"},
            "politics": AT_WAR,
            "hands": [[], ["sh_strat_02"]],
            "dice": SHADOW_EVENT,
            "acting": 1,
        },
        {  # Words of Power against two Companions
            "at": "actions",
            "empty_board": True,
            "regions": {"osgiliath": {"sauron_regular": 5, "nazgul": 2}, "lossarnach": {"gondor_regular": 5}},
            "characters": {"boromir": "lossarnach", "legolas": "lossarnach"},
            "politics": AT_WAR,
            "hands": [[], ["sh_char_15"]],
            "dice": {"fp": {"muster": 1}, "shadow": {"army": 2}},
            "acting": 1,
        },
    ],
    "bofa": [
        {  # Beorn beside two Armies of the Shadow
            "at": "actions",
            "regions": {"upper_vale": {"units": {"orcs": 1}}, "south_vale": {"units": {"orcs": 1}}},
            "characters": {"beorn": "dale_fields"},
            "dice": {"fp": ["character", "character"], "shadow": []},
        },
        {  # two Generals gone, and the card that brings one back
            "at": "actions",
            "regions": {"camp": {"units": {"dwarf_warriors": 1}}, "ravenhill": {"units": {"elven_archers": 1}}},
            "characters": {"dain": "eliminated", "gandalf": "eliminated", "thranduil": "eliminated"},
            "hands": {"fp": ["fs10"], "shadow": []},
            "dice": {"fp": ["character", "character"], "shadow": []},
        },
        {  # damaged Armies that merge above the limit
            "at": "actions",
            "regions": {
                "gate_road": {"units": {"dwarf_warriors": 3}, "damage": 3},
                "camp": {"units": {"men_of_the_lake": 4}, "damage": 4},
            },
            "dice": {"fp": ["muster_army", "muster_army"], "shadow": []},
        },
        {  # Shining Armour
            "at": "battle",
            "regions": {"dale_fields": {"units": {"dwarf_warriors": 3}}, "upper_vale": {"units": {"orcs": 4}}},
            "characters": {"thorin": "dale_fields"},
            "table": ["fa09"],
            "armour": 2,
            "battle": {"attacker": "shadow", "from": "upper_vale", "to": "dale_fields"},
        },
        {  # Wall of Spears behind a Fortification
            "at": "battle",
            "regions": {
                "ravenhill": {"units": {"elven_spearmen": 2}, "fortification": 2},
                "south_ridge": {"units": {"orcs": 4}},
            },
            "battle": {"attacker": "shadow", "from": "south_ridge", "to": "ravenhill"},
        },
        {  # Fell Race against an Army with Leadership tokens
            "at": "battle",
            "regions": {
                "dale_fields": {"units": {"dwarf_warriors": 3}, "leadership": 1},
                "upper_vale": {"units": {"great_orcs": 4}},
            },
            "battle": {"attacker": "shadow", "from": "upper_vale", "to": "dale_fields"},
        },
        {  # Last Stand with two Fortifications to mend
            "regions": {
                "ravenhill": {"units": {"elven_spearmen": 2}, "fortification": 2},
                "eastern_spur": {"units": {"elven_archers": 2}, "fortification": 1},
            },
            "hands": {"fp": ["fs12"], "shadow": []},
            "dice": {"fp": ["event", "muster"], "shadow": ["event"]},
        },
    ],
}
