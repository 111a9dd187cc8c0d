"""What many cards do: choose a region, roll for hits, strike an Army with no battle, move one Army straight away."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ravenhill.engine.decision import Arg, Asked, Option, Script
from ravenhill.games.wotr import armies, capture, movement, multiplayer
from ravenhill.games.wotr.asking import CardChoice, Choosing
from ravenhill.games.wotr.groups import members
from ravenhill.games.wotr.kinds import KIND_IDS, KINDS, NAZGUL, leaders_stay
from ravenhill.games.wotr.nations import SH, SIDE_IDS
from ravenhill.games.wotr.ranks import is_leader, is_unit
from ravenhill.games.wotr.table import NO_FIGURES, Wotr


def pick_region(
    t: Wotr, seat: int, regions: list[int], key: str, kind: str, rule: str = "W8.9", figure: int = -1
) -> Choosing:
    """One of the regions, for what the prompt says; a single one is taken without asking."""
    about: dict[str, Arg] | None = {"kind": KIND_IDS[figure]} if figure >= 0 else None
    options = [t.book.to_option[r] for r in regions]
    return CardChoice(t, seat, rule, options, key, kind, ("to <region>",), about).region()


def region(t: Wotr, name: str) -> int:
    return t.book.region_index[name]


def roll(t: Wotr, dice: int, need: int) -> int:
    """Dice of a card: how many show the number or more."""
    rolled = t.chance.dice(dice)
    n = len([d for d in rolled if d >= need])
    t.tell("wotr-log-card-roll", {"dice": " ".join([str(d) for d in rolled]), "n": n})
    return n


def blow(t: Wotr, place: int, side: int, hits: int) -> Script:
    """W8.13, R2.5, R2.7. Hits of a card: the owner chooses; Leaders go with the last unit, Characters stay."""
    yield from armies.take_hits(t, armies.commander(t, place, side), place, side, hits, NO_FIGURES)
    capture.after_change(t)


def doom(t: Wotr, place: int, side: int) -> None:
    """A destroyed Army takes its Nazgul and Minions with it, where the card says so."""
    t.tell("wotr-log-destroyed", {"side": SIDE_IDS[side]})
    if side == SH:
        armies.lose(t, place, NAZGUL, t.count(place, NAZGUL))
    for c in members(t.chars_at(place, side)):
        armies.eliminate(t, c)


def near_or_same(t: Wotr, a: int, b: int) -> bool:
    """Two places in the same or in adjacent regions."""
    ra = t.book.region_of[a]
    rb = t.book.region_of[b]
    return ra == rb or rb in t.book.near[ra]


def has_army(t: Wotr, at: int, side: int) -> bool:
    return t.units_in(at, side) > 0


def split(
    t: Wotr, seat: int, place: int, target: int, force: armies.Force, need: int, cap: int
) -> Generator[Asked, None, armies.Force]:
    """card_move_splits. Which figures a card moves: at least one unit, whom the card names, no Leader left alone."""
    parting = armies.Parting(
        place,
        lambda f: f.units() <= cap and lawful_part(t, seat, place, f, need),
        lambda f: may_part(t, seat, place, f, need, lambda part: part.units() <= cap),
        target,
        cap,
    )
    return (yield from armies.choose_force(t, seat, "W12.4.2", armies.MOVING, force, parting))


def _leaders_left(t: Wotr, place: int, force: armies.Force) -> bool:
    return leaders_stay(t.figs[place], force.n)


def lawful_part(t: Wotr, seat: int, place: int, f: armies.Force, need: int) -> bool:
    """card_move_splits, W21.14, W21.20. Whether these figures may part from the others at the place."""
    if f.units() < 1 or not movement.has_need(t, f, need):
        return False
    if f.units() == t.units_at(place, t.team[seat]) and _leaders_left(t, place, f):
        return False
    return multiplayer.may_use(t, seat, f.n, t.book.region_of[place]) and multiplayer.keeps_command(t, seat, place, f.n)


def may_part(
    t: Wotr, seat: int, place: int, force: armies.Force, need: int, fits: Callable[[armies.Force], bool]
) -> bool:
    """Whether some of these figures may part from the others and `fits` them."""
    if multiplayer.limited(t, seat):
        return movement.some_rest(force, lambda f: fits(f) and lawful_part(t, seat, place, f, need))
    if multiplayer.is_mixed(t, seat, place):
        chars = force.chars
        return multiplayer.some_part(
            t, seat, force.n, lambda n: _fitting(t, seat, place, armies.Force(n, chars), need, fits)
        )
    for k in range(KINDS):
        if force.n[k] and is_unit(k):
            led = armies.Force([1 if i == k else force.n[i] if is_leader(i) else 0 for i in range(KINDS)], force.chars)
            if fits(led) and lawful_part(t, seat, place, led, need):
                return True
            bare = armies.Force([1 if i == k else 0 for i in range(KINDS)], force.chars)
            if fits(bare) and lawful_part(t, seat, place, bare, need):
                return True
    return False


def _fitting(t: Wotr, seat: int, place: int, f: armies.Force, need: int, fits: Callable[[armies.Force], bool]) -> bool:
    return fits(f) and lawful_part(t, seat, place, f, need)


def choice(
    t: Wotr, seat: int, options: list[Option], key: str, kind: str, takes: tuple[str, ...], rule: str = "W8.9"
) -> CardChoice:
    """One of a few open options; a single one is taken without asking."""
    return CardChoice(t, seat, rule, options, key, kind, takes)
