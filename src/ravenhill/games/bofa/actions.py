"""B6. What a player does with an action die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.bofa.asking import BofaQuestion, reason
from ravenhill.games.bofa.attack import can_attack, combined_attack, combined_targets, move_and_attack
from ravenhill.games.bofa.beorn import beorn_enters, can_rage, fury
from ravenhill.games.bofa.bolg import bolg_enters, bolg_ready, can_renew, clouds, clouds_of_bats, renewed_strength
from ravenhill.games.bofa.cards.register import CONDITIONS, STORIES
from ravenhill.games.bofa.cards.story_shadow import throw_spear
from ravenhill.games.bofa.characters import (
    beorn_ready,
    bilbo_enters,
    bilbo_ready,
    can_ring,
    move_characters,
    movers,
    out_of_the_way,
    thorin_enters,
    thorin_ready,
)
from ravenhill.games.bofa.damage import lose_wrath, take_off_table
from ravenhill.games.bofa.eagles import can_strike, can_strike_heights, lord_enters, not_kindly, strong_and_noble
from ravenhill.games.bofa.effects.orders import give_order
from ravenhill.games.bofa.fate import advance_fate, ready
from ravenhill.games.bofa.hand import draw_both, put_away
from ravenhill.games.bofa.movement import ANY, GOBLIN, LEADERS, can_move, move_armies
from ravenhill.games.bofa.names import (
    ARMY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    CHARACTER_IDS,
    EAGLE_HEIGHTS,
    EVENT,
    EVENTS,
    EYE,
    FACE_IDS,
    FP,
    GOBLINS,
    LORD,
    MUSTER,
    SHADOW,
    SIDE_IDS,
    THORIN,
    TROUBLED_MIND,
    WAITING,
    WILD_SPEARS,
    WILL,
)
from ravenhill.games.bofa.recruit import Muster, arrived, enlist, hurt, rally_armies, recruit, turnable
from ravenhill.games.bofa.table import BofaTable, controlled, in_play, lasting

# what each face may be used as (B6.3.3, B6.3.4)
SYMBOLS: Final = [
    [CHARACTER],
    [ARMY],
    [MUSTER],
    [EVENT],
    [MUSTER, ARMY],
    [EYE],
    [CHARACTER, ARMY, MUSTER, EVENT],
]

# the symbol a use belongs to
USE_SYMBOL: Final[dict[str, int]] = {
    "strategic_move": ARMY,
    "attack": ARMY,
    "combined_attack": ARMY,
    "fast_move": CHARACTER,
    "led_attack": CHARACTER,
    "move_characters": CHARACTER,
    "bilbo": CHARACTER,
    "thorin": CHARACTER,
    "lord_of_the_eagles": CHARACTER,
    "beorn": CHARACTER,
    "fury": CHARACTER,
    "ring": CHARACTER,
    "draw": EVENT,
    "recruit": MUSTER,
    "rally": MUSTER,
    "eagles": MUSTER,
    "eagles_heights": MUSTER,
    "clouds_of_bats": MUSTER,
    "bolg": MUSTER,
    "renewed_strength": MUSTER,
    "recruit_goblins": EYE,
    "goblin_move": EYE,
    "goblin_attack": EYE,
}
USE_RULE: Final[dict[str, str]] = {
    "combined_attack": "B12.10.1",
    "fast_move": "B10.3.3",
    "led_attack": "B12.1.3",
    "ring": "B14.5.3",
    "recruit": "B11.2.1",
    "rally": "B11.5.1",
    "eagles": "B14.1.5",
    "eagles_heights": "B14.1.11",
    "clouds_of_bats": "B14.3.2",
    "fury": "B14.2.3",
    "goblin_move": "B6.4.5",
    "goblin_attack": "B6.4.5",
    "recruit_goblins": "B6.4.7",
}
USE_WEIGHT: Final[dict[str, float]] = {
    "skip": 0.02,
    "draw": 1.5,
    "recruit": 4.0,
    "rally": 2.0,
    "strategic_move": 3.0,
    "attack": 3.5,
    "combined_attack": 3.4,
    "fast_move": 3.0,
    "led_attack": 3.2,
    "move_characters": 0.6,
    "beorn": 9.0,
    "thorin": 8.0,
    "bilbo": 4.0,
    "lord_of_the_eagles": 7.0,
    "bolg": 9.0,
    "renewed_strength": 4.0,
    "recruit_goblins": 4.5,
    "goblin_move": 3.0,
    "goblin_attack": 3.0,
    "eagles": 4.0,
    "eagles_heights": 4.1,
    "clouds_of_bats": 1.5,
    "fury": 3.0,
    "ring": 0.3,
    "spear": 0.8,
    "clear_mind": 0.5,
}
USES: Final = list(USE_WEIGHT)  # everything a die can be used for


def use_die(t: BofaTable, side: int) -> Script:
    """B6.2.1, B6.4. One action the symbol allows; for a Character die Bilbo may first appear (B14.5.3)."""
    appeared = False
    while True:
        answer = yield from Use(t, side, appeared)
        if answer[0] == "use" and answer[1] == "ring":
            appeared = True
            yield from out_of_the_way(t)
            continue
        break
    if answer[0] == "play":
        yield from play_card(t, side, t.book.card_of[str(answer[1])])
    else:
        t.tell("bofa-log-uses", {"side": SIDE_IDS[side], "use": answer[1], "die": FACE_IDS[t.die]})
        yield from carry_out(t, side, str(answer[1]), t.die == WILL and not appeared)


class Use(BofaQuestion):
    """B6.4. What the die in use is used for.

    Who holds cards is asked even where the die can only be set aside: else everybody would know that none of them can
    be played. Of an empty hand all know that."""

    __slots__ = ("appeared", "shown")

    KIND = "use"
    TAKES = ("use <use>", "play <card>")
    ASK = "bofa-ask-use"

    def __init__(self, t: BofaTable, side: int, appeared: bool) -> None:
        super().__init__(t, side, "B6.4")
        self.public = not t.hands[side]
        self.appeared = appeared
        self.shown = CHARACTER if appeared else t.die  # B14.5.4: after Bilbo's Ring it counts as a Character die

    def offer(self) -> list[Option]:
        return uses(self.t, self.seat, self.appeared)

    def about(self) -> Mapping[str, Arg] | None:
        return {"die": FACE_IDS[self.shown]}

    def because(self, verb: str, name: str) -> Reason | None:
        return self.no_card(name) if verb == "play" else self.no_use(name)

    def no_card(self, name: str) -> Reason | None:
        """B7."""
        t = self.t
        card = t.book.card_of.get(name, -1)
        if card < 0:
            return None
        if card not in t.hands[self.seat]:
            return reason("not-in-hand", "B7.2", {"card": name})
        if EVENT not in SYMBOLS[self.shown] and t.book.card_type[card] not in SYMBOLS[self.shown]:
            return self.wrong_symbol("card-symbol", "B7.7", "card", name)
        if not playable(t, self.seat, card, SYMBOLS[self.shown]):
            return reason("card-condition", "B7.9", {"card": name})
        return None

    def no_use(self, use: str) -> Reason | None:
        """B6.4."""
        if use not in USE_SYMBOL:
            return None
        if USE_SYMBOL[use] not in SYMBOLS[self.shown]:
            return self.wrong_symbol("use-symbol", "B6.4", "use", use)
        if use in CHARACTER_IDS:
            return no_entry(self.t, CHARACTER_IDS.index(use))
        return no_ability(self.t, use, self.shown) or reason("use-nothing", USE_RULE.get(use, "B6.4"), {"use": use})

    def wrong_symbol(self, key: str, rule: str, kind: str, name: str) -> Reason:
        """The face in use is not for this."""
        if self.appeared and self.t.die != CHARACTER:
            return reason("counts-as-character", "B14.5.4")
        return reason(key, rule, {kind: name, "die": FACE_IDS[self.shown]})

    def weigh(self, option: Option) -> float:
        return USE_WEIGHT.get(str(option[1]), 1.0) if option[0] == "use" else super().weigh(option)


def no_ability(t: BofaTable, use: str, face: int) -> Reason | None:
    """B12.10, B14. Why what needs two Armies, or what only Bolg, Beorn, Bilbo and the Eagles do, is not possible."""
    if use == "combined_attack":
        return reason("no-two-armies", "B12.10.1")
    if use == "renewed_strength":
        return absent(t, BOLG, "B14.4.2") or reason("renewed", "B14.4.2", {"n": controlled(t)})
    if use == "fury":
        last = reason("last-wrath", "B14.2.3") if t.wrath <= 1 and face != WILL else None
        return absent(t, BEORN, "B14.2.3") or last
    if use == "ring":
        used = reason("no-rings", "B14.5.5") if t.rings == 0 else reason("ring-used", "B14.5.3")
        return absent(t, BILBO, "B14.5.3") or used
    if use in ("eagles", "eagles_heights"):
        return absent(t, LORD, "B14.1.3") or reason("no-prey", USE_RULE[use])
    return None


def absent(t: BofaTable, character: int, rule: str) -> Reason | None:
    return None if in_play(t, character) else reason("not-in-play", rule, {"character": CHARACTER_IDS[character]})


def no_entry(t: BofaTable, character: int) -> Reason:
    """B9.1. Why a character does not enter."""
    args: dict[str, Arg] = {"character": CHARACTER_IDS[character]}
    if t.place[character] != WAITING:
        return reason("not-waiting", "B9.1.7", args)
    if character == BOLG:
        return reason(
            "bolg-controls-nothing" if t.settings.bolg_ready == "chapter" else "bolg-not-ready", "B14.4.1", args
        )
    if t.marker < t.step_of[character]:
        return reason("not-ready", "B9.1.2", {**args, "step": t.step_of[character]})
    rules = {BILBO: "B9.1.5", THORIN: "B9.1.3", BEORN: "B14.2.1", LORD: "B14.1.2"}
    return reason("no-way-in", rules[character], args)


def uses(t: BofaTable, side: int, appeared: bool) -> list[Option]:
    """Everything the die in use can do now."""
    face = t.die
    symbols = [CHARACTER] if appeared else SYMBOLS[face]
    options: list[Option] = []
    for symbol in symbols:
        if symbol == ARMY:
            army_uses(t, side, options)
        elif symbol == CHARACTER:
            character_uses(t, side, face == WILL and not appeared, options)
        elif symbol == MUSTER:
            muster_uses(t, side, options)
        elif symbol == EVENT:
            options.append(("use", "draw"))
        else:
            eye_uses(t, options)
    if side == FP:
        if CHARACTER in symbols and not appeared and can_ring(t):
            options.append(("use", "ring"))
        if t.troubled >= 0:
            options.append(("use", "clear_mind"))  # ss09
    elif t.spears:
        options.append(("use", "spear"))  # ss08
    for card in t.hands[side]:
        if playable(t, side, card, symbols):
            options.append(("play", t.book.card_id[card]))
    options.append(("use", "skip"))  # B6.2.4
    return options


def playable(t: BofaTable, side: int, card: int, symbols: list[int]) -> bool:
    """B7.7, B7.9. The symbol fits the card, and its condition is met."""
    if EVENT not in symbols and t.book.card_type[card] not in symbols:
        return False
    if card < EVENTS:
        return True
    holds = CONDITIONS.get(t.book.card_acts[card])
    return holds is None or holds(t)


def army_uses(t: BofaTable, side: int, options: list[Option]) -> None:
    """B6.4.1."""
    if can_move(t, side, ANY, 1):
        options.append(("use", "strategic_move"))
    if can_attack(t, side, ANY, 1):
        options.append(("use", "attack"))
    if combined_targets(t, side):
        options.append(("use", "combined_attack"))


def character_uses(t: BofaTable, side: int, will: bool, options: list[Option]) -> None:
    """B6.4.2, B6.4.6. `will`: the die is used as the Will of the West, not only as a Character die (B14.5.4)."""
    if can_move(t, side, LEADERS, 2):
        options.append(("use", "fast_move"))
    if not will and can_attack(t, side, LEADERS, 1):
        options.append(("use", "led_attack"))
    if movers(t, side):
        options.append(("use", "move_characters"))
    if side == SHADOW:
        return
    if bilbo_ready(t):
        options.append(("use", "bilbo"))
    if thorin_ready(t):
        options.append(("use", "thorin"))
    if ready(t, LORD):
        options.append(("use", "lord_of_the_eagles"))
    if beorn_ready(t):
        options.append(("use", "beorn"))
    if can_rage(t) and (t.wrath > 1 or will):
        options.append(("use", "fury"))


def muster_uses(t: BofaTable, side: int, options: list[Option]) -> None:
    """B6.4.4."""
    if turnable(t, side, []):
        options.append(("use", "recruit"))
    if hurt(t, side, []):
        options.append(("use", "rally"))
    if side == FP:
        if can_strike(t):
            options.append(("use", "eagles"))
        if lasting(t, EAGLE_HEIGHTS) and can_strike_heights(t):
            options.append(("use", "eagles_heights"))
        return
    if clouds(t):
        options.append(("use", "clouds_of_bats"))
    if bolg_ready(t):
        options.append(("use", "bolg"))
    if can_renew(t):
        options.append(("use", "renewed_strength"))


def eye_uses(t: BofaTable, options: list[Option]) -> None:
    """B6.4.5."""
    if t.supply[GOBLINS]:
        options.append(("use", "recruit_goblins"))
    if can_move(t, SHADOW, GOBLIN, 1):
        options.append(("use", "goblin_move"))
    if can_attack(t, SHADOW, GOBLIN, 1):
        options.append(("use", "goblin_attack"))


def carry_out(t: BofaTable, side: int, use: str, will: bool) -> Script:
    """The chosen use of the die; `will`: as the Will of the West."""
    if use == "strategic_move":
        yield from move_armies(t, side, "B6.4.1", ANY, 1, 2, True)
    elif use == "attack":
        yield from move_and_attack(t, side, "B6.4.1", ANY, 1)
    elif use == "combined_attack":
        yield from combined_attack(t, side, "B12.10.1")
    elif use == "fast_move":
        yield from move_armies(t, side, "B6.4.2", LEADERS, 2, 1, False)
    elif use == "led_attack":
        yield from move_and_attack(t, side, "B6.4.2", LEADERS, 1)
    elif use == "move_characters":
        yield from move_characters(t, side)
    elif use == "draw":
        yield from draw_both(t, side)
    elif use == "recruit":
        yield from recruit(t, side, 2, "B6.4.4")
    elif use == "rally":
        yield from rally_armies(t, side, 2, 5, "B11.5.1")
    elif use == "clear_mind":
        clear_mind(t)
    elif side == FP:
        yield from carry_out_fp(t, use, will)
    else:
        yield from carry_out_shadow(t, use)


def carry_out_fp(t: BofaTable, use: str, will: bool) -> Script:
    """Uses only the Free Peoples have."""
    if use == "bilbo":
        yield from bilbo_enters(t)
    elif use == "thorin":
        yield from thorin_enters(t)
    elif use == "lord_of_the_eagles":
        lord_enters(t)
    elif use == "beorn":
        yield from beorn_enters(t)
    elif use == "fury":
        if not will:  # B14.2.3: the symbol in use counts
            lose_wrath(t, 1)
        yield from fury(t)
    elif use == "eagles":
        yield from strong_and_noble(t)
    elif use == "eagles_heights":
        yield from not_kindly(t)


def carry_out_shadow(t: BofaTable, use: str) -> Script:
    """Uses only the Shadow has."""
    if use == "recruit_goblins":
        yield from recruit_goblins(t)
    elif use == "goblin_move":
        yield from move_armies(t, SHADOW, "B6.4.5", GOBLIN, 1, 2, True)
    elif use == "goblin_attack":
        yield from move_and_attack(t, SHADOW, "B6.4.5", GOBLIN, 1)
    elif use == "clouds_of_bats":
        yield from clouds_of_bats(t)
    elif use == "bolg":
        yield from bolg_enters(t)
    elif use == "renewed_strength":
        yield from renewed_strength(t)
    elif use == "spear":
        yield from throw_spear(t)
        if t.spears == 0:
            take_off_table(t, WILD_SPEARS)


def recruit_goblins(t: BofaTable) -> Script:
    """B6.4.5, B6.4.7. One Goblins unit in each goblin muster."""
    musters = t.book.goblin_musters
    if t.supply[GOBLINS] == 1:
        area = yield from Muster(t, SHADOW, "B6.4.7", musters).area()
        enlist(t, SHADOW, area, GOBLINS, 1)
        yield from arrived(t, SHADOW, area)
        return
    for area in musters:
        enlist(t, SHADOW, area, GOBLINS, 1)
        yield from arrived(t, SHADOW, area)


def clear_mind(t: BofaTable) -> None:
    """ss09, B8.14. FP spends a die to discard Troubled Mind; one without a Will of the West costs a step of Fate."""
    t.troubled = -1
    take_off_table(t, TROUBLED_MIND)
    if t.die != WILL:
        advance_fate(t, -1)


def play_card(t: BofaTable, side: int, card: int) -> Script:
    """B7.2, B7.10, B7.13. The order of an Event card, or a Story card."""
    t.hands[side].remove(card)
    t.in_use = card
    t.chance.revealed()
    t.tell("bofa-log-plays-by", {"side": SIDE_IDS[side], "card": t.book.card_id[card], "die": FACE_IDS[t.die]})
    if card < EVENTS:
        yield from give_order(t, side, card)
    else:
        yield from STORIES[t.book.card_acts[card]](t)


def finish_action(t: BofaTable) -> None:
    """The card used goes to its pile; the other player acts, if he has dice (B6.2.5)."""
    if t.in_use >= 0:
        put_away(t, t.in_use, 3)
        t.in_use = -1
    t.die = -1
    t.general_used = False
    hand_over(t)


def hand_over(t: BofaTable) -> None:
    if t.dice[1 - t.active]:
        t.active = 1 - t.active
