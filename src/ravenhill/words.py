"""Turns keys and arguments into sentences, in any language there is a locale for."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ravenhill.engine.decision import Arg, Atom, Bad, Illegal, Message, Option, Reason

ENGLISH: Final = "en"
OFFERED: Final = "why-not-offered"
NO_PART: Final = "why-no-part"
PEOPLE: Final = ("player", "other", "partner", "speaker")  # arguments that name a seat, though a card be called so too
CASES: Final = ("gen", "dat", "acc", "loc", "ins")  # how a name may be declined: attributes of its own text
FORM_PARTS: Final = (*CASES, "number", "gender", "the")  # attributes of a name that sentences ask for
PLACES: Final = "abcdefgh"  # an option's parts after its verb, as its text may name them

Sayable = Message | Reason | Illegal | Bad | Mapping[str, Any] | str

Worn = tuple[str, Mapping[str, Mapping[str, Mapping[str, str]]]]  # a game, and by language and id a pack's own words
_worn: ContextVar[Worn | None] = ContextVar("worn", default=None)

_locales: list[Path] = [Path(__file__).parent / "locale"]


def also_read(folder: Path) -> None:
    """Adds a folder of texts laid out like `locale`; what it says wins over what was there before."""
    if folder not in _locales:
        _locales.append(folder)
        forget()


@contextmanager
def wearing(game: str, texts: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[None]:
    """Meanwhile the things of a game are called as a pack calls them (`packs.texts_of`)."""
    before = _worn.set((game, texts))
    try:
        yield
    finally:
        _worn.reset(before)


def _own(game: str | None, thing: str, language: str) -> Mapping[str, str]:
    """What the pack in play says of a thing."""
    worn = _worn.get()
    if worn is None or worn[0] != game:
        return {}
    texts = worn[1].get(language) or worn[1].get(language.partition("-")[0]) or {}
    return texts.get(thing, {})


def forget() -> None:
    """What was read is read anew when it is next needed."""
    for kept in (languages, _texts, _entries, _flaws, _house_forms):
        kept.cache_clear()


def default_language() -> str:
    """The language of the command line: RAVENHILL_LANGUAGE, else that of the system if it is spoken here."""
    return os.environ.get("RAVENHILL_LANGUAGE") or preferred([os.environ.get("LANG", "").partition(".")[0]])


def preferred(wished: Sequence[str]) -> str:
    """The first language of these that everything is said in, or English.

    >>> preferred(["tlh", "en-GB"])
    'en'
    """
    offered = languages()
    heads = [wish.replace("_", "-").partition("-")[0].lower() for wish in wished]
    return next((head for head in heads if head in offered), ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """The languages of the house, English first: all it says itself is said in them. A game may lack one."""
    owners = {path.parent.relative_to(folder) for folder in _locales for path in folder.rglob(f"{ENGLISH}.ftl")}
    owners &= {Path(), Path("client"), Path("server")}
    found = {path.stem for folder in _locales for path in folder.glob("*.ftl")} - {ENGLISH}
    whole = [n for n in found if all(any((f / o / f"{n}.ftl").is_file() for f in _locales) for o in owners)]
    return (ENGLISH, *sorted(whole))


def say(message: Sayable, language: str = ENGLISH, game: str | None = None) -> str:
    """The sentence for a message, a log entry, a reason or an error.

    >>> say(Message("why-no-such-number", {"count": 3}))
    'There are 3 options here, numbered from 0.'
    """
    key, args = _parts(message)
    owner = game if game is not None else game_of(key)
    said = text(key, _told(key, args, owner, language), language, owner)
    return key if said is None else said


def text(key: str, args: Mapping[str, Arg] | None, language: str, game: str | None) -> str | None:
    """A text with its arguments filled in as they are, or None; `key.attribute` is an attribute of a text."""
    thing, _, part = key.removeprefix(f"{game}-").partition(".")
    own = _own(game, thing, language).get(part or "name")
    if own is not None:
        return own
    found = _find(key, language, game)
    if found is None:
        return None
    bundle, pattern = found
    said, _ = bundle.format_pattern(pattern, dict(args) if args else {})
    return str(said)


def moment(at: datetime, language: str = ENGLISH) -> str:
    """A day and a time of it, as the language writes them.

    >>> moment(datetime(2026, 11, 19, 17, 5), "cs")
    '19. 11. 2026 17:05'
    """
    found = _find("cli-moment", language, None)
    return at.isoformat(" ", "minutes") if found is None else str(found[0].format_pattern(found[1], {"at": at})[0])


def name(game: str, thing: Atom, language: str = ENGLISH) -> str:
    """What a thing of a game is called; its id where nobody has named it."""
    return _forms(game, str(thing), False, language)[""]


def seat_name(game: str, seat: str, language: str = ENGLISH) -> str:
    """What a seat of a game is called."""
    return text(f"{game}-seat-{seat}", None, language, game) or seat


def effect(game: str, card: str, language: str = ENGLISH) -> str:
    """What a card does, or nothing."""
    return text(f"{game}-{card}.effect", None, language, game) or ""


def option_text(game: str, option: Option, language: str = ENGLISH, note: Message | None = None) -> str:
    """An option as a person reads it, with what is noted of it (`Decision.note`)."""
    said = _option_said(game, option, language)
    if note is None:
        return said
    return text("do-noted", {"option": said, "note": say(note, language, game)}, language, game) or said


def _option_said(game: str, option: Option, language: str) -> str:
    """The text of its verb with its parts as $a, $b ... and $n, their number."""
    verb = str(option[0])
    args: dict[str, Atom] = {PLACES[i]: part for i, part in enumerate(option[1 : 1 + len(PLACES)])}
    named = _named(args, game, language)
    named["n"] = len(option) - 1
    exact = "-".join([verb, *(str(part) for part in option[1:])])  # one option of one card may have its own words
    for key in (f"{game}-do-{exact}", f"{game}-do-{verb}", f"do-{verb}"):
        said = text(key, named, language, game)
        if said is not None:
            return said
    return " ".join([verb, *(name(game, part, language) for part in option[1:])])


class Voice:
    """One game's words in one language, for those who draw its table."""

    def __init__(self, game: str, language: str = ENGLISH, pack: Mapping[str, Any] | None = None) -> None:
        """`pack`: that of the table (`t.setup.pack`), whose things may have other names and texts.

        >>> pack = {"words": {"en": {"WW06": {"name": "Sap of the Oaks"}}}}
        >>> Voice("ironwood", pack=pack).name("WW06")
        'Sap of the Oaks'
        """
        from ravenhill.packs import texts_of

        self.game = game
        self.language = language
        self._texts = texts_of(game, pack)

    def say(self, message: Sayable) -> str:
        with wearing(self.game, self._texts):
            return say(message, self.language, self.game)

    def name(self, thing: Atom) -> str:
        with wearing(self.game, self._texts):
            return name(self.game, thing, self.language)

    def seat(self, seat: str) -> str:
        return seat_name(self.game, seat, self.language)

    def effect(self, card: str) -> str:
        with wearing(self.game, self._texts):
            return effect(self.game, card, self.language)

    def option(self, option: Option, note: Message | None = None) -> str:
        with wearing(self.game, self._texts):
            return option_text(self.game, option, self.language, note)


