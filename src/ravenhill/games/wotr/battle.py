"""W13.4 to W13.10, W14. A battle, round after round: cards, rolls, casualties, retreat, siege, advance."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from ravenhill.engine.decision import Arg, Asked, Atom, Option, Question, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import (
    armies,
    capture,
    combat_cards,
    events,
    movement,
    multiplayer,
    odds,
    politics,
    shapes,
    stories,
    strength,
)
from ravenhill.games.wotr.asking import NONE, PASS, WotrQuestion
from ravenhill.games.wotr.decks import DECK_IDS, deck_of
from ravenhill.games.wotr.dice import is_hit
from ravenhill.games.wotr.groups import has, members, without
from ravenhill.games.wotr.kinds import KIND_IDS, KIND_NUMBER, KINDS, kinds_of, leaders_stay
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.people import GANDALF_WHITE, SARUMAN, WITCH_KING
from ravenhill.games.wotr.places import REGIONS
from ravenhill.games.wotr.ranks import is_elite
from ravenhill.games.wotr.table import B_ADVANCE, B_OVER, B_ROUND, B_START, FIELD, SIEGE, Battle, Wotr

ADVANCE: Final[Option] = ("advance",)
STAY: Final[Option] = ("stay",)
CEASE: Final[Option] = ("cease",)


class BattleQuestion(WotrQuestion):
    """A question about the battle on the table, to who commands one of its sides."""

    __slots__ = ("army", "battle")

    def __init__(self, t: Wotr, b: Battle, side: int, rule: str) -> None:
        super().__init__(t, b.seats[side], rule)
        self.battle = b
        self.army = side

    def about(self) -> dict[str, Arg]:
        return {"region": self.t.book.region_ids[self.battle.region]}

    def edge(self) -> float:
        """From -1 to 1: who is likely to outlast the other, seen from the attacker."""
        t = self.t
        b = self.battle
        return strength.advantage(t, b) if b.units(t, FP) > 0 and b.units(t, SH) > 0 else 0.0


# --- a round, W13.4 to W13.9 ---


def fight(t: Wotr, b: Battle) -> Script:
    """The next part of the battle that lies on the table: one round, and what follows the last."""
    if b.stage == B_START:
        yield from start(t, b)
    if b.stage == B_ROUND:
        yield from one_round(t, b)
    if b.stage == B_ADVANCE and not over(t):
        yield from advance(t, b)
    if b.stage == B_OVER:
        finish(t)


def start(t: Wotr, b: Battle) -> Script:
    """W22.10, R6.1. Gandalf the White may forfeit his Leadership to negate that of all Nazgul."""
    if has(b.chars(t, FP), GANDALF_WHITE) and strength.nazgul_leadership(t, b) > 0:
        if (yield from WhiteRider(t, b, FP, "W22.10").verb()) == "white_rider":
            b.white_rider = 1
            t.tell("wotr-log-white-rider")
    b.stage = B_ROUND


class WhiteRider(BattleQuestion):
    """W22.10. Whether Gandalf the White negates the Leadership of the Nazgul."""

    __slots__ = ()
    KIND = "white_rider"
    TAKES = ("white_rider", "pass")
    ASK = "wotr-ask-white-rider"

    def offer(self) -> list[Option]:
        return [("white_rider",), PASS]

    def about(self) -> dict[str, Arg]:
        return {}


def one_round(t: Wotr, b: Battle) -> Script:
    """W13.4. One Combat round."""
    b.new_round()
    b.shown += [-1, -1]
    t.fought(("round",))
    take_command(t, b)
    if (yield from siege_decision(t, b)):  # W14.3
        return
    yield from combat_cards.choose_cards(t, b)  # W13.5
    draws = sorcerer_plays(t, b)
    yield from combat_cards.work(t, b, 0, 3)
    if draws:
        yield from sorcerer(t, b, "at_once")  # W22.12
    if b.stage == B_ROUND and not is_over(t, b):
        roll(t, b)  # W13.6
        yield from combat_cards.work(t, b, 4, 4)
        reroll(t, b)  # W13.7
        yield from combat_cards.work(t, b, 5, 6)
        yield from casualties(t, b)  # W13.8
        if not is_over(t, b):
            yield from combat_cards.work(t, b, 7, 7)
    if draws:
        yield from sorcerer(t, b, "end_of_round")
    combat_cards.discard_cards(t, b)
    events.tend(t)  # R2.4: with the fallen, before anybody is asked about an advance
    if over(t) or b.stage != B_ROUND:
        return  # R6.17: a card has let the defender retreat or go inside
    if is_over(t, b):
        fallen(t, b)
    else:
        yield from cease_or_retreat(t, b)  # W13.9


def take_command(t: Wotr, b: Battle) -> None:
    """W21.13, W21.14. The player with more units in the battle decides for a mixed Army, also when losses change it."""
    if t.seats > 2:
        for side in (FP, SH):
            if multiplayer.is_mixed(t, b.seats[side], b.place_of(side)) and b.units(t, side) > 0:
                b.seats[side] = armies.commander(t, b.place_of(side), side, b.rear_of(side))


def is_over(t: Wotr, b: Battle) -> bool:
    return b.units(t, FP) <= 0 or b.units(t, SH) <= 0


def roll(t: Wotr, b: Battle) -> None:
    """W13.6. Both sides roll."""
    for side in (b.attacker, 1 - b.attacker):
        stories.keep_force(t, b, side)
        rolled = t.chance.dice(strength.dice_of(t, b, side))
        need = strength.to_hit(t, b, side)
        hits = len([d for d in rolled if is_hit(d, b.add[side], need)])
        b.rolled[side] = rolled
        b.hits[side] = hits
        b.unlocked[side] = len(rolled) - hits
        tell_roll(t, "roll", "wotr-log-combat-roll", side, need, b.add[side], rolled, hits)


def reroll(t: Wotr, b: Battle) -> None:
    """W13.7, R6.6. As many missed dice as Leadership, at most five, once."""
    for side in (b.attacker, 1 - b.attacker):
        n = min(strength.leadership(t, b, side), b.unlocked[side], strength.DICE)
        if n <= 0 or b.no_reroll[side]:
            continue
        rolled = t.chance.dice(n)
        need = strength.to_hit(t, b, side)
        hits = len([d for d in rolled if is_hit(d, b.add_reroll[side], need)])
        b.rerolled[side] = rolled
        b.reroll_hits[side] = hits
        b.hits[side] += hits
        tell_roll(t, "reroll", "wotr-log-reroll", side, need, b.add_reroll[side], rolled, hits)


def extra_attack(t: Wotr, b: Battle, side: int, dice: int, need: int) -> Script:
    """W13.5.7, R6.18. An attack by a card: no re-roll, casualties are removed at once."""
    if dice <= 0:
        t.tell("wotr-log-no-extra-attack", {"side": SIDE_IDS[side]})
        return
    rolled = t.chance.dice(min(strength.DICE, dice))
    hits = len([d for d in rolled if is_hit(d, 0, need)])
    tell_roll(t, "extra", "wotr-log-extra-attack", side, need, 0, rolled, hits)
    b.extra[side] += hits
    yield from suffer(t, b, 1 - side, hits)


def tell_roll(t: Wotr, what: str, key: str, side: int, need: int, add: int, rolled: list[int], hits: int) -> None:
    """Dice of a side: what they needed, what was added to each, and how many hit."""
    t.fought((what, side, need, add, hits) + tuple(rolled))  # noqa: RUF005 (compiled, a starred tuple goes through a list)
    t.tell(key, {"side": SIDE_IDS[side], "dice": " ".join([str(d) for d in rolled]), "n": hits})


def suffer(t: Wotr, b: Battle, side: int, hits: int) -> Script:
    """Hits on a side of the battle; with its last unit the Army falls (W13.8.7)."""
    place = b.place_of(side)
    yield from armies.take_hits(t, b.seats[side], place, side, hits, b.rear_of(side))
    if b.units(t, side) <= 0:
        armies.destroy(t, place, side, b.rear_of(side), b.rear_chars if side == b.attacker else 0)
    take_command(t, b)


def casualties(t: Wotr, b: Battle) -> Script:
    """W13.8.1. The attacker removes his losses first; both suffer all hits."""
    defender = 1 - b.attacker
    yield from suffer(t, b, b.attacker, b.hits[defender] + b.bonus[defender])
    yield from suffer(t, b, defender, b.hits[b.attacker] + b.bonus[b.attacker])


def sorcerer_plays(t: Wotr, b: Battle) -> bool:
    """W22.12. The Witch-king is in the battle and the Shadow has played a Combat card in its first round."""
    return b.round == 1 and b.cards[SH] >= 0 and has(b.chars(t, SH), WITCH_KING)


def sorcerer(t: Wotr, b: Battle, moment: str) -> Script:
    """W22.12. If the Witch-king has not fallen he lets the Shadow draw, whatever became of the Combat card."""
    deck = deck_of(b.cards[SH])
    if t.settings.sorcerer_draw != moment or not t.on_map(WITCH_KING) or not len(t.decks[deck]):
        return
    seat = b.seats[SH]
    if (yield from Sorcerer(t, b, SH, "W22.12").verb()) == "draw":
        events.draw(t, seat, deck)
        yield from events.keep_limit(t, seat)


class Sorcerer(BattleQuestion):
    """W22.12. Whether the Shadow draws a card from the deck of its Combat card."""

    __slots__ = ()
    KIND = "sorcerer"
    TAKES = ("draw", "pass")
    ASK = "wotr-ask-sorcerer"

    def offer(self) -> list[Option]:
        return [("draw",), PASS]

    def about(self) -> dict[str, Arg]:
        return {"deck": DECK_IDS[deck_of(self.battle.cards[SH])]}


# --- cease, retreat, siege ---


def _field(t: Wotr, b: Battle) -> dict[str, Atom]:
    """For prompts: where the battle is."""
    return {"region": t.book.region_ids[b.region]}


def siege_decision(t: Wotr, b: Battle) -> Generator[Asked, None, bool]:
    """W14.3, R6.3. Before every round a defender of his own Stronghold fights in the field or goes inside."""
    defender = 1 - b.attacker
    if b.kind != FIELD or not strength.holds_walls(t, b):
        return False
    if (yield from FieldOrSiege(t, b, defender, "W14.3").verb()) == "field":
        return False
    yield from go_inside(t, b)
    return True


class FieldOrSiege(BattleQuestion):
    """W14.3. Whether the defender fights in the field or retreats into siege."""

    __slots__ = ()
    KIND = "siege"
    TAKES = ("field", "siege")
    ASK = "wotr-ask-siege"

    def offer(self) -> list[Option]:
        return [("field",), ("siege",)]

    def weigh(self, option: Option) -> float:
        if option[0] == "siege":
            return super().weigh(option)
        edge = self.edge()
        return 2.0 - 2.0 * edge if edge < 0.9 else 0.1

    def has_odds(self, option: Option) -> bool:
        return option[0] == "field"

    def odds(self, option: Option) -> dict[str, Any] | None:
        return odds.of_battle(self.t, self.battle) if option[0] == "field" else None


def go_inside(t: Wotr, b: Battle) -> Script:
    """W14.4 to W14.6, R7.1. The defender goes inside; if the attacker advances, the siege begins."""
    t.tell_end("wotr-log-inside", {"region": t.book.region_ids[b.region]})
    defender = 1 - b.attacker
    b.stage = B_OVER
    if t.settings.siege_declined != "must_advance":
        if (yield from Besiege(t, b, b.attacker, "W14.4").verb()) == "stay":
            t.tell_end("wotr-log-outside", {"region": t.book.region_ids[b.region]})
            return
    box = t.book.box[b.region]
    armies.relocate(t, b.target, box, armies.force_at(t, b.target, defender))
    yield from march_in(t, b)
    siege: shapes.Cry = {"what": "siege", "region": t.book.region_ids[b.region]}
    t.tell_end("wotr-log-besieged", {"region": siege["region"]}, siege)
    yield from armies.keep_stack(t, b.seats[defender], box, defender, armies.STACK_BESIEGED, "W14.5")


class Advance(BattleQuestion):
    """W13.10.2. Whether the attacker advances into the region he has won."""

    __slots__ = ()
    KIND = "advance"
    TAKES = ("advance", "stay")
    ASK = "wotr-ask-advance"

    def offer(self) -> list[Option]:
        return [ADVANCE, STAY]


class Besiege(Advance):
    """W14.4. Whether the attacker advances and begins the siege."""

    __slots__ = ()
    KIND = "besiege"
    ASK = "wotr-ask-besiege"


def cease_or_retreat(t: Wotr, b: Battle) -> Script:
    """W13.9, W14.11. The attacker goes on or ceases; the defender stands or retreats."""
    if b.kind == SIEGE:
        yield from prolong(t, b)
        return
    if not b.must_go_on:
        if (yield from Cease(t, b, b.attacker, "W13.9.1").verb()) == "cease":
            cease(t, b)
            return
    if retreats(t, b):
        region = yield from Retreat(t, b, 1 - b.attacker, "W13.9.2").region()
        if region >= 0:
            retreat(t, b, region)


class Cease(BattleQuestion):
    """W13.9.1, W14.11. Whether the attacker goes on or ceases."""

    __slots__ = ()
    KIND = "cease"
    TAKES = ("cease", "continue")
    ASK = "wotr-ask-cease"

    def offer(self) -> list[Option]:
        return [("continue",), CEASE] if self.battle.kind == SIEGE else [CEASE, ("continue",)]

    def weigh(self, option: Option) -> float:
        if option == CEASE:
            return super().weigh(option)
        edge = self.edge()
        return 2.0 + 2.0 * edge if edge > -0.9 else 0.1

    def has_odds(self, option: Option) -> bool:
        return option != CEASE

    def odds(self, option: Option) -> dict[str, Any] | None:
        return odds.of_battle(self.t, odds.next_round(self.battle)) if option != CEASE else None


class Retreat(BattleQuestion):
    """W13.9.2. Whether the defender stands, or where he retreats."""

    __slots__ = ()
    KIND = "retreat"
    TAKES = ("stand", "retreat <region>")
    ASK = "wotr-ask-retreat"

    def offer(self) -> list[Option]:
        options: list[Option] = [("stand",)]
        for r in retreats(self.t, self.battle):
            options.append(("retreat", self.t.book.region_ids[r]))
        return options

    def origin(self) -> str:
        return self.t.book.region_ids[self.battle.region]

    def weigh(self, option: Option) -> float:
        if option[0] == "retreat":
            return super().weigh(option)
        return max(0.1, 2.0 - 1.5 * self.edge())

    def has_odds(self, option: Option) -> bool:
        return option[0] == "stand"

    def odds(self, option: Option) -> dict[str, Any] | None:
        return odds.of_battle(self.t, odds.next_round(self.battle)) if option[0] == "stand" else None


def cease(t: Wotr, b: Battle) -> None:
    """W13.9.1, W14.11. The attack is over with both Armies where they are."""
    b.stage = B_OVER
    t.tell_end("wotr-log-ceased", _field(t, b))


def prolong(t: Wotr, b: Battle) -> Script:
    """W14.11, R7.4. A siege battle ends after its rounds, unless an Elite is reduced for one more."""
    b.rounds_left -= 1
    if b.rounds_left > 0:
        if (yield from Cease(t, b, b.attacker, "W14.11").verb()) == "cease":
            cease(t, b)
        return
    if not reducible(t, b):
        cease(t, b)
        return
    kind = yield from Prolong(t, b, b.attacker, "W14.11").figure()
    if kind == NONE:
        cease(t, b)
        return
    if armies.regular_for(t, kind):
        armies.reduce(t, b.source, kind)
    else:
        armies.lose(t, b.source, kind)  # W13.8.4: only by the option siege_extension
    b.rounds_left = 1
    if b.units(t, b.attacker) <= 0:
        armies.destroy(t, b.source, b.attacker, b.rear, b.rear_chars)
        t.tell_end("wotr-log-destroyed", {"side": SIDE_IDS[b.attacker]})
        b.stage = B_OVER


def reducible(t: Wotr, b: Battle) -> list[int]:
    """R7.4. Elites of the attacking force that may be reduced for another round."""
    free = t.settings.siege_extension == "any_elite"
    return [
        k
        for k in kinds_of(b.attacker)
        if is_elite(k) and b.figures(t, b.attacker, k) > 0 and (armies.regular_for(t, k) or free)
    ]


class Prolong(BattleQuestion):
    """W14.11, R7.4. Whether an Elite is reduced for another round of the siege battle, and which."""

    __slots__ = ()
    KIND = "prolong"
    TAKES = ("cease", "reduce <figure>")
    ASK = "wotr-ask-prolong"

    def offer(self) -> list[Option]:
        options: list[Option] = [CEASE]
        for k in reducible(self.t, self.battle):
            options.append(("reduce", KIND_IDS[k]))
        return options

    def has_odds(self, option: Option) -> bool:
        return option != CEASE

    def odds(self, option: Option) -> dict[str, Any] | None:
        if option == CEASE:
            return None
        return odds.of_battle(self.t, odds.next_round(self.battle), KIND_NUMBER[str(option[1])])


def retreats(t: Wotr, b: Battle) -> list[int]:
    """W13.9.3, W13.9.4, R6.13. Free regions beside the defender; none for the besieged."""
    if b.target >= REGIONS:
        return []
    side = 1 - b.attacker
    return [r for r in t.book.near[b.target] if t.is_free(r, side) and not movement.warded(t, r, side)]


def retreat(t: Wotr, b: Battle, region: int) -> None:
    """W13.9.3, W13.9.5, W13.9.6, R6.14. The whole defending Army goes; a Character of Level 0 stays behind."""
    move_defeated(t, b.target, region, 1 - b.attacker)
    events.tend(t)  # R2.4
    b.stage = B_ADVANCE


def move_defeated(t: Wotr, place: int, region: int, side: int) -> None:
    force = armies.force_at(t, place, side)
    force.chars = without(force.chars, SARUMAN)
    armies.relocate(t, place, region, force)
    names = t.book.region_ids
    told: dict[str, Atom] = {"side": SIDE_IDS[side], "from": names[place], "region": names[region]}
    t.tell_end("wotr-log-retreat", told, stories.army_march(t, place, region, force))
    if t.settings.retreat_activates:
        politics.entered(t, region, side)
    if side == FP:
        for c in members(force.chars):
            politics.companion_there(t, c)  # W16.7: he has ended a move there, whatever the Army does


# --- the end, W13.10 ---


def fallen(t: Wotr, b: Battle) -> None:
    """W13.10.1, R6.11. An Army is gone: the attacker may advance if he is left and the field is his to take."""
    attacker_left = b.units(t, b.attacker) > 0
    b.stage = B_ADVANCE if attacker_left and b.kind == FIELD else B_OVER
    for side in (b.attacker, 1 - b.attacker):
        if b.units(t, side) <= 0:
            t.tell_end("wotr-log-destroyed", {"side": SIDE_IDS[side]})


def advance(t: Wotr, b: Battle) -> Script:
    """W13.10.2, W14.17, W14.18. All or part of the attacking Army may move in; a sortie does not leave its region."""
    b.stage = B_OVER
    if b.kind != FIELD or b.units(t, b.attacker) <= 0:
        return
    if t.settings.garrison_first:
        capture.settle(t)
    if movement.room(t, b.region, b.attacker) < 1:
        return
    if (yield from Advance(t, b, b.attacker, "W13.10.2").verb()) == "advance":
        yield from march_in(t, b)
    else:
        t.tell_end("wotr-log-no-advance", _field(t, b))


def march_in(t: Wotr, b: Battle) -> Script:
    """R6.12. Who advances."""
    seat = b.seats[b.attacker]
    side = b.attacker
    force = armies.force_at(t, b.source, side)
    force.chars &= without(~b.rear_chars, SARUMAN)
    for k in range(KINDS):
        force.n[k] -= b.rear[k]
    cap = min(armies.STACK * 4, movement.room(t, b.region, side))
    ok = _advance_ok(t, b, cap)
    parting = armies.Parting(b.source, ok, _advance_can(t, b, ok), b.region, cap)
    force = yield from armies.choose_force(t, seat, "W13.10.2", armies.ADVANCING, force, parting)
    multiplayer.note_use(t, seat, force.n, b.region)
    armies.relocate(t, b.source, b.region, force)
    movement.tell_move(t, side, b.source, b.region, force, "wotr-log-advanced")
    armies.sweep_leaders(t, b.source)
    capture.arrive(t, b.region, side, force.chars)


def _advance_ok(t: Wotr, b: Battle, cap: int) -> Callable[[armies.Force], bool]:
    """W21.14: who leads a mixed Army leads the part that advances."""
    seat = b.seats[b.attacker]
    return lambda f: (
        0 < f.units() <= cap
        and (_units_stay(t, b, f) or not _leaders_left(t, b, f))
        and multiplayer.keeps_command(t, seat, b.source, f.n)
    )


def _advance_can(t: Wotr, b: Battle, ok: Callable[[armies.Force], bool]) -> Callable[[armies.Force], bool]:
    seat = b.seats[b.attacker]
    if multiplayer.is_mixed(t, seat, b.source):
        return lambda f: multiplayer.some_part(t, seat, f.n, lambda n: ok(armies.Force(n, f.chars)))
    return lambda f: f.units() > 1 or (f.units() == 1 and (_units_stay(t, b, f) or not _leaders_left(t, b, f)))


def _units_stay(t: Wotr, b: Battle, f: armies.Force) -> bool:
    return t.units_at(b.source, b.attacker) > f.units()


def _leaders_left(t: Wotr, b: Battle, f: armies.Force) -> bool:
    return leaders_stay(t.figs[b.source], f.n)


def finish(t: Wotr) -> None:
    """The battle is over; sieges, control and cards on the table are looked at."""
    b = t.battle
    if b is not None:
        if b.kind == SIEGE:
            capture.settle(t)  # R11.5: while it is known who has fought
        if not t.quiet:
            t.tell("wotr-log-battle-over", {"region": t.book.region_ids[b.region]}, stories.battle_story(t, b))
    t.battle = None
    t.closing = True
    capture.after_change(t)


# --- what is asked next ---


def ahead(t: Wotr, seat: int) -> list[Question]:
    """What a commander is asked in the running or the next round, in the order of W13.4."""
    b = t.battle
    if b is None or b.stage not in (B_START, B_ROUND):
        return []
    found: list[Question] = []
    for side in (FP, SH):
        if b.seats[side] != seat:
            continue
        attacks = side == b.attacker
        if not attacks and b.kind == FIELD and strength.holds_walls(t, b):
            found.append(FieldOrSiege(t, b, side, "W14.3"))
        found.append(combat_cards.CombatCard(t, b, side))
        found.append(armies.Casualty(t, seat, b.source if attacks else b.target, side, 1, b.rear_of(side)))
        if attacks:
            found.append(Cease(t, b, side, "W14.11" if b.kind == SIEGE else "W13.9.1"))
        elif b.kind == FIELD:
            found.append(Retreat(t, b, side, "W13.9.2"))
    return found
