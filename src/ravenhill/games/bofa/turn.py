"""B5. The turn, top to bottom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.bofa.actions import finish_action, hand_over, use_die
from ravenhill.games.bofa.asking import DONE, BofaQuestion, HowMany, reason
from ravenhill.games.bofa.combat import fight_on
from ravenhill.games.bofa.damage import take_off_table
from ravenhill.games.bofa.fate import fate_phase
from ravenhill.games.bofa.generals import usable, use_general
from ravenhill.games.bofa.hand import draw_both
from ravenhill.games.bofa.names import (
    ACTIONS,
    ACTIVATION,
    BEORN,
    CHARACTER_IDS,
    CHARACTERS,
    END,
    EYRIE,
    FACE_IDS,
    FATE,
    FP,
    GENERALS,
    LEADERSHIP,
    LORD,
    LUCKY_NUMBER,
    RECOVERY,
    ROLL,
    SHADOW,
    SIDE_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    THORIN,
    WILL,
)
from ravenhill.games.bofa.recruit import Leader
from ravenhill.games.bofa.table import BofaTable, add_lead, armies, in_play, lead_supply, lord_territory
from ravenhill.games.bofa.victory import night_falls

GENERALS_AT_ONCE: Final = 3  # B1.9: three Activation tokens


def step(t: BofaTable) -> Script:
    """The script of the next piece of the turn, found by looking at the table; it stops when somebody has won."""
    return until_won(t, next_piece(t))


def next_piece(t: BofaTable) -> Script:
    """B5. The phases in their order; a combat is finished before anything else."""
    if t.battle is not None:
        return combat(t)
    if t.phase == RECOVERY:
        return recovery(t)
    if t.phase == ACTIVATION:
        return activate_generals(t)
    if t.phase == FATE:
        return fate_phase(t)
    if t.phase == LEADERSHIP:
        return shadow_leadership(t)
    if t.phase == ROLL:
        return roll_dice(t)
    if t.phase == ACTIONS:
        return action(t)
    return end_of_turn(t)


def until_won(t: BofaTable, script: Script) -> Script:
    """B13.5. Nobody is asked any more once the game is won."""
    while True:
        asked = next(script, None)
        if asked is None or over(t):
            return
        yield asked


def recovery(t: BofaTable) -> Script:
    """B5.1. Both take their dice; then FP, then Shadow draws two cards and discards down to six."""
    t.tell("bofa-log-turn", {"turn": t.turn})
    t.available = [fp_dice(t), shadow_dice(t)]
    for side in (FP, SHADOW):
        yield from draw_both(t, side)
    t.phase = ACTIVATION


def fp_dice(t: BofaTable) -> int:
    """B6.1.2. One more while Thorin or Beorn is in play."""
    return t.book.start_dice[FP] + (1 if t.place[THORIN] >= 0 or t.place[BEORN] >= 0 else 0)


def shadow_dice(t: BofaTable) -> int:
    """B6.1.3. One more with two Settlements or Fortifications in one territory; older (B16.1): Settlements alone."""
    book = t.book
    counted = [0] * TERRITORIES
    for a in book.worth:
        if t.control[a] and not (t.settings.extra_die == "older" and a not in book.settlements):
            counted[book.territory[a]] += 1
    return book.start_dice[SHADOW] + (1 if max(counted) >= 2 else 0)


def activate_generals(t: BofaTable) -> Script:
    """B5.2. FP activates up to three Generals, and places as many Leadership tokens with different Armies."""
    chosen = 0
    while chosen < GENERALS_AT_ONCE:
        general = yield from Activate(t, GENERALS_AT_ONCE - chosen).character()
        if general < 0:
            break
        t.generals[general] = True
        t.tell("bofa-log-activates", {"character": CHARACTER_IDS[general]})
        chosen += 1
    yield from place_leaders(t, FP, chosen, "B5.2")
    t.phase = FATE


class Activate(BofaQuestion):
    """B5.2. Which General is activated, or no more."""

    __slots__ = ("left",)

    KIND = "activate"
    TAKES = ("activate <character>", "done")
    ASK = "bofa-ask-activate"

    def __init__(self, t: BofaTable, left: int) -> None:
        super().__init__(t, FP, "B5.2")
        self.public = True
        self.left = left

    def offer(self) -> list[Option]:
        t = self.t
        waiting = [g for g in GENERALS if in_play(t, g) and not t.generals[g]]
        return [*[("activate", CHARACTER_IDS[g]) for g in waiting], DONE]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.left}

    def because(self, verb: str, name: str) -> Reason | None:
        if name not in CHARACTER_IDS:
            return None
        c = CHARACTER_IDS.index(name)
        args: dict[str, Arg] = {"character": name}
        if c not in GENERALS:
            return reason("not-general", "B4.4", args)
        if not in_play(self.t, c):
            return reason("not-in-play", "B5.2", args)
        return reason("active-already", "B5.2", args) if self.t.generals[c] else None


def place_leaders(t: BofaTable, side: int, number: int, rule: str) -> Script:
    """B5.2.1, B5.4.1, B9.6.4. Leadership tokens, each with a different Army; what finds none is lost."""
    done: list[int] = []
    while len(done) < number and lead_supply(t, side):
        places = [a for a in armies(t, side) if a not in done]
        if not places:
            break
        area = yield from Leader(t, side, rule, places, (), number - len(done)).area()
        done.append(area)
        add_lead(t, side, area, 1)


def shadow_leadership(t: BofaTable) -> Script:
    """B5.4. Leadership tokens and Great Bats, together as many as Shadow dice; the numbers first (B5.4.3)."""
    dice = t.available[SHADOW]
    most = min(t.book.bats, dice)
    least = max(0, dice - t.book.lead_tokens[SHADOW])
    bats = yield from HowManyBats(t, least, most).number()
    t.tell("bofa-log-bats", {"bats": bats, "leaders": dice - bats})
    yield from place_leaders(t, SHADOW, dice - bats, "B5.4")
    before = t.bats[:]
    for n in range(bats):
        territory = yield from Bat(t, bats - n).territory()
        t.bats[territory] += 1
    for k in range(TERRITORIES):
        if t.bats[k] > before[k]:
            t.tell("bofa-log-bats-placed", {"n": t.bats[k] - before[k], "territory": TERRITORY_IDS[k]})
    t.phase = ROLL


class HowManyBats(HowMany):
    """B5.4. How many of as many things as there are dice are Great Bats; the rest are Leadership tokens."""

    __slots__ = ()

    KIND = "bats"
    TAKES = ("bats <0-6>",)
    ASK = "bofa-ask-bats"

    def __init__(self, t: BofaTable, least: int, most: int) -> None:
        super().__init__(t, SHADOW, "B5.4", least, most)
        self.public = False

    def offer(self) -> list[Option]:
        return [("bats", n) for n in range(self.least, self.most + 1)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"dice": self.t.available[SHADOW]}

    def because(self, verb: str, name: str) -> Reason | None:
        return reason("bats", self.rule, {"dice": self.t.available[SHADOW]})

    def weigh(self, option: Option) -> float:
        return 3.0 - abs(float(int(option[1])) - 1.0) * 0.4


class Bat(BofaQuestion):
    """B5.4. Where the next Great Bats figure goes."""

    __slots__ = ("left",)

    KIND = "bat"
    TAKES = ("bat <territory>",)
    ASK = "bofa-ask-bat"

    def __init__(self, t: BofaTable, left: int) -> None:
        super().__init__(t, SHADOW, "B5.4")
        self.left = left

    def offer(self) -> list[Option]:
        return [("bat", name) for name in TERRITORY_IDS]

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.left}


def roll_dice(t: BofaTable) -> Script:
    """B5.5. Both roll their dice; FP begins."""
    for side in (FP, SHADOW):
        t.dice[side] = [roll_one(t, side, left) for left in range(t.available[side], 0, -1)]
        t.dice[side].sort()
        counts: dict[str, Arg] = {FACE_IDS[f]: t.dice[side].count(f) for f in range(len(FACE_IDS))}
        t.tell("bofa-log-dice", {"side": SIDE_IDS[side], **counts})
    t.phase = ACTIONS
    t.active = FP
    if LUCKY_NUMBER in t.laid:
        yield from try_luck(t)


def roll_one(t: BofaTable, side: int, left: int = 1) -> int:
    """One Action die, of so many that are rolled together."""
    return t.book.die_faces[side][t.chance.pick(t.book.action_labels[side], left)]


def try_luck(t: BofaTable) -> Script:
    """fs02. One FP die may be rolled again; a Will of the West uses the card up."""
    again = yield from LuckyNumber(t).face()
    if again < 0:
        return
    t.dice[FP].remove(again)
    face = roll_one(t, FP)
    t.dice[FP].append(face)
    t.dice[FP].sort()
    t.tell("bofa-log-luck", {"die": FACE_IDS[face]})
    if face == WILL:
        take_off_table(t, LUCKY_NUMBER)


class LuckyNumber(BofaQuestion):
    """fs02. Which die is rolled again, or none."""

    __slots__ = ()

    KIND = "luck"
    TAKES = ("reroll <face>", "done")
    ASK = "bofa-ask-luck"

    def __init__(self, t: BofaTable) -> None:
        super().__init__(t, FP, "B17.17")

    def offer(self) -> list[Option]:
        return [*faces(self.t.dice[FP], "reroll"), DONE]


def faces(dice: list[int], verb: str) -> list[Option]:
    """The different faces of unused dice."""
    found: list[Option] = []
    last = -1
    for face in dice:
        if face != last:
            found.append((verb, FACE_IDS[face]))
            last = face
    return found


def may_pass(t: BofaTable) -> bool:
    """B6.2.3, B9.4.4. With fewer unused dice than the opponent; not after a General's ability."""
    return len(t.dice[t.active]) < len(t.dice[1 - t.active]) and not t.general_used


