"""What `make docs` does to the pages on their way into the site (a hook of mkdocs, see mkdocs.yml).

The pages are written for whoever reads them in the repository. Here files outside docs/ that a page links to are taken
along, lists are set as Python-Markdown reads them, every numbered rule gets an address and what cites it a link, the
site gets the colours of the table, files are shown whole and pictures drawn where a page asks for it, and the glossary
is written from the terms of the locale."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import drawings

from ravenhill import glossary as meanings
from ravenhill import rulebook

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
TERMS = ROOT / "src" / "ravenhill" / "locale" / "terms"
BOOKS = {  # a file of terms: the books that use them, and how its chapter of the glossary is called
    "common": ((), "At the table"),
    "tolkien": (("wotr", "bofa", "cardgame"), "The three games of Middle-earth"),
    "wotr": (("wotr",), "War of the Ring"),
    "bofa": (("bofa",), "The Battle of Five Armies"),
    "ironwood": (("ironwood",), "Ironwood"),
    "cardgame": (("cardgame",), "The Card Game"),
}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)\s#]+)(#[^)\s]*)?(?=\))")
FENCE = re.compile(r"^ *```")
NAMED = re.compile(r"^```(\w+) ([\w./-]+)$")  # ```python turn.py: a block with the name of its file
ITEM = re.compile(r"^( *)(?:[-*]|\d+\.) ")
NUMBERED = re.compile(r"^(?P<before> *- |\| ?)(?P<number>[A-Z]\d+(?:\.\d+)+[a-z]?)(?=[ |])")
# Not within code, a link or an anchor.
CITED = re.compile(r"`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^>]*>|(?<![\w.])([A-Z])\d+(?:\.\d+)+[a-z]?(?![\w.]*\w)")
CITING = ("docs/games/", "docs/positions/", "docs/rulings.md")
SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)
HERE = "<!-- terms -->"
WHOLE = re.compile(r"^<!-- file: ([\w./-]+) -->$", re.MULTILINE)
DRAWN = re.compile(r"^<!-- drawing: ([\w-]+) -->$", re.MULTILINE)
NOTEBOOK = re.compile(r"^<!-- notebook: ([\w./-]+) -->$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Takes along what the pages link to outside docs/, and what those link to."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, "site/raven.svg", abs_src_path=str(ROOT / "web" / "public" / "raven.svg")))
    waiting = [source(file.src_uri) for file in files.documentation_pages()]
    while waiting:
        page = waiting.pop()
        for path in linked(page, (ROOT / page).read_text(encoding="utf-8")):
            at = address(path)
            if files.get_file_from_path(at) is None and (ROOT / path).is_file():
                files.append(File.generated(config, at, abs_src_path=str(ROOT / path)))
                if path.endswith(".md"):
                    waiting.append(path)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    path = source(page.file.src_uri)
    if page.parent is None:
        page.meta.setdefault("hide", ["navigation"])  # a tab of one page: nothing to choose beside it
    text = "\n".join(set_lists(markdown.splitlines()))
    if path.startswith("docs/rules/"):
        text = "\n".join(addressed(line) for line in text.splitlines())
    if path.startswith(CITING):
        text = cited(text, "../" * (path.count("/") - 1))
    text = LINK.sub(lambda hit: moved(path, hit[1]) + (hit[2] or ""), text)
    text = WHOLE.sub(lambda hit: shown(hit[1]), text)
    text = NOTEBOOK.sub(lambda hit: unrolled(json.loads((ROOT / hit[1]).read_text(encoding="utf-8"))), text)
    text = DRAWN.sub(lambda hit: drawings.DRAWINGS[hit[1]](), text)
    return text.replace(HERE, glossary()) if HERE in text else text


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Scripts stand in files of their own: the server's pages may run none that is written into them."""
    up = "../" * page.url.count("/")
    scripts = Path(config.site_dir, "assets", "inline")

    def moved_out(hit: re.Match[str]) -> str:
        name = f"{hashlib.sha256(hit[1].encode()).hexdigest()[:12]}.js"
        scripts.mkdir(parents=True, exist_ok=True)
        (scripts / name).write_text(hit[1], encoding="utf-8")
        return f'<script src="{up}assets/inline/{name}"></script>'

    return SCRIPT.sub(moved_out, output)


# --- where a file of the repository stands in the site ---


def address(path: str) -> str:
    """docs/ is the root of the site; everything else lies under its own path.

    >>> address("docs/api.md"), address("examples/bot.py")
    ('api.md', 'examples/bot.py')
    """
    return path.removeprefix("docs/")


def source(at: str) -> str:
    """The file behind an address.

    >>> source("api.md"), source("CHANGELOG.md")
    ('docs/api.md', 'CHANGELOG.md')
    """
    return f"docs/{at}" if (ROOT / "docs" / at).exists() else at


def linked(page: str, text: str) -> list[str]:
    """The files of the repository a page links to."""
    return [posixpath.normpath(posixpath.join(posixpath.dirname(page), hit[1])) for hit in LINK.finditer(text)]


