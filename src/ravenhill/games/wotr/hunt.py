"""W18. The Hunt for the Ring: the roll, tiles and how they are resolved, the reveal."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ravenhill.engine.decision import Arg, Asked, Option, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import characters, events, fellowship, shapes, stories, victory, worth
from ravenhill.games.wotr.asking import PASS, WotrQuestion
from ravenhill.games.wotr.decks import CARD_IDS, CARD_NUMBER, card_side, is_character_card
from ravenhill.games.wotr.dice import is_success
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.people import CHARACTER_IDS, GOLLUM, MERIADOC, PEREGRIN, STARTING
from ravenhill.games.wotr.places import STRONGHOLD
from ravenhill.games.wotr.table import Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES, TILE_DIE, TILE_EYE

DICE: Final = 5

# Why a tile is drawn.
ROLL: Final = 0
MORDOR: Final = 1
STRONGHOLD_TILE: Final = 2
CARD: Final = 3
BALROG_TILE: Final = 4

# How a card changes the resolution.
PLAIN: Final = 0
UNLESSENED: Final = 1  # Isildur's Bane
RANDOM_VICTIM: Final = 2  # Foul Thing from the Deep
NO_REVEAL: Final = 4  # W18.6.1, R9.5
CARD_DRAW: Final = 8  # an Eye or a blue tile is discarded without effect
EYE_DISCARD: Final = 16  # Balrog: an Eye is discarded without effect

COUNTER_LABELS: Final[list[str]] = [f"companion:{name}" for name in CHARACTER_IDS[:STARTING]]


# --- the roll ---


def reroll_grounds(t: Wotr) -> list[shapes.HuntGround]:
    """W18.3.3, R9.6. One for a Stronghold the Shadow controls, one for its units, one for Nazgul in the region."""
    region = t.fellowship.region
    out: list[shapes.HuntGround] = []
    if t.book.settlement[region] == STRONGHOLD and t.control[region] == SH:
        out.append("stronghold")
    if t.units_in(region, SH):
        out.append("army")
    if characters.nazgul_in_region(t, region):
        out.append("nazgul")
    return out


def rerolls(t: Wotr) -> int:
    return len(reroll_grounds(t))


def hunting(t: Wotr, script: Script) -> Script:
    """A Hunt from its first die or tile to its end, where its story is told; what comes of it is part of it."""
    if t.chase:
        yield from script
        return
    t.chase = [("begin",)]
    yield from script
    if not t.quiet and any(event[0] in ("roll", "tile", "kept") for event in t.chase):
        t.tell("wotr-log-hunt-over", None, stories.hunt_story(t))
    t.chase = []
    t.helped = []


def helps(t: Wotr, how: str, card: int) -> None:
    """A card on the table changes the running Hunt."""
    if t.chase:
        t.helped.append(card)
        t.chase.append((how,))


def hunt(t: Wotr) -> Script:
    """W18.3. The Hunt of a move outside Mordor."""
    return hunting(t, hunt_roll(t))


def hunt_dice(level: int) -> int:
    """W18.3.1. How many dice are rolled for the dice in the Hunt Box."""
    return min(DICE, level)


def hunt_roll(t: Wotr) -> Script:
    """W18.3. The Hunt roll, and the tile if it succeeds."""
    level = t.hunt_dice[SH]
    if level <= 0:
        return
    bonus = t.hunt_dice[FP]
    if t.on_table(events.CREBAIN):
        if (yield from wants(t, t.chief(SH), events.CREBAIN, "W18.3.2")):
            events.lift(t, events.CREBAIN)
            bonus += 1
    rolled = t.chance.dice(hunt_dice(level))
    successes = len([d for d in rolled if is_success(d, bonus)])
    t.hunt_roll = rolled
    t.hunted(("roll", bonus, successes) + tuple(rolled))  # noqa: RUF005 (compiled, a starred tuple goes through a list)
    t.tell("wotr-log-hunt-roll", {"dice": " ".join([str(d) for d in rolled]), "bonus": bonus, "n": successes})
    again = min(rerolls(t), len(rolled) - successes)
    if again > 0:
        wanted = yield from HuntReroll(t, t.chief(SH), again, successes).number()
        if wanted:
            more = t.chance.dice(wanted)
            successes += len([d for d in more if is_success(d, bonus)])
            t.hunt_roll = rolled + more
            t.hunted(("reroll", bonus, successes) + tuple(more))  # noqa: RUF005
            t.tell("wotr-log-hunt-reroll", {"dice": " ".join([str(d) for d in more]), "n": successes})
    if successes > 0:
        yield from tile(t, ROLL, successes, PLAIN)
    t.hunt_roll = []


class HuntReroll(WotrQuestion):
    """W18.3.3. How many failed dice of the Hunt roll are rolled again."""

    __slots__ = ("most", "successes")
    KIND = "hunt_reroll"
    TAKES = ("reroll <1-3>", "pass")
    ASK = "wotr-ask-hunt-reroll"

    def __init__(self, t: Wotr, seat: int, most: int, successes: int) -> None:
        super().__init__(t, seat, "W18.3.3")
        self.most = most
        self.successes = successes

    def offer(self) -> list[Option]:
        options: list[Option] = [("reroll", n) for n in range(self.most, 0, -1)]
        options.append(PASS)
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.most, "hits": self.successes}


def wants(t: Wotr, seat: int, card: int, rule: str) -> Generator[Asked, None, bool]:
    """Whether a player uses a card that lies on the table."""
    return (yield from UseCard(t, seat, rule, card).verb()) == "use"


class UseCard(WotrQuestion):
    """W8.11. Whether a card on the table is used."""

    __slots__ = ("laid",)
    KIND = "use_card"
    TAKES = ("use <card>", "pass")
    ASK = "wotr-ask-use-card"

    def __init__(self, t: Wotr, seat: int, rule: str, card: int) -> None:
        super().__init__(t, seat, rule)
        self.laid = card

    def offer(self) -> list[Option]:
        return [("use", CARD_IDS[self.laid]), PASS]

    def about(self) -> dict[str, Arg]:
        return {"card": CARD_IDS[self.laid]}


# --- tiles ---


def take_tile(t: Wotr) -> int:
    """W18.1. One tile at random; an empty pool is filled again with the standard tiles."""
    refill(t)
    return t.chance.take(t.pool, t.book.tile_labels)


def refill(t: Wotr) -> None:
    """W18.1.2, N36. All standard tiles return, but no special tile and none removed for good."""
    if not t.pool:
        t.pool = [n for n in t.drawn if n < STANDARD_TILES]
        t.drawn = [n for n in t.drawn if n >= STANDARD_TILES]
        t.tell("wotr-log-refill")


def draw_tile(t: Wotr, why: int) -> Generator[Asked, None, bool]:
    """W18.3.5, W18.4.1. One tile comes to lie at `t.tile`, unless a Staff prevents it; Mithril may change it."""
    fp = t.chief(FP)
    t.mithril = False
    if t.on_table(events.WIZARDS_STAFF):
        if (yield from wants(t, fp, events.WIZARDS_STAFF, "W18.3.5")):
            events.lift(t, events.WIZARDS_STAFF)
            t.tell("wotr-log-no-tile")
            helps(t, "kept", events.WIZARDS_STAFF)
            if why == MORDOR:
                up_the_track(t)  # R9.17, C30
            return False
    t.tile = take_tile(t)
    tell_tile(t)
    if t.on_table(events.MITHRIL_COAT):
        if (yield from wants(t, fp, events.MITHRIL_COAT, "W18.4.1")):
            events.lift(t, events.MITHRIL_COAT)
            first = t.tile
            t.tile = take_tile(t)
            helps(t, "back", events.MITHRIL_COAT)
            tell_tile(t)
            return_tile(t, first)
            t.mithril = True
    return True


def tell_tile(t: Wotr) -> None:
    """The tile that is to be resolved."""
    t.hunted(("tile", t.book.tile_ids[t.tile]))
    t.tell("wotr-log-tile", {"tile": t.book.tile_ids[t.tile]})


def return_tile(t: Wotr, number: int) -> None:
    """A drawn tile goes back into the Hunt Pool."""
    t.pool.append(number)
    t.tell("wotr-log-tile-back", {"tile": t.book.tile_ids[number]})


def up_the_track(t: Wotr) -> None:
    """W19.4.3. One step of the Mordor Track."""
    t.fellowship.mordor += 1
    t.hunted(("step", t.fellowship.mordor))
    t.tell("wotr-log-mordor", {"n": t.fellowship.mordor})


def put_aside(t: Wotr) -> None:
    """W18.1.1, W18.1.2. The tile stays out after use; if it was the last of the pool, it returns with all others."""
    if t.tile < 0:
        return  # a further tile came after it: see extra_tile
    t.drawn.append(t.tile)
    t.tile = -1
    t.damage = 0
    refill(t)


def is_void(t: Wotr, how: int) -> bool:
    """A tile that a card discards without effect: an Eye, or a blue one."""
    eye = t.book.tile_value[t.tile] == TILE_EYE
    blue = STANDARD_TILES <= t.tile < STANDARD_TILES + 4
    if how & CARD_DRAW:
        return eye or blue
    return how & EYE_DISCARD != 0 and eye


def tile(t: Wotr, why: int, eye: int, how: int) -> Script:
    """W18.4. One tile is drawn and resolved, unless the draw is prevented."""
    if not (yield from draw_tile(t, why)):
        return
    if is_void(t, how):
        tell_void(t)
    else:
        if why == MORDOR and t.book.tile_stop[t.tile]:
            t.tell("wotr-log-mordor-stop")
        elif why == MORDOR:
            up_the_track(t)  # R10.6: the step comes first
        yield from resolve(t, eye, how, t.mithril)
    put_aside(t)


def tell_void(t: Wotr) -> None:
    """The tile is discarded without effect."""
    t.hunted(("void",))
    t.tell("wotr-log-tile-void")


def resolve(t: Wotr, eye: int, how: int, card_used: bool) -> Script:
    """W18.4. The drawn tile, in the order of the rulebook."""
    value = t.book.tile_value[t.tile]
    if value < 0:
        victory.heal(t, -value)
        value = 0
    if value == TILE_EYE:
        value = eye
    elif value == TILE_DIE:
        value = tile_die(t)  # R9.18: after the tile could be replaced
    t.damage = value
    t.hunted(("damage", value))
    bound = False
    if not how & UNLESSENED:
        if not card_used:
            yield from lessen_by_card(t)  # W18.4.1
        bound = yield from guide_helps(t, how)  # W18.4.2
        if t.damage > 0 and t.in_fellowship():
            guide = t.fellowship.guide
            yield from casualty(t, how)  # W18.4.3
            if t.fellowship.guide != guide:
                bound = (yield from guide_helps(t, how)) or bound  # W18.4.6, R9.11: a new Guide
    if over(t):
        return
    victory.corrupt(t, t.damage)  # W18.4.4
    t.damage = 0
    if over(t):
        return
    if (bound or tile_reveals(t, how)) and t.fellowship.hidden:
        yield from reveal(t)  # W18.4.5
    elif t.book.tile_reveal[t.tile] and t.fellowship.hidden and t.fellowship.guide == GOLLUM and not how & NO_REVEAL:
        t.tell("wotr-log-gollum-hides")  # R9.15


def tile_die(t: Wotr) -> int:
    """The number of a tile with a die on it."""
    n = t.chance.die(6)
    t.hunted(("die", n))
    t.tell("wotr-log-die-tile", {"n": n})
    return n


def tile_reveals(t: Wotr, how: int) -> bool:
    """W18.2.3, R9.15. A Reveal icon counts, unless the resolution ignores it or Gollum guides past it."""
    if not t.book.tile_reveal[t.tile] or how & NO_REVEAL:
        return False
    numbered = t.tile < STANDARD_TILES and t.book.tile_value[t.tile] != TILE_EYE
    return not (numbered and t.fellowship.guide == GOLLUM)


def lessen_by_card(t: Wotr) -> Script:
    """W18.4.1, R9.9. One card on the table may lower the damage."""
    held = [c for c in (events.AXE_AND_BOW, events.HORN_OF_GONDOR) if t.on_table(c)]
    if t.damage <= 0 or not held:
        return
    card = yield from HuntCard(t, t.chief(FP), held).card()
    if card >= 0:
        events.lift(t, card)
        t.damage -= 1
        helps(t, "lessened", card)
        t.tell("wotr-log-lessened", {"card": CARD_IDS[card], "n": t.damage})


class HuntCard(WotrQuestion):
    """W18.4.1. Which card on the table lowers the Hunt damage."""

    __slots__ = ("damage", "held")
    KIND = "hunt_card"
    TAKES = ("use <card>", "pass")
    ASK = "wotr-ask-hunt-card"

    def __init__(self, t: Wotr, seat: int, held: list[int]) -> None:
        super().__init__(t, seat, "W18.4.1")
        self.held = held
        self.damage = t.damage

    def offer(self) -> list[Option]:
        options: list[Option] = [("use", CARD_IDS[c]) for c in self.held]
        options.append(PASS)
        return options

    def about(self) -> dict[str, Arg]:
        return {"n": self.damage}


def guide_helps(t: Wotr, how: int) -> Generator[Asked, None, bool]:
    """W18.4.2, W22.8, R9.10. Hobbits may leave to lower the damage; Gollum may reveal. True: bound to reveal."""
    while t.damage > 0:
        guide = t.fellowship.guide
        hobbit = guide in (MERIADOC, PEREGRIN)
        gollum = guide == GOLLUM and t.fellowship.hidden and not tile_reveals(t, how)
        if not hobbit and not gollum:
            return False
        if (yield from GuideAbility(t, t.chief(FP), guide).verb()) == "pass":
            return False
        t.damage -= 1
        t.hunted(("guided", CHARACTER_IDS[guide]))
        t.tell("wotr-log-guide-ability", {"character": CHARACTER_IDS[guide], "n": t.damage})
        if gollum:
            return True
        yield from fellowship.leave(t, t.chief(FP), [guide], 0, -1, False, False)
    return False


class GuideAbility(WotrQuestion):
    """W18.4.2. Whether the Guide's ability lowers the Hunt damage."""

    __slots__ = ("damage", "guide")
    KIND = "guide_ability"
    TAKES = ("guide_ability", "pass")
    ASK = "wotr-ask-guide-ability"

    def __init__(self, t: Wotr, seat: int, guide: int) -> None:
        super().__init__(t, seat, "W18.4.2")
        self.guide = guide
        self.damage = t.damage

    def offer(self) -> list[Option]:
        return [("guide_ability",), PASS]

    def about(self) -> dict[str, Arg]:
        return {"n": self.damage, "character": CHARACTER_IDS[self.guide]}


