"""What a seat may see of the table, as numbers: Armies and Characters, cards by where they may be, tracks, the battle.

In one place stand units of one side only, so what is one's own counts up and what is the other's counts down."""

from __future__ import annotations

from array import array
from typing import Final

from ravenhill.engine.observe import Layout, mark_known, put
from ravenhill.games.wotr.decks import CARD_IDS, CARDS, DECK_IDS, deck_of
from ravenhill.games.wotr.dice import FACE_IDS, FACES
from ravenhill.games.wotr.groups import has
from ravenhill.games.wotr.kinds import KIND_IDS, KINDS
from ravenhill.games.wotr.nations import FP, FP_NATIONS, NATION_IDS, NATIONS, SH, side_of
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTERS
from ravenhill.games.wotr.places import AREA_IDS, PLACES, REGIONS
from ravenhill.games.wotr.ranks import elite, is_unit, regular
from ravenhill.games.wotr.strength import dice_of, leadership, to_hit
from ravenhill.games.wotr.table import BATTLE_IDS, PHASE_IDS, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES, TILES

# A place: Army (own: up, the other's: down), the units of each Nation of its side, who else is there
REGULARS: Final = 0
ELITES: Final = 1
OWN_LEADERS: Final = 2
OTHER_LEADERS: Final = 3
OWN_CHARACTERS: Final = 4
OTHER_CHARACTERS: Final = 5
OF_PLACE: Final = ("regulars", "elites", "own leaders", "other leaders", "own characters", "other characters")
OF_NATION: Final = 6  # the first Nation of the Army's side
OF_NATIONS: Final = tuple([f"nation {i + 1}" for i in range(FP_NATIONS)])
PLACE: Final = OF_NATION + FP_NATIONS

TAKEN: Final = 0  # a Settlement is the enemy's of its Nation; who holds it
CAPTOR: Final = 1
PARTY: Final = 2  # the Fellowship; half: its path
FIGHT: Final = 3  # attacked; -1: from here
MIXED: Final = 4
OF_REGION: Final = ("taken", "captor", "fellowship", "battle", "mixed")
REGION: Final = 5

# Where a card is; one that is nowhere here may be in a deck, in another's hand, or face down on a pile. "known": seen
# on a deck (-1: under it), or given to a team-mate. "combat": this battle's, one's own or turned up.
WHERE: Final = ("hand", "table", "played", "dropped", "known", "combat", "used")
HAND: Final = 0
TABLE: Final = 1
PLAYED: Final = 2
DROPPED: Final = 3
KNOWN: Final = 4
COMBAT: Final = 5
USED: Final = 6

OF_CHARACTER: Final = ("fellowship", "aside", "out", "replaced", "besieged", "guide", "muted", "spent", "rearguard")
GUIDE: Final = 5
CHARACTER: Final = 9 + len(AREA_IDS)

OF_PEOPLE: Final = ("box", "active", "own", "last")
PEOPLE: Final = 4
OF_SIDE: Final = ("dice left", "ready", "hunt", "rings", "ring used", "points", "leads")
SIDE: Final = 7
OF_SEAT: Final = ("own side", "acts", "hand", "character cards", "strategy cards", "dropped")
SEAT: Final = 6
TRACKS: Final = (
    "side",
    "turn",
    "progress",
    "hidden",
    "corruption",
    "mordor",
    "tried",
    "damage",
    "hunt dice",
    "messenger",
    "mithril",
    "minion seen",
)
OF_BATTLE: Final = ("attacks", "round", "rounds left", "goes on", "white rider", "open", "rearguard")
OF_FIGHTER: Final = (
    "commands",
    "units",
    "dice",
    "leadership",
    "needs",
    "card",
    "hits",
    "bonus",
    "reroll hits",
    "extra",
    "unlocked",
    "add",
    "add again",
    "fewer",
    "most",
    "no reroll",
    "lost leadership",
    "cancelled",
)
FIGHTER: Final = 18
PIPS: Final = ("1", "2", "3", "4", "5", "6")


