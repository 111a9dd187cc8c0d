"""Why something can not be done now: a reason in words, with the number of the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import IC, WW, at, go, ic_plays, offered, ww_plays

import ravenhill
from ravenhill import Illegal, Play, say
from ravenhill.coverage import rule
from ravenhill.engine import check


def woods(card: str, *answers: str, **keys: Any) -> Play:
    return go(ww_plays(card, **keys), *answers)


def iron(card: str, *answers: str, **keys: Any) -> Play:
    return go(ic_plays(card, **keys), *answers)


MOVED = {"forests": {"f01": 1, "f02": 1}}
BANNED: list[dict[str, Any]] = [{"what": 2, "place": "f01"}]
LOCKED: list[dict[str, Any]] = [{"what": 1, "place": "auria"}]
NEAR: dict[str, Any] = {"forests": {"f04": 1, "f01": 1}, "mountains": {"plumbarum": 1}}


def cases() -> list[tuple[str, Play, int, tuple[str, ...], str, str]]:
    """What, the table, who, the option, the reason's key and its rule."""
    return [
        ("trail", woods("WW02", forests={"f01": 1}), WW, ("move", "f01", "f05"), "no-trail", "I6.3"),
        ("nobody", woods("WW02", forests={"f01": 1}), WW, ("move", "f02", "f05"), "nobody-there", "I7.1"),
        ("moved", woods("WW02", "move f01 f04", **MOVED), WW, ("move", "f04", "f05"), "already-moved", "I7.2"),
        ("kind", woods("WW02", **MOVED), WW, ("move", "f01", "plumbarum"), "wrong-kind", "I6.7"),
        ("held", woods("WW02", prohibitions=BANNED, **MOVED), WW, ("move", "f01", "f04"), "held-back", "I17"),
        ("totem", woods("WW02", **MOVED), WW, ("carry", "f01", "f04", "charged"), "no-totem", "I11.6"),
        ("unknown", woods("WW02", **MOVED), WW, ("move", "f01", "moria"), "unknown-place", "I6"),
        ("ridge", iron("IC04", mountains={"ferrum": 1}), IC, ("move", "ferrum", "gallimor"), "no-ridge", "I6.1"),
        ("wood", iron("IC04", mountains={"ferrum": 1}), IC, ("move", "ferrum", "f07"), "wrong-kind", "I6.7"),
        (
            "started",
            iron("IC04", "move auria zincur", "units 1 0", mountains={"auria": 2, "lithimar": 1}),
            IC,
            ("move", "auria", "ferrum"),
            "warband-started",
            "I7.9",
        ),
        (
            "locked",
            iron("IC04", mountains={"ferrum": 1, "lithimar": 1}, prohibitions=LOCKED),
            IC,
            ("move", "ferrum", "auria"),
            "held-back",
            "I17",
        ),
        ("outer", woods("WW02", "done", **NEAR), WW, ("attack", "f01", "plumbarum"), "outer-forest", "I6.5"),
        ("touch", woods("WW02", "done", **NEAR), WW, ("attack", "f04", "zincur"), "not-touching", "I6.6"),
        ("enemy", woods("WW02", "done", **NEAR), WW, ("attack", "f04", "auria"), "no-enemy", "I9.18"),
        ("kinds", woods("WW02", "done", **NEAR), WW, ("attack", "f04", "f05"), "attack-kinds", "I9.1"),
        ("hand", at(), WW, ("play", "WW30"), "not-in-hand", "I4.9"),
        ("vision", at(visions=["V_AURIA"]), WW, ("play", "V_AURIA"), "vision-not-played", "I9.20"),
        ("card", at(), WW, ("play", "WW99"), "unknown-card", "I3.1"),
        ("base", woods("WW26"), WW, ("play", "WW01"), "card-not-now", "I4.12"),
        ("burn", woods("WW16", hand=["WW08"]), WW, ("burn", "WW01"), "base-never-burned", "I3.2"),
        ("return", go(ravenhill.new("ironwood", seed=1), "draw 4"), WW, ("return", "WW01"), "base-stays", "I3.2"),
        ("drill", iron("IC05"), IC, ("drill", "gallimor"), "no-ridge", "I6.1"),
        ("stays", iron("IC05"), IC, ("drill", "ferrum"), "drill-stays", "I8.6"),
        (
            "not outer",
            iron("IC10", mountains={"auria": 1, "gallimor": 1}),
            IC,
            ("foundation", "auria"),
            "not-outer",
            "I6.2",
        ),
        ("control", iron("IC10", mountains={"gallimor": 1}), IC, ("foundation", "chromia"), "not-controlled", "I10.1"),
        ("no forge", at(at="recruiting", crystals={"ironclad": 2}), IC, ("recruit", "auria"), "no-forge", "I4.18"),
        (
            "not outer forest",
            at(at="recruiting", crystals={"woodwalkers": 2}),
            WW,
            ("recruit", "f04"),
            "not-outer-forest",
            "I4.18",
        ),
        (
            "controlled",
            woods("WW26", forests={"f04": 1}, visions=["V_AURIA"], mountains={"auria": 1}),
            WW,
            ("discover", "V_AURIA", "f04"),
            "mountain-controlled",
            "I11.2",
        ),
        (
            "not held",
            woods("WW26", forests={"f04": 1}, visions=["V_AURIA"]),
            WW,
            ("discover", "V_ZINCUR", "f04"),
            "vision-not-held",
            "I11.2",
        ),
        (
            "nobody near",
            woods("WW26", forests={"f04": 1}, visions=["V_CUPRUMIS"]),
            WW,
            ("discover", "V_CUPRUMIS", "f13"),
            "nobody-near",
            "I11.2",
        ),
    ]


