"""What pages and docstrings show runs, what pages link to is there, and the reference has every public name.

The site itself is built by `make docs`, which checks the links and their anchors as the site has them."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import yaml

import ravenhill

sys.path.insert(0, str(Path(__file__).parents[2] / "writers"))
import docs_site
import drawings
import fuzz_page

ROOT = Path(__file__).parents[2]
PACKAGE = Path(ravenhill.__file__).parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
OUTSIDE = [ROOT / name for name in ("README.md", "README.cs.md", "README.pl.md", "CONTRIBUTING.md", "CHANGELOG.md")]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def shown(path: Path) -> str:
    """The Python of a page, with its lines where they stand there."""
    text, lines = path.read_text(encoding="utf-8"), []
    for hit in BLOCK.finditer(text):
        lines += [""] * (text.count("\n", 0, hit.start(1)) - len(lines)) + hit[1].splitlines()
    return "\n".join(lines)


# --- what is shown runs ---


@pytest.mark.parametrize("page", [p for p in [*PAGES, *OUTSIDE] if shown(p)], ids=name)
def test_the_blocks_of_a_page_run_one_after_the_other(page: Path) -> None:
    exec(compile(shown(page), str(page), "exec"), {})


def test_the_pages_that_show_python_are_known() -> None:
    """A pattern that finds nothing would prove nothing; `py` is for what is not to be run here."""
    pages = {name(page) for page in [*PAGES, *OUTSIDE] if shown(page)}
    assert {"README.md", "docs/tutorial.md", "docs/python.md", "docs/howto/packs.md", "docs/learning.md"} <= pages


def test_the_first_table_takes_ten_lines() -> None:
    first = BLOCK.search((ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8"))
    assert first is not None and first[1].count("\n") <= 10


def docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    """The docstrings of a file that hold examples, read from the source: a compiled module has none."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text is not None and ">>> " in text:
                yield getattr(node, "name", "module"), getattr(node, "lineno", 1), text


EXAMPLES = [
    pytest.param(path, line, text, id=f"{path.relative_to(PACKAGE.parent).as_posix()}:{what}")
    for path in sorted(PACKAGE.rglob("*.py"))
    for what, line, text in docstrings(path)
]


@pytest.mark.parametrize(("path", "line", "text"), EXAMPLES)
def test_the_examples_of_a_docstring_run(path: Path, line: int, text: str) -> None:
    run_examples(module_of(path), path, line, text)


WRITERS = [docs_site, drawings, fuzz_page]


@pytest.mark.parametrize(
    ("writer", "line", "text"),
    [
        pytest.param(writer, line, text, id=f"{writer.__name__}:{what}")
        for writer in WRITERS
        for what, line, text in docstrings(Path(str(writer.__file__)))
    ],
)
def test_the_examples_of_the_writers_run(writer: ModuleType, line: int, text: str) -> None:
    run_examples(writer, Path(str(writer.__file__)), line, text)


def module_of(path: Path) -> ModuleType:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def run_examples(module: ModuleType, path: Path, line: int, text: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, dict(vars(module)), path.name, str(path), line)
    told: list[str] = []
    ran = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test, out=told.append)
    assert ran.attempted and not ran.failed, "".join(told)


def test_a_wrong_example_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_examples(docs_site, Path(docs_site.__file__), 1, ">>> 1 + 1\n3")


# --- what is linked is there ---


@pytest.mark.parametrize("page", [*PAGES, *OUTSIDE], ids=name)
def test_a_page_links_to_files_that_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [path for path in docs_site.linked(name(page), text) if not (ROOT / path).exists()] == []


# --- the site ---


def in_nav(entry: object) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, dict):
        yield from in_nav(list(entry.values()))
    elif isinstance(entry, list):
        for each in entry:
            yield from in_nav(each)


def test_every_page_has_its_place_and_only_one() -> None:
    places = list(in_nav(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]))
    translated = re.compile(r"docs/rules/[a-z]{2}/")
    assert len(places) == len(set(places))
    assert {docs_site.source(at) for at in places} >= {name(p) for p in PAGES if not translated.match(name(p))}


def test_the_reference_has_every_public_name() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    listed = set(re.findall(r"^::: ([\w.]+)", text, re.MULTILINE))
    told = {each.rpartition(".")[2] for each in listed}
    for members in re.findall(r"^::: ravenhill\n(?:    .*\n)*?      members: \[(.*)\]", text, re.MULTILINE):
        told |= set(members.split(", "))
    assert set(ravenhill.__all__) - told == set()


def test_the_glossary_has_every_term_and_leads_to_its_rule() -> None:
    text = docs_site.glossary()
    assert "| Nazgûl |" in text and "| seat | místo (u stolu) | miejsce (przy stole) |" in text
    links = re.findall(r"\[([A-Z][\d.]+)\]\((rules/\w+\.md)#([A-Z][\d.]+)\)", text)
    assert len(links) > 300
    for number, page, anchor in links:
        rules = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
        assert number == anchor and any(f'<a id="{anchor}">' in docs_site.addressed(line) for line in rules), number
