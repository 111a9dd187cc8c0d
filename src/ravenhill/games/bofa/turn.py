"""B5. The turn, top to bottom."""

from __future__ import annotations

from ravenhill.engine.decision import Atom, Option, Script
from ravenhill.engine.table import ask, over
from ravenhill.games.bofa.actions import finish_action, hand_over, use_die
from ravenhill.games.bofa.asking import choose, choose_area, pick
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
from ravenhill.games.bofa.table import (
    BofaTable,
    add_lead,
    armies,
    in_play,
    lead_supply,
    lord_territory,
)
from ravenhill.games.bofa.victory import night_falls

GENERALS_AT_ONCE = 3  # B1.9: three Activation tokens


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
        if t.control[a] and not (t.settings.older_extra_die and a not in book.settlements):
            counted[book.territory[a]] += 1
    return book.start_dice[SHADOW] + (1 if max(counted) >= 2 else 0)


def activate_generals(t: BofaTable) -> Script:
    """B5.2. FP activates up to three Generals, and places as many Leadership tokens with different Armies."""

    def listing() -> list[Option]:
        options: list[Option] = [
            ("activate", CHARACTER_IDS[g]) for g in GENERALS if in_play(t, g) and not t.generals[g]
        ]
        options.append(("done",))
        return options

    chosen = 0
    while chosen < GENERALS_AT_ONCE and len(listing()) > 1:
        answer = yield from ask(t, FP, "B5.2", listing, "bofa-ask-activate", {"n": GENERALS_AT_ONCE - chosen})
        if answer[0] == "done":
            break
        t.generals[CHARACTER_IDS.index(str(answer[1]))] = True
        t.tell("bofa-log-activates", {"character": answer[1]})
        chosen += 1
    yield from place_leaders(t, FP, chosen, "B5.2")
    t.phase = FATE


def place_leaders(t: BofaTable, side: int, number: int, rule: str) -> Script:
    """B5.2.1, B5.4.1, B9.6.4. Leadership tokens, each with a different Army; what finds none is lost."""
    done: list[int] = []

    def listing() -> list[int]:
        return [a for a in armies(t, side) if a not in done]

    while len(done) < number and listing() and lead_supply(t, side):
        area = yield from choose_area(t, side, rule, "lead", listing, "bofa-ask-leader", "", {"n": number - len(done)})
        done.append(area)
        add_lead(t, side, area, 1)


def shadow_leadership(t: BofaTable) -> Script:
    """B5.4. Leadership tokens and Great Bats, together as many as Shadow dice; the numbers first (B5.4.3)."""
    dice = t.available[SHADOW]
    most = min(6, dice)
    least = max(0, dice - t.book.lead_tokens[SHADOW])
    options: list[Option] = [("bats", n) for n in range(least, most + 1)]
    answer = yield from ask(t, SHADOW, "B5.4", lambda: options, "bofa-ask-bats", {"dice": dice})
    bats = int(answer[1])
    t.tell("bofa-log-bats", {"bats": bats, "leaders": dice - bats})
    yield from place_leaders(t, SHADOW, dice - bats, "B5.4")
    before = t.bats[:]
    for n in range(bats):
        spots: list[Option] = [("bat", name) for name in TERRITORY_IDS]
        answer = yield from pick(t, SHADOW, "B5.4", spots, "bofa-ask-bat", {"n": bats - n})
        t.bats[TERRITORY_IDS.index(str(answer[1]))] += 1
    for k in range(TERRITORIES):
        if t.bats[k] > before[k]:
            t.tell("bofa-log-bats-placed", {"n": t.bats[k] - before[k], "territory": TERRITORY_IDS[k]})
    t.phase = ROLL


def roll_dice(t: BofaTable) -> Script:
    """B5.5. Both roll their dice; FP begins."""
    for side in (FP, SHADOW):
        t.dice[side] = [roll_one(t, side) for _ in range(t.available[side])]
        t.dice[side].sort()
        counts: dict[str, Atom] = {FACE_IDS[f]: t.dice[side].count(f) for f in range(len(FACE_IDS))}
        t.tell("bofa-log-dice", {"side": SIDE_IDS[side], **counts})
    t.phase = ACTIONS
    t.active = FP
    if LUCKY_NUMBER in t.laid:
        yield from try_luck(t)


def roll_one(t: BofaTable, side: int) -> int:
    return t.book.die_faces[side][t.chance.pick(t.book.action_labels[side])]


def try_luck(t: BofaTable) -> Script:
    """fs02. One FP die may be rolled again; a Will of the West uses the card up."""

    def listing() -> list[Option]:
        return [*faces(t.dice[FP], "reroll"), ("done",)]

    answer = yield from ask(t, FP, "B17.17", listing, "bofa-ask-luck")
    if answer[0] == "done":
        return
    t.dice[FP].remove(FACE_IDS.index(str(answer[1])))
    face = roll_one(t, FP)
    t.dice[FP].append(face)
    t.dice[FP].sort()
    t.tell("bofa-log-luck", {"die": FACE_IDS[face]})
    if face == WILL:
        take_off_table(t, LUCKY_NUMBER)


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


def choices(t: BofaTable) -> list[Option]:
    """B5.5. A die, for FP first a General, or a pass."""
    options = faces(t.dice[t.active], "die")
    if t.active == FP:
        options += [("general", CHARACTER_IDS[g]) for g in usable(t)]
    if may_pass(t):
        options.append(("pass",))
    return options


def action(t: BofaTable) -> Script:
    """B6.2. One die, or a pass; before it one General of the Free Peoples (B9.4.2)."""
    if not t.dice[t.active]:
        hand_over(t)
        if not t.dice[t.active]:
            t.phase = END
            return
    side = t.active
    answer = yield from choose(t, side, "B6.2.1", choices(t), "bofa-ask-die")
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