def game_of(key: str) -> str | None:
    """The game a key belongs to, by its first part; None for the common ones."""
    first = key.partition("-")[0]
    return first if any((folder / first).is_dir() for folder in _locales) else None


def flaws(message: Sayable, game: str | None = None, language: str = ENGLISH) -> list[str]:
    """What is wrong with the text of a message: it is missing in the language, it names an argument it does not get,
    or a thing it names has only an English name."""
    key, args = _parts(message)
    owner = game if game is not None else game_of(key)
    frozen: list[tuple[str, Atom | tuple[Atom, ...]]] = []
    found: list[str] = []
    for arg, value in args.items():
        if isinstance(value, Mapping):
            found += flaws(value, owner, language)
            frozen += [(arg, "."), (f"{arg}-The", ".")]
        else:
            frozen.append((arg, tuple(value) if isinstance(value, list) else value))
    return [*found, *_flaws(key, tuple(frozen), owner, language)]


@lru_cache(maxsize=1 << 16)  # a fuzzer meets the same sentences again and again
def _flaws(
    key: str, args: tuple[tuple[str, Atom | tuple[Atom, ...]], ...], owner: str | None, language: str
) -> tuple[str, ...]:
    found = _find(key, language, owner)
    if found is None or not _speaks(found[0], language):
        return (f"no text for {key}",)
    bundle, pattern = found
    given: dict[str, Arg] = {arg: list(value) if isinstance(value, tuple) else value for arg, value in args}
    _, errors = bundle.format_pattern(pattern, _told(key, given, owner, language))
    things = [part for value in given.values() for part in (value if isinstance(value, list) else [value])]
    unnamed = [str(thing) for thing in things if _named_in_english_only(thing, owner, language)]
    return (*(f"{key}: {error}" for error in errors), *(f"{key}: no name for {thing}" for thing in unnamed))


