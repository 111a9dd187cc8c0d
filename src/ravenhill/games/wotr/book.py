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
        self.armies: list[int] = []  # `army_at`, in the order in which they are asked about: by name
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