@rule("I6.3", "I6.5", "I6.6", "I7.1", "I7.2", "I7.9", "I9.18", "I10.1", "I11.2")
@pytest.mark.parametrize(("play", "seat", "option", "key", "number"), [pytest.param(*c[1:], id=c[0]) for c in cases()])
def test_reasons(play: Play, seat: int, option: tuple[str, ...], key: str, number: str) -> None:
    reason = play.why_not(seat, option)
    assert reason is not None
    assert (reason.message.key, reason.rule) == (f"ironwood-why-{key}", number)
    assert say(reason, game="ironwood") != reason.message.key
    before = check.state(play)
    with pytest.raises(Illegal) as refused:
        play.answer(seat, option)
    assert refused.value.rule == number and check.state(play) == before  # nothing has changed


def test_what_is_open_has_no_reason_against_it() -> None:
    play = ww_plays("WW02", **NEAR)
    for words in offered(play):
        assert play.why_not(WW, tuple(words.split())) is None


def test_the_other_seat_and_nonsense() -> None:
    play = at()
    other = play.why_not(IC, ("pass",))
    assert other is not None and other.message.key == "why-not-your-choice"
    odd: list[Any] = [("dance",), ("play",), ("play", 7), ("move", "f01"), ("attack", "f01", "f02", "f03"), ()]
    for option in odd:
        assert play.why_not(WW, option) is not None


@rule("I16.1")
def test_the_ironclad_learn_nothing_of_the_visions_by_asking() -> None:
    """Held or not, lying in the deck or found: at every question of theirs all Visions are answered alike."""
    play = at(visions=["V_AURIA", "V_ZINCUR"], forests={"f04": 1}, mountains={"auria": 1}, turn=1)
    every = play.table.book.vision_names
    told = {repr(play.why_not(IC, ("discover", vision, "f04"))) for vision in every}
    assert len(every) == 10 and len(told) == 1 and "why-no-part" in told.pop()


def test_the_third_seat() -> None:
    assert at().why_not(2, ("pass",)) is not None
