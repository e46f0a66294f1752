"""Somebody's web space: a plain file server with the folder of `ludarium site` somewhere in it."""

from __future__ import annotations

import functools
import shutil
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from ludarium.server.app import PAGE
from ludarium.site.build import make, seal
from ludarium.site.look import Files, look

BELOW = "games/table"


class CuttingFiles(Files):
    """Sends the first half of some files, as a broken line does."""

    def __init__(self, *args: Any, space: WebSpace, **more: Any) -> None:
        self.space = space
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        cut = self.space.cut is not None and self.path.endswith(self.space.cut)
        self.close_connection = cut
        outputfile.write(data[: len(data) // 2] if cut else data)


class WebSpace:
    """The folder, the server, and what is wrong with the line."""

    def __init__(self, root: Path, like: WebSpace | None = None) -> None:
        self.folder = root / BELOW
        self.cut: str | None = None  # the end of the names of files that do not come through whole
        if like is None:
            make(self.folder, lambda _: None)
        else:
            shutil.copytree(like.folder, self.folder)
        self.server = look(self.folder, root=root)
        self.server.RequestHandlerClass = functools.partial(CuttingFiles, directory=str(root), space=self)
        self.address = f"http://localhost:{self.server.server_address[1]}/{BELOW}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def publish(self, language: str, before: str, after: str) -> None:
        """Put a newer version there, which says something else."""
        file = self.folder / "words" / language / "house.ftl"
        text = file.read_text(encoding="utf-8")
        assert before in text
        file.write_text(text.replace(before, after), encoding="utf-8")
        seal(self.folder, PAGE)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def kept(page: Page) -> None:
    """Wait until the service worker has all files."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
