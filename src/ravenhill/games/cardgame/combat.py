"""C8 Combat step: path combat and battleground combat, losses, and who takes the location."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from ravenhill.engine.decision import Arg, Asked, Option, Reason, Script, Story
from ravenhill.games.cardgame.asking import CardQuestion, Choosing, Giving, no_card, reason
from ravenhill.games.cardgame.book import FREE, IN_BATTLE, IN_PATH_COMBAT, ITEM, SHADOW, SIDE_IDS
from ravenhill.games.cardgame.elimination import eliminate, leave_play
from ravenhill.games.cardgame.forecast import tokens_that_count
from ravenhill.games.cardgame.icons import ground_defence, ground_icons, path_defence, path_icons, path_texts
from ravenhill.games.cardgame.leadership import assign_support
from ravenhill.games.cardgame.shapes import Winner
from ravenhill.games.cardgame.stories import story
from ravenhill.games.cardgame.table import (
    AGREEING,
    ASIDE,
    LOSING,
    OPPONENTS,
    SETTLED,
    WON_FREE,
    WON_SHADOW,
    Battle,
    CardTable,
    alike,
    cards_at,
    changed,
    defender_of,
    in_turn_order,
    items_of,
    starting_player,
    without,
)

Picking: TypeAlias = Generator[Asked, None, bool]
AGREE: Final[Option] = ("agree",)
OTHERWISE: Final[Option] = ("otherwise",)
REFUSE: Final[Option] = ("refuse",)


def combat_step(t: CardTable) -> Script:
    """C8.1, C5.8. The next combat, chosen by the starting player among those left."""
    p = starting_player(t)
    left = combats(t)
    location = left[0]
    if len(left) > 1 and order_matters(t, left):
        location = yield from NextCombat(t, p, "C8.1").place()
    if location == t.path:
        yield from path_combat(t)
        t.done = t.settings.last_path == "at_once" and t.path_number == t.book.last_path
    else:
        yield from battleground_combat(t, location)


class NextCombat(CardQuestion):
    """C8.1. Which location is resolved next."""

    __slots__ = ()

    KIND = "combat"
    TAKES = ("resolve <location>",)
    ASK = "cardgame-ask-combat"

    def offer(self) -> list[Option]:
        return [("resolve", self.t.book.location_ids[location]) for location in combats(self.t)]


def combats(t: CardTable) -> list[int]:
    """The active locations."""
    return [*t.active, t.path] if t.path >= 0 else t.active[:]


def order_matters(t: CardTable, left: list[int]) -> bool:
    """C8.1. Whether anything could depend on which combat comes first: one ends the game, a text looks at other
    places, a pile becomes a deck on the way, or two of them ask somebody."""
    if t.settings.last_path == "at_once" and t.path in left and t.path_number == t.book.last_path:
        return True
    if any(t.book.looks_around[card] for card in t.field) or any(t.book.looks_around[item] for item in t.worn):
        return True
    if any(len(t.players[t.book.owner[card]].deck) == 0 for card in t.field):  # C7.3
        return True
    return len([location for location in left if asks(t, location)]) > 1


def asks(t: CardTable, location: int) -> bool:
    """Whether somebody may have to choose in this combat: with no card of the defenders nobody has."""
    side = defender_of(t, location)
    return bool(cards_at(t, location, side)) and bool(cards_at(t, location, 1 - side) or t.attack_tokens[location])


# --- path combat ---


def path_combat(t: CardTable) -> Script:
    """C8.3. The Free Peoples defend, the Shadow attacks."""
    path = t.path
    battle = Battle(path)
    t.battle = battle
    battle.attackers = cards_at(t, path, SHADOW)
    battle.attacks = [path_icons(t, card) for card in battle.attackers]
    battle.cards = cards_at(t, path, FREE)
    battle.icons = [path_icons(t, card) for card in battle.cards]
    battle.attack = sum(battle.attacks) + t.attack_tokens[path]  # C8.3.1
    battle.location_defence = path_defence(t)  # C8.3.2
    for card, n in path_texts(t):
        battle.texts.append(card)
        battle.text_icons.append(n)
    total_defence = battle.location_defence + sum(battle.icons)
    yield from take_losses(t, battle, FREE, IN_PATH_COMBAT)
    if t.settings.duel_defence == "lost":
        total_defence = battle.location_defence + battle.icons_of(battle.lost)
    for card in battle.cards:  # C8.3.4
        if card not in battle.lost:
            leave_play(t, card, True, True)
    for card in battle.attackers:
        yield from eliminate(t, card, IN_PATH_COMBAT)
    award_path(t, battle, total_defence)
    t.battle = None


def award_path(t: CardTable, battle: Battle, total_defence: int) -> None:
    """C8.3.5, C10.2.4. Who takes the path, and how much corruption."""
    winner: Winner = "free_peoples"
    if battle.left > 0:
        winner = "shadow"
    elif t.book.path_duel and total_defence <= battle.attack:
        winner = "nobody"
    take_path(t, battle.location, winner, battle.left, story(t, battle, winner))


def take_path(t: CardTable, path: int, winner: Winner, n: int, told: Story | None) -> None:
    """C8.3.5, C8.3.8. The path goes to a scoring area, to the Shadow with so many tokens, or out of the game."""
    name = t.book.location_ids[path]
    if winner == "shadow":
        t.location = changed(t.location, path, WON_SHADOW)
        t.corruption += n  # C8.3.8
        t.tell("cardgame-log-path-lost", {"location": name, "n": n}, told)
    elif winner == "nobody":
        t.location = changed(t.location, path, ASIDE)
        t.tell("cardgame-log-path-nobody", {"location": name}, told)
    else:
        t.location = changed(t.location, path, WON_FREE)
        t.tell("cardgame-log-path-won", {"location": name, "n": t.book.location_vp[path]}, told)
    clear_tokens(t, path)
    t.path = -1


# --- battleground combat ---


def battleground_combat(t: CardTable, ground: int) -> Script:
    """C8.4. The owners of the battleground defend, whoever won it last."""
    b = t.book
    side = b.location_side[ground]
    battle = Battle(ground)
    t.battle = battle
    battle.attackers = cards_at(t, ground, 1 - side)
    battle.cards = cards_at(t, ground, side)
    if battle.attackers:
        yield from assign_support(t, battle, battle.attackers, True, -1)
    if battle.cards:
        yield from assign_support(t, battle, battle.cards, False, speaker(t, battle.cards, side))
    battle.attacks = [
        ground_icons(t, c, True) + (b.leader_attack[c] if c in battle.leaders else 0) for c in battle.attackers
    ]
    battle.icons = [
        ground_icons(t, c, False) + (b.leader_defence[c] if c in battle.leaders else 0) for c in battle.cards
    ]
    battle.attack = sum(battle.attacks) + tokens_that_count(t, ground, battle.attackers)  # C8.4.2
    battle.location_defence = ground_defence(t, ground)
    yield from take_losses(t, battle, side, IN_BATTLE)
    for card in battle.cards:  # C8.4.5
        if card not in battle.lost:
            leave_play(t, card, True, True)
    for card in battle.attackers:
        yield from eliminate(t, card, IN_BATTLE)
    won_by = side if battle.left <= 0 else 1 - side  # C8.4.6
    take_ground(t, ground, won_by, story(t, battle, SIDE_IDS[won_by]))
    t.battle = None


def take_ground(t: CardTable, ground: int, won_by: int, told: Story | None) -> None:
    """C8.4.6, C8.4.9. The battleground goes to the winners' scoring area."""
    b = t.book
    t.location = changed(t.location, ground, WON_FREE if won_by == FREE else WON_SHADOW)
    key = "cardgame-log-ground-free" if won_by == FREE else "cardgame-log-ground-shadow"
    t.tell(key, {"location": b.location_ids[ground], "n": b.location_vp[ground]}, told)
    clear_tokens(t, ground)
    t.active = without(t.active, ground)
    if ground in t.reclaimed:
        t.reclaimed = without(t.reclaimed, ground)


