"""The folder of files: what it refuses, what goes into it, and that it needs nothing but itself."""

from __future__ import annotations

import ast
import gzip
import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from ludarium.bots.networks import FOLDER
from ludarium.site.build import index, make
from ludarium.site.bytecode import LEFT_OUT, as_tar, pack
from ludarium.site.look import look
from ludarium.site.parts import ALONE, CARRIED, PACKAGE, SiteError, carried, carry

PAGE = """<!doctype html><html><head><title>Ludarium</title>
<script type="module" src="/assets/app.js"></script></head></html>"""


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("kept", encoding="utf-8")
    with pytest.raises(SiteError, match="holds something else"):
        make(tmp_path, print)
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "kept"


def test_a_page_that_is_not_built_is_told(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="not built"):
        make(tmp_path / "site", print, page=tmp_path)
    assert not (tmp_path / "site").exists()


def test_only_a_folder_of_ours_is_looked_at(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="was not written by"):
        look(tmp_path)


def test_the_index_works_below_any_path_and_loads_only_what_is_its_own(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    text = index(tmp_path, "abc", 7)
    assert 'src="./assets/app.js"' in text
    assert '="/' not in text
    assert "default-src 'none'" in text
    assert '<meta name="ludarium-home" content="abc 7" />' in text


def test_the_same_modules_give_the_same_bytes_without_their_sources(tmp_path: Path) -> None:
    for name in ("b.pyc", "a.csv", "a.py", "deep/c.so"):
        (tmp_path / "made" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "made" / name).write_text(name, encoding="utf-8")
    pack(tmp_path / "one", as_tar(tmp_path / "made"))
    pack(tmp_path / "two", as_tar(tmp_path / "made"))
    one, two = ((tmp_path / f"{name}.packed").read_bytes() for name in ("one", "two"))
    assert one == two
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(one))) as archive:
        assert archive.getnames() == ["a.csv", "b.pyc", "deep/c.so"]


def test_what_bots_have_learned_goes_with_them(tmp_path: Path) -> None:
    """As strong as at home: the files of weights are data that the package carries."""
    carry(tmp_path)
    weights = {path.name for path in FOLDER.glob("*.json")}
    assert weights
    assert {path.name for path in (tmp_path / "ludarium" / "bots" / "weights").iterdir()} == weights | (
        {path.name for path in FOLDER.glob("*.py")}
    )


# Never imported in a page: what serves, keeps and builds at home; and names looked up late.
AT_HOME_ONLY = {
    "__init__.py",
    "review/page.py",
    "server/serve.py",
    "server/store/sqlite.py",
    "site/bytecode.py",
    "site/look.py",
}


def imported(path: Path) -> set[str]:
    """What a module imports, wherever in it; what only type checkers read is not."""
    found = set[str]()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unread = [node for node in ast.walk(tree) if isinstance(node, ast.If) and _is_for_types(node.test)]
    skipped = {id(inner) for node in unread for part in node.body for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def _is_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def test_whatever_a_module_of_the_page_imports_goes_with_it() -> None:
    """Also what is imported late: of our own packages, and of Python's library."""
    ours = {*CARRIED, *(name.removesuffix(".py") for name in ALONE)}
    for path in carried():
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix != ".py" or name in AT_HOME_ONLY:
            continue
        for module in imported(path):
            first, _, rest = module.partition(".")
            assert first not in LEFT_OUT, (name, module)
            assert first != "ludarium" or not rest or rest.split(".")[0] in ours, (name, module)


def test_the_house_starts_from_what_is_carried_alone(tmp_path: Path) -> None:
    """What the modules import is carried, or among the three packages that are fetched for the page."""
    carry(tmp_path / "own")
    asked = (
        "import sys; sys.modules.update(dict.fromkeys("
        "'starlette uvicorn fluent babel typer rich openskill websockets sqlite3'.split()));"
        "import ludarium.site.house, ludarium.site.thinker; print(ludarium.site.house.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={"PYTHONPATH": str(tmp_path / "own")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert str(tmp_path) in done.stdout, done.stderr
