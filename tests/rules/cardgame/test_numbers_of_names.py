"""Names of many take verbs of many, in every line that has a card or a location for its subject."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine.game import find
from ravenhill.words import Voice

VOICE = Voice("cardgame")
THINGS = find("cardgame").cards()
OF_ONE = {"is", "has", "was", "does", "goes", "gets", "attacks", "defends", "cancels", "supports"}
OF_MANY = {"are", "have", "were", "do", "go", "get", "attack", "defend", "cancel", "support"}
SPOKEN = ("log", "ask", "why", "do", "ui")
KEYS = [key for key in words.keys("en", "cardgame") if key.split("-")[1] in SPOKEN and "." not in key]
SUBJECTS = ("card", "location", "place", "army", "a")


def is_many(thing: str) -> bool:
    return words.text(f"cardgame-{thing}.number", None, "en", "cardgame") == "many"


def verbs_after(said: str, name: str) -> set[str]:
    """The verbs that belong to a name: right behind it, and behind `which` and `and`."""
    behind = said.split(name, 1)[-1]
    found = re.match(r"”?,? (?:which )?(\w+)(?: lost and (\w+))?", behind)
    return {w for w in found.groups() if w} & (OF_ONE | OF_MANY) if found else set()


def said_of(key: str, thing: str) -> str:
    args: dict[str, Any] = dict.fromkeys(SUBJECTS, thing)
    args |= {"player": "frodo", "other": "saruman", "cause": "cause-last-card", "n": 2, "limit": 2, "left": 1}
    return VOICE.say({"key": key, "args": args})


def speaks_of_it(key: str) -> bool:
    """Whether the line has a verb behind its name at all."""
    return any(verbs_after(said_of(key, thing), words.name("cardgame", thing)) for thing in ("gimli", "high_elves"))


OTHERS = (  # the verb is that of another word: the faction, the number, nobody
    "cardgame-ask-support",
    "cardgame-why-no-wielder",
    "cardgame-why-path-number",
    "cardgame-why-faction",
    "cardgame-ui-doubt-dwarven_axe",
)
SENTENCES = [key for key in KEYS if speaks_of_it(key) and key not in OTHERS]


def test_the_lines_with_a_verb_behind_a_name_are_found() -> None:
    assert {f"cardgame-log-{k}" for k in ("attacks", "cancels", "eliminated", "activates")} <= set(SENTENCES)
    assert len(SENTENCES) > 20


@pytest.mark.parametrize("key", SENTENCES)
def test_the_verb_has_the_number_of_the_name(key: str) -> None:
    for thing in THINGS:
        said = said_of(key, thing)
        verbs = verbs_after(said, words.name("cardgame", thing))
        assert verbs and verbs <= (OF_MANY if is_many(thing) else OF_ONE), said


@pytest.mark.parametrize(
    ("key", "thing", "said"),
    [
        ("cardgame-log-attacks", "high_elves_2", "“High Elves” attack with 2."),
        ("cardgame-log-attacks", "gimli", "“Gimli” attacks with 2."),
        ("cardgame-log-cancels", "mordor_orcs", "“Mordor Orcs” are lost and cancel 2."),
        ("cardgame-log-chosen-loss", "olog_hai", "Frodo chooses “Olog-hai”, which are lost and cancel 2."),
        ("cardgame-log-cycled-open", "gorbag_and_shagrat", "“Gorbag & Shagrat” go to Frodo's cycle pile."),
        ("cardgame-log-activates", "fords_of_bruinen", "Fords of Bruinen are activated."),
        ("cardgame-log-eliminated", "village_militia", "“Village Militia” is eliminated."),
        ("cardgame-do-support", "riders_of_rohan", "Riders of Rohan support b"),
    ],
)
def test_how_it_reads(key: str, thing: str, said: str) -> None:
    assert said_of(key, thing).replace("{$b}", "b") == said


def test_copies_have_the_number_of_their_first() -> None:
    names = [
        key.removeprefix("cardgame-") for key in words.keys("en", "cardgame") if re.fullmatch(r"cardgame-\w+", key)
    ]
    copies = [name for name in names if re.search(r"_\d$", name)]
    assert copies and all(is_many(name) == is_many(name[:-2]) for name in copies)
