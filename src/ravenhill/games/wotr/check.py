"""What every table of War of the Ring must keep: figures, cards, tiles, dice and Rings are neither lost nor doubled."""

from __future__ import annotations

from ravenhill.games.wotr import events
from ravenhill.games.wotr.decks import CARDS
from ravenhill.games.wotr.dice import EYE
from ravenhill.games.wotr.kinds import FP_KINDS, KIND_IDS, KINDS
from ravenhill.games.wotr.nations import FP, NO_NATION, SH, side_of
from ravenhill.games.wotr.people import COMPANIONS, GOLLUM
from ravenhill.games.wotr.places import BOXES, IN_FELLOWSHIP, PLACES, REGIONS
from ravenhill.games.wotr.ranks import is_leader, is_unit
from ravenhill.games.wotr.table import CORRUPTION_LIMIT, Wotr
from ravenhill.games.wotr.tiles import TILES


def problems(t: Wotr) -> list[str]:
    return _figures(t) + _places(t) + _cards(t) + _tiles(t) + _tracks(t)


def _figures(t: Wotr) -> list[str]:
    """W2.4. For each kind: on the board, in reinforcements and lost."""
    found: list[str] = []
    for k in range(KINDS):
        n = t.reserve[k] + t.lost[k] + sum(t.figs[place][k] for place in range(PLACES))
        if n != t.book.totals[k]:
            found.append(f"{n} {KIND_IDS[k]} instead of {t.book.totals[k]}")
        if t.reserve[k] < 0 or t.lost[k] < 0:
            found.append(f"fewer than no {KIND_IDS[k]}")
    if any(n < 0 for row in t.figs for n in row):
        found.append("fewer than no figures at a place")
    if any(t.lost[k] for k in range(FP_KINDS, KINDS)):
        found.append("Shadow figures are lost")
    return found


def _places(t: Wotr) -> list[str]:
    found: list[str] = []
    for place in range(PLACES):
        for side in (FP, SH):
            kinds = range(FP_KINDS) if side == FP else range(FP_KINDS, KINDS)
            units = sum(t.figs[place][k] for k in kinds if is_unit(k))
            leaders = sum(t.figs[place][k] for k in kinds if is_leader(k))
            if units != t.units_at(place, side) or leaders != t.leaders_at(place, side):
                found.append(f"sums are wrong at {place}")
    for i in range(BOXES):
        box = REGIONS + i
        if t.units_at(box, FP) and t.units_at(box, SH):
            found.append(f"both sides in box {i}")
    for region in range(REGIONS):
        if t.units_at(region, FP) and t.units_at(region, SH):
            found.append(f"both sides' units in {t.book.region_ids[region]}")
    if t.where[GOLLUM] == IN_FELLOWSHIP and any(t.where[c] == IN_FELLOWSHIP for c in range(COMPANIONS)):
        found.append("Gollum guides beside Companions")
    return found


def _cards(t: Wotr) -> list[str]:
    """Each of the 96 cards is in one place."""
    cards = list(t.played) + list(t.laid)
    for deck in t.decks:
        cards += deck.cards()
    for hand in t.hands:
        cards += hand
    for pile in t.dropped:
        cards += pile
    if t.battle is not None:
        cards += [c for c in t.battle.cards if c >= 0]
    found = [] if sorted(cards) == list(range(CARDS)) else ["cards are lost or doubled"]
    for seat in range(t.seats):
        if len(t.hands[seat]) > events.hand_limit(t, seat) + 4:
            found.append(f"seat {seat} holds {len(t.hands[seat])} cards")
    return found


def _tiles(t: Wotr) -> list[str]:
    tiles = t.pool + t.drawn + t.gone + t.specials
    doubled = len(set(tiles)) != len(tiles)
    standard = [n for n in tiles if n < 16]
    short = t.tile < 0 and len(standard) != 16
    return ["tiles are lost or doubled"] if doubled or short or len(tiles) > TILES else []


def _tracks(t: Wotr) -> list[str]:
    found: list[str] = []
    f = t.fellowship
    if not 0 <= f.corruption <= CORRUPTION_LIMIT or (f.corruption == CORRUPTION_LIMIT and t.result is None):
        found.append(f"corruption {f.corruption}")
    if not -1 <= f.mordor <= 5:
        found.append(f"Mordor step {f.mordor}")
    if any(not 1 <= box <= 4 for box in t.politics):
        found.append("a Nation is off the Political Track")
    if t.rings[FP] + t.rings[SH] > 3 or min(t.rings) < 0:
        found.append("too many Elven Rings")
    if any(n < 0 for faces in t.dice for n in faces) or t.dice[FP][EYE] or t.dice[SH][EYE]:
        found.append("a die is wrong")
    if t.dice_left(FP) > 6 or t.dice_left(SH) + t.hunt_dice[SH] > 10:
        found.append("too many Action dice")
    points = [0, 0]
    for region in range(REGIONS):
        nation = t.book.region_nation[region]
        owner = t.control[region]
        if nation != NO_NATION and owner >= 0 and side_of(nation) != owner:
            points[owner] += t.book.vp[region]
    if points != t.vp:
        found.append(f"victory points {t.vp} instead of {points}")
    return found