def clear_tokens(t: CardTable, location: int) -> None:
    """C8.2, C8.4.9."""
    if t.settings.tokens_after == "removed":
        if t.attack_tokens[location] or t.defence_tokens[location]:
            t.attack_tokens = changed(t.attack_tokens, location, 0)
            t.defence_tokens = changed(t.defence_tokens, location, 0)


# --- losses ---


def take_losses(t: CardTable, battle: Battle, side: int, cause: int) -> Script:
    """C8.3.3, C8.4.4. Defenders are eliminated until the attack is cancelled, or none are left."""
    battle.left = battle.attack - battle.location_defence
    name = t.book.location_ids[battle.location]
    t.tell(
        "cardgame-log-combat",
        {"location": name, "attack": battle.attack, "defence": battle.location_defence},
    )
    tell_attackers(t, battle)
    if battle.left <= 0:
        battle.left = 0
        return
    chooser = -1
    total = sum(battle.icons)
    if total < battle.left:
        battle.lost = battle.cards[:]  # not enough: all are lost, also those without icons
    elif all_are_needed(t, battle):
        battle.lost = cards_with_icons(battle)
    else:
        chooser = yield from choose_losses(t, battle, side)
        battle.ask(SETTLED, -1)
    battle.left = max(0, battle.left - battle.icons_of(battle.lost))
    for card in battle.lost:
        tell_loss(t, battle, card, chooser)
        yield from eliminate(t, card, cause)


