"""I17. An effect says itself: every card in every language, and what a data pack has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from ironwood_table import pack_of, written

import ravenhill
from ravenhill import packs, words
from ravenhill.engine.game import find
from ravenhill.games.ironwood.book import Card
from ravenhill.games.ironwood.effects.operation import OP_NAMES, OPERATIONS, PASSIVES, passives_of, steps_of
from ravenhill.games.ironwood.effects.saying import effect
from ravenhill.games.ironwood.terminal import face
from ravenhill.words import Voice

LANGUAGES = ("en", "cs", "pl")
GAIN = {"op": "gain", "n": 1}

# what no printed card does, or does in another way
UNUSUAL: list[dict[str, Any]] = [
    {"op": "steal", "n": 5},
    {"op": "spend_up_to", "n": 5, "min": 2, "then": [GAIN]},
    {"op": "burn_up_to", "n": 2, "kind": "vision", "per": [GAIN]},
    {"op": "attack", "target": "ferrum", "from": "moved:m", "mods": {"damage": -1, "damage_per": "b"}},
    {"op": "attack", "target": "any", "from": "recruited:m", "victory": [GAIN], "before_retreat": True},
    {"op": "survey"},
    {"op": "remove", "side": "ic", "unit": "golem", "n": 2, "where": "forge"},
    {"op": "remove_markers", "n": 5, "owner": "opponent"},
    {"op": "opponent_burn", "n": 2, "kind": "special", "chooser": "random"},
    {"op": "opponent_bottom", "n": 5, "kind": "special", "chooser": "random"},
    {"op": "opponent_draw", "n": 2, "deck": "special"},
    {"op": "play", "kind": "any"},
    {"op": "modifier", "scope": "this_round", "dominance": 2},
    {"op": "modifier", "scope": "this_round"},
    {"op": "move", "side": "ic", "warbands": 5, "to": "drill_mountain"},
    {"op": "choose", "pick": 1, "options": [[GAIN, {"op": "build"}], [{"op": "discover"}]]},
    {"op": "shift_enemy", "side": "ic", "n": "any", "where": "drill_mountain", "to": "one_adjacent_mountain"},
]


def cards(pack: dict[str, Any] | None = None) -> list[Card]:
    found: list[Card] = find("ironwood").book(pack).cards
    return found


def spoken(phrase: Any) -> Iterator[dict[str, Any]]:
    """A phrase and all within it."""
    yield phrase
    for value in phrase["args"].values():
        if isinstance(value, dict):
            yield from spoken(value)


def said_of(step: dict[str, Any], language: str = "en") -> str:
    (s,) = steps_of([step])
    return words.say(OPERATIONS[s.op].say(s), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", cards(), ids=lambda c: c.ident)
def test_every_card_says_what_it_does(card: Card, language: str) -> None:
    phrase = effect(card)
    assert words.flaws(phrase) == []
    said = words.say(phrase, language)
    assert said.endswith(".") and said[0].isupper() and "ironwood-" not in said and "{" not in said and "  " not in said
    # the text that was written for the card has the same numbers; one is a word as often as a number
    written = words.effect("ironwood", card.ident, language)
    assert set(re.findall(r"\d+", said)) - {"1"} == set(re.findall(r"\d+", written)) - {"1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", UNUSUAL, ids=lambda s: str(s["op"]))
def test_what_no_printed_card_does_is_said_as_well(step: dict[str, Any], language: str) -> None:
    (s,) = steps_of([step])
    phrase = OPERATIONS[s.op].say(s)
    assert words.flaws(phrase) == []
    said = words.say(phrase, language)
    assert "ironwood-" not in said and "{" not in said
    assert language == "en" or said != words.say(phrase, "en")


def test_every_operation_and_every_text_of_effects_is_said() -> None:
    phrases = [effect(card) for card in cards()]
    phrases += [OPERATIONS[s.op].say(s) for s in steps_of(UNUSUAL)]
    used = {part["key"] for phrase in phrases for part in spoken(phrase)}
    known = {key for key in words.keys("en", "ironwood") if key.startswith("ironwood-say-")}
    assert known - used == set()
    ops = {OP_NAMES[op] for op in (*OPERATIONS, *PASSIVES)}
    assert ops == set(OP_NAMES)  # a name in `Op` without a class would be an operation nobody can use


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "Move the drill. Recruit 2 fighters on the drill's mountain."),
        ("cs", "Přesuňte vrták. Naverbujte 2 bojovníky v oblasti s vrtákem."),
        ("pl", "Przesuń wiertło. Zwerbuj 2 wojowników na górze z wiertłem."),
    ],
)
def test_a_card_in_three_languages(language: str, wanted: str) -> None:
    (card,) = [c for c in cards() if c.ident == "IC18"]
    assert words.say(effect(card), language) == wanted


@pytest.mark.parametrize(
    ("n", "en", "cs", "pl"),
    [
        (1, "gain 1 crystal", "získejte 1 krystal", "zyskaj 1 kryształ"),
        (3, "gain 3 crystals", "získejte 3 krystaly", "zyskaj 3 kryształy"),
        (5, "gain 5 crystals", "získejte 5 krystalů", "zyskaj 5 kryształów"),
        (12, "gain 12 crystals", "získejte 12 krystalů", "zyskaj 12 kryształów"),
    ],
)
def test_numbers_bend_their_nouns(n: int, en: str, cs: str, pl: str) -> None:
    assert [said_of({"op": "gain", "n": n}, language) for language in LANGUAGES] == [en, cs, pl]


def test_a_place_is_said_for_one_and_for_several() -> None:
    recruit = {"op": "recruit", "side": "ww", "unit": "fighter", "where": "outer_forest"}
    assert said_of({**recruit, "n": 1}) == "recruit 1 fighter in an outer forest"
    assert said_of({**recruit, "n": 2}) == "recruit 2 fighters in one or more outer forests"
    assert said_of({**recruit, "n": 2}, "pl") == "zwerbuj 2 wojowników w jednym lub kilku zewnętrznych lasach"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lower_value_is_a_minus(language: str) -> None:
    assert "\N{MINUS SIGN}1" in said_of({"op": "attack", "target": "any", "mods": {"defence": -1}}, language)


def test_passives_read_their_own_arguments() -> None:
    (s,) = passives_of([{"op": "modifier", "scope": "while_in_play", "extra_fighters_per_move": 2}])
    said = [words.say(PASSIVES[s.op].say(s), language) for language in LANGUAGES]
    assert said[0] == "while in play: each Move effect on the cards you play moves 2 more fighters"
    assert said[1].endswith("přesune o 2 bojovníky víc") and said[2].endswith("przesuwa o 2 wojowników więcej")


# --- data packs ---


def test_a_changed_number_changes_the_sentence_the_table_shows() -> None:
    for n, wanted in ((3, "Gain 3 crystals."), (1, "Gain 1 crystal.")):
        play = ravenhill.new("ironwood", seed=1, pack=pack_of(written("WW06", {"op": "gain", "n": n})))
        assert packs.texts_of("ironwood", play.setup.pack)["en"] == {"WW06": {"effect": wanted}}
        view: Any = play.view(0)
        voice = Voice("ironwood", pack=play.setup.pack)
        assert str(face("WW06", view, voice)) == f"Crystal Omens {wanted}"
        assert str(face("WW07", view, voice)) == f"Sacred Ground {words.effect('ironwood', 'WW07')}"


def test_a_card_with_other_values_but_the_same_effect_keeps_its_text() -> None:
    record = written("WW06", {"op": "draw", "n": 1, "deck": "vision"}, {"op": "gain", "n": 1}, damage=3)
    assert packs.texts_of("ironwood", pack_of(record))["en"] == {}
