"""What lies on the table, and the small moves every chapter makes with it."""

from __future__ import annotations

from ravenhill.engine.chance import Deck
from ravenhill.engine.plain import Kept, Piece
from ravenhill.engine.table import Table
from ravenhill.games.bofa.book import Book
from ravenhill.games.bofa.names import (
    ALOFT,
    BEORN,
    BOLG,
    CHARACTERS,
    FP,
    LORD,
    ORCS,
    SHADOW,
    SIDE_IDS,
    STACK_LIMIT,
    TERRITORIES,
    TERRITORY_IDS,
    THORIN,
    THORIN_LEADERSHIP,
    UNITS,
    WAITING,
)
from ravenhill.games.bofa.settings import Settings


class Column(Piece):
    """An Army on the march: left its region, not yet merged where it goes (B10.4.4, B10.5.2)."""

    def __init__(self) -> None:
        self.side = 0
        self.origin = 0
        self.at = 0
        self.units: list[int] = [0] * UNITS
        self.damage = 0
        self.lead = 0
        self.characters: list[int] = []

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("at", "characters", "damage", "lead", "origin", "side", "units")

    def copy(self) -> Column:
        other = Column()
        other.side = self.side
        other.origin = self.origin
        other.at = self.at
        other.units = self.units[:]
        other.damage = self.damage
        other.lead = self.lead
        other.characters = self.characters[:]
        return other

    # --- to here ---


class Front(Piece):
    """One side of a combat: its cards, and what they do in this round."""

    def __init__(self) -> None:
        self.used: list[int] = []  # unit and special maneuver cards, until Regroup
        self.army: list[int] = []  # the units at the beginning of the round, by kind; [] before the first
        self.leaders: list[int] = []  # and the characters with them
        self.shown: list[int] = []  # this round: the card revealed, and one more with Determined Attack
        self.white: list[int] = []  # faces of this round's dice
        self.black: list[int] = []
        self.first: list[int] = []  # what they showed at first, black ones before white ones
        self.again: list[int] = []  # which of these were rolled again
        self.needed = 0  # the target number when they fell
        self.hindrance = ""  # what made it six for an attacker (rolls.hindered)
        self.awake = False  # a black die hit, and nothing silences the ability
        self.lost: list[int] = []  # units eliminated in this round
        self.gone: list[int] = []  # and characters
        self.hits = 0
        self.hit_black = False
        self.ability = -1  # the unit whose card was played
        self.dice = 0
        self.regrouped = False
        self.stand = False
        self.fewer = 0
        self.roll_plus = 0
        self.reroll_plus = 0
        self.six = False
        self.extra_leadership = 0
        self.mute = False
        self.no_quarter = False
        self.captain = False
        self.fog = False
        self.vampire = False
        self.redoubtable = False
        self.guarded = False  # a Bodyguard token stands against all damage of this round
        self.got = 0  # damage put on the Army in this round by the enemy
        self.got_fort = 0

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "ability",
        "again",
        "army",
        "awake",
        "black",
        "captain",
        "dice",
        "extra_leadership",
        "fewer",
        "first",
        "fog",
        "gone",
        "got",
        "got_fort",
        "guarded",
        "hindrance",
        "hit_black",
        "hits",
        "leaders",
        "lost",
        "mute",
        "needed",
        "no_quarter",
        "redoubtable",
        "regrouped",
        "reroll_plus",
        "roll_plus",
        "shown",
        "six",
        "stand",
        "used",
        "vampire",
        "white",
    )

    def copy(self) -> Front:
        other = Front()
        other.used = self.used[:]
        other.army = self.army[:]
        other.leaders = self.leaders[:]
        other.shown = self.shown[:]
        other.white = self.white[:]
        other.black = self.black[:]
        other.first = self.first[:]
        other.again = self.again[:]
        other.needed = self.needed
        other.hindrance = self.hindrance
        other.awake = self.awake
        other.lost = self.lost[:]
        other.gone = self.gone[:]
        other.hits = self.hits
        other.hit_black = self.hit_black
        other.ability = self.ability
        other.dice = self.dice
        other.regrouped = self.regrouped
        other.stand = self.stand
        other.fewer = self.fewer
        other.roll_plus = self.roll_plus
        other.reroll_plus = self.reroll_plus
        other.six = self.six
        other.extra_leadership = self.extra_leadership
        other.mute = self.mute
        other.no_quarter = self.no_quarter
        other.captain = self.captain
        other.fog = self.fog
        other.vampire = self.vampire
        other.redoubtable = self.redoubtable
        other.guarded = self.guarded
        other.got = self.got
        other.got_fort = self.got_fort
        return other

    # --- to here ---

    def after(self) -> Front:
        """A new round: only the used cards stay."""
        other = Front()
        other.used = self.used[:]
        return other


