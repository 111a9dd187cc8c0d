"""Writes the client's types from the server's own, and the tables of messages in docs/api.md.

    python web/build/shapes.py            writes web/src/shapes/*.ts and docs/api.md
    python web/build/shapes.py --check    only says what is stale

`src/ravenhill/games/<game>/shapes.py` (TypedDicts) becomes `<game>.ts`, `src/ravenhill/engine/drawn.py` `drawn.ts`,
the modules of `src/ravenhill/server/forms` (pydantic) `wire.ts`. Sources are read, never imported: what is compiled has
lost its annotations. Known are str, int, float, bool, None, Any, list, tuple, dict, Literal, unions, NotRequired,
Annotated, and names defined in the same source; anything else is refused. A dict whose keys are a Literal has all of
them: where some may be missing, its keys are str.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from pathlib import Path
from types import EllipsisType

ROOT = Path(__file__).resolve().parents[2]
FORMS = ROOT / "src" / "ravenhill" / "server" / "forms"
DRAWN = ROOT / "src" / "ravenhill" / "engine" / "drawn.py"
API = ROOT / "docs" / "api.md"
OUT = ROOT / "web" / "src" / "shapes"
WIDTH = 120
WORDS = {
    **dict.fromkeys(("str", "StrictStr"), "string"),
    **dict.fromkeys(("int", "float", "StrictInt"), "number"),
    **dict.fromkeys(("bool", "StrictBool"), "boolean"),
    "Any": "unknown",
}
BAR = r" \| "  # a stroke inside a cell of a table
BASES = {"TypedDict", "BaseModel"}
FENCE = re.compile(r"(<!-- messages: (\w+) -->\n).*?(<!-- end of messages -->\n)", re.DOTALL)


class Unknown(Exception):
    """Something this writer has no TypeScript for."""

    def __init__(self, path: Path, node: ast.AST, why: str) -> None:
        super().__init__(f"{path.name}:{getattr(node, 'lineno', 0)}: {why}: {ast.unparse(node).splitlines()[0]}")


@dataclass
class Field:
    """One key of a shape."""

    name: str
    kind: str
    optional: bool
    about: str

    def written(self) -> str:
        about = _comment(self.about, "  ")
        return f"{about}  {self.name}{'?' if self.optional else ''}: {self.kind};\n"


@dataclass
class Shape:
    """A dict of named keys, or another name for a type (`same`)."""

    name: str
    about: str = ""
    bases: list[str] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    same: str = ""

    def written(self) -> str:
        head = f"{_comment(self.about)}export type {self.name} ="
        if self.same:
            line = f"{head} {self.same};\n"
            if len(line.splitlines()[-1]) <= WIDTH or "<" in line:
                return line
            return f"{head}\n  | " + "\n  | ".join(self.same.split(" | ")) + ";\n"
        own = "{\n" + "".join(f.written() for f in self.fields) + "}" if self.fields else ""
        return f"{head} {' & '.join([*self.bases, *filter(None, [own])]) or 'Record<string, never>'};\n"


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    said = " ".join(text.split())
    if len(indent) + len(said) + 7 <= WIDTH:
        return f"{indent}/** {said} */\n"
    lines = textwrap.wrap(said, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


class Source:
    """A Python file, or a folder of them, with the shapes it defines, in order."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.source = path
        self.plain = dict(WORDS)  # names that are said by a word of TypeScript
        self.shapes: dict[str, Shape] = {}
        self.marks: set[str] = set()  # classes without a field: they only say what their heirs are for
        self.known: set[str] = set()
        if path.is_dir():
            for file in _in_order(path):
                self._file(file, file.read_text(encoding="utf-8"))
        else:
            self._file(path, path.read_text(encoding="utf-8") if text is None else text)

    def _file(self, path: Path, text: str) -> None:
        self.path = path
        self.remarks = dict(_remarks(text))
        body = ast.parse(text).body
        for node in body:
            for name in _defined(node):
                if name in self.known:
                    raise Unknown(path, node, "a name that is taken already")
                self.known.add(name)
        for node in body:
            self._read(node)

    def _read(self, node: ast.stmt) -> None:
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()) | ast.FunctionDef():
                pass
            case ast.ClassDef():
                self._class(node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TypedDict")) as call):
                self._called(name, call)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._alias(name, value, node)
            case ast.AnnAssign(
                target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value
            ):
                self._alias(name, value, node)
            case _:
                raise Unknown(self.path, node, "neither a shape nor a name for one")

    def _alias(self, name: str, value: ast.expr, node: ast.stmt) -> None:
        kind = self.kind(value)
        if kind in WORDS.values():
            self.plain[name] = kind
        else:
            self.shapes[name] = Shape(name, self._remark(node), same=kind)

    def _class(self, node: ast.ClassDef) -> None:
        bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
        strange = [base for base in bases if base not in BASES and base not in self.known]
        if strange or not bases:
            raise Unknown(self.path, node, "not a TypedDict, nor a form")
        total = not any(k.arg == "total" and ast.unparse(k.value) == "False" for k in node.keywords)
        shape = Shape(node.name, ast.get_docstring(node) or "")
        shape.bases = [base for base in bases if base not in BASES and base not in self.marks]
        for one in node.body:
            match one:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=kind):
                    shape.fields.append(self._field(name, kind, one, total))
                case ast.Expr() | ast.FunctionDef() | ast.Assign(targets=[ast.Name(id="model_config")]) | ast.Pass():
                    pass
                case _:
                    raise Unknown(self.path, one, "not a field")
        if not shape.fields and set(bases) <= BASES:
            self.marks.add(node.name)
        else:
            self.shapes[node.name] = shape

    def _called(self, name: str, call: ast.Call) -> None:
        """TypedDict("Lines", {"from": int}): for keys that are no names in Python."""
        match call.args:
            case [ast.Constant(), ast.Dict(keys=keys, values=kinds)]:
                shape = Shape(name)
                for key, kind in zip(keys, kinds, strict=True):
                    if not isinstance(key, ast.Constant):
                        raise Unknown(self.path, call, "a key that is no word")
                    shape.fields.append(self._field(str(key.value), kind, kind, True))
                self.shapes[name] = shape
            case _:
                raise Unknown(self.path, call, "not a TypedDict with its keys")

    def _field(self, name: str, kind: ast.expr, node: ast.stmt | ast.expr, total: bool) -> Field:
        optional = not total
        match kind:
            case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
                kind, optional = inner, True
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            match node.value:
                case ast.Call(func=ast.Name(id="Field"), keywords=words):
                    for word in words:
                        if word.arg == "alias" and isinstance(word.value, ast.Constant):
                            name = str(word.value.value)
                    optional = any(word.arg in ("default", "default_factory") for word in words)
                case _:
                    optional = True
        if not name.isidentifier():
            raise Unknown(self.path, node, "a key that is no word")
        return Field(name, self.kind(kind), optional, self._remark(node))

    def _remark(self, node: ast.stmt | ast.expr) -> str:
        return self.remarks.get(node.end_lineno or 0, "")

    def kind(self, node: ast.expr) -> str:
        """A type in TypeScript."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str() as text):
                return self.kind(ast.parse(text, mode="eval").body)
            case ast.Name(id=name) if name in self.plain:
                return self.plain[name]
            case ast.Name(id=name) if name in self.known:
                return name
            case ast.BinOp(op=ast.BitOr()):
                return " | ".join(dict.fromkeys(map(self.kind, _either(node))))  # int and float are both numbers
            case ast.Subscript(value=ast.Name(id=outer), slice=inner):
                return self._made_of(node, outer, inner.elts if isinstance(inner, ast.Tuple) else [inner])
        raise Unknown(self.path, node, "no TypeScript for this")

    def _made_of(self, node: ast.expr, outer: str, inner: list[ast.expr]) -> str:
        match outer, inner:
            case "Annotated", [kind, *_]:
                return self.kind(kind)
            case "list", [kind]:
                return _many(self.kind(kind))
            case "tuple", [kind, ast.Constant(value=EllipsisType())]:
                return _many(self.kind(kind))
            case "tuple", _:
                return f"[{', '.join(map(self.kind, inner))}]"
            case "dict", [key, value]:
                return f"Record<{self.kind(key)}, {self.kind(value)}>"
            case "Literal", _:
                return " | ".join(map(self._literal, inner))
        raise Unknown(self.path, node, "no TypeScript for this")

    def _literal(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str() as text):
                return f'"{text}"'
            case ast.Constant(value=bool() as truth):
                return str(truth).lower()
            case ast.Constant(value=int() as number):
                return str(number)
        raise Unknown(self.path, node, "no TypeScript for this")

    def written(self) -> str:
        path = self.source
        source = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        head = f"// Written by web/build/shapes.py from {source}: change it there.\n"
        return "\n".join([head, *(shape.written() for shape in self.shapes.values())])

    def fields(self, name: str) -> Iterator[Field]:
        """The keys of a shape, those of its bases first."""
        for base in self.shapes[name].bases:
            yield from self.fields(base)
        yield from self.shapes[name].fields

    def messages(self, union: str) -> str:
        """A table of the messages of the socket, for docs/api.md."""
        rows = ["| message | means |", "|---|---|"]
        for name in self.shapes[union].same.split(" | "):
            parts = {f.name: f'"{f.name}"{"?" if f.optional else ""}: {f.kind}' for f in self.fields(name)}
            ordered = [parts.pop("type"), *parts.values()]
            means = " ".join(self.shapes[name].about.split())
            message = "{" + ", ".join(ordered) + "}"
            rows.append(f"| `{message.replace(' | ', BAR)}` | {means} |")
        return "\n".join(rows) + "\n"


def _remarks(text: str) -> Iterator[tuple[int, str]]:
    """What is said at the end of a line, by its number."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            yield token.start[0], token.string.lstrip("# ")


