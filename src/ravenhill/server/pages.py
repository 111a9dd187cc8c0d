"""What a browser opens: the built client, or a plain page that says it is not built; the API's own readable page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from ravenhill.server.refusal import Refusal

CLIENT: Final = Path(os.environ.get("RAVENHILL_CLIENT") or Path(__file__).parents[1] / "webclient")
OWN: Final = Path(__file__).parent / "pages"
YEAR: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class Page:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": YEAR if self.lasting else "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def read_folder(folder: Path) -> dict[str, Page]:
    """Every file of a folder, packed once, ready to be sent."""
    found: dict[str, Page] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".map", ".gz", ".br"):
            body = path.read_bytes()
            packed = gzip.compress(body, 9, mtime=0)
            kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            name = path.relative_to(folder).as_posix()
            tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            lasting = name.startswith("assets/")  # the build puts a hash into these names
            found[name] = Page(body, packed if len(packed) < len(body) * 0.9 else None, kind, tag, lasting)
    return found


def make_router(client: Path = CLIENT) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    own = read_folder(OWN)
    built = read_folder(client) if (client / "index.html").is_file() else {}
    home = built.get("index.html") or own["plain.html"]

    @router.get("/docs")
    async def docs(request: Request) -> Response:
        return own["docs.html"].answer(request)

    @router.get("/docs/{name}")
    async def docs_part(request: Request, name: str) -> Response:
        if name not in ("docs.js", "docs.css"):
            raise Refusal("missing", "server-no-page")
        return own[name].answer(request)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path in built:
            return built[path].answer(request)
        # the client finds its own way from any address that is not a file's
        if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
            raise Refusal("missing", "server-no-page")
        return home.answer(request)

    return router