class Round(Piece):
    """A round of a combat that has been fought out; nothing changes in it any more."""

    def __init__(self, fighting: int = -1, fronts: list[Front] | None = None) -> None:
        self.fighting = fighting  # the attacking Army, an area
        self.fronts: list[Front] = fronts if fronts is not None else []

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("fighting", "fronts")

    def copy(self) -> Round:
        other = Round()
        other.fighting = self.fighting
        other.fronts = [held.copy() for held in self.fronts]
        return other

    # --- to here ---


class Battle(Piece):
    """One combat, round after round."""

    def __init__(self) -> None:
        self.attacker = 0
        self.homes: list[int] = []  # the areas of the attacking Armies
        self.fought: list[int] = []  # rounds each of them has fought
        self.fighting = -1  # the one that fights now, an area
        self.target = 0
        self.round = 0
        self.opened = False  # terrain superiority has been checked
        self.superior = -1  # the side that has it by a card
        self.charge = False  # Elven Charge (fs08)
        self.bear = -1  # the side Beorn fights on in person: FP, or -1
        self.fallen: list[int] = []  # sides whose fighting Army was destroyed in this round
        self.fronts: list[Front] = [Front(), Front()]
        self.past: Kept[list[Round]] = []  # the rounds before this one; replaced, never changed
        self.terrain = -1  # the side that drew a card for terrain superiority
        self.result = ""  # how it went (shapes.Result), once that is told; the winner may still advance

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "attacker",
        "bear",
        "charge",
        "fallen",
        "fighting",
        "fought",
        "fronts",
        "homes",
        "opened",
        "past",
        "result",
        "round",
        "superior",
        "target",
        "terrain",
    )

    def copy(self) -> Battle:
        other = Battle()
        other.attacker = self.attacker
        other.homes = self.homes[:]
        other.fought = self.fought[:]
        other.fighting = self.fighting
        other.target = self.target
        other.round = self.round
        other.opened = self.opened
        other.superior = self.superior
        other.charge = self.charge
        other.bear = self.bear
        other.fallen = self.fallen[:]
        other.fronts = [held.copy() for held in self.fronts]
        other.past = self.past
        other.terrain = self.terrain
        other.result = self.result
        return other

    # --- to here ---


def area_of(b: Battle, side: int) -> int:
    """Where a side's fighting Army stands."""
    return b.fighting if side == b.attacker else b.target


