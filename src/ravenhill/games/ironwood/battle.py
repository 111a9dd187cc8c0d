"""I9. Battle and combat."""

from __future__ import annotations

from ravenhill.engine.decision import Decision, Message, Option, Script
from ravenhill.engine.table import ask, ask_all, over
from ravenhill.games.ironwood import automaton, bluff, effects
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Event, From, Op, Step
from ravenhill.games.ironwood.drill import destroy_drill
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.movement import clamp_moved, push
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import NO_CARD, Battle, IronwoodTable


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


def attack_pairs(t: IronwoodTable, ctx: Resolving, s: Step) -> list[tuple[int, int]]:
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


def attack_options(t: IronwoodTable, side: int, pairs: list[tuple[int, int]]) -> list[Option]:
    forests, mountains = t.book.forest_names, t.book.mountain_names
    options: list[Option] = []
    for f, m in pairs:
        options.append(("attack", forests[f], mountains[m]) if side == WW else ("attack", mountains[m], forests[f]))
    options.append(("skip",))
    return options


def fight(t: IronwoodTable, ctx: Resolving, s: Step, forest: int, mountain: int) -> Script:
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
        t.tell("ironwood-log-automatic", {"side": SIDE_NAMES[b.attacker]})
    won = b.winner == b.attacker and b.attacker == ctx.side
    early = s.before_retreat or t.settings.victory_order == "victory_first"
    if won and early and not over(t):
        yield from effects.run(t, ctx, s.victory)  # (2)
    if b.combat and b.winner >= 0 and not over(t):
        yield from retreat(t, b)  # (3)
    if not over(t):
        yield from lose_drill(t, b)  # (4)
    if won and not early and not over(t):
        yield from effects.run(t, ctx, s.victory)  # (5), I9.10, I9.19
    if not over(t):
        yield from after_combat(t, ctx, b)  # (6)
    t.battle = None


def begin(t: IronwoodTable, ctx: Resolving, s: Step, forest: int, mountain: int) -> Battle:
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


# --- I9.5, I9.20. Wagers ---


def forces_first(t: IronwoodTable, b: Battle, side: int) -> bool:
    """Whether this side makes the other wager first and face up."""
    if b.opponent_first[side]:
        return True
    for bonus in t.round_bonuses:
        if bonus.side == side and bonus.opponent_first:
            return True
    for lying in t.lingering[side]:
        for p in t.book.cards[lying.card].passive:
            if p.op == Op.MODIFIER and p.opponent_first:
                return True
    return False


def wager(t: IronwoodTable, b: Battle) -> Script:
    """I9.5. The attacker wagers or declines, then the defender; against an automaton you first (I13.12, I14.13)."""
    bot = bot_side(t)
    if bot >= 0:
        yield from choose_wager(t, b, 1 - bot)
        b.wager[bot] = automaton.top_card(t, bot)
        return
    order = [b.attacker, 1 - b.attacker]
    first_up = [forces_first(t, b, 1 - side) for side in (WW, IC)]  # this side must go first, face up
    if first_up[WW] != first_up[IC]:  # I17 (8): both cancel out
        first = WW if first_up[WW] else IC
        order = [first, 1 - first]
        b.face_up[first] = True
    for side in order:
        yield from choose_wager(t, b, side)
        if b.face_up[side]:
            t.chance.revealed()
            turned_up(t, side, b.wager[side])
            t.tell("ironwood-log-wager-open", {"side": SIDE_NAMES[side], "card": _card_name(t, b.wager[side])})


def choose_wager(t: IronwoodTable, b: Battle, side: int) -> Script:
    if not t.hands[side] and not bluff.bluffs(t, side):
        b.wager[side] = NO_CARD
        t.tell("ironwood-log-declined", {"side": SIDE_NAMES[side]})
        return
    yield from ask(t, side, "I9.5", lambda: wagers(t, side), "ironwood-ask-wager")
    # the answer is secret: it is read from the table, where a re-deal may have changed it
    answer = t.given[side]
    if answer[0] == "decline":
        b.wager[side] = NO_CARD
        t.tell("ironwood-log-declined", {"side": SIDE_NAMES[side]})
        return
    if answer[0] == "bluff":
        b.wager[side] = bluff.wager_vision(t, str(answer[1]))
    else:
        card = t.book.card_index[str(answer[1])]
        t.hands[side].remove(card)  # what the opponent saw of this hand stays as it is until the cards are turned up
        b.wager[side] = card
    if not t.quiet:
        t.tell("ironwood-log-wagered", {"side": SIDE_NAMES[side]})


