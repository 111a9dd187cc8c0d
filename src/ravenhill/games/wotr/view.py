"""What each seat sees, built up from nothing; and how what it can not see is dealt anew."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.view import Redeal
from ravenhill.games.wotr import armies, combat_cards, hunt, shapes, stories, victory
from ravenhill.games.wotr.decks import CARD_IDS, DECK_IDS, deck_of, is_character_card
from ravenhill.games.wotr.dice import EYE, FACE_IDS
from ravenhill.games.wotr.groups import members
from ravenhill.games.wotr.kinds import KIND_IDS, kinds_of
from ravenhill.games.wotr.nations import FP, NATION_IDS, NATIONS, SH, SIDE_IDS
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTERS, GOLLUM
from ravenhill.games.wotr.places import ASIDE, IN_FELLOWSHIP, OUT, REGIONS, REPLACED, army_region, army_side
from ravenhill.games.wotr.table import AT_WAR, CORRUPTION_LIMIT, CRACK_OF_DOOM, PHASE_IDS, Battle, Wotr
from ravenhill.games.wotr.tiles import TILES

ELSEWHERE: Final[dict[int, shapes.Elsewhere]] = {
    IN_FELLOWSHIP: "fellowship",
    ASIDE: "aside",
    OUT: "eliminated",
    REPLACED: "replaced",
}


def view(t: Wotr, seat: int) -> shapes.View:
    return {
        "turn": t.turn,
        "phase": PHASE_IDS[t.phase],
        "acting": t.acting,
        "team": [SIDE_IDS[side] for side in t.team],
        "leading": {"fp": t.chief(FP), "shadow": t.chief(SH)},
        "regions": _regions(t),
        "characters": _characters(t),
        "reinforcements": stories.counted(t.reserve),
        "casualties": stories.counted(t.lost),
        "politics": {NATION_IDS[n]: _nation(t, n) for n in range(NATIONS)},
        "fellowship": _fellowship(t),
        "hunt": _hunt(t),
        "dice": {SIDE_IDS[s]: {FACE_IDS[f]: t.dice[s][f] for f in range(EYE) if t.dice[s][f]} for s in (FP, SH)},
        "dice_ready": {"fp": t.ready[FP], "shadow": t.ready[SH]},
        "rings": {"fp": t.rings[FP], "shadow": t.rings[SH]},
        "ring_used": {"fp": bool(t.ring_used[FP]), "shadow": bool(t.ring_used[SH])},
        "messenger_used": t.messenger_used,
        "victory": {
            "fp": {"n": t.vp[FP], "of": victory.FREE_POINTS},
            "shadow": {"n": t.vp[SH], "of": victory.SHADOW_POINTS},
        },
        "cards": _cards(t, seat),
        "mixed": [_mixed(t, army_region(army), army_side(army)) for army in t.mixed],
        "battle": None if t.battle is None else _battle(t, t.battle, seat),
    }


def _nation(t: Wotr, n: int) -> shapes.NationState:
    return {
        "steps": AT_WAR - t.politics[n],
        "active": bool(t.active[n]),
        "at_war": t.at_war(n),
        "seat": t.nation_seat[n],
    }


def _mixed(t: Wotr, region: int, side: int) -> shapes.Mixed:
    """W21.13. A mixed Army, and who controls it."""
    led = armies.commander(t, t.place_of(region, side), side)
    return {"region": t.book.region_ids[region], "side": SIDE_IDS[side], "seat": led}


def _regions(t: Wotr) -> dict[str, shapes.Region]:
    """Regions where something stands or whose Settlement has changed hands; besieged figures apart."""
    out: dict[str, shapes.Region] = {}
    for region in range(REGIONS):
        held: shapes.Region = {}
        figures = stories.counted(t.figs[region])
        if figures:
            held["figures"] = figures
        box = t.book.box[region]
        if box >= 0:
            inside = stories.counted(t.figs[box])
            if inside:
                held["besieged"] = inside
        if t.control[region] >= 0:
            held["control"] = SIDE_IDS[t.control[region]]
        if t.captor[region] >= 0:
            held["captor"] = t.captor[region]
        if held:
            out[t.book.region_ids[region]] = held
    return out


def _characters(t: Wotr) -> dict[shapes.CharacterId, shapes.Character]:
    out: dict[shapes.CharacterId, shapes.Character] = {}
    for c in range(CHARACTERS):
        place = t.where[c]
        if place >= 0:
            out[CHARACTER_IDS[c]] = {"region": t.name_at(place), "besieged": place >= REGIONS}
        else:
            out[CHARACTER_IDS[c]] = {"place": ELSEWHERE[place]}
    return out


def _fellowship(t: Wotr) -> shapes.Fellowship:
    f = t.fellowship
    return {
        "region": t.book.region_ids[f.region] if f.mordor < 0 else None,
        "progress": f.progress,
        "reach": reach(t),
        "hidden": f.hidden,
        "corruption": f.corruption,
        "limit": CORRUPTION_LIMIT,
        "guide": CHARACTER_IDS[f.guide],
        "companions": [CHARACTER_IDS[c] for c in t.in_fellowship()],
        "gollum": t.where[GOLLUM] == IN_FELLOWSHIP,
        "mordor": f.mordor if f.mordor >= 0 else None,
        "doom": CRACK_OF_DOOM,
        "path": [t.book.region_ids[r] for r in f.path],
    }


def reach(t: Wotr) -> dict[str, int]:
    """W17.1.2. How far the Fellowship may have come from its last known position, in steps."""
    f = t.fellowship
    if f.mordor >= 0 or not f.progress:
        return {}
    far = {f.region: 0}
    edge = [f.region]
    for steps in range(1, f.progress + 1):
        beyond: list[int] = []
        for here in edge:
            for region in t.book.near[here]:
                if region not in far:
                    far[region] = steps
                    beyond.append(region)
        edge = beyond
    return {t.book.region_ids[region]: steps for region, steps in far.items()}


def _hunt(t: Wotr) -> shapes.Hunt:
    tiles = t.book.tile_ids
    return {
        "fp": t.hunt_dice[FP],
        "shadow": t.hunt_dice[SH],
        "dice": hunt.hunt_dice(t.hunt_dice[SH]),
        "pool": [tiles[n] for n in sorted(t.pool)],  # what is left is known to all; only the draw is chance
        "drawn": [tiles[n] for n in t.drawn],
        "removed": [tiles[n] for n in t.gone],
        "specials": [tiles[n] for n in t.specials],
        "tile": tiles[t.tile] if t.tile >= 0 else None,
        "damage": t.damage,
        "roll": list(t.hunt_roll),
        "rerolls": hunt.reroll_grounds(t) if t.fellowship.mordor < 0 else [],  # what grants the Shadow one each
        "aside": TILES - len(t.pool) - len(t.drawn) - len(t.gone) - len(t.specials) - (1 if t.tile >= 0 else 0),
        "running": stories.hunt_story(t) if t.chase else None,
    }


def _cards(t: Wotr, seat: int) -> shapes.Cards:
    """W8.5. Own hand by face; of the others the backs."""
    hands: list[shapes.HandCount] = []
    for s in range(t.seats):
        if t.settings.card_backs_open:
            backs = [0, 0]
            for c in t.hands[s]:
                backs[0 if is_character_card(c) else 1] += 1
            hands.append({"character": backs[0], "strategy": backs[1]})
        else:
            hands.append({"cards": len(t.hands[s])})
    dropped = [len([c for s in range(t.seats) for c in t.dropped[s] if deck_of(c) == d]) for d in range(4)]
    return {
        "hand": [CARD_IDS[c] for c in t.hands[seat]] if seat >= 0 else [],
        "hands": hands,
        "decks": {DECK_IDS[d]: len(t.decks[d]) for d in range(len(t.decks))},
        "table": [CARD_IDS[c] for c in t.laid],
        "played": [CARD_IDS[c] for c in t.played],
        "dropped": {DECK_IDS[d]: dropped[d] for d in range(4)} if t.settings.card_backs_open else {"all": sum(dropped)},
        "own_dropped": [CARD_IDS[c] for c in t.dropped[seat]] if seat >= 0 else [],
    }


def _battle(t: Wotr, b: Battle, seat: int) -> shapes.Battle:
    return {
        **stories.battle_story(t, b),
        "sides": {SIDE_IDS[side]: _fighter(t, b, side) for side in (FP, SH)},
        "rearguard": stories.counted(b.rear),
        "rearguard_characters": [CHARACTER_IDS[c] for c in members(b.rear_chars)],
        "round": b.round,
        "cards": {SIDE_IDS[side]: _battle_card(b, side, seat) for side in (FP, SH)},
    }


def _battle_card(b: Battle, side: int, seat: int) -> shapes.BattleCard | None:
    """W13.5. A Combat card; face down only its back is seen."""
    card = b.cards[side]
    if card < 0:
        return None
    if b.cards_open or b.seats[side] == seat:
        return {"card": CARD_IDS[card]}
    return {"back": DECK_IDS[deck_of(card)]}


def _fighter(t: Wotr, b: Battle, side: int) -> shapes.Fighter:
    """W13.3. Who fights for a side, and what they bring to the next roll."""
    return {
        **stories.force(t, b, side),
        "figures": {KIND_IDS[k]: b.figures(t, side, k) for k in kinds_of(side) if b.figures(t, side, k)},
        "characters": [CHARACTER_IDS[c] for c in members(b.chars(t, side))],
    }


# --- dealing anew ---


def redeal(t: Wotr, seat: int) -> None:
    """Mixes, deck by deck, the cards this seat can not know: decks, other hands, cards others dropped."""
    for number in range(4):
        decks = [number]
        mix = Redeal()
        for d in decks:
            mix.deck(t.decks[d], seat)
        for s in range(t.seats):
            if s != seat:
                _mix(mix, t.hands[s], decks, [c for c, giver in t.lent.items() if giver == seat])
                _mix(mix, t.dropped[s], decks, [])
        b = t.battle
        if b is not None and not b.cards_open:
            for side in (FP, SH):
                if b.cards[side] >= 0 and b.seats[side] != seat and deck_of(b.cards[side]) in decks:
                    mix.one(b.cards, side)
        mix.deal(t.chance)
    for hand in t.hands:
        hand.sort()
    for pile in t.dropped:
        pile.sort()
    if t.battle is not None and not t.battle.cards_open:
        _make_lawful(t, t.battle, seat)


def _mix(mix: Redeal, cards: list[int], decks: list[int], known: list[int]) -> None:
    for i in range(len(cards)):
        if deck_of(cards[i]) in decks and cards[i] not in known:
            mix.one(cards, i)


def _make_lawful(t: Wotr, b: Battle, seat: int) -> None:
    """A face-down Combat card meets its requirement: the re-dealt one is changed for one that does."""
    for side in (FP, SH):
        card = b.cards[side]
        if card < 0 or b.seats[side] == seat or combat_cards.requirement_met(t, b, side, card):
            continue
        _swap_for_lawful(t, b, side, seat)


def _swap_for_lawful(t: Wotr, b: Battle, side: int, seat: int) -> None:
    card = b.cards[side]
    deck = deck_of(card)
    piles: list[list[int]] = [t.decks[deck].pool]
    piles += [t.hands[s] for s in range(t.seats) if s != seat and t.team[s] == side]
    piles += [t.dropped[s] for s in range(t.seats) if s != seat and t.team[s] == side]
    found: list[tuple[int, int]] = []
    for p in range(len(piles)):
        for i in range(len(piles[p])):
            if t.lent.get(piles[p][i], -1) == seat:
                continue
            if deck_of(piles[p][i]) == deck and combat_cards.requirement_met(t, b, side, piles[p][i]):
                found.append((p, i))
    if found:
        p, i = found[t.chance.below(len(found))]
        b.cards[side] = piles[p][i]
        piles[p][i] = card
        for hand in t.hands:
            hand.sort()
        for pile in t.dropped:
            pile.sort()