def _in_order(folder: Path) -> list[Path]:
    """The modules of a folder, each behind those it imports from."""
    trees = {p.stem: ast.parse(p.read_text(encoding="utf-8")) for p in sorted(folder.glob("*.py"))}
    order = TopologicalSorter(
        {
            name: [
                node.module.rpartition(".")[2]
                for node in tree.body
                if isinstance(node, ast.ImportFrom) and node.module and f".{folder.name}." in node.module
            ]
            for name, tree in trees.items()
        }
    )
    return [folder / f"{name}.py" for name in order.static_order()]


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def _either(node: ast.expr) -> Iterator[ast.expr]:
    """The parts of a union."""
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from _either(left)
            yield from _either(right)
        case _:
            yield node


def _many(kind: str) -> str:
    return f"({kind})[]" if " | " in kind or " & " in kind else f"{kind}[]"


def files() -> dict[Path, str]:
    """Every file that is written, with what belongs into it."""
    forms = Source(FORMS)
    texts = {OUT / "wire.ts": forms.written(), OUT / "drawn.ts": Source(DRAWN).written()}
    for path in sorted((ROOT / "src" / "ravenhill" / "games").glob("*/shapes.py")):
        texts[OUT / f"{path.parent.name}.ts"] = Source(path).written()
    texts[API] = FENCE.sub(lambda m: m[1] + forms.messages(m[2]) + m[3], API.read_text(encoding="utf-8"))
    return texts


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [p for p, text in files().items() if not p.is_file() or p.read_text(encoding="utf-8") != text]


def main(words: list[str]) -> int:
    try:
        old = stale()
    except Unknown as e:
        print(f"shapes.py: {e}", file=sys.stderr)
        return 1
    if words == ["--check"]:
        for path in old:
            print(f"{path.relative_to(ROOT)} is stale: python web/build/shapes.py writes it", file=sys.stderr)
        return bool(old)
    OUT.mkdir(exist_ok=True)
    for path, text in files().items():
        if path in old:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