class Die(BofaQuestion):
    """B6.2.1. A die, for FP first a General, or a pass."""

    __slots__ = ()

    KIND = "die"
    TAKES = ("die <face>", "general <character>", "pass")
    ASK = "bofa-ask-die"

    def __init__(self, t: BofaTable) -> None:
        super().__init__(t, t.active, "B6.2.1")
        self.public = True

    def offer(self) -> list[Option]:
        t = self.t
        options = faces(t.dice[self.seat], "die")
        if self.seat == FP:
            options += [("general", CHARACTER_IDS[g]) for g in usable(t)]
        if may_pass(t):
            options.append(("pass",))
        return options

    def why_not(self, option: Option) -> Reason | None:
        if option == ("pass",):
            if self.t.general_used:
                return reason("pass-after-general", "B9.4.4")
            return reason("pass", "B6.2.3")
        if option[0] == "play" and len(option) == 2:
            return self.no_card(str(option[1]))
        return super().why_not(option)

    def no_card(self, name: str) -> Reason | None:
        """B7. A card is played by a die."""
        card = self.t.book.card_of.get(name, -1)
        if card < 0:
            return None
        if card not in self.t.hands[self.seat]:
            return reason("not-in-hand", "B7.2", {"card": name})
        return reason("needs-die", "B7.7", {"card": name})

    def because(self, verb: str, name: str) -> Reason | None:
        if verb == "die":
            return reason("no-die", "B6.2.1", {"die": name}) if name in FACE_IDS else None
        return no_general(self.t, self.seat, CHARACTER_IDS.index(name)) if name in CHARACTER_IDS else None