def tell_loss(t: CardTable, battle: Battle, card: int, chooser: int) -> None:
    """What a lost card cancels, and who chose it where one player alone did; -1: nobody, or two who agreed."""
    told: dict[str, str | int] = {"card": t.book.card_ids[card], "n": battle.icons_of([card])}
    if chooser < 0:
        t.tell("cardgame-log-cancels", told)
    else:
        told["player"] = t.book.player_ids[chooser]
        t.tell("cardgame-log-chosen-loss", told)


def tell_attackers(t: CardTable, battle: Battle) -> None:
    """C8.3.1, C8.4.2. Which card brings how much of the attack, and whose leadership; the rest are tokens."""
    for i in range(len(battle.attackers)):
        card = battle.attackers[i]
        lead = t.book.leader_attack[card] if card in battle.leaders else 0
        if battle.attacks[i] > lead:
            t.tell("cardgame-log-attacks", {"card": t.book.card_ids[card], "n": battle.attacks[i] - lead})
        if lead:
            t.tell("cardgame-log-leads", {"card": t.book.card_ids[card], "n": lead})


class Loss(Giving):
    """C8.3.3. Each card must cancel an icon that is still uncancelled: none is lost needlessly."""

    __slots__ = ("battle", "left")

    KIND = "losses"
    TAKES = ("lose <card>",)
    ASK = "cardgame-ask-losses"

    def __init__(self, t: CardTable, p: int, battle: Battle) -> None:
        super().__init__(t, p, "C8.3.3" if battle.location == t.path else "C8.4.4")
        self.battle = battle
        self.left = battle.uncancelled()

    def offer(self) -> list[Option]:
        return [self.t.book.loses_option[card] for card in losable(self.t, self.battle)]

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "n": self.left}

    def because(self, verb: str, name: str) -> Reason | None:
        card = self.t.book.card_index.get(name, -1)
        if card < 0:
            return no_card(name)
        if self.t.book.type[card] == ITEM:
            return reason("cardgame-why-item-apart", "C6.5.3", name)
        if card in self.battle.lost:
            return reason("cardgame-why-already-lost", "C8.3.7", name)
        if card not in self.battle.cards:
            return reason("cardgame-why-not-there", "C8.3.3", name)
        return reason("cardgame-why-needless", "C8.3.3", name)


class LossOfOthers(Loss):
    """C5.7. What the defenders lose who could not agree."""

    __slots__ = ()

    KIND = "losses_opponent"
    ASK = "cardgame-ask-losses-opponent"


def losable(t: CardTable, battle: Battle) -> list[int]:
    """C8.3.3. The defenders that may be lost next."""
    needless = t.settings.needless_losses
    icons = battle.icons
    return [c for i, c in enumerate(battle.cards) if c not in battle.lost and (icons[i] > 0 or needless)]


def concerned(t: CardTable, cards: list[int], p: int) -> int:
    """How many of these cards, items on them included, belong to a player."""
    owner = t.book.owner
    return sum([1 for c in cards if owner[c] == p]) + sum([1 for c in cards for i in items_of(t, c) if owner[i] == p])


def speaker(t: CardTable, cards: list[int], side: int) -> int:
    """C5.7. The player of a side with most cards concerned; among equals the earlier in turn order."""
    best = -1
    most = -1
    for p in in_turn_order(t, t.start):
        if t.book.sides[p] == side:
            n = concerned(t, cards, p)
            if n > most:
                best = p
                most = n
    return best


