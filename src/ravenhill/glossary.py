"""What the terms of a game mean: a sentence and a rule each, and the forms texts use them in.

The sentences stand in locale/glossary, one file for each game; names and cases in locale/terms, as docs/translating.md
tells."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ravenhill.words import CASES, ENGLISH

LOCALE: Final = Path(__file__).parent / "locale"
SHARED: Final = ("common", "tolkien")  # terms of several games; a game's own file wins over them

_ASIDE: Final = re.compile(r" ?\([^)]*\)")
_VOWELS: Final = "aáeéěiíoóuúůyýąę"
_ADJECTIVES: Final = ("ých", "ích", "ych", "ich")
# The terms leave out dative, locative and instrumental of the plural. Their endings in Czech, by that of the genitive:
_CZECH: Final = {
    "ů": ("ům", "ech", "ích", "y", "i"),
    "í": ("ím", "ích", "em", "ech", "emi", "ěmi", "mi", "ími"),
    "": ("ám", "ách", "ami", "ům", "ech", "y"),
}
_POLISH: Final = ("om", "ach", "ami")


@dataclass(frozen=True)
class Entry:
    """A term of a game in one language."""

    name: str
    says: str
    rule: str
    first: bool  # one of the words a newcomer meets first
    forms: tuple[str, ...]  # as it stands in texts, in small letters; none where the word is another term's


def games() -> tuple[str, ...]:
    """The games whose terms are explained."""
    return tuple(sorted(path.stem for path in (LOCALE / "glossary").glob("*.toml")))


@cache
def entries(game_id: str, language: str = ENGLISH) -> tuple[Entry, ...]:
    """The terms of a game, in the order of its file; in English where a language has none.

    >>> next(e.says for e in entries("ironwood") if e.name == "warband")
    'All combat units of one side in one place.'
    """
    if game_id not in games():
        return ()
    return tuple(_entry(record, terms(game_id)[record["term"]], language) for record in records(game_id))


@cache
def records(game_id: str) -> tuple[dict[str, Any], ...]:
    """The file of a game's glossary as it is written."""
    return tuple(_file("glossary", game_id))


@cache
def terms(game_id: str) -> dict[str, dict[str, Any]]:
    """Every term a game uses, by its English name."""
    return {term["en"]: term for name in (*SHARED, game_id) for term in _file("terms", name)}


def _file(folder: str, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((LOCALE / folder / f"{name}.toml").read_text(encoding="utf-8"))["term"]
    return found


def _entry(record: dict[str, Any], term: dict[str, Any], language: str) -> Entry:
    spoken = language if language in record else ENGLISH
    name = shown(term[spoken])
    forms = set(record.get(f"also_{spoken}", ()))
    if term[spoken].endswith(":"):  # the head of a part of a card: only with its colon
        forms.add(term[spoken])
    elif record.get("own", True):
        forms |= {name} | _forms(name, term.get(f"{spoken}_forms", {}), spoken)
    seen = () if record.get("unseen") else tuple(sorted({form.lower() for form in forms}))
    return Entry(name, record[spoken], record["rule"], bool(record.get("first")), seen)


def shown(written: str) -> str:
    """A term as a player reads it: without what the file says about its use.

    >>> shown("slábnout; zmizet (za druhé)"), shown("Army (die)"), shown("Victory:")
    ('slábnout', 'Army', 'Victory')
    """
    return _ASIDE.sub("", re.split("; | / ", written)[0]).rstrip(":").strip()


def _forms(name: str, cases: dict[str, str], language: str) -> set[str]:
    if language == ENGLISH:
        return {_plural(name)}
    found = {cases[case] for case in (*CASES, "pl", "pl_gen") if case in cases}
    if "pl" in cases:
        found |= _oblique(name.split(), cases["pl"].split(), cases["pl_gen"].split(), language)
    return found


def _plural(name: str) -> str:
    """An English noun in the plural.

    >>> [_plural(name) for name in ("City", "Army unit", "pass", "Action die")]
    ['Cities', 'Army units', 'passes', 'Action dice']
    """
    if name.endswith(" die"):
        return name[:-1] + "ce"
    if name.endswith("y") and name[-2:-1] not in "aeou":
        return name[:-1] + "ies"
    return name + ("es" if name.endswith(("s", "x", "ch", "sh")) else "s")


def _oblique(one: list[str], many: list[str], of_many: list[str], language: str) -> set[str]:
    """The plural in the cases the terms leave out, word by word; a few that nobody says are among them.

    >>> sorted(_oblique(["kość", "akcji"], ["kości", "akcji"], ["kości", "akcji"], "pl"))
    ['kościach akcji', 'kościami akcji', 'kościom akcji']
    """
    said = [""] if len(one) == len(many) == len(of_many) else []
    for alone, word, genitive in zip(one, many, of_many, strict=False):
        choices = [word] if alone == word == genitive else _cases_of(word, genitive, language)
        said = [f"{before} {choice}".strip() for before in said for choice in choices]
    return set(said)


def _cases_of(word: str, genitive: str, language: str) -> list[str]:
    if genitive.endswith(_ADJECTIVES) and word != genitive:
        return [genitive, genitive[:-2] + "m", genitive[:-2] + "mi"]
    if language == "pl":
        return [_polish_stem(word, genitive) + ending for ending in _POLISH]
    after = genitive[-1] if genitive[-1] in _CZECH else ""
    stems = {word.rstrip(_VOWELS), genitive.removesuffix(after)} if after else {word.rstrip(_VOWELS)}
    return [stem + ending for stem in sorted(stems) for ending in _CZECH[after]]


def _polish_stem(word: str, genitive: str) -> str:
    """What the endings stand after.

    >>> [_polish_stem(*pair) for pair in (("wojownicy", "wojowników"), ("armie", "armii"), ("jednostki", "jednostek"))]
    ['wojownik', 'armi', 'jednostk']
    """
    if genitive.endswith("ów"):
        return genitive[:-2]
    if word.endswith("i") and not word.endswith(("ki", "gi")):
        return word
    return word[:-1] if word[-1] in _VOWELS else word