def casualty(t: Wotr, how: int) -> Script:
    """W18.5. One Companion: the Guide, or one drawn at random by the Shadow."""
    forced = how & RANDOM_VICTIM
    if forced:
        kind = "random"
    else:
        answer = yield from HuntCasualty(t, t.chief(FP))
        if answer[0] == "use_ring":
            return
        kind = str(answer[1])
    victim = t.fellowship.guide if kind == "guide" else random_companion(t)
    t.damage = max(0, t.damage - t.book.level[victim])
    yield from fellowship.fall(t, victim)
    if t.on_table(events.WORN_WITH_SORROW):
        yield from worn(t)


class HuntCasualty(WotrQuestion):
    """W18.5.1. Whether a Companion is lost for the damage: the Guide, or one drawn at random."""

    __slots__ = ("damage",)
    KIND = "hunt_casualty"
    TAKES = ("use_ring", "casualty guide/random")
    ASK = "wotr-ask-hunt-casualty"

    def __init__(self, t: Wotr, seat: int) -> None:
        super().__init__(t, seat, "W18.5.1")
        self.damage = t.damage

    def offer(self) -> list[Option]:
        return [("use_ring",), ("casualty", "guide"), ("casualty", "random")]

    def about(self) -> dict[str, Arg]:
        return {"n": self.damage}

    def weigh(self, option: Option) -> float:
        """A Companion is worth losing where the damage would be worse."""
        t = self.t
        if option[0] == "use_ring":
            return 6.0 / (1.0 + self.damage)
        victims = [t.fellowship.guide] if option[1] == "guide" else t.in_fellowship()
        cost = 0.0
        for c in victims:
            cost += worth.SHIELD * t.book.level[c] + max(0, self.damage - t.book.level[c])
        return 6.0 / (1.0 + cost / len(victims))


