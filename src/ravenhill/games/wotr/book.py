"""Everything printed: regions, borders, figures, cards, tiles, as numbers. Never changed while a game runs."""

from __future__ import annotations

from ravenhill.engine.decision import Option


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
        "character_index",
        "coastal",
        "combat_ids",
        "dice_faces",
        "dice_labels",
        "distance",
        "eastern",
        "extra_dice",
        "gate_distance",
        "kind_index",
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
        self.armies: list[int] = []  # `army_at`, in the order in which they are asked about: by name
        self.to_option: list[Option] = []

        self.totals: list[int] = []  # figures of each kind in the box
        self.start_figures: list[tuple[int, int, int]] = []  # region, kind, number
        self.start_reserve: list[int] = []
        self.start_politics: list[int] = []
        self.start_active: list[int] = []
        self.kind_index: dict[str, int] = {}

        self.character_index: dict[str, int] = {}
        self.level: list[int] = []
        self.leadership: list[int] = []
        self.activates: list[int] = []  # a nation, NATIONS for all of the Free Peoples, -1 for none
        self.extra_dice: list[int] = []

        self.dice_faces: list[list[int]] = []  # of a side: the six faces
        self.dice_labels: list[list[str]] = []

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