def no_general(t: BofaTable, side: int, general: int) -> Reason:
    """B9.4. Why a General's ability is not used."""
    args: dict[str, Arg] = {"character": CHARACTER_IDS[general]}
    if side == SHADOW or general not in GENERALS:
        return reason("not-general", "B4.4", args)
    if t.general_used:
        return reason("one-general", "B9.4.2", args)
    if not in_play(t, general):
        return reason("not-in-play", "B9.4.3", args)
    if not t.generals[general]:
        return reason("not-active", "B9.4.2", args)
    if t.troubled == general:
        return reason("troubled", "B17.12", args)
    return reason("nothing-to-do", "B9.4.2", args)


def action(t: BofaTable) -> Script:
    """B6.2. One die, or a pass; before it one General of the Free Peoples (B9.4.2)."""
    if not t.dice[t.active]:
        hand_over(t)
        if not t.dice[t.active]:
            t.phase = END
            return
    side = t.active
    answer = yield from Die(t)
    if answer[0] == "pass":
        t.tell("bofa-log-passes", {"side": SIDE_IDS[side]})
        hand_over(t)
    elif answer[0] == "general":
        yield from use_general(t, CHARACTER_IDS.index(str(answer[1])))
    else:
        t.die = FACE_IDS.index(str(answer[1]))
        t.dice[side].remove(t.die)
        yield from use_die(t, side)
        if t.battle is None:
            finish_action(t)


def combat(t: BofaTable) -> Script:
    """B12. The next round of the combat an action began."""
    yield from fight_on(t)
    if t.battle is None:
        finish_action(t)


def end_of_turn(t: BofaTable) -> Script:
    """B5.6. Who has won; else tokens, Bats and Eagles leave the map."""
    night_falls(t)
    if over(t):
        return
    for area in range(t.book.areas):
        t.lead[area] = 0
    for k in range(TERRITORIES):
        t.bats[k] = 0
        t.eyrie += t.eagles[k]
        t.eagles[k] = 0
    if lord_territory(t) >= 0:
        t.place[LORD] = EYRIE
    t.generals = [False] * CHARACTERS
    t.turn += 1
    t.phase = RECOVERY
    yield from recovery(t)
