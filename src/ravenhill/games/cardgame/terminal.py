"""The card game's table drawn in a terminal: all that lies face up, and one's own cards and piles."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.games.cardgame.book import Book
from ravenhill.games.cardgame.shapes import CardPrint, LocationPrint
from ravenhill.words import Voice

COLOURS = {"free_peoples": "bright_blue", "shadow": "red"}
SIDES = ("free_peoples", "shadow")
SEPARATOR = " · "
OURS = ("original", "recalled", "partly")  # marks of what is our own, in whole or in part


def draw(view: dict[str, Any], voice: Voice, book: Book) -> RenderableType:
    """The score and the scoring areas, the active locations with both sides' cards, the players, and one's own."""
    parts: list[RenderableType] = [_score(view, voice), *_areas(view, voice)]
    parts += [_location(place, voice, book) for place in view["battlegrounds"]]
    if view["path"]:
        parts.append(_location(view["path"], voice, book))
    if view["battle"]:
        parts.append(_battle(view["battle"], voice))
    parts.append(_players(view, voice))
    for player in view["players"]:
        parts += [_reserved(stack, voice) for stack in player["reserve"]]
    for player in view["players"]:
        if "hand" in player:
            parts += [_own(player, voice, book), *_piles(player, voice)]
    return Group(*parts)


def face(thing: str, view: dict[str, Any], voice: Voice, book: Book) -> RenderableType | None:
    """Everything printed on a card or location that lies face up for the seat; of other locations where they are.
    None: it is neither."""
    if thing in book.card_index:
        return _card_face(thing, book.card_faces[book.card_index[thing]], voice)
    if thing not in book.location_index:
        return None
    return _not_in_play(thing, view, voice) or _location_face(thing, _printed(book, thing), voice)


def _printed(book: Book, location: str) -> LocationPrint:
    return book.location_faces[book.location_index[location]]


def _not_in_play(thing: str, view: dict[str, Any], voice: Voice) -> Text | None:
    """A location nobody has turned up: all know that it is in its deck or was set aside (C4.4.1), and what it says."""
    where = "in-deck" if any(thing in deck for deck in view["waiting"].values()) else "set-aside"
    if where == "set-aside" and thing not in view["scored"]["aside"]:
        return None
    text = Text(SEPARATOR.join([voice.name(thing), _word(voice, where)]), style="dim")
    return text.append(f"\n{voice.effect(thing)}")


def _word(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"cardgame-table-{key}", "args": args})


def _ui(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"cardgame-ui-{key}", "args": args})


# --- the whole table ---


def _score(view: dict[str, Any], voice: Voice) -> Text:
    score = view["score"]
    told = [
        _word(
            voice,
            "score",
            round=view["round"],
            free=score["free_peoples"],
            shadow=score["shadow"],
            corruption=view["corruption"],
        )
    ]
    if view["path_number"]:
        told.append(_ui(voice, "path-of", n=view["path_number"], last=view["last_path"]))
    if view["events"]:
        told.append(_ui(voice, "events", events=_names(view["events"], voice)))
    return Text(SEPARATOR.join(told), style="bold")


def _areas(view: dict[str, Any], voice: Voice) -> list[Text]:
    """What each side has won, and what is still in the decks."""
    lines = []
    for side in SIDES:
        won = view["scored"][side]
        if won:
            lines.append(Text(_word(voice, f"area-{side}", places=_names(won, voice)), style=COLOURS[side]))
    waiting = view["waiting"]
    counts = {"free": len(waiting["free_peoples"]), "shadow": len(waiting["shadow"]), "paths": len(waiting["paths"])}
    return [*lines, Text(_ui(voice, "decks", **counts), style="dim")]


def _names(things: list[str], voice: Voice) -> str:
    """Names in their order, those of copies once with their number."""
    names = [voice.name(thing) for thing in things]
    return ", ".join(f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


def _stack(stack: dict[str, Any], icons: str, voice: Voice) -> str:
    """A card in play with its icons as they count now, its items, and what else all can see."""
    told = [icons]
    if stack["items"]:
        told.append(_word(voice, "wields", items=_names([item["id"] for item in stack["items"]], voice)))
    if stack["tokens"]:
        told.append(_ui(voice, "token-on-card", n=stack["tokens"]))
    if stack.get("fresh"):
        told.append(_word(voice, "fresh"))
    return f"{voice.name(stack['id'])} ({'; '.join(told)})"


def _on_location(stack: dict[str, Any], path: bool, voice: Voice) -> str:
    if path:
        return _stack(stack, _word(voice, "icons-path", path=stack["path"]), voice)
    return _stack(stack, _word(voice, "icons-ground", attack=stack["attack"], defence=stack["defence"]), voice)


def _reserved(stack: dict[str, Any], voice: Voice) -> Text:
    icons = {"attack": stack["attack"], "defence": stack["defence"], "path": stack["path"]}
    told = _stack(stack, _word(voice, "icons", **icons), voice)
    return Text(_word(voice, "reserved", player=stack["player"], stack=told))


def _location(place: dict[str, Any], voice: Voice, book: Book) -> Panel:
    """What is printed there, the running arithmetic, tokens, and who defends and attacks."""
    record = _printed(book, place["id"])
    lines = _printed_on_location(place["id"], record, voice)
    sums = {"attack": place["attack"], "location": place["location_defence"], "cards": place["cards_defence"]}
    lines.append(Text(_word(voice, "arithmetic", **sums), style="bold"))
    if place["reclaimed"]:
        lines.append(Text(_ui(voice, "wall-gone")))
    if place["attack_tokens"] or place["defence_tokens"]:
        lines.append(Text(_word(voice, "tokens", attack=place["attack_tokens"], defence=place["defence_tokens"])))
    for side in SIDES:
        if place[side]:
            stacks = [_on_location(stack, record["number"] > 0, voice) for stack in place[side]]
            lines.append(Text(SEPARATOR.join(stacks), style=COLOURS[side]))
    title = _location_title(place["id"], record, voice)
    return Panel(Group(*lines), title=title, title_align="left", border_style=COLOURS[place["defender"]])


def _battle(battle: dict[str, Any], voice: Voice) -> Panel:
    lines = [_word(voice, "left", n=battle["rest"])]
    lines += [f"{voice.name(part['id'])}: {part['icons'] + part['lead']}" for part in battle["sums"]["defence"]]
    if battle["lost"]:
        lines.append(_word(voice, "lost", cards=_names([lost["id"] for lost in battle["lost"]], voice)))
    return Panel("\n".join(lines), title=voice.name(battle["location"]), title_align="left", border_style="yellow")


def _players(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("player", "hand", "deck", "cycle", "eliminated", "limit", "ring"):
        table.add_column(_word(voice, key), justify="left" if key in ("player", "ring") else "right")
    for player in view["players"]:
        counts = [
            player["hand_count"],
            player["deck"],
            player["cycle_count"],
            player["eliminated_count"],
            player["limit"],
        ]
        ring = player["ring"]
        table.add_row(
            Text(voice.seat(player["id"]), style=COLOURS[player["side"]]),
            *["?" if n is None else str(n) for n in counts],
            "" if ring is None else _ui(voice, "ring-ready" if ring else "ring-spent"),
        )
    return table


# --- one's own cards ---


def _own(player: dict[str, Any], voice: Voice, book: Book) -> Table:
    """The cards in hand, with all that is printed on them."""
    table = Table(title=voice.seat(player["id"]), title_justify="left", box=None, pad_edge=False)
    table.add_column(_word(voice, "hand"))
    table.add_column(_word(voice, "kind"))
    for key in ("attack", "defence", "path"):
        table.add_column(_word(voice, key), justify="right")
    table.add_column("")
    for name in [*player["hand"], *player["aside"]]:
        card = book.card_faces[book.card_index[name]]
        table.add_row(
            Text(voice.name(name) + _source(card, voice), style="dim" if name in player["aside"] else "bold"),
            _kind(card, voice),
            *_icon_cells(card),
            _text_of(name, card, voice),
        )
    return table


def _piles(player: dict[str, Any], voice: Voice) -> list[Text]:
    """C5.3. One's own piles, and the top card of the draw deck where a card lets its owner see it."""
    lines = []
    for pile in ("cycle", "eliminated"):
        if player[pile]:
            told = _word(voice, f"pile-{pile}", player=player["id"], cards=_names(player[pile], voice))
            lines.append(Text(told))
    if "top" in player:
        lines.append(Text(_word(voice, "top", player=player["id"], card=player["top"]), style="bold"))
    return lines


