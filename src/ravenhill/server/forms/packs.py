"""Packs that people have brought."""

from __future__ import annotations

from typing import Any

from pydantic import StrictBool

from ravenhill.server.forms.values import Form, Given, Id, Plain


class ShareForm(Form):
    shared: StrictBool


class PackTold(Given):
    """A pack in a few words: what it is called, and the ids it changes, by the tables of the game's data."""

    name: str
    version: str
    digest: str
    changes: dict[str, list[str]]
    names: list[str]  # what it calls otherwise
    size: int  # how many cards, places and tables it changes


class PackKept(PackTold):
    """A pack somebody has brought; `mine`: this person."""

    id: str
    game: str
    shared: bool
    made: float
    mine: bool


class PackAnswer(Given):
    pack: PackKept


class PacksAnswer(Given):
    packs: list[PackKept]


class KeepForm(Form):
    records: Plain  # a pack, by file and table


class ChangeForm(KeepForm):
    digest: Id  # of what it was when it was opened


class PackWhole(Given):
    pack: PackKept
    records: dict[str, Any]
