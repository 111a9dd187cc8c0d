"""I7-I11 as steps of cards: moving, fighting, building, discovering."""

from __future__ import annotations

from ravenhill.engine.decision import Script
from ravenhill.games.ironwood import battle, drill, forges, movement, totems
from ravenhill.games.ironwood.asking import SKIP
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Event, Op, Step
from ravenhill.games.ironwood.effects import arguments as takes
from ravenhill.games.ironwood.effects.operation import Operation
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.effects.saying import bonuses, in_turn, joined, phrase
from ravenhill.games.ironwood.effects.steps import event, say_idle
from ravenhill.games.ironwood.shapes import Phrase
from ravenhill.games.ironwood.table import IronwoodTable, Site


class Move(Operation):
    """I7. `side` is the owner of the card (I17, rule 1)."""

    __slots__ = ()

    OP = Op.MOVE
    ARGUMENTS = (takes.SIDE, takes.FIGHTERS, takes.WARBAND_COUNT, takes.SAME_AS, takes.DRILL_MOUNTAIN)

    def say(self, s: Step) -> Phrase:
        if s.same_as:
            return phrase("move-same")
        if s.side == WW:
            return phrase("move-fighters", {"n": s.n})
        return phrase("move-to-drill" if s.to_drill else "move-warbands", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        if ctx.side == IC:
            return any(movement.warband_goals(t, m, s.to_drill) for m in range(len(t.fighters)))
        if not s.same_as:
            return any(movement.unmoved(t, f) > 0 and not movement.held_back(t, f) for f in range(len(t.ww)))
        same = ctx.found(s.same_as)
        return same is not None and any(same.there[f] > 0 and not movement.held_back(t, f) for f in range(len(t.ww)))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        n = s.n
        if ctx.action and not s.same_as and not s.to_drill:
            n += self.extra(t, ctx.side)
        if ctx.side == IC:
            yield from movement.move_warbands(t, ctx, n, s.ident, s.to_drill)
        elif s.same_as:
            yield from movement.move_same_fighters(t, ctx, ctx.found(s.same_as), s.ident)
        else:
            yield from movement.move_fighters(t, ctx, n, s.ident)

    def extra(self, t: IronwoodTable, side: int) -> int:
        """Moves that lingering cards add to a Move action."""
        extra = 0
        for lying in t.lingering[side]:
            for p in t.book.cards[lying.card].passive:
                if p.op == Op.MODIFIER:
                    extra += p.extra_fighters if side == WW else p.extra_warbands
        return extra


class MoveDrill(Operation):
    """I8.6."""

    __slots__ = ()

    OP = Op.MOVE_DRILL
    ARGUMENTS = (takes.AGAIN,)

    def say(self, s: Step) -> Phrase:
        return phrase("move-drill-again" if s.again else "move-drill")

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.drill_moves <= (1 if s.again else 0) and bool(drill.drill_goals(t))

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        yield from drill.move_drill(t, ctx, s.again)
        if ctx.did:
            yield from event(t, ctx, IC, Event.DRILL_MOVED)


class Attack(Operation):
    """I9.1. Attack, or let it be."""

    __slots__ = ()

    OP = Op.ATTACK
    ARGUMENTS = (takes.TARGET, takes.FROM, takes.MODS, takes.VICTORY, takes.BEFORE_RETREAT)

    def say(self, s: Step) -> Phrase:
        target = "ferrum" if s.ferrum_only else "any"
        parts = [phrase("attack", {"target": target, "with": takes.WARBANDS[s.from_kind]})]
        if s.damage or s.defence or s.dominance or s.damage_per or s.opponent_first:
            parts.append(phrase("this-combat", {"said": bonuses(s)}))
        if s.victory:
            won = "victory-early" if s.before_retreat else "victory"
            parts.append(phrase(won, {"said": in_turn(s.victory)}))
        return joined("aside", parts)

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(battle.attack_pairs(t, ctx, s))

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        """The attack that promises most, a little below its own weight: moving is often the better choice."""
        best = 0.1
        for f in t.book.inner_forests:
            if t.ww[f] == 0:
                continue
            for m in t.book.mountains_of[f]:
                if s.ferrum_only:
                    if m == FERRUM:
                        best = max(best, 1.5 + 0.6 * t.crystals[IC] - 0.9 * t.units(m))
                elif t.units(m):
                    best = max(best, battle.battle_worth(t, side, f, m) - 3.0)
        return best

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        done = ctx.result(s.ident)
        if not battle.attack_pairs(t, ctx, s):
            return
        asked = battle.Attack(t, ctx, s)
        answer = yield from asked
        if answer == SKIP:
            return
        forest, mountain = asked.pair(str(answer[1]), str(answer[2]))
        done.count = 1
        done.places.append(forest if ctx.side == WW else mountain)
        done.there = [forest, mountain]
        ways = t.book.trails[forest] if ctx.side == WW else t.book.ridges[mountain]
        empty = [p for p in ways if _nobody(t, ctx.side, p)]
        yield from battle.fight(t, ctx, s, forest, mountain)
        # driven to an empty place it is still the warband that attacked (I17, `not:x`)
        done.places.extend([p for p in empty if not _nobody(t, ctx.side, p)])
        ctx.did = True


def _nobody(t: IronwoodTable, side: int, place: int) -> bool:
    return (t.ww[place] if side == WW else t.units(place)) == 0


class PlaceFoundation(Operation):
    """I10.1."""

    __slots__ = ()

    OP = Op.PLACE_FOUNDATION
    ARGUMENTS = (takes.FOUNDATION_SITE,)

    def say(self, s: Step) -> Phrase:
        return phrase("place-foundation")

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(forges.foundation_sites(t))

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        return 6.0 if any(t.site[m] == Site.EMPTY and t.units(m) for m in t.book.outer_mountains) else 0.7

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        yield from forges.place_foundation(t, ctx, s.ident)


class Build(Operation):
    """I10.2."""

    __slots__ = ()

    OP = Op.BUILD

    def say(self, s: Step) -> Phrase:
        return phrase("build")

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return bool(t.controlled_foundations())

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        return 9.0 if t.controlled_foundations() else 0.1

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        yield from forges.build(t, ctx)


class Discover(Operation):
    """I11.2."""

    __slots__ = ()

    OP = Op.DISCOVER

    def say(self, s: Step) -> Phrase:
        return phrase("discover")

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return totems.asks_to_discover(t) if openly else bool(totems.discoveries(t))

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        for v in t.visions:
            m = t.book.vision_mountain[v]
            if t.units(m) == 0 and any(t.ww[f] > 0 for f in t.book.inner_of[m]):
                return 8.0
        return 0.1

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if not totems.discoveries(t):
            say_idle(t, ctx, s)
        yield from totems.discover(t, ctx)

    def secret(self, t: IronwoodTable) -> bool:
        return True


class FlipTotem(Operation):
    """I17. Fading totems back to their charged side."""

    __slots__ = ()

    OP = Op.FLIP_TOTEM
    ARGUMENTS = (takes.N, takes.CHARGED)

    def say(self, s: Step) -> Phrase:
        return phrase("flip-totem", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return any(t.fading)

    def worth(self, t: IronwoodTable, side: int, s: Step) -> float:
        return 5.0 if sum(t.fading) else 0.1

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        yield from totems.flip_totem(t, s.n)


class CargoToAvailable(Operation):
    """I17. Up to n crystals out of Cargo; the track marker stays."""

    __slots__ = ()

    OP = Op.CARGO_TO_AVAILABLE
    ARGUMENTS = (takes.N,)
    SAME = True

    def say(self, s: Step) -> Phrase:
        return phrase("cargo-out", {"n": s.n})

    def possible(self, t: IronwoodTable, ctx: RunningCard, s: Step, openly: bool) -> bool:
        return t.cargo > 0

    def do(self, t: IronwoodTable, ctx: RunningCard, s: Step) -> Script:
        if min(s.n, t.cargo) == 0:
            return
        n = yield from drill.CargoOut(t, ctx.card.ident, s.n).number()
        if n == 0:
            return
        t.cargo -= n
        t.crystals[IC] += n
        t.tell("ironwood-log-cargo-out", {"n": n})
        ctx.did = True
