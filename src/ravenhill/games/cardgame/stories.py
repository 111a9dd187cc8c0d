"""C8. A combat as data: in the view while it is fought, in the log when it is over."""

from __future__ import annotations

from ravenhill.games.cardgame import shapes
from ravenhill.games.cardgame.book import SIDE_IDS
from ravenhill.games.cardgame.forecast import forecast, part, sums, wall
from ravenhill.games.cardgame.table import STAGE_IDS, Battle, CardTable, defender_of


def running(t: CardTable, battle: Battle) -> shapes.Fight:
    """The combat being fought; while support is chosen its icons are those that would count now."""
    told = _told(t, battle)
    if battle.counted():
        told["rest"] = max(0, battle.uncancelled()) if battle.chooser >= 0 else battle.left
        return told
    now = forecast(t, battle.location)
    told["sums"] = sums(t, battle.location)
    told["attack"] = now.attack
    told["location_defence"] = now.location
    told["rest"] = max(0, now.attack - now.location)
    return told


def story(t: CardTable, battle: Battle, winner: shapes.Winner) -> shapes.Fight | None:
    """The story of a combat, told before its tokens are cleared; None where nobody reads the log."""
    if t.quiet:
        return None
    told = _told(t, battle)
    told["winner"] = winner
    return told


def _told(t: CardTable, battle: Battle) -> shapes.Fight:
    b = t.book
    return {
        "location": b.location_ids[battle.location],
        "defender": SIDE_IDS[defender_of(t, battle.location)],
        "stage": STAGE_IDS[battle.stage],
        "attack": battle.attack,
        "location_defence": battle.location_defence,
        "sums": _counted(t, battle),
        "lost": [{"id": b.card_ids[card], "n": battle.icons_of([card])} for card in battle.lost],
        "rest": battle.left,
        "chooser": b.player_ids[battle.chooser] if battle.chooser >= 0 else None,
        "partner": b.player_ids[battle.partner] if battle.partner >= 0 else None,
        "winner": None,
    }


def _counted(t: CardTable, battle: Battle) -> shapes.Sums:
    """Where the icons came from, as they were counted: the cards may have left play since."""
    texts = list(zip(battle.texts, battle.text_icons, strict=True))
    return {
        "attack": _parts(t, battle, battle.attackers, battle.attacks, t.book.leader_attack),
        "tokens": battle.attack - sum(battle.attacks),
        "wall": wall(t, battle.location, battle.location_defence, texts),
        "defence": _parts(t, battle, battle.cards, battle.icons, t.book.leader_defence),
    }


def _parts(t: CardTable, battle: Battle, cards: list[int], icons: list[int], leading: list[int]) -> list[shapes.Part]:
    found: list[shapes.Part] = []
    for card, n in zip(cards, icons, strict=False):
        led = card in battle.leaders
        lead = leading[card] if led else 0
        army = battle.armies[battle.leaders.index(card)] if led else -1
        found.append(part(t, card, n - lead, lead, army))
    return found
