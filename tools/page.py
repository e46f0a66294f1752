"""The page that the server sends, bundled by deno; its entry is named after its content."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "src" / "ludarium" / "web"
DIST = WEB / "dist"
STAMP = DIST / ".built"  # the fingerprint of the sources that were built
MADE = {"node_modules", "dist"}  # folders that are no source
WORKERS = ("house-worker", "thinker-worker", "sw")  # of a page that keeps the house itself
BUNDLE = [
    *"bundle --platform browser --minify --code-splitting --outdir dist src/main.ts".split(),
    *(f"src/home/{name}.ts" for name in WORKERS),
]
KEPT = ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest")  # copied as they are
FIGTREE, LORA = "@fontsource-variable/figtree", "@fontsource/lora"
FONTS = {  # what src/look/fonts.ts asks for: Latin, and what Hungarian and Polish have besides
    "figtree-latin-5.3.0.woff2": f"{FIGTREE}/files/figtree-latin-wght-normal.woff2",
    "figtree-latin-ext-5.3.0.woff2": f"{FIGTREE}/files/figtree-latin-ext-wght-normal.woff2",
    "figtree-licence.txt": f"{FIGTREE}/LICENSE",
    "lora-latin-5.3.0.woff2": f"{LORA}/files/lora-latin-600-normal.woff2",
    "lora-latin-ext-5.3.0.woff2": f"{LORA}/files/lora-latin-ext-600-normal.woff2",
    "lora-licence.txt": f"{LORA}/LICENSE",
}
TABLES = WEB / "src" / "tables"
DRAWN = TABLES / "drawn.ts"
DRAWINGS = {  # the lists in that file, each with the file that a family's folder has for it
    "TABLES": ("table.ts", "the games of a family"),
    "PICTURES": ("how.ts", "the steps of how they are played"),
    "CARDS": ("printed.ts", "their cards in a list"),
}
ANY = "any"  # the folder of the table for games without a drawing
WHY_NOT = "The page could not be built: its libraries come from the npm registry, once. Is there a network?"


def fingerprint() -> str:
    """Changes whenever a source of the page does."""
    told = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if path.is_file() and not MADE & set(name.parts):
            told.update(f"{name.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


def is_built() -> bool:
    """Whether the page is there and made of the sources as they are."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def deno_found(folder: Path | None = None) -> str | None:
    """The deno that pip has put into this environment or into a folder of programs."""
    if folder is not None:
        return shutil.which("deno", path=str(folder))
    try:
        from deno import find_deno_bin
    except ImportError:
        return shutil.which("deno")
    return str(find_deno_bin())


def deno(program: str, *args: str) -> int:
    """Run deno on the page; gives its exit code."""
    env = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    return subprocess.run([program, args[0], "--quiet", *args[1:]], cwd=WEB, env=env, check=False).returncode


def drawn() -> str:
    """What draws each family, as its folder tells: a bundler has to see every import written out."""
    folders = sorted(folder for folder in TABLES.iterdir() if folder.is_dir() and folder.name != ANY)
    told = ["// Written by tools/page.py from the folders beside it whenever the page is built.\n"]
    for name, (file, what) in DRAWINGS.items():
        found = [folder.name for folder in folders if (folder / file).exists()]
        lines = [f'  {family}: () => import("./{family}/{file}"),\n' for family in found]
        told += [f"\n/** What draws {what}, loaded when it is needed. */\n"]
        told += [f"export const {name}: Record<string, () => Promise<unknown>> = {{\n", *lines, "};\n"]
    return "".join(told)


def write_drawn() -> None:
    """Write that file anew where a folder has come or gone."""
    if not DRAWN.exists() or DRAWN.read_text(encoding="utf-8") != drawn():
        DRAWN.write_text(drawn(), encoding="utf-8")


def build(program: str | None) -> bool:
    """Build the page if it is not there; whether it is there now."""
    write_drawn()
    if is_built():
        return True
    shutil.rmtree(DIST, ignore_errors=True)
    if program is None or deno(program, "install", "--frozen") or deno(program, *BUNDLE):
        shutil.rmtree(DIST, ignore_errors=True)
        return False
    _tighten()
    _name_entry()
    STAMP.write_text(fingerprint(), encoding="utf-8")
    return True


def _tighten() -> None:
    """Templates and styles keep their indents through the minifier; nobody reads them there."""
    for script in DIST.glob("*.js"):
        script.write_bytes(re.sub(rb"\n\s+", b"\n", script.read_bytes()))


def _name_entry() -> None:
    """Files under /assets are kept by browsers for ever, so the entry's name changes with what is in it."""
    main = DIST / "main.js"
    name = f"app-{hashlib.sha256(main.read_bytes()).hexdigest()[:10]}.js"
    main.rename(DIST / name)
    for picture in KEPT:
        shutil.copyfile(WEB / picture, DIST / picture)
    for kept, font in FONTS.items():
        shutil.copyfile(WEB / "node_modules" / font, DIST / kept)
    index = (WEB / "index.html").read_text(encoding="utf-8")
    (DIST / "index.html").write_text(index.replace("app.js", name), encoding="utf-8")
