"""I17. Effects in words: what each operation says of itself, put together."""

from __future__ import annotations

from typing import Final, TypeAlias

from ravenhill.games.ironwood.book import Book, Card, Step
from ravenhill.games.ironwood.effects.operation import OPERATIONS, PASSIVES
from ravenhill.games.ironwood.effects.places import PLACE_NAMES
from ravenhill.games.ironwood.shapes import Phrase

Args: TypeAlias = dict[str, str | int | list[str | int] | Phrase]

SIDE_WORDS: Final = ("ww", "ic")  # how the texts tell the sides apart


def phrase(key: str, args: Args | None = None) -> Phrase:
    return {"key": f"ironwood-say-{key}", "args": args if args is not None else {}}


def joined(how: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: `then`, `or`, `also`, `and`, `aside`."""
    whole = phrases[0]
    for one in phrases[1:]:
        whole = phrase(how, {"first": whole, "last": one})
    return whole


def in_turn(steps: list[Step]) -> Phrase:
    """Steps one after the other, within a sentence."""
    return joined("then", [OPERATIONS[s.op].say(s) for s in steps]) if steps else phrase("nothing")


def place_of(s: Step, how: str) -> Phrase:
    """The place of a step: `in` it, or `from` it."""
    return {"key": f"ironwood-place-{PLACE_NAMES[s.where]}.{how}", "args": {"n": s.n}}


def bonuses(s: Step) -> Phrase:
    """I9.10. What a step adds in combat."""
    found: list[Phrase] = []
    for name, by in (("damage", s.damage), ("defence", s.defence), ("dominance", s.dominance)):
        if by:
            found.append(phrase(name, {"by": f"{by:+d}".replace("-", "\N{MINUS SIGN}")}))
    if s.damage_per:
        found.append(phrase("damage-per"))
    if s.opponent_first:
        found.append(phrase("opponent-first"))
    if s.extra_fighters:
        found.append(phrase("extra-fighters", {"n": s.extra_fighters}))
    if s.extra_warbands:
        found.append(phrase("extra-warbands", {"n": s.extra_warbands}))
    return joined("and", found) if found else phrase("nothing")


def changed(book: Book, printed: Book) -> dict[str, Phrase]:
    """The effects of the cards that do not do what the printed ones do."""
    told = {card.ident: effect(card) for card in book.cards}
    known = {card.ident: effect(card) for card in printed.cards}
    return {ident: said for ident, said in told.items() if said != known.get(ident)}


def effect(card: Card) -> Phrase:
    """What a card does, sentence by sentence."""
    found = [OPERATIONS[s.op].say(s) for s in card.steps]
    found += [PASSIVES[s.op].say(s) for s in card.passive]
    for when, steps in (("tick", card.on_tick), ("exhaust", card.on_exhaust), ("burned", card.on_burn)):
        if steps:
            found.append(phrase(when, {"said": in_turn(steps)}))
    return joined("sentences", [phrase("sentence", {"said": one}) for one in found or [phrase("nothing")]])
