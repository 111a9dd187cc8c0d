"""I13, I14. What both automata share: their hand, their part in a battle, their part in the round."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from ravenhill.engine.chance import NOBODY
from ravenhill.engine.decision import Asked
from ravenhill.engine.named import names
from ravenhill.games.ironwood import ironbot_lists, woodbot_lists
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Icon
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side, draw_specials, gain, special_from_deck, spend
from ravenhill.games.ironwood.pieces import NO_CARD, Thinking
from ravenhill.games.ironwood.settings import Bot, Settings
from ravenhill.games.ironwood.shapes import IconState
from ravenhill.games.ironwood.table import IronwoodTable, Site, Stance

Trying: TypeAlias = Generator[Asked, None, bool]  # a part of a bot's turn; whether it changed anything

ICON_NAMES = names(Icon)
STANCES = names(Stance)
STANCE_IDS = ("stance-expansive", "stance-aggressive", "stance-defensive")
FACE_IDS = ("face-disruptive", "face-exalted")
STANCE_BONUS = (0, 2, 1)  # Expansive damage, Aggressive dominance, Defensive defence: as battle.standing counts


# --- difficulty ---


def level(s: Settings) -> int:
    """I13.24, I14.22. What the chosen difficulty options add up to, 0 to 15."""
    if s.bot == Bot.NONE:
        return 0
    extra = s.golem if s.bot == Bot.IRONBOT else s.spirits
    return 2 * s.red + 3 * extra + 3 * s.foundations + 2 * s.four_cards + s.fighters


# --- the bot's hand ---


def top_card(t: IronwoodTable, side: int) -> int:
    """I13.12, I14.13. The wager: the top card of the hand, or none."""
    card = t.bot_hand.draw(t.chance, t.book.card_labels, NOBODY)
    t.tell("ironwood-log-wagered" if card >= 0 else "ironwood-log-declined", {"side": SIDE_NAMES[side]})
    return card if card >= 0 else NO_CARD


def expend(t: IronwoodTable, side: int, upon: bool) -> int:
    """I13.11. The top card, face up on the next action space (`upon`: on the last card there). -1: an empty hand."""
    card = t.bot_hand.draw(t.chance, t.book.card_labels)
    if card < 0:
        return NO_CARD
    if upon:
        t.played[side][-1].append(card)
    else:
        t.played[side].append([card])
    _expended(t, side, card, "ironwood-log-expend")
    return card


def _expended(t: IronwoodTable, side: int, card: int, key: str) -> None:
    name = t.book.cards[card].ident
    t.think("card", key, {"side": SIDE_NAMES[side], "card": name})
    if t.thinking is not None:
        t.thinking.cards.append(name)


def expend_from_deck(t: IronwoodTable, side: int) -> None:
    """I14.8. The top card of the deck on the next action space; an empty deck leaves the space free."""
    card = special_from_deck(t, side)
    if card >= 0:
        t.played[side].append([card])
        _expended(t, side, card, "ironwood-log-expend-deck")


def new_hand(t: IronwoodTable, side: int) -> None:
    """I13.25, I14.24. With an empty hand the bot draws one card unseen, and its turn is over."""
    t.think("none", "ironwood-log-empty-hand", {"side": SIDE_NAMES[side]})
    draw_specials(t, side, 1)


def instead_of_attack(t: IronwoodTable, side: int) -> bool:
    """I13.14, I14.14. No card to wager: no attack, a card is drawn."""
    t.think("none", "ironwood-log-no-wager-card", {"side": SIDE_NAMES[side]})
    return draw_specials(t, side, 1) > 0


def begin_turn(t: IronwoodTable) -> None:
    """From here on its turn is kept (stories.py)."""
    t.thinking = Thinking(t.flow_exhausted)


def lay_icons(t: IronwoodTable, card: int) -> int:
    """The icons of a card are to be resolved; the place of the first among those of this turn."""
    thinking = t.thinking
    if thinking is None:
        return 0
    printed = t.book.cards[card]
    thinking.icons.extend([(printed.icons[i], printed.red[i], "open") for i in range(len(printed.icons))])
    return len(thinking.icons) - len(printed.icons)


def icon_resolved(t: IronwoodTable, icon: int, red: bool, at: int) -> bool:
    """I13.21. Red icons count only with the difficulty option; what is resolved is told. `at`: its place."""
    args: dict[str, str | int] = {"icon": "icon-" + ICON_NAMES[icon]}
    counts = t.settings.red or not red
    t.think("icon", "ironwood-log-icon" if counts else "ironwood-log-icon-red", args)
    _note_icon(t, at, "done" if counts else "left")
    return counts


def _note_icon(t: IronwoodTable, at: int, state: IconState) -> None:
    thinking = t.thinking
    if thinking is not None:
        icon, red, _ = thinking.icons[at]
        thinking.icons[at] = (icon, red, state)


def compensate(t: IronwoodTable, side: int, at: int) -> None:
    """I13.21. An icon that changed nothing brings a crystal."""
    t.think("none", "ironwood-log-icon-nothing", {"side": SIDE_NAMES[side]})
    _note_icon(t, at, "nothing")
    gain(t, side, 1)


# --- its part in a battle ---


def combat_bonus(t: IronwoodTable, value: int, card: bool) -> int:
    """I13.10, I14.7. Stance or Spirits; value: 0 damage, 1 defence, 2 dominance; `card`: Woodwalkers have wagered."""
    if t.settings.bot == Bot.IRONBOT:
        return 1 if STANCE_BONUS[t.stance] == value else 0
    if t.spirits == 0:
        return 0
    if not t.settings.woodbot_spirits_without_card and not card:
        return 0
    return 1 if value == 2 or value == (1 if t.exalted else 0) else 0


def losses(t: IronwoodTable, damage: int, forest: int, mountain: int) -> tuple[int, int]:
    """I14.13, I14.34. Fighters and golems the bot removes: pairs of points on golems, what is left on fighters."""
    if t.settings.bot == Bot.IRONBOT:
        return min(damage, t.ww[forest]), 0
    golems = min(t.golems[mountain], damage // 2)
    if t.settings.woodbot_golem_losses == "one_golem":
        golems = min(golems, 1)
    fighters = min(t.fighters[mountain], damage - 2 * golems)
    golems += min(t.golems[mountain] - golems, (damage - 2 * golems - fighters) // 2)
    return fighters, golems


def retreat(t: IronwoodTable, forest: int, mountain: int) -> int:
    """I13.12, I14.13. Where the bot sends the defeated; -1: they stay."""
    if t.settings.bot == Bot.IRONBOT:
        return ironbot_lists.retreat_goal(t, forest, mountain)
    return woodbot_lists.retreat_goal(t, mountain)


def after_battle(t: IronwoodTable, combat: bool) -> None:
    """I13.12, I14.7. Ferrum is never left without a fighter; one Spirit goes after each combat."""
    if t.settings.bot == Bot.IRONBOT:
        if t.units(FERRUM) == 0 and t.fighters_left() > 0:
            t.tell("ironwood-log-ferrum-guard", {})
            ironbot_lists.put_fighter(t, FERRUM)
    elif t.settings.bot == Bot.WOODBOT and combat and t.spirits > 0:
        t.spirits -= 1
        t.tell("ironwood-log-spirits", {"n": t.spirits})


def check_stance(t: IronwoodTable) -> None:
    """I14.6, the other reading: Exalted ends whenever the condition arises, also in your turn or between two icons."""
    if t.settings.woodbot_falls_back == "at_once":
        fall_back(t)


def fall_back(t: IronwoodTable) -> None:
    """I14.6. Exalted falls back to Disruptive; the Ironbot looks at the start of its turns instead (I13.10)."""
    if t.settings.bot != Bot.WOODBOT or not t.exalted:
        return
    near_victory = (
        t.crystals[IC] >= 5 and t.built_forges() >= t.book.forges_to_win - 1 and t.site.count(Site.FOUNDATION) > 0
    )
    if near_victory or not (any(t.charged) or any(t.fading)):
        t.exalted = False
        t.think("stance", "ironwood-log-face-back", {"face": FACE_IDS[0]})


def tell_face(t: IronwoodTable) -> None:
    t.think("stance", "ironwood-log-face", {"face": FACE_IDS[1 if t.exalted else 0]})
    _note_stance(t)


def set_stance(t: IronwoodTable) -> None:
    """I13.10. The Ironbot's stance, until the next check."""
    t.stance = ironbot_lists.stance_now(t)
    t.think("stance", "ironwood-log-stance", {"stance": STANCE_IDS[t.stance]})
    _note_stance(t)