def turned_up(t: IronwoodTable, side: int, card: int) -> None:
    bluff.vision_shown(t, card)
    if card in t.seen[side]:
        t.seen[side].remove(card)


def wagers(t: IronwoodTable, side: int) -> list[Option]:
    """I9.20. Any base or special card still in hand, or none."""
    options: list[Option] = [t.book.wagers[c] for c in t.hands[side]]
    options.extend(bluff.bluffs(t, side))
    options.append(("decline",))
    return options


def _card_name(t: IronwoodTable, card: int) -> str:
    vision = bluff.vision_wagered(card)
    if vision >= 0:
        return t.book.vision_names[vision]
    return t.book.cards[card].ident if card >= 0 else "none"


def reveal(t: IronwoodTable, b: Battle) -> None:
    """I9.5, I9.6. Both cards are turned up and both sides count their damage."""
    b.revealed = True
    t.chance.revealed()
    for side in (WW, IC):
        turned_up(t, side, b.wager[side])
    t.tell("ironwood-log-revealed", {"a": _card_name(t, b.wager[WW]), "b": _card_name(t, b.wager[IC])})
    automaton.check_stance(t)
    dealt = [0, 0]
    for side in (WW, IC):
        dealt[side] = max(0, attack_strength(t, b, side) - defence_of(t, b, 1 - side))
    b.strength = dealt
    t.tell("ironwood-log-damage", {"a": dealt[WW], "b": dealt[IC]})


def attack_strength(t: IronwoodTable, b: Battle, side: int) -> int:
    """I9.6. Card, golems, forge and effects."""
    card = b.wager[side]
    damage = b.damage[side] + (t.book.cards[card].damage if card >= 0 else 0)
    if side == IC:
        damage += t.golems[b.mountain]
        if t.has_forge(b.mountain):
            damage += 1
    return damage + standing(t, b, side, 0)


def defence_of(t: IronwoodTable, b: Battle, side: int) -> int:
    card = b.wager[side]
    return b.defence[side] + (t.book.cards[card].defence if card >= 0 else 0) + standing(t, b, side, 1)


def dominance_of(t: IronwoodTable, b: Battle, side: int) -> int:
    """I9.8. Remaining units, card and effects."""
    card = b.wager[side]
    units = t.ww[b.forest] if side == WW else t.units(b.mountain)
    return units + b.dominance[side] + (t.book.cards[card].dominance if card >= 0 else 0) + standing(t, b, side, 2)


def standing(t: IronwoodTable, b: Battle, side: int, value: int) -> int:
    """I9.10. Bonuses of cards in play: 'each combat', 'this round'. value: 0 damage, 1 defence, 2 dominance."""
    total = 0
    defends = side != b.attacker
    for bonus in t.round_bonuses:
        if bonus.side == side and (defends or not bonus.defender_only):
            total += (bonus.damage, bonus.defence, bonus.dominance)[value]
    for lying in t.lingering[side]:
        for p in t.book.cards[lying.card].passive:
            if p.op == Op.MODIFIER and (defends or not p.defender_only):
                total += (p.damage, p.defence, p.dominance)[value]
    if side == bot_side(t):
        total += automaton.combat_bonus(t, value)
    return total


# --- I9.7. Losses ---