def _speaks(bundle: FluentBundle, language: str) -> bool:
    return bool(bundle.locales[0] == language)


def _named_in_english_only(thing: Atom, owner: str | None, language: str) -> bool:
    if owner is None or not isinstance(thing, str) or not thing:
        return False
    found = [
        f for key in (f"{owner}-{thing}", f"{owner}-seat-{thing}") if (f := _find(key, language, owner)) is not None
    ]
    return bool(found) and not any(_speaks(bundle, language) for bundle, _ in found)


def option_flaws(game: str, option: Option, language: str = ENGLISH) -> list[str]:
    """What is wrong with the text of an option."""
    verb = str(option[0])
    args: dict[str, Any] = {PLACES[i]: part for i, part in enumerate(option[1 : 1 + len(PLACES)])}
    args["n"] = len(option) - 1
    common = _find(f"{game}-do-{verb}", ENGLISH, game) is None and _find(f"do-{verb}", ENGLISH, game) is not None
    return flaws({"key": f"do-{verb}" if common else f"{game}-do-{verb}", "args": args}, game, language)


def keys(language: str, game: str | None) -> tuple[str, ...]:
    """Every key one language has a text for, the common ones or those of a game, attributes as `key.attribute`."""
    found: list[str] = []
    for entry in _entries(language, game):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return tuple(found)


def unreadable(language: str, game: str | None) -> list[str]:
    """The first lines of what Fluent can not read in a file of texts."""
    return [
        str(entry.content).strip().partition("\n")[0]
        for entry in _entries(language, game)
        if isinstance(entry, ast.Junk)
    ]


def _parts(message: Sayable) -> tuple[str, Mapping[str, Any]]:
    if isinstance(message, str):
        return message, {}
    if isinstance(message, Mapping):
        return str(message["key"]), message.get("args") or {}
    plain = message if isinstance(message, Message) else message.message
    return plain.key, plain.args


def _told(key: str, args: Mapping[str, Any], game: str | None, language: str) -> dict[str, Atom]:
    """The arguments as they are said: names for ids, and words for an option or a question told back."""
    if key == OFFERED and "option" in args:
        return {"option": _meant(str(args["option"]), game, language)}
    if key == NO_PART and "ask" in args:
        rest = {arg: value for arg, value in args.items() if arg != "ask"}
        return {"prompt": say({"key": args["ask"], "args": rest}, language, game)}
    outcome = args.get("outcome")
    if game is not None and isinstance(outcome, str):  # of chance: a card is told by its name, a die by its number
        return _named({**args, "outcome": outcome.partition(":")[2] or outcome}, game, language)
    return _named(args, game, language)


def _meant(written: str, game: str | None, language: str) -> str:
    """The words of an option that was written down part by part; where it has none, its parts by their names."""
    if game is None:
        return written
    option = tuple(int(part) if part.isdecimal() else part for part in written.split(" "))
    if option_flaws(game, option):
        return " ".join(name(game, part, language) for part in option)
    return option_text(game, option, language)


def _named(args: Mapping[str, Any], game: str | None, language: str) -> dict[str, Atom]:
    """The arguments as a text may use them: the ids of a game's things and seats by their names, in every form. What
    is a message itself is said; -The: where it begins a sentence."""
    named: dict[str, Atom] = {}
    for arg, value in args.items():
        if isinstance(value, Mapping):
            named[arg] = say(value, language, game)
            named[f"{arg}-The"] = _capital(str(named[arg]))
        elif isinstance(value, list):
            for form, said in _listed([_said(arg, v, game, language) for v in value], language).items():
                named[arg + form] = said
        elif game is None or not isinstance(value, str) or not value:
            named[arg] = value
        else:
            for form, said in _forms(game, value, arg in PEOPLE, language).items():
                named[arg + form] = said
    return named


