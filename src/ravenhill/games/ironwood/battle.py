"""I9. Battle and combat."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Question, Reason, Script
from ravenhill.engine.table import ask_all, over
from ravenhill.games.ironwood import automaton, bluff
from ravenhill.games.ironwood.asking import SKIP, IronQuestion, each, reason
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Event, From, Step
from ravenhill.games.ironwood.drill import destroy_drill
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.steps import event, run
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.movement import clamp_moved, counted, push
from ravenhill.games.ironwood.pieces import DAMAGE, DEFENCE, DOMINANCE, NO_CARD, NOT_CHOSEN, Battle
from ravenhill.games.ironwood.stories import fight as fight_story
from ravenhill.games.ironwood.sums import count, total
from ravenhill.games.ironwood.table import IronwoodTable, Site
from ravenhill.games.ironwood.wager import Wager, card_name, turned_up, wager


def ww_may_attack(t: IronwoodTable, mountain: int, ferrum_only: bool) -> bool:
    """I9.18, I9.3. What the Woodwalkers may attack on a mountain touching their inner forest."""
    if ferrum_only:
        return mountain == FERRUM
    if t.units(mountain) > 0:
        return True
    return t.drill == mountain and (mountain != FERRUM or t.settings.attack_ferrum_for_drill)


def targets(t: IronwoodTable, side: int, ferrum_only: bool) -> list[tuple[int, int]]:
    """I9.1, I9.18, I6.5. Every (forest, mountain) between which the side may start a battle."""
    pairs: list[tuple[int, int]] = []
    for f in t.book.inner_forests:
        if t.ww[f] > 0:
            for m in t.book.mountains_of[f]:
                if (side == WW and ww_may_attack(t, m, ferrum_only)) or (side == IC and t.units(m) > 0):
                    pairs.append((f, m))
    return pairs


def attack_pairs(t: IronwoodTable, ctx: RunningCard, s: Step) -> list[tuple[int, int]]:
    """I9.18, and the warband the card names (I17, `from`)."""
    pairs = targets(t, ctx.side, s.ferrum_only)
    if s.from_kind == From.ANY:
        return pairs
    named = ctx.found(s.from_ref)
    if named is None:
        return pairs
    own = 0 if ctx.side == WW else 1
    if s.from_kind == From.NOT:
        return [p for p in pairs if p[own] not in named.places]
    return [p for p in pairs if p[own] in named.places]


class Attack(IronQuestion):
    """I9.1. Which warband attacks, and where, or none."""

    __slots__ = ("ctx", "s")

    KIND = "attack"
    TAKES = ("attack <forest> <mountain>", "attack <mountain> <forest>", "skip")
    ASK = "ironwood-ask-attack"

    def __init__(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> None:
        super().__init__(t, ctx.side, "I9.1")
        self.ctx = ctx
        self.s = s

    def offer(self) -> list[Option]:
        forests, mountains = self.t.book.forest_names, self.t.book.mountain_names
        pairs = attack_pairs(self.t, self.ctx, self.s)
        if self.seat == WW:
            options: list[Option] = [("attack", forests[f], mountains[m]) for f, m in pairs]
        else:
            options = [("attack", mountains[m], forests[f]) for f, m in pairs]
        options.append(SKIP)
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"card": self.ctx.card.ident}

    def pair(self, here: str, there: str) -> tuple[int, int]:
        """The forest and the mountain of an attack; -1 for what is none."""
        forest, mountain = (here, there) if self.seat == WW else (there, here)
        return self.t.book.forest_index.get(forest, -1), self.t.book.mountain_index.get(mountain, -1)

    def because(self, verb: str, names: list[str]) -> Reason | None:
        t = self.t
        forest, mountain = self.pair(names[0], names[1])
        if forest < 0 or mountain < 0:
            return reason("attack-kinds", "I9.1")
        if t.book.outer[forest]:
            return reason("outer-forest", "I6.5")
        if mountain not in t.book.mountains_of[forest]:
            return reason("not-touching", "I6.6", {"a": names[0], "b": names[1]})
        units = t.units(mountain)
        mine, theirs = (t.ww[forest], units) if self.seat == WW else (units, t.ww[forest])
        if mine == 0:
            return reason("nobody-there", "I9.1", {"place": names[0]})
        if theirs == 0:
            return reason("no-enemy", "I9.18", {"place": names[1]})
        return reason("not-that-warband", "I17")

    def weigh(self, option: Option) -> float:
        if option == SKIP:
            return super().weigh(option)
        forest, mountain = self.pair(str(option[1]), str(option[2]))
        return battle_worth(self.t, self.seat, forest, mountain)


def battle_worth(t: IronwoodTable, side: int, f: int, m: int) -> float:
    """How a battle between a forest and a mountain promises to go for its attacker, and what it would bring."""
    ww, ic = t.ww[f], t.units(m) + t.golems[m] + (1 if t.has_forge(m) and t.units(m) else 0)
    edge = ww - ic if side == WW else ic - ww
    worth = 1.0 + 0.35 * max(-3, min(3, edge))
    if t.totems_in(f):
        worth += 1.0
    if t.site[m] == Site.FOUNDATION or (m == t.drill and t.cargo):
        worth += 0.7
    if side == WW:
        for v in t.visions:
            if t.book.vision_mountain[v] == m:
                worth += 0.7
    return 3.0 * max(worth, 0.1)


def fight(t: IronwoodTable, ctx: RunningCard, s: Step, forest: int, mountain: int) -> Script:
    """I9. One battle from the attack to the last effect after it, in the order of I9.14."""
    b = begin(t, ctx, s, forest, mountain)
    if b.combat:
        yield from wager(t, b)
        reveal(t, b)
        yield from remove_losses(t, b)
        judge(t, b)
        put_wagers_away(t, b)  # (1)
    else:
        b.winner = b.attacker  # I9.2
        b.decided = True
        t.tell("ironwood-log-automatic", {"side": SIDE_NAMES[b.attacker]})
    won = b.winner == b.attacker and b.attacker == ctx.side
    early = s.before_retreat or t.settings.victory_order == "victory_first"
    if won and early and not over(t):
        yield from run(t, ctx, s.victory)  # (2)
    if b.combat and b.winner >= 0 and not over(t):
        yield from retreat(t, b)  # (3)
    if not over(t):
        yield from lose_drill(t, b)  # (4)
    if won and not early and not over(t):
        yield from run(t, ctx, s.victory)  # (5), I9.10, I9.19
    if not over(t):
        yield from after_combat(t, ctx, b)  # (6)
    t.battle = None
    told = {"a": t.book.forest_names[b.forest], "b": t.book.mountain_names[b.mountain]}
    t.add("ironwood-log-battle-over", told, None if t.quiet else fight_story(t, b, -1))


def begin(t: IronwoodTable, ctx: RunningCard, s: Step, forest: int, mountain: int) -> Battle:
    """I9.1. The battle is set up with the bonuses the attacking card gives for this combat."""
    b = Battle()
    b.attacker = ctx.side
    b.forest, b.mountain = forest, mountain
    b.combat = t.ww[forest] > 0 and t.units(mountain) > 0
    side = ctx.side
    b.damage[side], b.defence[side], b.dominance[side] = s.damage, s.defence, s.dominance
    if s.damage_per:
        paid = ctx.found(s.damage_per)
        b.damage[side] += paid.count if paid is not None else 0
    b.opponent_first[side] = s.opponent_first
    b.card = t.book.card_index[ctx.card.ident]
    b.units = [t.ww[forest], t.units(mountain)]
    t.battle = b
    names = t.book.forest_names[forest], t.book.mountain_names[mountain]
    here, there = names if side == WW else (names[1], names[0])
    t.tell("ironwood-log-attack", {"side": SIDE_NAMES[side], "a": here, "b": there})
    if t.settings.attack_uses_move:  # I9.21, the other reading
        if side == WW:
            t.moved_ww[forest] = t.ww[forest]
        else:
            t.moved_fighters[mountain], t.moved_golems[mountain] = t.fighters[mountain], t.golems[mountain]
    return b


def reveal(t: IronwoodTable, b: Battle) -> None:
    """I9.5, I9.6. Both cards are turned up and both sides count their damage."""
    b.revealed = True
    b.shown = b.wager[:]
    t.chance.revealed()
    for side in (WW, IC):
        turned_up(t, side, b.wager[side])
    t.tell("ironwood-log-revealed", {"a": card_name(t, b.wager[WW]), "b": card_name(t, b.wager[IC])})
    automaton.check_stance(t)
    for side in (WW, IC):
        count(t, b, side, DAMAGE)
        count(t, b, side, DEFENCE)
    for side in (WW, IC):
        b.strength[side] = max(0, total(b, side, DAMAGE) - total(b, 1 - side, DEFENCE))
    t.tell("ironwood-log-damage", {"a": b.strength[WW], "b": b.strength[IC]})


# --- I9.7. Losses ---


class Losses(IronQuestion):
    """I9.7, I9.22. How the dealing player may divide the damage; the heaviest loss first."""

    __slots__ = ("b",)

    KIND = "losses"
    TAKES = ("losses <0-99> <0-99>",)
    ASK = "ironwood-ask-losses"

    def __init__(self, t: IronwoodTable, b: Battle, dealer: int) -> None:
        super().__init__(t, dealer, "I9.7")
        self.b = b

    def offer(self) -> list[Option]:
        t, b = self.t, self.b
        damage = b.strength[self.seat]
        most_golems = min(t.golems[b.mountain], damage // 2) if self.seat == WW else 0
        here = t.fighters[b.mountain] if self.seat == WW else t.ww[b.forest]
        options: list[Option] = []
        for golems in range(most_golems, -1, -1):
            most = min(here, damage - 2 * golems)
            least = 0 if t.settings.waste_damage else most
            if not t.settings.waste_damage and golems < most_golems and damage - 2 * golems - most >= 2:
                break  # the points left over would remove one golem more
            for fighters in range(most, least - 1, -1):
                options.append(("losses", fighters, golems))
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"n": self.b.strength[self.seat], "side": SIDE_NAMES[1 - self.seat]}

    def weigh(self, option: Option) -> float:
        return 1.0 + int(option[1]) + 2.2 * int(option[2])


def remove_losses(t: IronwoodTable, b: Battle) -> Script:
    """I9.7. Both sides choose and remove at the same time."""
    chosen: list[tuple[int, int]] = [(0, 0), (0, 0)]
    asking: list[Losses] = []
    bot = bot_side(t)
    for dealer in (WW, IC):
        if dealer == bot:
            chosen[dealer] = automaton.losses(t, b.strength[dealer], b.forest, b.mountain)
        else:
            dividing = Losses(t, b, dealer)
            ways = dividing.options
            if len(ways) > 1:
                asking.append(dividing)
            else:
                chosen[dealer] = (int(ways[0][1]), int(ways[0][2]))
    if asking:
        yield from ask_all(asking)
        for asked in asking:
            answer = t.given[asked.seat]
            chosen[asked.seat] = (int(answer[1]), int(answer[2]))
    fighters, golems = chosen[WW]
    t.fighters[b.mountain] -= fighters
    t.golems[b.mountain] -= golems
    t.ww[b.forest] -= chosen[IC][0]
    b.lost = [chosen[IC][0], fighters + golems]
    b.counted, b.golems_lost = True, golems
    clamp_moved(t)
    t.tell("ironwood-log-losses", {"a": b.lost[WW], "fighters": fighters, "golems": golems})


def judge(t: IronwoodTable, b: Battle) -> None:
    """I9.8. Who is left, then dominance; a tie goes to the attacker."""
    ww, ic = t.ww[b.forest], t.units(b.mountain)
    b.decided = True
    if ww == 0 and ic == 0:
        b.winner = -1
        t.tell("ironwood-log-nobody", {})
        return
    if ic == 0 or ww == 0:
        b.winner = WW if ic == 0 else IC
    else:
        b.compared = True
        count(t, b, WW, DOMINANCE)
        count(t, b, IC, DOMINANCE)
        dominance = [total(b, WW, DOMINANCE), total(b, IC, DOMINANCE)]
        t.tell("ironwood-log-dominance", {"a": dominance[WW], "b": dominance[IC]})
        if dominance[WW] == dominance[IC]:
            b.winner = b.attacker
        else:
            b.winner = WW if dominance[WW] > dominance[IC] else IC
    t.tell("ironwood-log-won", {"side": SIDE_NAMES[b.winner]})


def put_wagers_away(t: IronwoodTable, b: Battle) -> None:
    """I9.9. A wagered special is discarded, a base card lies aside until III/1."""
    bluff.take_back(t, b)
    for side in (WW, IC):
        card = b.wager[side]
        if card >= 0:
            (t.set_aside if t.book.cards[card].base else t.discard)[side].append(card)
            b.wager[side] = NO_CARD


# --- I9.11. Retreat ---


def retreat(t: IronwoodTable, b: Battle) -> Script:
    """I9.11-I9.13. The winner may force all survivors to one adjacent place; totems stay."""
    loser = 1 - b.winner
    survivors = t.ww[b.forest] if loser == WW else t.units(b.mountain)
    if survivors == 0:
        return
    if b.winner == bot_side(t):
        goal = automaton.retreat(t, b.forest, b.mountain)
        if goal < 0:
            return
    else:
        goal = yield from Retreat(t, b, b.winner).place()
        if goal < 0:
            return
    b.retreat = goal
    if loser == WW:
        here, names, fighters, golems = b.forest, t.book.forest_names, t.ww[b.forest], 0
    else:
        here, names, fighters, golems = b.mountain, t.book.mountain_names, t.fighters[b.mountain], t.golems[b.mountain]
    push(t, loser, here, goal, fighters, golems)
    told: dict[str, Arg] = {"side": SIDE_NAMES[loser], "place": names[goal]}
    t.tell_move("ironwood-log-retreat", told, names[here], names[goal], counted(loser, fighters, golems))


class Retreat(IronQuestion):
    """I9.11. Where the winner sends all survivors, if anywhere."""

    __slots__ = ("b",)

    KIND = "retreat"
    TAKES = ("retreat <forest>/<mountain>", "stay")
    ASK = "ironwood-ask-retreat"

    def __init__(self, t: IronwoodTable, b: Battle, winner: int) -> None:
        super().__init__(t, winner, "I9.11")
        self.b = b

    def offer(self) -> list[Option]:
        b, book = self.b, self.t.book
        if self.seat == IC:
            options = each("retreat", book.forest_names, book.trails[b.forest])
        else:
            options = each("retreat", book.mountain_names, book.ridges[b.mountain])
        options.append(("stay",))
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"side": SIDE_NAMES[1 - self.seat]}

    def weigh(self, option: Option) -> float:
        """Fighters away from totems and from home, Ironclad away from where they are needed."""
        if option[0] == "stay":
            return super().weigh(option)
        t = self.t
        if self.seat == IC:
            f = t.book.forest_index[str(option[1])]
            return 2.0 + (0.0 if t.book.outer[f] else 0.5) - 0.2 * t.book.to_outer[f]
        return 2.0 + 0.3 * min(t.units(t.book.mountain_index[str(option[1])]), 3)


# --- I9.15. The drill ---


def lose_drill(t: IronwoodTable, b: Battle) -> Script:
    """I9.15-I9.17. A lost or wiped out warband on the drill's mountain costs the drill."""
    if t.drill != b.mountain:
        return
    wiped = b.combat and b.lost[IC] > 0 and t.units(b.mountain) == 0
    if b.winner != WW and not wiped:
        return
    if t.cargo > 0 and t.ww[b.forest] > 0 and b.winner == WW:
        if bot_side(t) == WW:
            take = True
        else:
            answer = yield from Cargo(t, WW, "I9.16")
            take = answer[0] == "take"
        if take:
            b.plundered = True
            t.cargo -= 1
            t.crystals[WW] += 1
            t.tell("ironwood-log-plundered", {})
    b.drill_lost = True
    destroy_drill(t)


class Cargo(IronQuestion):
    """I9.16. Whether a crystal is taken out of the lost drill."""

    __slots__ = ()

    KIND = "cargo"
    TAKES = ("take", "leave")
    ASK = "ironwood-ask-cargo"

    def offer(self) -> list[Option]:
        return [("take",), ("leave",)]


def after_combat(t: IronwoodTable, ctx: RunningCard, b: Battle) -> Script:
    """I9.14 (6). Effects that wait for the end of a combat, and what the automata do then."""
    if b.combat and b.lost[WW] > 0:
        for side in (WW, IC):
            yield from event(t, ctx, side, Event.COMBAT_ENDED_WITH_WW_LOSSES)
    automaton.after_battle(t, b.combat)


# --- what is asked next ---


def ahead(t: IronwoodTable, side: int) -> list[Question]:
    """I9.5, I9.11. What a side of a running battle is asked: its wager, and should it win, where the beaten go."""
    b = t.battle
    if b is None or not b.combat or b.winner >= 0:
        return []
    found: list[Question] = [Wager(t, side, "I9.5")] if b.wager[side] == NOT_CHOSEN else []
    return [*found, Retreat(t, b, side)]
