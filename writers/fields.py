"""Writes what follows from the fields of a piece and from a game's options: python writers/fields.py [--check]

A field of anything that lies on a table is declared once, in `__init__`: its name, its type, how it begins. Below it
stand, in a block of their own, the slots and the copy that follow; this writes them, and `--check` (a test runs it)
fails where a block is stale.

`Kept[...]` around a type says that it is never changed in place, only replaced, so that copies share it. A piece that
is copied often takes `bare` as an argument and returns at once from `__init__`: the copy fills everything in.

An option of a game is declared once, in its `options.py`. The class in `settings.py`, through which the rules read the
options of a table, has an attribute for each, of the type of its default."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BEGIN = "    # --- written by writers/fields.py from __init__ ---\n"
FROM_OPTIONS = "    # --- written by writers/fields.py from options.py ---\n"
END = "    # --- to here ---\n"
BASES = ("Piece", "Table")
SHARED = ("int", "str", "bool", "float", "i64", "Option", "Book", "Settings")
KNOWN = {"Deck", "Chance"}  # pieces of the engine
WIDTH = 120


class Unknown(Exception):
    """A field of a type this writer can not copy."""


def blocks(source: str, known: set[str] = KNOWN) -> str:
    """The source with its blocks written anew; `known`: pieces that other files declare."""
    bare = _without_blocks(source, BEGIN)
    tree = ast.parse(bare)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and _base(node) in BASES]
    aliases = {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        if ast.unparse(node.annotation) == "TypeAlias"
    }
    pieces = known | {cls.name for cls in classes}
    lines = bare.splitlines(keepends=True)
    for cls in reversed(classes):
        init = _init(cls)
        lines.insert(init.end_lineno or 0, _block(cls, init, pieces, aliases))
    return "".join(lines)


def _without_blocks(source: str, head: str) -> str:
    while head in source:
        begin = source.index(head)
        source = source[: begin - 1] + source[source.index(END) + len(END) :]
    return source


def _base(cls: ast.ClassDef) -> str:
    return ast.unparse(cls.bases[0]) if cls.bases else ""


def _init(cls: ast.ClassDef) -> ast.FunctionDef:
    for node in cls.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return node
    raise Unknown(f"{cls.name} has no __init__ that declares its fields")


def fields(cls: ast.ClassDef) -> dict[str, ast.expr]:
    """The names a class declares in its `__init__`, each with its type, in their order."""
    init = _init(cls)
    given = {a.arg: a.annotation for a in init.args.args if a.annotation is not None}
    found: dict[str, ast.expr] = {}
    for node in ast.walk(init):
        target: ast.expr | None = None
        kind: ast.expr | None = None
        value: ast.expr | None = None
        if isinstance(node, ast.AnnAssign):
            target, kind, value = node.target, node.annotation, node.value
        elif isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
            found.setdefault(target.attr, kind if kind is not None else _type_of(target.attr, value, given))
    return found


def _type_of(name: str, value: ast.expr | None, given: dict[str, ast.expr]) -> ast.expr:
    """The type of a field that does not say it: that of its number, its word, its piece or the argument it takes."""
    if isinstance(value, ast.Constant):
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.Call):
        return value.func
    if isinstance(value, ast.UnaryOp) or (isinstance(value, ast.Name) and value.id.isupper()):
        return ast.Name("int")
    if isinstance(value, ast.Name) and value.id in given:
        return given[value.id]
    raise Unknown(f"{name} needs a type")


def copied(me: str, kind: ast.expr, pieces: set[str], aliases: dict[str, ast.expr]) -> str:
    """The expression that copies a field."""
    kind = aliases.get(ast.unparse(kind), kind)
    written = ast.unparse(kind)
    if written in SHARED or written.startswith(("tuple[", "Kept[")):
        return me
    if written in pieces:
        return f"{me}.copy()"
    if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
        inner = copied(me, kind.left, pieces, aliases)
        return me if inner == me else f"None if {me} is None else {inner}"
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) in ("list", "dict"):
        held = kind.slice.elts[1] if isinstance(kind.slice, ast.Tuple) else kind.slice
        name = "held" if me.startswith("self.") else "each"
        one = copied(name, held, pieces, aliases)
        if ast.unparse(kind.value) == "list":
            return f"{me}[:]" if one == name else f"[{one} for {name} in {me}]"
        if one == name:
            return f"{me}.copy()"
    raise Unknown(f"how is {me}: {written} copied?")


def _block(cls: ast.ClassDef, init: ast.FunctionDef, pieces: set[str], aliases: dict[str, ast.expr]) -> str:
    names = fields(cls)
    bare = "bare=True" if any(a.arg == "bare" for a in init.args.args) else ""
    lines = _slots(sorted(names))
    lines += ["", f"def copy(self) -> {cls.name}:", f"    other = {cls.name}({bare})"]
    lines += ["    self.copy_base(other)"] if _base(cls) == "Table" else []
    lines += [f"    other.{name} = {copied(f'self.{name}', kind, pieces, aliases)}" for name, kind in names.items()]
    lines += ["    return other"]
    return "\n" + BEGIN + "".join(f"    {line}\n" if line else "\n" for line in lines) + "\n" + END


def _slots(names: list[str]) -> list[str]:
    """In one line where it fits, as the formatter would have it."""
    quoted = [f'"{name}"' for name in names]
    line = f"__slots__ = ({', '.join(quoted)}{',' if len(names) == 1 else ''})"
    return [line] if len(line) + 4 <= WIDTH else ["__slots__ = (", *[f"    {q}," for q in quoted], ")"]


def pieces_of(path: Path) -> dict[str, dict[str, str]]:
    """The pieces a file declares, each with its fields and their types."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and _base(node) in BASES]
    return {cls.name: {name: ast.unparse(kind) for name, kind in fields(cls).items()} for cls in found}


def tables() -> list[Path]:
    """The files that declare pieces."""
    games = ROOT / "src" / "ravenhill" / "games"
    return sorted([*games.glob("*/table.py"), *games.glob("*/pieces.py")])


def options(source: str) -> dict[str, bool | int | str]:
    """The options a game declares, each with its default, in their order."""
    found: dict[str, bool | int | str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Setting":
            name, default = node.args[:2]
            if not isinstance(name, ast.Constant) or not isinstance(default, ast.Constant):
                raise Unknown(f"{ast.unparse(node)}: name and default are written out")
            found[str(name.value)] = default.value  # type: ignore[assignment]
    return found


def settings(source: str, declared: str) -> str:
    """The source of a game's `settings.py` with the attributes that follow from its `options.py`."""
    lines = [f"    {name}: {type(value).__name__} = {_said(value)}\n" for name, value in options(declared).items()]
    return _without_blocks(source, FROM_OPTIONS).rstrip() + "\n\n" + FROM_OPTIONS + "".join(lines) + END


def _said(value: bool | int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def written() -> dict[Path, str]:
    """Every file with something of ours in it, as it should be."""
    files = {}
    for path in tables():
        beside = {name for other in tables() if other.parent == path.parent for name in pieces_of(other)}
        files[path] = blocks(path.read_text(encoding="utf-8"), KNOWN | beside)
    for path in sorted((ROOT / "src" / "ravenhill" / "games").glob("*/settings.py")):
        declared = path.with_name("options.py").read_text(encoding="utf-8")
        files[path] = settings(path.read_text(encoding="utf-8"), declared)
    return files


def main(args: list[str]) -> None:
    for path, after in written().items():
        before = path.read_text(encoding="utf-8")
        if "--check" in args and after != before:
            raise SystemExit(f"{path} is stale: python writers/fields.py")
        path.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