def _note_stance(t: IronwoodTable) -> None:
    """The one its turn began with."""
    if t.thinking is not None and not t.thinking.stance:
        t.thinking.stance = stance_name(t)


def stance_name(t: IronwoodTable) -> str:
    """The stance of the Ironbot, or the face of the Woodbot."""
    if t.settings.bot == Bot.IRONBOT:
        return STANCES[t.stance]
    return "exalted" if t.exalted else "disruptive"


# --- its part in the round ---


def recruiting_order(t: IronwoodTable) -> tuple[int, int]:
    """I13.5, I14.4. Woodwalkers first, as ever."""
    return (WW, IC)


def keep_to_limit(t: IronwoodTable) -> None:
    """I13.35, I14.37. No hand limit; in the other reading specials go from the bottom of the hand."""
    while t.settings.bot_hand_limit and len(t.bot_hand) > t.book.hand_limit:
        lowest = lowest_specials(t)
        if not lowest:
            return
        card = t.chance.take(lowest, t.book.card_labels)
        t.bot_hand.remove(card)
        side = bot_side(t)
        t.discard[side].append(card)
        t.tell("ironwood-log-discard", {"side": SIDE_NAMES[side], "card": t.book.cards[card].ident})


def lowest_specials(t: IronwoodTable) -> list[int]:
    """The lowest special of the bot's hand, or those it may be where the cards lie shuffled."""
    hand, cards = t.bot_hand, t.book.cards
    for i in range(len(hand.under) - 1, -1, -1):
        if not cards[hand.under[i]].base:
            return [hand.under[i]]
    mixed = [c for c in hand.pool if not cards[c].base]
    return mixed if mixed else [c for c in hand.top if not cards[c].base][:1]


def can_recruit(t: IronwoodTable) -> bool:
    """I13.35, I14.33. Without a fighter in the supply nothing is spent, or in the other reading in vain."""
    left = t.fighters_left() if bot_side(t) == IC else t.ww_left()
    return left > 0 or t.settings.bot_pays_without_fighters


def recruit_at_round_end(t: IronwoodTable) -> None:
    """I13.5, I14.4. The Ironbot while it has five crystals, the Woodbot while it can pay."""
    side = bot_side(t)
    least = 5 if side == IC else t.book.recruit_cost
    while t.crystals[side] >= least and can_recruit(t):
        spend(t, side, t.book.recruit_cost)
        if side == IC:
            ironbot_lists.recruit(t)
        else:
            woodbot_lists.recruit(t)
