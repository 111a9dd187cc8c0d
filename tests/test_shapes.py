"""The client's types, written from the server's: none is stale, and what can not be written is refused."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

WRITER = Path(__file__).parents[1] / "web" / "build" / "shapes.py"


@pytest.fixture(scope="module")
def shapes() -> ModuleType:
    spec = importlib.util.spec_from_file_location("shapes", WRITER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["shapes"] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def written(shapes: ModuleType, text: str) -> str:
    """What becomes of a source, without the line that says where it comes from."""
    head, _, rest = str(shapes.Source(Path("shapes.py"), text).written()).partition("\n\n")
    assert head.startswith("// Written by web/build/shapes.py from shapes.py")
    return rest


def test_nothing_is_stale(shapes: ModuleType) -> None:
    """`python web/build/shapes.py` writes them."""
    assert shapes.stale() == []


def test_a_change_of_a_form_is_seen(shapes: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    changed = tmp_path / "forms"
    shutil.copytree(shapes.FORMS, changed)
    told = changed / "socket.py"
    text = told.read_text(encoding="utf-8")
    assert "    watchers: int\n" in text
    told.write_text(text.replace("    watchers: int\n", "    lookers: int\n"), encoding="utf-8")
    monkeypatch.setattr(shapes, "FORMS", changed)
    assert [path.name for path in shapes.stale()] == ["wire.ts", "api.md"]
    assert shapes.main(["--check"]) == 1


def test_every_kind_of_type(shapes: ModuleType) -> None:
    text = '''
"""Shapes of a toy."""
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Side = Literal["fp", "shadow"]
Count: TypeAlias = int
Place: TypeAlias = "str | None"

class Army(TypedDict):
    """Units in one place."""
    units: dict[str, int]
    dice: dict[Side, list[int]]  # as rolled
    at: Place
    leader: NotRequired[str]

class Siege(Army, total=False):
    rounds: list[tuple[int, float]]
    both: tuple[Army, ...]
    who: list[Side | None]
    sum: int | float | Count
    rest: Any

Lines = TypedDict("Lines", {"from": int, "lines": list["Army"]})
'''
    assert (
        written(shapes, text)
        == """export type Side = "fp" | "shadow";

export type Place = string | null;

/** Units in one place. */
export type Army = {
  units: Record<string, number>;
  /** as rolled */
  dice: Record<Side, number[]>;
  at: Place;
  leader?: string;
};

export type Siege = Army & {
  rounds?: [number, number][];
  both?: Army[];
  who?: (Side | null)[];
  sum?: number;
  rest?: unknown;
};

export type Lines = {
  from: number;
  lines: Army[];
};
"""
    )


def test_forms_of_pydantic(shapes: ModuleType) -> None:
    """What may be left out is what has a default; a mark without fields is not written."""
    text = '''
from pydantic import BaseModel, Field, StrictBool, StrictStr
from typing import Annotated, Literal

Name = Annotated[StrictStr, Field(max_length=80)]

class Form(BaseModel):
    """What a client sends."""
    model_config = ConfigDict(extra="forbid")

class Lines(Form):
    from_: int = Field(alias="from")
    name: Name | None = None
    options: list[Name] = Field(default_factory=list)

class Fine(Form):
    ok: Literal[True]
    n: Literal[1, 2]
'''
    assert (
        written(shapes, text)
        == """export type Lines = {
  from: number;
  name?: string | null;
  options?: string[];
};

export type Fine = {
  ok: true;
  n: 1 | 2;
};
"""
    )


def test_a_folder_is_one_source(shapes: ModuleType, tmp_path: Path) -> None:
    """A room is read after those it takes names from; a name stands in one of them."""
    rooms = tmp_path / "forms"
    rooms.mkdir()
    (rooms / "army.py").write_text("from toy.forms.place import Place\nclass Army(TypedDict):\n    at: Place\n")
    (rooms / "place.py").write_text("class Place(TypedDict):\n    name: str\n")
    text = shapes.Source(rooms).written()
    assert text.index("type Place") < text.index("type Army") and "  at: Place;" in text
    (rooms / "siege.py").write_text("class Place(TypedDict):\n    walls: int\n")
    with pytest.raises(shapes.Unknown, match=r"siege\.py:1: a name that is taken already"):
        shapes.Source(rooms)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class View(TypedDict):\n    units: set[str]", "no TypeScript for this: set[str]"),
        ("class View(TypedDict):\n    army: Army", "no TypeScript for this: Army"),
        ("class View(TypedDict):\n    n: Literal[1.5]", "no TypeScript for this: 1.5"),
        ("class View(TypedDict):\n    army: other.Army", "no TypeScript for this: other.Army"),
        ("class View(TypedDict):\n    n: list[int, str]", "no TypeScript for this: list[int, str]"),
        ("class View(TypedDict):\n    units = 3", "not a field: units = 3"),
        ("class Army:\n    units: int", "not a TypedDict, nor a form: class Army:"),
        ("class View(Army):\n    units: int", "not a TypedDict, nor a form: class View(Army):"),
        ("for n in range(3):\n    pass", "neither a shape nor a name for one: for n in range(3):"),
        ('View = TypedDict("View", {key: int})', "a key that is no word"),
        ('View = TypedDict("View", {"a b": int})', "a key that is no word"),
        ("class View(TypedDict):\n    n: list[int | Foo]", "shapes.py:2: no TypeScript for this: Foo"),
    ],
)
def test_what_it_does_not_know_is_refused(shapes: ModuleType, text: str, why: str) -> None:
    with pytest.raises(shapes.Unknown) as refused:
        written(shapes, text)
    assert why in str(refused.value)


def test_a_source_that_is_refused_stops_the_writer(
    shapes: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "forms.py"
    bad.write_text("class State(BaseModel):\n    units: set[str]\n")
    monkeypatch.setattr(shapes, "FORMS", bad)
    assert shapes.main([]) == 1
    assert "forms.py:2: no TypeScript for this: set[str]" in capsys.readouterr().err
