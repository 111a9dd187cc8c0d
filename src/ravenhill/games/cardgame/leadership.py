"""C8.5 Leadership and support: which army supports which character."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.cardgame.asking import CardQuestion
from ravenhill.games.cardgame.book import ARMY, CHARACTER
from ravenhill.games.cardgame.effects.conditions import Supports
from ravenhill.games.cardgame.icons import can_support, ground_icons
from ravenhill.games.cardgame.table import SETTLED, SUPPORTING, Battle, CardTable


def leaders_among(t: CardTable, cards: list[int], attacking: bool) -> list[int]:
    """Characters for whom support changes anything: leadership icons, or an army that gains by supporting them."""
    lead = t.book.leader_attack if attacking else t.book.leader_defence
    return [c for c in cards if t.book.type[c] == CHARACTER and (lead[c] or _wanted(t, cards, c))]


def _wanted(t: CardTable, cards: list[int], character: int) -> bool:
    """Dead Men of Dunharrow: an army whose own icons depend on whom it supports."""
    for army in cards:
        if t.book.type[army] == ARMY and _gain(t, army, character) and can_support(t, army, character):
            return True
    return False


def _gain(t: CardTable, army: int, character: int) -> bool:
    for bonus in t.book.bonus_of_self[army]:
        condition = bonus.condition
        if isinstance(condition, Supports) and condition.of.match[character]:
            return True
    return False


def assign_support(t: CardTable, battle: Battle, cards: list[int], attacking: bool, chooser: int) -> Script:
    """C8.5.2, C8.5.4. One army for one character; the side is asked only where its choice can matter."""
    leaders = leaders_among(t, cards, attacking)
    if not leaders:
        return
    armies = [c for c in cards if t.book.type[c] == ARMY]
    if not armies:
        return
    if not attacking and t.settings.support == "asked" and _contested(t, armies, leaders):
        yield from _ask_support(t, battle, armies, leaders, chooser)
        return
    best_support(t, battle, cards, attacking)


def best_support(t: CardTable, battle: Battle, cards: list[int], attacking: bool) -> None:
    """C8.5.4. The assignment with most icons for the side."""
    leaders = leaders_among(t, cards, attacking)
    armies = [c for c in cards if t.book.type[c] == ARMY]
    if not leaders or not armies:
        return
    if len(armies) == 1 and len(leaders) == 1:
        if can_support(t, armies[0], leaders[0]):
            battle.armies.append(armies[0])
            battle.leaders.append(leaders[0])
        return
    best_armies: list[int] = []
    best_leaders: list[int] = []
    _best(t, battle, armies, leaders, 0, attacking, [-1], best_armies, best_leaders)
    battle.armies = battle.armies + best_armies
    battle.leaders = battle.leaders + best_leaders


def _contested(t: CardTable, armies: list[int], leaders: list[int]) -> bool:
    """Whether not every character can have every army it could use: too few armies, or one army several want."""
    taken: list[int] = []
    for leader in leaders:
        free = [army for army in armies if army not in taken and can_support(t, army, leader)]
        if not free:
            if any(can_support(t, army, leader) for army in armies):
                return True
            continue
        special = [army for army in free if _gain(t, army, leader)]
        if special and len(leaders) > 1:
            return True
        taken.append(special[0] if special else _plainest(t, free))
    return False


def _plainest(t: CardTable, armies: list[int]) -> int:
    """An army without a text about whom it supports, if there is one."""
    for army in armies:
        if not t.book.bonus_of_self[army]:
            return army
    return armies[0]


def _value(t: CardTable, battle: Battle, cards: list[int], attacking: bool) -> int:
    """All icons of these cards with the support assigned now."""
    lead = t.book.leader_attack if attacking else t.book.leader_defence
    return sum([ground_icons(t, c, attacking) for c in cards]) + sum([lead[c] for c in battle.leaders if c in cards])


def _best(
    t: CardTable,
    battle: Battle,
    armies: list[int],
    leaders: list[int],
    i: int,
    attacking: bool,
    best: list[int],
    best_armies: list[int],
    best_leaders: list[int],
) -> None:
    """C8.5.4. Tries every way and keeps the first one with most icons."""
    if i == len(leaders):
        total = _value(t, battle, armies + leaders, attacking)
        if total > best[0]:
            best[0] = total
            best_armies[:] = [a for a in battle.armies if a in armies]
            best_leaders[:] = [c for c in battle.leaders if c in leaders]
        return
    leader = leaders[i]
    tried: list[int] = []
    for army in armies:
        kind = t.book.kind_of[army] if t.book.bonus_of_self[army] else -1 - t.book.faction[army]
        if army in battle.armies or kind in tried or not can_support(t, army, leader):
            continue
        tried.append(kind)
        battle.armies.append(army)
        battle.leaders.append(leader)
        _best(t, battle, armies, leaders, i + 1, attacking, best, best_armies, best_leaders)
        battle.armies.pop()
        battle.leaders.pop()
    if not tried or len(leaders) > 1:
        _best(t, battle, armies, leaders, i + 1, attacking, best, best_armies, best_leaders)


def _ask_support(t: CardTable, battle: Battle, armies: list[int], leaders: list[int], chooser: int) -> Script:
    """C8.5.2. Army by army: whom it supports, or nobody."""
    battle.ask(SUPPORTING, chooser)
    for army in armies:
        battle.asked.append(army)
        if not _supportable(t, battle, army, leaders):
            continue
        answer = yield from Support(t, chooser, battle, leaders)
        if answer[0] == "support":
            battle.armies.append(army)
            battle.leaders.append(t.book.card_index[str(answer[2])])
    battle.ask(SETTLED, -1)


def _supportable(t: CardTable, battle: Battle, army: int, leaders: list[int]) -> list[int]:
    return [c for c in leaders if c not in battle.leaders and can_support(t, army, c)]


class Support(CardQuestion):
    """C8.5.2. Whom an army supports, or nobody."""

    __slots__ = ("army", "battle", "leaders")

    KIND = "support"
    TAKES = ("support <card> <card>", "idle <card>")
    ASK = "cardgame-ask-support"

    def __init__(self, t: CardTable, p: int, battle: Battle, leaders: list[int]) -> None:
        super().__init__(t, p, "C8.5.2")
        self.army = battle.asked[-1]
        self.battle = battle
        self.leaders = leaders

    def offer(self) -> list[Option]:
        names = self.t.book.card_ids
        name = names[self.army]
        found: list[Option] = []
        for c in _supportable(self.t, self.battle, self.army, self.leaders):
            found.append(("support", name, names[c]))
        found.append(("idle", name))
        return found

    def about(self) -> dict[str, Arg]:
        return {"player": self.t.book.player_ids[self.p], "card": self.t.book.card_ids[self.army]}