def partner_of(t: CardTable, cards: list[int], p: int) -> int:
    """C5.7. Another person of the team with cards concerned, who must agree; -1: nobody."""
    for q in range(len(t.players)):
        if q != p and t.book.sides[q] == t.book.sides[p] and t.person[q] != t.person[p]:
            if concerned(t, cards, q) > 0:
                return q
    return -1


def choose_losses(t: CardTable, battle: Battle, side: int) -> Choosing:
    """C5.7. One player proposes, the partner agrees or proposes otherwise; if they can not agree, the other side
    decides. Tells who chose, or -1 where nobody had to or both agreed."""
    first = speaker(t, battle.cards, side)
    partner = -1 if t.settings.joint_losses == "most_cards" else partner_of(t, battle.cards, first)
    battle.ask(LOSING, first, partner)
    choice = yield from pick_losses(t, battle, first)
    if not choice:
        return -1
    if partner < 0:
        return first
    tell_proposal(t, battle, first)
    battle.ask(AGREEING, partner, first)
    answer = yield from Agreement(t, partner, first, [AGREE, OTHERWISE, REFUSE])
    if answer == OTHERWISE:
        battle.lost = []
        battle.ask(LOSING, partner, first)
        yield from pick_losses(t, battle, partner)
        tell_proposal(t, battle, partner)
        battle.ask(AGREEING, first, partner)
        answer = yield from Agreement(t, first, partner, [AGREE, REFUSE])
    if answer == AGREE:
        return -1
    t.tell("cardgame-log-no-agreement", {})
    battle.lost = []
    judge = next(p for p in in_turn_order(t, t.start) if t.book.sides[p] != side)
    battle.ask(OPPONENTS, judge)
    yield from pick_losses(t, battle, judge)
    return judge


class Agreement(CardQuestion):
    """C5.7. Whether the partner's proposal stands; the first time another may be made."""

    __slots__ = ("other", "ways")

    KIND = "agree"
    TAKES = ("agree", "otherwise", "refuse")
    ASK = "cardgame-ask-agree"

    def __init__(self, t: CardTable, p: int, other: int, ways: list[Option]) -> None:
        super().__init__(t, p, "C5.7")
        self.other = other
        self.ways = ways

    def offer(self) -> list[Option]:
        return self.ways

    def about(self) -> dict[str, Arg]:
        ids = self.t.book.player_ids
        return {"player": ids[self.p], "other": ids[self.other]}

    def weigh(self, option: Option) -> float:
        return 0.4 if option == OTHERWISE else super().weigh(option)


def tell_proposal(t: CardTable, battle: Battle, p: int) -> None:
    for card in battle.lost:
        t.tell(
            "cardgame-log-offers-loss",
            {
                "player": t.book.player_ids[p],
                "card": t.book.card_ids[card],
                "location": t.book.location_ids[battle.location],
            },
        )


def cards_with_icons(battle: Battle) -> list[int]:
    """The defenders left that can cancel anything."""
    return [c for i, c in enumerate(battle.cards) if battle.icons[i] > 0 and c not in battle.lost]


def all_are_needed(t: CardTable, battle: Battle) -> bool:
    """C8.3.3. Whether every card with icons is lost in any case: without any one of them the others do not suffice."""
    if t.settings.needless_losses:
        return False
    left = [battle.icons_of([card]) for card in cards_with_icons(battle)]
    return bool(left) and sum(left) - min(left) < battle.uncancelled()


def all_the_same(t: CardTable, battle: Battle) -> bool:
    """Copies of one army, or a single card: it can not matter which of them is lost."""
    left = cards_with_icons(battle)
    return not t.settings.needless_losses and alike(t, left)


def pick_losses(t: CardTable, battle: Battle, p: int) -> Picking:
    """C8.3.3. Card by card, until the attack is cancelled. Tells whether there was anything to choose."""
    asked = False
    while battle.uncancelled() > 0:
        cards = losable(t, battle)
        card = cards[0]
        if len(cards) > 1 and not all_are_needed(t, battle) and not all_the_same(t, battle):
            asked = True
            loss = LossOfOthers(t, p, battle) if battle.stage == OPPONENTS else Loss(t, p, battle)
            card = yield from loss.card()
        battle.lost.append(card)
    return asked