def moved(page: str, link: str) -> str:
    """A link of the repository as it is in the site.

    >>> moved("docs/api.md", "../examples/bot.py"), moved("CHANGELOG.md", "docs/upgrading.md")
    ('examples/bot.py', 'upgrading.md')
    """
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link))
    return posixpath.relpath(address(target), posixpath.dirname(address(page)) or ".")


# --- what Python-Markdown reads otherwise than the repository's reader ---


def set_lists(lines: list[str]) -> list[str]:
    """An empty line before a list, four spaces for a list within a list, and the name of a block as its title.

    >>> set_lists(["Of this book:", "- one", "  - two", "```python turn.py"])
    ['Of this book:', '', '- one', '    - two', '```python title="turn.py"']
    """
    out: list[str] = []
    coded = False
    for line in lines:
        if FENCE.match(line):
            coded = not coded
            line = NAMED.sub(r'```\1 title="\2"', line)
        elif not coded and (item := ITEM.match(line)):
            before = out[-1] if out else ""
            if before.strip() and not item[1] and not ITEM.match(before) and not before.startswith((" ", "#")):
                out.append("")
            line = " " * (4 * ((len(item[1]) + 1) // 2)) + line.lstrip()
        out.append(line)
    return out


def shown(path: str) -> str:
    """A file of the repository as a block of code."""
    code = (ROOT / path).read_text(encoding="utf-8")
    return f'```{path.rpartition(".")[2]} title="{path}"\n{code}```'


def unrolled(notebook: dict[str, Any]) -> str:
    """An executed notebook as a page: its words, its code, what that printed and drew."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        for told in cell["outputs"]:
            if "text" in told:
                parts.append(f"```text\n{''.join(told['text']).rstrip()}\n```")
            elif "image/png" in told.get("data", {}):
                picture = "".join(told["data"]["image/png"]).replace("\n", "")
                parts.append(f"![What the lines above draw](data:image/png;base64,{picture})")
    return "\n\n".join(parts)


def addressed(line: str) -> str:
    """A rule can be linked to by its number.

    >>> addressed("- I4.2 Income.")
    '- <a id="I4.2"></a>I4.2 Income.'
    """
    return NUMBERED.sub(r'\g<before><a id="\g<number>"></a>\g<number>', line)


def cited(text: str, up: str) -> str:
    """Numbers of rules lead to them, where they have an address.

    >>> cited("by I4.2, `I4.2` and I4.99", "../")
    'by [I4.2](../rules/ironwood.md#I4.2), `I4.2` and I4.99'
    """

    def led(hit: re.Match[str]) -> str:
        book = rulebook.book_of(hit[0]) if hit[1] else None
        if book is None or hit[0] not in addresses(book):
            return hit[0]
        return f"[{hit[0]}]({up}rules/{book}.md#{hit[0]})"

    lines, coded = [], False
    for line in text.split("\n"):
        coded ^= bool(FENCE.match(line))
        lines.append(line if coded else CITED.sub(led, line))
    return "\n".join(lines)


@cache
def addresses(book: str) -> frozenset[str]:
    """The numbers of a rulebook that can be linked to."""
    lines = (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8").splitlines()
    return frozenset(found["number"] for line in lines if (found := NUMBERED.match(line)))


# --- the glossary ---


def glossary() -> str:
    """Every term with its Czech and Polish name, what it means in each game, and the rule that says more."""
    lines: list[str] = []
    for name, (books, title) in BOOKS.items():
        terms = tomllib.loads((TERMS / f"{name}.toml").read_text(encoding="utf-8"))["term"]
        lines += [f"## {title}", "", "| term | Czech | Polish | what it means, or the first rule that says it |"]
        lines += ["|---|---|---|---|"]
        for term in sorted(terms, key=lambda term: term["en"].casefold()):
            said = (meaning(term["en"], book) or first_said(term["en"], book) for book in books)
            told = "<br>".join(filter(None, said))
            lines.append(f"| {term['en']} | {term['cs']} | {term['pl']} | {told} |")
        lines.append("")
    return "\n".join(lines)


def meaning(term: str, book: str) -> str:
    """The sentence of a game's glossary with a link to its rule, or nothing."""
    found = next((record for record in meanings.records(book) if record["term"] == term), None)
    if found is None:
        return ""
    anchor = f"#{found['rule']}" if "." in found["rule"] else ""  # a whole chapter has no address of its own
    return f"{found['en']} [{found['rule']}](rules/{book}.md{anchor})"


def first_said(term: str, book: str) -> str:
    """A link to the first rule of a book that has the term, or nothing."""
    bare = re.sub(r" \(.*\)$", "", term)
    word = re.compile(rf"\b{re.escape(bare)}s?\b")
    for number, block in rulebook.rules(book).items():
        if NUMBERED.match(f"- {number} ") and word.search(block.text):
            return f"[{number}](rules/{book}.md#{number})"
    return ""