# --- what is printed ---


def _kind(card: CardPrint, voice: Voice) -> str:
    return f"{voice.name(card['type'])}, {voice.name(card['faction'])}"


def _icon_cells(card: CardPrint) -> list[str]:
    """Attack, defence, and path icons with the numbers of the paths; a star where a text changes them."""
    stars = {kind: "*" if kind in card["stars"] else "" for kind in ("attack", "defence", "path")}
    path = str(card["path"] or "") + stars["path"]
    if card["paths"]:
        path += f" ({_runs(card['paths'])})"
    return [
        _icons(card["attack"], card["lead_attack"], stars["attack"]),
        _icons(card["defence"], card["lead_defence"], stars["defence"]),
        path,
    ]


def _icons(plain: int, leading: int, star: str) -> str:
    """Plain icons, and leadership in brackets."""
    return (str(plain) if plain else "") + star + (f"({leading})" if leading else "")


def _runs(numbers: list[int]) -> str:
    """Numbers with their runs shortened.

    >>> _runs([1, 2, 3, 5, 8, 9])
    '1-3, 5, 8-9'
    """
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _source(record: CardPrint | LocationPrint, voice: Voice) -> str:
    """A mark where something of it is our own, the same as on the web's cards."""
    return " " + voice.say(f"client-source-{record['mark']}-mark") if record["mark"] in OURS else ""