class BofaTable(Table):
    """The board, the cards and the dice."""

    def __init__(self, seats: int = 0) -> None:
        if not seats:  # a table made to be filled, by `copy` or from a save
            return
        super().__init__(seats)
        self.book: Book = Book()
        self.settings: Settings = Settings()
        self.turn = 1
        self.phase = 0
        self.active = FP
        # the map
        self.units: list[int] = []  # [area * UNITS + unit]
        self.size: list[int] = []  # units in an area
        self.owner: list[int] = []  # whose Army stands there, -1: nobody's
        self.damage: list[int] = []
        self.lead: list[int] = []  # Leadership tokens with the Army
        self.fort: list[int] = []  # damage on the Fortification
        self.control: list[bool] = []  # Shadow Control marker
        self.tokens: list[int] = []  # face-down Recruitment tokens: [group * areas + area]
        self.open_pass: list[bool] = [False, False]
        self.columns: list[Column] = []
        self.supply: list[int] = []  # unused figures
        # B11.1.2 nobody knows a face-down token, so its face is drawn only when it is turned over
        self.bag: list[list[int]] = []  # [group]: faces not yet turned over, in the bag or on the map
        self.unused: list[int] = []  # [group]: tokens not on the map
        # characters
        self.place: list[int] = [WAITING] * CHARACTERS
        self.step_of: list[int] = [-1] * CHARACTERS
        self.generals: list[bool] = [False] * CHARACTERS  # Activation tokens
        self.general_used = False  # an ability was used before the action to come
        self.focus = False
        self.rings = 0
        self.wrath = 0
        self.bodyguards = 0
        self.worn = 0  # damage tokens on Shining Armour (fa09)
        self.troubled = -1  # the General named by Troubled Mind (ss09)
        self.spears = 0  # Orcs on Flying Arrows and Wild Spears (ss08)
        self.eyrie = 0
        self.eagles: list[int] = [0] * TERRITORIES
        self.bats: list[int] = [0] * TERRITORIES
        # fate
        self.marker = 0
        self.pool: list[int] = []
        self.drawn = -1  # the tile in question (B8.2)
        self.set_aside: list[int] = []
        self.spent_tiles: list[int] = []
        # dice
        self.available: list[int] = [0, 0]
        self.dice: list[list[int]] = [[], []]
        self.die = -1  # the face in use
        # cards
        self.event_deck = Deck()
        self.event_discards: list[int] = []
        self.event_seen: list[int] = []  # masks: who saw the card before it went face down on the pile
        self.story_decks: list[Deck] = [Deck(), Deck()]
        self.story_discards: list[list[int]] = [[], []]
        self.story_seen: list[list[int]] = [[], []]
        self.fate_deck = Deck()
        self.fate_discards: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.laid: list[int] = []  # cards on the table (B7.13)
        self.in_use = -1  # the card played as this action
        self.battle: Battle | None = None
        self.strained = False  # an Army above its limits, or Beorn passing another: its owner is being asked

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "active",
        "available",
        "bag",
        "bats",
        "battle",
        "bodyguards",
        "book",
        "columns",
        "control",
        "damage",
        "dice",
        "die",
        "drawn",
        "eagles",
        "event_deck",
        "event_discards",
        "event_seen",
        "eyrie",
        "fate_deck",
        "fate_discards",
        "focus",
        "fort",
        "general_used",
        "generals",
        "hands",
        "in_use",
        "laid",
        "lead",
        "marker",
        "open_pass",
        "owner",
        "phase",
        "place",
        "pool",
        "rings",
        "set_aside",
        "settings",
        "size",
        "spears",
        "spent_tiles",
        "step_of",
        "story_decks",
        "story_discards",
        "story_seen",
        "strained",
        "supply",
        "tokens",
        "troubled",
        "turn",
        "units",
        "unused",
        "worn",
        "wrath",
    )

    def copy(self) -> BofaTable:
        other = BofaTable()
        self.copy_base(other)
        other.book = self.book
        other.settings = self.settings
        other.turn = self.turn
        other.phase = self.phase
        other.active = self.active
        other.units = self.units[:]
        other.size = self.size[:]
        other.owner = self.owner[:]
        other.damage = self.damage[:]
        other.lead = self.lead[:]
        other.fort = self.fort[:]
        other.control = self.control[:]
        other.tokens = self.tokens[:]
        other.open_pass = self.open_pass[:]
        other.columns = [held.copy() for held in self.columns]
        other.supply = self.supply[:]
        other.bag = [held[:] for held in self.bag]
        other.unused = self.unused[:]
        other.place = self.place[:]
        other.step_of = self.step_of[:]
        other.generals = self.generals[:]
        other.general_used = self.general_used
        other.focus = self.focus
        other.rings = self.rings
        other.wrath = self.wrath
        other.bodyguards = self.bodyguards
        other.worn = self.worn
        other.troubled = self.troubled
        other.spears = self.spears
        other.eyrie = self.eyrie
        other.eagles = self.eagles[:]
        other.bats = self.bats[:]
        other.marker = self.marker
        other.pool = self.pool[:]
        other.drawn = self.drawn
        other.set_aside = self.set_aside[:]
        other.spent_tiles = self.spent_tiles[:]
        other.available = self.available[:]
        other.dice = [held[:] for held in self.dice]
        other.die = self.die
        other.event_deck = self.event_deck.copy()
        other.event_discards = self.event_discards[:]
        other.event_seen = self.event_seen[:]
        other.story_decks = [held.copy() for held in self.story_decks]
        other.story_discards = [held[:] for held in self.story_discards]
        other.story_seen = [held[:] for held in self.story_seen]
        other.fate_deck = self.fate_deck.copy()
        other.fate_discards = self.fate_discards[:]
        other.hands = [held[:] for held in self.hands]
        other.laid = self.laid[:]
        other.in_use = self.in_use
        other.battle = None if self.battle is None else self.battle.copy()
        other.strained = self.strained
        return other

    # --- to here ---

    def spread(self) -> None:
        """Empty areas, as many as the book has."""
        n = self.book.areas
        self.units = [0] * (n * UNITS)
        self.size = [0] * n
        self.owner = [-1] * n
        self.damage = [0] * n
        self.lead = [0] * n
        self.fort = [0] * n
        self.control = [False] * n
        self.tokens = [0] * (n * 3)
        self.supply = self.book.figures[:]
        self.bag = [b[:] for b in self.book.bag]
        self.unused = [len(b) for b in self.book.bag]


