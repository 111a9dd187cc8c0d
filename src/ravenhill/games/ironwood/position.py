"""Positions: a table told by what differs from the start. docs/positions/ironwood.md lists the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import BadPosition, Message
from ravenhill.engine.form import ANYTHING, FLAG, NUMBER, WORD, Each, Either, Keys, Named, check
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.check import problems
from ravenhill.games.ironwood.hand import SIDE_NAMES, bot_side
from ravenhill.games.ironwood.pieces import Lingering, Prohibition, RoundBonus
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.setup import deal_cards, lay_board, place_units, removed_cards
from ravenhill.games.ironwood.table import FOREST_MARK, PASSED, PHASES, SITES, IronwoodTable, Phase
from ravenhill.games.ironwood.victory import out_of_reach, say_out_of_reach

KEYS = (
    "at",
    "round",
    "turn",
    "clear",
    "forests",
    "mountains",
    "drill",
    "crystals",
    "secured",
    "totems",
    "forge_tokens",
    "hands",
    "decks",
    "discard",
    "played",
    "aside",
    "lingering",
    "visions",
    "vision_deck",
    "vision_discard",
    "discovered",
    "seen",
    "seen_visions",
    "bonuses",
    "prohibitions",
    "marks",
    "bot",
)
COUNT: Final = Either((NUMBER, Keys({"fighters": NUMBER, "charged": NUMBER, "fading": NUMBER})))
SITE: Final = Either((NUMBER, Keys({"fighters": NUMBER, "golems": NUMBER, "site": WORD})))
PILE: Final = Keys({"top": Each(WORD), "top_seen": Each(NUMBER), "under": Each(WORD), "under_seen": Each(NUMBER)})
DECK: Final = Either((Each(WORD), PILE))
LINGERS: Final = Keys({"card": WORD, "markers": NUMBER})
BONUS: Final = Keys(
    {
        "side": WORD,
        "damage": NUMBER,
        "defence": NUMBER,
        "dominance": NUMBER,
        "defender_only": FLAG,
        "opponent_first": FLAG,
    }
)
BOT: Final = Keys(
    {
        "hand": Either((Each(WORD), Keys({"top": Each(WORD), "mixed": Each(WORD), "under": Each(WORD)}))),
        "stance": NUMBER,
        "exhausted": FLAG,
        "exalted": FLAG,
        "spirits": NUMBER,
        "marked": Each(WORD),
    }
)
FORM: Final = Keys(
    {
        "at": WORD,
        "round": NUMBER,
        "turn": NUMBER,
        "clear": FLAG,
        "forests": Named(COUNT),
        "mountains": Named(SITE),
        "drill": Keys({"at": WORD, "track": NUMBER, "cargo": NUMBER}),
        "crystals": Named(NUMBER),
        "secured": NUMBER,
        "totems": NUMBER,
        "forge_tokens": NUMBER,
        "hands": Named(Each(WORD)),
        "decks": Named(DECK),
        "discard": Named(Each(WORD)),
        "played": Named(Each(Either((WORD, Each(WORD))))),
        "aside": Named(Each(WORD)),
        "lingering": Named(Each(LINGERS)),
        "visions": Each(WORD),
        "vision_deck": DECK,
        "vision_discard": Each(WORD),
        "discovered": Each(WORD),
        "seen": Named(Each(WORD)),
        "seen_visions": Each(WORD),
        "bonuses": Each(BONUS),
        "prohibitions": Each(Keys({"what": NUMBER, "place": WORD})),
        "marks": Each(WORD),
        "bot": BOT,
    },
    rest=ANYTHING,
)
RESERVED = ("game", "scenario", "seats", "seed", "options", "then", "pack")


def bad(key: str, **args: Any) -> BadPosition:
    return BadPosition(
        Message("ironwood-bad-" + key, {k: v if isinstance(v, int) else str(v) for k, v in args.items()})
    )


def place(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    """Lays the position: the set-up first, then what it names. A place or hand that is named is laid exactly so."""
    for key in p:
        if key not in KEYS and key not in RESERVED:
            raise bad("key", field=key, known=", ".join(KEYS))
    check(FORM, p)
    lay_board(t)
    if not p.get("clear", False):
        place_units(t)
    deal_cards(t)
    _map(t, p)
    _boards(t, p)
    _cards(t, p)
    _visions(t, p)
    _bot(t, p)
    _moment(t, p)
    if t.built_forges() >= t.book.forges_to_win or t.secured >= t.book.totems_to_win:
        raise bad("finished")
    broken = problems(t)
    if broken:
        raise bad("broken", detail="; ".join(broken))
    if out_of_reach(t):
        say_out_of_reach(t)  # I1.9


def _number(value: Any, key: str, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise bad("number", field=key, value=value, least=least, most=most)
    return value


def _names(value: Any, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise bad("list", field=key, value=value)
    return value


def _mapping(value: Any, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise bad("mapping", field=key, value=value)
    return value


def _sides(p: Mapping[str, Any], key: str) -> list[tuple[int, Any]]:
    """The sides named under a key, each with its value."""
    found = []
    for name, value in _mapping(p.get(key, {}), key).items():
        if name not in SIDE_NAMES:
            raise bad("side", field=key, value=name)
        found.append((SIDE_NAMES.index(name), value))
    return found


def _index(index: dict[str, int], name: Any, key: str) -> int:
    if name not in index:
        raise bad("unknown", field=key, value=name)
    return index[name]


def _map(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    for name, raw in _mapping(p.get("forests", {}), "forests").items():
        f = _index(t.book.forest_index, name, "forests")
        told = {"fighters": raw} if isinstance(raw, int) else _mapping(raw, name)
        t.ww[f] = _number(told.get("fighters", 0), name, t.book.fighters[WW])
        t.charged[f] = _number(told.get("charged", 0), name, t.book.totems)
        t.fading[f] = _number(told.get("fading", 0), name, t.book.totems)
    for name, raw in _mapping(p.get("mountains", {}), "mountains").items():
        m = _index(t.book.mountain_index, name, "mountains")
        told = {"fighters": raw} if isinstance(raw, int) else _mapping(raw, name)
        t.fighters[m] = _number(told.get("fighters", 0), name, t.book.fighters[IC])
        t.golems[m] = _number(told.get("golems", 0), name, t.book.golems)
        site = told.get("site", "empty")
        if site not in SITES:
            raise bad("site", value=site)
        t.site[m] = SITES.index(site)
        if t.site[m] and m not in t.book.outer_mountains:
            raise bad("site-place", value=name)
    told = _mapping(p.get("drill", {}), "drill")
    t.drill = _index(t.book.mountain_index, told.get("at", t.book.mountain_names[t.drill]), "drill")
    t.track = _number(told.get("track", 0), "track", t.book.track_last)
    t.cargo = _number(told.get("cargo", 0), "cargo", t.book.crystals)
    for name in _names(p.get("marks", []), "marks"):
        if name in t.book.forest_index:
            t.map_marks.append(t.book.forest_index[name] + FOREST_MARK)
        else:
            t.map_marks.append(_index(t.book.mountain_index, name, "marks"))


def _boards(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    t.crystals = [t.settings.starting_crystals, t.settings.starting_crystals]
    for side, value in _sides(p, "crystals"):
        t.crystals[side] = _number(value, "crystals", t.book.crystals)
    t.secured = _number(p.get("secured", 0), "secured", t.book.totems)
    on_map = sum(t.charged) + sum(t.fading) + t.secured
    t.totems = _number(p.get("totems", max(0, t.book.totems - on_map)), "totems", t.book.totems)
    built = sum(1 for site in t.site if site)
    t.forge_tokens = _number(p.get("forge_tokens", t.book.forge_tokens - built), "forge_tokens", t.book.forge_tokens)


def _take(t: IronwoodTable, side: int, name: str, key: str) -> int:
    """A card out of where the set-up put it: the hand for base cards, the deck for specials."""
    card = _index(t.book.card_index, name, key)
    if t.book.cards[card].side != side:
        raise bad("wrong-side", card=name, side=SIDE_NAMES[side])
    if t.book.cards[card].base:
        hand = t.bot_hand.pool if side == bot_side(t) else t.hands[side]
        if card not in hand:
            raise bad("card-twice", card=name)
        hand.remove(card)
    elif card in removed_cards(t):
        raise bad("card-removed", card=name)
    elif card not in t.deck[side].cards():
        raise bad("card-twice", card=name)
    else:
        t.deck[side].remove(card)
    return card


def _cards(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    for side, value in _sides(p, "played"):
        for space in value:
            if space in ("passed", ["passed"]):
                t.played[side].append([PASSED])
            else:
                t.played[side].append([_take(t, side, name, "played") for name in _names(space, "played")])
    for side, value in _sides(p, "aside"):
        t.set_aside[side] = [_take(t, side, name, "aside") for name in _names(value, "aside")]
    for side, value in _sides(p, "lingering"):
        t.lingering[side] = [_lingering(t, side, _mapping(raw, "lingering")) for raw in value]
    for side, value in _sides(p, "discard"):
        t.discard[side] = [_take(t, side, name, "discard") for name in _names(value, "discard")]
    for side, value in _sides(p, "hands"):
        held = [n for n in _names(value, "hands") if not _base(t, n)]
        hand = t.bot_hand.pool if side == bot_side(t) else t.hands[side]
        hand.extend([_take(t, side, name, "hands") for name in held])
        hand.sort()
    for side, value in _sides(p, "decks"):
        _deck(t.deck[side], value, lambda name, side=side: _take(t, side, name, "decks"))
    for side, value in _sides(p, "seen"):
        t.seen[side] = [_index(t.book.card_index, name, "seen") for name in _names(value, "seen")]
        if any(c not in t.hands[side] for c in t.seen[side]):
            raise bad("seen", side=SIDE_NAMES[side])


def _lingering(t: IronwoodTable, side: int, told: Mapping[str, Any]) -> Lingering:
    """A card that has been played, or is taken for it, with its markers."""
    name = told.get("card", "")
    number = t.book.card_index.get(name, -1)
    if not any(number in space for space in t.played[side]):
        number = _take(t, side, name, "lingering")
    markers = _number(told.get("markers", 1), "markers", t.book.markers)
    if markers == 0:  # I3.4: a card without markers does not linger
        raise bad("number", field="markers", value=markers, most=t.book.markers)
    return Lingering(number, markers)


def _base(t: IronwoodTable, name: str) -> bool:
    """Base cards that are named nowhere else are in hand anyway."""
    return name in t.book.card_index and t.book.cards[t.book.card_index[name]].base


def _deck(deck: Deck, value: Any, take: Any) -> None:
    """A list: the top cards in order, known to nobody. A table: `top` and `under`, with masks of who knows them."""
    told = {"top": value} if isinstance(value, list) else _mapping(value, "decks")
    top = [take(name) for name in _names(told.get("top", []), "top")]
    under = [take(name) for name in _names(told.get("under", []), "under")]
    deck.top += top[::-1]  # a sorted deck has its other cards below
    deck.top_seen += _masks(told, "top_seen", len(top))[::-1]
    deck.under += under
    deck.under_seen += _masks(told, "under_seen", len(under))


def _masks(told: Mapping[str, Any], key: str, length: int) -> list[int]:
    """Who knows the cards of a deck: one number for each, 1 for the Woodwalkers, 2 for the Ironclad, 3 for both."""
    masks = told.get(key, [0] * length)
    if not isinstance(masks, list) or len(masks) != length:
        raise bad("list", field=key, value=masks)
    return [_number(mask, key, 3) for mask in masks]


def _visions(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    """Visions that are named nowhere are in the deck."""
    pool = list(range(t.book.vision_count))

    def take(name: str) -> int:
        vision = _index(t.book.vision_index, name, "visions")
        if vision not in pool:
            raise bad("card-twice", card=name)
        pool.remove(vision)
        return vision

    t.visions = sorted(take(n) for n in _names(p.get("visions", []), "visions"))
    t.discovered = [take(n) for n in _names(p.get("discovered", []), "discovered")]
    outer = [t.book.vision_names[v] for v in pool if t.book.vision_mountain[v] in t.book.outer_mountains]
    discard = outer if t.settings.bot == Bot.WOODBOT and "vision_deck" not in p else []
    t.vision_discard = [take(n) for n in _names(p.get("vision_discard", discard), "vision_discard")]
    t.vision_deck = Deck(pool)
    _deck(t.vision_deck, p.get("vision_deck", []), take)
    t.seen_visions = [_index(t.book.vision_index, n, "seen_visions") for n in p.get("seen_visions", [])]
    if any(v not in t.visions for v in t.seen_visions):
        raise bad("seen", side=SIDE_NAMES[WW])


def _bot(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    told = _mapping(p.get("bot", {}), "bot")
    side = bot_side(t)
    if told and side < 0:
        raise bad("no-bot")
    if t.settings.bot == Bot.WOODBOT:
        t.marked = sorted(t.book.vision_mountain[v] for v in t.vision_deck.cards())
    t.marked = (
        sorted(_index(t.book.mountain_index, n, "marked") for n in told["marked"]) if "marked" in told else t.marked
    )
    t.stance = _number(told.get("stance", t.stance), "stance", 2)
    t.flow_exhausted = bool(told.get("exhausted", False))
    t.exalted = bool(told.get("exalted", False))
    t.spirits = _number(told.get("spirits", 0), "spirits", t.book.markers)
    if "hand" in told:
        # the whole hand: in order, top first, or with cards in no order between top and bottom;
        # base cards that are not named lie aside
        def take(name: str) -> int:
            card = _index(t.book.card_index, name, "hand")
            if card in t.bot_hand.cards():
                t.bot_hand.remove(card)
                return card
            return _take(t, side, name, "hand")

        held = told["hand"] if isinstance(told["hand"], Mapping) else {"top": told["hand"]}
        parts = [[take(n) for n in _names(held.get(part, []), "hand")] for part in ("top", "mixed", "under")]
        t.set_aside[side].extend([c for c in t.bot_hand.cards() if t.book.cards[c].base])
        t.bot_hand = Deck(parts[1])
        for card in parts[0][::-1]:
            t.bot_hand.put_on_top(card)
        for card in parts[2]:
            t.bot_hand.put_under(card)


def _moment(t: IronwoodTable, p: Mapping[str, Any]) -> None:
    at = p.get("at", "action" if p else "preparation")
    if at not in PHASES:
        raise bad("at", value=at, known=", ".join(PHASES))
    t.phase = PHASES.index(at)
    t.round = _number(p.get("round", 1), "round", 10000, 1)
    last = 2 * t.book.turns
    t.turn = _number(p.get("turn", 0), "turn", last - 1 if t.phase == Phase.ACTION else last)
    for raw in p.get("bonuses", []):
        told = _mapping(raw, "bonuses")
        bonus = RoundBonus()
        side = told.get("side", "woodwalkers")
        if side not in SIDE_NAMES:
            raise bad("side", field="bonuses", value=side)
        bonus.side = SIDE_NAMES.index(side)
        bonus.damage, bonus.defence, bonus.dominance = [
            _number(told.get(key, 0), f"bonuses.{key}", 99, -99) for key in ("damage", "defence", "dominance")
        ]
        bonus.defender_only = told.get("defender_only", False)
        bonus.opponent_first = told.get("opponent_first", False)
        t.round_bonuses.append(bonus)
    for raw in p.get("prohibitions", []):
        told = _mapping(raw, "prohibitions")
        place_name = told.get("place", "")
        index = t.book.mountain_index if place_name in t.book.mountain_index else t.book.forest_index
        t.prohibitions.append(
            Prohibition(
                _number(told.get("what", 0), "what", 2),
                _index(index, place_name, "prohibitions") if place_name else -1,
                False,
            )
        )


# --- writing ---


def position(t: IronwoodTable) -> dict[str, Any]:
    """The whole table, so that reading it gives the same table again."""
    cards, visions = t.book.cards, t.book.vision_names

    def named(numbers: list[int]) -> list[str]:
        return [cards[c].ident for c in numbers]

    both = (WW, IC)
    p: dict[str, Any] = {
        "at": PHASES[t.phase],
        "round": t.round,
        "turn": t.turn,
        "clear": True,
        "forests": {
            name: {"fighters": t.ww[f], "charged": t.charged[f], "fading": t.fading[f]}
            for f, name in enumerate(t.book.forest_names)
            if t.ww[f] or t.totems_in(f)
        },
        "mountains": {
            name: {"fighters": t.fighters[m], "golems": t.golems[m], "site": SITES[t.site[m]]}
            for m, name in enumerate(t.book.mountain_names)
            if t.units(m) or t.site[m]
        },
        "drill": {"at": t.book.mountain_names[t.drill], "track": t.track, "cargo": t.cargo},
        "crystals": {SIDE_NAMES[s]: t.crystals[s] for s in both},
        "secured": t.secured,
        "totems": t.totems,
        "forge_tokens": t.forge_tokens,
        "hands": {SIDE_NAMES[s]: named([c for c in t.hands[s] if not cards[c].base]) for s in both if s != bot_side(t)},
        "decks": {SIDE_NAMES[s]: _deck_told(t.deck[s], [c.ident for c in cards]) for s in both},
        "discard": {SIDE_NAMES[s]: named(t.discard[s]) for s in both},
        "played": {
            SIDE_NAMES[s]: [["passed"] if PASSED in space else named(space) for space in t.played[s]] for s in both
        },
        "aside": {SIDE_NAMES[s]: named(t.set_aside[s]) for s in both},
        "lingering": {
            SIDE_NAMES[s]: [{"card": cards[x.card].ident, "markers": x.markers} for x in t.lingering[s]] for s in both
        },
        "visions": [visions[v] for v in t.visions],
        "vision_deck": _deck_told(t.vision_deck, visions),
        "vision_discard": [visions[v] for v in t.vision_discard],
        "discovered": [visions[v] for v in t.discovered],
        "seen": {SIDE_NAMES[s]: named(t.seen[s]) for s in both},
        "seen_visions": [visions[v] for v in t.seen_visions],
        "marks": [
            t.book.forest_names[x - FOREST_MARK] if x >= FOREST_MARK else t.book.mountain_names[x] for x in t.map_marks
        ],
        "bonuses": [
            {
                "side": SIDE_NAMES[b.side],
                "damage": b.damage,
                "defence": b.defence,
                "dominance": b.dominance,
                "defender_only": b.defender_only,
                "opponent_first": b.opponent_first,
            }
            for b in t.round_bonuses
        ],
        "prohibitions": [
            {"what": x.what, "place": (t.book.mountain_names if x.what == 1 else t.book.forest_names)[x.place]}
            for x in t.prohibitions
            if x.place >= 0
        ],
    }
    if t.settings.bot != Bot.NONE:
        p["bot"] = {
            "hand": {
                "top": named(t.bot_hand.top[::-1]),
                "mixed": named(t.bot_hand.pool),
                "under": named(t.bot_hand.under),
            },
            "stance": t.stance,
            "exhausted": t.flow_exhausted,
            "exalted": t.exalted,
            "spirits": t.spirits,
            "marked": [t.book.mountain_names[m] for m in t.marked],
        }
    return p


def _deck_told(deck: Deck, names: list[str]) -> dict[str, Any]:
    return {
        "top": [names[c] for c in deck.top[::-1]],
        "top_seen": deck.top_seen[::-1],
        "under": [names[c] for c in deck.under],
        "under_seen": deck.under_seen[:],
    }
