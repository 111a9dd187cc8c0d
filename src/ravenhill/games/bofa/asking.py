"""The questions every chapter asks: which area, which of two ways, which unit."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ravenhill.engine.decision import Asked, Asking, Atom, Option
from ravenhill.engine.table import ask
from ravenhill.games.bofa.names import UNIT_IDS
from ravenhill.games.bofa.table import BofaTable


def choose_area(
    t: BofaTable,
    seat: int,
    rule: str,
    verb: str,
    areas: Callable[[], list[int]],
    key: str,
    stop: str = "",
    args: dict[str, Atom] | None = None,
) -> Generator[Asked, None, int]:
    """One area of a list everybody can see, or -1 for the option that stops; nobody is asked when there is only one."""
    known = areas()
    if stop and not known:
        return -1
    if len(known) == 1 and not stop:
        return known[0]

    def listing() -> list[Option]:
        names = t.book.area_id
        options: list[Option] = [(verb, names[a]) for a in known]
        if stop:
            options.append((stop,))
        return options

    answer = yield from ask(t, seat, rule, listing, key, args)
    return t.book.area_of[str(answer[1])] if len(answer) > 1 else -1


def choose(
    t: BofaTable, seat: int, rule: str, options: list[Option], key: str, args: dict[str, Atom] | None = None
) -> Asking:
    """One of a few options everybody can see; nobody is asked when there is only one."""
    if len(options) == 1:
        return options[0]
    answer = yield from ask(t, seat, rule, lambda: options, key, args)
    return answer


def pick(
    t: BofaTable, seat: int, rule: str, options: list[Option], key: str, args: dict[str, Atom] | None = None
) -> Asking:
    """One of a few options everybody can see."""
    answer = yield from ask(t, seat, rule, lambda: options, key, args)
    return answer


def agrees(
    t: BofaTable, seat: int, rule: str, verb: str, key: str, args: dict[str, Atom] | None = None
) -> Generator[Asked, None, bool]:
    """Whether the seat uses what it may use."""
    answer = yield from ask(t, seat, rule, lambda: [(verb,), ("done",)], key, args)
    return answer[0] == verb


def in_words(dice: list[int]) -> str:
    """Faces as the log tells them."""
    return " ".join([str(face) for face in dice]) or "-"


def unit_of(answer: Option) -> int:
    return UNIT_IDS.index(str(answer[1]))
