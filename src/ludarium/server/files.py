"""The built page, read once: each file with its type and, if that helps, compressed."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
FONT = {".woff2": "font/woff2"}  # older Pythons do not know it
WORTH = 1024  # bytes; what is smaller is not compressed
QUICKLY = 5  # how much trouble is taken to make small what is sent once
TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest")


class Content(NamedTuple):
    """What is sent, plain and compressed."""

    plain: bytes
    small: bytes | None
    kind: str

    @classmethod
    def of(cls, plain: bytes, kind: str) -> Content:
        small = gzip.compress(plain, 9, mtime=0) if len(plain) >= WORTH and kind.startswith(TEXTS) else None
        return cls(plain, small, kind)

    def answer(self, request: Request, keep: str, status: int = 200) -> Response:
        """The smaller form, if the browser takes it."""
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if self.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.small, status, media_type=self.kind, headers=headers)
        return Response(self.plain, status, media_type=self.kind, headers=headers)


async def smaller(request: Request, made: Response) -> Response:
    """A text that was made for this request, compressed beside the loop if the browser takes it so."""
    plain = bytes(made.body)
    if len(plain) < WORTH or "gzip" not in request.headers.get("accept-encoding", ""):
        return made
    made.body = await asyncio.to_thread(gzip.compress, plain, QUICKLY, mtime=0)
    made.headers["Content-Length"] = str(len(made.body))
    made.headers["Content-Encoding"] = "gzip"
    made.headers["Vary"] = "Accept-Encoding"
    return made


class Files:
    """The files of a folder by their names; a name that is not among them is never looked for on the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: dict[str, Content] = {}
        self.built = 0.0

    async def index(self) -> Content | None:
        """The page itself; whenever it was built anew all files are read anew."""
        file = self.folder / "index.html"
        if not file.is_file():
            return None
        if file.stat().st_mtime != self.built:
            self.built = file.stat().st_mtime
            self.found = await asyncio.to_thread(self._read)
        return self.found.get("index.html")

    async def asset(self, name: str) -> Content | None:
        if not self.found:
            await self.index()
        return self.found.get(name)

    def _read(self) -> dict[str, Content]:
        return {name: _content(path) for name, path in self._files()}

    def _files(self) -> list[tuple[str, Path]]:
        paths = (path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink())
        return [(path.relative_to(self.folder).as_posix(), path) for path in paths]


def _content(path: Path) -> Content:
    kind = FONT.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Content.of(path.read_bytes(), kind)
