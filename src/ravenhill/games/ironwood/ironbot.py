"""I13. The Ironbot's turn: stance, flow card, icons."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import automaton, battle, drill, forges
from ravenhill.games.ironwood.asking import Counting
from ravenhill.games.ironwood.automaton import (
    Trying,
    compensate,
    expend,
    icon_resolved,
    instead_of_attack,
    lay_icons,
    new_hand,
)
from ravenhill.games.ironwood.book import FERRUM, IC, WW, CardKind, Icon, Op, Step
from ravenhill.games.ironwood.bot_die import chosen_mountain, most, size, totem_forests, ww_size
from ravenhill.games.ironwood.effects.paying import burn, burnable, not_burned
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.units import swap_for_golem
from ravenhill.games.ironwood.hand import draw_on_top, gain, spend
from ravenhill.games.ironwood.ironbot_lists import (
    BUILD_COST,
    attackable,
    attacker,
    build_site,
    chase,
    drill_goal,
    escort,
    expand,
    focus,
    golem_place,
    largest_near,
    protect,
    recruit,
    victim,
)
from ravenhill.games.ironwood.movement import clamp_moved
from ravenhill.games.ironwood.table import IronwoodTable, Stance


def take_turn(t: IronwoodTable) -> Script:
    """I13.38. Stance, empty hand, flow card; the forge that wins ends the game at once."""
    if t.settings.ironbot_stance_first or len(t.bot_hand) > 0:
        automaton.set_stance(t)
    if len(t.bot_hand) == 0:
        nothing_to_expend(t)
    elif t.flow_exhausted:
        yield from exhausted(t)
    else:
        yield from alert(t)


def nothing_to_expend(t: IronwoodTable) -> None:
    """I13.25. A card is drawn as the new hand and the turn ends; the flow card stays as it is."""
    new_hand(t, IC)
    if t.settings.ironbot_empty_hand_flips:
        flip(t)


def flip(t: IronwoodTable) -> None:
    t.flow_exhausted = not t.flow_exhausted
    t.think("flow", "ironwood-log-flow", {"face": "flow-exhausted" if t.flow_exhausted else "flow-alert"})


def unresolved(t: IronwoodTable) -> bool:
    """Expends the top card without its icons; False: there was none, and the turn is over."""
    if expend(t, IC, False) < 0:
        nothing_to_expend(t)
        return False
    return True


# --- I13.11. The flow card ---


def alert(t: IronwoodTable) -> Script:
    """The first of the four steps that applies."""
    if may_build(t) and (t.stance == Stance.DEFENSIVE or t.built_forges() >= t.book.forges_to_win - 1):
        t.think("step", "ironwood-log-bot-step", {"what": "step-build"})
        build(t)
        if not over(t) and unresolved(t):
            flip(t)
    elif t.stance == Stance.DEFENSIVE and t.settings.ironbot_cannot_build == "unresolved":
        t.think("step", "ironwood-log-bot-step", {"what": "step-not-built"})
        if unresolved(t):
            flip(t)
    elif t.stance == Stance.AGGRESSIVE:
        t.think("step", "ironwood-log-bot-step", {"what": "step-chase"})
        card = expend(t, IC, False)
        if card < 0:
            nothing_to_expend(t)
            return
        chase(t)
        yield from attack(t, card, attackable(t))
        flip(t)
    elif t.stance == Stance.EXPANSIVE and forges.foundation_sites(t):
        t.think("step", "ironwood-log-bot-step", {"what": "step-foundation"})
        sites = most(forges.foundation_sites(t), lambda m: size(t, m))
        forges.lay_foundation(t, chosen_mountain(t, "choice-foundation", sites))
        gain(t, IC, 1)
        if unresolved(t):
            flip(t)
    else:
        t.think("step", "ironwood-log-bot-step", {"what": "step-icons"})
        yield from expend_and_resolve(t)


def exhausted(t: IronwoodTable) -> Script:
    """Expend, resolve, turn the card to Alert; a battle icon has turned it already (I13.34)."""
    t.think("step", "ironwood-log-bot-step", {"what": "step-exhausted"})
    if not (yield from expend_and_resolve(t)) and not over(t):
        flip(t)


def expend_and_resolve(t: IronwoodTable) -> Trying:
    """The top card and its icons, left then right. Whether a closing flip falls away."""
    card = expend(t, IC, False)
    if card < 0:
        nothing_to_expend(t)
        return True
    printed = t.book.cards[card]
    first = lay_icons(t, card)
    for i in range(len(printed.icons)):
        icon = printed.icons[i]
        if not icon_resolved(t, icon, printed.red[i], first + i):
            continue
        if icon == Icon.BATTLE and t.flow_exhausted:
            yield from alert_again(t, card)
            return True
        if not (yield from resolve_icon(t, card, icon)) and not over(t):
            compensate(t, IC, first + i)
        if over(t):
            return True
    return False


def alert_again(t: IronwoodTable, card: int) -> Script:
    """I13.34. The card goes, another is drawn on top, and Alert is carried out in the same turn."""
    draw_on_top(t, IC)
    t.played[IC].pop()
    (t.set_aside if t.book.cards[card].base else t.discard)[IC].append(card)
    flip(t)
    if t.settings.ironbot_alert_stance == "checked":
        automaton.set_stance(t)
    yield from alert(t)


# --- I13.22. The action table ---


def resolve_icon(t: IronwoodTable, card: int, icon: int) -> Trying:
    """One icon; whether it changed anything."""
    if icon == Icon.CARD:
        drawn = draw_on_top(t, IC)
        return gain(t, IC, 1) > 0 or drawn
    if icon == Icon.CRYSTALS:
        gained = gain(t, IC, 1) > 0
        return move_drill(t) or gained
    if icon == Icon.DRILL:
        moved = move_drill(t)
        return escort(t) or moved
    if icon == Icon.WARBAND:
        return expand(t) if t.units(FERRUM) >= 5 else recruit(t)
    if icon == Icon.GOLEM:
        return golem(t)
    if icon == Icon.FORGE:
        return (yield from forge(t, card))
    if icon == Icon.COMPASS:
        return (yield from compass(t, card))
    if icon == Icon.HIT:
        return (yield from hit(t, card))
    if icon == Icon.SHIELD:
        return (yield from shield(t))
    if icon == Icon.BATTLE:
        moved = chase(t)
        return (yield from attack(t, card, attackable(t))) or moved
    return False


def move_drill(t: IronwoodTable) -> bool:
    """I13.19. At most once per turn (I13.32)."""
    goal = drill_goal(t)
    if goal < 0:
        t.think("none", "ironwood-log-bot-no-move", {"what": "list-drill"})
        return False
    drill.drill_to(t, goal)
    return True


def golem(t: IronwoodTable) -> bool:
    place = golem_place(t)
    if place < 0:
        return False
    swap_for_golem(t, place)
    return True


def may_build(t: IronwoodTable) -> bool:
    return t.crystals[IC] >= BUILD_COST and bool(t.controlled_foundations())


def build(t: IronwoodTable) -> None:
    """I13.11. Five crystals turn the controlled foundation with the smallest warband into a forge."""
    site = build_site(t)
    spend(t, IC, BUILD_COST)
    forges.raise_forge(t, site)


def forge(t: IronwoodTable, card: int) -> Trying:
    if t.stance == Stance.DEFENSIVE:
        if may_build(t):
            build(t)
            return True
        return recruit(t)
    if t.crystals[IC] < 1 and t.settings.ironbot_unpaid_recruit == "whole_icon":
        return False
    recruited = paid_recruit(t)
    if t.stance == Stance.AGGRESSIVE:
        return (yield from attack(t, card, attackable(t))) or recruited
    return expand(t) or recruited


def paid_recruit(t: IronwoodTable) -> bool:
    """I13.23, I13.35. One crystal for one fighter; nothing is spent where nobody can be recruited."""
    if t.crystals[IC] < 1 or not automaton.can_recruit(t):
        return False
    spend(t, IC, 1)
    return recruit(t) or t.settings.bot_pays_without_fighters


def compass(t: IronwoodTable, card: int) -> Trying:
    if t.stance == Stance.DEFENSIVE:
        return protect(t)
    if t.stance == Stance.EXPANSIVE:
        return expand(t)
    weak = weak_near_totem(t)
    if not weak:
        return chase(t)
    return (yield from attack(t, card, weak if t.settings.ironbot_compass_focus == "near_totem" else attackable(t)))


def weak_near_totem(t: IronwoodTable) -> list[int]:
    """I13.27. Warbands with a totem in their forest or next to it, smaller than an Ironclad warband touching them."""
    totems = totem_forests(t)
    return [
        f
        for f in attackable(t)
        if (f in totems or any(g in totems for g in t.book.trails[f])) and largest_near(t, f) > ww_size(t, f)
    ]


def hit(t: IronwoodTable, card: int) -> Trying:
    moved = False
    if t.stance == Stance.AGGRESSIVE:
        moved = chase(t)
    elif t.stance == Stance.DEFENSIVE:
        moved = protect(t)
    return (yield from attack(t, card, attackable(t))) or moved


def shield(t: IronwoodTable) -> Trying:
    if t.stance == Stance.EXPANSIVE:
        return gain(t, IC, 1) > 0
    if t.stance == Stance.DEFENSIVE:
        return (yield from you_burn(t))
    forest = victim(t)
    if forest < 0:
        return False
    t.ww[forest] -= 1
    clamp_moved(t)
    t.tell("ironwood-log-remove", {"side": "woodwalkers", "place": t.book.forest_names[forest]})
    return True


def you_burn(t: IronwoodTable) -> Trying:
    """I13.37. A special or a vision of your choice; with neither nothing happens."""
    ways = burnable(t, WW, CardKind.ANY)
    if not ways:
        return t.settings.ironbot_unable_burn == "nothing"  # no crystal for it either
    if len(ways) > 1:
        answer = yield from BotBurn(t, WW, "I13.22", 1)
    else:
        answer = ways[0]
    yield from burn(t, WW, str(answer[1]))
    return True


class BotBurn(Counting):
    """I13.22, I13.37. Which card of yours the Ironbot's shield burns."""

    __slots__ = ()

    KIND = "bot-burn"
    TAKES = ("burn <card>/<vision>",)
    ASK = "ironwood-ask-bot-burn"

    def offer(self) -> list[Option]:
        return burnable(self.t, self.seat, CardKind.ANY)

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_burned(self.t, self.seat, names[0])


# --- I13.14, I13.28. Attack ---


def attack(t: IronwoodTable, card: int, forests: list[int]) -> Trying:
    """The focus among these, by the largest warband beside it, if that is at least as large."""
    while forests:
        forest = focus(t, forests)
        mountain = attacker(t, forest)
        if size(t, mountain) >= ww_size(t, forest):
            if len(t.bot_hand) == 0:
                return instead_of_attack(t, IC)
            ctx = RunningCard(IC, t.book.cards[card], False)
            yield from battle.fight(t, ctx, Step(Op.ATTACK), forest, mountain)
            return True
        t.think(
            "none",
            "ironwood-log-bot-too-small",
            {"a": t.book.mountain_names[mountain], "b": t.book.forest_names[forest]},
        )
        if not t.settings.ironbot_attack_next:
            return False
        forests = [f for f in forests if f != forest]
    t.think("none", "ironwood-log-bot-no-attack", {"side": "ironclad"})
    return False