def _text_of(name: str, card: CardPrint, voice: Voice) -> Text:
    """Keywords in bold, who wields it, and the text."""
    keywords = " ".join(voice.name(keyword) + "." for keyword in card["keywords"])
    text = Text(keywords + " " if keywords else "", style="bold")
    if card["wielders"]:
        text.append(_ui(voice, "wielded-by", who=_wielders(card["wielders"], voice)) + ". ", style="not bold italic")
    text.append(voice.effect(name), style="not bold dim")
    return text


def _wielders(wielders: list[str], voice: Voice) -> str:
    said = []
    for written in wielders:
        kind, _, of = written.partition(":")
        what = f"faction-{of}" if kind == "faction" else f"keyword-{of}"
        said.append(_ui(voice, what) if of else voice.name(written))
    return ", ".join(said)


def _doubt(thing: str, record: CardPrint | LocationPrint, voice: Voice) -> list[Text]:
    """What of a record is our own, in words."""
    if record["mark"] not in OURS:
        return []
    kind = f"client-source-{record['mark']}"
    key = f"cardgame-ui-doubt-{thing}"
    why = voice.say(key)
    return [Text(f"{voice.say(kind)}: {voice.say(kind + '-about') if why == key else why}", style="yellow")]


def _card_face(name: str, card: CardPrint, voice: Voice) -> Panel:
    attack, defence, path = _icon_cells(card)
    icons = [(_word(voice, "attack"), attack), (_word(voice, "defence"), defence), (_word(voice, "path"), path)]
    lines = [Text(_kind(card, voice))]
    if any(held for _, held in icons):
        lines.append(Text(SEPARATOR.join(f"{label} {held}" for label, held in icons if held)))
    lines += [_text_of(name, card, voice), *_doubt(card["kind"], card, voice)]
    title = voice.name(name) + _source(card, voice)
    return Panel(Group(*lines), title=title, title_align="left", border_style=COLOURS[card["side"]])


def _location_title(name: str, record: LocationPrint, voice: Voice) -> str:
    kind = _ui(voice, "path-number", n=record["number"]) if record["number"] else _ui(voice, f"ground-{record['side']}")
    return SEPARATOR.join([voice.name(name) + _source(record, voice), kind, _ui(voice, "points", n=record["points"])])


def _printed_on_location(name: str, record: LocationPrint, voice: Voice) -> list[Text]:
    lines = [Text(_ui(voice, "wall", n=record["defence"]))] if record["defence"] else []
    for role in ("defenders", "attackers"):
        if record[role]:
            lines.append(Text(f"{_ui(voice, role)} {_names(record[role], voice)}"))
    return [*lines, Text(voice.effect(name), style="dim")]


def _location_face(name: str, record: LocationPrint, voice: Voice) -> Panel:
    lines = [*_printed_on_location(name, record, voice), *_doubt(name, record, voice)]
    return Panel(Group(*lines), title=_location_title(name, record, voice), title_align="left")