def take_from(t: BofaTable, pool: list[int], labels: list[str]) -> int:
    """One of a pool of things of which several are alike; what is left has no order."""
    taken = t.chance.take(pool, labels)
    pool.sort()
    return taken


def side_of(unit: int) -> int:
    return FP if unit < ORCS else SHADOW


def add_unit(t: BofaTable, area: int, unit: int) -> bool:
    """Places one figure, if there is one (B11.4.1)."""
    if t.supply[unit] == 0:
        return False
    t.supply[unit] -= 1
    t.units[area * UNITS + unit] += 1
    t.size[area] += 1
    t.owner[area] = side_of(unit)
    return True


def lose_unit(t: BofaTable, area: int, unit: int) -> None:
    """B11.4.3. The figure goes back to the unused ones."""
    t.supply[unit] += 1
    t.units[area * UNITS + unit] -= 1
    t.size[area] -= 1
    if t.size[area] == 0:
        forsake(t, area)


def forsake(t: BofaTable, area: int) -> None:
    """B9.6.2. No Army stands here any more: its Leadership and damage tokens go."""
    t.owner[area] = -1
    t.damage[area] = 0
    t.lead[area] = 0


def armies(t: BofaTable, side: int) -> list[int]:
    """The areas with an Army of this side."""
    return [a for a, owner in enumerate(t.owner) if owner == side]


def limit(t: BofaTable, side: int, area: int) -> int:
    """B10.1.2, B10.1.3. How many units of a side an area holds."""
    if side == SHADOW and t.book.unlimited[area]:
        return 1000
    return STACK_LIMIT


def survivors(t: BofaTable, b: Battle) -> list[int]:
    """Attacking Armies that still stand."""
    if b.bear == b.attacker:
        return b.homes if t.place[BEORN] == b.homes[0] else []
    return [a for a in b.homes if t.owner[a] == b.attacker]


def standing(t: BofaTable, b: Battle, side: int) -> bool:
    """Its fighting Army is not gone."""
    if side == b.bear:
        return t.place[BEORN] == area_of(b, side)
    return t.owner[area_of(b, side)] == side


def characters_in(t: BofaTable, side: int, area: int) -> list[int]:
    """Characters that belong to the Army of that side there; never Beorn or the Lord (B9.2.4)."""
    if side == SHADOW:
        return [BOLG] if t.place[BOLG] == area else []
    place = t.place
    return [c for c in range(BOLG) if place[c] == area and c != BEORN and c != LORD]


def leadership(t: BofaTable, area: int) -> int:
    """B10.1.4. Characters and tokens, and what a card beside Thorin adds (fa07)."""
    total = t.lead[area]
    place = t.place
    if t.owner[area] == SHADOW:
        if place[BOLG] == area:
            total += t.book.leadership[BOLG]
        return total
    for c in range(BOLG):
        if place[c] == area and c != BEORN:
            total += t.book.leadership[c]
    if place[THORIN] == area:
        total += lasting(t, THORIN_LEADERSHIP)
    return total


