"""The twenty Story cards of the Free Peoples."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.games.bofa.asking import DONE, Aim, AreaQuestion, CardChoice, OwnArmy, Spot
from ravenhill.games.bofa.attack import army_strikes, move_and_attack
from ravenhill.games.bofa.beorn import beorn_enters, can_rage, fury
from ravenhill.games.bofa.cards.register import story
from ravenhill.games.bofa.characters import BilboAppears, beorn_ready
from ravenhill.games.bofa.eagles import hatch, lord_enters
from ravenhill.games.bofa.effects.shooting import archery
from ravenhill.games.bofa.fate import draw_fate, ready, step_left
from ravenhill.games.bofa.hand import discard_down, draw_event
from ravenhill.games.bofa.movement import ANY, DWARVES, ELVES, meets, move_armies
from ravenhill.games.bofa.names import (
    ARCHERS,
    BARD,
    BEORN,
    BILBO,
    BLUE_TILE,
    CHARACTER,
    CHARACTER_IDS,
    DAIN,
    DWARF_VETERANS,
    FP,
    GANDALF,
    GONE,
    GROUP_IDS,
    GROUPS_OF,
    LORD,
    LUCKY_NUMBER,
    MEN,
    SHADOW,
    SPEARMEN,
    THRANDUIL,
    WAITING,
    WILL,
)
from ravenhill.games.bofa.recruit import (
    Gather,
    Reinforce,
    Token,
    arrived,
    choose_group,
    enlist,
    may_place,
    place_token,
    rally,
    token_regions,
    token_turned_at_once,
    tokens_at,
    turn_over,
)
from ravenhill.games.bofa.table import BofaTable, add_lead, armies, in_play, led, strength


@story("fs01")
def moria_dain_dain(t: BofaTable) -> Script:
    """An Army with Dwarves moves up to two regions and attacks with terrain superiority."""
    return move_and_attack(t, FP, "B17.3", DWARVES, 2, superior=True)


@story("fs02", lambda t: in_play(t, BILBO))
def lucky_number(t: BofaTable) -> Script:
    """On the table: one die may be rolled again each turn (turn.py)."""
    return lay(t, LUCKY_NUMBER)


def lay(t: BofaTable, card: int) -> Script:
    """B7.13. The card stays on the table."""
    t.in_use = -1
    t.laid.append(card)
    t.tell("bofa-log-laid", {"card": t.book.card_id[card]})
    yield from ()


@story("fs03")
def arkenstone(t: BofaTable) -> Script:
    """The blue tile enters the pool (B8.11)."""
    add_tile(t, BLUE_TILE)
    yield from ()


def add_tile(t: BofaTable, tile: int) -> None:
    """B8.11. A special tile enters the pool."""
    t.pool.append(tile)
    t.pool.sort()
    t.tell("bofa-log-tile-added", {"tile": t.book.tile_id[tile]})


@story("fs04")
def skin_changer(t: BofaTable) -> Script:
    """Beorn comes one step nearer and may enter at once; in play he moves and attacks."""
    if t.place[BEORN] == WAITING:
        step_left(t, BEORN)
        if beorn_ready(t):
            yield from beorn_enters(t)
    elif can_rage(t):
        yield from fury(t)


@story("fs05")
def hauberks_of_steel(t: BofaTable) -> Script:
    """A Dwarf Veterans unit and a Leadership token for an Army with Dwarves."""
    places = [a for a in armies(t, FP) if meets(t, a, DWARVES)]
    if places:
        area = yield from Reinforce(t, FP, "B17.15", places).area()
        enlist(t, FP, area, DWARF_VETERANS, 1)
        add_lead(t, FP, area, 1)
        yield from arrived(t, FP, area)


@story("fs06")
def dismay(t: BofaTable) -> Script:
    """A Shadow Army next to an Army with Leadership loses its tokens; the Shadow loses a Character die."""
    places = [
        a
        for a in armies(t, SHADOW)
        if a < t.book.regions and any(t.owner[n] == FP and led(t, n) for n in t.book.adjacent[a])
    ]
    if places:
        area = yield from Dismay(t, FP, "B17.16", places).area()
        t.tell("bofa-log-leaders-lost", {"area": t.book.area_id[area], "n": t.lead[area]})
        t.lead[area] = 0
    if CHARACTER in t.dice[SHADOW]:
        t.dice[SHADOW].remove(CHARACTER)
        t.tell("bofa-log-die-lost")


class Dismay(Aim):
    """fs06. Which Army is dismayed."""

    __slots__ = ()

    KIND = "dismay"
    TAKES = ("target <area>",)
    ASK = "bofa-ask-dismay"


@story("fs07", lambda t: not t.control[t.book.ravenhill])
def elf_lords(t: BofaTable) -> Script:
    """Two Elven Spearmen, one Elven Archers unit and a Leadership token in Ravenhill."""
    area = t.book.ravenhill
    if may_place(t, FP, area):
        enlist(t, FP, area, SPEARMEN, 2)
        enlist(t, FP, area, ARCHERS, 1)
        add_lead(t, FP, area, 1)
        yield from arrived(t, FP, area)


@story("fs08")
def elven_charge(t: BofaTable) -> Script:
    """An Army with Elves moves and attacks with Leadership 5; no Retreat after the first round."""
    return move_and_attack(t, FP, "B17.3", ELVES, 1, charge=True)


@story("fs09")
def flying_banners(t: BofaTable) -> Script:
    """In up to two controlled Settlements a new token is turned over."""
    done: list[int] = []
    while len(done) < 2 and t.unused[0] + t.unused[1]:
        places = [a for a in token_regions(t) if a not in done and may_place(t, FP, a)]
        area = yield from Token(t, FP, "B17.14", places, DONE, 2 - len(done)).area()
        if area < 0:
            break
        done.append(area)
        yield from token_turned_at_once(t, FP, area, "B11.2.7")


@story("fs10")
def he_is_not_lost(t: BofaTable) -> Script:
    """An eliminated General returns to an FP Army."""
    lost: list[Option] = [
        ("character", CHARACTER_IDS[c]) for c in (BARD, DAIN, GANDALF, THRANDUIL) if t.place[c] == GONE
    ]
    if not lost or not armies(t, FP):
        return
    general = yield from Return(t, FP, "B9.1.7", lost).character()
    area = yield from ReturnWhere(t, FP, "B9.1.7", armies(t, FP)).area()
    t.place[general] = area
    t.tell("bofa-log-returns", {"character": CHARACTER_IDS[general], "area": t.book.area_id[area]})


class Return(CardChoice):
    """fs10. Which General returns."""

    __slots__ = ()

    KIND = "return"
    TAKES = ("character <character>",)
    ASK = "bofa-ask-return"


class ReturnWhere(Spot):
    """fs10. Where he returns."""

    __slots__ = ()

    KIND = "return_where"
    TAKES = ("place <area>",)
    ASK = "bofa-ask-return-where"


@story("fs11")
def hope_rekindled(t: BofaTable) -> Script:
    """Leadership tokens for an Army, two if the die shows the Will of the West, whatever it is used as (B14.5.4);
    it may move and attack."""
    if not armies(t, FP):
        return
    area = yield from Reinforce(t, FP, "B17.16", armies(t, FP)).area()
    add_lead(t, FP, area, 2 if t.die == WILL else 1)
    yield from army_strikes(t, FP, "B17.2", area, ANY, 1)


@story("fs12")
def last_stand(t: BofaTable) -> Script:
    """Damage off a Fortification, up to the strength of the Army inside."""
    places = [a for a in t.book.fortified if t.owner[a] == FP and t.fort[a]]
    if places:
        area = yield from LastStand(t, FP, "B12.7.3", places).area()
        mended = min(t.fort[area], strength(t, area))
        t.fort[area] -= mended
        t.tell("bofa-log-mended", {"area": t.book.area_id[area], "n": mended})


class LastStand(AreaQuestion):
    """fs12. Which Fortification is mended."""

    __slots__ = ()

    KIND = "mend"
    TAKES = ("mend <area>",)
    ASK = "bofa-ask-mend"
    VERB = "mend"


@story("fs13", lambda t: t.place[BILBO] >= 0)
def ring_of_invisibility(t: BofaTable) -> Script:
    """Bilbo goes to an Army with Leadership; with Gandalf there a Fate card is drawn."""
    places = [a for a in armies(t, FP) if led(t, a)]
    if places:
        area = yield from BilboAppears(t, FP, "B17.19", places).area()
        t.place[BILBO] = area
        t.tell("bofa-log-character-moves", {"character": "bilbo", "area": t.book.area_id[area]})
        if t.place[GANDALF] == area:
            yield from draw_fate(t)


@story("fs14")
def long_swords(t: BofaTable) -> Script:
    """Two Men of the Lake and a Leadership token for an Army with Leadership."""
    places = [a for a in armies(t, FP) if led(t, a)]
    if places:
        area = yield from Reinforce(t, FP, "B17.15", places).area()
        enlist(t, FP, area, MEN, 2)
        add_lead(t, FP, area, 1)
        yield from arrived(t, FP, area)


@story("fs15")
def on_the_march(t: BofaTable) -> Script:
    """Up to two Armies move up to two regions."""
    return move_armies(t, FP, "B17.1", ANY, 2, 2, False)


@story("fs16")
def redoubled_force(t: BofaTable) -> Script:
    """Up to three damage tokens off an Army; it may move and attack."""
    if not armies(t, FP):
        return
    area = yield from RedoubledForce(t, FP, "B17.8", armies(t, FP)).area()
    healed = min(3, t.damage[area])
    t.damage[area] -= healed
    if healed:
        t.tell("bofa-log-heals", {"area": t.book.area_id[area], "n": healed})
    yield from army_strikes(t, FP, "B17.2", area, ANY, 1)


class RedoubledForce(OwnArmy):
    """fs16. Which Army loses damage tokens, and may move and attack."""

    __slots__ = ()

    KIND = "redoubled"
    TAKES = ("army <area>",)
    ASK = "bofa-ask-heal"


@story("fs17")
def rescue(t: BofaTable) -> Script:
    """A new token with an Army, turned over at once; the Army may Rally on 4+."""
    if not armies(t, FP):
        return
    area = yield from Gather(t, FP, "B17.14", armies(t, FP)).area()
    yield from token_turned_at_once(t, FP, area, "B11.2.7")
    if t.damage[area]:
        yield from rally(t, area, 4)


@story("fs18")
def ringing_trumpets(t: BofaTable) -> Script:
    """In up to three controlled Settlements: turn a token over, or add one."""
    done: list[int] = []
    while len(done) < 3:
        answer = yield from RingingTrumpets(t, done, 3 - len(done))
        if answer == DONE:
            break
        area = t.book.area_of[str(answer[1])]
        done.append(area)
        if answer[0] == "turn":
            yield from turn_over(t, FP, GROUP_IDS.index(str(answer[2])), area)
        else:
            group = yield from choose_group(t, "B11.2.7")
            place_token(t, group, area)


class RingingTrumpets(Spot):
    """fs18. In which Settlement a token is turned over or added, or no more."""

    __slots__ = ("done",)

    KIND = "trumpets"
    TAKES = ("turn <area> <group>", "place <area>", "done")
    ASK = "bofa-ask-trumpets"

    def __init__(self, t: BofaTable, done: list[int], left: int) -> None:
        super().__init__(t, FP, "B17.14", None, DONE, left)
        self.done = done

    def offer(self) -> list[Option]:
        t = self.t
        options: list[Option] = []
        for a in token_regions(t):
            if a in self.done:
                continue
            for g in GROUPS_OF[FP]:
                if tokens_at(t, g, a) and may_place(t, FP, a):
                    options.append(("turn", t.book.area_id[a], GROUP_IDS[g]))
            if t.unused[0] + t.unused[1]:
                options.append(("place", t.book.area_id[a]))
        options.append(DONE)
        return options


@story("fs19")
def shower_of_arrows(t: BofaTable) -> Script:
    """One Archery attack on 4+, then an Event card."""
    yield from archery(t, 4)
    draw_event(t, FP)
    yield from discard_down(t, FP)


@story("fs20")
def king_of_all_birds(t: BofaTable) -> Script:
    """The Lord of the Eagles comes one step nearer and may enter at once; else an Eagle comes."""
    if t.place[LORD] == WAITING:
        step_left(t, LORD)
        if ready(t, LORD):
            lord_enters(t)
    else:
        hatch(t, 1)
    yield from ()
