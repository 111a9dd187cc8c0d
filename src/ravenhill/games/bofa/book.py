"""What is printed: the map, the units, the cards and tokens, read once and shared by all tables."""

from __future__ import annotations

from ravenhill.games.bofa.effects.notation import Block
from ravenhill.games.bofa.names import AWAY, EYRIE, GONE, MARCHING, WAITING


class Book:
    """Nothing in it changes while a game runs."""

    __slots__ = (
        "action_labels",
        "adjacent",
        "area_id",
        "area_of",
        "areas",
        "bag",
        "bats",
        "bear_dice",
        "bear_target",
        "beside",
        "card_acts",
        "card_id",
        "card_labels",
        "card_of",
        "card_type",
        "combat",
        "defence",
        "die_faces",
        "distance",
        "eagle_dice",
        "eagle_target",
        "eagles",
        "effects",
        "entry",
        "favourable",
        "figures",
        "fortified",
        "front_gate",
        "goblin_musters",
        "in_range",
        "kind",
        "lasting",
        "lead_tokens",
        "leadership",
        "movement",
        "mustering",
        "passes",
        "points",
        "ravenhill",
        "regions",
        "ruins_of_dale",
        "settlements",
        "slope_or_ford",
        "south_edge",
        "start_dice",
        "start_place",
        "start_step",
        "start_tokens",
        "start_units",
        "strength",
        "terrain",
        "territory",
        "tile_copies",
        "tile_icon",
        "tile_id",
        "tile_labels",
        "tile_value",
        "token_group",
        "token_id",
        "token_labels",
        "token_number",
        "token_unit",
        "unit_group",
        "unlimited",
        "ways",
        "worth",
        "wrath_most",
        "wrath_start",
    )

    def __init__(self) -> None:
        self.regions = 0  # regions are numbered first, the goblin musters and passes after them
        self.areas = 0
        self.area_id: list[str] = []
        self.area_of: dict[str, int] = {}
        self.adjacent: list[list[int]] = []  # where an Army may step: one way from musters (to a pass) and passes
        self.slope_or_ford: list[int] = []  # [from * areas + to]: 1 open, 2 ford, 3 slope up, 4 slope down
        self.distance: list[int] = []  # [from * areas + to], in steps; 99: no way
        self.in_range: list[list[int]] = []
        self.terrain: list[int] = []
        self.territory: list[int] = []  # -1: musters and passes are in none (B11.6.10)
        self.points: list[int] = []
        self.worth: list[int] = []  # the regions with points
        self.defence: list[int] = []
        self.fortified: list[int] = []
        self.settlements: list[int] = []
        self.mustering: list[int] = []  # the four muster regions
        self.south_edge: list[int] = []
        self.goblin_musters: list[int] = []
        self.passes: list[int] = []  # in the order of their musters
        self.kind: list[int] = []  # 0 region, 1 goblin muster, 2 pass
        self.unlimited: list[bool] = []  # no stacking limit for Shadow units
        self.front_gate = 0
        self.ravenhill = 0
        self.ruins_of_dale = 0

        self.figures: list[int] = []
        self.strength: list[int] = []
        self.favourable: list[list[bool]] = []  # [unit][terrain]
        self.unit_group: list[int] = []  # -1: never placed by a token

        self.movement: list[int] = []
        self.leadership: list[int] = []
        self.start_place: list[int] = []
        self.start_step: list[int] = []  # -1: does not wait on the Fate Track
        self.start_units: list[int] = []  # [area * UNITS + unit]
        self.start_tokens: list[int] = []  # [group * areas + area]
        self.start_dice: list[int] = []
        self.lead_tokens: list[int] = []

        self.bear_dice = 0
        self.bear_target = 0
        self.wrath_start = 0
        self.wrath_most = 0
        self.eagles = 0  # figures in the box
        self.eagle_dice = 0
        self.eagle_target = 0
        self.bats = 0

        self.die_faces: list[list[int]] = []
        self.action_labels: list[list[str]] = []

        self.card_id: list[str] = []
        self.card_of: dict[str, int] = {}
        self.card_acts: list[str] = []  # the Story card whose function it uses: itself, unless a pack says otherwise
        self.card_type: list[int] = []  # ARMY, CHARACTER or MUSTER; -1: none
        self.card_labels: list[str] = []
        self.combat: list[list[Block]] = []  # of an Event card: what it does in a round of combat
        self.beside: list[int] = []  # B8.10: whose card it is: it goes with him; -1: nobody's
        self.effects: list[list[Block]] = []  # of each card; Story cards have theirs in code
        self.lasting: list[list[int]] = []  # [kind][card]: what it adds while it lies there

        self.ways: list[list[list[Block]]] = []  # B9.4: what each character can do as a General
        self.entry: list[Block] = []  # B14.6.1: how Thorin comes

        self.token_id: list[str] = []
        self.token_group: list[int] = []
        self.token_unit: list[int] = []
        self.token_number: list[int] = []
        self.token_labels: list[str] = []
        self.bag: list[list[int]] = []  # [group]: every token of the group, by face

        self.tile_id: list[str] = []
        self.tile_value: list[int] = []
        self.tile_icon: list[bool] = []
        self.tile_copies: list[int] = []
        self.tile_labels: list[str] = []

    def lasts(self, card: int) -> bool:
        """B8.10. Whether a Fate card lies beside its character."""
        return any(added[card] for added in self.lasting)

    def place_id(self, place: int) -> str:
        """Where a character is, as an id."""
        if place >= 0:
            return self.area_id[place]
        if place == WAITING:
            return "waiting"
        if place == GONE:
            return "eliminated"
        if place == AWAY:
            return "away"
        if place == EYRIE:
            return "eyrie"
        return "marching" if place == MARCHING else "aloft"