def led(t: BofaTable, area: int) -> bool:
    """B10.1.5. An Army with Leadership: a token, or a character with at least 1."""
    if t.lead[area] > 0:
        return True
    place = t.place
    if t.owner[area] == SHADOW:
        return place[BOLG] == area and t.book.leadership[BOLG] > 0
    return any(place[c] == area and c != BEORN and leads(t, c) for c in range(BOLG))


def leads(t: BofaTable, character: int) -> bool:
    """Whether a character has Leadership."""
    return t.book.leadership[character] > 0 or (character == THORIN and lasting(t, THORIN_LEADERSHIP) > 0)


def lasting(t: BofaTable, kind: int) -> int:
    """B8.10. What the cards on the table add."""
    if not t.laid:
        return 0
    added = t.book.lasting[kind]
    return sum([added[card] for card in t.laid])


def lead_supply(t: BofaTable, side: int) -> int:
    """B1.9. Leadership tokens not on the board."""
    out = 0
    owner = t.owner
    for a in range(len(owner)):
        if owner[a] == side:
            out += t.lead[a]
    for c in t.columns:
        if c.side == side:
            out += c.lead
    return t.book.lead_tokens[side] - out


def add_lead(t: BofaTable, side: int, area: int, number: int) -> int:
    """Leadership tokens join an Army, as many as the supply has."""
    placed = min(number, lead_supply(t, side))
    if t.owner[area] != side:
        return 0
    t.lead[area] += placed
    if placed and not t.quiet:
        t.tell("bofa-log-leader", {"side": SIDE_IDS[side], "area": t.book.area_id[area], "n": placed})
    return placed


def enemy_army(t: BofaTable, side: int, area: int) -> bool:
    """An enemy Army stands there; for the Shadow Beorn counts as one (B12.1.5, B14.2.7)."""
    return t.owner[area] == 1 - side or (side == SHADOW and t.place[BEORN] == area)


def next_to_enemy(t: BofaTable, side: int, area: int) -> bool:
    """B10.5.3. Passes and musters are next to nothing (B11.6.6)."""
    book = t.book
    if area >= book.regions:
        return False
    beorn = t.place[BEORN] if side == SHADOW else WAITING
    return any(t.owner[a] == 1 - side or a == beorn for a in book.adjacent[area])


def in_play(t: BofaTable, character: int) -> bool:
    """B14.5.7: Bilbo away is in play."""
    return t.place[character] >= 0 or t.place[character] <= -3


def eagle_supply(t: BofaTable) -> int:
    """B14.1.10. Eagle figures in no place."""
    return t.book.eagles - t.eyrie - sum(t.eagles)


def bat_supply(t: BofaTable) -> int:
    return t.book.bats - sum(t.bats)


def lose_bat(t: BofaTable, territory: int) -> None:
    """A Great Bats figure is spent."""
    t.bats[territory] -= 1
    t.tell("bofa-log-bat-spent", {"territory": TERRITORY_IDS[territory]})


def lord_territory(t: BofaTable) -> int:
    """Over which territory the Lord of the Eagles is, -1: none."""
    return ALOFT - t.place[LORD] if t.place[LORD] <= ALOFT else -1


def strength(t: BofaTable, area: int) -> int:
    """B12.4.1. Sum of the strengths of the units."""
    total = 0
    book = t.book
    for u in range(UNITS):
        n = t.units[area * UNITS + u]
        if n:
            total += n * book.strength[u]
    return total


def holds(t: BofaTable, area: int, low: int, high: int) -> bool:
    """Whether the Army there has a unit of types low .. high - 1."""
    return any(t.units[area * UNITS + u] for u in range(low, high))


def unbroken(t: BofaTable, area: int) -> bool:
    """B12.7.1."""
    return t.fort[area] < t.book.defence[area]


def controlled(t: BofaTable) -> int:
    """B3.8.1. How many Settlements and Fortifications the Shadow controls."""
    book = t.book
    n = 0
    for a in book.worth:
        if t.control[a] and not (a == book.front_gate and t.settings.front_gate == "older"):
            n += 1
    return n
