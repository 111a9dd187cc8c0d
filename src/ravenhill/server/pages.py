"""What a browser opens: the built client, or a plain page that says it is not built; the docs; the API's own page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ravenhill.engine import game as shelf
from ravenhill.server import ledger
from ravenhill.server.refusal import Refusal

CLIENT: Final = Path(os.environ.get("RAVENHILL_CLIENT") or Path(__file__).parents[1] / "webclient")
SITE: Final = Path(os.environ.get("RAVENHILL_SITE") or Path(__file__).parents[1] / "site")
OWN: Final = Path(__file__).parent / "pages"
YEAR: Final = "public, max-age=31536000, immutable"
OWN_YEAR: Final = YEAR.replace("public", "private")  # for one browser only: not everybody may ask
# The client's own pages, by the first part of their address: it finds its way from there (web/src/lib/route.svelte.ts).
ROOMS: Final = frozenset(
    {"", "beside", "t", "new", "rules", "about", "account", "confirm", "puzzles", "reset", "return", "workshop"}
)
OF_A_GAME: Final = frozenset({"beside", "new", "rules", "puzzles", "workshop"})  # whose address goes on with a game
PACKED: Final = CLIENT / "packed"  # by digest: what the build has packed harder than there is time for here
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class Page:
    body: bytes
    packed: dict[str, bytes]  # by its coding, the best one first
    kind: str
    tag: str
    lasting: bool

    @property
    def digest(self) -> str:
        return self.tag.strip('"')

    def answer(self, request: Request, keep: str = YEAR, status: int = 200) -> Response:
        headers = {"etag": self.tag, "cache-control": keep if self.lasting else "no-cache", "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        taken = {coding.partition(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")}
        for coding, packed in self.packed.items():
            if coding in taken:
                return Response(packed, status, {**headers, "content-encoding": coding}, self.kind)
        return Response(self.body, status, headers, self.kind)


async def is_there(request: Request, path: str) -> bool:
    """Whether the client has something to show at this address; where nobody can say so of a table, it has."""
    room, *rest = [part for part in path.split("/") if part] or [""]
    if room in OF_A_GAME:
        return rest[0] in {info.id for info in shelf.games()} if rest else room == "workshop"
    if room != "t":
        return room in ROOMS
    services = getattr(request.app.state, "services", None)
    if not rest or services is None or rest[0] in services.open_tables.by_id:
        return bool(rest)
    tables = ledger.tables.c
    try:
        async with services.store.read() as c:
            found = await c.scalar(
                sa.select(tables.id).where((tables.id == rest[0]) & (tables.status != ledger.STORING))
            )
    except Refusal:  # the page is there without its database
        return True
    return found is not None


def read_folder(folder: Path) -> dict[str, Page]:
    """Every file of a folder, packed once, ready to be sent."""
    found: dict[str, Page] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".map", ".gz", ".br"):
            name = path.relative_to(folder).as_posix()
            found[name] = read_page(path, lasting=name.startswith("assets/"))  # the build puts a hash into these names
    return found


def read_page(path: Path, lasting: bool = False) -> Page:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page_of(path.read_bytes(), kind, lasting)


def page_of(body: bytes, kind: str, lasting: bool = False) -> Page:
    digest = hashlib.sha256(body).hexdigest()[:20]
    harder = PACKED / f"{digest}.br"
    packed = {"br": harder.read_bytes()} if harder.is_file() else {}
    packed["gzip"] = gzip.compress(body, 9, mtime=0)
    worth = {coding: found for coding, found in packed.items() if len(found) < len(body) * 0.9}
    return Page(body, worth, kind, f'"{digest}"', lasting)


class Site:
    """The docs, where the package brings them: many pages that few read, so each is read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._read: dict[str, Page] = {}

    @property
    def shipped(self) -> bool:
        return "index.html" in self._paths

    def page(self, name: str) -> Page:
        if name not in self._paths:
            raise Refusal("missing", "server-no-page")
        if name not in self._read:
            self._read[name] = read_page(self._paths[name])
        return self._read[name]


def make_router(client: Path = CLIENT, docs: Path = SITE) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    own = read_folder(OWN)
    built = read_folder(client) if (client / "index.html").is_file() else {}
    home = built.get("index.html") or own["plain.html"]
    site = Site(docs)

    @router.get("/api/docs")
    async def api_docs(request: Request) -> Response:
        return own["docs.html"].answer(request)

    @router.get("/api/docs/{name}")
    async def api_docs_part(request: Request, name: str) -> Response:
        if name not in ("docs.js", "docs.css"):
            raise Refusal("missing", "server-no-page")
        return own[name].answer(request)

    @router.get("/docs")
    @router.get("/docs/")
    async def docs_door() -> Response:
        return RedirectResponse("/docs/index.html" if site.shipped else "/api/docs")

    @router.get("/docs/{name:path}")
    def docs_page(request: Request, name: str) -> Response:  # in a thread: it may read and pack a file
        return site.page(name).answer(request)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path in built:
            return built[path].answer(request)
        # the client finds its own way from any address that is not a file's
        if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
            raise Refusal("missing", "server-no-page")
        return home.answer(request, status=200 if await is_there(request, path) else 404)

    return router
