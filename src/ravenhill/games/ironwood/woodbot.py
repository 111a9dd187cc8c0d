"""I14. The Woodbot's turn: Locate, the two faces of its aid, icons."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from ravenhill.engine.decision import Asked, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.ironwood import automaton, battle
from ravenhill.games.ironwood.asking import IronQuestion
from ravenhill.games.ironwood.automaton import (
    Trying,
    compensate,
    expend,
    expend_from_deck,
    icon_resolved,
    instead_of_attack,
    lay_icons,
    new_hand,
)
from ravenhill.games.ironwood.book import FERRUM, HALF_UP, IC, WW, Ban, CardKind, Icon, Op, Step
from ravenhill.games.ironwood.bot_die import FAR, chosen_forest, chosen_mountain, first_of, least
from ravenhill.games.ironwood.effects.paying import burn, burnable, not_burned
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.hand import draw_on_top, draw_specials, gain, steal
from ravenhill.games.ironwood.movement import walk
from ravenhill.games.ironwood.table import IronwoodTable
from ravenhill.games.ironwood.totems import carry_totem, place_totem
from ravenhill.games.ironwood.woodbot_lists import (
    CAPITAL,
    DRILL,
    FOUNDATION,
    NEAR_TOTEM,
    POSSIBLE,
    RICH,
    WARBAND,
    Goal,
    attack_pair,
    held_totems,
    interfere,
    may_leave,
    plunder,
    possible_mountains,
    put_fighter,
    recruit,
    secure,
    totem_place,
)

# what came of an icon or of Locate
NOTHING: Final = 0
CHANGED: Final = 1
DISCOVERED: Final = 2  # the turn is over (I14.11)

Coming: TypeAlias = Generator[Asked, None, int]
Listed: TypeAlias = Callable[[IronwoodTable], Goal | None]  # a list of targets: Plunder, Interfere

VISIONS: Final = 5  # a discovery fills the vision deck up to here


def take_turn(t: IronwoodTable) -> Script:
    """I14.8, I14.9. One turn by the face that lies up; after it the bot looks whether that still fits (I14.6)."""
    automaton.check_stance(t)
    automaton.tell_face(t)
    if t.exalted:
        yield from exalted(t)
    else:
        yield from disruptive(t)
    if not over(t):
        automaton.fall_back(t)


def disruptive(t: IronwoodTable) -> Script:
    """I14.8. Locate; a rich enemy is plundered; otherwise the icons."""
    if locate(t) == DISCOVERED:
        card_for_the_turn(t)
        return
    card = expend(t, WW, False)
    if card < 0:
        new_hand(t, WW)
    elif t.crystals[IC] >= RICH:
        t.think("step", "ironwood-log-bot-step", {"what": "step-plunder"})
        move_guarding(t, plunder(t), 5)
        yield from attack(t, card, [CAPITAL, FOUNDATION], 0)
    else:
        t.think("step", "ironwood-log-bot-step", {"what": "step-icons"})
        yield from resolve(t, card, False)


def card_for_the_turn(t: IronwoodTable) -> None:
    """I14.8. A discovery by Locate takes an action space: the top card of the deck lies there, unresolved."""
    if t.settings.woodbot_locate_card == "deck":
        expend_from_deck(t, WW)
    elif expend(t, WW, False) < 0:
        new_hand(t, WW)  # I14.24


def exalted(t: IronwoodTable) -> Script:
    """I14.9. A held totem is carried home; otherwise the icons."""
    if len(t.bot_hand) == 0 and not t.settings.woodbot_empty_hand_secures:
        new_hand(t, WW)
        return
    if held_totems(t):
        t.think("step", "ironwood-log-bot-step", {"what": "step-secure"})
        move(t, secure(t, False), 5, False, FAR)
        if not over(t) and expend(t, WW, False) < 0:
            new_hand(t, WW)
        return
    card = expend(t, WW, False)
    if card < 0:
        new_hand(t, WW)
        return
    t.think("step", "ironwood-log-bot-step", {"what": "step-icons"})
    yield from resolve(t, card, False)


# --- I14.10, I14.11. Locate and discover ---


def locate(t: IronwoodTable) -> int:
    """I14.10, I14.25. The last vision of the deck is where the totem is; before that, one mountain less."""
    left = len(t.vision_deck)
    if left == 0 or (left == 1 and t.totems == 0 and t.settings.woodbot_locate_without_totem == "nothing"):
        return NOTHING
    vision = t.vision_deck.draw(t.chance, t.book.vision_labels)
    if left == 1 and t.totems > 0:
        discover(t, vision)
        return DISCOVERED
    t.vision_discard.append(vision)
    unmark(t, t.book.vision_mountain[vision])
    t.tell("ironwood-log-not-there", {"card": t.book.vision_names[vision], "n": left - 1})
    return CHANGED


def discover(t: IronwoodTable, vision: int) -> None:
    """I14.11. The vision has been taken out of the deck; totem, crystals, and a new deck."""
    mountain = t.book.vision_mountain[vision]
    forest = totem_place(t, mountain)
    place_totem(t, forest)
    t.tell("ironwood-log-discover", {"card": t.book.vision_names[vision], "forest": t.book.forest_names[forest]})
    gain(t, WW, t.book.vision_crystals[vision])
    unmark(t, mountain)
    t.discovered.append(vision)
    while len(t.vision_deck) < VISIONS and t.vision_discard:
        add_vision(t)
    t.vision_deck.shuffle()
    if not t.exalted:  # I14.6: a totem was placed on the map
        t.exalted = True
        automaton.tell_face(t)
        automaton.check_stance(t)


def add_vision(t: IronwoodTable) -> None:
    """A random discarded vision into the deck; its mountain is possible again."""
    vision = t.chance.take(t.vision_discard, t.book.vision_labels)
    t.vision_deck.shuffle_in([vision])
    mountain = t.book.vision_mountain[vision]
    if mountain not in t.marked and t.markers_left() > 0:
        t.marked.append(mountain)
        t.marked.sort()
    t.tell("ironwood-log-possible", {"card": t.book.vision_names[vision], "mountain": t.book.mountain_names[mountain]})


def unmark(t: IronwoodTable, mountain: int) -> None:
    if mountain in t.marked:
        t.marked.remove(mountain)


# --- I14.19. Moving ---


def move_guarding(t: IronwoodTable, goal: Goal | None, n: int) -> bool:
    """I14.30. Plunder and Interfere: no totem goes along, and its last fighter stays with it."""
    return move(t, goal, n, t.settings.woodbot_guards_totem, FAR)


def move(t: IronwoodTable, goal: Goal | None, n: int, guard: bool, bands: int) -> bool:
    """Up to n fighters from joined forests, from at most `bands` of them. Whether anybody moved."""
    if goal is None:
        return False
    left = n
    if goal.totem_from >= 0 and t.settings.woodbot_carrier_first and may_leave(t, goal.totem_from, False) > 0:
        go(t, goal.totem_from, goal)
        left -= 1
    while left > 0 and bands > 0 and not over(t):
        tied = [f for f in t.book.trails[goal.forest] if may_leave(t, f, guard) > 0]
        if not tied:
            break
        tied = first_of(tied, lambda f: t.book.outer[f])
        source = chosen_forest(t, "choice-move-source", least(tied, lambda f: t.ww[f]))
        while left > 0 and not over(t) and may_leave(t, source, guard) > 0:
            go(t, source, goal)
            left -= 1
        bands -= 1
    return left < n


def go(t: IronwoodTable, here: int, goal: Goal) -> None:
    """One fighter; on the way home with a totem it takes along what lies where it starts (I14.28)."""
    walk(t, here, goal.forest)
    if goal.totem_from >= 0 and t.totems_in(here) > 0 and not t.banned(Ban.MOVE_TOTEM, -1):
        carry_totem(t, here, goal.forest, t.fading[here] > 0)
        if not over(t):
            automaton.check_stance(t)


# --- I14.14. Attack ---


def attack(t: IronwoodTable, card: int, kinds: list[int], plus: int) -> Trying:
    """The first kind of target there is; `plus`: crystals stolen after a victory."""
    forest, mountain = attack_pair(t, kinds)
    if forest < 0:
        t.think("none", "ironwood-log-bot-no-attack", {"side": "woodwalkers"})
        return False
    if t.units(mountain) > 0 and len(t.bot_hand) == 0:
        return instead_of_attack(t, WW)
    s = Step(Op.ATTACK)
    if mountain == FERRUM:
        s.victory.append(stealing(HALF_UP))
    if plus > 0:
        s.victory.append(stealing(plus))
    yield from battle.fight(t, RunningCard(WW, t.book.cards[card], False), s, forest, mountain)
    return True


def stealing(n: int) -> Step:
    s = Step(Op.STEAL)
    s.n = n
    s.mandatory = True  # nobody is asked for an automaton
    return s


# --- I14.21. The action table ---


def resolve(t: IronwoodTable, card: int, alerted: bool) -> Trying:
    """The icons of a card, left then right. Whether the turn is over."""
    printed = t.book.cards[card]
    first = lay_icons(t, card)
    for i in range(len(printed.icons)):
        icon = printed.icons[i]
        if not icon_resolved(t, icon, printed.red[i], first + i):
            continue
        if icon == Icon.ALERT and not alerted:
            alerted = True
            further = expend(t, WW, True)
            if further < 0:
                new_hand(t, WW)
                return True
            if (yield from resolve(t, further, True)):
                return True
            continue
        outcome = yield from resolve_icon(t, card, icon)
        if outcome == DISCOVERED or over(t):
            return True
        if outcome == NOTHING:
            compensate(t, WW, first + i)
        automaton.check_stance(t)
    return False


def resolve_icon(t: IronwoodTable, card: int, icon: int) -> Coming:
    if icon == Icon.CARD:
        drawn = draw_on_top(t, WW)
        return came(gain(t, WW, 1) > 0 or drawn)
    if icon == Icon.WARBAND:
        return came(warband(t))
    if icon == Icon.CRYSTALS:
        return came((yield from crystals(t, card)))
    if icon == Icon.SHIELD:
        return came((yield from shield(t)))
    if icon == Icon.BATTLE:
        return came((yield from fight(t, card)))
    if icon == Icon.ARROWS:
        return came((yield from arrows(t, card)))
    if icon == Icon.EYE:
        return eye(t)
    if icon == Icon.SEARCH:
        return search(t)
    if icon == Icon.CUBES:
        added = add_spirits(t, 2)
        moved = move(t, secure(t, False), 2, False, FAR) if t.exalted else move_guarding(t, interfere(t), 2)
        return came(moved or added)
    if icon == Icon.ALERT:  # the second time in a turn
        return came(gain(t, WW, 1) > 0)
    return NOTHING


def came(changed: bool) -> int:
    return CHANGED if changed else NOTHING


def warband(t: IronwoodTable) -> bool:
    """Recruit; Exalted with a held totem one more with it."""
    joined = False
    held = held_totems(t) if t.exalted else []
    if held and t.ww_left() > 0:
        put_fighter(t, chosen_forest(t, "choice-recruit-held", held))
        joined = True
        if t.settings.woodbot_warband_icon == "one":
            return True
    return recruit(t) or joined


def crystals(t: IronwoodTable, card: int) -> Trying:
    if t.exalted:
        moved = move_guarding(t, interfere(t), 2)
        return (yield from attack(t, card, [FOUNDATION, POSSIBLE, WARBAND], 1)) or moved
    moved = move_guarding(t, plunder(t), 2)
    return (yield from attack(t, card, [DRILL, CAPITAL], 0)) or moved


def fight(t: IronwoodTable, card: int) -> Trying:
    if t.exalted:
        moved = move(t, secure(t, False), 2, False, FAR)
        if over(t):
            return True
        return (yield from attack(t, card, [NEAR_TOTEM, POSSIBLE, WARBAND], 0)) or moved
    moved = move_guarding(t, interfere(t), 2)
    return (yield from attack(t, card, [FOUNDATION, POSSIBLE, DRILL, WARBAND], 0)) or moved


def arrows(t: IronwoodTable, card: int) -> Trying:
    """I14.31. Two moves, each with its own target, then one attack."""
    if t.exalted:
        moved = two_moves(t, plunder, interfere)
        kinds = [DRILL, CAPITAL, FOUNDATION, WARBAND]
    else:
        moved = two_moves(t, interfere, plunder)
        kinds = [POSSIBLE, DRILL, CAPITAL, WARBAND]
    return (yield from attack(t, card, kinds, 0)) or moved


def two_moves(t: IronwoodTable, first: Listed, second: Listed) -> bool:
    """Three fighters by the first list, then two by the second; `planned`: both targets are taken beforehand."""
    goal = first(t)
    if t.settings.woodbot_two_moves == "planned":
        other = second(t)
        moved = move_guarding(t, goal, 3)
    else:
        moved = move_guarding(t, goal, 3)
        other = second(t)
    return move_guarding(t, other, 2) or moved


def eye(t: IronwoodTable) -> int:
    if t.exalted:
        if t.settings.woodbot_eye_moves == "warbands":
            moved = move(t, interfere(t), FAR, t.settings.woodbot_guards_totem, 2)
        else:
            moved = move_guarding(t, interfere(t), 2)
        found = locate(t)
        return found if found != NOTHING else came(moved)
    added = len(t.vision_discard) > 0
    if added:
        add_vision(t)
    return came(move(t, secure(t, False), 2, False, FAR) or added)


def search(t: IronwoodTable) -> int:
    if t.exalted and t.settings.woodbot_search_order == "carrier_first":
        carried = move(t, secure(t, False), 1, False, FAR)
        return came((not over(t) and move(t, secure(t, True), 3, True, FAR)) or carried)
    if t.exalted:
        moved = move(t, secure(t, True), 3, True, FAR)  # I14.29: these leave the totem where it is
        again = move(t, secure(t, False), 1, False, FAR)
        return came(again or moved)
    places = [m for m in possible_mountains(t) if t.units(m) == 0 and any(t.ww[f] > 0 for f in t.book.inner_of[m])]
    if places and t.totems > 0:
        vision = t.book.vision_of_mountain[chosen_mountain(t, "choice-discover", places)]
        t.vision_deck.remove(vision)
        discover(t, vision)
        return DISCOVERED
    return came(move(t, secure(t, False), 3, False, FAR))


def add_spirits(t: IronwoodTable, n: int) -> bool:
    """I14.36. Markers of the common supply, as many as there are."""
    added = min(n, t.markers_left())
    if added <= 0:
        return False
    t.spirits += added
    t.tell("ironwood-log-spirits", {"n": t.spirits})
    return True


def shield(t: IronwoodTable) -> Trying:
    """I14.32. You burn a card and the bot draws one, or it steals a crystal; only what you can do in full."""
    if burnable(t, IC, CardKind.ANY):
        asked = BotShield(t, IC, "I14.32")
        answer = (yield from asked) if len(asked.options) > 1 else asked.options[0]
        if answer[0] == "burn":
            yield from burn(t, IC, str(answer[1]))
            if t.settings.woodbot_shield_draw == "top":
                draw_on_top(t, WW)
            else:
                draw_specials(t, WW, 1)
            return True
    return steal(t, WW, 1) > 0


class BotShield(IronQuestion):
    """I14.32. Which card you burn, or a crystal that you give."""

    __slots__ = ()

    KIND = "bot-shield"
    TAKES = ("burn <card>", "give")
    ASK = "ironwood-ask-bot-shield"

    def offer(self) -> list[Option]:
        options = burnable(self.t, IC, CardKind.ANY)
        if self.t.crystals[IC] > 0:
            options.append(("give",))
        return options

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return not_burned(self.t, self.seat, names[0])
