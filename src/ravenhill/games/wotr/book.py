"""Everything printed: regions, borders, figures, cards, tiles, as numbers. Never changed while a game runs."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option

FP: Final = 0
SH: Final = 1

DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final = 8
NO_NATION: Final = -1
FP_NATIONS: Final = 5  # nations 0 to 4 are of the Free Peoples

REGULAR: Final = 0
ELITE: Final = 1
LEADER: Final = 2
KINDS: Final = 24  # a kind of figure is nation * 3 + rank; the "leader" of Sauron is the Nazgul
FP_KINDS: Final = 15
NAZGUL: Final = SAURON * 3 + LEADER

REGIONS: Final = 105
BOXES: Final = 16
PLACES: Final = REGIONS + BOXES  # after the regions come the boxes of the besieged, one for each Stronghold

NOTHING: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4

GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERIADOC: Final = 5
PEREGRIN: Final = 6
ARAGORN: Final = 7
GANDALF_WHITE: Final = 8
GOLLUM: Final = 9
SARUMAN: Final = 10
WITCH_KING: Final = 11
MOUTH: Final = 12
CHARACTERS: Final = 13
COMPANIONS: Final = 9  # characters 0 to 8; the first seven start in the Fellowship
STARTING: Final = 7

CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
MUSTER_ARMY: Final = 4
WILL: Final = 5
EYE: Final = 6
FACES: Final = 7
FACE_IDS: Final = ("character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye")

CARDS: Final = 96
DECK_SIZE: Final = 24
FP_CHARACTER: Final = 0
FP_STRATEGY: Final = 1
SH_CHARACTER: Final = 2
SH_STRATEGY: Final = 3
DECK_IDS: Final = ("fp_character", "fp_strategy", "sh_character", "sh_strategy")

TILES: Final = 24
STANDARD_TILES: Final = 16
TILE_EYE: Final = 90
TILE_DIE: Final = 91

NATION_IDS: Final = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
RANK_IDS: Final = ("regular", "elite", "leader")
CHARACTER_IDS: Final = (
    "gandalf_grey",
    "strider",
    "boromir",
    "legolas",
    "gimli",
    "meriadoc",
    "peregrin",
    "aragorn",
    "gandalf_white",
    "gollum",
    "saruman",
    "witch_king",
    "mouth_of_sauron",
)
KIND_IDS: Final = tuple(
    "nazgul" if n == SAURON and r == LEADER else f"{NATION_IDS[n]}_{RANK_IDS[r]}"
    for n in range(NATIONS)
    for r in range(3)
)
CARD_IDS: Final = tuple(
    f"{deck}_{number + 1:02d}" for deck in ("fp_char", "fp_strat", "sh_char", "sh_strat") for number in range(DECK_SIZE)
)
AREA_IDS: Final = (
    "map_north_west",
    "map_north",
    "map_north_east",
    "map_west",
    "map_centre",
    "map_east",
    "map_south_west",
    "map_south",
    "map_south_east",
)

FACE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(FACE_IDS)}
DECK_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(DECK_IDS)}
NATION_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(NATION_IDS)}
CHARACTER_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CHARACTER_IDS)}
AREA_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(AREA_IDS)}
KIND_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_IDS)}
CARD_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_IDS)}


def side_of(nation: int) -> int:
    return FP if nation < FP_NATIONS else SH


class Book:
    """The printed facts, by number; names only where options and views need them."""

    __slots__ = (
        "activates",
        "area",
        "armies",
        "box",
        "card_combat",
        "card_icon",
        "card_index",
        "card_initiative",
        "card_labels",
        "card_player",
        "card_player_doubtful",
        "card_table",
        "coastal",
        "combat_ids",
        "dice_faces",
        "dice_labels",
        "distance",
        "eastern",
        "extra_dice",
        "gate_distance",
        "leadership",
        "level",
        "near",
        "region_ids",
        "region_index",
        "region_nation",
        "region_of",
        "settlement",
        "settlements",
        "special_tile",
        "start_active",
        "start_dice",
        "start_figures",
        "start_politics",
        "start_reserve",
        "strongholds",
        "tile_ids",
        "tile_labels",
        "tile_reveal",
        "tile_stop",
        "tile_value",
        "to_option",
        "totals",
        "vp",
    )

    def __init__(self) -> None:
        self.region_ids: list[str] = []
        self.region_index: dict[str, int] = {}
        self.region_nation: list[int] = []
        self.settlement: list[int] = []
        self.vp: list[int] = []
        self.coastal: list[int] = []
        self.eastern: list[int] = []
        self.near: list[list[int]] = []  # regions across a passable border
        self.box: list[int] = []  # of a region: the place of its besieged, or -1
        self.region_of: list[int] = []  # of a place
        self.area: list[int] = []
        self.strongholds: list[int] = []
        self.distance: list[list[int]] = []  # from region to region over passable borders
        self.gate_distance: list[int] = []  # regions from here to the nearest entrance of Mordor
        self.settlements: list[list[int]] = []  # of a nation
        self.armies: list[int] = []  # region * 2 + side, in the order in which they are asked about: by name
        self.to_option: list[Option] = []

        self.totals: list[int] = []  # figures of each kind in the box
        self.start_figures: list[tuple[int, int, int]] = []  # region, kind, number
        self.start_reserve: list[int] = []
        self.start_politics: list[int] = []
        self.start_active: list[int] = []

        self.level: list[int] = []
        self.leadership: list[int] = []
        self.activates: list[int] = []  # a nation, NATIONS for all of the Free Peoples, -1 for none
        self.extra_dice: list[int] = []

        self.dice_faces: list[list[int]] = []  # of a side: the six faces
        self.dice_labels: list[list[str]] = []
        self.start_dice: list[int] = []  # of a side

        self.card_index: dict[str, int] = {}
        self.card_labels: list[str] = []
        self.card_icon: list[int] = []
        self.card_table: list[int] = []
        self.card_combat: list[int] = []  # number of the combat effect
        self.card_initiative: list[list[int]] = []
        self.card_player: list[str] = []
        self.card_player_doubtful: list[bool] = []
        self.combat_ids: list[str] = []

        self.tile_ids: list[str] = []
        self.tile_labels: list[str] = []
        self.tile_value: list[int] = []
        self.tile_reveal: list[int] = []
        self.tile_stop: list[int] = []
        self.special_tile: dict[int, int] = {}  # of a card: the tile it brings


class Settings:
    """The named options of a table, one attribute each."""

    __slots__ = (
        "activate_before_capture",
        "breaking_with_gollum",
        "card_attack_rearguard",
        "card_backs_open",
        "corsairs_at_siege",
        "denethor_strider",
        "discard_cost",
        "doubtful_symbols",
        "eagles_chooser",
        "every_question",
        "garrison_first",
        "guide_draw_stays",
        "individual_winner",
        "leaders_alone",
        "limit_after_both_moves",
        "lone_leader_recruit",
        "mordor_progress",
        "move_above_ten",
        "nazgul_joins_besieged",
        "progress_limit",
        "recruit_above_ten",
        "recruit_fewer",
        "replacement",
        "retrace_path",
        "retreat_activates",
        "siege_declined",
        "siege_extension",
        "siege_recruit",
        "sorcerer_draw",
        "three_player_limit",
        "voice_partial",
        "white_rider",
    )

    def __init__(self) -> None:
        self.card_backs_open: bool = True
        self.leaders_alone: str = "lost"
        self.recruit_fewer: bool = True
        self.siege_declined: str = "return"
        self.garrison_first: bool = True
        self.card_attack_rearguard: bool = True
        self.nazgul_joins_besieged: bool = True
        self.lone_leader_recruit: bool = False
        self.recruit_above_ten: bool = True
        self.siege_recruit: str = "fit"
        self.move_above_ten: bool = False
        self.limit_after_both_moves: bool = True
        self.replacement: str = "casualties"
        self.retreat_activates: bool = True
        self.siege_extension: str = "needs_regular"
        self.activate_before_capture: bool = True
        self.retrace_path: bool = True
        self.progress_limit: bool = True
        self.mordor_progress: str = "zero"
        self.sorcerer_draw: str = "at_once"
        self.guide_draw_stays: bool = False
        self.white_rider: str = "battle"
        self.voice_partial: bool = True
        self.discard_cost: str = "icon"
        self.breaking_with_gollum: str = "corruption"
        self.denethor_strider: bool = False
        self.corsairs_at_siege: str = "battle"
        self.eagles_chooser: str = "shadow"
        self.every_question: bool = False
        self.doubtful_symbols: bool = True
        self.three_player_limit: bool = True
        self.individual_winner: bool = True