def random_companion(t: Wotr) -> int:
    """W18.5.1, R9.14. A face-down counter drawn by the Shadow."""
    c = t.chance.take(t.in_fellowship(), COUNTER_LABELS)
    t.tell("wotr-log-random-companion", {"character": CHARACTER_IDS[c]})
    return c


def worn(t: Wotr) -> Script:
    """Worn with Sorrow and Toil: the Shadow may discard a Character card from the table or, at random, from a hand."""
    exposed = any(card_side(c) == FP and is_character_card(c) for c in t.laid)
    if not exposed and all(events.shows_no_character(t, s) for s in events.side_seats(t, FP)):
        return
    answer = yield from Worn(t, t.chief(SH), "W8.11")
    if answer[0] == "discard":
        events.lift(t, CARD_NUMBER[str(answer[1])])
    elif answer[0] == "random":
        seat = int(answer[1])
        cards = [c for c in t.hands[seat] if is_character_card(c)]
        card = t.chance.take(cards, t.book.card_labels, 1 << seat)
        events.drop(t, seat, card)  # W8.5: face down, only the owner sees which


class Worn(WotrQuestion):
    """Worn with Sorrow and Toil: which Character card is discarded, or from whose hand one at random."""

    __slots__ = ()
    KIND = "worn"
    TAKES = ("pass", "discard <card>", "random <0-3>")
    ASK = "wotr-ask-worn"

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = [PASS]
        for card in t.laid:
            if card_side(card) == FP and is_character_card(card):
                options.append(("discard", CARD_IDS[card]))
        for seat in events.side_seats(t, FP):
            if any(is_character_card(c) for c in t.hands[seat]):
                options.append(("random", seat))
        return options


