"""The fixed names of the game: sides, units, characters, die faces, phases, as numbers and as ids."""

from __future__ import annotations

from typing import Final

FP: Final = 0
SHADOW: Final = 1
SIDE_IDS: Final = ("fp", "shadow")

# B1.2 Army units, in the order of the unit cards
DWARF_WARRIORS: Final = 0
DWARF_VETERANS: Final = 1
MEN: Final = 2
ARCHERS: Final = 3
SPEARMEN: Final = 4
ORCS: Final = 5
GREAT_ORCS: Final = 6
GOBLINS: Final = 7
WARGS: Final = 8
UNITS: Final = 9
UNIT_IDS: Final = (
    "dwarf_warriors",
    "dwarf_veterans",
    "men_of_the_lake",
    "elven_archers",
    "elven_spearmen",
    "orcs",
    "great_orcs",
    "goblins",
    "wargs",
)
UNIT_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(UNIT_IDS)}
FIRST_UNIT: Final = (DWARF_WARRIORS, ORCS)  # a side's units are FIRST_UNIT[side] .. LAST_UNIT[side] - 1
LAST_UNIT: Final = (ORCS, UNITS)

# B4.3 characters
BARD: Final = 0
DAIN: Final = 1
GANDALF: Final = 2
THRANDUIL: Final = 3
BILBO: Final = 4
LORD: Final = 5
BEORN: Final = 6
THORIN: Final = 7
BOLG: Final = 8
CHARACTERS: Final = 9
CHARACTER_IDS: Final = (
    "bard",
    "dain",
    "gandalf",
    "thranduil",
    "bilbo",
    "lord_of_the_eagles",
    "beorn",
    "thorin",
    "bolg",
)
CHARACTER_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CHARACTER_IDS)}
GENERALS: Final = (BARD, DAIN, GANDALF, THRANDUIL, LORD)  # B4.4
WALKERS: Final = (BARD, DAIN, GANDALF, THRANDUIL, BILBO, THORIN)  # FP characters that follow the character rules

# where a character is when not in an area (areas are 0 and up)
WAITING: Final = -1  # not yet in play
GONE: Final = -2  # eliminated
AWAY: Final = -3  # Bilbo out of sight, still in play (B14.5.7)
EYRIE: Final = -4  # the Lord of the Eagles at home
MARCHING: Final = -5  # with an Army between two regions
ALOFT: Final = -10  # the Lord over territory k: ALOFT - k

# B6.3 faces of action dice
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
MUSTER_ARMY: Final = 4
EYE: Final = 5
WILL: Final = 6
FACE_IDS: Final = ("character", "army", "muster", "event", "muster_army", "eye", "will_of_the_west")
FACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(FACE_IDS)}

# B3.1, B3.2
HILLS: Final = 0
MOUNTAINS: Final = 1
TERRAIN_IDS: Final = ("hills", "mountains", "plains", "ruins", "marshes")
BROKEN_LANDS: Final = 0
VALLEY: Final = 1
TERRITORIES: Final = 4
TERRITORY_IDS: Final = ("broken_lands", "valley", "eastern_bank", "southern_spur")
TERRITORY_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(TERRITORY_IDS)}

# B11.1.1 groups of Recruitment tokens
DWARVES_AND_MEN: Final = 0
ELVES: Final = 1
SHADOW_GROUP: Final = 2
GROUPS: Final = 3
GROUP_IDS: Final = ("dwarves_and_men", "elves", "shadow")
GROUP_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(GROUP_IDS)}
GROUPS_OF: Final = ((DWARVES_AND_MEN, ELVES), (SHADOW_GROUP,))

# B5 phases, as a position names them under `at`
RECOVERY: Final = 0
ACTIVATION: Final = 1
FATE: Final = 2
LEADERSHIP: Final = 3
ROLL: Final = 4
ACTIONS: Final = 5
END: Final = 6
PHASE_IDS: Final = ("recovery", "generals", "fate", "leadership", "roll", "actions", "end")

# cards are numbered through: Event, FP Story, Shadow Story, Fate, each by its id, which is its printed number; maneuver
EVENTS: Final = 30
FP_STORY: Final = EVENTS
SHADOW_STORY: Final = FP_STORY + 20
FATE_CARDS: Final = SHADOW_STORY + 20
MANEUVERS: Final = FATE_CARDS + 9
CARDS: Final = MANEUVERS + 13

LUCKY_NUMBER: Final = FP_STORY + 1  # fs02
HOWLING_ORCS: Final = SHADOW_STORY  # ss01
WILD_SPEARS: Final = SHADOW_STORY + 7  # ss08
TROUBLED_MIND: Final = SHADOW_STORY + 8  # ss09
TABLE_CARDS: Final = (LUCKY_NUMBER, HOWLING_ORCS, WILD_SPEARS, TROUBLED_MIND)  # B7.13: Story cards that stay
# B8.10: what a Fate card may do as long as it lies beside its character, a number each
BEAR_DICE: Final = 0
BEAR_AIM: Final = 1
EAGLE_HEIGHTS: Final = 2
THORIN_STRENGTH: Final = 3
THORIN_LEADERSHIP: Final = 4
THORIN_MANEUVER: Final = 5
ARMOUR: Final = 6
LASTING_KINDS: Final = 7
MV_THORIN: Final = MANEUVERS + 5
MV_REGROUP_FP: Final = MANEUVERS + 6
MV_BATS: Final = MANEUVERS + 11
MV_REGROUP_SHADOW: Final = MANEUVERS + 12
MANEUVER_IDS: Final = (
    "mv_dwarf_warriors",
    "mv_dwarf_veterans",
    "mv_men_of_the_lake",
    "mv_elven_archers",
    "mv_elven_spearmen",
    "mv_thorin",
    "mv_regroup_fp",
    "mv_great_orcs",
    "mv_orcs",
    "mv_goblins",
    "mv_wargs",
    "mv_great_bats",
    "mv_regroup_shadow",
)
REGROUP: Final = (MV_REGROUP_FP, MV_REGROUP_SHADOW)
# the unit card of each unit type
UNIT_CARD: Final = tuple([MANEUVERS + MANEUVER_IDS.index("mv_" + unit) for unit in UNIT_IDS])

HAND_LIMIT: Final = 6  # B7.5
DICE_LIMIT: Final = 5  # B12.4.1
STACK_LIMIT: Final = 5  # B10.1.2
OPENS_PASS: Final = 5  # B11.6.2: units in a goblin muster
LAST_STEP: Final = 15  # B3.13

BLUE_TILE: Final = 5  # the special tiles come after the five common faces
RED_TILE: Final = 6
