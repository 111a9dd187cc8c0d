"""What lies on the table of War of the Ring: figures by place and kind, tracks, dice, cards, tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import Atom, Option, Story
from ravenhill.engine.plain import Kept, Piece
from ravenhill.engine.table import Table
from ravenhill.games.wotr.book import Book
from ravenhill.games.wotr.dice import FACES
from ravenhill.games.wotr.groups import joined, members
from ravenhill.games.wotr.kinds import FP_LEADERS, KINDS, kinds_of, side_of_kind
from ravenhill.games.wotr.nations import FP, NATIONS, NO_NATION, SH, side_of
from ravenhill.games.wotr.people import ALL_COMPANIONS, CHARACTERS, COMPANIONS, GANDALF_GREY, SARUMAN, STARTING
from ravenhill.games.wotr.places import ASIDE, IN_FELLOWSHIP, PLACES, REGIONS, army_at
from ravenhill.games.wotr.ranks import elite, is_leader, is_unit, nation_of, regular
from ravenhill.games.wotr.settings import Settings
from ravenhill.games.wotr.shapes import BattleKind, Phase

# Phases of the turn, W5.
RECOVER: Final = 1
FELLOWSHIP: Final = 2
ALLOCATION: Final = 3
ROLL: Final = 4
ACTIONS: Final = 5
VICTORY: Final = 6
PHASE_IDS: Final[tuple[Phase, ...]] = get_args(Phase)

AT_WAR: Final = 4

# What a battle is, W13 and W14.
FIELD: Final = 0
SIEGE: Final = 1
SORTIE: Final = 2
BATTLE_IDS: Final[tuple[BattleKind, ...]] = get_args(BattleKind)

# Where a battle stands.
B_START: Final = 0
B_ROUND: Final = 1
B_ADVANCE: Final = 2
B_OVER: Final = 3

CORRUPTION_LIMIT: Final = 12
PROGRESS_LIMIT: Final = 12
CRACK_OF_DOOM: Final = 5


class Fellowship(Piece):
    """W17.1. The Ring-bearers: their last known region and the two counters on their track."""

    def __init__(self) -> None:
        self.region = 0
        self.progress = 0
        self.hidden = True
        self.corruption = 0
        self.guide = GANDALF_GREY
        self.mordor = -1  # the step of the Mordor Track, or -1 outside
        self.tried = False  # W19.4.6: tried to move, or hid, this turn
        self.path: list[int] = []  # W17.7.5: the regions of the last declaration or reveal, start first

    # --- written by writers/fields.py from __init__ ---
    __slots__ = ("corruption", "guide", "hidden", "mordor", "path", "progress", "region", "tried")

    def copy(self) -> Fellowship:
        other = Fellowship()
        other.region = self.region
        other.progress = self.progress
        other.hidden = self.hidden
        other.corruption = self.corruption
        other.guide = self.guide
        other.mordor = self.mordor
        other.tried = self.tried
        other.path = self.path[:]
        return other

    # --- to here ---


class Battle(Piece):
    """W13. A battle between two rounds, and the modifiers of the running round."""

    def __init__(self) -> None:
        self.kind = FIELD
        self.stage = B_START
        self.attacker = SH  # a side
        self.seats: list[int] = [0, 1]  # who commands for each side
        self.region = 0  # where the defender stands
        self.source = 0  # the place of the attacking Army
        self.target = 0  # the place of the defending Army
        self.rear: list[int] = [0] * KINDS  # W13.2: the attacker's figures that stay out
        self.rear_chars = 0
        self.round = 0
        self.rounds_left = 1  # W14.11: of a siege battle
        self.must_go_on = False  # the attacker may not cease
        self.fp_card_needs_companion = False  # Grond, The Fighting Uruk-hai: in the first round
        self.relief = -1  # Help Unlooked For: the box whose garrison lowers the Shadow's dice
        self.white_rider = 0  # W22.10: 0 not used, 1 used
        self.cards: list[int] = [-1, -1]
        self.cards_open = True
        # the running round, by side
        self.add: list[int] = [0, 0]
        self.add_reroll: list[int] = [0, 0]
        self.fewer: list[int] = [0, 0]
        self.most: list[int] = [5, 5]
        self.no_reroll: list[int] = [0, 0]
        self.lost_lead: list[int] = [0, 0]  # Leadership forfeited
        self.spent = 0  # Characters whose Leadership is forfeited, as a group
        self.muted = 0  # Characters whose Leadership and abilities do not count, as a group
        self.cancelled: list[int] = [0, 0]
        self.hits: list[int] = [0, 0]  # scored by the Combat roll and re-roll
        self.bonus: list[int] = [0, 0]  # added to them by cards
        self.reroll_hits: list[int] = [0, 0]
        self.extra: list[int] = [0, 0]  # hits of extra attacks this round
        self.unlocked: list[int] = [0, 0]  # missed dice that may still be re-rolled
        self.rolled: list[list[int]] = [[], []]
        self.rerolled: list[list[int]] = [[], []]
        self.shown: list[int] = []  # Combat cards of each round so far: the Free Peoples' and the Shadow's, or -1
        self.course: list[Option] = []  # what has happened so far, event by event: see stories.py

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "add",
        "add_reroll",
        "attacker",
        "bonus",
        "cancelled",
        "cards",
        "cards_open",
        "course",
        "extra",
        "fewer",
        "fp_card_needs_companion",
        "hits",
        "kind",
        "lost_lead",
        "most",
        "must_go_on",
        "muted",
        "no_reroll",
        "rear",
        "rear_chars",
        "region",
        "relief",
        "reroll_hits",
        "rerolled",
        "rolled",
        "round",
        "rounds_left",
        "seats",
        "shown",
        "source",
        "spent",
        "stage",
        "target",
        "unlocked",
        "white_rider",
    )

    def copy(self) -> Battle:
        other = Battle()
        other.kind = self.kind
        other.stage = self.stage
        other.attacker = self.attacker
        other.seats = self.seats[:]
        other.region = self.region
        other.source = self.source
        other.target = self.target
        other.rear = self.rear[:]
        other.rear_chars = self.rear_chars
        other.round = self.round
        other.rounds_left = self.rounds_left
        other.must_go_on = self.must_go_on
        other.fp_card_needs_companion = self.fp_card_needs_companion
        other.relief = self.relief
        other.white_rider = self.white_rider
        other.cards = self.cards[:]
        other.cards_open = self.cards_open
        other.add = self.add[:]
        other.add_reroll = self.add_reroll[:]
        other.fewer = self.fewer[:]
        other.most = self.most[:]
        other.no_reroll = self.no_reroll[:]
        other.lost_lead = self.lost_lead[:]
        other.spent = self.spent
        other.muted = self.muted
        other.cancelled = self.cancelled[:]
        other.hits = self.hits[:]
        other.bonus = self.bonus[:]
        other.reroll_hits = self.reroll_hits[:]
        other.extra = self.extra[:]
        other.unlocked = self.unlocked[:]
        other.rolled = [held[:] for held in self.rolled]
        other.rerolled = [held[:] for held in self.rerolled]
        other.shown = self.shown[:]
        other.course = self.course[:]
        return other

    # --- to here ---

    def new_round(self) -> None:
        self.round += 1
        self.cards = [-1, -1]
        self.cards_open = True
        self.add = [0, 0]
        self.add_reroll = [0, 0]
        self.fewer = [0, 0]
        self.most = [5, 5]
        self.no_reroll = [0, 0]
        self.lost_lead = [0, 0]
        self.spent = 0
        self.muted = 0
        self.cancelled = [0, 0]
        self.hits = [0, 0]
        self.bonus = [0, 0]
        self.reroll_hits = [0, 0]
        self.extra = [0, 0]
        self.unlocked = [0, 0]
        self.rolled = [[], []]
        self.rerolled = [[], []]

    # --- who is in it ---

    def place_of(self, side: int) -> int:
        return self.source if side == self.attacker else self.target

    def rear_of(self, side: int) -> list[int]:
        return self.rear if side == self.attacker else NO_FIGURES

    def units(self, t: Wotr, side: int) -> int:
        """Army units of a side in the battle."""
        return t.fighting(self.place_of(side), side, self.rear_of(side))

    def figures(self, t: Wotr, side: int, kind: int) -> int:
        """Figures of one kind in the battle."""
        return t.figs[self.place_of(side)][kind] - self.rear_of(side)[kind]

    def fp_leaders(self, t: Wotr) -> int:
        """Leaders of the Free Peoples in the battle, Companions not counted."""
        return sum([self.figures(t, FP, k) for k in FP_LEADERS])

    def chars(self, t: Wotr, side: int) -> int:
        """Characters of a side in the battle, as a group; not those in the rearguard (R3.9)."""
        group = t.chars_at(self.place_of(side), side)
        return group & ~self.rear_chars if side == self.attacker else group

    def companions(self, t: Wotr) -> list[int]:
        return members(self.chars(t, FP) & ALL_COMPANIONS)


class Wotr(Table):
    """The whole table. Figures are counted by place and kind; `units` and `leaders` are sums kept beside them.

    What is `Kept` is replaced by `put`, `shift` and `hold`."""

    def __init__(self, seats: int = 0) -> None:
        if not seats:  # a table made to be filled, by `copy` or from a save
            return
        super().__init__(seats)
        self.book: Book = NO_BOOK
        self.settings: Settings = NO_SETTINGS
        self.figs: list[Kept[list[int]]] = [NO_FIGURES] * PLACES
        self.units: list[int] = [0] * (PLACES * 2)
        self.leaders: list[int] = [0] * (PLACES * 2)
        self.where: list[int] = [ASIDE] * CHARACTERS
        self.control: Kept[list[int]] = [-1] * REGIONS  # the side that holds the Settlement
        self.captor: Kept[list[int]] = [-1] * REGIONS  # the seat that took it
        self.reserve: list[int] = [0] * KINDS
        self.lost: list[int] = [0] * KINDS  # casualties of the Free Peoples, out of the game
        self.politics: list[int] = [0] * NATIONS
        self.active: list[int] = [0] * NATIONS
        self.fellowship = Fellowship()
        self.minion_seen = False
        self.vp: list[int] = [0, 0]

        self.turn = 0
        self.phase = RECOVER
        self.acting = 0  # the seat whose action it is
        self.closing = False  # the action is done but for its end: limits, draws owed, whose turn
        self.owed: list[int] = []  # draws that follow the action: a deck for the Guide, -1 for the Palantir
        self.paid_face = -1  # the die that pays for the running action
        self.battle: Battle | None = None

        self.dice: list[list[int]] = [[0] * FACES, [0] * FACES]  # unused dice of each side by face
        self.hunt_dice: list[int] = [0, 0]  # the Hunt Box
        self.had_fp_die = False  # W5.1.1
        self.rings: list[int] = [0, 0]
        self.ring_used: list[int] = [0, 0]
        self.messenger_used = False

        self.decks: list[Deck] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.dropped: list[list[int]] = [[] for _ in range(seats)]  # face down, by the seat that discarded them
        self.played: list[int] = []  # discarded after all have seen them
        self.laid: list[int] = []  # cards played on the table

        self.pool: list[int] = []
        self.drawn: list[int] = []
        self.gone: list[int] = []  # tiles removed for good
        self.specials: list[int] = []  # in play, waiting for Mordor
        self.tile = -1  # being resolved
        self.mithril = False  # W18.4.1: the one card allowed for this tile has been used
        self.damage = 0
        self.hunt_roll: list[int] = []
        self.helped: list[int] = []  # cards that were used in the running Hunt, in order
        self.chase: list[Option] = []  # the running Hunt, event by event; empty: there is none. See stories.py

        # three and four players, W21
        self.team: Kept[list[int]] = TEAMS[seats][:]
        self.nation_seat: Kept[list[int]] = NATION_SEATS[seats][:]
        self.leading: list[int] = [0, LEAD_SH[seats]]
        self.beat: list[int] = [0, 0]  # each side's next place in the order of its players
        self.ready: list[int] = [0, 0]  # dice to be rolled this turn
        self.lent: dict[int, int] = {}  # cards team-mates swapped: who gave it, and so knows where it is (W21.4)
        self.mixed: list[int] = []  # Armies (`army_at`): team-mates agreed that they are mixed
        self.asked: dict[int, int] = {}  # the same: where they were asked, and with how many figures there
        self.swap: list[int] = [-1] * seats  # cards offered in secret
        self.last_nations = 0  # W21.20: Nations of the Free Peoples player's last action, as a group
        self.now_nations = 0
        self.last_force = 0  # and the regions of the Armies it used
        self.now_force = 0

    # --- written by writers/fields.py from __init__ ---
    __slots__ = (
        "acting",
        "active",
        "asked",
        "battle",
        "beat",
        "book",
        "captor",
        "chase",
        "closing",
        "control",
        "damage",
        "decks",
        "dice",
        "drawn",
        "dropped",
        "fellowship",
        "figs",
        "gone",
        "had_fp_die",
        "hands",
        "helped",
        "hunt_dice",
        "hunt_roll",
        "laid",
        "last_force",
        "last_nations",
        "leaders",
        "leading",
        "lent",
        "lost",
        "messenger_used",
        "minion_seen",
        "mithril",
        "mixed",
        "nation_seat",
        "now_force",
        "now_nations",
        "owed",
        "paid_face",
        "phase",
        "played",
        "politics",
        "pool",
        "ready",
        "reserve",
        "ring_used",
        "rings",
        "settings",
        "specials",
        "swap",
        "team",
        "tile",
        "turn",
        "units",
        "vp",
        "where",
    )

    def copy(self) -> Wotr:
        other = Wotr()
        self.copy_base(other)
        other.book = self.book
        other.settings = self.settings
        other.figs = self.figs[:]
        other.units = self.units[:]
        other.leaders = self.leaders[:]
        other.where = self.where[:]
        other.control = self.control
        other.captor = self.captor
        other.reserve = self.reserve[:]
        other.lost = self.lost[:]
        other.politics = self.politics[:]
        other.active = self.active[:]
        other.fellowship = self.fellowship.copy()
        other.minion_seen = self.minion_seen
        other.vp = self.vp[:]
        other.turn = self.turn
        other.phase = self.phase
        other.acting = self.acting
        other.closing = self.closing
        other.owed = self.owed[:]
        other.paid_face = self.paid_face
        other.battle = None if self.battle is None else self.battle.copy()
        other.dice = [held[:] for held in self.dice]
        other.hunt_dice = self.hunt_dice[:]
        other.had_fp_die = self.had_fp_die
        other.rings = self.rings[:]
        other.ring_used = self.ring_used[:]
        other.messenger_used = self.messenger_used
        other.decks = [held.copy() for held in self.decks]
        other.hands = [held[:] for held in self.hands]
        other.dropped = [held[:] for held in self.dropped]
        other.played = self.played[:]
        other.laid = self.laid[:]
        other.pool = self.pool[:]
        other.drawn = self.drawn[:]
        other.gone = self.gone[:]
        other.specials = self.specials[:]
        other.tile = self.tile
        other.mithril = self.mithril
        other.damage = self.damage
        other.hunt_roll = self.hunt_roll[:]
        other.helped = self.helped[:]
        other.chase = self.chase[:]
        other.team = self.team
        other.nation_seat = self.nation_seat
        other.leading = self.leading[:]
        other.beat = self.beat[:]
        other.ready = self.ready[:]
        other.lent = self.lent.copy()
        other.mixed = self.mixed[:]
        other.asked = self.asked.copy()
        other.swap = self.swap[:]
        other.last_nations = self.last_nations
        other.now_nations = self.now_nations
        other.last_force = self.last_force
        other.now_force = self.now_force
        return other

    # --- to here ---

    # --- who stands where ---

    def units_at(self, place: int, side: int) -> int:
        """How many Army units of a side stand at a place."""
        return self.units[place * 2 + side]

    def leaders_at(self, place: int, side: int) -> int:
        """How many Leaders of the Free Peoples, or Nazgul, stand at a place."""
        return self.leaders[place * 2 + side]

    def units_of(self, nation: int, place: int) -> int:
        """How many Army units of a Nation stand at a place."""
        row = self.figs[place]
        return row[regular(nation)] + row[elite(nation)]

    def fighting(self, place: int, side: int, rear: list[int]) -> int:
        """Army units at a place that are not in the rearguard."""
        n = self.units_at(place, side)
        for k in kinds_of(side):
            if rear[k] and is_unit(k):
                n -= rear[k]
        return n

    def places_with(self, side: int) -> list[int]:
        """The places where Army units of a side stand: regions, then boxes."""
        units = self.units
        return [place for place in range(PLACES) if units[place * 2 + side]]

    def regions_with(self, side: int) -> list[int]:
        """The regions where Army units of a side stand, none of them besieged."""
        units = self.units
        return [region for region in range(REGIONS) if units[region * 2 + side]]

    def name_at(self, place: int) -> str:
        """The region a place belongs to, by name."""
        return self.book.region_ids[self.book.region_of[place]]

    def is_mixed(self, place: int, side: int) -> bool:
        """W21.11. Whether team-mates agreed that their figures here are one Army."""
        return army_at(self.book.region_of[place], side) in self.mixed

    def chars_at(self, place: int, side: int) -> int:
        """The Characters of a side at a place, as a group."""
        group = 0
        where = self.where
        first, end = (0, COMPANIONS) if side == FP else (SARUMAN, CHARACTERS)
        for c in range(first, end):
            if where[c] == place:
                group = joined(group, c)
        return group

    def on_map(self, c: int) -> bool:
        """Whether a Character stands at a place of the map."""
        return self.where[c] >= 0

    def in_fellowship(self) -> list[int]:
        return [c for c in range(STARTING) if self.where[c] == IN_FELLOWSHIP]

    def region_of_char(self, c: int) -> int:
        """The region a Character is in, besieged or not; -1 if on no region."""
        place = self.where[c]
        return self.book.region_of[place] if place >= 0 else -1

    def units_in(self, region: int, side: int) -> int:
        """Army units of a side in a region, those inside its besieged Stronghold included (R2.5)."""
        n = self.units_at(region, side)
        box = self.book.box[region]
        return n + self.units_at(box, side) if box >= 0 else n

    def is_besieged(self, region: int) -> bool:
        box = self.book.box[region]
        return box >= 0 and self.units_at(box, FP) + self.units_at(box, SH) > 0

    def besieged_by(self, region: int, side: int) -> bool:
        """Whether this side besieges the Stronghold of the region."""
        box = self.book.box[region]
        return box >= 0 and self.units_at(box, 1 - side) > 0

    def place_of(self, region: int, side: int) -> int:
        """Where figures of a side stand in a region: in the box if that side is besieged there."""
        box = self.book.box[region]
        return box if box >= 0 and self.units_at(box, side) > 0 else region

    def within(
        self, start: int, steps: int, enters: Callable[[int], bool], ends: Callable[[int], bool] | None = None
    ) -> list[int]:
        """The start, and the regions come to in so many steps, the nearest first; `ends`: no further from there."""
        far = [-1] * REGIONS
        far[start] = 0
        queue = [start]
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            if far[here] >= steps or (ends is not None and ends(here)):
                continue
            for region in self.book.near[here]:
                if far[region] < 0 and enters(region):
                    far[region] = far[here] + 1
                    queue.append(region)
        return queue

    def is_free(self, region: int, side: int) -> bool:
        """W3.10, W3.11. No enemy unit and no enemy-controlled Settlement, or a Stronghold this side besieges."""
        if self.units_at(region, 1 - side) > 0:
            return False
        if self.control[region] == 1 - side:
            return self.besieged_by(region, side) and self.units_at(region, side) > 0
        return True

    def is_free_for_army(self, region: int, side: int) -> bool:
        """W3.12, W12.3.2. Free, or an enemy-controlled Settlement without enemy units."""
        if self.units_at(region, 1 - side) > 0:
            return False
        return not self.besieged_by(region, side) or self.units_at(region, side) > 0

    def plays_alone(self, side: int) -> bool:
        """Whether one player has the whole side."""
        return self.seats == 2 or self.team.count(side) == 1

    def owns(self, seat: int, nation: int) -> bool:
        """W21.8. The Nation is this player's."""
        return self.nation_seat[nation] == seat

    def owner_of(self, kind: int) -> int:
        """W21.8. The seat whose Nation these figures are of."""
        return self.nation_seat[nation_of(kind)]

    # --- what is moved ---

    def count(self, place: int, kind: int) -> int:
        return self.figs[place][kind]

    def put(self, place: int, kind: int, n: int) -> None:
        """Adds figures to a place, or takes them away; where they come from or go is the caller's business."""
        row = self.figs[place][:]
        row[kind] += n
        self.figs[place] = row
        sums = self.leaders if is_leader(kind) else self.units
        sums[place * 2 + side_of_kind(kind)] += n

    def shift(self, source: int, target: int, figures: list[int]) -> None:
        """So many figures of each kind go from one place to another."""
        gone = self.figs[source][:]
        come = self.figs[target][:]
        for kind in range(KINDS):
            n = figures[kind]
            if n:
                gone[kind] -= n
                come[kind] += n
                side = side_of_kind(kind)
                sums = self.leaders if is_leader(kind) else self.units
                sums[source * 2 + side] -= n
                sums[target * 2 + side] += n
        self.figs[source] = gone
        self.figs[target] = come

    def hold(self, region: int, side: int, captor: int) -> None:
        """A Settlement changes hands; `captor` is the seat that took it from its Nation, or -1."""
        self.control = self.control[:]
        self.control[region] = side
        self.captor = self.captor[:]
        self.captor[region] = captor

    # --- who may do what ---

    def at_war(self, nation: int) -> bool:
        return self.politics[nation] == AT_WAR

    def unconquered(self, region: int) -> bool:
        """W3.21. Its original owner controls the Settlement."""
        nation = self.book.region_nation[region]
        return nation != NO_NATION and self.control[region] == side_of(nation)

    def on_table(self, card: int) -> bool:
        laid = self.laid
        return len(laid) > 0 and card in laid

    def dice_left(self, side: int) -> int:
        """Unused Action dice of a side."""
        faces = self.dice[side]
        return faces[0] + faces[1] + faces[2] + faces[3] + faces[4] + faces[5]

    def chief(self, side: int) -> int:
        """W21.5. The seat that decides for its side: with two players the player himself."""
        return self.leading[side]

    # --- what is told ---

    def fought(self, event: Option) -> None:
        """Keeps what happens in the battle on the table, if there is one."""
        b = self.battle
        if b is not None:
            b.course.append(event)

    def hunted(self, event: Option) -> None:
        """Keeps what happens in the running Hunt, if there is one."""
        if self.chase:
            self.chase.append(event)

    def tell_end(self, key: str, args: dict[str, Atom], story: Story | None = None) -> None:
        """A line of the log that says how a battle ends, if it comes of one."""
        self.tell(key, args, story)
        event: list[Atom] = ["end", key]
        for name, value in args.items():
            event.append(name)
            event.append(value)
        self.fought(tuple(event))

    def seat_id(self, seat: int) -> str:
        """A seat as lines of the log name it."""
        return SEAT_IDS[self.seats][seat]


NO_BOOK: Final = Book()
NO_SETTINGS: Final = Settings()
NO_FIGURES: Final[list[int]] = [0] * KINDS
TEAMS: Final[list[list[int]]] = [[], [], [FP, SH], [FP, SH, SH], [FP, FP, SH, SH]]
NATION_SEATS: Final[list[list[int]]] = [
    [],
    [],
    [0, 0, 0, 0, 0, 1, 1, 1],
    [0, 0, 0, 0, 0, 2, 1, 2],
    [1, 0, 0, 1, 1, 3, 2, 3],
]
LEAD_SH: Final = (0, 0, 1, 1, 2)
SEAT_IDS: Final[list[list[str]]] = [
    [],
    [],
    ["seat-fp", "seat-shadow"],
    ["seat-fp", "seat-witch_king", "seat-saruman"],
    ["seat-gondor", "seat-rohan", "seat-witch_king", "seat-saruman"],
]