# --- the reveal, W17.7 ---


def reveal(t: Wotr) -> Script:
    """W17.7, W18.6. The Fellowship is found: it names its path, then tiles of cards, then of Shadow Strongholds."""
    f = t.fellowship
    f.hidden = False
    t.hunted(("revealed",))
    t.tell("wotr-log-revealed")
    events.lift(t, events.LAST_BATTLE)
    if f.mordor >= 0:
        return
    path = yield from fellowship.trace(t, True)
    t.hunted(("found", t.book.region_ids[f.region]))
    story = stories.march(t, path[0], f.region, {}, fellowship=True)
    t.tell("wotr-log-found", {"region": t.book.region_ids[f.region]}, story)
    yield from balrog(t, path, False)
    done: list[int] = []
    for region in path:
        if over(t):
            return
        if region not in done and fellowship.is_shadow_hold(t, region):
            done.append(region)
            t.hunted(("for", t.book.region_ids[region]))
            t.tell("wotr-log-hold-tile", {"region": t.book.region_ids[region]})
            yield from extra_tile(t, STRONGHOLD_TILE, NO_REVEAL)


def extra_tile(t: Wotr, why: int, how: int) -> Script:
    """W18.6.2, W18.6.3. A further tile, a full resolution of its own; an Eye is worth nothing (W18.2.2).

    The tile before it is resolved and lies with the drawn ones, so that an empty pool gets it back too (W18.1.2)."""
    put_aside(t)
    yield from tile(t, why, 0, how)


def balrog(t: Wotr, path: list[int], declared: bool) -> Script:
    """Balrog of Moria: the Shadow may draw a tile when the path touches Moria (E28)."""
    if not t.on_table(events.BALROG) or t.book.region_index["moria"] not in path:
        return
    if (yield from wants(t, t.chief(SH), events.BALROG, "W18.6.1")):
        events.lift(t, events.BALROG)
        how = EYE_DISCARD
        if not declared or fellowship.is_haven(t, t.fellowship.region):
            how |= NO_REVEAL
        yield from extra_tile(t, BALROG_TILE, how)
