"""`ludarium site DIR`: the whole house as a folder of files, for any web space or none."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from ludarium.curious.told import curious
from ludarium.games import HOUSE
from ludarium.server import words
from ludarium.server.app import PAGE
from ludarium.site import bytecode
from ludarium.site.parts import SiteError, packages, pyodide
from ludarium.text.catalogues import LANGUAGES

FILES = "files.json"  # what the service worker keeps; also the sign that a folder is ours
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
APP = ("manifest.webmanifest", "icon-192.png", "icon-512.png")  # what a phone installs it by
SEALED = ("index.html", FILES, "sw.js")  # what tells the version; the first is kept as "./"
LOCK = "pyodide-lock.json"
RUNTIME = ("pyodide.asm.mjs", "pyodide.asm.wasm")
Say = Callable[[str], None]


def make(folder: Path, say: Say, page: Path | None = None) -> Path:
    """Write the folder; an older one is replaced once the new one is whole."""
    _may_write(folder)
    source = page or PAGE
    if not (source / "index.html").is_file() or not (source / "home").is_dir():
        raise SiteError("the page is not built; `python3 run.py` builds it")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".ludarium-site-") as work:
        made = Path(work) / "site"
        _fill(made, Path(work), source, say)
        _replace(folder, made)
    return folder


def _may_write(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / FILES).is_file():
        raise SiteError(f"{folder} holds something else; name a new or an empty folder")


def _fill(made: Path, work: Path, page: Path, say: Say) -> None:
    say("Copying the page …")
    shutil.copytree(page, made / "assets", ignore=shutil.ignore_patterns("index.html"))
    (made / "assets" / "home" / "sw.js").unlink()
    _python(made, work, say)
    _words(made)
    for name in APP:
        shutil.copyfile(page / name, made / name)
    seal(made, page)


def seal(made: Path, page: Path) -> None:
    """Give the files their version, which the index, the service worker and the list of files tell."""
    for name in SEALED:
        (made / name).unlink(missing_ok=True)
    version = _version(made)
    worker = (page / "home" / "sw.js").read_text(encoding="utf-8")
    _write(made / "index.html", index(page, version, _megabytes(made)).encode())
    files = [name for name in _listed(made) if name not in SEALED]
    _write(made / FILES, msgspec.json.encode({"version": version, "files": files}))
    _write(made / "sw.js", f'self.ludariumVersion="{version}";\n{worker}'.encode())


def _python(made: Path, work: Path, say: Say) -> None:
    """Pyodide and all modules, compiled and packed."""
    say("Fetching Python for the page …")
    npm = pyodide(work)
    runtime = npm / "node_modules" / "pyodide"
    say("Fetching its packages …")
    packages(work, work / bytecode.PACKAGES)
    say("Compiling Python's modules …")
    bytecode.compiled(npm, runtime / "python_stdlib.zip", work)
    (made / "python").mkdir()
    shutil.copyfile(runtime / "pyodide.mjs", made / "python" / "pyodide.mjs")
    lock = msgspec.json.decode((runtime / LOCK).read_bytes())
    _write(made / "python" / LOCK, msgspec.json.encode({**lock, "packages": {}}))  # all are here already
    for name in RUNTIME:
        bytecode.pack(made / "python" / name, (runtime / name).read_bytes())
    bytecode.pack(made / "python" / "library.zip", bytecode.as_zip(work / bytecode.LIBRARY))
    bytecode.pack(made / "python" / "packages.tar", bytecode.as_tar(work / bytecode.PACKAGES))


def _words(made: Path) -> None:
    """What a server would answer to everybody alike: the facts of the games and all words."""
    _write(made / "api" / "games.json", msgspec.json.encode([words.facts(game) for game in HOUSE]))
    for game in HOUSE:
        _write(made / "api" / "games" / game.id / "curious.json", msgspec.json.encode(curious(game)))
    for language in LANGUAGES:
        for family in dict.fromkeys([words.HOUSE, *(game.family for game in HOUSE)]):
            text = words.catalogue(language, family)
            assert text is not None
            _write(made / "words" / language / f"{family}.ftl", text.encode())


def index(page: Path, version: str, megabytes: int) -> str:
    """The one page of the folder: addresses from here on, the house at home, nothing from elsewhere."""
    text = (page / "index.html").read_text(encoding="utf-8").replace('="/', '="./')
    mark = "<title>"
    home = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'<meta name="ludarium-home" content="{version} {megabytes}" />\n    '
    )
    assert mark in text
    return text.replace(mark, home + mark)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _listed(made: Path) -> list[str]:
    """Every file, as an address from the folder on."""
    return sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())


def _version(made: Path) -> str:
    """Changes whenever a file does."""
    total = hashlib.sha256()
    for name in _listed(made):
        total.update(f"{name}\0".encode() + hashlib.sha256((made / name).read_bytes()).digest())
    return total.hexdigest()[:12]


def _megabytes(made: Path) -> int:
    """What has to be loaded once, as a web space sends it: wasm and texts packed."""
    sizes = (len(zlib.compress(path.read_bytes(), 6)) for path in made.rglob("*") if path.is_file())
    return max(1, round(sum(sizes) / 1e6))


def _replace(folder: Path, made: Path) -> None:
    old = made.with_name("old")
    if folder.exists():
        os.replace(folder, old)
    os.replace(made, folder)