class Sight(Layout):
    """Where each block of the row begins."""

    __slots__ = (
        "battle",
        "card",
        "character",
        "decks",
        "die",
        "faces",
        "fighter",
        "hunt",
        "kind",
        "people",
        "phase",
        "pips",
        "place",
        "region",
        "seat",
        "side",
        "supply",
        "tile",
        "tracks",
    )

    def __init__(self, t: Wotr) -> None:
        super().__init__()
        b = t.book
        boxes = [f"{b.region_ids[region]} besieged" for region in b.strongholds]
        sides = ["own", "other"]
        self.place = self.block("place", [*b.region_ids, *boxes], [*OF_PLACE, *OF_NATIONS])
        self.region = self.block("region", b.region_ids, OF_REGION)
        self.card = self.block("card", WHERE, CARD_IDS)
        self.character = self.block("character", CHARACTER_IDS, [*OF_CHARACTER, *AREA_IDS])
        self.people = self.block("nation", NATION_IDS, OF_PEOPLE)
        self.supply = self.block("figures", ["reinforcements", "casualties"], KIND_IDS)
        self.tile = self.block("tile", ["pool", "drawn", "removed", "special", "now"], b.tile_ids)
        self.hunt = self.block("hunt roll", PIPS)
        self.side = self.block("side", sides, OF_SIDE)
        self.faces = self.block("dice", sides, FACE_IDS)
        self.die = self.block("die", FACE_IDS)
        self.seat = self.block("seat", [str(i + 1) for i in range(t.seats)], OF_SEAT)
        self.decks = self.block("deck", DECK_IDS)
        self.phase = self.block("phase", PHASE_IDS)
        self.tracks = self.block("track", TRACKS)
        self.kind = self.block("battle", BATTLE_IDS)
        self.battle = self.block("battle", OF_BATTLE)
        self.fighter = self.block("battle", sides, OF_FIGHTER)
        self.pips = self.block("battle dice", sides, ["roll", "reroll"], PIPS)


def see(t: Wotr, seat: int, s: Sight, out: array[float]) -> None:
    side = t.team[seat]
    _places(t, side, s, out)
    _regions(t, seat, side, s, out)
    _characters(t, side, s, out)
    _cards(t, seat, s, out)
    _supply(t, seat, s, out)
    _hunt(t, s, out)
    _sides(t, seat, side, s, out)
    _seats(t, seat, side, s, out)
    _tracks(t, side, s, out)
    battle = t.battle
    if battle is not None:
        _battle(t, battle, seat, side, s, out)


def _places(t: Wotr, side: int, s: Sight, out: array[float]) -> None:
    units, leaders = t.units, t.leaders
    for place in range(PLACES):
        at = place * 2
        if units[at]:
            _army(t.figs[place], 0, FP_NATIONS, 0.1 if side == FP else -0.1, s.place + place * PLACE, out)
        if units[at + 1]:
            _army(t.figs[place], FP_NATIONS, NATIONS, 0.1 if side == SH else -0.1, s.place + place * PLACE, out)
        if leaders[at + side]:
            put(out, s.place + place * PLACE + OWN_LEADERS, 0.3 * leaders[at + side])
        if leaders[at + 1 - side]:
            put(out, s.place + place * PLACE + OTHER_LEADERS, 0.3 * leaders[at + 1 - side])


def _army(row: list[int], first: int, end: int, each: float, at: int, out: array[float]) -> None:
    regulars = 0
    elites = 0
    for nation in range(first, end):
        some = row[regular(nation)]
        more = row[elite(nation)]
        if some or more:
            put(out, at + OF_NATION + nation - first, each * (some + more))
            regulars += some
            elites += more
    if regulars:
        put(out, at + REGULARS, each * regulars)
    if elites:
        put(out, at + ELITES, each * elites)


