"""What an Ironwood table must keep at every moment."""

from __future__ import annotations

from ravenhill.games.ironwood.bluff import vision_wagered
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.setup import removed_cards
from ravenhill.games.ironwood.table import PASSED, IronwoodTable, Site


def problems(t: IronwoodTable) -> list[str]:
    """I1.3-I1.6. Every component is somewhere, and no more of it than there are."""
    found: list[str] = []
    counts = [
        ("crystals", t.crystals_left()),
        ("markers", t.markers_left()),
        ("Woodwalker fighters", t.ww_left()),
        ("Ironclad fighters", t.fighters_left()),
        ("golems", t.golems_left()),
    ]
    found += [f"{-left} more {what} than there are" for what, left in counts if left < 0]
    for what, numbers in (
        ("fighters", t.ww + t.fighters),
        ("golems", t.golems),
        ("totems", [*t.charged, *t.fading, t.totems, t.secured]),
        ("crystals", [*t.crystals, t.cargo]),
        ("moved units", t.moved_ww + t.again + t.moved_fighters + t.moved_golems),
    ):
        if any(n < 0 for n in numbers):
            found.append(f"less than no {what} somewhere")
    found += _totems(t) + _forges(t) + _action_cards(t) + _vision_cards(t)
    if any(t.moved_ww[f] > t.ww[f] for f in range(len(t.ww))):
        found.append("more fighters moved than there are")
    if t.drill_moves > 2:
        found.append("the drill moved three times")
    return found


def _totems(t: IronwoodTable) -> list[str]:
    found = []
    total = sum(t.charged) + sum(t.fading) + t.totems + t.secured
    if total != t.book.totems and t.settings.faded_totem == "returns":
        found.append(f"{total} totems of {t.book.totems}")
    if any(t.totems_in(f) for f in t.book.outer_forests):
        found.append("a totem lies in an outer forest")
    return found


def _forges(t: IronwoodTable) -> list[str]:
    built = len([s for s in t.site if s != Site.EMPTY])
    most = t.book.forge_tokens - (2 if t.settings.bot == Bot.WOODBOT and t.settings.foundations else 0)
    found = [] if built + t.forge_tokens <= most else [f"{built} forge tokens out and {t.forge_tokens} left of {most}"]
    if any(t.site[m] != Site.EMPTY and m not in t.book.outer_mountains for m in range(len(t.site))):
        found.append("a foundation or forge off the outer mountains")
    if t.has_forge(t.drill) and t.cargo:
        found.append("Cargo on a drill that stands at a forge")  # I8.8
    return found


def _action_cards(t: IronwoodTable) -> list[str]:
    lying: list[int] = t.bot_hand.cards()
    for side in (WW, IC):
        lying += t.hands[side] + t.deck[side].cards() + t.discard[side] + t.set_aside[side]
        played = [c for space in t.played[side] for c in space if c != PASSED]
        lying += played
        lying += [x.card for x in t.lingering[side] if x.card not in played]
        if t.battle is not None and t.battle.wager[side] >= 0:
            lying.append(t.battle.wager[side])
        if any(x.markers < 0 for x in t.lingering[side]):
            return ["a lingering card with less than no marker"]
        if len(t.played[side]) > t.book.turns:
            return ["more action spaces used than there are"]
        hidden = t.battle.wager[side] if t.battle is not None else -1
        if any(c not in t.hands[side] and c != hidden for c in t.seen[side]):
            return ["a card seen in a hand is not there"]
    out = removed_cards(t)
    expected = [c for c in range(t.book.card_count) if c not in out]
    return [] if sorted(lying) == expected else ["action cards lost or doubled"]


def _vision_cards(t: IronwoodTable) -> list[str]:
    wagered = vision_wagered(t.battle.wager[WW]) if t.battle is not None else -1
    held = t.visions + ([wagered] if wagered >= 0 else [])
    lying = held + t.vision_deck.cards() + t.vision_discard + t.discovered
    found = [] if len(set(lying)) == len(lying) else ["a vision card twice"]
    if t.settings.bot != Bot.WOODBOT and len(lying) != t.book.vision_count:
        found.append("vision cards lost")
    if any(v not in held for v in t.seen_visions):
        found.append("a vision seen in hand is not there")
    return found
