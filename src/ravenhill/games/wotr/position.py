"""Positions: a table described by what differs from the start. Keys: docs/positions/wotr.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import BadPosition
from ravenhill.engine.form import ANYTHING, FLAG, NUMBER, WORD, Each, Either, Keys, Named, check
from ravenhill.games.wotr import fellowship, multiplayer, people, setup
from ravenhill.games.wotr.check import problems
from ravenhill.games.wotr.decks import CARD_IDS, CARDS, DECK_IDS, card_side, deck_of
from ravenhill.games.wotr.dice import EYE, FACE_IDS, FACES
from ravenhill.games.wotr.groups import joined, members
from ravenhill.games.wotr.impossible_positions import bad, refuse
from ravenhill.games.wotr.kinds import KIND_IDS, KINDS, side_of_kind
from ravenhill.games.wotr.nations import FP, NATION_IDS, NATIONS, SH, SIDE_IDS, side_of
from ravenhill.games.wotr.places import (
    ASIDE,
    IN_FELLOWSHIP,
    OUT,
    PLACES,
    REGIONS,
    REPLACED,
    army_at,
    army_region,
    army_side,
)
from ravenhill.games.wotr.table import ACTIONS, B_OVER, B_START, BATTLE_IDS, PHASE_IDS, Battle, Wotr
from ravenhill.games.wotr.tiles import STANDARD_TILES

AWAY: Final = {
    "fellowship": IN_FELLOWSHIP,
    "aside": ASIDE,
    "eliminated": OUT,
    "replaced": REPLACED,
}
BESIEGED: Final = ":besieged"
FP_DICE_MOST: Final = 6  # W2.1: of each colour
SH_DICE_MOST: Final = 10
PALANTIR_DRAW: Final = "palantir"

KEYS: Final = (
    "at",
    "turn",
    "acting",
    "empty_board",
    "regions",
    "casualties",
    "characters",
    "minion_seen",
    "fellowship",
    "hunt",
    "politics",
    "dice",
    "ready",
    "rings",
    "ring_used",
    "messenger_used",
    "had_fp_die",
    "hands",
    "dropped",
    "played",
    "table",
    "decks",
    "battle",
    "leading",
    "beat",
    "mixed",
    "asked",
    "lent",
    "limit",
    "closing",
    "owed",
    "paid",
    "scenario",
    "seats",
    "options",
    "then",
    "seed",
    "game",
)


OF_TEAMS: Final = ("leading", "beat", "mixed", "asked", "lent", "limit")

# what a battle keeps by side of its last round, and of itself: from and to
LISTS: Final = {
    "add": (-9, 9),
    "add_reroll": (-9, 9),
    "fewer": (0, 99),
    "most": (0, 5),
    "no_reroll": (0, 1),
    "lost_lead": (0, 99),
    "cancelled": (0, 1),
    "hits": (0, 99),
    "bonus": (-9, 99),
    "reroll_hits": (0, 99),
    "extra": (0, 99),
    "unlocked": (0, 99),
}
NUMBERS: Final = {"stage": (B_START, B_OVER), "round": (0, 999), "rounds_left": (0, 9), "white_rider": (0, 1)}
TWO: Final = Each(NUMBER, size=2)  # one for each side
REGION: Final = Keys({"besieged": Named(NUMBER), "control": WORD, "captor": NUMBER}, rest=NUMBER)
FELLOWSHIP: Final = Keys(
    {
        "region": WORD,
        "progress": NUMBER,
        "hidden": FLAG,
        "corruption": NUMBER,
        "guide": WORD,
        "mordor": NUMBER,
        "tried": FLAG,
        "path": Each(WORD),
    }
)
HUNT: Final = Keys(
    {
        "fp": NUMBER,
        "shadow": NUMBER,
        "pool": Each(WORD),
        "drawn": Each(WORD),
        "removed": Each(WORD),
        "specials": Each(WORD),
    }
)
LAST_ROUND: Final = Keys(
    {
        **dict.fromkeys(LISTS, TWO),
        "rolled": Each(Each(NUMBER), size=2),
        "rerolled": Each(Each(NUMBER), size=2),
        "muted": Each(WORD),
        "spent": Each(WORD),
    }
)
BATTLE: Final = Keys(
    {
        "attacker": WORD,
        "kind": WORD,
        "region": WORD,
        "from": WORD,
        "rearguard": Named(NUMBER),
        "rearguard_characters": Each(WORD),
        "seats": TWO,
        "must_go_on": FLAG,
        "fp_card_needs_companion": FLAG,
        "relief": WORD,
        **dict.fromkeys(NUMBERS, NUMBER),
        "last_round": LAST_ROUND,
    },
    need=("attacker", "region"),
)
FORM: Final = Keys(
    {
        "at": WORD,
        "turn": NUMBER,
        "acting": NUMBER,
        "empty_board": FLAG,
        "regions": Named(REGION),
        "casualties": Named(NUMBER),
        "characters": Named(WORD),
        "minion_seen": FLAG,
        "fellowship": FELLOWSHIP,
        "hunt": HUNT,
        "politics": Named(Either((WORD, Keys({"box": NUMBER, "active": FLAG})))),
        "dice": Named(Named(NUMBER)),
        "ready": TWO,
        "rings": Keys({"fp": NUMBER, "shadow": NUMBER}),
        "ring_used": Each(Either((NUMBER, FLAG)), size=2),
        "messenger_used": FLAG,
        "had_fp_die": FLAG,
        "hands": Each(Each(WORD)),
        "dropped": Each(Each(WORD)),
        "played": Each(WORD),
        "table": Each(WORD),
        "decks": Named(Keys({"top": Each(WORD)})),
        "battle": BATTLE,
        "leading": TWO,
        "beat": TWO,
        "mixed": Each(WORD),
        "asked": Each(WORD),
        "lent": Named(NUMBER),
        "limit": Keys(dict.fromkeys(("nations", "armies", "now", "now_armies"), Each(WORD))),
        "closing": FLAG,
        "owed": Each(Either((WORD, NUMBER))),
        "paid": WORD,
    },
    rest=ANYTHING,
)


# --- reading ---


def place(t: Wotr, wanted: Mapping[str, Any]) -> None:
    """Lays a position; BadPosition says what is wrong with it."""
    for key in wanted:
        if key not in KEYS:
            raise bad("key", name=str(key))
    check(FORM, wanted)
    try:
        _place(t, wanted)
        refuse(t)
    except BadPosition:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise bad("form", detail=f"{type(e).__name__}: {e}") from e
    found = problems(t)
    if found:
        raise bad("broken", detail=found[0])


def _place(t: Wotr, wanted: Mapping[str, Any]) -> None:
    setup.deal(t)
    _figures(t, wanted)
    _control(t, wanted.get("regions", {}))
    _characters(t, wanted.get("characters", {}))
    _fellowship(t, wanted.get("fellowship", {}))
    _hunt(t, wanted.get("hunt", {}))
    _politics(t, wanted.get("politics", {}))
    _dice(t, wanted)
    _cards(t, wanted)
    _turn(t, wanted)
    if "battle" in wanted:
        t.battle = _battle(t, wanted["battle"])


def _index(names: Sequence[str], name: object, what: str, field: str) -> int:
    if name not in names:
        raise bad("unknown", field=field, what=what, name=str(name))
    return list(names).index(str(name))


def _region(t: Wotr, name: object, field: str) -> int:
    if name not in t.book.region_index:
        raise bad("unknown", field=field, what="region", name=str(name))
    return t.book.region_index[str(name)]


def _box(t: Wotr, name: object, field: str) -> int:
    """The inside of a Stronghold."""
    box = t.book.box[_region(t, name, field)]
    if box < 0:
        raise bad("no-stronghold", field=field, region=str(name))
    return box


def _number(value: object, low: int, high: int, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad("number", field=field, value=str(value), low=low, high=high)
    return value


def _figures(t: Wotr, wanted: Mapping[str, Any]) -> None:
    """Regions named replace what stands there at the start; reinforcements are what is left over."""
    if wanted.get("empty_board"):
        for place in range(PLACES):
            _clear(t, place)
    for name, held in wanted.get("regions", {}).items():
        region = _region(t, name, "regions")
        _clear(t, region)
        for kind, n in held.items():
            field = f"regions.{name}"
            if kind == "besieged":
                box = _box(t, name, field)
                for inside, number in n.items():
                    _stand(t, box, inside, number, f"{field}.besieged")
            elif kind not in ("control", "captor"):
                _stand(t, region, kind, n, field)
    for name, n in wanted.get("casualties", {}).items():
        kind = _index(KIND_IDS, name, "kind", "casualties")
        if side_of_kind(kind) == SH:
            raise bad("shadow-casualties", kind=str(name))
        t.lost[kind] = _number(n, 0, 40, f"casualties.{name}")
    for k in range(KINDS):
        used = t.lost[k] + sum(t.figs[p][k] for p in range(PLACES))
        t.reserve[k] = t.book.totals[k] - used
        if t.reserve[k] < 0:
            raise bad("figures", kind=KIND_IDS[k], n=used, most=t.book.totals[k])


def _stand(t: Wotr, place: int, kind: str, n: object, field: str) -> None:
    t.put(place, _index(KIND_IDS, kind, "kind", field), _number(n, 0, 40, f"{field}.{kind}"))


def _clear(t: Wotr, place: int) -> None:
    for k in range(KINDS):
        n = t.figs[place][k]
        if n:
            t.put(place, k, -n)


def _control(t: Wotr, regions: Mapping[str, Any]) -> None:
    for name, held in regions.items():
        region = _region(t, name, "regions")
        if "control" in held:
            if t.control[region] < 0:
                raise bad("no-settlement", region=str(name))
            t.control[region] = _index(SIDE_IDS, held["control"], "side", f"regions.{name}.control")
        if "captor" in held:
            t.captor[region] = _number(held["captor"], -1, t.seats - 1, f"regions.{name}.captor")
    for region in range(REGIONS):
        owner = t.control[region]
        if owner >= 0 and side_of(t.book.region_nation[region]) != owner:
            t.vp[owner] += t.book.vp[region]
            if t.captor[region] < 0:
                t.captor[region] = t.leading[owner]


def _characters(t: Wotr, wanted: Mapping[str, Any]) -> None:
    for name, where in wanted.items():
        c = _index(people.CHARACTER_IDS, name, "character", "characters")
        t.where[c] = _char_place(t, where, f"characters.{name}")
    for old, new in ((people.STRIDER, people.ARAGORN), (people.GANDALF_GREY, people.GANDALF_WHITE)):
        if t.where[new] != ASIDE and people.CHARACTER_IDS[old] not in wanted:
            t.where[old] = REPLACED  # W22.15
    t.minion_seen = any(
        t.where[c] != ASIDE for c in (people.GANDALF_WHITE, *range(people.SARUMAN, people.CHARACTERS))
    )  # W22.3


def _char_place(t: Wotr, where: object, field: str) -> int:
    if where in AWAY:
        return AWAY[str(where)]
    name = str(where)
    if name.endswith(BESIEGED):
        return _box(t, name.removesuffix(BESIEGED), field)
    return _region(t, name, field)


def _fellowship(t: Wotr, wanted: Mapping[str, Any]) -> None:
    f = t.fellowship
    if "region" in wanted:
        f.region = _region(t, wanted["region"], "fellowship.region")
    f.progress = _number(wanted.get("progress", 0), 0, 99, "fellowship.progress")
    f.hidden = bool(wanted.get("hidden", True))
    f.corruption = _number(wanted.get("corruption", 0), 0, 11, "fellowship.corruption")
    f.mordor = _number(wanted.get("mordor", -1), -1, 4, "fellowship.mordor")
    f.tried = bool(wanted.get("tried", False))
    f.path = [_region(t, r, "fellowship.path") for r in wanted.get("path", [])]
    if not t.in_fellowship():
        t.where[people.GOLLUM] = IN_FELLOWSHIP
    allowed = fellowship.guides(t)
    f.guide = allowed[0]
    if "guide" in wanted:
        f.guide = _index(people.CHARACTER_IDS, wanted["guide"], "character", "fellowship.guide")
        if f.guide not in allowed:
            raise bad("guide", character=str(wanted["guide"]))


def _hunt(t: Wotr, wanted: Mapping[str, Any]) -> None:
    t.hunt_dice = [
        _number(wanted.get("fp", 0), 0, 6, "hunt.fp"),
        _number(wanted.get("shadow", 0), 0, 10, "hunt.shadow"),
    ]
    t.drawn = _tiles(t, wanted, "drawn")
    t.gone = _tiles(t, wanted, "removed")
    t.specials = _tiles(t, wanted, "specials")
    out = t.drawn + t.gone
    if "pool" in wanted:
        t.pool = _tiles(t, wanted, "pool")
    else:
        t.pool = [n for n in range(STANDARD_TILES) if n not in out]


def _tiles(t: Wotr, wanted: Mapping[str, Any], pile: str) -> list[int]:
    return [_index(t.book.tile_ids, n, "tile", f"hunt.{pile}") for n in wanted.get(pile, [])]


def _politics(t: Wotr, wanted: Mapping[str, Any]) -> None:
    for name, held in wanted.items():
        n = _index(NATION_IDS, name, "nation", "politics")
        if held == "war":
            t.politics[n] = 4
            t.active[n] = 1
            continue
        if isinstance(held, str):
            raise bad("unknown", field=f"politics.{name}", what="state", name=held)
        t.politics[n] = _number(held.get("box", t.politics[n]), 1, 4, f"politics.{name}.box")
        t.active[n] = int(bool(held.get("active", t.active[n])))
        if t.at_war(n) and not t.active[n]:
            raise bad("passive-war", nation=str(name))


def _dice(t: Wotr, wanted: Mapping[str, Any]) -> None:
    for name, faces in wanted.get("dice", {}).items():
        side = _index(SIDE_IDS, name, "side", "dice")
        t.dice[side] = [0] * FACES
        for face, n in faces.items():
            number = _index(FACE_IDS[:EYE], face, "face", f"dice.{name}")
            t.dice[side][number] = _number(n, 0, 10, f"dice.{name}.{face}")
    t.ready = [_number(n, 0, 10, "ready") for n in wanted.get("ready", [0, 0])]
    rings = wanted.get("rings", {})
    t.rings = [_number(rings.get("fp", 3), 0, 3, "rings.fp"), _number(rings.get("shadow", 0), 0, 3, "rings.shadow")]
    t.ring_used = [_number(int(n), 0, 1, "ring_used") for n in wanted.get("ring_used", [0, 0])]
    t.messenger_used = bool(wanted.get("messenger_used", False))
    t.had_fp_die = bool(wanted.get("had_fp_die", False))
    if "minion_seen" in wanted:
        t.minion_seen = bool(wanted["minion_seen"])


def _cards(t: Wotr, wanted: Mapping[str, Any]) -> None:
    used: list[int] = []
    _hands(t, wanted, used)
    t.played = _taken(wanted.get("played", []), "played", used)
    t.laid = sorted(_taken(wanted.get("table", []), "table", used))
    in_play = t.pool + t.drawn + t.gone + t.specials
    for card, tile in t.book.special_tile.items():
        if tile in in_play and card not in used:
            t.played.append(card)  # W18.1.3: only the card brings its tile into play
            used.append(card)
    decks = wanted.get("decks", {})
    for name in decks:
        _index(DECK_IDS, name, "deck", "decks")
    for d in range(4):
        top = _taken(decks.get(DECK_IDS[d], {}).get("top", []), f"decks.{DECK_IDS[d]}.top", used)
        t.decks[d] = _deck([c for c in range(CARDS) if deck_of(c) == d and c not in used], top)


def _hands(t: Wotr, wanted: Mapping[str, Any], used: list[int]) -> None:
    """What each seat holds, and what it had to drop."""
    for key in ("hands", "dropped"):
        if len(wanted.get(key, [])) > t.seats:
            raise bad("hands", what=key, n=len(wanted[key]), seats=t.seats)
    for seat, names in enumerate(wanted.get("hands", [])):
        t.hands[seat] = sorted(_taken(names, f"hands[{seat}]", used))
        for c in t.hands[seat]:
            if card_side(c) != t.team[seat]:
                raise bad("card-side", card=CARD_IDS[c], seat=seat)
    for seat, names in enumerate(wanted.get("dropped", [])):
        t.dropped[seat] = sorted(_taken(names, f"dropped[{seat}]", used))


def _taken(names: Sequence[object], field: str, used: list[int]) -> list[int]:
    """These cards, none of which lies anywhere else."""
    out = [_index(CARD_IDS, n, "card", field) for n in names]
    for c in out:
        if c in used:
            raise bad("card-twice", field=field, card=CARD_IDS[c])
        used.append(c)
    return out


def _deck(left: list[int], top: list[int]) -> Deck:
    deck = Deck(left)
    for c in reversed(top):
        deck.put_on_top(c)
    return deck


def _turn(t: Wotr, wanted: Mapping[str, Any]) -> None:
    at = wanted.get("at", "recover")
    if at == "battle":
        if "battle" not in wanted:
            raise bad("no-battle")
        t.phase = ACTIONS
    else:
        t.phase = _index(PHASE_IDS[1:], at, "point", "at") + 1
    t.turn = _number(wanted.get("turn", 0 if at == "recover" else 1), 0, 9999, "turn")
    t.acting = _number(wanted.get("acting", 0), 0, t.seats - 1, "acting")
    _team_mates(t, wanted)
    t.leading = [_number(n, 0, t.seats - 1, "leading") for n in wanted.get("leading", t.leading)]
    t.beat = [
        _number(n, 0, (FP_DICE_MOST, SH_DICE_MOST)[side], "beat") for side, n in enumerate(wanted.get("beat", _beat(t)))
    ]
    t.mixed = _armies(t, wanted.get("mixed", []), "mixed")
    asked = _armies(t, wanted.get("asked", []), "asked")
    t.asked = {army: multiplayer.shared(t, army_region(army), army_side(army)) for army in asked}
    lent = wanted.get("lent", {})
    for name in lent:
        _index(CARD_IDS, name, "card", "lent")
    t.lent = {i: _number(lent[c], 0, t.seats - 1, f"lent.{c}") for i, c in enumerate(CARD_IDS) if c in lent}
    limit = wanted.get("limit", {})
    for n in limit.get("nations", []):
        t.last_nations = joined(t.last_nations, _index(NATION_IDS, n, "nation", "limit.nations"))
    for r in limit.get("armies", []):
        t.last_force = joined(t.last_force, _region(t, r, "limit.armies"))
    for n in limit.get("now", []):
        t.now_nations = joined(t.now_nations, _index(NATION_IDS, n, "nation", "limit.now"))
    for r in limit.get("now_armies", []):
        t.now_force = joined(t.now_force, _region(t, r, "limit.now_armies"))
    t.closing = bool(wanted.get("closing", False))
    t.owed = [_owed(deck) for deck in wanted.get("owed", [])]
    t.paid_face = _index(FACE_IDS, wanted["paid"], "face", "paid") if "paid" in wanted else -1


def _owed(deck: object) -> int:
    """W22.13. A deck, or `palantir` for one of choice; positions of version 0.1 have their numbers."""
    if isinstance(deck, int):
        return _number(deck, -1, len(DECK_IDS) - 1, "owed")
    return -1 if deck == PALANTIR_DRAW else _index(DECK_IDS, deck, "deck", "owed")


def _team_mates(t: Wotr, wanted: Mapping[str, Any]) -> None:
    """W21.1. Two players have none. Only a whole table, as `position` writes it, has all keys that speak of them: there
    they say nothing."""
    if t.seats > 2:
        return
    whole = all(key in wanted for key in OF_TEAMS)
    for key in OF_TEAMS:
        if key in wanted and not (whole and _says_nothing(key, wanted[key])):
            raise bad("teams", field=key)


def _says_nothing(key: str, value: Any) -> bool:
    if key == "limit":
        return not any(value.values())
    return key in ("leading", "beat") or not value


def _beat(t: Wotr) -> list[int]:
    """W21.6. Whose turn it is in each team when this player acts: the Free Peoples are first in each round."""
    if t.seats == 2:
        return [0, 0]
    side = t.team[t.acting]
    own = 1 if t.acting == t.chief(side) and t.team.count(side) == 2 else 0
    return [own, own] if side == FP else [1 - own, own]


def _armies(t: Wotr, names: Sequence[object], field: str) -> list[int]:
    """W21.11. Armies of team-mates: a region, or a region and its side where both sides are teams in a siege."""
    out: list[int] = []
    for name in names:
        head, _, tail = str(name).partition(":")
        region = _region(t, head, field)
        if tail:  # as written in the midst of a battle, where one of the two may have fallen
            out.append(army_at(region, _index(SIDE_IDS, tail, "side", field)))
            continue
        here = [army_at(region, side) for side in (FP, SH) if multiplayer.shared(t, region, side)]
        if not here:
            raise bad("not-shared", what=field, region=head)
        out += here
    return sorted(out)


def _battle(t: Wotr, wanted: Mapping[str, Any]) -> Battle:
    b = Battle()
    b.attacker = _index(SIDE_IDS, wanted["attacker"], "side", "battle.attacker")
    b.kind = _index(BATTLE_IDS, wanted.get("kind", "field"), "kind", "battle.kind")
    b.region = _region(t, wanted["region"], "battle.region")
    source = _region(t, wanted.get("from", wanted["region"]), "battle.from")
    b.source = t.book.box[source] if b.kind == 2 else source
    b.target = t.book.box[b.region] if b.kind == 1 else b.region
    for place, side in ((b.source, b.attacker), (b.target, 1 - b.attacker)):
        if place < 0 or not t.units_at(place, side):
            raise bad("battle-army", region=t.book.region_ids[b.region])
    for name, n in wanted.get("rearguard", {}).items():
        b.rear[_index(KIND_IDS, name, "kind", "battle.rearguard")] = _number(n, 0, 10, f"battle.rearguard.{name}")
    for name in wanted.get("rearguard_characters", []):
        b.rear_chars = joined(
            b.rear_chars, _index(people.CHARACTER_IDS, name, "character", "battle.rearguard_characters")
        )
    b.seats = list(wanted.get("seats", [t.leading[FP], t.leading[SH]]))
    b.must_go_on = bool(wanted.get("must_go_on", False))
    b.fp_card_needs_companion = bool(wanted.get("fp_card_needs_companion", False))
    if "relief" in wanted:
        b.relief = _box(t, wanted["relief"], "battle.relief")
    for name, (low, high) in NUMBERS.items():
        setattr(b, name, _number(wanted.get(name, getattr(b, name)), low, high, f"battle.{name}"))
    last = wanted.get("last_round", {})
    for name, (low, high) in LISTS.items():
        given = last.get(name, getattr(b, name))
        setattr(b, name, [_number(n, low, high, f"battle.last_round.{name}") for n in given])
    b.rolled = [_rolled(r) for r in last.get("rolled", [[], []])]
    b.rerolled = [_rolled(r) for r in last.get("rerolled", [[], []])]
    for name in last.get("muted", []):
        b.muted = joined(b.muted, _index(people.CHARACTER_IDS, name, "character", "battle.last_round.muted"))
    for name in last.get("spent", []):
        b.spent = joined(b.spent, _index(people.CHARACTER_IDS, name, "character", "battle.last_round.spent"))
    return b


def _rolled(dice: Sequence[object]) -> list[int]:
    return [_number(n, 1, 6, "battle.last_round.rolled") for n in dice]


# --- writing ---


def position(t: Wotr) -> dict[str, Any]:
    """The table at a checkpoint, whole: `place` makes the same table of it."""
    out: dict[str, Any] = {
        "at": PHASE_IDS[t.phase],
        "turn": t.turn,
        "acting": t.acting,
        "empty_board": True,
        "regions": _regions_out(t),
        "casualties": _kinds_out(t.lost),
        "characters": {
            people.CHARACTER_IDS[c]: _char_out(t, c) for c in range(people.CHARACTERS) if c != people.GOLLUM
        },
        "minion_seen": t.minion_seen,
        "fellowship": _fellowship_out(t),
        "hunt": {
            "fp": t.hunt_dice[FP],
            "shadow": t.hunt_dice[SH],
            "pool": [t.book.tile_ids[n] for n in t.pool],
            "drawn": [t.book.tile_ids[n] for n in t.drawn],
            "removed": [t.book.tile_ids[n] for n in t.gone],
            "specials": [t.book.tile_ids[n] for n in t.specials],
        },
        "politics": {NATION_IDS[n]: {"box": t.politics[n], "active": bool(t.active[n])} for n in range(NATIONS)},
        "dice": {SIDE_IDS[s]: {FACE_IDS[f]: t.dice[s][f] for f in range(EYE) if t.dice[s][f]} for s in (FP, SH)},
        "ready": list(t.ready),
        "rings": {"fp": t.rings[FP], "shadow": t.rings[SH]},
        "ring_used": list(t.ring_used),
        "messenger_used": t.messenger_used,
        "had_fp_die": t.had_fp_die,
        "hands": [[CARD_IDS[c] for c in hand] for hand in t.hands],
        "dropped": [[CARD_IDS[c] for c in pile] for pile in t.dropped],
        "played": [CARD_IDS[c] for c in t.played],
        "table": [CARD_IDS[c] for c in t.laid],
        "leading": list(t.leading),
        "beat": list(t.beat),
        "mixed": [f"{t.book.region_ids[army_region(army)]}:{SIDE_IDS[army_side(army)]}" for army in t.mixed],
        "asked": [f"{t.book.region_ids[army_region(army)]}:{SIDE_IDS[army_side(army)]}" for army in t.asked],
        "lent": {CARD_IDS[c]: giver for c, giver in t.lent.items()},
        "limit": _limit_out(t),
        "closing": t.closing,
        "owed": [DECK_IDS[deck] if deck >= 0 else PALANTIR_DRAW for deck in t.owed],
    }
    tops = {DECK_IDS[d]: {"top": [CARD_IDS[c] for c in reversed(t.decks[d].top)]} for d in range(4) if t.decks[d].top}
    if tops:
        out["decks"] = tops
    if t.paid_face >= 0:
        out["paid"] = FACE_IDS[t.paid_face]
    if t.battle is not None:
        out["battle"] = _battle_out(t, t.battle)
    return out


def _kinds_out(n: list[int]) -> dict[str, int]:
    return {KIND_IDS[k]: n[k] for k in range(KINDS) if n[k]}


def _figures_out(t: Wotr, place: int) -> dict[str, Any]:
    return {KIND_IDS[k]: t.figs[place][k] for k in range(KINDS) if t.figs[place][k]}


def _regions_out(t: Wotr) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for region in range(REGIONS):
        held = _figures_out(t, region)
        box = t.book.box[region]
        if box >= 0 and _figures_out(t, box):
            held["besieged"] = _figures_out(t, box)
        owner = t.control[region]
        if owner >= 0 and side_of(t.book.region_nation[region]) != owner:
            held["control"] = SIDE_IDS[owner]
            held["captor"] = t.captor[region]
        if held:
            out[t.book.region_ids[region]] = held
    return out


def _char_out(t: Wotr, c: int) -> str:
    where = t.where[c]
    if where < 0:
        return next(name for name, number in AWAY.items() if number == where)
    name = t.name_at(where)
    return name if where < REGIONS else name + BESIEGED


def _fellowship_out(t: Wotr) -> dict[str, Any]:
    f = t.fellowship
    return {
        "region": t.book.region_ids[f.region],
        "progress": f.progress,
        "hidden": f.hidden,
        "corruption": f.corruption,
        "guide": people.CHARACTER_IDS[f.guide],
        "mordor": f.mordor,
        "tried": f.tried,
        "path": [t.book.region_ids[r] for r in f.path],
    }


def _limit_out(t: Wotr) -> dict[str, Any]:
    out: dict[str, Any] = {
        "nations": [NATION_IDS[n] for n in members(t.last_nations)],
        "now": [NATION_IDS[n] for n in members(t.now_nations)],
    }
    for key, group in (("armies", t.last_force), ("now_armies", t.now_force)):
        if group:
            out[key] = [t.book.region_ids[r] for r in members(group)]
    return out


def _battle_out(t: Wotr, b: Battle) -> dict[str, Any]:
    out: dict[str, Any] = {
        "attacker": SIDE_IDS[b.attacker],
        "kind": BATTLE_IDS[b.kind],
        "region": t.book.region_ids[b.region],
        "from": t.name_at(b.source),
        "rearguard": _kinds_out(b.rear),
        "rearguard_characters": [people.CHARACTER_IDS[c] for c in members(b.rear_chars)],
        "seats": list(b.seats),
        "must_go_on": b.must_go_on,
        "fp_card_needs_companion": b.fp_card_needs_companion,
    }
    if b.relief >= 0:
        out["relief"] = t.name_at(b.relief)
    for name in NUMBERS:
        out[name] = getattr(b, name)
    last: dict[str, Any] = {name: list(getattr(b, name)) for name in LISTS}
    last["rolled"] = [list(r) for r in b.rolled]
    last["rerolled"] = [list(r) for r in b.rerolled]
    last["muted"] = [people.CHARACTER_IDS[c] for c in members(b.muted)]
    last["spent"] = [people.CHARACTER_IDS[c] for c in members(b.spent)]
    out["last_round"] = last
    return out