def _regions(t: Wotr, seat: int, side: int, s: Sight, out: array[float]) -> None:
    for region in range(REGIONS):
        held = t.control[region]
        if held >= 0 and held != side_of(t.book.region_nation[region]):
            out[s.region + region * REGION + TAKEN] = 1.0 if held == side else -1.0
            if t.captor[region] >= 0:
                out[s.region + region * REGION + CAPTOR] = 1.0 if t.captor[region] == seat else -1.0
    f = t.fellowship
    for region in f.path:
        out[s.region + region * REGION + PARTY] = 0.5
    if f.mordor < 0:
        out[s.region + f.region * REGION + PARTY] = 1.0
    for army in t.mixed:
        out[s.region + army // 2 * REGION + MIXED] = 1.0 if army % 2 == side else -1.0


def _characters(t: Wotr, side: int, s: Sight, out: array[float]) -> None:
    """Each Character in one of nine parts of the map, and how many of each side are in a place."""
    for c in range(CHARACTERS):
        place = t.where[c]
        at = s.character + c * CHARACTER
        if place < 0:
            out[at - place - 1] = 1.0
            continue
        if place >= REGIONS:
            out[at + 4] = 1.0
        out[at + 9 + t.book.area[t.book.region_of[place]]] = 1.0
        own = (c <= 9) == (side == FP)
        out[s.place + place * PLACE + (OWN_CHARACTERS if own else OTHER_CHARACTERS)] += 0.3
    out[s.character + t.fellowship.guide * CHARACTER + GUIDE] = 1.0


def _cards(t: Wotr, seat: int, s: Sight, out: array[float]) -> None:
    """W8.5. One's own hand and what one dropped, what all have seen, and what this seat knows besides."""
    for card in t.hands[seat]:
        out[s.card + HAND * CARDS + card] = 1.0
    for card in t.dropped[seat]:
        out[s.card + DROPPED * CARDS + card] = 1.0
    for card in t.laid:
        out[s.card + TABLE * CARDS + card] = 1.0
    for card in t.played:
        out[s.card + PLAYED * CARDS + card] = 1.0
    for card in t.helped:
        out[s.card + USED * CARDS + card] = 1.0
    known = s.card + KNOWN * CARDS
    for deck in t.decks:
        if deck.top or deck.under:
            mark_known(deck, seat, known, out)
    if t.lent:
        _lent(t, seat, known, out)
    if t.swap[seat] >= 0:
        out[s.card + USED * CARDS + t.swap[seat]] = -1.0


def _lent(t: Wotr, seat: int, known: int, out: array[float]) -> None:
    """W21.4. Cards one gave to a team-mate, who holds them still."""
    for other in range(t.seats):
        if other != seat:
            for card in t.hands[other]:
                if t.lent.get(card, -1) == seat:
                    out[known + card] = 0.5


def _supply(t: Wotr, seat: int, s: Sight, out: array[float]) -> None:
    for nation in range(NATIONS):
        at = s.people + nation * PEOPLE
        put(out, at, 0.25 * t.politics[nation])
        put(out, at + 1, 1.0 if t.active[nation] else 0.0)
        put(out, at + 2, 1.0 if t.nation_seat[nation] == seat else 0.0)
        put(out, at + 3, 1.0 if has(t.last_nations, nation) else 0.0)
    for kind in range(KINDS):
        if t.reserve[kind]:
            put(out, s.supply + kind, 0.1 * t.reserve[kind])
        if t.lost[kind]:
            put(out, s.supply + KINDS + kind, 0.1 * t.lost[kind])


def _hunt(t: Wotr, s: Sight, out: array[float]) -> None:
    """What is left in the pool is known to all; only the draw is chance. A standard tile that is nowhere is there."""
    for tile in t.pool:
        if tile >= STANDARD_TILES:
            out[s.tile + tile] = 1.0
    for tile in t.drawn:
        out[s.tile + TILES + tile] = 1.0
    for tile in t.gone:
        out[s.tile + 2 * TILES + tile] = 1.0
    for tile in t.specials:
        out[s.tile + 3 * TILES + tile] = 1.0
    if t.tile >= 0:
        out[s.tile + 4 * TILES + t.tile] = 1.0
    for face in t.hunt_roll:
        out[s.hunt + face - 1] += 0.3


def _sides(t: Wotr, seat: int, side: int, s: Sight, out: array[float]) -> None:
    for one in (FP, SH):
        place = 0 if one == side else 1
        at = s.side + place * SIDE
        put(out, at, 0.1 * t.dice_left(one))
        put(out, at + 1, 0.1 * t.ready[one])
        put(out, at + 2, 0.2 * t.hunt_dice[one])
        put(out, at + 3, 0.3 * t.rings[one])
        put(out, at + 4, 1.0 if t.ring_used[one] else 0.0)
        put(out, at + 5, 0.1 * t.vp[one])
        put(out, at + 6, 1.0 if t.chief(one) == seat else 0.0)
        faces = s.faces + place * FACES
        for face in range(FACES):
            if t.dice[one][face]:
                put(out, faces + face, 0.2 * t.dice[one][face])
    if t.paid_face >= 0:
        out[s.die + t.paid_face] = 1.0


def _seats(t: Wotr, seat: int, side: int, s: Sight, out: array[float]) -> None:
    """Oneself, then team-mates, then the others."""
    at = s.seat
    for own in (2, 1, 0):
        for other in range(t.seats):
            if (2 if other == seat else 1 if t.team[other] == side else 0) == own:
                _seat(t, other, own > 0, at, out)
                at += SEAT
    for d in range(len(t.decks)):
        put(out, s.decks + d, 0.04 * len(t.decks[d]))


def _seat(t: Wotr, seat: int, friend: bool, at: int, out: array[float]) -> None:
    put(out, at, 1.0 if friend else 0.0)
    put(out, at + 1, 1.0 if t.acting == seat else 0.0)
    put(out, at + 2, 0.15 * len(t.hands[seat]))
    if t.settings.card_backs_open:
        strategy = 0
        for card in t.hands[seat]:
            strategy += deck_of(card) % 2
        put(out, at + 3, 0.15 * (len(t.hands[seat]) - strategy))
        put(out, at + 4, 0.15 * strategy)
    put(out, at + 5, 0.05 * len(t.dropped[seat]))


def _tracks(t: Wotr, side: int, s: Sight, out: array[float]) -> None:
    out[s.phase + t.phase] = 1.0
    f = t.fellowship
    at = s.tracks
    out[at] = 1.0 if side == FP else -1.0
    put(out, at + 1, 0.1 * t.turn)
    put(out, at + 2, 0.15 * f.progress)
    put(out, at + 3, 1.0 if f.hidden else 0.0)
    put(out, at + 4, 0.1 * f.corruption)
    put(out, at + 5, 0.2 * (f.mordor + 1))
    put(out, at + 6, 1.0 if f.tried else 0.0)
    put(out, at + 7, 0.2 * t.damage)
    put(out, at + 8, 0.2 * len(t.hunt_roll))
    put(out, at + 9, 1.0 if t.messenger_used else 0.0)
    put(out, at + 10, 1.0 if t.mithril else 0.0)
    put(out, at + 11, 1.0 if t.minion_seen else 0.0)


def _battle(t: Wotr, b: Battle, seat: int, side: int, s: Sight, out: array[float]) -> None:
    out[s.kind + b.kind] = 1.0
    at = s.battle
    out[at] = 1.0 if b.attacker == side else -1.0
    put(out, at + 1, 0.2 * b.round)
    put(out, at + 2, 0.2 * b.rounds_left)
    put(out, at + 3, 1.0 if b.must_go_on else 0.0)
    put(out, at + 4, 1.0 if b.white_rider else 0.0)
    put(out, at + 5, 1.0 if b.cards_open else 0.0)
    rear = 0
    for kind in range(KINDS):
        if is_unit(kind):
            rear += b.rear[kind]
    put(out, at + 6, 0.2 * rear)
    out[s.region + t.book.region_of[b.source] * REGION + FIGHT] = -1.0
    out[s.region + b.region * REGION + FIGHT] = 1.0
    if b.muted or b.spent or b.rear_chars:
        for c in range(CHARACTERS):
            at = s.character + c * CHARACTER
            put(out, at + 6, 1.0 if has(b.muted, c) else 0.0)
            put(out, at + 7, 1.0 if has(b.spent, c) else 0.0)
            put(out, at + 8, 1.0 if has(b.rear_chars, c) else 0.0)
    for one in (FP, SH):
        _fighter(t, b, one, 0 if one == side else 1, seat, s, out)


def _fighter(t: Wotr, b: Battle, side: int, place: int, seat: int, s: Sight, out: array[float]) -> None:
    at = s.fighter + place * FIGHTER
    put(out, at, 1.0 if b.seats[side] == seat else 0.0)
    put(out, at + 1, 0.1 * b.units(t, side))
    put(out, at + 2, 0.2 * dice_of(t, b, side))
    put(out, at + 3, 0.2 * leadership(t, b, side))
    put(out, at + 4, 1.0 if to_hit(t, b, side) > 5 else 0.0)
    card = b.cards[side]
    if card >= 0:  # W13.5. Face down it is its player's alone; of what deck it is all can see
        out[at + 5] = 1.0 if deck_of(card) % 2 else -1.0
        if b.cards_open or b.seats[side] == seat:
            out[s.card + COMBAT * CARDS + card] = 1.0
    put(out, at + 6, 0.2 * b.hits[side])
    put(out, at + 7, 0.2 * b.bonus[side])
    put(out, at + 8, 0.2 * b.reroll_hits[side])
    put(out, at + 9, 0.2 * b.extra[side])
    put(out, at + 10, 0.2 * b.unlocked[side])
    put(out, at + 11, 0.5 * b.add[side])
    put(out, at + 12, 0.5 * b.add_reroll[side])
    put(out, at + 13, 0.3 * b.fewer[side])
    put(out, at + 14, 0.2 * b.most[side])
    put(out, at + 15, 1.0 if b.no_reroll[side] else 0.0)
    put(out, at + 16, 0.3 * b.lost_lead[side])
    put(out, at + 17, 1.0 if b.cancelled[side] else 0.0)
    pips = s.pips + place * 12
    for face in b.rolled[side]:
        out[pips + face - 1] += 0.2
    for face in b.rerolled[side]:
        out[pips + 6 + face - 1] += 0.2