def _said(arg: str, value: Atom, game: str | None, language: str) -> Mapping[str, str]:
    if game is None or not isinstance(value, str) or not value:
        return {"": str(value)}
    return _forms(game, value, arg in PEOPLE, language)


def _listed(items: list[Mapping[str, str]], language: str) -> dict[str, Atom]:
    """Several things in one sentence: each form of their names joined as the language joins them; -count of them."""
    forms = ("", *(f"-{case}" for case in CASES))
    out: dict[str, Atom] = {form: _joined([i.get(form, i[""]) for i in items], language) for form in forms}
    return {**out, "-count": len(items), "-number": "one" if len(items) == 1 else "many"}


def _joined(said: list[str], language: str) -> str:
    if len(said) < 2:
        return said[0] if said else ""
    return text("list-and", {"first": ", ".join(said[:-1]), "last": said[-1]}, language, None) or ", ".join(said)


def _forms(game: str, value: str, person: bool, language: str) -> Mapping[str, str]:
    own = _own(game, value, language)
    if "name" not in own or person:
        return _house_forms(game, value, person, language)
    name = own["name"]  # whose forms the pack itself gives, or none: ours would be another's
    forms = {"": name, "-id": value, **{f"-{case}": own.get(case, name) for case in CASES}}
    forms |= {"-number": own.get("number", "one"), "-gender": own.get("gender", "m")}
    return {**forms, "-The": _capital(own.get("the", name))}


@lru_cache(maxsize=1 << 14)
def _house_forms(game: str, value: str, person: bool, language: str) -> Mapping[str, str]:
    """A name as sentences need it: plain, in its cases, with its gender and number; -id is what it stands for.

    A name has the forms its own text gives as attributes, in its own language: what is not given is the plain name."""
    thing, seat = f"{game}-{value}", f"{game}-seat-{value}"
    keys = [key for key in ((seat, thing) if person else (thing, seat)) if _find(key, language, game) is not None]
    said = text(keys[0], None, language, game) if keys else None
    name = value if said is None else said
    forms = {"": name, "-id": value}
    for case in CASES:
        forms[f"-{case}"] = _attribute(keys[:1], case, language, game) or name
    forms["-number"] = _attribute(keys[:1], "number", language, game) or "one"
    forms["-gender"] = _attribute(keys[:1], "gender", language, game) or "m"
    the = _attribute(sorted(keys, key=(thing, seat).index), "the", language, game) or name
    forms["-The"] = _capital(the)
    return forms


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _attribute(keys: list[str], attribute: str, language: str, game: str | None) -> str | None:
    """An attribute of the first of these texts that has it, in the language the text itself is found in."""
    for key in keys:
        found = _find(key, language, game) if "." not in key else None
        if found is not None:
            bundle = found[0]
            pattern = bundle.get_message(key).attributes.get(attribute)
            if pattern is not None:
                return str(bundle.format_pattern(pattern, {})[0])
    return None


def _find(key: str, language: str, game: str | None) -> tuple[FluentBundle, Any] | None:
    """The text in the language, else in its wider one (cs-CZ: cs), else in English; a game may say what is another's,
    as the terminal does with the words of the web table."""
    head, _, attribute = key.partition(".")
    owners = (game,) if game is None or key.startswith(f"{game}-") else (game, game_of(key))
    for wanted in dict.fromkeys((language, language.partition("-")[0], ENGLISH)):
        for owner in dict.fromkeys(owners):
            bundle = _texts(wanted, owner)
            if bundle is not None and bundle.has_message(head):
                message = bundle.get_message(head)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
    return None


@cache
def _texts(language: str, game: str | None) -> FluentBundle | None:
    """The common texts and those of a game in one language; None where there are none."""
    read = [_entries(language, owner) for owner in ((None, game) if game is not None else (None,))]
    if not any(read):
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for entries in read:
        bundle.add_resource(ast.Resource(entries), allow_overrides=True)
    return bundle


@cache
def _entries(language: str, game: str | None) -> list[Any]:
    """What stands in the files of one language, in every folder that is read."""
    found: list[Any] = []
    if language.replace("-", "").isalnum():
        for folder in _locales:
            path = (folder / game if game is not None else folder) / f"{language}.ftl"
            if path.is_file():
                found += FluentResource(path.read_text(encoding="utf-8")).body
    return found
