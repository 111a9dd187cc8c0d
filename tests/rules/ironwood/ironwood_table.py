"""Tables for the tests of Ironwood: laid from a position, played in short words, looked at by name."""

from __future__ import annotations

from typing import Any, Final

import ravenhill
from ravenhill import Play
from ravenhill.games.ironwood.table import IronwoodTable

WW: Final = 0
IC: Final = 1
SIDES: Final = ("woodwalkers", "ironclad")


def at(**keys: Any) -> Play:
    """A table from a position. The board is empty but for what is named, unless `clear=False`."""
    return ravenhill.position("ironwood", {"clear": True, **keys})


def ww_plays(card: str, **keys: Any) -> Play:
    """The Woodwalkers have just played this card in their first turn; `hand` are their other specials."""
    return _plays(WW, card, keys)


def ic_plays(card: str, **keys: Any) -> Play:
    """The Ironclad have just played this card in their first turn."""
    return _plays(IC, card, {"turn": 1, **keys})


def _plays(side: int, card: str, keys: dict[str, Any]) -> Play:
    own = keys.pop("hand", [])
    hands = {**keys.pop("hands", {}), SIDES[side]: [*own, *([card] if int(card[2:]) > 3 else [])]}
    play = at(hands=hands, **keys)
    go(play, f"play {card}")
    return play


def pack_of(*cards: dict[str, Any]) -> dict[str, Any]:
    """A data pack of these cards."""
    pack: dict[str, Any] = {}
    for record in cards:
        pack.setdefault(f"cards_{record['id'][:2].lower()}", {"card": []})["card"].append(record)
    return pack


def written(ident: str, *steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A special card of this number with these steps, as a data pack writes it."""
    ww = ident.startswith("WW")
    return {
        "id": ident,
        "faction": SIDES[WW if ww else IC],
        "type": "special",
        "damage": 1,
        "defence": 1,
        "dominance": 1,
        "solo_icons": ["card"],
        "steps": list(steps),
        "source": "pack",
        **more,
    }


def go(play: Play, *answers: str) -> Play:
    """Answers one after the other: the words of an option; "ww: decline" where both seats could mean it."""
    for told in answers:
        seat, option = _read(told)
        for d in play.decisions:
            if option in d.options and seat in (None, d.seat):
                play.answer(d.seat, option)
                break
        else:
            raise AssertionError(f"{told!r} is not among {[(d.seat, d.prompt, d.options) for d in play.decisions]}")
    return play


def _read(told: str) -> tuple[int | None, tuple[str | int, ...]]:
    seat: int | None = None
    for number, head in enumerate(("ww: ", "ic: ")):
        if told.startswith(head):
            seat, told = number, told.removeprefix(head)
    return seat, tuple(int(word) if word.isdigit() else word for word in told.split())


def offered(play: Play, seat: int | None = None) -> list[str]:
    """The options that stand open, as `go` takes them."""
    return [" ".join(str(a) for a in o) for d in play.decisions if seat in (None, d.seat) for o in d.options]


def asked(play: Play) -> tuple[int, str]:
    """Who is asked, and what."""
    (d,) = play.decisions
    return d.seat, d.kind


def number(play: Play) -> int:
    """The number in the open question: how many are left to move, to recruit, to burn ..."""
    (d,) = play.decisions
    n = d.prompt.args["n"]
    assert isinstance(n, int)
    return n


def turn_over(play: Play, next_seat: int) -> bool:
    """Whether the card is finished and the other side plays its next one."""
    return asked(play) == (next_seat, "play")


def table(play: Play) -> IronwoodTable:
    t = play.table
    assert isinstance(t, IronwoodTable)
    return t


def fighters(play: Play, place: str) -> int:
    t = table(play)
    if place in t.book.forest_index:
        return t.ww[t.book.forest_index[place]]
    return t.fighters[t.book.mountain_index[place]]


def golems(play: Play, mountain: str) -> int:
    t = table(play)
    return t.golems[t.book.mountain_index[mountain]]


def totems(play: Play, forest: str) -> tuple[int, int]:
    """Charged and fading totems in a forest."""
    t = table(play)
    f = t.book.forest_index[forest]
    return t.charged[f], t.fading[f]


def site(play: Play, mountain: str) -> str:
    seen: Any = play.view(None)["mountains"]
    return str(seen[mountain]["site"])


def crystals(play: Play) -> tuple[int, int]:
    t = table(play)
    return t.crystals[WW], t.crystals[IC]


def drill(play: Play) -> tuple[str, int, int]:
    """Where the drill stands, its step of the track, and Cargo."""
    t = table(play)
    return t.book.mountain_names[t.drill], t.track, t.cargo


def specials(play: Play, side: int) -> list[str]:
    """Special cards in hand."""
    t = table(play)
    return [t.book.cards[c].ident for c in t.hands[side] if not t.book.cards[c].base]


def hand(play: Play, side: int) -> list[str]:
    t = table(play)
    return [t.book.cards[c].ident for c in t.hands[side]]


def visions(play: Play) -> list[str]:
    t = table(play)
    return [t.book.vision_names[v] for v in t.visions]


def discard(play: Play, side: int) -> list[str]:
    t = table(play)
    return [t.book.cards[c].ident for c in t.discard[side]]


def lingering(play: Play, side: int) -> dict[str, int]:
    """Lingering cards in play, with their markers."""
    t = table(play)
    return {t.book.cards[x.card].ident: x.markers for x in t.lingering[side]}


def played(play: Play, side: int) -> list[list[str]]:
    seen: Any = play.view(None)["sides"]
    spaces: list[list[str]] = seen[SIDES[side]]["played"]
    return spaces


def logged(play: Play, key: str) -> list[dict[str, Any]]:
    """The arguments of every line with this key that a seat may read, in order; all seats together see all."""
    lines = {id(m): m for seat in (None, WW, IC) for m in play.log(seat)}
    return [dict(m.args) for m in lines.values() if m.key == f"ironwood-log-{key}"]


def damage(play: Play) -> tuple[int, int]:
    """What the Woodwalkers and the Ironclad dealt in the last combat."""
    line = logged(play, "damage")[-1]
    return line["a"], line["b"]


def dominance(play: Play) -> tuple[int, int]:
    line = logged(play, "dominance")[-1]
    return line["a"], line["b"]


def pass_until(play: Play, phase: str, round: int | None = None) -> Play:
    """Both sides pass, buy nothing and discard what comes first, until this phase begins (of that round)."""
    for _ in range(200):
        t = table(play)
        seen: Any = play.view(None)
        if seen["phase"] == phase and (round is None or t.round == round):
            return play
        d = play.decisions[0]
        for verb in ("pass", "done", "skip", "decline", "stay"):
            if (verb,) in d.options:
                play.answer(d.seat, (verb,))
                break
        else:
            play.answer(d.seat, 0)
    raise AssertionError(f"never came to {phase}")