def losses(t: IronwoodTable, b: Battle, dealer: int) -> list[Option]:
    """I9.7, I9.22. How the dealing player may divide the damage; the heaviest loss first."""
    damage = b.strength[dealer]
    most_golems = min(t.golems[b.mountain], damage // 2) if dealer == WW else 0
    here = t.fighters[b.mountain] if dealer == WW else t.ww[b.forest]
    options: list[Option] = []
    for golems in range(most_golems, -1, -1):
        most = min(here, damage - 2 * golems)
        least = 0 if t.settings.waste_damage else most
        if not t.settings.waste_damage and golems < most_golems and damage - 2 * golems - most >= 2:
            break  # the points left over would remove one golem more
        for fighters in range(most, least - 1, -1):
            options.append(("losses", fighters, golems))
    return options


def remove_losses(t: IronwoodTable, b: Battle) -> Script:
    """I9.7. Both sides choose and remove at the same time."""
    chosen: list[tuple[int, int]] = [(0, 0), (0, 0)]
    asking: list[Decision] = []
    bot = bot_side(t)
    for dealer in (WW, IC):
        if dealer == bot:
            chosen[dealer] = automaton.losses(t, b.strength[dealer], b.forest, b.mountain)
        else:
            ways = losses(t, b, dealer)
            if len(ways) > 1:
                asking.append(_ask_losses(t, b, dealer))
            else:
                chosen[dealer] = (int(ways[0][1]), int(ways[0][2]))
    if asking:
        yield from ask_all(asking)
        for d in asking:
            answer = t.given[d.seat]
            chosen[d.seat] = (int(answer[1]), int(answer[2]))
    fighters, golems = chosen[WW]
    t.fighters[b.mountain] -= fighters
    t.golems[b.mountain] -= golems
    t.ww[b.forest] -= chosen[IC][0]
    b.lost = [chosen[IC][0], fighters + golems]
    clamp_moved(t)
    t.tell("ironwood-log-losses", {"a": b.lost[WW], "fighters": fighters, "golems": golems})


def _ask_losses(t: IronwoodTable, b: Battle, dealer: int) -> Decision:
    prompt = Message("ironwood-ask-losses", {"n": b.strength[dealer], "side": SIDE_NAMES[1 - dealer]})
    return Decision(dealer, prompt, "I9.7", lambda: losses(t, b, dealer))


def judge(t: IronwoodTable, b: Battle) -> None:
    """I9.8. Who is left, then dominance; a tie goes to the attacker."""
    ww, ic = t.ww[b.forest], t.units(b.mountain)
    if ww == 0 and ic == 0:
        b.winner = -1
        t.tell("ironwood-log-nobody", {})
        return
    if ic == 0 or ww == 0:
        b.winner = WW if ic == 0 else IC
    else:
        dominance = [dominance_of(t, b, WW), dominance_of(t, b, IC)]
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
        answer = yield from ask(
            t, b.winner, "I9.11", lambda: retreats(t, b, loser), "ironwood-ask-retreat", {"side": SIDE_NAMES[loser]}
        )
        if answer[0] == "stay":
            return
        index = t.book.forest_index if loser == WW else t.book.mountain_index
        goal = index[str(answer[1])]
    if loser == WW:
        push(t, WW, b.forest, goal, t.ww[b.forest], 0)
        t.tell("ironwood-log-retreat", {"side": SIDE_NAMES[WW], "place": t.book.forest_names[goal]})
    else:
        push(t, IC, b.mountain, goal, t.fighters[b.mountain], t.golems[b.mountain])
        t.tell("ironwood-log-retreat", {"side": SIDE_NAMES[IC], "place": t.book.mountain_names[goal]})


def retreats(t: IronwoodTable, b: Battle, loser: int) -> list[Option]:
    if loser == WW:
        options: list[Option] = [("retreat", t.book.forest_names[f]) for f in t.book.trails[b.forest]]
    else:
        options = [("retreat", t.book.mountain_names[m]) for m in t.book.ridges[b.mountain]]
    options.append(("stay",))
    return options


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
            answer = yield from ask(t, WW, "I9.16", lambda: [("take",), ("leave",)], "ironwood-ask-cargo")
            take = answer[0] == "take"
        if take:
            t.cargo -= 1
            t.crystals[WW] += 1
            t.tell("ironwood-log-plundered", {})
    destroy_drill(t)


def after_combat(t: IronwoodTable, ctx: Resolving, b: Battle) -> Script:
    """I9.14 (6). Effects that wait for the end of a combat, and what the automata do then."""
    if b.combat and b.lost[WW] > 0:
        for side in (WW, IC):
            yield from effects.event(t, ctx, side, Event.COMBAT_ENDED_WITH_WW_LOSSES)
    automaton.after_battle(t, b.combat)
