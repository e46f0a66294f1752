"""A folder that `ludarium site` has written, shown on this machine as any web space would send it."""

from __future__ import annotations

import functools
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ludarium.site.build import FILES
from ludarium.site.parts import SiteError


class Files(SimpleHTTPRequestHandler):
    """Sends files, and says nothing about it."""

    extensions_map = {  # noqa: RUF012 (the library's own way)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def look(folder: Path, port: int = 0, root: Path | None = None) -> ThreadingHTTPServer:
    """A server of the files of a folder, or of what it lies in, for this machine alone."""
    if not (folder / FILES).is_file():
        raise SiteError(f"{folder} was not written by `ludarium site`")
    return ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Files, directory=str(root or folder)))
