"""C2.2.8. Texts are data of one notation: every word is a class that reads, does and says itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine.data import read_data
from ravenhill.engine.game import find
from ravenhill.engine.pack import problems_in
from ravenhill.games.cardgame.data import make_books
from ravenhill.games.cardgame.effects.conditions import CONDITIONS
from ravenhill.games.cardgame.effects.saying import Said, phrase, sentences
from ravenhill.games.cardgame.effects.timings import TIMINGS, say_ability
from ravenhill.games.cardgame.effects.vocabulary import INSTRUCTIONS
from ravenhill.games.cardgame.printed import changed_texts
from ravenhill.words import Voice

BOOK = make_books(read_data("cardgame"))["trilogy"]
TEXTS: dict[str, list[Said]] = {
    **{BOOK.card_ids[c]: [say_ability(a) for a in BOOK.texts[c]] for c in range(BOOK.cards) if BOOK.texts[c]},
    **{BOOK.location_ids[i]: [e.say() for e in text] for i, text in enumerate(BOOK.location_texts)},
}


def told(thing: str, language: str) -> str:
    return Voice("cardgame", language).say(sentences(TEXTS[thing]))


def keys(said: Said) -> list[str]:
    return [said.key, *(key for parts in said.parts.values() for part in parts for key in keys(part))]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("thing", TEXTS)
def test_every_text_says_itself_in_every_language(thing: str, language: str) -> None:
    assert not [key for said in TEXTS[thing] for key in keys(said) if key not in words.keys(language, "cardgame")]
    said = told(thing, language)
    assert said[0].isupper() and said.endswith(".")
    assert not re.search(r"cardgame-|[{}]|_| {2}| [,.;:]|;;|\.\.", said), said
    assert not [flaw for text in TEXTS[thing] for flaw in words.flaws(phrase(text), "cardgame", language)]


NAMES = {thing: words.name("cardgame", thing) for thing in (*BOOK.card_ids, *BOOK.location_ids)}
DEEDS = ("draw", "forsake", "cycle", "eliminate", "activate", "corruption")
# what a text reminds of though another card does it: Strider goes when Aragorn comes (C6.4.3)
REMINDED = {"strider": {"Aragorn"}, "gandalf_the_grey": {"Gandalf the White"}}


def numbers(text: str) -> set[str]:
    """One is a word as often as a number."""
    return set(re.findall(r"\d+", text)) - {"1"}


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("thing", TEXTS)
def test_what_was_written_for_it_has_the_numbers_of_what_it_does(thing: str, language: str) -> None:
    assert numbers(words.effect("cardgame", thing, language)) == numbers(told(thing, language))


@pytest.mark.parametrize("thing", TEXTS)
def test_what_was_written_for_it_names_what_it_does(thing: str) -> None:
    """The same cards and locations, and every deed: a card cannot say one thing and do another."""
    written, done = words.effect("cardgame", thing), told(thing, "en")
    assert named(done) <= named(written, short=True), written
    assert named(written) - REMINDED.get(thing, set()) <= named(done), written
    assert [deed for deed in DEEDS if deed in done.lower() and deed not in written.lower()] == [], written


def named(text: str, short: bool = False) -> set[str]:
    """The things a text names; short: by their first names (Merry for Merry Brandybuck), without their article."""
    found = {name for name in NAMES.values() if re.search(rf"\b{re.escape(name)}\b", text)}
    firsts = {name: name.removeprefix("The ").split()[0] for name in NAMES.values()} if short else {}
    return found | {name for name, first in firsts.items() if re.search(rf"\b{re.escape(first)}\b", text)}


def test_a_text_that_was_not_changed_with_its_effect_would_be_found() -> None:
    assert numbers("Draw 2 cards.") != numbers("Draw 3 cards.")
    assert named("Activate Umbar.") != named("Activate Harad.")


def test_the_phrases_of_the_locale_are_all_used() -> None:
    said = {key for texts in TEXTS.values() for text in texts for key in keys(text)}
    there = {key for key in words.keys("en", "cardgame") if key.startswith("cardgame-say-")}
    assert said <= there
    assert there - said - JOINTS == FOR_PACKS


JOINTS = {
    f"cardgame-say-{key}" for key in ("and", "then", "comma", "noun", "noun.number", "sentence", "sentences")
}  # between and within phrases
FOR_PACKS = {"cardgame-say-if-active"}  # what the notation can say and no card of ours says alone


@pytest.mark.parametrize(
    ("thing", "english"),
    [
        ("boromir", "When played: draw 1 card. When played or moved to a path: forsake 1 card."),
        (
            "halbarad",
            "Action, in reserve: cycle this card, then take “Strider” or “Aragorn” into hand from the draw deck.",
        ),
        ("minas_tirith", "The Dúnedain player may forsake 1 card to draw 3 cards."),
        ("fords_of_bruinen", "Each Free Peoples player forsakes 1 card, then draws 3 cards."),
        (
            "nenya",
            "Action, in reserve: cycle this card, then either add 1 defence token to the active path or "
            "add 1 defence token to an active battleground.",
        ),
        (
            "the_day_without_dawn",
            "Draw 7 cards, eliminate 1 of them, of the others play up to 2 armies, and cycle the rest.",
        ),
        (
            "arwen",
            "When played: draw 1 card. While in reserve: “Strider” or “Aragorn” has 1 more path icon and 1 more "
            "defence icon on battlegrounds.",
        ),
    ],
)
def test_how_texts_read(thing: str, english: str) -> None:
    assert told(thing, "en") == english


@pytest.mark.parametrize(
    ("thing", "language", "said"),
    [
        ("boromir", "cs", "Při vyložení: doberte si 1 kartu. Při vyložení nebo přesunutí na stezku: obětujte 1 kartu."),
        ("boromir", "pl", "Po zagraniu: dobierz 1 kartę. Po zagraniu lub przesunięciu na ścieżkę: poświęć 1 kartę."),
        ("minas_tirith", "cs", "Hráč za Dúnadany může obětovat 1 kartu a dobrat si 3 karty."),
        ("minas_tirith", "pl", "Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty."),
        ("fords_of_bruinen", "cs", "Každý hráč za Svobodné národy obětuje 1 kartu a dobere si 3 karty."),
        ("harad", "cs", "Každý hráč za Stín si dobere 1 kartu."),
        (
            "ent_draught",
            "pl",
            "Akcja, w grze: wyeliminuj tę kartę, potem weź na rękę ze stosu kart zrzuconych 2 postacie Hobbitów.",
        ),
        (
            "death_ride_to_ruin",
            "cs",
            "Vyřaďte libovolný počet svých karet Rohanu v zálohách a hráč za Mordor vyřadí ze svých karet na aktivních "
            "bojištích stejný počet karet Mordoru.",
        ),
    ],
)
def test_how_texts_read_in_other_languages(thing: str, language: str, said: str) -> None:
    assert told(thing, language) == said


def test_a_changed_number_is_said() -> None:
    """Text and effect never disagree: what is said comes from what is done."""
    [elrond] = [r for r in read_data("cardgame")["cards"]["card"] if r["id"] == "elrond"]
    data: Any = read_data("cardgame")
    for record in data["cards"]["card"]:
        if record["id"] == "elrond":
            record["ability"] = [{**elrond["ability"][0], "effect": ["draw(self,2)"]}]
    book = make_books(data)["trilogy"]
    [ability] = book.texts[book.card_index["elrond"]]
    assert Voice("cardgame").say(phrase(say_ability(ability))) == "when played: draw 2 cards"
    changed = changed_texts(data)
    assert Voice("cardgame").say(changed["elrond"]) == "When played: draw 2 cards."
    assert list(changed) == ["elrond"], "what is not changed is said by the locale"


def test_every_word_is_used_by_some_card_or_location() -> None:
    data = read_data("cardgame")
    records = [*data["cards"]["card"], *data["battlegrounds"]["battleground"], *data["paths"]["path"]]
    abilities = [a for r in data["cards"]["card"] for a in r.get("ability", [])]
    lines = [line for r in records for line in r.get("effect", [])]
    lines += [line for a in abilities for line in [*a["effect"], *a.get("cost", []), a.get("condition", "")]]
    written = " ".join(lines)
    unused = [w for w in [*INSTRUCTIONS, *CONDITIONS] if not re.search(rf"(?<![a-z_]){re.escape(w)}(\(| )", written)]
    assert unused == []
    assert set(TIMINGS) == {a["timing"] for a in abilities}


def pack_with(**ability: Any) -> dict[str, Any]:
    [sting] = [r for r in find("cardgame").data()["cards"]["card"] if r["id"] == "sting"]
    written = {"timing": "on_play", "effect": ["draw(self,1)"], **ability}
    return {"cards": {"card": [{**sting, "ability": [written]}]}}


@pytest.mark.parametrize(
    ("ability", "field"),
    [
        ({"effect": ["shine(this,1)"]}, "effect[0]"),
        ({"effect": ["draw(self,1)", "draw(nobody,1)"]}, "effect[1]"),
        ({"effect": ["draw(self,some)"]}, "effect[0]"),
        ({"effect": ["draw(self,1,2)"]}, "effect[0]"),
        ({"effect": ["draw(self,1,from=moria)"]}, "effect[0]"),
        ({"effect": ["draw(self"]}, "effect[0]"),
        ({"effect": ["draw"]}, "effect[0]"),
        ({"effect": ["take(self,hand,gimli)"]}, "effect[0]"),
        ({"effect": ["take(self,draw,gimlet)"]}, "effect[0]"),
        ({"effect": ["activate(weathertop)"]}, "effect[0]"),
        ({"effect": ["add_token(active_path,bg_attack,1)"]}, "effect[0]"),
        ({"effect": ["choose(draw(self,1) or shine(this))"]}, "effect[0]"),
        ({"effect": ["forsake(self,1) -> shine(this)"]}, "effect[0]"),
        ({"effect": ["draw_play_cycle(self,5,army,max=1,where=nowhere)"]}, "effect[0]"),
        ({"effect": ["icons(this,path,+1)"]}, "effect[0]"),
        ({"timing": "static"}, "effect[0]"),
        ({"timing": "replace_eliminated_any"}, "effect[0]"),
        ({"cost": ["icons(this,path,+1)"]}, "cost[0]"),
        ({"cost": ["pay(self)"]}, "cost[0]"),
        ({"condition": "at(nowhere)"}, "condition"),
        ({"condition": "sunny(moria)"}, "condition"),
        ({"actor": "player(nobody)"}, "actor"),
    ],
)
def test_a_bad_text_is_refused_with_its_place(ability: dict[str, Any], field: str) -> None:
    [problem] = problems_in(find("cardgame"), pack_with(**ability))
    assert problem.key in ("pack-bad-text", "pack-bad-timing")
    said = words.say(problem)
    assert said.startswith(f"cards.toml: record sting: field ability[0].{field}: "), said
    assert words.flaws(problem) == []


def test_a_good_text_is_taken() -> None:
    assert problems_in(find("cardgame"), pack_with()) == []
