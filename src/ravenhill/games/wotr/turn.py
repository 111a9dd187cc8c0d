"""W5. The turn, top to bottom: six phases, and the script of the next action."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Arg, Atom, Option, Reason, Script
from ravenhill.engine.table import ask_all, over
from ravenhill.games.wotr import actions, armies, battle, capture, events, journey, multiplayer, odds, playing, victory
from ravenhill.games.wotr.asking import PASS, WotrQuestion, reason
from ravenhill.games.wotr.decks import CARD_IDS, CARD_NUMBER, DECK_IDS, side_decks
from ravenhill.games.wotr.dice import EYE, FACE_IDS, FACES
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.people import ARAGORN, CHARACTERS, GANDALF_WHITE, SARUMAN
from ravenhill.games.wotr.places import army_region, army_side
from ravenhill.games.wotr.table import ACTIONS, ALLOCATION, FELLOWSHIP, RECOVER, ROLL, VICTORY, Battle, Wotr


def step(t: Wotr) -> Script:
    """The next action, found by looking at the table."""
    b = t.battle
    if b is not None:
        return fight_on(t, b)
    if t.closing:
        return close_action(t)
    phase = t.phase
    if phase == RECOVER:
        return recover(t)
    if phase == FELLOWSHIP:
        return fellowship_phase(t)
    if phase == ALLOCATION:
        return allocate(t)
    if phase == ROLL:
        return roll_phase(t)
    if phase == ACTIONS:
        return act(t)
    return victory_check(t)


def act(t: Wotr) -> Script:
    """One action and its end; a battle it has opened is played step by step."""
    if not t.dice_left(t.team[t.acting]):
        next_actor(t, True)  # W6.5, R1.4: without a die nobody acts; only a position can begin so
        return
    if t.seats > 2:
        yield from mixed_armies(t)  # where a position begins with team-mates who were not asked
    yield from actions.action(t)
    if t.battle is None and not over(t):
        yield from close_action(t)


def fight_on(t: Wotr, b: Battle) -> Script:
    """A round of the battle; after the last one the action ends."""
    yield from battle.fight(t, b)
    if t.battle is None and not over(t):
        yield from close_action(t)


# --- phase 1 ---


def pool(t: Wotr, side: int) -> int:
    """W5.7 to W5.10. Dice of a side: the basic ones and those of Characters in play at the start of the turn."""
    if side == FP:
        return t.book.start_dice[FP] + sum([t.book.extra_dice[c] for c in (ARAGORN, GANDALF_WHITE) if t.on_map(c)])
    return t.book.start_dice[SH] + sum([t.book.extra_dice[c] for c in range(SARUMAN, CHARACTERS) if t.on_map(c)])


def recover(t: Wotr) -> Script:
    """W5.1. Dice come back, cards are drawn."""
    begin_turn(t)
    yield from draw_cards(t)
    t.phase = FELLOWSHIP


def begin_turn(t: Wotr) -> None:
    """W5.1. The next turn, with all dice back."""
    t.turn += 1
    t.tell("wotr-log-turn", {"n": t.turn})
    t.had_fp_die = t.hunt_dice[FP] > 0
    t.hunt_dice = [0, 0]
    t.ready = [pool(t, FP), pool(t, SH)]
    t.dice = [[0] * FACES, [0] * FACES]
    t.ring_used = [0, 0]
    t.messenger_used = False
    t.fellowship.tried = False
    if t.turn > 1:
        pass_tokens(t)


def pass_tokens(t: Wotr) -> None:
    """W21.2, N50. Each Leading Player token passes to the team-mate."""
    for side in (FP, SH):
        seats = [s for s in range(t.seats) if t.team[s] == side]
        if len(seats) == 2:
            t.leading[side] = seats[0] if t.leading[side] == seats[1] else seats[1]
            t.tell("wotr-log-leading", {"seat": t.seat_id(t.leading[side]), "side": SIDE_IDS[side]})


def draw_cards(t: Wotr) -> Script:
    """W5.1, W8.2, W21.3, W21.19. One card from each deck; team-mates later one from a deck of choice."""
    for seat in range(t.seats):
        side = t.team[seat]
        if not draw_both(t, seat):
            left = [d for d in side_decks(side) if len(t.decks[d])]
            if left:
                deck = yield from DrawFrom(t, seat, left).deck()
                events.draw(t, seat, deck)
        yield from events.keep_limit(t, seat)
    if t.seats > 2:
        yield from swap_cards(t)


def draw_both(t: Wotr, seat: int) -> bool:
    """W5.1, W8.2, W21.19. A card of each deck, unless the seat is a team-mate who may choose one."""
    side = t.team[seat]
    if t.team.count(side) > 1 and t.turn > 1:
        return False
    for deck in side_decks(side):
        events.draw(t, seat, deck)
    return True


class DrawFrom(WotrQuestion):
    """W21.3. From which deck a team-mate draws."""

    __slots__ = ("decks",)
    KIND = "draw"
    TAKES = ("draw <deck>",)
    ASK = "wotr-ask-draw"

    def __init__(self, t: Wotr, seat: int, decks: list[int]) -> None:
        super().__init__(t, seat, "W21.3")
        self.public = True
        self.decks = decks

    def offer(self) -> list[Option]:
        return [("draw", DECK_IDS[d]) for d in self.decks]


def swap_cards(t: Wotr) -> Script:
    """W21.4. Team-mates may swap one card each, if both want to; nobody sees a card before."""
    asked = [s for s in range(t.seats) if t.team.count(t.team[s]) == 2 and t.hands[s]]
    if not asked:
        return
    yield from ask_all([Swap(t, s, "W21.4") for s in asked])
    for s in asked:
        t.swap[s] = CARD_NUMBER[str(t.given[s][1])] if t.given[s][0] == "offer" else -1
    for a in asked:
        for b in asked:
            if a < b and t.team[a] == t.team[b] and t.swap[a] >= 0 and t.swap[b] >= 0:
                t.hands[a].remove(t.swap[a])
                t.hands[b].remove(t.swap[b])
                t.hands[a].append(t.swap[b])
                t.hands[b].append(t.swap[a])
                t.hands[a].sort()
                t.hands[b].sort()
                t.lent = dict(sorted({**t.lent, t.swap[a]: a, t.swap[b]: b}.items()))
                t.chance.revealed()
                t.tell("wotr-log-swap", {"a": t.seat_id(a), "b": t.seat_id(b)})
                for seat, own, other in ((a, t.swap[a], t.swap[b]), (b, t.swap[b], t.swap[a])):
                    t.whisper((seat,), "wotr-log-swapped", {"given": CARD_IDS[own], "card": CARD_IDS[other]})
    t.swap = [-1] * t.seats


class Swap(WotrQuestion):
    """W21.4. Which card a team-mate offers in secret."""

    __slots__ = ()
    KIND = "swap"
    TAKES = ("pass", "offer <card>")
    ASK = "wotr-ask-swap"

    def offer(self) -> list[Option]:
        options: list[Option] = [PASS]
        for c in self.t.hands[self.seat]:
            options.append(("offer", CARD_IDS[c]))
        return options


# --- phases 2 to 4 ---


def fellowship_phase(t: Wotr) -> Script:
    """W5.2."""
    yield from journey.phase(t)
    t.phase = ALLOCATION


def hunt_limits(t: Wotr) -> tuple[int, int]:
    """W5.3.1, W5.3.2, N06. How many dice the Shadow must and may put into the Hunt Box."""
    most = min(max(1, len(t.in_fellowship())), t.ready[SH])
    return min(1 if t.had_fp_die else 0, most), most


def allocate(t: Wotr) -> Script:
    """W5.3. Hunt allocation."""
    low, high = hunt_limits(t)
    n = yield from Allocation(t, t.chief(SH), low, high).number()
    t.hunt_dice[SH] += n
    t.ready[SH] -= n
    t.tell("wotr-log-allocate", {"n": n})
    t.phase = ROLL
    roll(t)


class Allocation(WotrQuestion):
    """W5.3. How many dice the Shadow puts into the Hunt Box."""

    __slots__ = ("high", "low")
    KIND = "hunt"
    TAKES = ("hunt <0-7>",)
    ASK = "wotr-ask-hunt"

    def __init__(self, t: Wotr, seat: int, low: int, high: int) -> None:
        super().__init__(t, seat, "W5.3")
        self.public = True
        self.low = low
        self.high = high

    def offer(self) -> list[Option]:
        return [("hunt", n) for n in range(self.low, self.high + 1)]

    def why_not(self, option: Option) -> Reason | None:
        return reason("hunt-limits", "W5.3", low=self.low, high=self.high) if option[0] == "hunt" else None

    def weigh(self, option: Option) -> float:
        return 5.0 - abs(int(option[1]) - (2 if self.t.fellowship.mordor < 0 else 3))

    def has_odds(self, option: Option) -> bool:
        return True

    def odds(self, option: Option) -> dict[str, Any] | None:
        return odds.of_allocation(self.t, int(option[1]))


def roll_phase(t: Wotr) -> Script:
    """W5.4, where a position begins with it."""
    roll(t)
    yield from ()


def roll(t: Wotr) -> None:
    """W5.4. Both sides roll; Eyes go to the Hunt Box at once."""
    for side in (FP, SH):
        faces = t.book.dice_faces[side]
        labels = t.book.dice_labels[side]
        for left in range(t.ready[side], 0, -1):
            face = faces[t.chance.pick(labels, left)]
            if face == EYE:
                t.hunt_dice[SH] += 1
            else:
                t.dice[side][face] += 1
    t.ready = [0, 0]
    t.tell("wotr-log-roll", {"fp": t.dice_left(FP), "sh": t.dice_left(SH), "eyes": t.hunt_dice[SH]})
    tell_faces(t)
    t.phase = ACTIONS
    t.beat = [0, 0]
    t.last_nations = 0
    t.last_force = 0
    first_actor(t)


def tell_faces(t: Wotr) -> None:
    """Says in the log which results each side has."""
    if t.quiet:
        return
    for side in (FP, SH):
        told: dict[str, Atom] = {"side": SIDE_IDS[side], "n": t.dice_left(side)}
        for face in range(EYE):
            told[FACE_IDS[face]] = t.dice[side][face]
        t.tell("wotr-log-rolled", told)


# --- phase 5: whose action ---


def first_actor(t: Wotr) -> None:
    """W5.5. The Free Peoples act first."""
    if t.dice_left(FP):
        t.acting = multiplayer.order(t, FP)[0]
    elif t.dice_left(SH):
        t.acting = multiplayer.order(t, SH)[0]
    else:
        end_actions(t)


def next_actor(t: Wotr, passed: bool) -> None:
    """W5.5, W6.5, W21.6, W21.7, R11.6. The other side acts, unless it has no dice left."""
    side = t.team[t.acting]
    if not passed:
        t.beat[side] += 1
    other = 1 - side
    for team in (other, side):
        if t.dice_left(team):
            seats = multiplayer.order(t, team)
            t.acting = seats[t.beat[team] % len(seats)]
            return
    end_actions(t)


def end_actions(t: Wotr) -> None:
    """W5.5.1, W19.4.6."""
    journey.idle(t)
    t.phase = VICTORY


def close_action(t: Wotr) -> Script:
    """The end of an action: limits (W10.4), draws owed, mixed Armies, and whose action is next."""
    capture.after_change(t)
    if armies.crowded(t):
        yield from armies.keep_limits(t)
        capture.after_change(t)
    yield from playing.owed_draws(t)
    if t.seats > 2:
        yield from mixed_armies(t)
    passed = t.paid_face < 0
    if t.seats == 3 and t.team[t.acting] == FP and not passed:
        t.last_nations = t.now_nations
        t.last_force = t.now_force
        t.now_nations = 0
        t.now_force = 0
    t.paid_face = -1
    t.closing = False
    if not over(t):
        next_actor(t, passed)


def mixed_armies(t: Wotr) -> Script:
    """W21.11. Team-mates whose units stand in one region after an action, whoever's it was, may agree on a mixed Army.
    They are asked again when figures have come; where one has none left they are mixed no more."""
    for army in multiplayer.gathered(t):
        side = army_side(army)
        figures = multiplayer.shared(t, army_region(army), side)
        if not figures:
            if army in t.mixed:
                t.tell("wotr-log-unmixed", {"side": SIDE_IDS[side], "region": t.book.region_ids[army_region(army)]})
            multiplayer.part(t, army)
            continue
        if figures <= t.asked.get(army, 0):
            t.asked[army] = figures
            continue
        seats = multiplayer.order(t, side)
        region = t.book.region_ids[army_region(army)]
        yield from ask_all([Mix(t, s, army_region(army)) for s in seats])
        agreed = all(t.given[s][0] == "mix" for s in seats)
        if agreed != (army in t.mixed):
            t.tell("wotr-log-mixed" if agreed else "wotr-log-unmixed", {"side": SIDE_IDS[side], "region": region})
        if agreed:
            multiplayer.note_mixed(t, army)
        else:
            multiplayer.part(t, army)
            multiplayer.note_asked(t, army, figures)


class Mix(WotrQuestion):
    """W21.11. Whether Armies of team-mates in a region form a mixed Army."""

    __slots__ = ("where",)
    KIND = "mix"
    TAKES = ("apart", "mix")
    ASK = "wotr-ask-mix"

    def __init__(self, t: Wotr, seat: int, region: int) -> None:
        super().__init__(t, seat, "W21.11")
        self.where = region

    def offer(self) -> list[Option]:
        return [("apart",), ("mix",)]

    def about(self) -> dict[str, Arg]:
        return {"region": self.t.book.region_ids[self.where]}


# --- phase 6 ---


def victory_check(t: Wotr) -> Script:
    """W5.6, W20.3. Military victory, or the next turn."""
    victory.check_points(t)
    t.phase = RECOVER
    if not over(t):
        yield from recover(t)
